package bot

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// overTLS is a Discord like the real one: over TLS, and with HTTP/2 for requests.
var overTLS = localdiscord.Config{TLS: true, Heartbeat: 1100 * time.Millisecond}

func TestAnEveningOverTLSAndHTTP2(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), overTLS)
	e.begin()
	e.press("Cleo", "6–7–8–9")
	e.sees("Dan", "Your turn: a 10 is next")
	for _, x := range e.discord.Requests() {
		if x.Route != localdiscord.GatewayFromBot && strings.HasPrefix(x.Path, "/api") {
			require.Equal(t, "HTTP/2.0", x.Proto, x.Path)
		}
	}
}

// One dead connection must not mute the bot: all requests go over it, and nothing says that it is dead.
func TestConnectionsThatFallSilentAreReplacedWithinTenSeconds(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), overTLS)
	e.begin()
	require.Positive(t, e.discord.Silence(localdiscord.RESTConnections))
	silent := time.Now()
	for {
		o, err := e.pressLate("Cleo", "Refresh").Wait(t.Context())
		require.NoError(t, err)
		if o.Failed == "" {
			break
		}
		require.Less(t, time.Since(silent), 13*time.Second, "10 s, and 3 s for the last press that failed")
	}
	e.press("Cleo", "6–7–8–9")
	e.sees("Dan", "Your turn: a 10 is next")
}

func TestAGatewayThatFallsSilentComesBackOverTLS(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), overTLS)
	e.begin()
	require.Equal(t, 1, e.discord.Silence(localdiscord.GatewayConnections))
	e.until("the session goes on over another connection", func() bool {
		return strings.Contains(e.log.String(), "the session with Discord goes on")
	})
	e.press("Cleo", "6–7–8–9")
	e.sees("Dan", "Your turn: a 10 is next")
}
