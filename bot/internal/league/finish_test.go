package league

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/all"
)

func TestAResultHasWhatTheGameKnows(t *testing.T) {
	kind := rednines.Kind()
	values := kind.Options().Values()
	values["rounds"] = 4
	end := games.Result{Winners: []games.Seat{1}, Scores: []int{30, 5}}
	story := games.Story{Moments: []games.Event{
		{Verb: "run", Seats: []games.Seat{0}, N: 5},
		{Verb: "caught", Seats: []games.Seat{0}, N: 30},
	}, Own: []games.Event{
		{Verb: "run", Seats: []games.Seat{0}, N: 5},
		{Verb: "run", Seats: []games.Seat{1}, N: 4},
		{Verb: "doubled", Seats: []games.Seat{1}, N: 20},
		{Verb: "caught", Seats: []games.Seat{0}, N: 30},
		{Verb: "run", Seats: []games.Seat{7}, N: 9},
	}}
	r := NewResult(kind, values, end, story, []games.Figure{{Name: "going out, %", Seat: 1, Value: 66.66666}, {Name: "odd", Seat: 7},
		{Name: "points a round", Seat: 1, Value: -4}, {Name: "points a round", Seat: 1, Value: 7}})
	require.Equal(t, "rednines", r.Game)
	require.Equal(t, map[string]int{"rounds": 4}, r.Values, "defaults aren't kept")
	require.Equal(t, []Player{
		{Points: 30, Place: 2, Feats: []Feat{{Verb: "run", N: 5}}},
		{Points: 5, Place: 1, Figures: map[string]int64{"going out, %": 66_667, "points a round": 1_500}, Feats: []Feat{{Verb: "doubled", N: 20}, {Verb: "run", N: 4}}},
	}, r.Players)
	require.Len(t, r.Moments, 1, "to be caught with the dearest hand is no feat")
	require.Equal(t, "run", r.Moments[0].Verb)
}

// Whatever a game can be called and be played with can be kept.
func TestResultsOfAllGamesCanBeKept(t *testing.T) {
	for _, kind := range all.Kinds() {
		values := kind.Options().Values()
		for name := range values {
			values[name]++
		}
		r := NewResult(kind, values, games.Result{Winners: []games.Seat{0}, Scores: make([]int, kind.Max)}, games.Story{}, nil)
		require.Len(t, r.Values, len(values))
		r.Table, r.Edition, r.Began, r.Ended = "t1", kind.EditionName(), noon, noon.Add(time.Hour)
		for s := range r.Players {
			r.Players[s].Robot = games.Easy
		}
		_, err := r.Encode()
		require.NoError(t, err, kind.Name)
	}
}
