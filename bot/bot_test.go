package bot

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/markup"
	"ruckus/store"
)

// quickEvening is an evening with a store in memory.
func quickEvening(t testing.TB) *evening {
	return newEvening(t, store.NewMemory(), localdiscord.Config{})
}

// limitedEvening is one on which rate-limited by Discord.
func limitedEvening(t testing.TB) *evening {
	return newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true})
}

// fill opens a table with these users; the first is the host.
func (e *evening) fill(line string, users ...string) {
	e.t.Helper()
	e.command(users[0], line)
	for _, u := range users[1:] {
		e.press(u, "Join")
	}
	if !e.limited {
		e.settle() // an edit that was under way may have shown the lobby as it was before the last one sat down
	}
}

// play has these users begin a game in a channel without other tables; the first is the host. It returns their table.
func (e *evening) play(line string, users ...string) match.Table {
	e.t.Helper()
	e.fill(line, users...)
	e.press(users[0], "Start")
	e.settle()
	return e.only()
}

// open has Ada open a table in a channel without others.
func (e *evening) open(line string) match.Table {
	e.t.Helper()
	e.command("Ada", line)
	e.settle()
	return e.only()
}

// only is the only live table.
func (e *evening) only() match.Table {
	e.t.Helper()
	tables := e.tables()
	require.Len(e.t, tables, 1)
	return tables[0]
}

// tables are the live tables.
func (e *evening) tables() []match.Table {
	e.t.Helper()
	tables, err := e.bot.host.List(context.Background(), e.discord.GuildID())
	require.NoError(e.t, err)
	return tables
}

func TestMissingPermissionsAreNamedBeforeATableOpens(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	require.NoError(t, e.discord.SetBotPermissions(e.channel, localdiscord.PermViewChannel))
	o := e.command("Ada", "/play rednines")
	require.True(t, o.Message.Ephemeral())
	require.Equal(t, "I can't play in this channel yet: please ask someone who manages it to give me **Send Messages** and **Embed Links**, then try again.", o.Message.Content)
	require.Empty(t, e.tables())

	thread := e.discord.Channels()[2]
	require.NotEmpty(t, thread.Parent)
	require.NoError(t, e.discord.SetBotPermissions(thread.ID, localdiscord.PermViewChannel|localdiscord.PermSendMessages|localdiscord.PermEmbedLinks))
	e.channel = thread.ID
	o = e.command("Ada", "/play rednines")
	require.Contains(t, o.Message.Content, "give me **Send Messages in Threads**, then")
	require.Empty(t, e.tables())
}

func TestForgedButtonsGetASentenceAndDoNoHarm(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.play("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan")
	before := e.tables()
	id := before[0].ID
	for customID, answer := range map[string]string{
		"x":                          "another version",
		"2|" + id + "|d|play AC 1":   "another version",
		"1|" + id + "|x|play AC 1":   "another version",
		"1|" + id + "|h|burn":        "another version",
		"1|" + id + "|d|":            "n't a move",
		"1|" + id + "|d|tick":        "Only the clock",
		"1|" + id + "|d|play AC 999": "",
		"1|nosuch|d|play AC 1":       "is gone",
		"1|nosuch|g|home":            "is gone",
		"1|nosuch|h|join":            "is gone",
		"1|nosuch|r|":                "is gone",
		"1|nosuch|k|":                "no game by that name",
		"1|-|o|nosuch":               "is gone",
		"1|-|m|nosuch":               "is gone",
		"1|nosuch|m|end":             "is gone",
		"1|nosuch|m|skip 1":          "is gone",
		"1|nosuch|m|unseat 1":        "is gone",
		"1|nosuch|m|rewind 1 1":      "is gone",
		"1|nosuch|m|export":          "is gone",
		"1|" + id + "|m|end":         "Only a table's host",
		"1|-|o|*":                    "is gone",
	} {
		o := e.pressForged("Ben", customID)
		require.True(t, o.Message.Ephemeral(), customID)
		require.Contains(t, show(*o.Message), answer, customID)
	}
	e.settle()
	require.Equal(t, before[0].Version, e.tables()[0].Version)
	e.noErrors()
}

func TestATableThatIsOverSaysSoToOldButtons(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.fill("/play rednines", "Ada", "Ben")
	id := e.tables()[0].ID
	e.press("Ada", "Set up …")
	e.press("Ada", "End the table …")
	e.press("Ada", "Yes, end it")
	for _, action := range []string{"join", "leave", "start", "cancel", "in", "out", "vote rage", "close night", "hand"} {
		o := e.pressForged("Ben", "1|"+id+"|h|"+action)
		require.True(t, o.Message.Ephemeral() || strings.Contains(show(*o.Message), "closed"), "%s\n%s", action, show(*o.Message))
		require.Empty(t, e.tables(), action)
	}
	e.noErrors()
}

func TestABoardThatSomebodyDeletesIsPostedAgain(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	o := e.command("Ada", "/play rednines")
	e.settle()
	require.NoError(t, e.bot.client.Delete(t.Context(), discord.Channel{ID: e.channel}, o.Message.ID))
	_, err := e.bot.host.Seat(t.Context(), e.tables()[0].Ref, match.By{User: match.User{ID: e.users["Ben"], Name: markup.NameOf("Ben")}}, (*match.Draft).Join)
	require.NoError(t, err)
	e.sees("Cleo", "**Ben**")
	e.press("Cleo", "Join")
	e.sees("Dan", "**Cleo**")
}

func TestABoardMovesDownBeforeItIsAnHourOld(t *testing.T) {
	t.Parallel()
	var behind atomic.Int64
	behind.Store(int64(-55 * time.Minute))
	e := newEvening(t, store.NewMemory(), localdiscord.Config{Now: func() time.Time { return time.Now().Add(time.Duration(behind.Load())) }})
	old := e.command("Ada", "/play rednines").Message.ID
	e.settle()
	behind.Store(0)
	_, err := e.bot.host.Seat(t.Context(), e.tables()[0].Ref, match.By{User: match.User{ID: e.users["Ben"], Name: markup.NameOf("Ben")}}, (*match.Draft).Join)
	require.NoError(t, err)
	e.settle()
	boards := e.seen("Cleo")
	require.Len(t, boards, 1, "the old board is gone")
	require.NotEqual(t, old, boards[0].ID)
	require.Equal(t, boards[0].ID, e.tables()[0].BoardID)
	require.Contains(t, e.screens("Cleo"), "**Ben**")
}

func TestAPressOnABoardThatHasMovedCountsAndSaysWhereItIs(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.open("/play rednines").Ref
	newer, err := e.bot.client.Post(t.Context(), discord.Channel{ID: e.channel}, discord.Text("the new board"))
	require.NoError(t, err)
	require.NoError(t, e.bot.host.SetBoard(t.Context(), ref, newer))
	o := e.press("Ben", "Join")
	require.Contains(t, o.Message.Content, "This table's board is now here: https://discord.com/channels/")
	require.Contains(t, o.Message.Content, newer)
	require.Empty(t, o.Message.Components)
	e.sees("Cleo", "**Ben**")
}

func TestAnEditThatWasLostWithTheProcessIsMadeUpAtTheNextStart(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	ref := e.open("/play rednines").Ref
	e.stop()
	crashed := table.New(table.Config{Store: s, Kinds: all.Kinds(), Notify: func(match.Change) {}})
	_, err := crashed.Seat(t.Context(), ref, match.By{User: match.User{ID: e.users["Ben"], Name: markup.NameOf("Ben")}}, (*match.Draft).Join)
	require.NoError(t, err)
	require.NotContains(t, e.screens("Cleo"), "Ben")
	e.start(s)
	e.sees("Cleo", "**Ben**")
}

func TestATableThatNobodyCouldSeeIsClosed(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.discord.Misbehave(localdiscord.Fault{Route: "/callback", Times: 4, Status: 500})
		i, err := e.discord.Command(e.users["Ada"], e.channel, "play", []localdiscord.CommandOption{{Name: optionGame, Value: "rednines"}})
		require.NoError(t, err)
		_, err = i.Wait(t.Context())
		require.NoError(t, err)
		e.settle()
		require.Empty(t, e.tables())
	})
}

func TestALostReplyDoesNotOpenASecondTable(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.discord.Misbehave(localdiscord.Fault{Route: "/callback", After: true, Drop: true})
	e.open("/play rednines")
	require.Len(t, e.tables(), 1)
	require.Equal(t, e.seen("Ben")[0].ID, e.tables()[0].BoardID)
	e.discord.Misbehave(localdiscord.Fault{Route: "/callback", After: true, Drop: true})
	e.press("Ben", "Join")
	e.settle()
	require.Len(t, e.tables()[0].Players, 2)
	require.Contains(t, e.screens("Cleo"), "**Ben**")
}

func TestWhatDiscordDeliversTwiceCountsOnce(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.play("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan")
	e.press("Cleo", "My hand")
	e.discord.Misdeliver(localdiscord.EventFault{Repeat: 3})
	e.press("Cleo", "6–7–8–9")
	e.settle()
	require.Contains(t, e.screens("Cleo"), "Your 9 cards")
}

// A slowStore takes its time for writing.
type slowStore struct {
	store.Store
	pause atomic.Int64
}

func (s *slowStore) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(s.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (s *slowStore) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	select {
	case <-time.After(time.Duration(s.pause.Load())):
	case <-ctx.Done():
	}
	return s.Store.Commit(ctx, writes...)
}

func TestASlowStoreIsNoReasonToFail(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		slow := &slowStore{Store: store.NewMemory()}
		e := newEvening(t, slow, localdiscord.Config{})
		late := int64(deferAfter + 200*time.Millisecond)

		slow.pause.Store(late)
		o := e.command("Ada", "/play rednines turn_time:0")
		require.Equal(t, discord.ReplyDeferred, o.Type)
		slow.pause.Store(0)
		e.sees("Ada", "Your table is open")
		e.sees("Ben", "**Ada**")
		e.settle()

		slow.pause.Store(late)
		o = e.press("Ben", "Join")
		require.Equal(t, discord.ReplyDeferred, o.Type)
		e.sees("Ben", "– seat 2")
		e.sees("Cleo", "**Ben**")

		slow.pause.Store(0)
		e.press("Cleo", "Join")
		e.press("Dan", "Join")
		e.press("Ada", "Start")
		e.press("Cleo", "My hand")
		slow.pause.Store(late)
		o = e.press("Cleo", "6–7–8–9")
		require.Equal(t, discord.ReplyDeferredPress, o.Type)
		e.sees("Cleo", "Your 9 cards")
		e.noErrors()
	})
}

// A downStore cannot be reached.
type downStore struct {
	store.Store
	down atomic.Bool
}

func (s *downStore) Get(ctx context.Context, k store.Key) (store.Record, error) {
	if s.down.Load() {
		return store.Record{}, context.DeadlineExceeded
	}
	return s.Store.Get(ctx, k)
}

func (s *downStore) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	if s.down.Load() {
		return store.Record{}, context.DeadlineExceeded
	}
	return s.Store.Put(ctx, r, log...)
}

func TestAStoreThatIsDownLosesNothing(t *testing.T) {
	t.Parallel()
	s := &downStore{Store: store.NewMemory()}
	e := newEvening(t, s, localdiscord.Config{})
	e.play("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan")
	e.press("Cleo", "My hand")
	e.settle()
	s.down.Store(true)
	o := e.press("Cleo", "6–7–8–9")
	require.Contains(t, o.Message.Content, "The game's memory can't be reached right now; nothing is lost, try again in a moment")
	require.Regexp(t, `\(error [a-z0-9]{6}\)`, o.Message.Content)
	require.Contains(t, e.log.String(), "level=ERROR")
	s.down.Store(false)
	e.press("Cleo", "6–7–8–9")
	e.sees("Cleo", "Your 9 cards")
}

func TestDiscordsFinalRefusalEndsTheBotWithASentence(t *testing.T) {
	t.Parallel()
	for _, code := range []int{4004, 4014} {
		discord := startDiscord(t, localdiscord.Config{})
		discord.MisbehaveGateway(localdiscord.GatewayFault{Times: 1, Close: code})
		b, err := New(Config{Token: discord.Token(), Store: store.NewMemory(), Kinds: all.Kinds(), Transport: discord.Transport()})
		require.NoError(t, err)
		require.ErrorContains(t, b.Run(t.Context()), fmt.Sprintf("(close code %d)", code))
	}
	discord := startDiscord(t, localdiscord.Config{})
	b, err := New(Config{Token: "forged", Store: store.NewMemory(), Kinds: all.Kinds(), Transport: discord.Transport()})
	require.NoError(t, err)
	err = b.Run(t.Context())
	require.ErrorContains(t, err, "doesn't accept the token")
	require.NotContains(t, err.Error(), "forged")
}

func TestAfterALostConnectionTheSessionGoesOn(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/play rednines")
	e.discord.CloseGateway(4000)
	e.logs("resumed the session with Discord")
	e.press("Ben", "Join")
	e.sees("Cleo", "**Ben**")
}

func TestCommandsOnlyInServers(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	for _, i := range []discord.Interaction{
		{ID: "1", Type: discord.TypeCommand, Token: "t"},
		{ID: "x", Type: discord.TypePress, Token: "t", GuildID: "1"},
	} {
		e.bot.handle(newInteraction(&i))
	}
	var long discord.Interaction
	require.NoError(t, json.Unmarshal([]byte(`{"id":"5","type":3,"token":"t","guild_id":"1","member":{"user":{"id":"2"}},"data":{"custom_id":"`+strings.Repeat("x", 10_000)+`"}}`), &long))
	e.bot.handle(newInteraction(&long))
	e.settle()
}
