package bot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render"
	"ruckus/store"
)

func TestDiscordTakesEveryScreen(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	for _, s := range render.Gallery() {
		m := compose(s.Screen, target{table: strings.Repeat("t", 16), place: verbGo, words: true})
		_, err := e.bot.rest.post(t.Context(), e.channel, m)
		require.NoError(t, err, s.Name)
		for _, r := range m.Components {
			for _, c := range r.Components {
				_, err := parseCustomID(c.CustomID)
				require.NoError(t, err, "%s: %q must come back", s.Name, c.CustomID)
			}
		}
	}
}

// drawn is a picture that needs no drawing.
type drawn string

func (d drawn) Key() string { return string(d) }
func (d drawn) PNG() []byte { return []byte(d) }

func TestAPictureIsShownWithItsWords(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	const png = "\x89PNG\r\n\x1a\n"
	m := compose(render.Screen{Title: "Map", Text: "A map", Picture: drawn(png), Alt: "four towns on a river"}, target{"t", verbGo, false})
	id, err := e.bot.rest.post(t.Context(), e.channel, m)
	require.NoError(t, err)
	posted := e.seen("Ada")[0]
	require.Equal(t, "four towns on a river", posted.Attachments[0].Description)
	require.Equal(t, len(png), posted.Attachments[0].Size)
	require.NotNil(t, posted.Embeds[0].Image)

	require.NoError(t, e.bot.rest.edit(t.Context(), e.channel, id, compose(render.Screen{Title: "Map", Text: "No map"}, target{"t", verbGo, false})))
	require.Empty(t, e.seen("Ada")[0].Attachments, "an edit without a picture takes the old one away")
}
