package localdiscord_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// postBoard posts a message with two buttons by the bot's own token.
func postBoard(t testing.TB, s *localdiscord.Server, channel string) localdiscord.Message {
	t.Helper()
	a := call(t, s, "POST /channels/"+channel+"/messages", `{"content":"board","components":[{"type":1,"components":[`+times(2, button)+`]}]}`)
	require.Equal(t, 200, a.status, a.text)
	all := s.Messages(user(t, s, "Ada"), channel)
	return all[len(all)-1]
}

func TestAPressLendsItsTokenForTheMessageItIsOn(t *testing.T) {
	for answer, body := range map[string]string{
		"a message": `{"type":4,"data":{"content":"x"}}`, "a secret message": `{"type":4,"data":{"content":"x","flags":64}}`,
		"an update": `{"type":7,"data":{"content":"y"}}`, "a promise to update": `{"type":6}`, "thinking": `{"type":5}`, "a form": modal,
	} {
		t.Run(answer, func(t *testing.T) {
			s := start(t, localdiscord.Config{})
			m := postBoard(t, s, general(s))
			i := press(t, s, "Ben", m)
			require.Equal(t, 204, call(t, s, callback(i), body).status)
			route := "/messages/" + m.ID
			a := call(t, s, webhook(s, "PATCH", i, route), `{"content":"by token"}`)
			require.Equal(t, 200, a.status, a.text)
			require.Equal(t, []any{m.ID, "by token"}, []any{a.body["id"], a.body["content"]})
			require.Equal(t, 200, call(t, s, webhook(s, "GET", i, route), "").status)
			require.Equal(t, 204, call(t, s, webhook(s, "DELETE", i, route), "").status)
			require.Equal(t, 10008, call(t, s, webhook(s, "PATCH", i, route), `{"content":"x"}`).code(), "it is gone")
		})
	}
}

func TestATokenReachesNoOtherMessage(t *testing.T) {
	s := start(t, localdiscord.Config{})
	m, other := postBoard(t, s, general(s)), postBoard(t, s, general(s))
	elsewhere := postBoard(t, s, s.Channels()[1].ID)
	i := press(t, s, "Ben", m)
	require.Equal(t, 10015, call(t, s, webhook(s, "PATCH", i, "/messages/"+m.ID), `{"content":"x"}`).code(), "nor any before the first answer")
	require.Equal(t, 204, call(t, s, callback(i), `{"type":6}`).status)
	for _, id := range []string{other.ID, elsewhere.ID, "1", "x"} {
		for _, method := range []string{"GET", "PATCH", "DELETE"} {
			a := call(t, s, webhook(s, method, i, "/messages/"+id), `{"content":"x"}`)
			require.Equal(t, []int{404, 10008}, []int{a.status, a.code()}, "%s %s", method, id)
		}
	}
}

func TestAPressesTokenIsGoodForFifteenMinutesAndAnotherRenewsIt(t *testing.T) {
	var clock hand
	s := start(t, clock.cfg())
	m := postBoard(t, s, general(s))
	tap := func() *localdiscord.Interaction {
		i := press(t, s, "Ben", m)
		require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x","flags":64}}`).status)
		return i
	}
	edit := func(i *localdiscord.Interaction) answer {
		return call(t, s, webhook(s, "PATCH", i, "/messages/"+m.ID), `{"content":"x"}`)
	}
	first := tap()
	clock.wait(15*time.Minute - time.Second)
	require.Equal(t, 200, edit(first).status)
	second := tap()
	clock.wait(2 * time.Second)
	a := edit(first)
	require.Equal(t, []int{401, 50027}, []int{a.status, a.code()})
	require.Equal(t, 200, edit(second).status)
}

func TestATokensEditsNeedNoPermission(t *testing.T) {
	s := start(t, localdiscord.Config{})
	m := postBoard(t, s, general(s))
	i := press(t, s, "Ben", m)
	require.Equal(t, 204, call(t, s, callback(i), `{"type":6}`).status)
	require.NoError(t, s.SetBotPermissions(general(s), 0))
	own := "/channels/" + general(s) + "/messages/" + m.ID
	require.Equal(t, 403, call(t, s, "PATCH "+own, `{"content":"x"}`).status)
	a := upload(t, s, webhook(s, "PATCH", i, "/messages/"+m.ID),
		`{"embeds":[{"image":{"url":"attachment://f0.png"}}],"attachments":[{"id":"0"}]}`, picture(20))
	require.Equal(t, 200, a.status, a.text)
	require.Equal(t, 204, call(t, s, webhook(s, "DELETE", i, "/messages/"+m.ID), "").status)
}

func TestATokensEditsAreLimitedByTokenAlone(t *testing.T) {
	s, wait := limited(t)
	m := postBoard(t, s, general(s))
	token := func() string {
		i := press(t, s, "Ben", m)
		require.Equal(t, 204, call(t, s, callback(i), `{"type":6}`).status)
		return webhook(s, "PATCH", i, "/messages/"+m.ID)
	}
	first := token()
	a := call(t, s, first, `{"content":"x"}`)
	require.Equal(t, []string{"5", "4", "2.000"}, []string{
		a.header.Get("X-RateLimit-Limit"), a.header.Get("X-RateLimit-Remaining"), a.header.Get("X-RateLimit-Reset-After")})
	n, refused := until(t, s, first, `{"content":"x"}`)
	require.Equal(t, []any{4, "user", 2.0}, []any{n, refused.header.Get("X-RateLimit-Scope"), refused.body["retry_after"]})

	own := "PATCH /channels/" + general(s) + "/messages/" + m.ID
	b := call(t, s, own, `{"content":"x"}`)
	require.Equal(t, "4", b.header.Get("X-RateLimit-Remaining"), "the channel's edits are counted apart")
	require.NotEqual(t, a.header.Get("X-RateLimit-Bucket"), b.header.Get("X-RateLimit-Bucket"))
	for range 12 {
		n, _ := until(t, s, token(), `{"content":"x"}`)
		require.Equal(t, 5, n, "60 edits in one moment: a second token has its own count, and none is in the bot's 50 a second")
	}
	wait(2 * time.Second)
	require.Equal(t, 200, call(t, s, first, `{"content":"x"}`).status)
}

func TestTokenEditsFailOnRequest(t *testing.T) {
	s := start(t, localdiscord.Config{})
	m := postBoard(t, s, general(s))
	pressed := func() *localdiscord.Interaction {
		i := press(t, s, "Ben", m)
		require.Equal(t, 204, call(t, s, callback(i), `{"type":6}`).status)
		return i
	}
	bad, good := pressed(), pressed()
	edit := func(i *localdiscord.Interaction) answer {
		return call(t, s, webhook(s, "PATCH", i, "/messages/"+m.ID), `{"content":"x"}`)
	}
	own := "PATCH /channels/" + general(s) + "/messages/" + m.ID
	for status, code := range map[int]int{401: 50027, 404: 10008, 429: 0} {
		t.Run(fmt.Sprint(status), func(t *testing.T) {
			fault := localdiscord.TokenEditsFail(status, -1)
			s.Misbehave(fault)
			for _, i := range []*localdiscord.Interaction{bad, good} {
				a := edit(i)
				require.Equal(t, []int{status, code}, []int{a.status, a.code()})
			}
			require.Equal(t, 200, call(t, s, own, `{"content":"x"}`).status, "the bot's own edits go on")
			s.Behave()

			fault.Token = bad.Token
			s.Misbehave(fault)
			require.Equal(t, []int{status, 200}, []int{edit(bad).status, edit(good).status}, "only this token fails")
			s.Behave()
			require.Equal(t, 200, edit(bad).status)
		})
	}
}
