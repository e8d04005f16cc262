package localdiscord_test

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// A socket is what the page talks through.
type socket struct {
	t  *testing.T
	ws *websocket.Conn
}

func openSocket(t *testing.T, s *localdiscord.Server, user string) *socket {
	t.Helper()
	ws, _, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(s.URL(), "http")+"/page/ws?user="+user, nil)
	require.NoError(t, err)
	t.Cleanup(func() { ws.Close() })
	return &socket{t, ws}
}

// await reads until a frame of the type comes.
func (w *socket) await(what string) (data map[string]any, nonce string) {
	w.t.Helper()
	for {
		var f localdiscord.Frame
		w.ws.SetReadDeadline(time.Now().Add(10 * time.Second))
		require.NoError(w.t, w.ws.ReadJSON(&f), "waiting for "+what)
		if f.Type == what {
			_ = json.Unmarshal(f.Data, &data)
			return data, string(f.Nonce)
		}
	}
}

func (w *socket) send(what, data string) {
	w.t.Helper()
	require.NoError(w.t, w.ws.WriteMessage(websocket.TextMessage, []byte(`{"t":"`+what+`","n":7,"d":`+data+`}`)))
}

// forms is a bot that answers /form with a form, and what is filled in with the text.
func forms(dg *discordgo.Session, e *discordgo.InteractionCreate) {
	switch e.Type {
	case discordgo.InteractionApplicationCommand:
		dg.InteractionRespond(e.Interaction, &discordgo.InteractionResponse{Type: discordgo.InteractionResponseModal, Data: &discordgo.InteractionResponseData{
			CustomID: "f", Title: "Your word", Components: []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{
				discordgo.TextInput{CustomID: "word", Label: "word", Style: discordgo.TextInputShort, Required: true},
			}}},
		}})
	case discordgo.InteractionModalSubmit:
		text := e.ModalSubmitData().Components[0].(*discordgo.ActionsRow).Components[0].(*discordgo.TextInput).Value
		dg.InteractionRespond(e.Interaction, &discordgo.InteractionResponse{
			Type: discordgo.InteractionResponseChannelMessageWithSource, Data: &discordgo.InteractionResponseData{Content: text, Flags: 64},
		})
	}
}

func TestAPersonPlaysOnThePage(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	dg := connect(t, s, forms)
	register(t, s, dg, &discordgo.ApplicationCommand{Name: "form", Description: "d"})
	ada, ben := openSocket(t, s, ""), openSocket(t, s, user(t, s, "Ben"))
	greeting, _ := ada.await("hello")
	require.Equal(t, "Ada", greeting["me"].(map[string]any)["name"], "without a name the page is the first user's")
	require.Len(t, greeting["users"], 8)
	require.Len(t, greeting["commands"], 1)
	greeting, _ = ben.await("hello")
	require.Equal(t, "Ben", greeting["me"].(map[string]any)["name"])

	ben.send("command", `{"channel":"`+general(s)+`","name":"form","options":[]}`)
	_, nonce := ben.await("ok")
	require.Equal(t, "7", nonce)
	form, _ := ben.await("modal")
	require.Equal(t, "Your word", form["title"])
	ended, _ := ben.await("interaction")
	require.Equal(t, "done", ended["state"])

	ben.send("modal", `{"interaction_id":"`+form["interaction_id"].(string)+`","components":[{"custom_id":"word","value":"hidden"}]}`)
	m, _ := ben.await("message")
	require.Equal(t, "hidden", m["content"])
	ben.send("dismiss", `{"message":"`+m["id"].(string)+`"}`)
	gone, _ := ben.await("delete")
	require.Equal(t, m["id"], gone["id"])
	require.Empty(t, s.Messages(user(t, s, "Ben"), general(s)))

	ben.send("say", `{"channel":"`+general(s)+`","content":"hello"}`)
	m, _ = ada.await("message")
	require.Equal(t, "hello", m["content"], "Ada saw nothing before that")

	ada.send("user", `{"name":"Ira"}`)
	made, _ := ada.await("ok")
	require.Equal(t, user(t, s, "Ira"), made["id"])
	ada.send("server", `{"what":"add channel","text":"Table Three"}`)
	ada.await("ok")
	require.Equal(t, "table-three", s.Channels()[3].Name)
}

func TestThePageIsToldWhatIsWrong(t *testing.T) {
	s := start(t, localdiscord.Config{})
	w := openSocket(t, s, "")
	for what, data := range map[string]string{
		"press": `{"message":"1","custom_id":"x"}`, "command": `{"channel":"1","name":"x"}`, "autocomplete": `{"channel":"1"}`,
		"modal": `{"interaction_id":"1"}`, "say": `{"channel":"1","content":"x"}`, "dismiss": `{"message":"1"}`,
		"user": `{"name":" "}`, "server": `{"what":"add channel"}`, "nonsense": `{}`, "list": `[]`,
	} {
		w.send(what, data)
		said, nonce := w.await("error")
		require.NotEmpty(t, said["message"], what)
		require.Equal(t, "7", nonce)
	}
}

func TestAFailedPressIsShown(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	_, m := panel(t, s, "Ada", 0)
	w := openSocket(t, s, "")
	w.send("press", `{"message":"`+m.ID+`","custom_id":"b0","component_type":2}`)
	ended, nonce := w.await("interaction")
	require.Equal(t, []any{"failed", "This interaction failed", "7"}, []any{ended["state"], ended["message"], nonce})
}

func TestOtherSitesCannotDriveThePage(t *testing.T) {
	s := start(t, localdiscord.Config{})
	host := strings.TrimPrefix(s.URL(), "http://")
	_, port, _ := strings.Cut(host, ":")
	for _, c := range []struct {
		why, host, origin string
		ok                bool
	}{
		{"the page itself", host, "http://" + host, true},
		{"a program", host, "", true},
		{"by another name of this machine", "localhost:" + port, "http://localhost:" + port, true},
		{"another site", host, "https://evil.example", false},
		{"another port", host, "http://127.0.0.1:1", false},
		{"a name that points here", "evil.example:" + port, "http://evil.example:" + port, false},
	} {
		r, err := http.NewRequest("GET", s.URL(), nil)
		require.NoError(t, err)
		r.Host = c.host
		if c.origin != "" {
			r.Header.Set("Origin", c.origin)
		}
		resp, err := http.DefaultClient.Do(r)
		require.NoError(t, err)
		resp.Body.Close()
		require.Equal(t, c.ok, resp.StatusCode == 200, c.why)
	}
	_, _, err := websocket.DefaultDialer.Dial("ws://"+host+"/page/ws", http.Header{"Origin": {"https://evil.example"}})
	require.Error(t, err)
}

func TestABrowserIsToldToRunNothingButThePage(t *testing.T) {
	s := start(t, localdiscord.Config{})
	for _, path := range []string{"/", "/page.js", "/emojis/none.png", "/nothing"} {
		resp, err := http.Get(s.URL() + path)
		require.NoError(t, err)
		resp.Body.Close()
		require.Equal(t, "nosniff", resp.Header.Get("X-Content-Type-Options"), path)
		said := resp.Header.Get("Content-Security-Policy")
		require.Contains(t, said, "default-src 'self'", path)
		require.Contains(t, said, "frame-ancestors 'none'", path)
	}
}

func TestOnlyDiscordIsReached(t *testing.T) {
	s := start(t, localdiscord.Config{})
	r, err := http.NewRequest("GET", "https://example.org/", nil)
	require.NoError(t, err)
	_, err = s.Transport().RoundTrip(r)
	require.ErrorContains(t, err, "is not Discord")
}

func TestTheWorldOutlivesARestart(t *testing.T) {
	cfg := localdiscord.Config{File: filepath.Join(t.TempDir(), "data", "discord.json")}
	s := start(t, cfg)
	upload(t, s, "POST /channels/"+general(s)+"/messages", `{"content":"kept"}`, picture(5))
	i, _ := panel(t, s, "Ada", 64)
	_, err := s.AddUser("Ira", false)
	require.NoError(t, err)
	_, err = s.AddChannel("more")
	require.NoError(t, err)
	call(t, s, "POST /applications/"+s.AppID()+"/commands", `{"name":"admins","description":"d","default_member_permissions":"0"}`)
	token, app, users, channels := s.Token(), s.AppID(), s.Users(), s.Channels()
	require.NoError(t, s.Close())

	s = start(t, cfg)
	require.Equal(t, []any{token, app, users, channels}, []any{s.Token(), s.AppID(), s.Users(), s.Channels()})
	m := s.Messages(user(t, s, "Ada"), general(s))
	require.Len(t, m, 1, "ephemeral messages do not last")
	require.Equal(t, "kept", m[0].Content)
	resp, err := http.Get(s.URL() + m[0].Attachments[0].URL)
	require.NoError(t, err)
	resp.Body.Close()
	require.Equal(t, 200, resp.StatusCode)
	require.Equal(t, 50027, call(t, s, webhook(s, "PATCH", i, "/messages/@original"), `{"content":"x"}`).code(), "nor do tokens")
	_, err = s.Command(user(t, s, "Ada"), general(s), "ask", nil)
	require.NoError(t, err, "commands do")
	_, err = s.Command(user(t, s, "Ada"), general(s), "admins", nil)
	require.NoError(t, err, "and Ada is still an admin")
	said, err := s.Say(user(t, s, "Ada"), general(s), "later")
	require.NoError(t, err)
	require.Greater(t, said.ID, m[0].ID)
}

func TestTheWorldIsWrittenSoonAfterAChange(t *testing.T) {
	file := filepath.Join(t.TempDir(), "discord.json")
	s := start(t, localdiscord.Config{File: file})
	_, err := s.Say(user(t, s, "Ada"), general(s), "remember this")
	require.NoError(t, err)
	require.Eventually(t, func() bool {
		b, err := os.ReadFile(file)
		return err == nil && strings.Contains(string(b), "remember this")
	}, 10*time.Second, 10*time.Millisecond)
}

func TestADamagedFileIsRefused(t *testing.T) {
	for _, text := range []string{"", "{", "{}", `{"Users":[]}`, "[]"} {
		file := filepath.Join(t.TempDir(), "discord.json")
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		_, err := localdiscord.Start(localdiscord.Config{File: file})
		require.ErrorContains(t, err, "damaged", text)
	}
}

func TestAChannelForgetsItsOldestMessages(t *testing.T) {
	s := start(t, localdiscord.Config{})
	for range 210 {
		_, err := s.Say(user(t, s, "Ada"), general(s), "x")
		require.NoError(t, err)
	}
	require.Len(t, s.Messages(user(t, s, "Ada"), general(s)), 200)
}

func TestAwaitingWhatAUserSees(t *testing.T) {
	s := start(t, localdiscord.Config{})
	ada := user(t, s, "Ada")
	go s.Say(ada, general(s), "now")
	m, err := s.Await(ctx(t), ada, general(s), func(m []localdiscord.Message) bool { return len(m) > 0 })
	require.NoError(t, err)
	require.Equal(t, "now", m[0].Content)
}
