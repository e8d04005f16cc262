// Package gamestest plays a game at random, at every table size and with many house rules, and checks at every
// position that it keeps the contract of package games.
//
// A game's own tests call [Run], and its benchmarks [BenchmarkContract] and [BenchmarkStep]. A [Duel]
// measures its robots. [Stored] keeps what its versions have stored. [Damage] spoils stored games, and [FuzzMoves] and
// [FuzzRecords] try what nobody would; package games/all has them do that with every kind. [Scripts] and [Golden]
// compare what a game answers with the texts in its testdata.
package gamestest

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"ruckus/games"
)

// Options say what the suite cannot find out about a game by itself.
type Options struct {
	// Cards returns every card of a position wherever it lies, in any order. The suite requires the same cards at
	// every position; after a position for which Cards returns nil it begins to compare anew. Nil: no cards.
	Cards func(games.Game) []string
	// Open is for games without secrets: Redeal then need not change what anybody sees.
	Open bool
	// Partial is for games whose prompts list only the useful part of the legal moves: an unlisted move of a seat
	// that is asked for one may then be accepted, if it leads to a sound position.
	Partial bool
	// MaxActions is the number of actions within which a game must end; 0 means 10,000.
	MaxActions int
	// Seed varies all chance of the suite.
	Seed uint64
	// Short plays fewer games and looks less closely at most positions.
	Short bool

	step stepFunc // nil: games.Kind.Step
}

// maxActions is the number of actions within which a game must end, where nothing else is said.
const maxActions = 10_000

type stepFunc func(k games.Kind, schema int, state []byte, a games.Action) ([]byte, []games.Event, time.Time, error)

// Check plays the kind at every table size and returns the first fault that it finds, with all that is needed to play
// up to it again, or nil.
func Check(kind games.Kind, o Options) error {
	if err := checkKind(kind); err != nil {
		return err
	}
	for size := kind.Min; size <= kind.Max; size++ {
		if err := checkSize(kind, size, o); err != nil {
			return err
		}
	}
	return nil
}

// Run is Check as subtests, one for each table size; with -short it is Check in its short form.
func Run(t *testing.T, kind games.Kind, o Options) {
	t.Helper()
	o.Short = o.Short || testing.Short()
	t.Run("declaration", func(t *testing.T) {
		if err := checkKind(kind); err != nil {
			t.Fatal(err)
		}
	})
	for size := kind.Min; size <= kind.Max; size++ {
		t.Run(fmt.Sprintf("%d seats", size), func(t *testing.T) {
			t.Parallel()
			if err := checkSize(kind, size, o); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// checkSize plays games of one size with many house rules. A game may refuse some house rules for a size, but not all.
func checkSize(kind games.Kind, size int, o Options) error {
	if o.MaxActions == 0 {
		o.MaxActions = maxActions
	}
	if o.step == nil {
		o.step = games.Kind.Step
	}
	played, shown := 0, make([]bool, size)
	for i, values := range combinations(kind.Options(), o) {
		m := newMatch(kind, size, values, o, uint64(i), shown)
		switch err := m.play(); {
		case errors.Is(err, errRefused):
		case err != nil:
			return err
		default:
			played++
		}
	}
	if played == 0 {
		return faultf("%s: no house rules let %d seats play", kind.Name, size)
	}
	// This guards the leak test itself: a Redeal that deals nothing at random would hide leaks.
	if s := slices.Index(shown, false); s >= 0 && !o.Open && !(o.Short && slices.Contains(shown, true)) {
		return faultf("%s: Redeal deals nothing anew: in %d games of %d seats, what seat %d sees never differed between two Redeals for others",
			kind.Name, played, size, s)
	}
	return nil
}
