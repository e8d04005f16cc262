package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
	"ruckus/games"
	"ruckus/store"
)

// A chatter is a toy in which anybody may say something at any time, and every word counts as a step.
func chatter(name string) games.Kind {
	return changed(name, func(t *toy) games.Game { return &talk{t} })
}

type talk struct{ *toy }

func (t *talk) Apply(a games.Action) ([]games.Event, error) {
	switch a.Move {
	case "talk":
		t.Step += len(t.Secrets) // it is still the same seat's turn
		return nil, nil
	case "ask":
		t.Caller = a.Seat
		return nil, nil
	}
	return t.toy.Apply(a)
}

func (t *talk) Prompt(s games.Seat) games.Prompt {
	p := t.toy.Prompt(s)
	if p.Must && t.Caller != games.Table {
		p.Moves = []string{"answer"}
	}
	return p
}

func TestWhoIsAskedSomethingElseHasTheirFullTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), chatter("turns"))
		ref := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		time.Sleep(20 * time.Second)
		hand := e.move(ref, ben, "ask")
		require.Equal(t, time.Now().Add(30*time.Second).UTC(), hand.Deadline)
	})
}

func TestPressesOfOthersGiveWhoIsWaitedForNoMoreTime(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref table.Ref) {
		deadline := e.get(ref).Deadline
		for range 5 {
			time.Sleep(5 * time.Second)
			hand := e.move(ref, ben, "talk")
			require.Equal(t, deadline, hand.Deadline)
		}
		time.Sleep(5*time.Second + tick)
		require.Equal(t, 11, e.step(ref), "Ann was played for when her time was over")
	}, chatter("turns"))
}
