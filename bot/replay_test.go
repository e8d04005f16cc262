package bot

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

func TestForgedPressesOnAReplayAreRefusedWithASentence(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/play rednines small:true rounds:1")
	e.press("Ben", "Join")
	e.press("Ada", "Start")
	e.settle()
	id := ""
	for _, m := range e.seen("Ada") {
		for _, row := range m.Components {
			for _, c := range row.Components {
				at, err := parseCustomID(c.CustomID)
				require.NoError(t, err)
				id = at.Table
			}
		}
	}
	for press, says := range map[string]string{
		"1|" + id + "|p|0.b.":              "This game still runs",
		"1|" + id + "|p|0.0.coach":         "This game still runs",
		"1|" + id + "|p|0.b.share":         "This game still runs",
		"1|" + id + "|h|replay":            "This game still runs",
		"1|nosuchtable|p|0.b.":             "no longer kept",
		"1|" + id + "|p|-1.b.":             "another version",
		"1|" + id + "|p|0.-1.":             "another version",
		"1|" + id + "|p|999999999999999.b": "another version",
		"1|" + id + "|p|":                  "another version",
	} {
		o := e.pressForged("Cleo", press)
		require.NotNil(t, o.Message, press)
		require.Contains(t, strings.ReplaceAll(show(*o.Message), "\n", " "), says, press)
	}
}

// overGame is the table of a short game that is over, of two people.
func overGame(t *testing.T) (e *evening, ref match.Ref) {
	e = quickEvening(t)
	ref = e.play("/play rednines small:true rounds:1 turn_time:0", "Ada", "Ben").Ref
	e.endGame(ref, "Ada", "Ben")
	e.settle()
	return e, ref
}

// replayAt is what a reader's replay shows.
func (e *evening) replayAt(user string) string {
	m, _ := find(slices.Backward(e.seen(user)), "Go to …")
	return show(m)
}

func TestAReplayPlaysByItselfToItsEndInTheReadersMessageAlone(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	e.bot.turning.pace = time.Millisecond
	r, err := e.bot.host.Replays.At(t.Context(), ref, e.users["Ada"], 1<<30)
	require.NoError(t, err)
	last := fmt.Sprintf("Move %d of %d", r.Moves, r.Moves)
	for _, user := range []string{"Ada", "Ben"} { // both at once
		e.pressForged(user, fmt.Sprintf("1|%s|p|%d.b.here", ref.ID, max(0, r.Moves-20)))
	}
	before := len(e.seen("Ada"))
	e.press("Ada", "Play")
	e.until("the end of Ada's", func() bool { return strings.Contains(e.replayAt("Ada"), last) })
	require.NotContains(t, e.replayAt("Ada"), "Pause")
	require.NotContains(t, e.replayAt("Ben"), last, "it is hers alone")
	require.Len(t, e.seen("Ada"), before, "no message is new")
	e.until("its place is free again", func() bool {
		e.bot.turning.some.mu.Lock()
		defer e.bot.turning.some.mu.Unlock()
		return len(e.bot.turning.some.people) == 0
	})
}

func TestAReplayThatPlaysStandsStillWithTheNextPressAndGoesOnAfterARestart(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	e.pressForged("Ada", "1|"+ref.ID+"|p|0.b.here")
	e.press("Ada", "Play")
	require.Contains(t, e.replayAt("Ada"), "Pause")
	e.press("Ada", "Pause")
	require.Contains(t, e.replayAt("Ada"), "Move 0 of")
	e.bot.turning.mu.Lock()
	require.Empty(t, e.bot.turning.all)
	e.bot.turning.mu.Unlock()
	e.press("Ada", "Play")
	e.stop()
	e.start(e.bot.cfg.Store)
	require.Contains(t, e.replayAt("Ada"), "Pause", "it stands as it stood")
	e.press("Ada", "Pause")
	e.bot.turning.pace = time.Millisecond
	e.press("Ada", "Play")
	e.until("it goes on", func() bool { return !strings.Contains(e.replayAt("Ada"), "Move 0 of") })
	e.press("Ada", "Go to …: The start")
	require.Contains(t, e.replayAt("Ada"), "Move 0 of", "another press has ended it, too")
	require.Empty(t, e.bot.turning.all)
}

func TestAReplayThatIsNoLongerKeptStopsWithASentence(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	e.pressForged("Ada", "1|"+ref.ID+"|p|0.b.here")
	e.bot.turning.pace = 100 * time.Millisecond
	e.press("Ada", "Play")
	for _, kind := range []string{"replay", "table"} { // as is done one day
		require.NoError(t, e.bot.cfg.Store.Delete(t.Context(), store.Key{Guild: ref.Guild, Kind: kind, ID: ref.ID}))
	}
	e.until("it says so", func() bool { return strings.Contains(e.replayAt("Ada"), "no longer kept") })
	require.Contains(t, e.replayAt("Ada"), " of ", "what was there stays")
}

func TestNobodyHasMoreMessagesThatChangeByThemselvesThanTheirShare(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	for range turnsEach {
		e.pressForged("Ada", "1|"+ref.ID+"|p|0.b.here")
		e.press("Ada", "Play")
	}
	e.pressForged("Ada", "1|"+ref.ID+"|p|0.b.here")
	require.Contains(t, show(*e.press("Ada", "Play").Message), "Too many replays are playing already")
	require.Contains(t, e.replayAt("Ada"), "Play", "and it can be looked through step by step")
}

func TestARobotGivesTheReasonOfItsMoveAndTheMenuLeadsToWhatWasExciting(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.play("/play rage robots:2 hands:4 turn_time:0", "Ada").Ref
	e.endGame(ref, "Ada")
	e.settle()
	e.pressForged("Ada", "1|"+ref.ID+"|p|0.b.here")
	for !strings.Contains(e.replayAt("Ada"), "(Why?)") {
		require.NotContains(t, e.replayAt("Ada"), "(▶ (off))", "the end")
		e.press("Ada", "▶")
	}
	before, _, _ := strings.Cut(e.replayAt("Ada"), " of ")
	e.press("Ada", "Why?")
	require.Regexp(t, `💡 \*\*.+:\*\* \*\*.+\*\* .+`, e.replayAt("Ada"))
	require.Contains(t, e.replayAt("Ada"), before, "the same place")
	require.NotContains(t, e.replayAt("Ada"), "(Why?)")
	require.Contains(t, e.replayAt("Ada"), " / Broken bid: ")

	e.pressForged("Ada", "1|"+ref.ID+"|p|5.0.view")
	require.Contains(t, e.replayAt("Ada"), "As **Ada** saw it")
	require.Regexp(t, `(?i)\byou`, e.replayAt("Ada"))
	shared := show(*e.press("Ada", "Whose view, and more: Show this moment to everyone in the channel").Message)
	require.Contains(t, shared, "**Ada** ", "her hand, by her name")
	require.NotRegexp(t, `(?i)\byou\b`, shared)
	require.NotContains(t, shared, "**Bolt** ", "and nobody else's")
}

func TestTheCoachsMessageChangesWhenItIsDoneAndAMomentLeadsBackToIt(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	e.bot.turning.pace = time.Millisecond
	coach := func() string {
		seen := e.seen("Ada")
		return show(seen[len(seen)-1])
	}
	e.pressForged("Ada", "1|"+ref.ID+"|p|0.b.coach")
	e.until("the coach finished", func() bool { return strings.Contains(coach(), "clearly cost") || strings.Contains(coach(), "At least") })
	require.NotContains(t, coach(), "Ask again")
	require.Contains(t, show(*e.pressForged("Ada", "1|"+ref.ID+"|p|3.0.1.see").Message), "Back to the coach")
	e.press("Ada", "Back to the coach")
	require.Contains(t, coach(), "clearly cost", "the list again, in the same message")
	require.NotContains(t, coach(), "Results appear here")
}

// Whether its reader has put it away or its channel is deleted: a replay that plays is over then, and nothing of the game is lost.
func TestAReplayThatPlaysEndsWhenItsMessageIsGone(t *testing.T) {
	t.Parallel()
	for how, gone := range map[string]func(e *evening, message string) error{
		"put away": func(e *evening, message string) error { return e.discord.Dismiss(e.users["Ada"], message) },
		"deleted":  func(e *evening, _ string) error { return e.discord.DeleteChannel(e.channel) },
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			e, ref := overGame(t)
			e.bot.turning.pace = 50 * time.Millisecond // after the press is answered, also on a busy machine
			e.pressForged("Ada", "1|"+ref.ID+"|p|0.b.here")
			e.press("Ada", "Play")
			e.until("it plays", func() bool { return !strings.Contains(e.replayAt("Ada"), "Move 0 of") })
			m, _ := find(slices.Backward(e.seen("Ada")), "Go to …")
			require.NoError(t, gone(e, m.ID))
			e.until("its place is free again", func() bool {
				e.bot.turning.mu.Lock()
				defer e.bot.turning.mu.Unlock()
				return len(e.bot.turning.all) == 0
			})
			require.LessOrEqual(t, strings.Count(e.log.String(), "couldn't update a replay or lesson"), turnFails, "it didn't try to its end")
			require.NotContains(t, e.screens("Ada"), "Go to …")
			r, err := e.bot.host.Replays.At(t.Context(), ref, e.users["Ada"], 1)
			require.NoError(t, err)
			require.Equal(t, 1, r.Move)
		})
	}
}

func TestTwoReadersOfASharedReplayLookThroughItApart(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	shared := e.pressForged("Ada", "1|"+ref.ID+"|p|5.b.share").Message
	require.False(t, shared.Ephemeral())
	for _, user := range []string{"Ben", "Cleo"} {
		e.press(user, "Step through it from here")
	}
	e.press("Ben", "▶")
	e.press("Cleo", "◀")
	require.Contains(t, e.replayAt("Ben"), "Move 6 of")
	require.Contains(t, e.replayAt("Cleo"), "Move 4 of")
	e.bot.turning.pace = time.Millisecond
	for _, user := range []string{"Ben", "Cleo"} {
		e.press(user, "Play")
	}
	for _, user := range []string{"Ben", "Cleo"} {
		e.until("the end of "+user+"'s", func() bool { return strings.Contains(e.replayAt(user), " the game!") })
	}
	at := slices.IndexFunc(e.seen("Dan"), func(m localdiscord.Message) bool { return m.ID == shared.ID })
	require.Contains(t, show(e.seen("Dan")[at]), "Move 5 of", "what was shared stands as it stood")
}
