package bot

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
	"ruckus/store"
	"ruckus/store/bolt"
)

var update = flag.Bool("update", false, "write what is seen into the evenings' files")

// TestEvenings plays whole evenings. A file holds what people do, a line with "> " each, and below each line what
// they then see:
//
//	> Ada: /play rednines turn_time:3      types a command
//	> Ben: Join                            presses the newest button with this label that he sees
//	> Ben: As which rank?: As Q            picks from a menu
//	> Ada: Set target …: 100               fills in the form that is the answer
//	> Ben, in table-two: /play rednines    does it in another channel
//	> Ben, old: Join                       presses the oldest one that he sees
//	> Ben, twice: Join                     presses it twice at once
//	> Ada: Flip, then 10BW, then 1BW       presses one after another; only the last answer is shown
//	> Ben, Ada at once: 2BW / RIOT         press before they see what the other has done, in this order
//	> Ben late, Ada at once: 2BW / RIOT    does it, and Ben's press comes in after those of the others
//	> Ben forges Ada: 7♥                   presses a button like the one in Ada's hand, on a message for everybody
//	> Ben waits for RIOT                   waits until he sees the text
//	> Ben sees                             looks at everything in the channel; a private screen that stands above already is not written
//	> Ada, Ben play until won              press the first button that their hands offer until Ada sees the text
//	> restart                              the bot stops and starts again
//	> rage has pictures                    the bot starts again; the cards of this game are pictures from now on
//	> the portal loses red_7               somebody deletes this emoji
//	> the pictures are up                  waits until all of them are
//
//	>> Ada: /play rednines turn_time:3     does any of it, and what is seen is not written down
//
// A screen is written whole when it is seen for the first time. Later it is written how it differs from one with the same title
// that was seen before: "- " begins a line that is gone, "+ " a new one, and "~ " one that has changed where the braces are:
// "~ Turn time: {90 → 30}". The empty lines of a screen are left out.
func TestEvenings(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/evenings/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	if sums, err := filepath.Glob("testdata/wire/*.txt"); !*update {
		require.NoError(t, err)
		require.Len(t, sums, len(files)+1, "each evening has its sums, and the start")
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want, err := os.ReadFile(file)
			require.NoError(t, err)
			var got string
			var start, sent []request
			dir := t.TempDir()
			described(t) // in virtual time nothing can be opened
			virtual(t, func(t *testing.T) {
				s, err := bolt.Open(filepath.Join(dir, "ruckus.db"))
				require.NoError(t, err)
				got, start, sent = runEvening(t, unevenStore{s}, string(want))
			})
			wired(t, "start", start)
			wired(t, name, sent)
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
				return
			}
			require.Equal(t, string(want), got)
		})
	}
}

// ponder is how long people take for each thing that they do in an evening: what happens in one instant has no order. The local
// Discord's clock may be ahead, and no press counts as made after it has come in, so it waits for that, too, and then for a full
// tenth of a second: how far ahead it was is a little different each time.
func (e *evening) ponder() {
	const tenth = 100 * time.Millisecond
	time.Sleep(tenth)
	time.Sleep(time.Until(e.clock()))
	time.Sleep(time.Until(time.Now().Add(tenth - 1).Truncate(tenth)))
	if e.step != nil {
		e.step()
	}
}

// runEvening plays an evening and returns its file as it should be, and the requests of the bot until it is ready and after that.
func runEvening(t *testing.T, s store.Store, script string) (text string, start, sent []request) {
	t.Cleanup(func() { s.Close() })
	w := &wire{next: described(t), known: map[string]string{}}
	e := newEvening(t, s, localdiscord.Config{Now: apart(), OnExchange: w.note}, func(e *evening) { e.wire, e.step = w.uneven, w.step })
	start = w.cut()
	var out strings.Builder
	last := "" // the line before that is no answer
	for line := range strings.Lines(script) {
		e.ponder()
		switch {
		case strings.HasPrefix(line, "#"):
			out.WriteString(line)
		case strings.HasPrefix(line, "> restart"):
			fmt.Fprintf(&out, "\n%s", line)
			e.stop()
			e.start(s)
			e.settle()
		case strings.HasSuffix(line, " has pictures\n"):
			fmt.Fprintf(&out, "\n%s", line)
			e.stop()
			withPictures(strings.TrimSuffix(line[2:], " has pictures\n"))(e)
			e.start(s)
			e.picturesUp()
		case strings.HasPrefix(line, "> the portal loses "):
			fmt.Fprintf(&out, "\n%s", line)
			e.lose(strings.TrimSpace(strings.TrimPrefix(line, "> the portal loses ")))
		case line == "> the pictures are up\n":
			fmt.Fprintf(&out, "\n%s", line)
			e.picturesUp()
		case strings.HasPrefix(line, ">> "):
			noted := maps.Clone(e.noted)
			e.do(strings.TrimSpace(line[3:]))
			e.noted = noted
			if !strings.HasPrefix(last, ">> ") {
				out.WriteString("\n")
			}
			out.WriteString(line)
		case strings.HasPrefix(line, "> "):
			fmt.Fprintf(&out, "\n%s%s", line, e.do(strings.TrimSpace(line[2:])))
		}
		if strings.ContainsAny(line[:1], "#>") {
			last = line
		}
	}
	stats := e.discord.Stats()
	require.Zero(t, stats.Unanswered, "interactions that the bot didn't answer in time")
	require.Zero(t, stats.Invalid, "requests that Discord would count against the bot")
	e.checkLog()
	return out.String(), start, w.cut()
}

// apart returns a clock that never tells the same millisecond twice: of two presses of the same one it is open which is first.
func apart() func() time.Time {
	var last atomic.Int64
	return func() time.Time {
		for {
			old := last.Load()
			now := max(time.Now().UnixMilli(), old+1)
			if last.CompareAndSwap(old, now) {
				return time.UnixMilli(now)
			}
		}
	}
}

// do carries out one line and returns what is seen.
func (e *evening) do(line string) string {
	e.t.Helper()
	defer e.settle()
	if who, end, ok := strings.Cut(line, " play until "); ok {
		return e.playOn(strings.Split(who, ", "), end)
	}
	if who, ok := strings.CutSuffix(line, " sees"); ok {
		var out strings.Builder
		for _, m := range e.seen(who) {
			if drawn := show(m); !m.Ephemeral() || !e.written(drawn) {
				out.WriteString(e.note(drawn, false))
			}
		}
		return out.String()
	}
	if who, text, ok := strings.Cut(line, " waits for "); ok {
		e.sees(who, text)
		return ""
	}
	who, what, _ := strings.Cut(line, ": ")
	if users, ok := strings.CutSuffix(who, " at once"); ok {
		return e.pressAtOnce(strings.Split(users, ", "), strings.Split(what, " / "))
	}
	for before, after, more := strings.Cut(what, ", then "); more; before, after, more = strings.Cut(what, ", then ") {
		e.press(who, before)
		e.settle()
		e.ponder()
		what = after
	}
	if forger, victim, ok := strings.Cut(who, " forges "); ok {
		return e.answer(e.forge(forger, victim, what))
	}
	user, how, _ := strings.Cut(who, ", ")
	if name, ok := strings.CutPrefix(how, "in "); ok {
		defer func(old string) { e.channel = old }(e.channel)
		e.channel = e.channelID(name)
	}
	switch {
	case strings.HasPrefix(what, "/"):
		return e.answer(e.command(user, what))
	case how == "old":
		return e.answer(e.pressOn(slices.All(e.seen(user)), user, what))
	case how == "twice":
		m, c := find(slices.Backward(e.seen(user)), what)
		one, err1 := e.discord.Press(e.users[user], m.ID, c.CustomID)
		two, err2 := e.discord.Press(e.users[user], m.ID, c.CustomID)
		return e.answer(e.outcome(one, err1)) + e.answer(e.outcome(two, err2))
	}
	return e.answer(e.press(user, what))
}

// forge presses a button like the victim's, on a message that everybody sees.
func (e *evening) forge(user, victim, label string) localdiscord.Outcome {
	e.t.Helper()
	_, c := find(slices.Backward(e.seen(victim)), label)
	require.NotNil(e.t, c, "%s has no %q", victim, label)
	return e.pressForged(user, c.CustomID)
}

// pressForged presses a button with any identifier.
func (e *evening) pressForged(user, customID string) localdiscord.Outcome {
	e.t.Helper()
	m := discord.Text("A forged button")
	m.Components = []discord.Row{{Type: discord.TypeRow, Components: []discord.Component{{Type: discord.TypeButton, CustomID: customID, Style: 1, Label: "Forged"}}}}
	id, err := e.bot.client.Post(e.t.Context(), discord.Channel{ID: e.channel}, m)
	require.NoError(e.t, err)
	o := e.outcome(e.discord.Press(e.users[user], id, customID))
	require.NoError(e.t, e.bot.client.Delete(e.t.Context(), discord.Channel{ID: e.channel}, id))
	return o
}

// playOn has people press the first button that makes a move, in turn order, until the first of them sees the end.
func (e *evening) playOn(users []string, end string) string {
	var out strings.Builder
	for _, user := range users {
		e.press(user, "My hand")
	}
	over := func() bool {
		e.settle()
		return strings.Contains(e.screens(users[0]), end)
	}
	for !over() {
		moved := false
		for _, user := range users {
			if _, c := e.canDo(user); c == nil {
				continue
			}
			if over() { // asked last: now nothing happens on its own, and everybody sees all that has
				break
			}
			e.ponder()
			if label := e.move(user); label != "" {
				fmt.Fprintf(&out, "%s: %s\n", user, label)
				moved = true
			}
		}
		if !moved {
			e.until("the clock plays", func() bool {
				return over() || slices.ContainsFunc(users, func(user string) bool {
					_, c := e.canDo(user)
					return c != nil
				})
			})
		}
	}
	return out.String()
}

// move makes the first move that a user's hand offers, and returns what was pressed; "" for none.
func (e *evening) move(user string) string {
	m, c := e.canDo(user)
	if c == nil {
		return ""
	}
	var values []string
	label := c.Label
	if c.Type == discord.TypeMenu {
		values, label = []string{c.Options[0].Value}, c.Placeholder+": "+c.Options[0].Label
	}
	o := e.outcome(e.discord.Press(e.users[user], m.ID, c.CustomID, values...))
	if o.Message != nil { // else the answer is on its way
		require.NotContains(e.t, show(*o.Message), "Note:", "what a hand offers must be possible")
	}
	return label
}

// canDo finds what a user can do in the newest private message.
func (e *evening) canDo(user string) (localdiscord.Message, *localdiscord.Component) {
	for _, m := range slices.Backward(e.seen(user)) {
		if m.Ephemeral() {
			return m, usable(m)
		}
	}
	return localdiscord.Message{}, nil
}

// answer is what a user sees of an answer.
func (e *evening) answer(o localdiscord.Outcome) string {
	switch {
	case o.Modal != nil:
		field := o.Modal.Components[0]
		return fmt.Sprintf("(a form)\n| %s\n| %s: %s\n| %s (%s)\n", o.Modal.Title, field.Label, field.Component.Value, field.Description, field.Component.Placeholder)
	case o.Message == nil:
		return "(the bot is thinking)\n"
	case o.Type == discord.ReplyUpdate:
		return e.note(show(*o.Message), true)
	}
	return e.note(show(*o.Message), false)
}
