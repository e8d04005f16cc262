package bot

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/bot/localdiscord"
	"ruckus/games/gamestest"
	"ruckus/store"
)

// whispering is an evening on which Ada and Ben play Whispers.
func whispering(t *testing.T) *evening {
	t.Helper()
	e := moderatedEvening(t, func(e *evening) { e.kinds = append(slices.Clone(e.kinds), whispersKind()) })
	e.play("/play whispers turn_time:0", "Ada", "Ben")
	e.press("Ada", "My hand")
	e.press("Ben", "My hand")
	e.settle()
	return e
}

// opens has somebody open the form, and returns what sends it.
func (e *evening) opens(user string) func(text string) string {
	e.t.Helper()
	m, c := find(slices.Backward(e.seen(user)), "Whisper …")
	require.NotNil(e.t, c, e.screens(user))
	i, err := e.discord.Press(e.users[user], m.ID, c.CustomID)
	o := e.outcome(i, err)
	require.NotNil(e.t, o.Modal)
	require.Equal(e.t, 20, *o.Modal.Components[0].Component.MaxLength)
	require.Equal(e.t, "Whisper", o.Modal.Title)
	require.Equal(e.t, "At most 20 characters.", o.Modal.Components[0].Description)
	return func(text string) string {
		o := e.outcome(e.discord.SubmitModal(e.users[user], i.ID, map[string]any{"text": text}))
		e.settle()
		if o.Message == nil { // a busy machine had the bot ask for more time
			return e.screens(user)
		}
		return show(*o.Message)
	}
}

// whisper types a word.
func (e *evening) whisper(user, text string) string {
	e.t.Helper()
	return e.opens(user)(text)
}

const awkward = `**x**<@1>||[z](//w)`

func TestWhispersKeepsTheContract(t *testing.T) {
	t.Parallel()
	require.NoError(t, gamestest.Check(whispersKind()))
	for fault, found := range map[string]string{
		"no outcome": "is no outcome of a text", "raw error": "no refusal", "changes the game": "changes the game", "panics": "panics", "no room": "is no text that can be asked for",
	} {
		require.ErrorContains(t, gamestest.Check(whispersKind(fault)), found)
	}
}

// Others read a word when the game shows it, and not before. It's a text for them: no bold, no mention, no link.
func TestAWordIsReadWhenItIsShownAndStaysAText(t *testing.T) {
	t.Parallel()
	e := whispering(t)
	e.whisper("Ada", awkward)
	require.Contains(t, e.screens("Ada"), `\*\*x\*\*\<\@1\>\|\|\[z\]\(//w\)`, "she reads her own word")
	require.NotContains(t, e.screens("Ben"), "//w")
	running, err := e.bot.host.Replays.Export(t.Context(), e.only().Ref, match.By{User: match.User{ID: e.users["Hal"]}, Manager: true})
	require.NoError(t, err)
	require.NotContains(t, string(running), `"texts"`, "nor does a manager read that there is one")
	require.NotContains(t, e.screens("Cleo"), "//w")
	require.Contains(t, e.whisper("Ben", "a \u202ecold\u200b one"), `\*\*x\*\*\<\@1\>`, "all have typed")
	require.Contains(t, e.screens("Cleo"), `\*\*x\*\*\<\@1\>`)
	require.Contains(t, e.screens("Cleo"), "a cold one")
	e.whisper("Ada", "Sun")
	e.whisper("Ben", "sun")
	require.NotContains(t, strings.ToLower(e.screens("Cleo")), "sun", "what two have typed is struck, and never shown")
	e.noErrors()
}

// Nothing anyone types or sends late does any harm: they read why, and can type again.
func TestWhatCannotBeTypedIsRefusedWithAReason(t *testing.T) {
	t.Parallel()
	e := whispering(t)
	for text, why := range map[string]string{
		"   ": "type something", "\u200b\u200d": "type something", "\x00\x1b": "type something", "\u2800\ufe0f": "type something", "taboo": "find another word",
		strings.Repeat("👍", 20) + "!": "at most 20",
	} {
		if len([]rune(text)) <= 20 {
			require.Contains(t, e.whisper("Ada", text), why, "%q", text)
		}
	}
	open := e.opens("Ada")
	twice := e.opens("Ada")
	lost := e.opens("Ben")
	require.NotContains(t, open("שלום 👍"), "type")
	require.Contains(t, twice("once more"), "moved on", "sent twice, it counts once")
	require.Contains(t, e.screens("Ada"), "שלום")
	require.NotContains(t, e.screens("Ada"), "once more")
	for _, forged := range []string{"say #9:new 1", `say "x" 1`, "say * 1", "say x 1"} {
		e.pressForged("Cleo", "1|"+e.only().ID+"|d|"+forged)
		require.Contains(t, show(*e.pressForged("Ben", "1|"+e.only().ID+"|d|say #9:new 1").Message), "moved on", "nobody forges an outcome")
	}
	e.manage("Hal")
	_, c := find(slices.Backward(e.seen("Hal")), "Players …")
	require.Contains(t, c.Options[2].Label, "Ben")
	e.press("Hal", "Players …: "+c.Options[2].Label)
	e.settle()
	require.Contains(t, lost("late"), "You were removed", "who has lost their seat says nothing")
	require.NotContains(t, e.screens("Cleo"), "late")
	e.noErrors()
}

// A form works however long it has been open: it says everything itself.
func TestAFormOutlivesTheProcessThatOpenedIt(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) { e.kinds = append(slices.Clone(e.kinds), whispersKind()) })
	s := e.bot.cfg.Store
	e.play("/play whispers turn_time:0", "Ada", "Ben")
	e.press("Ada", "My hand")
	send := e.opens("Ada")
	e.stop()
	e.start(s)
	send("patience")
	require.Contains(t, e.screens("Ada"), "patience")
	e.press("Ben", "My hand")
	late := e.opens("Ben")
	e.whisper("Ben", "here")
	require.Contains(t, late("too late"), "moved on", "the round it was for is over")
}

// Who comes back to their form after an hour still says what they typed. If their turn was over meanwhile, they read so.
func TestAFormLeftOpenForAnHourStillCounts(t *testing.T) {
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) { e.kinds = append(slices.Clone(e.kinds), whispersKind()) })
		e.play("/play whispers turn_time:0", "Ada", "Ben")
		e.press("Ada", "My hand")
		e.press("Ben", "My hand")
		e.settle()
		early, late := e.opens("Ada"), e.opens("Ada")
		time.Sleep(time.Hour)
		require.Contains(t, early("patience"), "patience")
		e.whisper("Ben", "here")
		require.Contains(t, late("too late"), "moved on", "the round it was for is over")
		require.Contains(t, e.screens("Cleo"), "patience")
		require.NotContains(t, e.screens("Cleo"), "too late")
		e.noErrors()
	})
}

// What moderators hide nobody reads any more, at the table or in the replay, and the game goes on. The check says what it could not check.
func TestHiddenWordsAreGoneAndTheGameStillFolds(t *testing.T) {
	t.Parallel()
	e := whispering(t)
	ref := e.only().Ref
	e.whisper("Ada", "mine")
	e.whisper("Ben", "filth")
	require.Contains(t, e.screens("Cleo"), "filth")
	e.bars("Hal", "Ben")
	require.Contains(t, show(*e.press("Hal", "Hide name and words").Message), "hidden")
	e.settle()
	require.NotContains(t, e.screens("Cleo"), "filth")
	require.Contains(t, e.screens("Cleo"), "*text removed*")
	require.Contains(t, e.screens("Cleo"), "mine")
	e.whisper("Ben", "more filth")
	e.whisper("Ada", "end")
	require.NotContains(t, e.screens("Cleo"), "more filth", "nor what they type from now on")
	v, err := e.bot.host.Replays.Verify(t.Context(), ref)
	require.NoError(t, err)
	require.Empty(t, v.Differs)
	require.Contains(t, v.Unchecked[len(v.Unchecked)-1], "text removed")
	_, err = e.bot.host.Replays.At(t.Context(), ref, e.users["Ada"], 4)
	require.NoError(t, err)
	e.noErrors()
}

// Someone's words go with them when they are forgotten: at the end of a running game, and from its replay. Others' words stay.
func TestWordsAreForgottenWithTheirAuthor(t *testing.T) {
	t.Parallel()
	e := whispering(t)
	ref := e.only().Ref
	e.whisper("Ada", "secretive")
	e.whisper("Ben", "lasting")
	data, err := e.bot.kept(t.Context(), ref.Guild, e.users["Ada"])
	require.NoError(t, err)
	require.Contains(t, string(data), "typed words")
	e.command("Ada", "/me")
	e.press("Ada", "Forget me …")
	e.press("Ada", "Yes, forget me")
	e.settle()
	require.Contains(t, e.screens("Cleo"), "secretive", "the game goes on with it")
	e.whisper("Ada", "bye")
	e.whisper("Ben", "end")
	e.until("she is forgotten", func() bool {
		all, err := e.bot.host.People.Wishes(t.Context())
		for _, w := range all {
			e.bot.fulfil(t.Context(), w)
		}
		return err == nil && len(all) == 0
	})
	e.settle()
	require.NotContains(t, e.screens("Cleo"), "secretive")
	p, err := e.bot.host.Replays.At(t.Context(), ref, e.users["Ben"], 2)
	require.NoError(t, err)
	require.Len(t, p.Table.Texts, 2)
	require.ElementsMatch(t, []string{"lasting", "end"}, slices.Collect(maps.Values(p.Table.Texts)))
	require.Equal(t, 1, strings.Count(exported(t, e.bot.host.Replays, e, ref.ID), "lasting"))
	e.noErrors()
}

// exported is the file of a game, which the program takes for what it says.
func exported(t *testing.T, rs *replay.Records, e *evening, id string) string {
	t.Helper()
	data, err := rs.Export(context.Background(), match.Ref{Guild: e.discord.GuildID(), ID: id}, match.By{User: match.User{ID: e.users["Ben"]}})
	require.NoError(t, err)
	x, err := replay.ReadExport(data)
	require.NoError(t, err)
	require.Empty(t, x.Verify(whispersKind()).Differs)
	require.NotEmpty(t, x.Verify(whispersKind()).Unchecked)
	return string(data)
}
