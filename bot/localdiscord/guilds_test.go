package localdiscord_test

import (
	"fmt"
	"path/filepath"
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
	dg, got := hear(t, s)
	third, more := s.AddGuild("Third", "cellar")
	register(t, s, dg, &discordgo.ApplicationCommand{Name: "look", Description: "d"})
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

func TestABotThatIsRemovedIsToldOnceAndRefused(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	ben, guild := user(t, s, "Ben"), s.GuildID()
	i, _ := look(t, s, w, "Ben", general(s))
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x","components":[{"type":1,"components":[`+times(1, button)+`]}]}}`).status)
	board := s.Messages(ben, general(s))[0].ID
	_, err := s.AddChannel("other")
	require.NoError(t, err)
	w.event("CHANNEL_CREATE")

	require.NoError(t, s.RemoveBot(guild))
	require.Equal(t, map[string]any{"id": guild}, w.event("GUILD_DELETE"), "without unavailable: it was removed")
	own := "/channels/" + general(s) + "/messages"
	refused(t, s, 403, 50001, "GET /channels/"+general(s), "POST "+own, "PATCH "+own+"/"+board, "DELETE "+own+"/"+board,
		"GET /applications/"+s.AppID()+"/guilds/"+guild+"/commands")
	refused(t, s, 404, 10004, "GET /guilds/"+guild, "GET /guilds/"+guild+"/channels", "GET /guilds/"+guild+"/members/"+s.AppID())
	require.Empty(t, list(t, s, "GET /users/@me/guilds"))
	_, err = s.Command(ben, general(s), "look", nil)
	require.Error(t, err)
	_, err = s.Press(ben, board, "b0")
	require.ErrorContains(t, err, "the bot is not in this guild")
	_, err = s.Say(ben, general(s), "it is gone")
	require.NoError(t, err, "people stay")
	require.Error(t, s.RemoveBot(guild))

	fresh := hello(t, s)
	fresh.send(identify(s, `"intents":1`))
	require.Empty(t, fresh.event("READY")["guilds"])
	require.NoError(t, s.InviteBot(guild))
	for _, w := range []*wire{w, fresh} {
		back := w.event("GUILD_CREATE")
		require.Equal(t, []any{guild, false}, pick(back, "id", "unavailable"))
		require.Len(t, back["channels"], 3)
	}
	require.Equal(t, 200, call(t, s, "PATCH "+own+"/"+board, `{"content":"y"}`).status)
	_, err = s.Press(ben, board, "b0")
	require.NoError(t, err)
	require.Error(t, s.InviteBot(guild))
}

func TestAnOutageIsNoRemoval(t *testing.T) {
	t.Parallel()
	s, w, parlour := startTwo(t)
	_, m := panel(t, s, "Ben", 0)
	w.event("INTERACTION_CREATE")

	require.NoError(t, s.SetOutage(s.GuildID(), true))
	require.Equal(t, map[string]any{"id": s.GuildID(), "unavailable": true}, w.event("GUILD_DELETE"))
	list := "/channels/" + general(s) + "/messages"
	refused(t, s, 500, 0, "GET /channels/"+general(s), "POST "+list, "PATCH "+list+"/"+m.ID, "GET /guilds/"+s.GuildID())
	require.Equal(t, 200, call(t, s, "GET /channels/"+parlour.ID, "").status, "other guilds are well")
	_, err := s.Press(user(t, s, "Ben"), m.ID, "b0")
	require.ErrorContains(t, err, "not available")
	_, err = s.Say(user(t, s, "Ben"), general(s), "hello?")
	require.ErrorContains(t, err, "not available")

	fresh := hello(t, s)
	fresh.send(identify(s, `"intents":1`))
	ready := fresh.event("READY")["guilds"]
	require.Contains(t, ready, map[string]any{"id": s.GuildID(), "unavailable": true})
	require.Equal(t, map[string]any{"id": s.GuildID(), "unavailable": true}, fresh.event("GUILD_DELETE"), "it is still unavailable")
	require.Equal(t, parlour.Guild, fresh.event("GUILD_CREATE")["id"])

	require.NoError(t, s.SetOutage(s.GuildID(), false))
	for _, w := range []*wire{w, fresh} {
		require.Equal(t, []any{s.GuildID(), false}, pick(w.event("GUILD_CREATE"), "id", "unavailable"))
	}
	require.Equal(t, 200, call(t, s, "PATCH "+list+"/"+m.ID, `{"content":"y"}`).status)
	require.Error(t, s.SetOutage("1", true))
}

func TestABotThatWasAwayIsToldOfTheRemovalWhenItResumes(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := hello(t, s)
	w.send(identify(s, `"intents":1`))
	session := w.event("READY")["session_id"].(string)
	w.event("GUILD_CREATE")
	w.ws.Close()
	require.NoError(t, s.RemoveBot(s.GuildID()))
	w = hello(t, s)
	w.send(`{"op":6,"d":{"token":"Bot ` + s.Token() + `","session_id":"` + session + `","seq":2}}`)
	require.Equal(t, map[string]any{"id": s.GuildID()}, w.event("GUILD_DELETE"))
	w.event("RESUMED")
}

func TestARemovedBotStaysRemovedAfterARestart(t *testing.T) {
	t.Parallel()
	cfg := localdiscord.Config{File: filepath.Join(t.TempDir(), "discord.json")}
	s := start(t, cfg)
	voice, err := s.AddVoiceChannel("talk")
	require.NoError(t, err)
	private, err := s.AddPrivateThread(general(s), "back", user(t, s, "Ben"))
	require.NoError(t, err)
	require.NoError(t, s.SetNick(s.GuildID(), user(t, s, "Ben"), "Benny"))
	require.NoError(t, s.RemoveBot(s.GuildID()))
	require.NoError(t, s.SetOutage(s.GuildID(), true))
	require.NoError(t, s.Close())
	s = start(t, cfg)
	refused(t, s, 403, 50001, "GET /channels/"+general(s))
	require.NoError(t, s.InviteBot(s.GuildID()))
	require.Equal(t, 200, call(t, s, "GET /channels/"+voice.ID, "").status)
	refused(t, s, 403, 50001, "GET /channels/"+private.ID)
	require.Equal(t, "Benny", call(t, s, "GET /guilds/"+s.GuildID()+"/members/"+user(t, s, "Ben"), "").body["nick"])
}

func TestAServerWithoutChannelsIsNotDamaged(t *testing.T) {
	t.Parallel()
	cfg := localdiscord.Config{File: filepath.Join(t.TempDir(), "discord.json")}
	s := start(t, cfg)
	for _, c := range s.Channels() {
		if c.Parent == "" {
			require.NoError(t, s.DeleteChannel(c.ID))
		}
	}
	require.NoError(t, s.Close())
	s = start(t, cfg)
	require.Empty(t, s.Channels())
	_, err := s.AddChannel("anew")
	require.NoError(t, err)
}
