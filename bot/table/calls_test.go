package table_test

import (
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
)

// Each call of the store is a round trip to Redis, and what people wait for is little else.
func TestWhatPeopleWaitForCostsFewCallsOfTheStore(t *testing.T) {
	e, f := flakyEvening(t)
	var mu sync.Mutex
	var calls []string
	f.fail(func(_ context.Context, method string) error {
		mu.Lock()
		defer mu.Unlock()
		calls = append(calls, method)
		return nil
	}, nil)
	var ref table.Ref
	for range 3 {
		ref = e.game("turns", nil, ann, ben)
	}
	for what, c := range map[string]struct {
		ask   func() error
		calls string
	}{
		"a move":                 {func() error { _, err := e.act(ref, ann, "go 0"); return err }, "get put"},
		"a move that is refused": {func() error { _, err := e.act(ref, ben, "go 9"); require.Error(t, err); return nil }, "get"},
		"a look at a hand":       {func() error { _, err := e.Peek(t.Context(), ref, "1"); return err }, "get"},
		"a list of all tables":   {func() error { _, err := e.List(t.Context(), "g"); return err }, "list"},
		"a new table": {func() error {
			_, err := e.Create(t.Context(), ann, table.Opening{Guild: "g", Kind: "turns"})
			return err
		}, "get list get put"}, // the guild's settings, its tables, nothing under the new ID
	} {
		calls = nil
		require.NoError(t, c.ask(), what)
		require.Equal(t, c.calls, strings.Join(calls, " "), what)
	}
}
