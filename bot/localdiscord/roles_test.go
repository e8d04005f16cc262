package localdiscord_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

func TestACommandCanAskForARole(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	role := s.AddRole("hosts", user(t, s, "Ben"))
	got := make(chan *discordgo.InteractionCreate, 1)
	dg := connect(t, s, func(dg *discordgo.Session, e *discordgo.InteractionCreate) {
		got <- e
		dg.InteractionRespond(e.Interaction, &discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredChannelMessageWithSource})
	})
	_, err := dg.ApplicationCommandBulkOverwrite(s.AppID(), "", []*discordgo.ApplicationCommand{{Name: "let", Description: "d",
		Options: []*discordgo.ApplicationCommandOption{{Type: discordgo.ApplicationCommandOptionRole, Name: "who", Description: "d"}}}})
	require.NoError(t, err)
	for name, roles := range map[string][]string{"Ada": {}, "Ben": {role.ID}} {
		for id, title := range map[string]string{role.ID: "hosts", s.GuildID(): "@everyone"} {
			i, err := s.Command(user(t, s, name), general(s), "let", []given{{Name: "who", Value: id}})
			outcome(t, i, err)
			e := <-got
			require.Equal(t, roles, e.Member.Roles, name)
			require.Equal(t, title, e.ApplicationCommandData().Resolved.Roles[id].Name)
		}
	}
	_, err = s.Command(user(t, s, "Ada"), general(s), "let", []given{{Name: "who", Value: "1"}})
	require.Error(t, err, "there is no such role")
}
