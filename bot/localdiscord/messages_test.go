package localdiscord_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"mime/multipart"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// upload makes a request with files, named f0.png, f1.png, ….
func upload(t *testing.T, s *localdiscord.Server, route, payload string, files ...[]byte) answer {
	t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	require.NoError(t, w.WriteField("payload_json", payload))
	for n, data := range files {
		part, err := w.CreateFormFile(fmt.Sprintf("files[%d]", n), fmt.Sprintf("f%d.png", n))
		require.NoError(t, err)
		part.Write(data)
	}
	require.NoError(t, w.Close())
	return send(t, s, route, w.FormDataContentType(), b.Bytes(), "Bot "+s.Token())
}

func picture(width int) []byte {
	var b bytes.Buffer
	png.Encode(&b, image.NewGray(image.Rect(0, 0, width, 10)))
	return b.Bytes()
}

// names lists the files of a message.
func names(a answer) (list []string) {
	for _, x := range a.body["attachments"].([]any) {
		list = append(list, x.(map[string]any)["filename"].(string))
	}
	return list
}

func TestWhatIsNotAPictureIsOnlyDownloaded(t *testing.T) {
	s := start(t, localdiscord.Config{})
	upload(t, s, "POST /channels/"+general(s)+"/messages", `{}`, []byte("<script>alert(1)</script>"))
	resp, err := http.Get(s.URL() + s.Messages(user(t, s, "Ada"), general(s))[0].Attachments[0].URL)
	require.NoError(t, err)
	resp.Body.Close()
	require.Equal(t, "attachment", resp.Header.Get("Content-Disposition"))
	require.Equal(t, "application/octet-stream", resp.Header.Get("Content-Type"))
}

func TestWhichFilesAnEditKeeps(t *testing.T) {
	s := start(t, localdiscord.Config{})
	for _, c := range []struct {
		why, version, payload string
		files                 int
		want                  []string
	}{
		{"an edit of the text keeps all", "v10", `{"content":"x"}`, 0, []string{"f0.png", "f1.png"}},
		{"an empty list drops all", "v10", `{"content":"x","attachments":[]}`, 0, nil},
		{"a list keeps what it names", "v10", `{"attachments":[{"id":"OLD"}]}`, 0, []string{"f0.png"}},
		{"version 9 adds files", "v9", `{}`, 1, []string{"f0.png", "f1.png", "f0.png"}},
		{"version 10 drops what no list names", "v10", `{"content":"x"}`, 1, nil},
		{"a list of old and new", "v10", `{"attachments":[{"id":"OLD"},{"id":"0","filename":"new.png"}]}`, 1, []string{"f0.png", "new.png"}},
		{"version 9 with a list", "v9", `{"attachments":[{"id":"0"}]}`, 1, []string{"f0.png"}},
	} {
		t.Run(c.why, func(t *testing.T) {
			a := upload(t, s, "POST /channels/"+general(s)+"/messages", `{}`, picture(1), picture(2))
			old := a.body["attachments"].([]any)[0].(map[string]any)["id"].(string)
			var files [][]byte
			for range c.files {
				files = append(files, picture(3))
			}
			payload := string(bytes.ReplaceAll([]byte(c.payload), []byte("OLD"), []byte(old)))
			a = upload(t, s, "PATCH /api/"+c.version+"/channels/"+general(s)+"/messages/"+a.body["id"].(string), payload, files...)
			require.Equal(t, 200, a.status, a.text)
			require.Equal(t, c.want, names(a))
		})
	}
}

func TestFilesThatDiscordRefuses(t *testing.T) {
	s := start(t, localdiscord.Config{})
	route := "POST /channels/" + general(s) + "/messages"
	large := upload(t, s, route, `{}`, make([]byte, 10<<20+1))
	require.Equal(t, []int{413, 40005}, []int{large.status, large.code()})
	many := upload(t, s, route, `{}`, make([][]byte, 11)...)
	require.Equal(t, 50035, many.code())
}

func TestWhatTheBotMayDoInAChannel(t *testing.T) {
	s := start(t, localdiscord.Config{})
	c := general(s)
	list := "/channels/" + c + "/messages"
	own := call(t, s, "POST "+list, `{"content":"x"}`).body["id"].(string)
	said, err := s.Say(user(t, s, "Ada"), c, "hello")
	require.NoError(t, err)
	most := int64(localdiscord.PermViewChannel | localdiscord.PermSendMessages | localdiscord.PermReadHistory)
	for _, x := range []struct {
		why, route, body string
		bits             int64
		status, code     int
	}{
		{"a wrong channel", "POST /channels/1/messages", `{"content":"x"}`, most, 404, 10003},
		{"not seeing the channel", "POST " + list, `{"content":"x"}`, most &^ localdiscord.PermViewChannel, 403, 50001},
		{"not writing there", "POST " + list, `{"content":"x"}`, most &^ localdiscord.PermSendMessages, 403, 50013},
		{"not embedding there", "POST " + list, `{"embeds":[{"title":"x"}]}`, most, 403, 50013},
		{"not editing into an embed", "PATCH " + list + "/" + own, `{"embeds":[{"title":"x"}]}`, most, 403, 50013},
		{"an unknown message", "PATCH " + list + "/1", `{"content":"x"}`, most, 404, 10008},
		{"somebody else's message", "PATCH " + list + "/" + said.ID, `{"content":"x"}`, most, 403, 50005},
		{"deleting somebody else's", "DELETE " + list + "/" + said.ID, "", most, 403, 50013},
		{"answering what is not there", "POST " + list, `{"content":"x","message_reference":{"message_id":"1"}}`, most, 400, 50035},
		{"editing its own", "PATCH " + list + "/" + own, `{"content":"y"}`, most, 200, 0},
		{"deleting with the permission", "DELETE " + list + "/" + said.ID, "", most | localdiscord.PermManageMessages, 204, 0},
	} {
		require.NoError(t, s.SetBotPermissions(c, x.bits))
		a := call(t, s, x.route, x.body)
		require.Equal(t, []int{x.status, x.code}, []int{a.status, a.code()}, x.why)
	}
	require.NoError(t, s.SetBotPermissions(c, most&^localdiscord.PermAttachFiles))
	require.Equal(t, 50013, upload(t, s, "POST "+list, `{}`, picture(1)).code())

	require.NoError(t, s.SetBotPermissions(c, 0))
	i := ask(t, s, "Ada")
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`).status, "answers need no permission")
}

func TestThreads(t *testing.T) {
	s := start(t, localdiscord.Config{})
	thread := s.Channels()[2].ID
	list := "POST /channels/" + thread + "/messages"
	a := call(t, s, list, `{"content":"x"}`)
	require.Equal(t, 200, a.status)
	require.Equal(t, 11.0, call(t, s, "GET /channels/"+thread, "").body["type"])

	require.NoError(t, s.Archive(thread, true, false))
	require.Equal(t, 50083, call(t, s, "PATCH /channels/"+thread+"/messages/"+a.body["id"].(string), `{"content":"y"}`).code())
	require.Equal(t, 200, call(t, s, list, `{"content":"x"}`).status, "a message opens the thread again")
	require.Equal(t, 200, call(t, s, "PATCH /channels/"+thread+"/messages/"+a.body["id"].(string), `{"content":"y"}`).status)
	require.NoError(t, s.Archive(thread, true, true))
	require.Equal(t, 50083, call(t, s, list, `{"content":"x"}`).code())

	require.NoError(t, s.Archive(thread, false, false))
	require.NoError(t, s.SetBotPermissions(thread, localdiscord.PermViewChannel|localdiscord.PermSendMessages))
	require.Equal(t, 50013, call(t, s, list, `{"content":"x"}`).code(), "threads have a permission of their own")
}

func TestWhomAMessageNotifies(t *testing.T) {
	s := start(t, localdiscord.Config{})
	ada := user(t, s, "Ada")
	content := `"content":"<@` + ada + `> @everyone"`
	mentions := func(a answer) int { return len(a.body["mentions"].([]any)) }
	route := "POST /channels/" + general(s) + "/messages"
	require.NoError(t, s.SetBotPermissions(general(s), 1<<40-1))
	a := call(t, s, route, `{`+content+`}`)
	require.Equal(t, []any{1, true}, []any{mentions(a), a.body["mention_everyone"]}, "a message notifies all it names")
	a = call(t, s, route, `{`+content+`,"allowed_mentions":{"parse":[]}}`)
	require.Equal(t, []any{0, false}, []any{mentions(a), a.body["mention_everyone"]})
	a = call(t, s, route, `{`+content+`,"allowed_mentions":{"users":["`+ada+`"]}}`)
	require.Equal(t, []any{1, false}, []any{mentions(a), a.body["mention_everyone"]})

	o := call(t, s, callback(ask(t, s, "Ada"))+"?with_response=1", `{"type":4,"data":{`+content+`}}`)
	m := o.body["resource"].(map[string]any)["message"].(map[string]any)
	require.Equal(t, []any{1, false}, []any{len(m["mentions"].([]any)), m["mention_everyone"]}, "an answer notifies users only")
}

func TestAnEnforcedNonceMakesOneMessageInFiveMinutes(t *testing.T) {
	now := time.Now()
	s := start(t, localdiscord.Config{Now: func() time.Time { return now }})
	route := "POST /channels/" + general(s) + "/messages"
	send := func(nonce string) any {
		sent := call(t, s, route, `{"content":"x","nonce":"`+nonce+`","enforce_nonce":true}`)
		require.Equal(t, 200, sent.status)
		return sent.body["id"]
	}
	first := send("once")
	other := send("twice")
	now = now.Add(4 * time.Minute)
	require.Equal(t, []any{first, other}, []any{send("once"), send("twice")})
	now = now.Add(time.Minute)
	require.NotEqual(t, first, send("once"))
	require.Len(t, s.Messages(user(t, s, "Ada"), general(s)), 3)
}

func TestListingMessages(t *testing.T) {
	s := start(t, localdiscord.Config{})
	route := "/channels/" + general(s) + "/messages"
	var ids []string
	for n := range 5 {
		ids = append(ids, call(t, s, "POST "+route, fmt.Sprintf(`{"content":"%d"}`, n)).body["id"].(string))
	}
	panel(t, s, "Ada", 64)
	for query, want := range map[string]string{
		"":                                       "43210",
		"?limit=2":                               "43",
		"?before=" + ids[3]:                      "210",
		"?after=" + ids[1] + "&before=" + ids[4]: "32",
	} {
		got := ""
		for _, m := range list(t, s, "GET "+route+query) {
			got += m["content"].(string)
		}
		require.Equal(t, want, got, query)
	}
	require.Equal(t, 50035, call(t, s, "GET "+route+"?limit=101", "").code())
}

func TestTheTokenIsChecked(t *testing.T) {
	s := start(t, localdiscord.Config{})
	for _, auth := range []string{"", "Bot wrong", s.Token(), "Bearer " + s.Token()} {
		a := send(t, s, "GET /users/@me", "", nil, auth)
		require.Equal(t, 401, a.status, auth)
	}
	require.Equal(t, 4, s.Stats().Invalid)
	require.Equal(t, s.AppID(), call(t, s, "GET /users/@me", "").body["id"])
}

func TestObjectsAreAsDiscordDescribesThem(t *testing.T) {
	s := start(t, localdiscord.Config{}) // which compares them with the description
	require.NoError(t, s.SetBotPermissions(general(s), localdiscord.PermViewChannel))
	for _, path := range []string{
		"/gateway", "/gateway/bot", "/users/@me", "/users/@me/guilds", "/applications/@me", "/oauth2/applications/@me",
		"/guilds/" + s.GuildID(), "/guilds/" + s.GuildID() + "/channels", "/guilds/" + s.GuildID() + "/members/" + s.AppID(),
		"/channels/" + general(s), "/channels/" + s.Channels()[2].ID,
		"/applications/" + s.AppID() + "/emojis", "/applications/" + s.AppID() + "/commands",
	} {
		require.Equal(t, 200, call(t, s, "GET "+path, "").status, path)
	}
	require.Equal(t, 404, call(t, s, "GET /nowhere", "").status)
	require.Equal(t, 10004, call(t, s, "GET /guilds/1", "").code())
	require.Equal(t, 50041, send(t, s, "GET /api/v6/users/@me", "", nil, "").code())
}

func TestSnowflakesTellTheTime(t *testing.T) {
	var clock hand
	s := start(t, clock.cfg())
	a, err := s.Say(user(t, s, "Ada"), general(s), "x")
	require.NoError(t, err)
	at, err := time.Parse(time.RFC3339, a.Timestamp)
	require.NoError(t, err)
	require.WithinDuration(t, clock.now(), at, time.Minute)
	clock.wait(-time.Hour)
	b, err := s.Say(user(t, s, "Ada"), general(s), "x")
	require.NoError(t, err)
	require.Greater(t, b.ID, a.ID, "also when the clock goes back")
}
