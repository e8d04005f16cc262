package rednines

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render"
	"ruckus/render/screentest"
)

// A place of an older screen, or one that was made up, leads to the first place.
func TestUnknownPlaceIsTheFirst(t *testing.T) {
	table := sampleTable()
	opening := runningView(1, fullHand...)
	opening.Phase, opening.Needed = rednines.Opening, ""
	running := runningView(1, fullHand...)
	forced := games.Prompt{Must: true, Moves: []string{"play QD 12"}}
	for _, place := range []string{"home", "nowhere", "as", "as ", "as 9C", "as 2D", "as 9H2", "rank", "rank ", "rank 11", "rank KK", "page 2", "page -1", "rank *", "\x00"} {
		for _, c := range []struct {
			view any
			p    games.Prompt
		}{{opening, startPrompt(fullHand)}, {running, forced}, {nil, forced}} {
			require.Equal(t, render.Hand(table, 1, c.view, c.p, "", "", render.Reader{}), render.Hand(table, 1, c.view, c.p, place, "", render.Reader{}), place)
		}
	}
	for _, place := range []string{"as 9H", "rank Q"} {
		require.Equal(t, render.Hand(table, 1, running, forced, "", "", render.Reader{}), render.Hand(table, 1, running, forced, place, "", render.Reader{}),
			"%s is a place of the opening alone", place)
	}
	require.Equal(t, render.RulesPage(table, "", render.Reader{}), render.RulesPage(table, "nowhere", render.Reader{}))
}

// A screen of a view, prompt or result that makes no sense is still a screen.
func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	for _, phase := range []string{render.LobbyPhase, render.PlayingPhase, render.OverPhase, "closed", ""} {
		table := render.Table{Phase: phase, Kind: games.Kind{Title: "X"}, Look: Look(), Recent: []games.Event{{}, {Verb: "play", Seats: []games.Seat{-7, 99}, Cards: []string{"", "=", "ZZ"}}}}
		for _, res := range []*games.Result{nil, {}, {Winners: []games.Seat{-1, 5}, Scores: []int{1, 2}}} {
			table.Result = res
			for _, v := range []any{nil, 7, rednines.View{}, rednines.View{Phase: rednines.Between, Seat: 9, Round: 3}, rednines.View{
				Turn: 9, Dealer: -4, Pile: []rednines.Play{{Seat: 9}}, Counts: []int{-3, 99}, Hand: []string{"", "9H", "ZZ", "10D2x"},
				Scored: []rednines.Score{{Winner: 8, Points: []int{1}, Hands: nil}},
			}} {
				for _, r := range screentest.Readers(Look()) {
					render.Board(table, v, r)
					for _, place := range []string{"", "as 9H", "rank 7", "page 9"} {
						render.Hand(table, 3, v, games.Prompt{Moves: []string{"", "play", "play  ", "play 9H=", "pass", "play 9H 1"}}, place, "n", r)
					}
				}
			}
		}
	}
}
