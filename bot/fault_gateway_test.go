package bot

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

// Orders of the bot.
const (
	opIdentify = 2
	opResume   = 6
)

// said returns with which paths the bot had connected when it gave an order to the gateway.
func (e *evening) said(op int) (paths []string) {
	e.t.Helper()
	for _, x := range e.discord.Requests() {
		if x.Route != localdiscord.GatewayFromBot {
			continue
		}
		var p struct {
			Op int `json:"op"`
		}
		require.NoError(e.t, json.Unmarshal(x.Request, &p))
		if p.Op == op {
			paths = append(paths, x.Path)
		}
	}
	return paths
}

// restart starts a bot again that does not wait long for a session that hangs.
func (e *evening) restart(faults ...localdiscord.GatewayFault) {
	e.t.Helper()
	e.stop()
	e.discord.MisbehaveGateway(faults...)
	e.ready = time.Second
	e.start(store.NewMemory())
}

// often is how often the gateway wants a heartbeat, so that a test need not wait long for one that is missed.
var often = localdiscord.Config{Heartbeat: 1100 * time.Millisecond}

func TestWhatIsPressedWhileTheConnectionIsLostCountsIfItCanStillBeAnswered(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		now  func(*localdiscord.Server)
		then []localdiscord.GatewayFault // what the next connections meet
		late bool                        // it takes more than three seconds
	}{
		"asked to connect anew": {now: (*localdiscord.Server).Reconnect},
		"asked to connect anew, and again at once": {
			now:  (*localdiscord.Server).Reconnect,
			then: []localdiscord.GatewayFault{{ReconnectFirst: true}},
		},
		"asked to connect anew, and for a heartbeat before, meanwhile and after": {
			now: func(s *localdiscord.Server) {
				s.AskHeartbeat()
				s.Reconnect()
				s.AskHeartbeat()
			},
			then: []localdiscord.GatewayFault{{Impatient: true}},
		},
		"the session is over and may be resumed": {now: func(s *localdiscord.Server) { s.InvalidateSession(true) }},
		"cut off":                                {now: func(s *localdiscord.Server) { s.CloseGateway(0) }},
		"closed with an unknown error":           {now: func(s *localdiscord.Server) { s.CloseGateway(4000) }},
		"closed, and away for some seconds": {
			now:  func(s *localdiscord.Server) { s.CloseGateway(4000) },
			then: []localdiscord.GatewayFault{{Down: true, Times: 3}},
			late: true,
		},
		"Discord stopped answering": {now: (*localdiscord.Server).MuteGateway, late: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := newEvening(t, store.NewMemory(), often)
				e.begin()
				pressMeanwhile := func() localdiscord.Outcome {
					e.discord.MisbehaveGateway(c.then...)
					c.now(e.discord)
					o, err := e.pressLate("Cleo", "6–7–8–9").Wait(t.Context())
					require.NoError(t, err)
					if o.Failed != "" {
						e.sees("Cleo", "reached me too late")
					}
					return o
				}
				o := pressMeanwhile()
				if c.late {
					require.NotEmpty(t, o.Failed, "Discord takes no answer any more")
					e.press("Cleo", "6–7–8–9")
				}
				// A slow machine may not connect again within three seconds. Then it is done again.
				for again := 0; !c.late && o.Failed != "" && again < 5; again++ {
					e.press("Cleo", "More")
					e.press("Cleo", "Back to my hand")
					o = pressMeanwhile()
				}
				e.sees("Cleo", "Your 9 cards")
				e.sees("Dan", "Your turn – next: 10")
				e.press("Dan", "Play 10–J–Q–K")
				e.sees("Dan", "Your 9 cards")
				require.Len(t, e.said(opIdentify), 1, "the session goes on")
				for _, path := range e.said(opResume) {
					require.True(t, strings.HasPrefix(path, "/gateway/resume/?v=9"), "%s is where Discord wants it", path)
				}
				e.logs("resumed the session with Discord")
				e.noErrors()
			})
		})
	}
}

// Each time the session had gone on for a while, so nothing is gained by waiting before it is resumed, and people are.
func TestASessionThatIsCutAgainAndAgainGoesOnAtOnceEachTime(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{})
		e.begin()
		for n := range 8 {
			e.discord.CloseGateway(4000)
			o, err := e.pressLate("Cleo", [...]string{"More", "Back to my hand"}[n%2]).Wait(t.Context())
			require.NoError(t, err)
			require.Empty(t, o.Failed)
			time.Sleep(20 * time.Second)
		}
		require.Len(t, e.said(opIdentify), 1, "the session goes on")
	})
}

func TestTheBotPlaysOnWithANewSessionWhereTheOldOneCannotGoOn(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		then  localdiscord.GatewayFault // what the next connection meets
		cause string
		now   func(*localdiscord.Server)
	}{
		"no word after hello":         {localdiscord.GatewayFault{Silent: true}, "not ready within 1s", (*localdiscord.Server).Reconnect},
		"refused when it resumes":     {localdiscord.GatewayFault{Forget: true}, "Discord ended the session", (*localdiscord.Server).Reconnect},
		"closed when it resumes":      {localdiscord.GatewayFault{Close: 4008}, "close 4008", (*localdiscord.Server).Reconnect},
		"the session is over":         {cause: "Discord ended the session", now: func(s *localdiscord.Server) { s.InvalidateSession(false) }},
		"closed because it timed out": {cause: "close 4009", now: func(s *localdiscord.Server) { s.CloseGateway(4009) }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := newEvening(t, store.NewMemory(), often)
				e.restart()
				e.begin()
				connected, resumes := len(e.said(opIdentify)), 0
				if c.then != (localdiscord.GatewayFault{}) {
					e.discord.MisbehaveGateway(c.then)
					resumes = 1
				}
				c.now(e.discord)
				e.pressInVain("Cleo", "6–7–8–9") // nobody tells the bot of it
				e.until("the bot is connected again", func() bool { return e.measured(`ruckus_gateway_connected{shard="0"}`) == 1 })
				require.Len(t, e.said(opIdentify), connected+1)
				require.Len(t, e.said(opResume), resumes, "it is tried once where it may go on")
				require.Contains(t, e.log.String(), c.cause)
				e.press("Cleo", "6–7–8–9")
				e.sees("Dan", "Your turn – next: 10")
				e.press("Dan", "Play 10–J–Q–K")
				e.sees("Dan", "Your 9 cards")
				e.noErrors()
			})
		})
	}
}

func TestTheBotStartsThoughTheGatewayMisbehaves(t *testing.T) {
	t.Parallel()
	for name, fault := range map[string]localdiscord.GatewayFault{
		"away":                        {Down: true},
		"wants a heartbeat at once":   {Impatient: true},
		"wants it to reconnect first": {ReconnectFirst: true},
		"says no more than hello":     {Silent: true},
		"closes":                      {Close: 4000},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := newEvening(t, store.NewMemory(), often)
				e.restart(fault)
				e.command("Ada", "/play rednines")
				e.press("Ben", "Join")
				e.sees("Cleo", "**Ben**")
				e.noErrors()
			})
		})
	}
}

func TestAFinalRefusalInTheMiddleOfAGameEndsTheBotWithASentence(t *testing.T) {
	t.Parallel()
	for _, code := range []int{4004, 4014} {
		for name, refuse := range map[string]func(*localdiscord.Server){
			"at once": func(s *localdiscord.Server) { s.CloseGateway(code) },
			"when it resumes": func(s *localdiscord.Server) {
				s.MisbehaveGateway(localdiscord.GatewayFault{Close: code})
				s.CloseGateway(4000)
			},
		} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				discord := startDiscord(t, localdiscord.Config{})
				b, err := New(Config{Token: discord.Token(), Store: store.NewMemory(), Kinds: all.Kinds(), Transport: discord.Transport()})
				require.NoError(t, err)
				b.gateway.IdentifyPause = 0
				ended := make(chan error, 1)
				go func() { ended <- b.Run(t.Context()) }()
				<-b.Ready()
				refuse(discord)
				require.ErrorContains(t, <-ended, fmt.Sprintf("(close code %d)", code))
			})
		}
	}
}

// overTLS is a Discord like the real one: over TLS, and with HTTP/2 for requests.
var overTLS = localdiscord.Config{TLS: true}

func TestAnEveningOverTLSAndHTTP2(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), overTLS)
		e.begin()
		e.press("Cleo", "6–7–8–9")
		e.sees("Dan", "Your turn – next: 10")
		for _, x := range e.discord.Requests() {
			if x.Route != localdiscord.GatewayFromBot && strings.HasPrefix(x.Path, "/api") {
				require.Equal(t, "HTTP/2.0", x.Proto, x.Path)
			}
		}
	})
}

// playsOnWithin has Cleo press again and again until she is answered, and requires that it takes less than most.
func (e *evening) playsOnWithin(most time.Duration) {
	e.t.Helper()
	begun := time.Now()
	for {
		o, err := e.pressLate("Cleo", "More").Wait(e.t.Context())
		require.NoError(e.t, err)
		require.Less(e.t, time.Since(begun), most)
		if o.Failed == "" {
			e.t.Log("people play on after", time.Since(begun))
			e.press("Cleo", "Back to my hand")
			return
		}
	}
}

// One dead connection must not mute the bot: all requests go over it, and nothing says that it is dead.
func TestConnectionsThatFallSilentAreReplacedWithinTenSeconds(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), overTLS)
		e.begin()
		require.Positive(t, e.discord.Silence(localdiscord.RESTConnections))
		e.playsOnWithin(10 * time.Second)
		e.press("Cleo", "6–7–8–9")
		e.sees("Dan", "Your turn – next: 10")
	})
}

func TestAGatewayThatFallsSilentComesBackWithinTenSecondsOverTLS(t *testing.T) {
	t.Parallel()
	for _, at := range []time.Duration{0, time.Second, 2 * time.Second} { // between two heartbeats
		virtual(t, func(t *testing.T) {
			e := newEvening(t, store.NewMemory(), overTLS)
			e.begin()
			time.Sleep(10*time.Minute + at)
			require.Equal(t, 1, e.discord.Silence(localdiscord.GatewayConnections))
			e.playsOnWithin(10 * time.Second)
			e.logs("resumed the session with Discord")
			e.press("Cleo", "6–7–8–9")
			e.sees("Dan", "Your turn – next: 10")
		})
	}
}
