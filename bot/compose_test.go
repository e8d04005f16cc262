package bot

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/screens"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/store"
)

func TestDiscordTakesEveryScreen(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	shown := putUpMarks(t, e.discord)
	for _, s := range gallery() {
		table := strings.Repeat("t", 16)
		if strings.Contains(s.Name, "-lesson-") {
			table = "rednines" + lessonSep + "1000"
		}
		m := compose(shown(s.Screen), target{table: table, place: verbGo, cards: people.Words})
		_, err := e.bot.client.Post(t.Context(), discord.Channel{ID: e.channel}, m)
		require.NoError(t, err, s.Name)
		for _, r := range m.Components {
			for _, c := range r.Components {
				_, _, err := e.bot.routes.read(pressOf(c.CustomID))
				require.NoError(t, err, "%s: %q must lead somewhere", s.Name, c.CustomID)
			}
		}
	}
}

// Discord would draw them as emojis, and nobody sees the black ones on a dark background.
func TestSuitsHaveTheColourOfTheirText(t *testing.T) {
	plain, seen := regexp.MustCompile(`(^|[^\\])[♠♣♥♦]`), 0
	for _, s := range gallery() {
		m := compose(s.Screen, target{table: strings.Repeat("t", 16), place: verbGo})
		texts := []string{m.Content, m.Embeds[0].Description}
		for _, f := range m.Embeds[0].Fields {
			texts = append(texts, f.Value)
		}
		for _, text := range texts {
			require.NotRegexp(t, plain, text, s.Name)
			seen += strings.Count(text, `\♠`)
		}
	}
	require.Positive(t, seen)
}

// gallery is every screen that people can see.
func gallery() []frame.Drawn {
	first := all.Games()[0]
	return append(screens.Samples(frame.SampleTable(first.Kind, first.Look, look.LobbyPhase)), all.Gallery(all.Games())...)
}
