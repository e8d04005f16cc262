package riot

import (
	"math/bits"

	"ruckus/games"
)

// returnable are the units that the team on turn can still give back (Purchase): those that it has bought in this turn since it
// last bought a card. Who has seen a card knows more than when the units before it were bought, so those stay.
func (g *game) returnable() (s tokens) {
	for i, u := range g.of(g.turn()) {
		if u.at == bought && u.mark&kept == 0 {
			s |= 1 << i
		}
	}
	return s
}

// keepBought has all that was bought so far in this turn stay.
func (g *game) keepBought() {
	units := g.of(g.turn())
	for s := g.returnable(); s != 0; s &= s - 1 {
		units[bits.TrailingZeros64(uint64(s))].mark = kept
	}
}

// returnUnits gives units back to the supply, at their full price (Purchase): "return 1S".
func (g *game) returnUnits(text string) error {
	t := g.turn()
	units := g.of(t)
	all, err := g.forEachGroup(text, func(n int, _ uint8, k *kind) (all tokens, err error) {
		free := g.returnable() & k.tokens()
		switch {
		case n <= free.count():
		case n <= (g.tokensAt(t, bought) & k.tokens()).count():
			return 0, games.Breaks("buy", "what you bought before your last card stays, since you have seen the card")
		default:
			return 0, games.Breaks("buy", "you can give back only what you have bought in this turn, and that isn't that many %s", k.Name)
		}
		for range n { // the last first, so that the supply is as if they had never been bought
			i := bits.Len64(uint64(free)) - 1
			units[i] = unit{}
			free &^= 1 << i
			all |= 1 << i
		}
		g.Credits += n * k.cost
		return all, nil
	})
	if err != nil {
		return err
	}
	g.tell(games.Event{Verb: "return", Seats: g.seatsOf(t), Tokens: g.unitList(t, all)})
	return nil
}
