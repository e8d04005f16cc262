package localdiscord_test

import (
	"encoding/json"
	"net"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// A wire is a connection of the gateway, driven by hand.
type wire struct {
	t  *testing.T
	ws *websocket.Conn
}

type packet struct {
	Op   int             `json:"op"`
	Seq  int             `json:"s"`
	Type string          `json:"t"`
	Data map[string]any  `json:"-"`
	Raw  json.RawMessage `json:"d"`
}

func dial(t *testing.T, s *localdiscord.Server, query string) *wire {
	t.Helper()
	url := call(t, s, "GET /gateway", "").body["url"].(string)
	ws, _, err := websocket.DefaultDialer.Dial(url+query, nil)
	require.NoError(t, err)
	t.Cleanup(func() { ws.Close() })
	return &wire{t, ws}
}

func (w *wire) send(text string) {
	w.t.Helper()
	require.NoError(w.t, w.ws.WriteMessage(websocket.TextMessage, []byte(text)))
}

func (w *wire) read() packet {
	w.t.Helper()
	w.ws.SetReadDeadline(time.Now().Add(10 * time.Second))
	_, b, err := w.ws.ReadMessage()
	require.NoError(w.t, err)
	var p packet
	require.NoError(w.t, json.Unmarshal(b, &p))
	_ = json.Unmarshal(p.Raw, &p.Data)
	return p
}

// closed reads to the end and returns the code of the close.
func (w *wire) closed() int {
	w.t.Helper()
	for {
		w.ws.SetReadDeadline(time.Now().Add(10 * time.Second))
		if _, _, err := w.ws.ReadMessage(); err != nil {
			var closed *websocket.CloseError
			require.ErrorAs(w.t, err, &closed)
			return closed.Code
		}
	}
}

func identify(s *localdiscord.Server, more string) string {
	return `{"op":2,"d":{"token":"Bot ` + s.Token() + `","properties":{},` + more + `}}`
}

const v10 = "?v=10&encoding=json"

// hello dials and reads the greeting.
func hello(t *testing.T, s *localdiscord.Server) *wire {
	t.Helper()
	w := dial(t, s, v10)
	require.Equal(t, 10, w.read().Op)
	return w
}

func TestTheGatewayClosesOnMisuse(t *testing.T) {
	s := start(t, localdiscord.Config{})
	for _, c := range []struct {
		why, query string
		say        []string
		code       int
	}{
		{"an unknown version", "?v=6", nil, 4012},
		{"a wrong token", v10, []string{`{"op":2,"d":{"token":"Bot wrong","intents":0}}`}, 4004},
		{"no intents", v10, []string{identify(s, `"x":0`)}, 4013},
		{"intents that do not exist", v10, []string{identify(s, `"intents":1073741824`)}, 4013},
		{"intents that need approval", v10, []string{identify(s, `"intents":32768`)}, 4014},
		{"a shard out of range", v10, []string{identify(s, `"intents":0,"shard":[2,2]`)}, 4010},
		{"an unknown opcode", v10, []string{`{"op":99}`}, 4001},
		{"no JSON", v10, []string{`hello`}, 4002},
		{"a payload that is too long", v10, []string{`{"op":3,"d":"` + strings.Repeat("x", 5000) + `"}`}, 4002},
		{"presence before identifying", v10, []string{`{"op":3,"d":{}}`}, 4003},
		{"identifying twice", v10, []string{identify(s, `"intents":0`), identify(s, `"intents":0`)}, 4005},
		{"resuming with a wrong token", v10, []string{`{"op":6,"d":{"token":"wrong","session_id":"x","seq":1}}`}, 4004},
	} {
		t.Run(c.why, func(t *testing.T) {
			w := dial(t, s, c.query)
			for _, text := range c.say {
				w.send(text)
			}
			require.Equal(t, c.code, w.closed())
		})
	}
}

func TestABotThatSendsTooMuchIsDisconnected(t *testing.T) {
	s := start(t, localdiscord.Config{})
	w := hello(t, s)
	for range 121 {
		w.send(`{"op":1,"d":null}`)
	}
	require.Equal(t, 4008, w.closed())
}

func TestABotWithoutAHeartIsDisconnected(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{Heartbeat: 10 * time.Millisecond})
	w := hello(t, s)
	require.Equal(t, 4009, w.closed())
}

func TestReadyAndTheGuild(t *testing.T) {
	s := start(t, localdiscord.Config{})
	w := hello(t, s)
	w.send(identify(s, `"intents":1`))
	ready := w.read()
	require.Equal(t, "READY", ready.Type)
	require.Equal(t, s.AppID(), ready.Data["user"].(map[string]any)["id"])
	require.Equal(t, []any{map[string]any{"id": s.GuildID(), "unavailable": true}}, ready.Data["guilds"])
	require.NotEmpty(t, ready.Data["resume_gateway_url"])
	guild := w.read()
	require.Equal(t, "GUILD_CREATE", guild.Type, "because of the intent")
	require.Len(t, guild.Data["channels"], 2)
	require.Len(t, guild.Data["threads"], 1)
	require.Len(t, guild.Data["members"], 1, "of the members a bot without a privileged intent is told of itself")
	require.Equal(t, 9.0, guild.Data["member_count"])

	w = hello(t, s)
	w.send(identify(s, `"intents":0`))
	require.Equal(t, "READY", w.read().Type)
	w.send(`{"op":1,"d":1}`)
	require.Equal(t, 11, w.read().Op, "no guild without the intent")
}

func TestInteractionsGoToTheGuildsShardAndToEverySessionOnIt(t *testing.T) {
	s := start(t, localdiscord.Config{})
	var wires []*wire
	for _, shard := range []string{"[0,2]", "[1,2]", "[0,1]"} {
		w := hello(t, s)
		w.send(identify(s, `"intents":0,"shard":`+shard))
		require.Equal(t, "READY", w.read().Type)
		wires = append(wires, w)
	}
	i := ask(t, s, "Ada")
	require.Equal(t, i.ID, wires[2].read().Data["id"])
	got := 0
	for _, w := range wires[:2] {
		w.send(`{"op":1,"d":1}`)
		if p := w.read(); p.Type == "INTERACTION_CREATE" {
			got++
		}
	}
	require.Equal(t, 1, got, "exactly one of the two shards has the guild")
}

func TestALostSessionGoesOnWhereItWas(t *testing.T) {
	s := start(t, localdiscord.Config{})
	w := hello(t, s)
	w.send(identify(s, `"intents":0`))
	id := w.read().Data["session_id"].(string)
	first := ask(t, s, "Ada")
	require.Equal(t, 2, w.read().Seq)
	w.ws.Close() // without goodbye
	missed := ask(t, s, "Ada")

	resume := func(session string, seq string) *wire {
		w := hello(t, s)
		w.send(`{"op":6,"d":{"token":"` + s.Token() + `","session_id":"` + session + `","seq":` + seq + `}}`)
		return w
	}
	w = resume(id, "1")
	require.Equal(t, first.ID, w.read().Data["id"])
	require.Equal(t, missed.ID, w.read().Data["id"])
	require.Equal(t, "RESUMED", w.read().Type)
	require.Equal(t, 4007, resume(id, "99").closed(), "a number that was never sent")

	p := resume("unknown", "1").read()
	require.Equal(t, []any{9, "false"}, []any{p.Op, string(p.Raw)})

	w = resume(id, "4")
	require.NoError(t, w.ws.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(1000, ""), time.Now().Add(time.Second)))
	w.closed()
	require.Equal(t, 9, resume(id, "1").read().Op, "who says goodbye cannot resume")
}

func TestALostSessionIsForgottenAfterFiveMinutes(t *testing.T) {
	var later atomic.Int64
	s := start(t, localdiscord.Config{Now: func() time.Time { return time.Now().Add(time.Duration(later.Load())) }})
	w := hello(t, s)
	w.send(identify(s, `"intents":0`))
	id := w.read().Data["session_id"].(string)
	resumeAfter := func(gap time.Duration) packet {
		w.ws.Close() // without goodbye
		w = hello(t, s)
		later.Add(int64(gap))
		w.send(`{"op":6,"d":{"token":"` + s.Token() + `","session_id":"` + id + `","seq":1}}`)
		return w.read()
	}
	require.Equal(t, "RESUMED", resumeAfter(4*time.Minute).Type)
	for end := time.Now().Add(10 * time.Second); ; { // the server may notice late that the connection is lost
		if p := resumeAfter(6 * time.Minute); p.Op == 9 {
			require.Equal(t, "false", string(p.Raw))
			break
		}
		require.True(t, time.Now().Before(end), "the session is never forgotten")
	}
	w.send(identify(s, `"intents":0`))
	require.Equal(t, "READY", w.read().Type, "the connection is good for a new one")
}

func TestMessagesComeWithTheirIntent(t *testing.T) {
	s := start(t, localdiscord.Config{})
	w := hello(t, s)
	w.send(identify(s, `"intents":4608`)) // messages of guilds, and direct ones
	w.read()
	_, err := s.Say(user(t, s, "Ada"), general(s), "secret")
	require.NoError(t, err)
	p := w.read()
	require.Equal(t, "MESSAGE_CREATE", p.Type)
	require.Empty(t, p.Data["content"], "what people write is hidden from a bot that is not mentioned")
	require.Equal(t, s.GuildID(), p.Data["guild_id"])

	own := call(t, s, "POST /channels/"+general(s)+"/messages", `{"content":"mine"}`).body["id"].(string)
	require.Equal(t, "mine", w.read().Data["content"])
	call(t, s, "DELETE /channels/"+general(s)+"/messages/"+own, "")
	require.Equal(t, "MESSAGE_DELETE", w.read().Type)

	panel(t, s, "Ada", 64)
	require.Equal(t, "INTERACTION_CREATE", w.read().Type)
	require.NotContains(t, w.read().Data, "guild_id", "an ephemeral message comes like a direct one")
}

func TestGatewayFaults(t *testing.T) {
	s := start(t, localdiscord.Config{})
	s.MisbehaveGateway(localdiscord.GatewayFault{ReconnectFirst: true}, localdiscord.GatewayFault{Close: 4000},
		localdiscord.GatewayFault{Silent: true}, localdiscord.GatewayFault{Deaf: true})
	w := dial(t, s, v10)
	require.Equal(t, 7, w.read().Op)

	w = hello(t, s)
	w.send(identify(s, `"intents":0`))
	require.Equal(t, 4000, w.closed())

	w = hello(t, s)
	w.send(identify(s, `"intents":0`))
	w.send(`{"op":1,"d":1}`)
	s.Reconnect()
	require.Equal(t, 7, w.read().Op, "neither READY nor an acknowledgement came before")

	w = hello(t, s)
	w.send(identify(s, `"intents":0`))
	require.Equal(t, "READY", w.read().Type)
	w.send(`{"op":1,"d":1}`)
	s.InvalidateSession(true)
	p := w.read()
	require.Equal(t, []any{9, "true"}, []any{p.Op, string(p.Raw)}, "no acknowledgement came before")

	s.MisbehaveGateway(localdiscord.GatewayFault{Down: true}, localdiscord.GatewayFault{Impatient: true}, localdiscord.GatewayFault{Forget: true})
	_, refused, err := websocket.DefaultDialer.Dial(call(t, s, "GET /gateway", "").body["url"].(string)+v10, nil)
	require.Error(t, err)
	require.Equal(t, 503, refused.StatusCode)

	w = dial(t, s, v10)
	require.Equal(t, 1, w.read().Op)
	require.Equal(t, 10, w.read().Op)
	w.send(identify(s, `"intents":0`))
	require.Equal(t, 1, w.read().Op)
	ready := w.read()
	require.Equal(t, "READY", ready.Type)
	s.AskHeartbeat()
	require.Equal(t, 1, w.read().Op)
	s.MuteGateway()
	w.send(`{"op":1,"d":1}`)
	w.ws.SetReadDeadline(time.Now().Add(50 * time.Millisecond))
	_, _, err = w.ws.ReadMessage()
	var silence net.Error
	require.ErrorAs(t, err, &silence)
	require.True(t, silence.Timeout(), "nothing comes, and the connection stays")

	w = hello(t, s)
	w.send(`{"op":6,"d":{"token":"` + s.Token() + `","session_id":"` + ready.Data["session_id"].(string) + `","seq":1}}`)
	require.Equal(t, 9, w.read().Op)

	w = hello(t, s)
	w.send(identify(s, `"intents":0`))
	require.Equal(t, "READY", w.read().Type, "the faults are used up")
	s.CloseGateway(4014)
	require.Equal(t, 4014, w.closed())
}

func TestInteractionsCanBeMisdelivered(t *testing.T) {
	s := start(t, localdiscord.Config{})
	w := hello(t, s)
	w.send(identify(s, `"intents":0`))
	w.read()
	next := func() any { return w.read().Data["id"] }

	s.Misdeliver(localdiscord.EventFault{Drop: true}, localdiscord.EventFault{Repeat: 1}, localdiscord.EventFault{Swap: true})
	ask(t, s, "Ada")
	twice := ask(t, s, "Ada").ID
	require.Equal(t, []any{twice, twice}, []any{next(), next()})
	early, late := ask(t, s, "Ada").ID, ask(t, s, "Ada").ID
	require.Equal(t, []any{late, early}, []any{next(), next()})

	arrive := make(chan struct{})
	s.Misdeliver(localdiscord.EventFault{Until: arrive})
	early, late = ask(t, s, "Ada").ID, ask(t, s, "Ada").ID
	require.Equal(t, late, next())
	close(arrive)
	require.Equal(t, early, next())

	s.Misdeliver(localdiscord.EventFault{Delay: 50 * time.Millisecond})
	asked := time.Now()
	require.Equal(t, ask(t, s, "Ada").ID, next())
	require.GreaterOrEqual(t, time.Since(asked), 50*time.Millisecond)
}

// What discordgo is asked after that may get no answer: its heart of the old connection can end the new one, too. The bot
// has a relay before discordgo for that; see the tests of package bot.
func TestDiscordgoResumesAfterItsConnectionWasClosed(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	resumed := make(chan bool, 1)
	dg := session(t, s)
	dg.AddHandler(func(*discordgo.Session, *discordgo.Resumed) { resumed <- true })
	require.NoError(t, dg.Open())
	t.Cleanup(func() { dg.Close() })
	s.CloseGateway(4000)
	select {
	case <-resumed:
	case <-ctx(t).Done():
		t.Fatal("discordgo did not resume")
	}
}
