package rage

import (
	"fmt"
	"strings"
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
)

var suite = gamestest.New(gamestest.Suite[*game]{
	Kind: Kind(), Cards: allCards, Sums: sums,
	Hand:        func(g *game, s games.Seat) []string { return g.Hands[s].names() },
	Choices:     hiddenBids,
	Playthrough: games.Setup{Seats: 3, Seed: [32]byte{9}, Values: map[string]int{"hands": 6}},
	Choose:      choose,
	Round: func(g *game) (int, string) {
		return g.Round, fmt.Sprintf(", dealer %d, trump %s", g.Dealer, g.Trumps.turned())
	},
	Sense: asked, Times: 5, Claim: claim, Plant: true, Apart: 6,

	Begin: newPosition, SetUp: setUp, Head: head, Event: eventText, Number: numbered,
	Position: func(g *game) []string { return []string{publicText(g.View(games.Table).(View))} },
	Moves: func(_ *game, _ games.Seat, p games.Prompt) string {
		return strings.ReplaceAll(gamestest.MovesText(p.Moves, 12), "play ", "")
	},
})

func TestGame(t *testing.T) { suite.Run(t) }

func BenchmarkGame(b *testing.B) { suite.Benchmark(b) }

// allCards are the cards in the hands, on the pile and in the tricks of this round. The hands and the pile say which are
// in the tricks; so what counts is that nothing is in two places, and that the cards in hands are as many as they must be.
func allCards(g *game) []string {
	all := g.Pile.names()
	for _, hand := range g.Hands {
		all = append(all, hand.names()...)
	}
	return append(all, g.played().names()...)
}

// hiddenBids are the bids that others may not know yet.
func hiddenBids(g *game) []string {
	if !g.Rules.HiddenBids || g.Phase >= Between {
		return nil
	}
	bids := make([]string, g.Seats)
	for s, t := range g.row() {
		if t.bid != noBid {
			bids[s] = fmt.Sprint("bid ", t.bid)
		}
	}
	return bids
}

// sums are the points of the rounds, and the bids that all can see.
func sums(view any) []gamestest.Sum {
	v := view.(View)
	totals, bids := gamestest.Sum{What: "totals", Whole: v.Totals, Points: true}, gamestest.Sum{What: "bids", Whole: []int{v.BidSum}}
	for _, round := range v.Scored {
		totals.Parts = append(totals.Parts, round.Points)
	}
	for _, bid := range v.Bids {
		if !v.Rules.HiddenBids || v.Phase >= Between {
			bids.Parts = append(bids.Parts, []int{max(0, bid)})
		}
	}
	return []gamestest.Sum{totals, bids}
}

// played are the cards in all tricks of this round.
func (g *game) played() set {
	rest := g.Pile
	for _, hand := range g.Hands {
		rest = rest.or(hand)
	}
	return wholePack.without(rest)
}
