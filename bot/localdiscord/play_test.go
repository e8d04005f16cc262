package localdiscord_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// counter is a small bot: /count posts a message with a button that counts up, and one that whispers.
func counter(dg *discordgo.Session, e *discordgo.InteractionCreate) {
	button := func(id string) []discordgo.MessageComponent {
		return []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{
			discordgo.Button{CustomID: id, Label: "more", Style: discordgo.PrimaryButton},
			discordgo.Button{CustomID: "whisper", Label: "whisper", Style: discordgo.SecondaryButton},
		}}}
	}
	r := &discordgo.InteractionResponse{Type: discordgo.InteractionResponseChannelMessageWithSource}
	r.Data = &discordgo.InteractionResponseData{Content: "I", Components: button("more")}
	if e.Type == discordgo.InteractionMessageComponent {
		switch e.MessageComponentData().CustomID {
		case "more":
			r.Type = discordgo.InteractionResponseUpdateMessage
			r.Data.Content = e.Message.Content + "I"
		case "whisper":
			r.Data = &discordgo.InteractionResponseData{Content: "psst, " + e.Member.User.Username, Flags: discordgo.MessageFlagsEphemeral}
		}
	}
	dg.InteractionRespond(e.Interaction, r)
}

func TestABotBuiltOnDiscordgoPlays(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{Transcripts: true})
	dg := connect(t, s, counter)
	register(t, s, dg, &discordgo.ApplicationCommand{Name: "count", Description: "count"})
	ada, ben := user(t, s, "Ada"), user(t, s, "Ben")

	i, err := s.Command(ada, general(s), "count", nil)
	o := outcome(t, i, err)
	require.Equal(t, 4, o.Type)
	require.Equal(t, "I", o.Message.Content)

	i, err = s.Press(ben, o.Message.ID, "more")
	o = outcome(t, i, err)
	require.Equal(t, 7, o.Type)
	require.Equal(t, "II", s.Messages(ada, general(s))[0].Content, "everybody sees the update")

	i, err = s.Press(ben, o.Message.ID, "whisper")
	outcome(t, i, err)
	require.Len(t, s.Messages(ben, general(s)), 2)
	require.Len(t, s.Messages(ada, general(s)), 1, "only Ben sees what was whispered to him")
	for _, f := range s.Transcript(ada) {
		require.NotContains(t, string(f.Data), "psst")
	}
	require.Contains(t, string(s.Transcript(ben)[len(s.Transcript(ben))-1].Data), "psst, ben")

	_, err = dg.ChannelMessageEdit(general(s), o.Message.ID, "edited with the bot's token")
	require.NoError(t, err)
	require.Equal(t, "edited with the bot's token", s.Messages(ada, general(s))[0].Content)
}

func TestAnInteractionThatNobodyAnswersFails(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	dg := connect(t, s, nil)
	register(t, s, dg, &discordgo.ApplicationCommand{Name: "count", Description: "count"})
	i, err := s.Command(user(t, s, "Ada"), general(s), "count", nil)
	o := outcome(t, i, err)
	require.Equal(t, "The application did not respond", o.Failed)
	require.Equal(t, 1, s.Stats().Unanswered)
	late := call(t, s, "POST /interactions/"+i.ID+"/"+i.Token+"/callback", `{"type":5}`)
	require.Equal(t, 10062, late.code())
}

// A press travels through the gateway to a bot built on discordgo, and back through REST to the message.
func BenchmarkPress(b *testing.B) {
	s := start(b, localdiscord.Config{})
	connect(b, s, func(dg *discordgo.Session, e *discordgo.InteractionCreate) {
		dg.InteractionRespond(e.Interaction, &discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredMessageUpdate})
	})
	m := call(b, s, "POST /channels/"+general(s)+"/messages", rowOf(`{"type":2,"style":1,"label":"x","custom_id":"x"}`)).body["id"].(string)
	ben := user(b, s, "Ben")
	for b.Loop() {
		i, err := s.Press(ben, m, "x")
		outcome(b, i, err)
	}
	require.Zero(b, s.Stats().Unanswered)
}
