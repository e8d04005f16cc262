package bot

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	gateway "ruckus/bot/internal/discord"
	"ruckus/bot/internal/logtest"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

func TestAnImpossibleShareIsRefused(t *testing.T) {
	for _, s := range []gateway.Share{{Index: 1}, {Index: 2, Of: 2}, {Index: -1, Of: 2}, {Of: -1}, {Total: -1}} {
		_, err := New(Config{Token: "t", Store: store.NewMemory(), Kinds: all.Kinds(), Shards: s})
		require.ErrorContains(t, err, "processes count from 0", "%+v", s)
	}
}

// sharded starts a bot that runs a share of the shards, and ends it with the test.
func sharded(t *testing.T, discord *localdiscord.Server, s store.Store, share gateway.Share) *Bot {
	t.Helper()
	b, err := New(Config{Token: discord.Token(), Store: s, Kinds: all.Kinds(), Transport: discord.Transport(), Shards: share})
	require.NoError(t, err)
	b.gateway.IdentifyPause = 0
	b.pages.Unpace()
	run(t, b)
	return b
}

// ofGuild is the shard that has the local Discord's guild.
func ofGuild(t *testing.T, discord *localdiscord.Server, total int) int {
	guild, err := strconv.ParseUint(discord.GuildID(), 10, 64)
	require.NoError(t, err)
	return int(guild >> 22 % uint64(total))
}

func TestOneProcessRunsAllShardsAndEachPressComesOnce(t *testing.T) {
	t.Parallel()
	discord := startDiscord(t, localdiscord.Config{})
	b := sharded(t, discord, store.NewMemory(), gateway.Share{Total: 2})
	e := &evening{t: t, bot: b, discord: discord, channel: discord.Channels()[0].ID, users: map[string]string{"Ada": discord.Users()[0].ID}, log: &logtest.Buffer{}}
	for id := range 2 {
		require.Equal(t, 1.0, e.measured(`ruckus_gateway_connected{shard="`+strconv.Itoa(id)+`"}`))
		has := 0.0
		if id == ofGuild(t, discord, 2) {
			has = 1
		}
		require.Equal(t, has, e.measured(`ruckus_guilds{shard="`+strconv.Itoa(id)+`"}`))
	}
	e.open("/play rednines")
	require.Len(t, e.tables(), 1)
	require.Equal(t, 1.0, e.measured(`ruckus_interactions_total{kind="command",outcome="done"}`))
}

func TestOfTwoProcessesTheOneWithTheGuildsShardAnswers(t *testing.T) {
	t.Parallel()
	discord := startDiscord(t, localdiscord.Config{})
	s := store.NewMemory()
	bots := []*Bot{sharded(t, discord, s, gateway.Share{Total: 2, Index: 0, Of: 2}), sharded(t, discord, s, gateway.Share{Total: 2, Index: 1, Of: 2})}
	e := &evening{t: t, discord: discord, channel: discord.Channels()[0].ID, users: map[string]string{"Ada": discord.Users()[0].ID}, log: &logtest.Buffer{}}
	e.bot = bots[ofGuild(t, discord, 2)]
	e.open("/play rednines")
	require.Equal(t, 1.0, e.measured(`ruckus_interactions_total{kind="command",outcome="done"}`))
	e.bot = bots[1-ofGuild(t, discord, 2)]
	require.Zero(t, e.measured(`ruckus_interactions_total{kind="command",outcome="done"}`))
	_, metrics := asked(t, e.bot, "/metrics")
	require.Equal(t, 1, strings.Count(metrics, "ruckus_gateway_connected{"), "it runs one shard")
}

func TestAProcessWithoutAShardSaysSo(t *testing.T) {
	t.Parallel()
	discord := startDiscord(t, localdiscord.Config{})
	b, err := New(Config{Token: discord.Token(), Store: store.NewMemory(), Kinds: all.Kinds(), Transport: discord.Transport(), Shards: gateway.Share{Index: 1, Of: 2}})
	require.NoError(t, err)
	require.ErrorContains(t, b.Run(t.Context()), "there are only 1 shards, too few for process 1 of 2")
}
