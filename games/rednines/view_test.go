package rednines

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

var ranks = []string{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}

func TestHandIsSortedByRank(t *testing.T) {
	for s := range games.Seat(8) {
		hand := begin(t, 8, 3, Rules{}).View(s).(View).Hand
		require.True(t, slices.IsSortedFunc(hand, func(a, b string) int {
			return slices.Index(ranks, rankOf(a)) - slices.Index(ranks, rankOf(b))
		}), "%v", hand)
	}
}

// Whoever looks on sees how many cards each has, and the cards of a round only when it is over.
func TestBystanderSeesNoHand(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		require.Nil(t, v.Hand)
		require.Equal(t, games.Table, v.Seat)
		require.Len(t, v.Scored, len(g.Scored))
		for s := range games.Seat(g.Seats) {
			own := g.View(s).(View)
			require.Len(t, own.Hand, v.Counts[s])
			own.Seat, own.Hand = games.Table, nil
			require.Equal(t, v, own, "a seat sees its own cards besides what all see, and nothing else")
		}
	})
}

// The needed rank follows the last play; the pile has the last thirteen plays of the round, oldest first.
func TestPileShowsTheLastPlays(t *testing.T) {
	var all []Play
	round := 0
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		if v.Round != round || len(v.Pile) == 0 {
			round, all = v.Round, nil
		}
		if len(g.Pile) > len(all) {
			all = append(all, v.Pile[len(v.Pile)-1])
		}
		require.Len(t, all, len(g.Pile))
		require.Equal(t, all[max(0, len(all)-13):], append([]Play(nil), v.Pile...))
		for i, p := range v.Pile[min(1, len(v.Pile)):] {
			rises := slices.Index(ranks, v.Pile[i].Rank)+1 == slices.Index(ranks, p.Rank)
			require.Equal(t, !rises, p.Fresh, "%v", v.Pile)
		}
		if v.Phase == Running {
			last := all[len(all)-1]
			require.Equal(t, slices.Index(ranks, last.Rank)+1, slices.Index(ranks, v.Needed))
			return
		}
		require.Empty(t, v.Needed)
	})
}

// What may happen is listed in one place, the documentation of the package.
func TestEveryEventIsDocumented(t *testing.T) {
	documented := gamestest.ReadDocumented(t)
	for n := 0; n < 200; n++ {
		r := rand.New(rand.NewPCG(uint64(n), 0))
		g := begin(t, 2+n%7, n, Rules{Small: true, ExtraRound: true})
		for g.Result() == nil {
			a := choose(g, r)
			if g.Phase == between && r.IntN(2) == 0 {
				waiting := g.nextIn() &^ g.Ready
				for s := range games.Seat(g.Seats) {
					if waiting.Has(s) {
						a = games.Action{Seat: s, Move: g.Prompt(s).Moves[0], At: start}
					}
				}
			}
			events, err := g.Apply(a)
			require.NoError(t, err)
			documented.Note(t, events)
		}
	}
	documented.AllHappened(t)
}
