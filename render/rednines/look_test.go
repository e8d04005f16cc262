package rednines

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render"
	"ruckus/render/screentest"
)

// What a nine stands for, and how many of a rank, can be chosen in the opening alone.
func TestPlacesOfTheOpening(t *testing.T) {
	table, running := sampleTable(), runningView(1, fullHand...)
	at := func(place string) render.Screen {
		return render.Hand(table, 1, running, games.Prompt{Must: true, Moves: []string{"play QD 12"}}, place, "", render.Reader{})
	}
	for _, place := range []string{"as 9H", "rank Q"} {
		require.Equal(t, at(""), at(place), place)
	}
	require.Equal(t, render.RulesPage(table, "", render.Reader{}), render.RulesPage(table, "nowhere", render.Reader{}))
}

func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	screentest.Strange{
		Views: []any{rednines.View{}, rednines.View{Phase: rednines.Between, Seat: 9, Round: 3}, rednines.View{
			Turn: 9, Dealer: -4, Pile: []rednines.Play{{Seat: 9}}, Counts: []int{-3, 99}, Hand: []string{"", "9H", "ZZ", "10D2x"},
			Scored: []rednines.Score{{Winner: 8, Points: []int{1}, Hands: nil}},
		}},
		Recent: []games.Event{{}, {Verb: "play", Seats: []games.Seat{-7, 99}, Cards: []string{"", "=", "ZZ"}}},
		Moves:  []string{"", "play", "play  ", "play 9H=", "pass", "play 9H 1"},
		Places: []string{"as 9H", "rank 7", "page 9"},
	}.Draw(games.Kind{Title: "X"}, Look())
}
