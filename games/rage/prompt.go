package rage

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// Prompt lists all that a seat may do. An absent player bids the share of the tricks that falls to each player, rounded
// down, and plays the lowest number card that is legal, or else the first action card, with the first colour where one
// is asked for: both as far as that is not absurd, see robot_sane.go.
func (g *game) Prompt(s games.Seat) games.Prompt {
	switch {
	case !g.has(s):
		return games.Prompt{}
	case g.Phase == Bidding && g.mayBid(s):
		return games.Prompt{Moves: g.listBids(s), Must: true}
	case g.Phase == Playing && s == g.Turn:
		return games.Prompt{Moves: g.listPlays(), Must: true}
	case g.Phase == Playing:
		return games.Prompt{Ahead: g.listAhead(s)}
	}
	return g.Pause.Prompt(s, kit.All(g.Seats), g.Round)
}

func (g *game) listBids(s games.Seat) []string {
	var text [128]byte
	var ends [rounds + 1]int
	l := kit.NewMoves(text[:], ends[:], g.Round)
	hooked := g.hooked()
	usual := g.bidNear(s, g.dealt()/int(g.Seats))
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
	var room, saneRoom [32]play
	l := kit.NewMoves(text[:], ends[:], g.Step)
	plays, o := g.plays(room[:0]), g.oddsOf(g.Turn)
	first := lowest(o.sane(append(saneRoom[:0], plays...)))
	l = addPlay(l, first)
	for _, p := range plays {
		if p != first {
			l = addPlay(l, p)
		}
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

// lowest is the play of the number card of the lowest value, the first of several; if there is none, the first play.
func lowest(plays []play) play {
	best := plays[0]
	for _, p := range plays[1:] {
		if p.card.isNumber() && (!best.card.isNumber() || p.value() < best.value()) {
			best = p
		}
	}
	return best
}
