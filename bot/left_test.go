package bot

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	gateway "ruckus/bot/internal/discord"
	"ruckus/bot/internal/logtest"
	"ruckus/bot/internal/people"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

// remember has something stored about somebody in guilds.
func remember(t *testing.T, b *Bot, guilds ...string) {
	t.Helper()
	for _, g := range guilds {
		_, err := b.host.SetPerson(t.Context(), g, "5", func(s *people.Prefs) { s.NoCalls = true })
		require.NoError(t, err)
	}
}

// awayFrom are the guilds that count as left.
func awayFrom(t testing.TB, b *Bot) (guilds []string) {
	t.Helper()
	left, err := b.host.Guilds.Left(t.Context())
	require.NoError(t, err)
	for g := range left {
		guilds = append(guilds, g)
	}
	return guilds
}

// left reports whether the evening's guild counts as left.
func (e *evening) left() bool { return slices.Contains(awayFrom(e.t, e.bot), e.discord.GuildID()) }

func TestAServerThatRemovedTheBotWhileItWasStoppedCountsAsLeftFromItsNextStart(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		removed, _ := e.discord.AddGuild("removed", "general")
		out, _ := e.discord.AddGuild("in an outage", "general")
		s := e.bot.cfg.Store
		e.until("the bot knows where it is", func() bool { return e.bot.away.here(removed.ID) && e.bot.away.here(out.ID) })
		e.settle()
		remember(t, e.bot, e.discord.GuildID(), removed.ID, out.ID)
		e.settle()
		e.stop()
		require.NoError(t, e.discord.RemoveBot(removed.ID))
		require.NoError(t, e.discord.SetOutage(out.ID, true))
		require.Empty(t, awayFrom(t, e.bot), "nobody was told")
		e.start(s)
		e.until("it is known which server the bot has left", func() bool { return len(awayFrom(t, e.bot)) > 0 })
		e.settle()
		require.Equal(t, []string{removed.ID}, awayFrom(t, e.bot), "an outage is no removal")
		require.Contains(t, e.log.String(), "removed from a server; its data is deleted later")

		e.stop()
		require.NoError(t, e.discord.InviteBot(removed.ID))
		e.start(s)
		e.until("it is known that the bot was invited again while it was stopped", func() bool { return len(awayFrom(t, e.bot)) == 0 })
	})
}

func TestOfTwoProcessesEachMissesOnlyTheServersOfItsShards(t *testing.T) {
	t.Parallel()
	discord := startDiscord(t, localdiscord.Config{})
	s := store.NewMemory()
	helper, err := New(Config{Token: discord.Token(), Store: s, Kinds: all.Kinds(), Transport: discord.Transport()})
	require.NoError(t, err)
	gone := map[int][]string{}
	for len(gone) < 2 {
		g, _ := discord.AddGuild("gone", "general")
		id, err := strconv.ParseUint(g.ID, 10, 64)
		require.NoError(t, err)
		shard := int(id >> 22 % 2)
		gone[shard] = append(gone[shard], g.ID)
		remember(t, helper, g.ID)
		require.NoError(t, discord.RemoveBot(g.ID))
		time.Sleep(time.Millisecond) // the shard follows from when a server was made
	}
	remember(t, helper, discord.GuildID())
	first := sharded(t, discord, s, gateway.Share{Total: 2, Index: 0, Of: 2})
	e := &evening{t: t, bot: first, discord: discord, log: &logtest.Buffer{}}
	e.settle()
	require.ElementsMatch(t, gone[0], awayFrom(t, first), "of the others this process isn't told")
	e.bot = sharded(t, discord, s, gateway.Share{Total: 2, Index: 1, Of: 2})
	e.settle()
	require.ElementsMatch(t, append(gone[0], gone[1]...), awayFrom(t, first))
}
