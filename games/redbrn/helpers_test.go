package redbrn

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// start is when all games in tests begin.
var start = gamestest.Start

func standard() Rules { return gamestest.Standard((*Rules).options) }

// begin starts a game; of the same number it makes the same game.
func begin(t testing.TB, seats, n int, rules Rules) *game {
	return gamestest.Begin[*game](t, Kind().New, seats, n, gamestest.Values((*Rules).options, rules))
}

// race starts a game and its first race.
func race(t testing.TB, seats, n int, rules Rules) *game {
	g := begin(t, seats, n, rules)
	tick(t, g)
	tick(t, g)
	require.Equal(t, Racing, g.Phase)
	return g
}

func tick(t testing.TB, g *game) []games.Event {
	events, err := g.Apply(games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()})
	require.NoError(t, err)
	return events
}

// in is a moment of the race.
func in(g *game, seconds float64) time.Time {
	return time.UnixMilli(g.Start + int64(math.Round(seconds*1000))).UTC()
}

// clone is another game in the same position.
func clone(_ testing.TB, g *game) *game { return g.clone() }

// choose picks at random what happens next: mostly a move of somebody, sometimes that time passes, and the tick where
// nobody has a move. Time goes on with it, and presses are up to a second old.
func choose(g *game, r *rand.Rand) games.Action {
	now := time.UnixMilli(g.Now)
	var asked []games.Seat
	for s := range games.Seat(g.Seats) {
		if len(g.Prompt(s).Moves) > 0 {
			asked = append(asked, s)
		}
	}
	if due := g.Due(); len(asked) == 0 || !due.IsZero() && r.IntN(100) == 0 {
		return games.Action{Seat: games.Table, Move: games.Tick, At: due}
	}
	s := asked[r.IntN(len(asked))]
	moves := g.Prompt(s).Moves
	at := now.Add(time.Duration(r.IntN(800)) * time.Millisecond)
	if due := g.Due(); !due.IsZero() && !at.Before(due) {
		at = now
	}
	return games.Action{Seat: s, Move: moves[r.IntN(len(moves))], At: at}
}

// positions calls look for every position of random games of all sizes with all house rules.
func positions(t testing.TB, look func(g *game, r *rand.Rand)) {
	matches := 14
	if gamestest.Quick() {
		matches = 7
	}
	gamestest.Positions(t, matches, func(n int, _ *rand.Rand) *game {
		rules := standard()
		rules.Rounds, rules.FreeDirection, rules.PartialMoves = 3, n%2 > 0, n%3 > 0
		return begin(t, 2+n%7, n, rules)
	}, choose, look)
}
