package bot

import (
	"encoding/json"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/bot/localdiscord"
	"ruckus/games/rednines"
	"ruckus/render/markup"
	"ruckus/store"
)

// download fetches the file of a message.
func (e *evening) download(m localdiscord.Message) string {
	e.t.Helper()
	require.Len(e.t, m.Attachments, 1)
	resp, err := (&http.Client{Transport: e.discord.Transport()}).Get(e.discord.URL() + m.Attachments[0].URL)
	require.NoError(e.t, err)
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	require.NoError(e.t, err)
	return string(data)
}

// manage opens the tools for the only table.
func (e *evening) manage(user string) localdiscord.Outcome {
	e.t.Helper()
	e.command(user, "/tables")
	menu := "Manage a table …"
	_, c := find(slices.Backward(e.seen(user)), menu)
	require.NotNil(e.t, c, "%s manages no table", user)
	return e.press(user, menu+": "+c.Options[0].Label)
}

// names are these names as the bot keeps them.
func names(chosen []string) (all []markup.Name) {
	for _, c := range chosen {
		all = append(all, markup.NameOf(c))
	}
	return all
}

func TestTheExportOfARunningGameHidesWhatIsHidden(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	users := []string{"Ben", "Cleo", "Dan", "Eve"}
	e.play("/play rednines turn_time:0", users...)
	e.playOn(users, "begins again")
	e.manage("Ada")
	o := e.press("Ada", "Export")
	require.True(t, o.Message.Ephemeral())
	text := e.download(*o.Message)
	require.NotContains(t, text, "seed")
	require.NotContains(t, text, "actions")
	checked := 0
	for _, user := range users {
		h, err := e.bot.host.Peek(t.Context(), e.only().Ref, e.users[user])
		require.NoError(t, err)
		for _, card := range h.View.(rednines.View).Hand {
			require.NotRegexp(t, `\b`+card+`\b`, text, "%s holds it", user)
			checked++
		}
	}
	require.Greater(t, checked, 20)
	var x replay.Export
	require.NoError(t, json.Unmarshal([]byte(text), &x))
	require.Equal(t, names(users), x.Players)
	require.NotEmpty(t, x.Events)
	_, err := x.Replay(rednines.Kind())
	require.Error(t, err, "without the seed nobody can find out what is hidden")

	require.Contains(t, e.pressForged("Ben", "1|"+e.tables()[0].ID+"|m|export").Message.Content, "Wait until the game is over")
	e.press("Ada", "End the table …")
	e.press("Ada", "Yes, end it")
	text = e.download(*e.press("Ada", "Export").Message)
	require.NotContains(t, text, "seed", "the end can still be undone")
	require.NotContains(t, text, "actions")
}

func TestWhoMayNotManageGetsASentence(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	id := e.play("/play rednines turn_time:0", "Ben", "Cleo", "Dan", "Eve").ID
	before := e.tables()[0].Version
	for _, user := range []string{"Cleo", "Finn"} {
		for _, arg := range []string{"home", "end", "skip 1", "rewind 1 1", "unseat " + e.users["Dan"], "reseat " + e.users["Dan"], "export", "burn"} {
			o := e.pressForged(user, "1|"+id+"|m|"+arg)
			require.True(t, o.Message.Ephemeral())
			require.Empty(t, o.Message.Attachments)
			require.NotEmpty(t, o.Message.Content, arg)
		}
	}
	for arg, answer := range map[string]string{
		"unseat " + e.users["Dan"]: "only a moderator can remove",
		"rewind 1 1":               "only a moderator can undo moves",
	} {
		require.Contains(t, strings.ToLower(show(*e.pressForged("Ben", "1|"+id+"|m|"+arg).Message)), answer)
	}
	e.settle()
	require.Equal(t, before, e.tables()[0].Version)
	for _, arg := range []string{"rewind", "rewind x y", "rewind -1 1", "rewind 1", "skip", "skip -1", "unseat", "reseat nobody", "nonsense"} {
		require.Contains(t, show(*e.pressForged("Ada", "1|"+id+"|m|"+arg).Message), "manage table", arg)
	}
	require.Equal(t, before, e.tables()[0].Version)
	e.noErrors()
}

func TestADoublePressTakesMovesBackOnce(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	users := []string{"Ben", "Cleo", "Dan", "Eve"}
	e.play("/play rednines turn_time:0", users...)
	e.playOn(users, "begins again")
	for _, label := range []string{"Undo 1 move", "Skip the current player"} {
		e.settle()
		e.manage("Ada")
		before := told(e.tables()[0])
		m, c := find(slices.Backward(e.seen("Ada")), label)
		require.NotNil(t, c, label)
		one, err1 := e.discord.Press(e.users["Ada"], m.ID, c.CustomID)
		two, err2 := e.discord.Press(e.users["Ada"], m.ID, c.CustomID)
		answers := show(*e.outcome(one, err1).Message) + show(*e.outcome(two, err2).Message)
		require.Contains(t, answers, "Nothing happened, because the table just changed", label)
		require.Equal(t, before+1, told(e.tables()[0]), label)
		require.Contains(t, show(*e.pressForged("Ada", c.CustomID).Message), "Nothing happened", "the old button of %s", label)
		require.Equal(t, before+1, told(e.tables()[0]), label)
	}
}

// told counts what the host has told of admins.
func told(t match.Table) (n int) {
	for _, event := range t.Recent {
		if strings.HasPrefix(event.Verb, "host-") {
			n++
		}
	}
	return n
}

// sameRow leaves out of a hand that there is something to tell since the last turn, for which a longer label makes room.
var sameRow = strings.NewReplacer(" (Since my turn)", "", "(?)", "(What can I do?)")

func TestEveryOpenHandIsDrawnAnewAfterARewind(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	users := []string{"Ben", "Cleo", "Dan", "Eve"}
	e.play("/play rednines turn_time:0", users...)
	hands := func() (out []string) {
		e.settle()
		for _, u := range users {
			m, _ := e.canDo(u)
			out = append(out, sameRow.Replace(show(m)))
		}
		return out
	}
	for _, u := range users {
		e.press(u, "My hand")
	}
	before := hands()
	for range 3 {
		for _, u := range users {
			if e.move(u) != "" {
				break
			}
		}
		e.settle()
	}
	require.NotEqual(t, before, hands())
	// The admin's tools are not among the hands: Ada does not play.
	e.manage("Ada")
	e.press("Ada", "Undo more moves …: 3 moves")
	e.until("all hands are as they were", func() bool { return slices.Equal(before, hands()) })
}

func TestAnExportNeedsThePermissionToAttachFiles(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.play("/play rednines turn_time:0", "Ben", "Cleo", "Dan", "Eve")
	e.manage("Ada")
	require.NoError(t, e.discord.SetBotPermissions(e.channel, localdiscord.PermViewChannel|localdiscord.PermSendMessages|localdiscord.PermEmbedLinks))
	require.Contains(t, e.press("Ada", "Export").Message.Content, "**Attach Files**")
}
