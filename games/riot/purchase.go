package riot

import (
	"math/bits"
	"slices"

	"ruckus/games"
)

// applyBuying carries out a move of the purchase phase.
func (g *game) applyBuying(w words) error {
	switch {
	case w.is("buy", 2):
		return g.eachGroup("buy", w.word[1], g.buyUnits)
	case w.is("return", 2):
		return g.eachGroup("return", w.word[1], g.returnUnits)
	case w.is("card", 1):
		return g.buyCard()
	case w.is("bought", 1):
		g.finishBuying()
		return nil
	case w.word[0] == "play":
		err := g.play(w)
		if err == nil {
			g.boughtAll()
		}
		return err
	}
	return no("buying")
}

// eachGroup buys or gives back each group of units that a move names ("1M+2A"), and tells of all of them.
func (g *game) eachGroup(verb, text string, do func(n int, k *kind) (tokens, error)) error {
	groups, err := parseGroups(text)
	if err != nil {
		return err
	}
	t := g.turn()
	var all tokens
	for _, gr := range groups {
		which := g.t.kindWith(t, gr.letter)
		if which < 0 || !gr.plain() {
			return no("units-kind")
		}
		some, err := do(gr.n, &g.t.kinds[t][which])
		if err != nil {
			return err
		}
		all |= some
	}
	g.tell(games.Event{Verb: verb, Seats: g.seatsOf(t), Tokens: g.unitList(t, all)})
	return nil
}

// whyNotBuy is why the team on turn cannot pay for so many units of a kind, as a name in words.txt; "" where it can.
func (g *game) whyNotBuy(k *kind, n int) string {
	switch {
	case n*k.Cost > g.Credits:
		return "credits.units"
	case g.turn() == Police && g.Dearest > 0 && k.Cost >= g.Dearest:
		return "opinion.cost"
	}
	return ""
}

func (g *game) buyUnits(n int, k *kind) (all tokens, err error) {
	t := g.turn()
	if why := g.whyNotBuy(k, n); why != "" {
		return 0, no(why, "n", n, "unit", k.Name, "cost", n*k.Cost, "credits", g.Credits, "most", g.Dearest-1)
	}
	for range n {
		i := g.spare(t, g.t.kindOf[t][k.from])
		if i < 0 {
			return 0, no("buy.tokens", "unit", k.Name)
		}
		g.of(t)[i].at = bought
		all |= 1 << i
	}
	g.Credits -= n * k.Cost
	return all, nil
}

// returnable are the units that the team on turn can still give back (Purchase): those that it has bought in this turn since it
// last bought a card. Who has seen a card knows more than when the units before it were bought, so those stay.
func (g *game) returnable() tokens {
	return g.where(g.turn(), func(u *unit) bool { return u.at == bought && u.mark&kept == 0 })
}

// returnUnits gives units back to the supply, at their full price (Purchase): "return 1S".
func (g *game) returnUnits(n int, k *kind) (all tokens, err error) {
	t := g.turn()
	free := g.returnable() & k.tokens()
	switch {
	case n <= free.count():
	case n <= (g.tokensAt(t, bought) & k.tokens()).count():
		return 0, no("buy.seen")
	default:
		return 0, no("buy.many", "unit", k.Name)
	}
	for range n { // the last first, so that the supply is as if they had never been bought
		i := bits.Len64(uint64(free)) - 1
		g.of(t)[i] = unit{}
		free &^= 1 << i
		all |= 1 << i
	}
	g.Credits += n * k.Cost
	return all, nil
}

// kindWith is the kind of unit with a letter; -1 if the team has none.
func (t *tables) kindWith(team Team, letter byte) int {
	return slices.IndexFunc(t.kinds[team], func(k kind) bool { return k.letter == letter })
}

// cardPrice is what the next card of the turn costs.
func (g *game) cardPrice() int { return g.t.edition.Params.CardCost + g.Cards }

// whyNoCard is why the team on turn cannot buy a card, as a name in words.txt; "" where it can.
func (g *game) whyNoCard() string {
	switch t := g.turn(); {
	case t == Police:
		return "buy.police"
	case g.deck[t]|g.Discard[t] == 0:
		return "buy.cards"
	case g.cardPrice() > g.Credits:
		return "buy.price"
	}
	return ""
}

func (g *game) buyCard() error {
	if why := g.whyNoCard(); why != "" {
		return no(why, "price", g.cardPrice(), "credits", g.Credits)
	}
	g.Credits -= g.cardPrice()
	g.Cards++
	t := g.turn()
	for i := range g.returnable().all { // who has seen a card can give nothing back that came before it
		g.of(t)[i].mark = kept
	}
	g.draw(t, 1)
	return nil
}

// applyDeploying carries out a move of the deployment phase.
func (g *game) applyDeploying(w words) error {
	switch {
	case w.is("deploy", 3):
	case w.word[0] == "play":
		return g.play(w)
	default:
		return no("deploy.first")
	}
	p, err := g.t.place(w.word[1])
	if err != nil {
		return err
	}
	groups, err := parseGroups(w.word[2])
	switch {
	case err != nil:
		return err
	case !g.t.isEntry(p):
		return no("deploy.entry")
	}
	t := g.turn()
	var s tokens
	for _, gr := range groups {
		var ok bool
		s, ok = g.pick(gr, g.tokensAt(t, bought), s)
		if !ok || !gr.plain() {
			return no("deploy.units")
		}
	}
	g.deployTo(p, s)
	if g.tokensAt(t, bought) == 0 {
		g.startActing()
	}
	return nil
}
