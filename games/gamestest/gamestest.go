// Package gamestest plays a game at random, at every table size and with many house rules, and checks that it keeps the
// contract of package games: at every position what is cheap, and at a sample of them, drawn at random, the rest.
// With RUCKUS_TEST_LONG=1 most of the rest is checked at every position, and all house rules are played at every size.
//
// A game's own tests call [Run], and its benchmarks [BenchmarkContract], [BenchmarkStep] and [BenchmarkRobots]. [Sense] holds
// what its robots do, and package arena how strong they are. [Stored] keeps what its versions have stored. [Damage] spoils
// stored games, and [FuzzMoves] and [FuzzRecords] try what nobody would; package render/all has them do that with every kind.
// [Scripts] and [Golden] compare what a game answers with the texts in its testdata.
package gamestest

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"ruckus/games"
)

// Options say what the suite cannot find out about a game on its own.
type Options struct {
	// Cards returns every card of a position wherever it lies, in any order. The suite requires the same cards at
	// every position; after a position for which Cards returns nil it begins to compare again. Nil: no cards.
	Cards func(games.Game) []string
	// Partial is for games whose prompts list only the useful part of the legal moves: an unlisted move of a seat
	// that is asked for one may then be accepted, if it leads to a sound position.
	Partial bool
	// Open is for a game without secrets: everybody sees everything but the seed.
	Open bool
	// MaxActions is the number of actions within which a game must end; 0 means 10,000.
	MaxActions int
	// Seed varies all chance of the suite.
	Seed uint64
	// Short plays fewer games and tries less at most positions.
	Short bool
	// Fewest has Run play at the smallest table alone, but where Long asks for everything.
	Fewest bool
	// Long plays all house rules at every table size and tries everything at every position.
	Long bool

	step   stepFunc   // nil: playStored
	events Documented // nil: they are not looked at
}

// Long reports whether the environment asks for everything, however long it takes: RUCKUS_TEST_LONG=1.
func Long() bool { return os.Getenv("RUCKUS_TEST_LONG") == "1" }

// maxActions is the number of actions within which a game must end, where nothing else is said.
const maxActions = 10_000

type stepFunc func(k games.Kind, schema int, state []byte, a games.Action) ([]byte, []games.Event, time.Time, error)

// playStored plays an action from a stored game to the next.
func playStored(k games.Kind, schema int, state []byte, a games.Action) (next []byte, events []games.Event, due time.Time, err error) {
	p, err := k.Read(schema, state)
	if err != nil {
		return nil, nil, time.Time{}, err
	}
	events, err = p.Play(a)
	if err != nil {
		return nil, nil, time.Time{}, err
	}
	_, next = p.Stored()
	err = p.Look("due", func(g games.Game) { due = g.Due() })
	return next, events, due, err
}

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

// Run is Check as subtests, one for each table size; with -short it is Check in its short form, and in its long one where
// [Long] asks for that.
func Run(t *testing.T, kind games.Kind, o Options) {
	t.Helper()
	o.Short = o.Short || testing.Short()
	o.Long = !o.Short && (o.Long || Long())
	o.events = ReadDocumented(t)
	t.Run("declaration", func(t *testing.T) {
		if err := checkKind(kind); err != nil {
			t.Fatal(err)
		}
	})
	most := kind.Max
	if o.Fewest && !Long() {
		most = kind.Min
	}
	first := make(chan error, 1) // the others mostly have the same fault
	for size := kind.Min; size <= most; size++ {
		t.Run(fmt.Sprintf("%d seats", size), func(t *testing.T) {
			t.Parallel()
			err := checkSize(kind, size, o)
			if err == nil {
				return
			}
			select {
			case first <- err:
				t.Fatal(err)
			default:
				line, _, _ := strings.Cut(err.Error(), "\n")
				t.Fatal(line)
			}
		})
	}
}

// sizeFor is the one table size at which a combination of house rules is played where not all of them are played at all
// sizes: they take the sizes in turn, except for those that refuse them.
func sizeFor(kind games.Kind, number int, values map[string]int) int {
	sizes := kind.Max - kind.Min + 1
	for i := range sizes {
		size := kind.Min + (number+i)%sizes
		if _, err := kind.New(games.Setup{Seats: size, At: Start, Values: values}); !errors.Is(err, games.ErrIllegal) {
			return size
		}
	}
	return kind.Min // no size takes them
}

// checkSize plays games of one size with many house rules. A game may refuse some house rules for a size, but not all.
func checkSize(kind games.Kind, size int, o Options) error {
	if o.MaxActions == 0 {
		o.MaxActions = maxActions
	}
	if o.step == nil {
		o.step = playStored
	}
	played, shown := 0, make([]bool, size)
	for i, values := range combinations(kind, o) {
		if !o.Long && i >= everywhere && sizeFor(kind, i, values) != size {
			continue
		}
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
		return faultf("%s: Redeal deals nothing: in %d games of %d seats, what seat %d sees never differed between two Redeals for others. "+
			"Deal there what others cannot know, or set Options.Open if the game has no secrets",
			kind.Name, played, size, s)
	}
	return nil
}
