package bot

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games/all"
	"ruckus/store"
)

// hastyEvening is an evening with a bot that does not wait long for a session that hangs.
func hastyEvening(t *testing.T, cfg localdiscord.Config) *evening {
	e := newEvening(t, store.NewMemory(), cfg)
	e.stop()
	e.ready = time.Second
	e.start(store.NewMemory())
	return e
}

func TestTheBotPlaysOnAfterEveryFaultOfTheGateway(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		then  localdiscord.GatewayFault // what the next connection meets
		cause string                    // why that one was given up; "" where it was not
		now   func(*localdiscord.Server)
	}{
		"asked to connect anew":                 {now: (*localdiscord.Server).Reconnect},
		"asked to connect anew, and again":      {localdiscord.GatewayFault{ReconnectFirst: true}, "not ready within 1s", (*localdiscord.Server).Reconnect},
		"no READY after HELLO":                  {localdiscord.GatewayFault{Silent: true}, "not ready within 1s", (*localdiscord.Server).Reconnect},
		"the session is over":                   {now: func(s *localdiscord.Server) { s.InvalidateSession(false) }},
		"the session is over, may be resumed":   {now: func(s *localdiscord.Server) { s.InvalidateSession(true) }},
		"cut off":                               {now: func(s *localdiscord.Server) { s.CloseGateway(0) }},
		"an unknown error":                      {now: func(s *localdiscord.Server) { s.CloseGateway(4000) }},
		"refused by an error that passes, once": {localdiscord.GatewayFault{Close: 4008}, "", func(s *localdiscord.Server) { s.CloseGateway(4009) }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := hastyEvening(t, localdiscord.Config{})
			e.command("Ada", "/play rednines")
			e.settle()
			connected := strings.Count(e.log.String(), "connected to Discord")
			e.discord.MisbehaveGateway(c.then)
			c.now(e.discord)
			e.until("the bot is connected again", func() bool {
				return strings.Count(e.log.String(), "connected to Discord") > connected
			})
			require.Contains(t, e.log.String(), c.cause)
			e.press("Ben", "Join")
			e.sees("Cleo", "**Ben**")
		})
	}
}

func TestAFinalRefusalInTheMiddleOfAGameEndsTheBotWithASentence(t *testing.T) {
	t.Parallel()
	for _, code := range []int{4004, 4014} {
		discord, err := localdiscord.Start(localdiscord.Config{})
		require.NoError(t, err)
		defer discord.Close()
		b, err := New(Config{Token: discord.Token(), Store: store.NewMemory(), Kinds: all.Kinds(), Transport: discord.Transport()})
		require.NoError(t, err)
		b.identifyPause = 0
		ended := make(chan error, 1)
		go func() { ended <- b.Run(t.Context()) }()
		<-b.Ready()
		discord.MisbehaveGateway(localdiscord.GatewayFault{Close: code})
		discord.CloseGateway(4000)
		require.ErrorContains(t, <-ended, fatal[code])
	}
}

func TestASessionWhoseHeartbeatsAreNotAnsweredIsReplaced(t *testing.T) {
	t.Parallel()
	e := hastyEvening(t, localdiscord.Config{Heartbeat: 1100 * time.Millisecond})
	e.command("Ada", "/play rednines")
	e.settle()
	e.discord.MisbehaveGateway(localdiscord.GatewayFault{Deaf: true})
	e.discord.CloseGateway(4000)
	e.until("the bot is connected again", func() bool { return strings.Count(e.log.String(), "connected to Discord") == 4 })
	e.press("Ben", "Join")
	e.sees("Cleo", "**Ben**")
}
