package table_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
)

// brisk is a toy in which each seat has 20 seconds for its turn once the first has been had.
type brisk struct{ *toy }

func (b *brisk) Clone() games.Game { return &brisk{b.clone()} }

var briskKind = changed("turns", func(t *toy) games.Game { return &brisk{t} })

func (b *brisk) Due() time.Time {
	if b.Called.IsZero() || b.Done {
		return time.Time{}
	}
	return b.Called.Add(20 * time.Second)
}

func (b *brisk) Prompt(s games.Seat) games.Prompt {
	p := b.toy.Prompt(s)
	if p.Must {
		p.Until = b.Due()
	}
	return p
}

func (b *brisk) Apply(a games.Action) ([]games.Event, error) {
	at := a.At
	if a.Seat == games.Table {
		a = games.Action{Seat: games.Seat(b.Step % len(b.Secrets)), Move: b.move()}
	}
	told, err := b.toy.Apply(a)
	b.Called = at
	return told, err
}

func TestTheFirstShortQuestionsOfAPersonHaveMoreTime(t *testing.T) {
	playing(t, "turns", 90, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ann, "go 0")
		for n, want := range []time.Duration{45, 45, 45, 45, 45, 45, 20, 20} { // Ben and Ann in turn
			by := []match.By{ben, ann}[n%2]
			hand := e.peek(ref, by.ID)
			require.WithinDuration(t, time.Now().Add(want*time.Second), hand.Prompt.Until, 4*tick, "question %d", n+1)
			require.Equal(t, hand.Prompt.Until, hand.Deadline)
			time.Sleep(time.Until(hand.Prompt.Until) - 10*time.Second)
			e.hand(ref, ann) // who is silent for a minute is mentioned, and has a whole turn
			e.hand(ref, ben)
			time.Sleep(10*time.Second - tick)
			require.True(t, e.peek(ref, by.ID).Prompt.Must)
			time.Sleep(3 * tick)
			require.False(t, e.peek(ref, by.ID).Prompt.Must, "silence has answered")
		}
	}, briskKind)
	playing(t, "turns", 40, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ann, "go 0")
		require.Equal(t, 20*time.Second, time.Until(e.peek(ref, ben.ID).Prompt.Until).Round(time.Second), "no longer than a turn")
	}, briskKind)
}

func TestAShortQuestionWaitsForAPersonWhoIsAloneUntilSomebodyComes(t *testing.T) {
	playing(t, "turns", 0, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ann, "go 0")
		e.leave(ref, ann)
		hand := e.peek(ref, ben.ID)
		require.True(t, hand.Prompt.Must)
		require.Zero(t, hand.Deadline)
		require.Zero(t, hand.Prompt.Until, "no time is shown that doesn't run")
		require.Zero(t, hand.TickAt)
		time.Sleep(8 * time.Minute)
		require.True(t, e.peek(ref, ben.ID).Prompt.Must)
		e.hand(ref, ben)
		e.hand(ref, ann)
		require.Equal(t, 45*time.Second, time.Until(e.peek(ref, ben.ID).Prompt.Until).Round(time.Second), "Ann is back, and waits")
		time.Sleep(45*time.Second + 2*tick)
		require.False(t, e.peek(ref, ben.ID).Prompt.Must)
	}, briskKind)
}
