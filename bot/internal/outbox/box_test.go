package outbox_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/outbox"
)

var start = time.Date(2026, 11, 5, 19, 0, 0, 0, time.UTC)

// texts makes up texts that all differ.
func texts() func() string {
	n := 0
	return func() string {
		n++
		return fmt.Sprintf("%06d-TEXT-OF-26-LETTERS", n)
	}
}

// outage ticks a box as a record's clock does while nothing can be sent. It returns how often each message was to be sent, under
// which nonces, and for how long.
func outage(b outbox.Box, text func() string) (tries int, nonces map[string]bool, took time.Duration) {
	nonces = make(map[string]bool)
	for at := start; b.Open(); at = b.Due() {
		b.Tick(at, text)
		for _, m := range b.Todo(at) {
			nonces[m.Nonce] = true
			tries, took = tries+1, at.Sub(start)
		}
	}
	return tries, nonces, took
}

func TestWhatCannotBeSentIsTriedEverMoreSeldomAndGivenUpInTheEnd(t *testing.T) {
	text := texts()
	var nudge, notice outbox.Box
	nudge.Owe(outbox.Message{User: "1"}, start, text)
	notice.Owe(outbox.Message{Channel: "77"}, start, text)
	tries, _, took := outage(nudge, text)
	require.Equal(t, 6, tries)
	require.Less(t, took, time.Hour)
	tries, nonces, took := outage(notice, text)
	require.Equal(t, 10, tries)
	require.Greater(t, took, 2*time.Hour, "a result is still news then")
	require.Greater(t, len(nonces), 1, "Discord forgets a nonce")
	for n := range nonces {
		require.LessOrEqual(t, len(n), 25, "Discord's limit")
	}
}

func TestANudgeOfWhichNobodyKnowsWhetherItWasPostedIsNotPostedToBeDeleted(t *testing.T) {
	text := texts()
	var b outbox.Box
	b.Owe(outbox.Message{User: "1"}, start, text)
	m := b.Nudge("1")
	m.Gone = true
	m.Renew(start.Add(time.Minute))
	require.Len(t, b.Todo(start.Add(time.Minute)), 1, "Discord knows its nonce, and says which message it is")
	require.Empty(t, b.Todo(start.Add(3*time.Minute)))
	b.Tick(start.Add(3*time.Minute), text)
	require.False(t, b.Open())
	require.True(t, b.Forget())
	require.Empty(t, b)
}

func TestANoticeIsOwedOnce(t *testing.T) {
	text := texts()
	var b outbox.Box
	b.Owe(outbox.Message{Channel: "77"}, start, text)
	b.Owe(outbox.Message{Channel: "78"}, start, text)
	require.Len(t, b, 1)
	sent := b[0]
	sent.ID = "m"
	found, posted := b.Done(sent, start)
	require.True(t, found && posted)
	require.False(t, b.Open())
	b.Owe(outbox.Message{Channel: "77"}, start, text)
	require.Len(t, b, 1, "not after it is posted, either")
}

// What earlier versions have stored with a table.
func TestWhatEarlierVersionsOweIsSent(t *testing.T) {
	var b outbox.Box
	require.NoError(t, json.Unmarshal([]byte(`[
		{"user":"1","nonce":"a","at":"2026-11-05T19:00:00Z","message":"m","late":true,"again":"2026-11-05T19:00:15Z","tries":1},
		{"channel":"77","user":"","nonce":"b","at":"2026-11-05T19:00:00Z","again":"2026-11-05T19:00:30Z"},
		{"user":"2","nonce":"c","at":"2026-11-05T19:00:00Z","message":"n","late":true,"told":true}
	]`), &b))
	todo := b.Todo(start)
	require.Len(t, todo, 2)
	require.Equal(t, outbox.Message{User: "1", Nonce: "a", At: start, ID: "m", Late: true, Again: start.Add(15 * time.Second), Tries: 1}, todo[0])
	require.True(t, todo[1].Notice())
	require.Equal(t, start.Add(15*time.Second), b.Due())
}
