package discord

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/work"
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
func mapMessage(text string, pic Picture) Message {
	return Message{
		Picture: pic, Attachments: []Attachment{{Filename: pictureName, Description: "four towns on a river"}},
		Embeds: []Embed{{Title: "Map", Description: text, Image: &EmbedImage{URL: "attachment://" + pictureName}}},
	}
}

func TestNothingIsDrawnTwice(t *testing.T) {
	p := newPictures(slog.New(slog.DiscardHandler))
	times := 0
	first := slow{"first", &times}
	png := func(pic Picture) []byte {
		file, err := p.draw(t.Context(), work.Who{Guild: "1"}, pic)
		require.NoError(t, err)
		return file
	}
	for range 3 {
		require.Equal(t, first.drawn.PNG(), png(first))
	}
	require.Equal(t, 1, times, "boards and hands that show the same map share its picture")
	for i := range picturesDrawn {
		png(drawn(fmt.Sprint(i)))
		png(first)
	}
	require.Equal(t, 1, times, "what is in use is kept")
	for i := range picturesDrawn {
		png(drawn(fmt.Sprint(i)))
	}
	png(first)
	require.Equal(t, 2, times, "what nobody asks for isn't kept for ever")
	require.LessOrEqual(t, p.drawn.Len(), picturesDrawn)
}

func TestMessagesWithDifferentPicturesLookDifferent(t *testing.T) {
	require.Equal(t, mapMessage("x", drawn("one")).Sum(), mapMessage("x", drawn("one")).Sum())
	require.NotEqual(t, mapMessage("x", drawn("one")).Sum(), mapMessage("x", drawn("two")).Sum())
}

// onDiscord is what Discord answers about a message whose embed shows its picture: the attachment is not listed.
func onDiscord(attachment string) string {
	return `{"id":"77","attachments":[],"embeds":[{"image":{"url":"https://cdn.example/attachments/5/` + attachment + `/board.png?ex=1"}}]}`
}

func TestPicturesOfPrivateMessagesAreSentOnce(t *testing.T) {
	r, w := tapped(slog.New(slog.DiscardHandler), answers(200, `{"resource":{"message":`+onDiscord("900")+`}}`), answers(200, onDiscord("900")))
	m := mapMessage("x", drawn("one"))
	_, err := r.Answer(t.Context(), &Interaction{ID: "1", Token: "OPENED"}, ReplyMessage, m)
	require.NoError(t, err)
	require.Contains(t, w.bodies[0], "\x89PNG")

	m = mapMessage("y", drawn("one"))
	require.NoError(t, r.EditByGrant(t.Context(), Grant{App: "3", Token: "OPENED"}, "", "OPENED", m, time.Time{}))
	require.NotContains(t, w.bodies[1], "PNG", "by the press that opened it")
	require.Contains(t, w.bodies[1], `"attachments":[{"id":"900","description":"four towns on a river"}]`)
	require.Contains(t, w.bodies[1], `"attachment://board.png"`)

	w.answers = append(w.answers[:0], answers(200, `{"resource":{"message":`+onDiscord("900")+`}}`))
	press := &Interaction{ID: "2", Token: "PRESSED"}
	press.Message.ID = "77"
	_, err = r.Answer(t.Context(), press, ReplyUpdate, m)
	require.NoError(t, err)
	require.Contains(t, w.bodies[2], `"attachments":[{"id":"900"`, "by a press on it")
	require.NoError(t, r.EditByGrant(t.Context(), Grant{App: "3", Token: "PRESSED"}, "", "PRESSED", m, time.Time{}))
	require.Contains(t, w.bodies[3], `"attachments":[{"id":"900"`, "and after that press")
}

func TestAPictureThatIsNoLongerThereIsSentAgain(t *testing.T) {
	r, w := tapped(slog.New(slog.DiscardHandler), answers(200, onDiscord("900")),
		answers(400, `{"code":50035,"message":"Invalid Form Body"}`), answers(200, onDiscord("901")))
	for range 3 {
		require.NoError(t, r.Edit(t.Context(), Channel{ID: "5"}, "77", mapMessage("x", drawn("one")), time.Time{}))
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
			require.NoError(t, r.Edit(t.Context(), Channel{ID: "5"}, "77", mapMessage("x", drawn("one")), time.Time{}))
		}
		sent := 0
		for _, body := range w.bodies {
			sent += strings.Count(body, "\x89PNG")
		}
		require.Equal(t, 4, sent, "%s: once it was left to Discord, and never again", how)
	}
}

// A sleepy picture takes a second to draw.
type sleepy struct {
	drawn
	begun *atomic.Int32
}

func (s sleepy) PNG() []byte {
	s.begun.Add(1)
	time.Sleep(time.Second)
	return s.drawn.PNG()
}

func TestAPictureWaitsForFewOfANeighboursAndIsKeptWhateverItDraws(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPictures(slog.New(slog.DiscardHandler))
		var begun atomic.Int32
		for n := range 500 {
			go func() {
				_, err := p.draw(t.Context(), work.Who{Guild: "noisy"}, sleepy{drawn(fmt.Sprint("noisy ", n)), &begun})
				require.NoError(t, err)
			}()
		}
		synctest.Wait()
		start := time.Now()
		_, err := p.draw(t.Context(), work.Who{Guild: "quiet"}, sleepy{"quiet", &begun})
		require.NoError(t, err)
		require.LessOrEqual(t, time.Since(start), 2*time.Second, "those that are being drawn, and then this one")
		time.Sleep(time.Hour)
		require.EqualValues(t, 501, begun.Load())
		_, err = p.draw(t.Context(), work.Who{Guild: "quiet"}, sleepy{"quiet", &begun})
		require.NoError(t, err)
		require.EqualValues(t, 501, begun.Load(), "the neighbour's 500 haven't flushed it")
	})
}

// A film is a picture that moves.
type film struct{ drawn }

func (film) GIF() []byte { return []byte("GIF89a and more") }

func TestAMovingPictureIsSentAsOne(t *testing.T) {
	p := newPictures(slog.New(slog.DiscardHandler))
	m, _, err := p.pack(t.Context(), work.Who{Guild: "1"}, mapMessage("the end", film{"all rounds"}), "")
	require.NoError(t, err)
	require.Equal(t, &File{"board.gif", "image/gif", []byte("GIF89a and more")}, m.File)
	var got delivered
	require.NoError(t, json.Unmarshal([]byte(strings.Replace(onDiscord("66"), "board.png", "board.gif", 1)), &got))
	require.EqualValues(t, 66, got.picture(), "it isn't sent again")
}
