package localdiscord_test

import (
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

func TestAMemberHasANameOfTheirOwnInEachGuild(t *testing.T) {
	t.Parallel()
	s, w, parlour := startTwo(t)
	ben := user(t, s, "Ben")
	require.NoError(t, s.SetNick(s.GuildID(), ben, "Captain Ben"))
	w.nothing("a bot without a privileged intent is told nothing of members")
	nick := func(channel string) any {
		_, e := look(t, s, w, "Ben", channel)
		return e["member"].(map[string]any)["nick"]
	}
	require.Equal(t, "Captain Ben", nick(general(s)))
	require.Nil(t, nick(parlour.ID), "in the second guild")
	require.Equal(t, "Captain Ben", call(t, s, "GET /guilds/"+s.GuildID()+"/members/"+ben, "").body["nick"])
	require.NoError(t, s.SetNick(s.GuildID(), ben, ""))
	require.Nil(t, nick(general(s)))
	require.Error(t, s.SetNick(s.GuildID(), ben, strings.Repeat("x", 33)))
	require.Error(t, s.SetNick("1", ben, "x"))
	require.Error(t, s.SetNick(s.GuildID(), "1", "x"))
}

func TestEachUserHasALanguage(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	require.NoError(t, s.SetLocale(user(t, s, "Ben"), "pt-BR"))
	_, e := look(t, s, w, "Ben", general(s))
	require.Equal(t, []any{"pt-BR", "en-US"}, pick(e, "locale", "guild_locale"))
	_, e = look(t, s, w, "Ada", general(s))
	require.Equal(t, "en-US", e["locale"])
	require.Error(t, s.SetLocale(user(t, s, "Ben"), "xx"))
}

func TestWhoLeftCanDoNothingUntilTheyComeBack(t *testing.T) {
	t.Parallel()
	s, w, parlour := startTwo(t)
	ada, ben, guild := user(t, s, "Ada"), user(t, s, "Ben"), s.GuildID()
	_, m := panel(t, s, "Ben", 0)
	w.event("INTERACTION_CREATE")
	role := s.AddRole("hosts", ben)
	require.Equal(t, role.ID, w.event("GUILD_ROLE_CREATE")["role"].(map[string]any)["id"])
	w.event("GUILD_ROLE_CREATE")
	require.NoError(t, s.SetNick(guild, ben, "Benny"))

	require.NoError(t, s.Leave(guild, ben))
	w.nothing("a bot without a privileged intent is told nothing of members")
	_, err := s.Press(ben, m.ID, "b0")
	require.Error(t, err)
	_, err = s.Command(ben, general(s), "look", nil)
	require.ErrorContains(t, err, "not in this server")
	_, err = s.Say(ben, general(s), "x")
	require.ErrorContains(t, err, "not in this server")
	require.Empty(t, s.Messages(ben, general(s)))
	refused(t, s, 404, 10007, "GET /guilds/"+guild+"/members/"+ben)
	_, err = s.Say(ben, parlour.ID, "here I am")
	require.NoError(t, err, "still in the second guild")
	require.Error(t, s.Leave(guild, ben))
	require.ErrorContains(t, s.Leave(guild, ada), "Missing Permissions", "the owner stays")

	require.NoError(t, s.Rejoin(guild, ben))
	_, e := look(t, s, w, "Ben", general(s))
	member := e["member"].(map[string]any)
	require.Equal(t, []any{nil, []any{}}, pick(member, "nick", "roles"), "nickname and roles are lost")
	require.Error(t, s.Rejoin(guild, ben))
}

func TestATimeoutEndsByItself(t *testing.T) {
	t.Parallel()
	h := new(hand)
	s := start(t, h.cfg())
	w := listen(t, s)
	ben, guild := user(t, s, "Ben"), s.GuildID()
	_, m := panel(t, s, "Ben", 0)
	w.event("INTERACTION_CREATE")
	require.NoError(t, s.TimeOut(guild, ben, 10*time.Minute))
	w.nothing("a bot without a privileged intent is told nothing of members")
	_, err := s.Press(ben, m.ID, "b0")
	require.ErrorContains(t, err, "timed out")
	_, err = s.Say(ben, general(s), "x")
	require.ErrorContains(t, err, "timed out")
	require.NotEmpty(t, s.Messages(ben, general(s)), "they still read")
	require.NotNil(t, call(t, s, "GET /guilds/"+guild+"/members/"+ben, "").body["communication_disabled_until"])
	h.wait(11 * time.Minute)
	require.Nil(t, call(t, s, "GET /guilds/"+guild+"/members/"+ben, "").body["communication_disabled_until"])
	_, err = s.Press(ben, m.ID, "b0")
	require.NoError(t, err)

	require.NoError(t, s.TimeOut(guild, ben, time.Hour))
	require.NoError(t, s.TimeOut(guild, ben, 0))
	_, err = s.Press(ben, m.ID, "b0")
	require.NoError(t, err, "it was ended")
	require.Error(t, s.TimeOut(guild, ben, 29*24*time.Hour))
	require.ErrorContains(t, s.TimeOut(guild, user(t, s, "Ada"), time.Hour), "Missing Permissions", "an administrator cannot be timed out")
}

func TestRolesDecideWhatAMemberMay(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	ben, cleo := user(t, s, "Ben"), user(t, s, "Cleo")
	a := call(t, s, "POST /applications/"+s.AppID()+"/commands", `{"name":"manage","description":"d","default_member_permissions":"32"}`)
	require.Less(t, a.status, 300, a.text)
	role := s.AddRole("staff")
	w.event("GUILD_ROLE_CREATE")
	_, err := s.Command(ben, general(s), "manage", nil)
	require.Error(t, err)
	require.NoError(t, s.GiveRole(role.ID, ben, true))
	w.nothing("a bot without a privileged intent is told nothing of members")
	_, err = s.Command(ben, general(s), "manage", nil)
	require.Error(t, err, "the role allows nothing yet")
	require.NoError(t, s.SetRole(role.ID, "crew", localdiscord.PermManageGuild|localdiscord.PermManageMessages))
	require.Equal(t, "8224", w.event("GUILD_ROLE_UPDATE")["role"].(map[string]any)["permissions"])
	_, err = s.Command(ben, general(s), "manage", nil)
	require.NoError(t, err)
	member := w.event("INTERACTION_CREATE")["member"].(map[string]any)
	require.Equal(t, []any{role.ID}, member["roles"])
	said, err := s.Say(cleo, general(s), "x")
	require.NoError(t, err)
	require.NoError(t, s.DeleteMessage(ben, said.ID))
	require.ErrorContains(t, s.GiveRole("1", ben, true), "Unknown Role")
	require.ErrorContains(t, s.GiveRole(role.ID, "1", true), "Unknown Member")
	require.Error(t, s.SetRole(role.ID, " ", 0))
	require.NoError(t, s.DeleteRole(role.ID))
	require.Equal(t, role.ID, w.event("GUILD_ROLE_DELETE")["role_id"])
	_, err = s.Command(ben, general(s), "manage", nil)
	require.Error(t, err)
}

func TestACommandCanAskForARole(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	role := s.AddRole("hosts", user(t, s, "Ben"))
	dg, got := hear(t, s)
	register(t, s, dg, &discordgo.ApplicationCommand{Name: "let", Description: "d",
		Options: []*discordgo.ApplicationCommandOption{{Type: discordgo.ApplicationCommandOptionRole, Name: "who", Description: "d"}}})
	for name, roles := range map[string][]string{"Ada": {}, "Ben": {role.ID}} {
		for id, title := range map[string]string{role.ID: "hosts", s.GuildID(): "@everyone"} {
			i, err := s.Command(user(t, s, name), general(s), "let", []given{{Name: "who", Value: id}})
			outcome(t, i, err)
			e := <-got
			require.Equal(t, roles, e.Member.Roles, name)
			require.Equal(t, title, e.ApplicationCommandData().Resolved.Roles[id].Name)
		}
	}
	_, err := s.Command(user(t, s, "Ada"), general(s), "let", []given{{Name: "who", Value: "1"}})
	require.Error(t, err, "there is no such role")
}
