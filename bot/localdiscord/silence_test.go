package localdiscord_test

import (
	"context"
	"net/http"
	"testing"
	"time"

	"github.com/gorilla/websocket"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// client is a plain one, which pings a connection that has said nothing for so long, and gives it up when it does not
// answer for ten times as long; 0 for never.
func client(t testing.TB, s *localdiscord.Server, ping time.Duration) *http.Client {
	t.Helper()
	transport := &http.Transport{DialContext: s.Dial, TLSClientConfig: s.ClientTLS(), ForceAttemptHTTP2: true}
	if ping > 0 {
		transport.HTTP2 = &http.HTTP2Config{SendPingTimeout: ping, PingTimeout: 10 * ping}
	}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Transport: transport}
}

// get asks for the gateway's address and returns the answer's protocol.
func get(t testing.TB, c *http.Client, patience time.Duration) (string, error) {
	t.Helper()
	within, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	r, err := http.NewRequestWithContext(within, "GET", "https://discord.com/api/v10/gateway", nil)
	require.NoError(t, err)
	resp, err := c.Do(r)
	if err != nil {
		return "", err
	}
	resp.Body.Close()
	require.Equal(t, 200, resp.StatusCode)
	return resp.Proto, nil
}

func TestOverTLSRequestsUseHTTP2(t *testing.T) {
	s := start(t, localdiscord.Config{TLS: true})
	proto, err := get(t, client(t, s, 0), time.Minute)
	require.NoError(t, err)
	require.Equal(t, "HTTP/2.0", proto)
	require.Equal(t, 200, call(t, s, "GET /users/@me", "").status, "the server's own transport trusts it too")
	for _, e := range s.Requests() {
		require.Equal(t, "HTTP/2.0", e.Proto)
	}
	_, err = http.Get(s.URL())
	require.Error(t, err, "nobody trusts it who was not told")
	_, err = client(t, s, 0).Get("https://example.com/")
	require.ErrorContains(t, err, "is not Discord")
}

// shakeHands opens the gateway's socket and waits for its hello.
func shakeHands(t testing.TB, s *localdiscord.Server) *websocket.Conn {
	t.Helper()
	address, _ := call(t, s, "GET /gateway", "").body["url"].(string)
	dialer := websocket.Dialer{TLSClientConfig: s.ClientTLS()}
	ws, _, err := dialer.Dial(address+"?v=10&encoding=json", nil)
	require.NoError(t, err)
	t.Cleanup(func() { ws.Close() })
	_, hello, err := ws.ReadMessage()
	require.NoError(t, err)
	require.Contains(t, string(hello), `"op":10`)
	return ws
}

func TestOverTLSTheGatewayWorks(t *testing.T) {
	s := start(t, localdiscord.Config{TLS: true})
	require.Contains(t, call(t, s, "GET /gateway", "").text, "wss://")
	ws := shakeHands(t, s)
	require.NoError(t, ws.WriteMessage(websocket.TextMessage, []byte(identify(s, `"intents":0`))))
	_, ready, err := ws.ReadMessage()
	require.NoError(t, err)
	require.Contains(t, string(ready), "wss://")
}

func TestAClientThatPingsReplacesASilentConnection(t *testing.T) {
	s := start(t, localdiscord.Config{TLS: true})
	pinging, trusting := client(t, s, 200*time.Millisecond), client(t, s, 0)
	for _, c := range []*http.Client{pinging, trusting} {
		_, err := get(t, c, time.Minute)
		require.NoError(t, err)
	}
	require.Equal(t, 2, s.Silence(localdiscord.RESTConnections))
	require.Zero(t, s.Silence(localdiscord.RESTConnections), "they are silent already")

	require.Eventually(t, func() bool { _, err := get(t, pinging, 20*time.Second); return err == nil }, time.Minute, time.Millisecond)
	for range 2 {
		_, err := get(t, trusting, 300*time.Millisecond)
		require.ErrorIs(t, err, context.DeadlineExceeded, "a client without pings waits on it for ever")
	}
	_, err := get(t, client(t, s, 0), time.Minute)
	require.NoError(t, err, "a new connection works")
}

func TestASilentGatewayTakesEverythingAndSaysNothing(t *testing.T) {
	for _, encrypted := range []bool{true, false} {
		s := start(t, localdiscord.Config{TLS: encrypted})
		ws := shakeHands(t, s)
		require.Equal(t, 1, s.Silence(localdiscord.GatewayConnections))
		for range 10 {
			require.NoError(t, ws.WriteMessage(websocket.TextMessage, []byte(`{"op":1,"d":null}`)))
		}
		s.CloseGateway(0)
		require.NoError(t, ws.SetReadDeadline(time.Now().Add(300*time.Millisecond)))
		_, _, err := ws.ReadMessage()
		require.ErrorContains(t, err, "timeout", "not even that it is closed")
		require.Equal(t, 200, call(t, s, "GET /users/@me", "").status, "requests go on")
	}
}

func TestInABlackoutNothingAnswers(t *testing.T) {
	s := start(t, localdiscord.Config{TLS: true})
	old := client(t, s, 0)
	_, err := get(t, old, time.Minute)
	require.NoError(t, err)
	s.Blackout(true)
	for _, c := range []*http.Client{old, client(t, s, 0)} {
		_, err := get(t, c, 300*time.Millisecond)
		require.ErrorIs(t, err, context.DeadlineExceeded)
	}
	s.Blackout(false)
	_, err = get(t, client(t, s, 0), time.Minute)
	require.NoError(t, err, "a new connection works after it")
	_, err = get(t, old, 300*time.Millisecond)
	require.Error(t, err, "an old one stays silent")
}
