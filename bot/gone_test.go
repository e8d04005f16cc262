package bot

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// Of threads that go with their channel Discord tells nobody.
func TestATableInAThreadRestsWhenTheThreadsChannelIsDeleted(t *testing.T) {
	t.Parallel()
	e := limitedEvening(t)
	parent := e.channel
	e.channel = e.thread()
	e.open("/play rednines")
	require.NoError(t, e.discord.DeleteChannel(parent))
	e.rest(1)
	e.unnoticed()
}

func TestATableWhoseChannelWasDeletedWhileNobodyWasToldRestsQuietly(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, localdiscord.Config{Limits: true})
		e.open("/play rednines")
		e.stop()
		require.NoError(t, e.discord.DeleteChannel(e.channel))
		e.start(s)
		e.rest(1)
		e.unnoticed()
	})
}

// A game of practice has no board that could be lost with its channel.
func TestPracticeGoesOnAfterItsServerOrChannelWasGone(t *testing.T) {
	t.Parallel()
	e := limitedEvening(t)
	guild := e.discord.GuildID()
	e.command("Ada", "/practice game:rednines")
	e.settle()
	id := e.practice().ID
	require.NoError(t, e.discord.RemoveBot(guild))
	e.logs("removed from a server")
	e.settle()
	require.NoError(t, e.discord.InviteBot(guild))
	e.until("it is taken back", func() bool { return !e.left() })
	e.press("Ada", "More")
	require.NoError(t, e.discord.DeleteChannel(e.channel))
	e.settle()
	e.channel = e.discord.Channels()[0].ID
	require.Contains(t, show(*e.command("Ada", "/hand").Message), "cards")
	require.Equal(t, id, e.practice().ID)
	e.noErrors()
}

func TestTheListSaysThatTheChannelOfATableIsGone(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.open("/play rednines")
	require.NoError(t, e.discord.DeleteChannel(e.channel))
	e.rest(1)
	e.channel = e.discord.Channels()[0].ID
	for _, line := range []string{"/tables", "/ruckus"} {
		m := e.command("Ada", line).Message
		if line == "/ruckus" {
			m = e.press("Ada", "My games").Message
		}
		require.Contains(t, show(*m), "**Red Nines**, its channel is gone, auto-close")
		require.NotContains(t, m.Embeds[0].Description, "<#")
		require.NotContains(t, m.Embeds[0].Description, "https://")
	}
}

// Discord tells of a removal only who is connected.
func TestTablesOfAServerThatRemovedTheBotWhileItWasStoppedRestFromItsNextStart(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, localdiscord.Config{Limits: true})
		e.play("/play rednines turn_time:10", "Ada", "Ben", "Cleo", "Dan")
		e.stop()
		require.NoError(t, e.discord.RemoveBot(e.discord.GuildID()))
		e.start(s)
		e.rest(1)
		require.NotContains(t, e.log.String(), "couldn't update a board or hand")

		require.NoError(t, e.discord.InviteBot(e.discord.GuildID()))
		e.until("it is taken back", func() bool { return !e.left() })
		e.rest(0)
		e.press("Cleo", "My hand")
		e.press("Cleo", "6–7–8–9")
		e.sees("Finn", suits.Replace("**Cleo** 6♥ 7♠ 8♥ 9♠"))
	})
}

// A fullStore takes nothing in while it is full.
type fullStore struct {
	store.Store
	full atomic.Bool
}

func (s *fullStore) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(s.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (s *fullStore) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	if s.full.Load() {
		return nil, errors.New("no space left on device")
	}
	return s.Store.Commit(ctx, writes...)
}

// Where the store failed when the bot was removed, the game has gone on unseen, and its board could not be shown ever longer.
func TestAServerThatInvitesTheBotAgainSeesItsBoardsAsTheyAreAtOnce(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := &fullStore{Store: store.NewMemory()}
		e := newEvening(t, s, localdiscord.Config{Limits: true})
		e.play("/play rednines turn_time:10", "Ada", "Ben", "Cleo", "Dan")
		e.settle()
		e.tokensFail()
		s.full.Store(true)
		require.NoError(t, e.discord.RemoveBot(e.discord.GuildID()))
		e.logs("couldn't suspend tables whose channel or server is gone")
		s.full.Store(false)
		time.Sleep(12 * time.Minute)
		require.NoError(t, e.discord.InviteBot(e.discord.GuildID()))
		back := time.Now()
		e.sees("Finn", "**Paused:**")
		require.Less(t, time.Since(back), 5*time.Second)
	})
}

func TestOnlyTheShardOfAServerNotesThatItWasLeft(t *testing.T) {
	guild := fmt.Sprint(uint64(5)<<22 + 77)
	for shard := range 4 {
		require.Equal(t, shard == 1, discord.Part{Shard: shard, Of: 4}.Has(guild))
	}
	require.True(t, discord.Part{Of: 1}.Has(guild))
	require.True(t, discord.Part{}.Has(guild))
	require.False(t, discord.Part{Of: 1}.Has("no guild"))
}

// Where a board cannot be posted again because the bot may not write there, the next who presses reads so.
func TestWhereADeletedBoardMayNotBePostedAnewTheNextWhoPressesIsToldWhatToGive(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := limitedEvening(t)
		board := e.command("Ada", "/play rednines").Message
		e.settle()
		require.NoError(t, e.discord.SetBotPermissions(e.channel, everything&^localdiscord.PermSendMessages))
		require.NoError(t, e.discord.DeleteMessage(e.users["Ada"], board.ID))
		e.command("Ada", "/hand")
		e.logs("couldn't update a board or hand")
		require.Contains(t, show(*e.command("Ada", "/hand").Message), "give me **Send Messages**")
		require.NoError(t, e.discord.SetBotPermissions(e.channel, everything))
		e.command("Ada", "/hand")
		e.sees("Ben", "who's in?")
		require.Len(t, e.seen("Ben"), 1, "there is one board")
	})
}

// Whatever somebody presses at a table, its board is tried again soon, and not only after the pause that has grown.
func TestAPressOnAnythingOfATableHasItsBoardTriedAgain(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		if testing.Short() {
			t.Skip("a board must have failed a few times until the pauses are long")
		}
		e := limitedEvening(t)
		e.open("/play rednines")
		e.manage("Ada")
		e.tokensFail()
		require.NoError(t, e.discord.SetBotPermissions(e.channel, 0))
		e.seat("Ben")
		const pause = 9600 * time.Millisecond
		e.logs("retry_in=" + pause.String())
		over := time.Now().Add(pause)
		require.NoError(t, e.discord.SetBotPermissions(e.channel, everything))
		e.press("Ada", "Refresh")
		e.sees("Cleo", "**Ben**")
		require.True(t, time.Now().Before(over), "the pause isn't waited for")
	})
}

func TestAHandComesBackWithATableThatIsOpenedAgain(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.play("/play rage hands:3 turn_time:0", "Ada", "Ben")
	e.press("Ben", "My hand")
	for _, press := range []string{"More …", "End the table …", "Yes, end it"} {
		e.press("Ada", press)
	}
	e.until("the hand says so", func() bool { return strings.Contains(e.private("Ben"), "Its host ended it.") })
	e.press("Ada", "Open it again")
	e.until("the hand is there again", func() bool { return strings.Contains(e.private("Ben"), "Your 3 cards") })
}
