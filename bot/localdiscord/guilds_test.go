package localdiscord_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

func TestABotInSeveralGuildsIsToldOfEachAndWhereItIsAsked(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	second, channels := s.AddGuild("Second", "parlour", "attic")
	got := make(chan *discordgo.InteractionCreate, 1)
	dg := connect(t, s, func(dg *discordgo.Session, e *discordgo.InteractionCreate) {
		got <- e
		dg.InteractionRespond(e.Interaction, &discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredChannelMessageWithSource})
	})
	third, more := s.AddGuild("Third", "cellar")
	_, err := dg.ApplicationCommandBulkOverwrite(s.AppID(), "", []*discordgo.ApplicationCommand{{Name: "look", Description: "d"}})
	require.NoError(t, err)
	for channel, guild := range map[string]string{
		general(s): s.GuildID(), channels[0].ID: second.ID, channels[1].ID: second.ID, more[0].ID: third.ID,
	} {
		i, err := s.Command(user(t, s, "Ada"), channel, "look", nil)
		outcome(t, i, err)
		e := <-got
		require.Equal(t, guild, e.GuildID)
		require.Equal(t, channel, e.ChannelID)
	}
	all, err := dg.UserGuilds(10, "", "", false)
	require.NoError(t, err)
	require.Len(t, all, 3)
	for _, g := range all {
		there, err := dg.GuildChannels(g.ID)
		require.NoError(t, err)
		require.NotEmpty(t, there)
		for _, c := range there {
			require.Equal(t, g.ID, c.GuildID)
		}
	}
}

func TestAShardIsToldOfItsOwnGuildsOnly(t *testing.T) {
	t.Parallel()
	h := new(hand)
	s := start(t, h.cfg())
	const guilds = 40
	for range guilds - 1 {
		h.wait(time.Millisecond) // which decides the shard
		s.AddGuild("Another", "general")
	}
	told := map[string]int{}
	for shard := range 2 {
		w := hello(t, s)
		w.send(identify(s, fmt.Sprintf(`"intents":1,"shard":[%d,2]`, shard)))
		p := w.read()
		require.Equal(t, "READY", p.Type)
		here := p.Data["guilds"].([]any)
		for range here {
			p := w.read()
			require.Equal(t, "GUILD_CREATE", p.Type)
			told[p.Data["id"].(string)]++
		}
		require.NotEmpty(t, here)
	}
	require.Len(t, told, guilds)
	for id, times := range told {
		require.Equal(t, 1, times, id)
	}
}
