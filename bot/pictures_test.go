package bot

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/people"
	"ruckus/bot/localdiscord"
	"ruckus/render/screen"
	"ruckus/store"
)

// drawn is a picture that needs no drawing.
type drawn string

func (d drawn) Key() string { return string(d) }
func (d drawn) PNG() []byte { return []byte("\x89PNG\r\n\x1a\n" + d) }

// mapMessage is a message with a text and a picture.
func mapMessage(text string, pic screen.Picture) discord.Message {
	return compose(screen.Screen{Title: "Map", Text: text, Picture: pic, Alt: "four towns on a river"}, target{"t", verbGo, people.Pictures})
}

func TestAPictureIsShownWithItsWords(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	rest := e.bot.client
	id, err := rest.Post(t.Context(), discord.Channel{ID: e.channel}, mapMessage("A map", drawn("one")))
	require.NoError(t, err)
	posted := e.seen("Ada")[0]
	require.Equal(t, "four towns on a river", posted.Embeds[0].Image.Description)
	require.Empty(t, posted.Attachments, "it stands in the embed and nowhere else")

	require.NoError(t, rest.Edit(t.Context(), discord.Channel{ID: e.channel}, id, mapMessage("Other words", drawn("one")), time.Time{}))
	edited := e.seen("Ada")[0]
	require.Equal(t, "Other words", edited.Embeds[0].Description)
	require.Equal(t, posted.Embeds[0].Image, edited.Embeds[0].Image, "an edit of words alone leaves the picture where it is")
	require.Empty(t, edited.Attachments)

	require.NoError(t, rest.Edit(t.Context(), discord.Channel{ID: e.channel}, id, mapMessage("Other words", drawn("another")), time.Time{}))
	edited = e.seen("Ada")[0]
	require.Empty(t, edited.Attachments, "a new picture takes the place of the old one")
	require.NotEqual(t, posted.Embeds[0].Image.URL, edited.Embeds[0].Image.URL)
	require.Equal(t, "four towns on a river", edited.Embeds[0].Image.Description)

	require.NoError(t, rest.Edit(t.Context(), discord.Channel{ID: e.channel}, id, compose(screen.Screen{Title: "Map", Text: "No map"}, target{"t", verbGo, people.Pictures}), time.Time{}))
	require.Nil(t, e.seen("Ada")[0].Embeds[0].Image)
	require.Empty(t, e.seen("Ada")[0].Attachments, "an edit without a picture takes the old one away")

	require.NoError(t, rest.Edit(t.Context(), discord.Channel{ID: e.channel}, id, mapMessage("A map", drawn("another")), time.Time{}))
	require.NotNil(t, e.seen("Ada")[0].Embeds[0].Image, "it comes back as a new one")
}

// Who may not attach files plays with words, and is told what is missing.
func TestWithoutThePermissionToAttachFilesTheWordsComeAlone(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	require.NoError(t, e.discord.SetBotPermissions(e.channel, localdiscord.PermViewChannel|localdiscord.PermSendMessages|localdiscord.PermEmbedLinks))
	id, err := e.bot.client.Post(t.Context(), discord.Channel{ID: e.channel}, mapMessage("A map", drawn("one")))
	require.NoError(t, err)
	posted := e.seen("Ada")[0]
	require.Equal(t, id, posted.ID)
	require.Nil(t, posted.Embeds[0].Image)
	require.Empty(t, posted.Attachments)
	require.Equal(t, "A map", posted.Embeds[0].Description)
	require.Contains(t, posted.Content, "Attach Files")
}
