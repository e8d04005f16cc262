package localdiscord_test

import (
	"net/http"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// limited starts a server with rate limits and a clock that stands still until it is moved.
func limited(t *testing.T) (*localdiscord.Server, func(time.Duration)) {
	t.Helper()
	now := time.Now()
	clock := make(chan time.Time, 1)
	clock <- now
	read := func() time.Time { n := <-clock; clock <- n; return n }
	s := start(t, localdiscord.Config{Limits: true, Now: read})
	return s, func(d time.Duration) { clock <- (<-clock).Add(d) }
}

// until counts how often a request succeeds before it is limited, and returns the 429.
func until(t *testing.T, s *localdiscord.Server, route, body string) (int, answer) {
	t.Helper()
	for n := range 100 {
		if a := call(t, s, route, body); a.status == http.StatusTooManyRequests {
			return n, a
		}
	}
	t.Fatal("never limited: " + route)
	return 0, answer{}
}

func TestMessagesAndEditsAreLimitedByChannel(t *testing.T) {
	s, wait := limited(t)
	list := "/channels/" + general(s) + "/messages"
	first := call(t, s, "POST "+list, `{"content":"x"}`)
	require.Equal(t, "5", first.header.Get("X-RateLimit-Limit"))
	require.Equal(t, "4", first.header.Get("X-RateLimit-Remaining"))
	require.Equal(t, "5.000", first.header.Get("X-RateLimit-Reset-After"))
	wait(2 * time.Second)
	n, a := until(t, s, "POST "+list, `{"content":"x"}`)
	require.Equal(t, 4, n)
	require.Equal(t, 3.0, a.body["retry_after"])
	require.Equal(t, false, a.body["global"])
	require.Equal(t, []string{"3", "user", "0"}, []string{
		a.header.Get("Retry-After"), a.header.Get("X-RateLimit-Scope"), a.header.Get("X-RateLimit-Remaining")})

	edit := "PATCH " + list + "/" + first.body["id"].(string)
	n, b := until(t, s, edit, `{"content":"y"}`)
	require.Equal(t, 5, n, "edits are counted apart")
	require.Equal(t, a.header.Get("X-RateLimit-Bucket"), b.header.Get("X-RateLimit-Bucket"), "but share the bucket's name")
	require.Equal(t, 200, call(t, s, "POST /channels/"+s.Channels()[1].ID+"/messages", `{"content":"x"}`).status, "another channel is free")
	wait(5 * time.Second)
	require.Equal(t, 200, call(t, s, edit, `{"content":"y"}`).status)
	require.Equal(t, 2, s.Stats().Limited)
}

func TestEditsOfOldMessagesAreLimitedMore(t *testing.T) {
	s, wait := limited(t)
	list := "/channels/" + general(s) + "/messages"
	id := call(t, s, "POST "+list, `{"content":"x"}`).body["id"].(string)
	wait(time.Hour + time.Second)
	n, a := until(t, s, "PATCH "+list+"/"+id, `{"content":"y"}`)
	require.Equal(t, []int{3, 30046}, []int{n, a.code()})
}

func TestTheBotIsLimitedAsAWhole(t *testing.T) {
	s, wait := limited(t)
	n, a := until(t, s, "GET /users/@me", "")
	require.Equal(t, 50, n)
	require.Equal(t, true, a.body["global"])
	require.Equal(t, []string{"true", "global", "1", ""}, []string{a.header.Get("X-RateLimit-Global"),
		a.header.Get("X-RateLimit-Scope"), a.header.Get("Retry-After"), a.header.Get("X-RateLimit-Reset-After")})
	wait(time.Second)
	i := ask(t, s, "Ada")
	until(t, s, "GET /users/@me", "")
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`).status, "but not for answers")
	require.Equal(t, 200, call(t, s, webhook(s, "PATCH", i, "/messages/@original"), `{"content":"y"}`).status)
}

func TestATokensRequestsAreLimited(t *testing.T) {
	s, wait := limited(t)
	i, _ := panel(t, s, "Ada", 0)
	n, a := until(t, s, webhook(s, "PATCH", i, "/messages/@original"), `{"content":"y"}`)
	require.Equal(t, []any{5, "2"}, []any{n, a.header.Get("Retry-After")})
	wait(2 * time.Second)
	require.Equal(t, 200, call(t, s, webhook(s, "PATCH", i, "/messages/@original"), `{"content":"y"}`).status)
}

func TestFollowUpsAreLimitedByChannelWithoutSayingSo(t *testing.T) {
	s, _ := limited(t)
	sent := 0
	for {
		i, _ := panel(t, s, "Ada", 64)
		for range 5 {
			a := call(t, s, webhook(s, "POST", i, ""), `{"content":"x","flags":64}`)
			if a.status == 200 {
				sent++
				continue
			}
			require.Equal(t, 30, sent)
			require.Equal(t, "shared", a.header.Get("X-RateLimit-Scope"))
			left, err := strconv.Atoi(a.header.Get("X-RateLimit-Remaining"))
			require.NoError(t, err)
			require.Positive(t, left, "the headers tell of the token's limit only")
			require.Zero(t, s.Stats().Invalid, "a shared limit is not held against the bot")
			return
		}
	}
}

func TestFaultsOfRequests(t *testing.T) {
	s := start(t, localdiscord.Config{})
	list := "POST /channels/" + general(s) + "/messages"
	post := func() answer { return call(t, s, list, `{"content":"x"}`) }
	count := func() int { return len(s.Messages(user(t, s, "Ada"), general(s))) }

	s.Misbehave(localdiscord.Fault{Route: "POST /channels", Skip: 1, Times: 2, Status: 503, Body: "upstream error"})
	require.Equal(t, []int{200, 503, 503, 200}, []int{post().status, post().status, post().status, post().status})
	require.Equal(t, 2, count())

	s.Misbehave(localdiscord.Fault{After: true, Status: 502})
	require.Equal(t, 502, post().status)
	require.Equal(t, 3, count(), "it was carried out all the same")

	for _, after := range []bool{false, true} {
		s.Misbehave(localdiscord.Fault{Drop: true, After: after})
		r, err := http.NewRequest("POST", "https://discord.com/api/v10/channels/"+general(s)+"/messages", http.NoBody)
		require.NoError(t, err)
		_, err = s.Transport().RoundTrip(r)
		require.Error(t, err)
	}

	s.Misbehave(localdiscord.RateLimited("POST", 1500*time.Millisecond, 1), localdiscord.GlobalLimit(time.Second, 1), localdiscord.Banned(1))
	a := post()
	require.Equal(t, []any{429, 1.5, "2", "user"}, []any{a.status, a.body["retry_after"], a.header.Get("Retry-After"), a.header.Get("X-RateLimit-Scope")})
	a = post()
	require.Equal(t, []any{429, true, ""}, []any{a.status, a.body["global"], a.header.Get("X-RateLimit-Reset-After")})
	a = post()
	require.Contains(t, a.text, "Error 1015")
	require.Empty(t, a.header.Get("Retry-After"))
	require.Equal(t, 3, s.Stats().Limited)

	s.Misbehave(localdiscord.Fault{Times: -1, Status: 500})
	post()
	s.Behave()
	require.Equal(t, 200, post().status)
}
