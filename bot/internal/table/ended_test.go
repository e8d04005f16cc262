package table_test

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/games"
	"ruckus/store"
)

func TestAGameThatIsOverIsKeptForADay(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
		e.move(ref, ann, "go 0")
		time.Sleep(24*time.Hour - time.Second)
		require.Equal(t, match.Over, e.get(ref).Phase)
		time.Sleep(2 * time.Second)
		_, err := e.Get(t.Context(), ref)
		refused(t, err, "is gone")
		_, err = e.store.Log(t.Context(), store.Key{Guild: "g", Kind: "table", ID: ref.ID})
		require.ErrorIs(t, err, store.ErrNotFound)
	})
}

func TestWhoHasEndedAGameCanUndoThatForTenMinutes(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", map[string]int{"turn_time": 60}, ann, ben)
		time.Sleep(20 * time.Second)
		ended, err := e.Close(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		require.Equal(t, eve.ID, ended.EndedBy)
		time.Sleep(9 * time.Minute)

		_, err = e.Reopen(t.Context(), ref, managing(dan))
		refused(t, err, "only the person who ended this table can undo that")
		back, err := e.Reopen(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		require.Equal(t, match.Playing, back.Phase)
		require.Equal(t, 40*time.Second, time.Until(back.Deadline), "the clock has what it had left")
		require.Empty(t, back.Why)
		_, err = e.Reopen(t.Context(), ref, managing(eve))
		require.NoError(t, err, "a second press is no error")
		e.act(ref, ann, "go 0")
		require.Equal(t, 1, e.step(ref))
		require.Equal(t, []string{"Eve reopened turns at TABLE", "Eve ended turns at TABLE"}, e.audited())

		_, err = e.Close(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		time.Sleep(10 * time.Minute)
		_, err = e.Reopen(t.Context(), ref, managing(eve))
		refused(t, err, "they're up")
	})
}

func TestACancelledLobbyOpensAgain(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.lobby("turns", nil, ann, ben)
		_, err := e.Close(t.Context(), ref, ann)
		require.NoError(t, err)
		time.Sleep(time.Minute)
		back, err := e.Reopen(t.Context(), ref, ann)
		require.NoError(t, err)
		require.Equal(t, match.Lobby, back.Phase)
		require.Len(t, back.Players, 2)
		require.Equal(t, 30*time.Minute, time.Until(back.Deadline))
	})
}

func TestNothingIsUndoneWhereNobodyHasEndedATable(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann)
	e.leave(ref, ann)
	_, err := e.Reopen(t.Context(), ref, managing(ann))
	refused(t, err, "nobody ended this table")
}

func TestABystanderOfARunningTableIsNotToldThatTheyHaveOpenedItAgain(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	for _, by := range []match.By{ben, dan} {
		_, err := e.Reopen(t.Context(), ref, by)
		refused(t, err, "nobody ended this table")
	}
}

func TestWhileAnEndCanBeUndoneTheExportTellsNoSecrets(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		e.act(ref, ann, "go 0")
		_, err := e.Close(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		_, err = e.Replays.Export(t.Context(), ref, ann)
		refused(t, err, "for 10 minutes")

		read := func(by match.By) (x replay.Export) {
			text, err := e.Replays.Export(t.Context(), ref, by)
			require.NoError(t, err)
			require.NoError(t, json.Unmarshal(text, &x))
			return x
		}
		x := read(managing(eve))
		require.Empty(t, x.Setup.Seed)
		require.Empty(t, x.Actions)
		require.NotNil(t, x.View)
		e.run()
		time.Sleep(10*time.Minute + time.Second)
		x = read(ann)
		require.NotEmpty(t, x.Setup.Seed)
		require.Len(t, x.Actions, 1)
	})
}

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
