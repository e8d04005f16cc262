// Package gamestest plays a game at random, at every table size and with many house rules, and checks that it keeps the contract of
// package games: the cheap promises at every position, the others at random positions. RUCKUS_TEST=all plays more games.
// RUCKUS_TEST=hours checks most promises at every position, and plays all house rules at every size.
//
// A game's own tests run a [Suite], which does all that, and compares the game's answers and its robots' moves with the texts in its
// testdata. [FuzzMoves] tries what nobody would; package render/all does that with every kind. Package arena measures how strong robots
// are.
package gamestest

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"ruckus/games"
)

// options say what the random games cannot find out about a game on their own: see Suite for the first ones.
type options struct {
	cards      func(games.Game) []string
	sound      func(games.Game) error
	sums       func(view any) []Sum
	choices    func(games.Game) []string // by seat
	bySeat     []string                  // lists of views that have an entry for each seat
	partial    bool
	open       bool
	maxActions int            // 0: maxActions
	values     map[string]int // of options that have these, where nothing else is tried

	says []string // what players type

	seed  uint64 // varies all chance
	short bool   // fewer games are played, and less is tried at most positions
	few   bool   // house rules other than the defaults are played at one table size each
	long  bool   // all house rules are played at every table size, and everything is tried at every position

	step   stepFunc   // nil: playOn
	number numberFunc // nil: games.NewText
	events documented // nil: they are not looked at
}

// say is what somebody types.
func (o options) say(r *rand.Rand) string {
	if len(o.says) == 0 {
		return []string{"a", "warm", "Warm", "été", "two words"}[r.IntN(5)]
	}
	return o.says[r.IntN(len(o.says))]
}

// Long reports whether the environment asks for everything, however long it takes: RUCKUS_TEST=hours.
func Long() bool { return os.Getenv("RUCKUS_TEST") == "hours" }

// Quick reports whether a sample of a long test is enough: with go test -short, and unless RUCKUS_TEST asks for more. A quick test
// holds the same promise with fewer games.
func Quick() bool { return testing.Short() || os.Getenv("RUCKUS_TEST") == "" }

// maxActions is the number of actions within which a game must end, where nothing else is said.
const maxActions = 10_000

type numberFunc func(chance uint64, taken func(games.Text) bool) games.Text

type stepFunc func(k games.Kind, g games.Game, a games.Action) (games.Game, []games.Event, error)

// playOn plays an action from one position to the next, as a host does.
func playOn(k games.Kind, g games.Game, a games.Action) (next games.Game, events []games.Event, err error) {
	p := k.Of(g)
	events, err = p.Play(a)
	if err != nil {
		return nil, nil, err
	}
	return next, events, p.Look("look", func(g games.Game) { next = g })
}

// Check plays a few games of a kind of which nothing else is known, at its smallest table, and returns the first fault that it
// finds, with all that is needed to play up to it again, or nil. A [Suite] does it at length.
func Check(kind games.Kind) error {
	if err := checkKind(kind); err != nil {
		return err
	}
	most := kind.Min
	if Long() {
		most = kind.Max
	}
	return checkSizes(kind, most, options{short: true, partial: true, open: true})
}

// check plays the kind at every table size.
func check(kind games.Kind, o options) error {
	if err := checkKind(kind); err != nil {
		return err
	}
	return checkSizes(kind, kind.Max, o)
}

func checkSizes(kind games.Kind, most int, o options) error {
	for size := kind.Min; size <= most; size++ {
		if err := checkSize(kind, size, o); err != nil {
			return err
		}
	}
	return nil
}

// sizeFor is the one table size at which a combination of house rules is played where not all of them are played at all
// sizes: they take the sizes in turn, except for those that refuse them.
func (o options) sizeFor(kind games.Kind, number int, values map[string]int) int {
	sizes := o.sizes(kind)
	for i := range sizes {
		size := sizes[(number+i)%len(sizes)]
		if _, err := kind.New(games.Setup{Seats: size, At: Start, Values: values}); !errors.Is(err, games.ErrIllegal) {
			return size
		}
	}
	return kind.Min // no size takes them
}

// checkSize plays games of one size with many house rules. A game may refuse some house rules for a size, but not all.
func checkSize(kind games.Kind, size int, o options) error {
	if o.maxActions == 0 {
		o.maxActions = maxActions
	}
	if o.step == nil {
		o.step = playOn
	}
	if o.number == nil {
		o.number = games.NewText
	}
	o.bySeat = listsBySeat(kind)
	played, shown := 0, make([]bool, size)
	for i, values := range combinations(kind, o) {
		for name, v := range o.values {
			if _, set := values[name]; !set {
				values[name] = v
			}
		}
		if !o.long && i >= o.everywhere() && o.sizeFor(kind, i, values) != size {
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
	// This guards the leak test itself: a Redeal that deals nothing at random would hide leaks. In few games chance may leave one seat out.
	few := o.short || played < 4
	if s := slices.Index(shown, false); s >= 0 && !o.open && !(few && slices.Contains(shown, true)) {
		return faultf("%s: Redeal deals nothing: in %d games of %d seats, what seat %d sees never differed between two Redeals for others. "+
			"Deal there what others cannot know, or set Suite.Open if the game has no secrets",
			kind.Name, played, size, s)
	}
	return nil
}
