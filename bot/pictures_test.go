package bot

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render"
	"ruckus/store"
)

// drawn is a picture that needs no drawing.
type drawn string

func (d drawn) Key() string { return string(d) }
func (d drawn) PNG() []byte { return []byte("\x89PNG\r\n\x1a\n" + d) }

// A slow picture counts how often it is drawn.
type slow struct {
	drawn
	times *int
}

func (s slow) PNG() []byte {
	*s.times++
	return s.drawn.PNG()
}

// mapMessage is a message with a text and a picture.
func mapMessage(text string, pic render.Picture) message {
	return compose(render.Screen{Title: "Map", Text: text, Picture: pic, Alt: "four towns on a river"}, target{"t", verbGo, false})
}

func TestNothingIsDrawnTwice(t *testing.T) {
	p := newPictures(slog.New(slog.DiscardHandler))
	times := 0
	first := slow{"first", &times}
	for range 3 {
		require.Equal(t, first.drawn.PNG(), p.png(first))
	}
	require.Equal(t, 1, times, "boards and hands that show the same map share its picture")
	for i := range picturesDrawn {
		p.png(drawn(fmt.Sprint(i)))
		p.png(first)
	}
	require.Equal(t, 1, times, "what is in use is kept")
	for i := range picturesDrawn {
		p.png(drawn(fmt.Sprint(i)))
	}
	p.png(first)
	require.Equal(t, 2, times, "what nobody asks for is not kept for ever")
	require.Len(t, p.drawn, picturesDrawn)
}

func TestMessagesWithDifferentPicturesLookDifferent(t *testing.T) {
	require.Equal(t, mapMessage("x", drawn("one")).sum(), mapMessage("x", drawn("one")).sum())
	require.NotEqual(t, mapMessage("x", drawn("one")).sum(), mapMessage("x", drawn("two")).sum())
}

func TestAPictureIsShownWithItsWords(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	rest := e.bot.rest
	id, err := rest.post(t.Context(), e.channel, mapMessage("A map", drawn("one")))
	require.NoError(t, err)
	posted := e.seen("Ada")[0]
	require.Equal(t, "four towns on a river", posted.Embeds[0].Image.Description)
	require.Empty(t, posted.Attachments, "it stands in the embed and nowhere else")

	require.NoError(t, rest.edit(t.Context(), e.channel, id, mapMessage("Other words", drawn("one")), time.Time{}))
	edited := e.seen("Ada")[0]
	require.Equal(t, "Other words", edited.Embeds[0].Description)
	require.Equal(t, posted.Embeds[0].Image, edited.Embeds[0].Image, "an edit of words alone leaves the picture where it is")
	require.Empty(t, edited.Attachments)

	require.NoError(t, rest.edit(t.Context(), e.channel, id, mapMessage("Other words", drawn("another")), time.Time{}))
	edited = e.seen("Ada")[0]
	require.Empty(t, edited.Attachments, "a new picture takes the place of the old one")
	require.NotEqual(t, posted.Embeds[0].Image.URL, edited.Embeds[0].Image.URL)
	require.Equal(t, "four towns on a river", edited.Embeds[0].Image.Description)

	require.NoError(t, rest.edit(t.Context(), e.channel, id, compose(render.Screen{Title: "Map", Text: "No map"}, target{"t", verbGo, false}), time.Time{}))
	require.Nil(t, e.seen("Ada")[0].Embeds[0].Image)
	require.Empty(t, e.seen("Ada")[0].Attachments, "an edit without a picture takes the old one away")

	require.NoError(t, rest.edit(t.Context(), e.channel, id, mapMessage("A map", drawn("another")), time.Time{}))
	require.NotNil(t, e.seen("Ada")[0].Embeds[0].Image, "it comes back as a new one")
}

// onDiscord is what Discord answers about a message whose embed shows its picture: the attachment is not listed.
func onDiscord(attachment string) string {
	return `{"id":"77","attachments":[],"embeds":[{"image":{"url":"https://cdn.example/attachments/5/` + attachment + `/board.png?ex=1"}}]}`
}

func TestPicturesOfPrivateMessagesAreSentOnce(t *testing.T) {
	r, w := tapped(slog.New(slog.DiscardHandler), answers(200, `{"resource":{"message":`+onDiscord("900")+`}}`), answers(200, onDiscord("900")))
	m := mapMessage("x", drawn("one"))
	_, err := r.callback(t.Context(), &interaction{ID: "1", Token: "OPENED"}, answerMessage, &m)
	require.NoError(t, err)
	require.Contains(t, w.bodies[0], "\x89PNG")

	m = mapMessage("y", drawn("one"))
	require.NoError(t, r.editAnswer(t.Context(), "3", "OPENED", "OPENED", m))
	require.NotContains(t, w.bodies[1], "PNG", "by the press that opened it")
	require.Contains(t, w.bodies[1], `"attachments":[{"id":"900","description":"four towns on a river"}]`)
	require.Contains(t, w.bodies[1], `"attachment://board.png"`)

	w.answers = append(w.answers[:0], answers(200, `{"resource":{"message":`+onDiscord("900")+`}}`))
	press := &interaction{ID: "2", Token: "PRESSED"}
	press.Message.ID = "77"
	_, err = r.callback(t.Context(), press, answerUpdate, &m)
	require.NoError(t, err)
	require.Contains(t, w.bodies[2], `"attachments":[{"id":"900"`, "by a press on it")
	require.NoError(t, r.editAnswer(t.Context(), "3", "PRESSED", "PRESSED", m))
	require.Contains(t, w.bodies[3], `"attachments":[{"id":"900"`, "and after that press")
}

func TestAPictureThatIsNoLongerThereIsSentAgain(t *testing.T) {
	r, w := tapped(slog.New(slog.DiscardHandler), answers(200, onDiscord("900")),
		answers(400, `{"code":50035,"message":"Invalid Form Body"}`), answers(200, onDiscord("901")))
	for range 3 {
		require.NoError(t, r.edit(t.Context(), "5", "77", mapMessage("x", drawn("one")), time.Time{}))
	}
	require.Len(t, w.bodies, 4)
	require.Contains(t, w.bodies[1], `"id":"900"`)
	require.Contains(t, w.bodies[2], "\x89PNG")
	require.Contains(t, w.bodies[3], `"id":"901"`)
}

func TestWherePicturesDoNotStayTheyAreAlwaysSent(t *testing.T) {
	for how, answer := range map[string]string{
		"lost":                          `{"id":"77","embeds":[{}]}`,
		"outside its embed":             `{"id":"77","attachments":[{"id":"900","filename":"board.png"}],"embeds":[{}]}`,
		"in its embed and also outside": strings.Replace(onDiscord("900"), `"attachments":[]`, `"attachments":[{"id":"900","filename":"board.png"}]`, 1),
	} {
		r, w := tapped(slog.New(slog.DiscardHandler), answers(200, onDiscord("900")), answers(200, answer), answers(200, onDiscord("901")))
		for range 5 {
			require.NoError(t, r.edit(t.Context(), "5", "77", mapMessage("x", drawn("one")), time.Time{}))
		}
		sent := 0
		for _, body := range w.bodies {
			sent += strings.Count(body, "\x89PNG")
		}
		require.Equal(t, 4, sent, "%s: once it was left to Discord, and never again", how)
	}
}

// Who may not attach files plays with words, and is told what is missing.
func TestWithoutThePermissionToAttachFilesTheWordsComeAlone(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	require.NoError(t, e.discord.SetBotPermissions(e.channel, localdiscord.PermViewChannel|localdiscord.PermSendMessages|localdiscord.PermEmbedLinks))
	id, err := e.bot.rest.post(t.Context(), e.channel, mapMessage("A map", drawn("one")))
	require.NoError(t, err)
	posted := e.seen("Ada")[0]
	require.Equal(t, id, posted.ID)
	require.Nil(t, posted.Embeds[0].Image)
	require.Empty(t, posted.Attachments)
	require.Equal(t, "A map", posted.Embeds[0].Description)
	require.Contains(t, posted.Content, "Attach Files")
}
