package localdiscord_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// illustrated posts a message whose embed shows its only file, and returns the file's ID.
func illustrated(t *testing.T, s *localdiscord.Server) (message, file string, a answer) {
	t.Helper()
	a = upload(t, s, "POST /channels/"+general(s)+"/messages",
		`{"embeds":[{"image":{"url":"attachment://f0.png"}}],"attachments":[{"id":"0","description":"a board"}]}`, picture(20))
	require.Equal(t, 200, a.status, a.text)
	return a.body["id"].(string), strings.Split(imageOf(a), "/")[5], a
}

// imageOf is the address of the picture in a message's embed.
func imageOf(a answer) string {
	image := a.body["embeds"].([]any)[0].(map[string]any)["image"].(map[string]any)
	return image["url"].(string)
}

func status(t *testing.T, url string) int {
	t.Helper()
	resp, err := http.Get(url)
	require.NoError(t, err)
	resp.Body.Close()
	return resp.StatusCode
}

func TestPicturesComeWithTheirAltText(t *testing.T) {
	s := start(t, localdiscord.Config{})
	id, _, a := illustrated(t, s)
	image := a.body["embeds"].([]any)[0].(map[string]any)["image"].(map[string]any)
	require.Equal(t, []any{"a board", 20.0, 10.0}, []any{image["description"], image["width"], image["height"]})

	resp, err := http.Get(imageOf(a))
	require.NoError(t, err)
	defer resp.Body.Close()
	require.Equal(t, "image/png", resp.Header.Get("Content-Type"))
	require.Equal(t, 204, call(t, s, "DELETE /channels/"+general(s)+"/messages/"+id, "").status)
	require.Equal(t, 404, status(t, imageOf(a)), "a file goes with its message")
}

func TestAFileThatAnEmbedShowsIsNotListed(t *testing.T) {
	s := start(t, localdiscord.Config{})
	seen := func() localdiscord.Message { return s.Messages(user(t, s, "Ada"), general(s))[0] }
	id, file, a := illustrated(t, s)
	route := "PATCH /channels/" + general(s) + "/messages/" + id
	require.Empty(t, a.body["attachments"], "it is known by its address only")
	require.Empty(t, seen().Attachments)

	for why, image := range map[string]string{"named": "attachment://f0.png", "by its address": imageOf(a)} {
		a = call(t, s, route, fmt.Sprintf(`{"content":"x","embeds":[{"image":{"url":%q}}],"attachments":[{"id":%q}]}`, image, file))
		require.Equal(t, 200, a.status, a.text)
		require.Empty(t, a.body["attachments"], why)
		require.Contains(t, imageOf(a), "/"+file+"/f0.png?", "%s it is kept", why)
	}

	a = call(t, s, route, fmt.Sprintf(`{"embeds":[{"title":"no picture"}],"attachments":[{"id":%q}]}`, file))
	require.Equal(t, []string{"f0.png"}, names(a), "what is kept and no embed shows stands outside")
	require.Len(t, seen().Attachments, 1)
	require.Equal(t, "a board", seen().Attachments[0].Description)
	require.Equal(t, 200, status(t, s.URL()+seen().Attachments[0].URL))

	a = call(t, s, route, `{"embeds":[{"image":{"url":"attachment://f0.png"}}],"attachments":[]}`)
	require.Equal(t, 50035, a.code(), "what is not kept cannot be shown")
	a = call(t, s, route, `{"embeds":[{"title":"no picture"}],"attachments":[]}`)
	require.Empty(t, a.body["attachments"])
}

func TestAddressesOfFilesAreSignedAndExpire(t *testing.T) {
	var clock hand
	s := start(t, clock.cfg())
	id, _, a := illustrated(t, s)
	first := imageOf(a)
	require.Regexp(t, `/attachments/\d+/\d+/f0\.png\?ex=[0-9a-f]+&is=[0-9a-f]+&hm=[0-9a-f]{64}&$`, first)
	require.Equal(t, 200, status(t, first))
	bare, _, _ := strings.Cut(first, "?")
	for why, forged := range map[string]string{
		"unsigned": bare, "later": strings.Replace(first, "ex=6", "ex=7", 1), "another file": strings.Replace(first, "f0.png", "f1.png", 1),
	} {
		require.Equal(t, 404, status(t, forged), why)
	}
	clock.wait(25 * time.Hour)
	require.Equal(t, 404, status(t, first))
	again := imageOf(call(t, s, "GET /channels/"+general(s)+"/messages/"+id, ""))
	require.NotEqual(t, first, again)
	require.Equal(t, 200, status(t, again), "who asks again gets an address that works")
}

func TestFilesOfSecretMessagesHaveAnAddressOfTheirOwn(t *testing.T) {
	s := start(t, localdiscord.Config{})
	i := ask(t, s, "Ada")
	a := upload(t, s, callback(i)+"?with_response=true",
		`{"type":4,"data":{"flags":64,"embeds":[{"image":{"url":"attachment://f0.png"}}],"attachments":[{"id":"0"}]}}`, picture(20))
	require.Equal(t, 200, a.status, a.text)
	m := s.Messages(user(t, s, "Ada"), general(s))[0]
	require.Contains(t, m.Embeds[0].Image.URL, "/ephemeral-attachments/")
	require.Equal(t, 200, status(t, s.URL()+m.Embeds[0].Image.URL))
	require.Equal(t, m.Embeds[0].Image.URL, outcome(t, i, nil).Message.Embeds[0].Image.URL)
}
