package league

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

func TestStatisticsCountWhatAPersonHasDone(t *testing.T) {
	var s Stats
	add := func(p Player, when time.Time) {
		p.Person = "ann"
		other := person("ben", 3-p.Place)
		r := game(p, other)
		r.Began, r.Ended = when.Add(-10*time.Minute), when
		s.Apply(0, r, nil)
	}
	october := noon.AddDate(0, -1, 0)
	add(Player{Place: 1, Points: 40, Figures: map[string]int64{"exact bids, %": 50_000}}, october)
	add(Player{Place: 1, Points: -5, Hints: 2}, noon)
	add(Player{Place: 2, Points: 90, Figures: map[string]int64{"exact bids, %": 25_000}}, noon)
	alone := game(Player{Person: "ann", Place: 1, Points: 10}, robot(games.Easy, 2))
	alone.Began = noon.Add(-10 * time.Minute)
	s.Apply(0, alone, nil)
	stopped := game(person("ann", 0), person("ben", 0))
	stopped.Stopped = true
	s.Apply(0, stopped, nil)

	require.Equal(t, 4, s.All.Games)
	require.Equal(t, 3, s.All.Wins())
	require.Equal(t, []int{3, 1}, s.All.Places)
	require.Equal(t, 1, s.All.Unrated, "alone among robots")
	require.Equal(t, []int{135, 90, -5}, []int{s.All.Points, s.All.Most, s.All.Fewest})
	require.Equal(t, []int{1, 2}, []int{s.All.Streak, s.All.Longest})
	require.Equal(t, 2, s.All.Hints)
	require.Equal(t, 40*60, s.All.Seconds)
	require.Equal(t, 37.5, s.All.Figures["exact bids, %"].Value())
}

func TestBestMomentsAreKeptWithTheTableWhereTheyWere(t *testing.T) {
	var s Stats
	moment := func(table string, seat games.Seat, verb string, n int, fewest bool) {
		r := game(person("ann", 1), person("ben", 2))
		r.Table = table
		r.Moments = []Moment{{Event: games.Event{Verb: verb, Seats: []games.Seat{seat}, N: n}, Fewest: fewest}}
		s.Apply(0, r, nil)
	}
	moment("a", 0, "run", 4, false)
	moment("b", 0, "run", 6, false)
	moment("c", 0, "run", 6, false)
	moment("d", 1, "run", 9, false)
	moment("e", 0, "fastest", 900, true)
	moment("f", 0, "fastest", 700, true)
	moment("g", 0, "fastest", 800, true)
	require.Len(t, s.Best, 2)
	require.Equal(t, []any{"fastest", 700, "f"}, []any{s.Best[0].Verb, s.Best[0].N, s.Best[0].Table}, "the shorter time is the better one")
	require.Equal(t, []any{"run", 6, "b"}, []any{s.Best[1].Verb, s.Best[1].N, s.Best[1].Table}, "the first of equals, and not Ben's")
	require.Equal(t, noon, s.Best[0].At)
}

// Somebody else may have done better in the same game: a person's own best is kept all the same.
func TestOnesOwnBestIsKeptWhereSomebodyElseWasBetter(t *testing.T) {
	var s Stats
	r := game(person("ben", 1), person("ann", 2))
	r.Moments = []Moment{{Event: games.Event{Verb: "run", Seats: []games.Seat{0}, N: 9}}}
	r.Players[0].Feats = []Feat{{Verb: "run", N: 9}}
	r.Players[1].Feats = []Feat{{Verb: "fastest", N: 800, Fewest: true}, {Verb: "run", N: 5}}
	s.Apply(1, r, nil)
	r.Players[1].Feats = []Feat{{Verb: "fastest", N: 900, Fewest: true}, {Verb: "run", N: 4}}
	s.Apply(1, r, nil)
	require.Len(t, s.Best, 2)
	require.Equal(t, Moment{games.Event{Verb: "fastest", Seats: []games.Seat{1}, N: 800}, true}, s.Best[0].Moment)
	require.Equal(t, Moment{games.Event{Verb: "run", Seats: []games.Seat{1}, N: 5}, false}, s.Best[1].Moment)

	r.Moments = []Moment{{Event: games.Event{Verb: "held", Seats: []games.Seat{1, 0}, N: 3}}}
	r.Players[1].Feats = []Feat{{Verb: "held", N: 3}}
	s.Apply(1, r, nil)
	require.Equal(t, []games.Seat{1, 0}, s.Best[1].Seats, "the moment of the story tells more than the number")
}

func TestTheHistoryOfARatingStaysShortAndEndsWithNow(t *testing.T) {
	var h History
	for n := 1; n <= 5000; n++ {
		h.add(Point{Game: n, At: int64(n), Rating: Rating{float64(n), 60}})
		require.LessOrEqual(t, len(h.Points), maxHistory)
		require.Equal(t, n, h.games())
		require.GreaterOrEqual(t, len(h.Points), min(n, maxHistory/2))
		require.Less(t, h.Points[0].Game, n/50+2, "it reaches back to the beginning")
	}
	require.Equal(t, 64, h.Step)
}
