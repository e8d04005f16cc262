package rednines

import (
	"testing"
	"time"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// FuzzMove gives any text as a move, in any phase: it is refused with a sentence for the player, or it leads to a
// position that can be stored, and does not apply twice.
func FuzzMove(f *testing.F) {
	now := func(*game) time.Time { return start }
	gamestest.FuzzMoves(f, Kind(), samples(f), now,
		gamestest.Press{Seat: games.Table, Move: "tick"},
		gamestest.Press{Move: "play 7H+7D+9H=7 12"},
	)
}

// FuzzState loads any bytes: they are refused as damaged, or they are a game that can be played to its end.
func FuzzState(f *testing.F) {
	gamestest.FuzzStates(f, Kind(), samples(f), playOut)
}
