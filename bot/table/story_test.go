package table_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/store"
)

func TestAGameThatIsOverHasItsStory(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 2, "turn_time": 45, "pace": 0}, ann, ben)
	e.move(ref, ann, "go 0")
	require.Nil(t, e.get(ref).Story)
	e.move(ref, ben, "go 1")
	require.Equal(t, []games.Event{{Verb: "go 0", Seats: []games.Seat{0}}, {Verb: "go 1", Seats: []games.Seat{1}}}, e.get(ref).Story.Moments)
}

// A log that cannot be read costs the story, not the end of the game.
func TestAGameEndsAlsoWithoutItsStory(t *testing.T) {
	s := &logless{Store: store.NewMemory()}
	e := newEvening(t, s)
	ref := e.game("turns", map[string]int{"steps": 1, "turn_time": 45, "pace": 0}, ann, ben)
	s.gone = true
	e.move(ref, ann, "go 0")
	require.NotNil(t, e.get(ref).Result)
	require.Nil(t, e.get(ref).Story)
}

// logless loses logs.
type logless struct {
	store.Store
	gone bool
}

func (s *logless) Log(ctx context.Context, k store.Key) ([][]byte, error) {
	if s.gone {
		return nil, errors.New("the log is gone")
	}
	return s.Store.Log(ctx, k)
}
