package redbrn

import (
	"testing"
	"time"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// FuzzMove gives any text as a move, in any phase: it is refused with a sentence for the player, or it leads to a
// position that can be stored, and does not apply twice.
func FuzzMove(f *testing.F) {
	now := func(g *game) time.Time { return time.UnixMilli(g.now) }
	gamestest.FuzzMoves(f, Kind(), samples(f), now,
		gamestest.Press{Seat: games.Table, Move: "tick", MS: 1},
		gamestest.Press{Move: "wild 7RW new @2", MS: -2000},
		gamestest.Press{Move: "col 7RW 8BW 2 @2", MS: -20},
		gamestest.Press{Move: "leave 1"},
	)
}

// FuzzState loads any bytes: they are refused as damaged, or they are a game that can be played on.
func FuzzState(f *testing.F) {
	gamestest.FuzzStates(f, Kind(), samples(f), func(t testing.TB, g *game) {
		g.rules.Rounds = int(g.round)
		playOut(t, g)
	})
}
