package discord

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
)

var emojiRefused = answers(400, `{"code":50035,"message":"Invalid Form Body"}`)

// pictured is a message with an emoji of the application, and a client that counts how often it was told of a refusal.
func pictured(list ...func() (*http.Response, error)) (r *Client, w *wireTap, m Message, told *int) {
	w, told = &wireTap{answers: list}, new(int)
	r = NewClient(Config{Token: "t", Transport: w, Log: slog.New(slog.DiscardHandler), Metrics: prometheus.NewRegistry(), EmojiRefused: func() { *told++ }})
	m = Text("<:seven_of_hearts:7>").Ephemeral()
	m.Plain = &Plain{Draw: func() Message { return Text("7♥") }}
	return r, w, m, told
}

// Discord refuses some requests whose emojis it has, and takes the same request the next time.
func TestAMessageWhoseEmojiIsRefusedOnceIsShownWithItsPictures(t *testing.T) {
	r, w, m, told := pictured(emojiRefused, answers(200, `{"id":"9"}`))
	_, err := r.Post(t.Context(), Channel{ID: "5"}, m)
	require.NoError(t, err)
	require.Len(t, w.bodies, 2)
	require.Equal(t, w.bodies[0], w.bodies[1], "the very same message")
	require.False(t, m.SentPlain())
	require.Zero(t, *told, "no picture is missing")
}

// Somebody has deleted an emoji of the application in the portal: what people see is the same message in text.
func TestAMessageIsSentWithoutTheApplicationsEmojisWhereOneIsGone(t *testing.T) {
	r, w, m, told := pictured(emojiRefused, emojiRefused, answers(200, `{"id":"9"}`))
	_, err := r.Post(t.Context(), Channel{ID: "5"}, m)
	require.NoError(t, err)
	require.Equal(t, 1, *told)
	require.True(t, m.SentPlain())
	var first, last Message
	require.NoError(t, json.Unmarshal([]byte(w.bodies[0]), &first))
	require.NoError(t, json.Unmarshal([]byte(w.bodies[2]), &last))
	require.Equal(t, "7♥", last.Content)
	require.Equal(t, first.Nonce, last.Nonce, "it is the same post")
	require.Equal(t, FlagEphemeral, last.Flags)
}

// slowly has Discord take its time for an answer.
func slowly(d time.Duration, answer func() (*http.Response, error)) func() (*http.Response, error) {
	return func() (*http.Response, error) { time.Sleep(d); return answer() }
}

// Discord waits 3 seconds for an answer, from the press on.
func TestAnAnswerWhoseEmojiIsRefusedIsTextWhereTheTimeIsShort(t *testing.T) {
	for name, c := range map[string]struct {
		age, takes time.Duration // since the press, and of each request
		sent       int
	}{
		"Discord is quick":   {1400 * time.Millisecond, 500 * time.Millisecond, 3},
		"Discord is slow":    {0, 1100 * time.Millisecond, 2},
		"the press is older": {1400 * time.Millisecond, 600 * time.Millisecond, 2},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				pressed := time.Now()
				refused := slowly(c.takes, emojiRefused)
				list := []func() (*http.Response, error){refused, refused, answers(200, `{}`)}[3-c.sent:]
				r, w, m, _ := pictured(list...)
				i := &Interaction{ID: "1", Token: "TOK", Arrived: time.Now()}
				time.Sleep(c.age)
				_, err := r.Answer(t.Context(), i, ReplyUpdate, m)
				require.NoError(t, err)
				require.Len(t, w.bodies, c.sent)
				require.Contains(t, w.bodies[c.sent-1], "7♥")
				require.Less(t, time.Since(pressed), answerTime)
			})
		})
	}
}
