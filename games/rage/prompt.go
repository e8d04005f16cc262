package rage

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// Prompt lists all that a seat may do. An absent player bids the share of the tricks that falls to each player, rounded
// down, and plays the lowest number card that is legal, or else the first action card, with the first colour where one
// is asked for.
func (g *game) Prompt(s games.Seat) games.Prompt {
	switch {
	case !g.has(s):
		return games.Prompt{}
	case g.Phase == Bidding && g.mayBid(s):
		return games.Prompt{Moves: g.listBids(), Must: true}
	case g.Phase == Playing && s == g.Turn:
		return games.Prompt{Moves: g.listPlays(), Must: true}
	case g.Phase == Playing:
		return games.Prompt{Ahead: g.listAhead(s)}
	}
	return g.Pause.Prompt(s, kit.All(g.Seats), g.Round)
}

func (g *game) listBids() []string {
	var text [128]byte
	var ends [rounds + 1]int
	l := kit.NewMoves(text[:], ends[:], g.Round)
	hooked := g.hooked()
	usual := g.dealt() / int(g.Seats)
	if usual == hooked {
		usual++
	}
	l = l.Add("bid ").AddInt(usual).End()
	for n := range g.dealt() + 1 {
		if n != usual && n != hooked {
			l = l.Add("bid ").AddInt(n).End()
		}
	}
	return l.List()
}

func (g *game) listPlays() []string {
	var text [512]byte
	var ends [32]int
	l := kit.NewMoves(text[:], ends[:], g.Step)
	cards := g.playable(g.Turn)
	if first, ok := lowest(cards); ok {
		l = addPlay(l, play{first, none})
		cards.remove(first)
	}
	before := packSize
	for !cards.empty() {
		c := cards.next()
		kind := c.kind()
		switch {
		case kind == before: // another one of the same kind
		case kind == wild:
			l = addEach(l, kind, everyColour)
		case kind == change && g.changes() != 0:
			l = addEach(l, kind, g.changes())
		default:
			l = addPlay(l, play{kind, none})
		}
		before = kind
	}
	return l.List()
}

// listAhead lists the cards that a seat may choose before its turn: those that ask for no colour.
func (g *game) listAhead(s games.Seat) (list []string) {
	before := packSize
	for cards := g.Hands[s]; !cards.empty(); {
		kind := cards.next().kind()
		if kind != before && kind != wild && kind != change {
			list = append(list, "play "+kind.String())
		}
		before = kind
	}
	return list
}

// lowest is the number card of the lowest value in a set, the first of several.
func lowest(s set) (lowest card, ok bool) {
	for k := range colour(colours) {
		if s.hasColour(k) {
			if c := s.lowest(k); !ok || c.value() < lowest.value() {
				lowest, ok = c, true
			}
		}
	}
	return lowest, ok
}
