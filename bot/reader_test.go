package bot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// inWords reports whether all that a message leads to is in words, and so is the message.
func inWords(m localdiscord.Message) bool {
	for _, row := range m.Components {
		for _, c := range row.Components {
			if c.CustomID != "" && !strings.HasPrefix(c.CustomID, "1w|") {
				return false
			}
		}
	}
	return !strings.ContainsAny(show(m), "♠♥♦♣")
}

// message is a message as a user sees it now.
func (e *evening) message(user, id string) localdiscord.Message {
	e.t.Helper()
	for _, m := range e.seen(user) {
		if m.ID == id {
			return m
		}
	}
	e.t.Fatalf("%s sees no message %s", user, id)
	return localdiscord.Message{}
}

// pressIn presses a control on one message.
func (e *evening) pressIn(user, id, label string) localdiscord.Message {
	e.t.Helper()
	one := func(yield func(int, localdiscord.Message) bool) { yield(0, e.message(user, id)) }
	return *e.pressOn(one, user, label).Message
}

// A person who chooses words has them in all that is open, not only in what they open from then on.
func TestTheWayAPersonReadsHoldsInAllThatIsOpen(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	e.bot.turning.pace = 1
	open := func(line string) string { return e.command("Ada", line).Message.ID }
	newest := func() string { seen := e.seen("Ada"); return seen[len(seen)-1].ID }
	practice, lesson, day, hub := open("/practice game:rednines"), open("/learn game:rednines"), open("/daily"), open("/ruckus")
	e.pressForged("Ada", "1|"+ref.ID+"|p|3.0.here")
	replay := newest()
	e.pressForged("Ada", "1|"+ref.ID+"|h|coach")
	coach := newest()
	e.until("the coach finished", func() bool { return !strings.Contains(show(e.message("Ada", coach)), "in a minute or two") })
	e.settle()
	require.False(t, inWords(e.message("Ada", practice)))

	e.command("Ada", "/me")
	e.press("Ada", "Words")
	e.settle()
	e.until("the hand is in words by itself", func() bool { return inWords(e.message("Ada", practice)) })
	for label, id := range map[string]string{"Start": lesson, "▶": replay, "Replay": coach, "Play": day, "More": hub} {
		require.True(t, inWords(e.pressIn("Ada", id, label)), label)
	}

	e.press("Ada", "Pictures")
	e.settle()
	e.until("and back", func() bool { return !inWords(e.message("Ada", practice)) })
}

// What a store has of a person counts also where a message shows nothing of it, such as the hub.
func TestWhoReadsWordsHasThemAfterARestartBehindEveryButton(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	e.command("Ada", "/me")
	e.press("Ada", "Words")
	e.command("Ada", "/daily")
	e.press("Ada", "Play")
	e.settle()
	e.stop()
	e.start(s)
	e.command("Ada", "/daily")
	require.True(t, inWords(*e.press("Ada", "Continue").Message))
}
