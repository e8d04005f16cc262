package bot

import (
	"bytes"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/screens"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// nudgesSeen are the messages in the channel that mention somebody.
func (e *evening) nudgesSeen() (all []localdiscord.Message) {
	for _, m := range e.seen("Finn") {
		if strings.HasPrefix(m.Content, "<@") {
			all = append(all, m)
		}
	}
	return all
}

// oneNudge waits until one message mentions somebody.
func (e *evening) oneNudge() localdiscord.Message {
	e.t.Helper()
	e.until("someone is nudged", func() bool { return len(e.nudgesSeen()) > 0 })
	e.settle()
	require.Len(e.t, e.nudgesSeen(), 1)
	return e.nudgesSeen()[0]
}

func TestANudgeNotifiesWhomItIsForAndNobodyElse(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.play("/play rednines small:true turn_time:10", "Ada", "Ben")
		m := e.oneNudge()
		require.Len(t, m.Mentions, 1)
		require.Equal(t, e.users["Ada"], m.Mentions[0].ID)
		require.False(t, m.MentionEveryone)

		o := e.press("Finn", "My hand")
		require.Contains(t, show(*o.Message), "you aren't in this game")
		e.press("Ben", "My hand")
		e.settle()
		require.Len(t, e.nudgesSeen(), 1, "it isn't theirs")
		e.press("Ada", "My hand")
		e.until("the nudge is gone", func() bool { return len(e.nudgesSeen()) == 0 })
	})
}

func TestWhereTheBotMayNotPostNobodyIsNudgedAndTheLogSaysSoOnce(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.play("/play rednines small:true turn_time:4", "Ada", "Ben")
		require.NoError(t, e.discord.SetBotPermissions(e.channel, 0))
		refused := func() int { return strings.Count(e.log.String(), "can't post reminders in this channel") }
		e.until("the nudge is refused", func() bool { return refused() > 0 })
		e.press("Ada", "My hand")
		require.NoError(t, e.discord.SetBotPermissions(e.channel, everything))
		e.press("Ada", "More")
		m := e.oneNudge()
		require.Equal(t, e.users["Ada"], m.Mentions[0].ID, "where it may post again, people are nudged again")
		require.Equal(t, 1, refused())
		require.Less(t, e.discord.Stats().Invalid, 10)
		e.noErrors()
	})
}

func TestANudgeThatAModeratorDeletesStaysAway(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.play("/play rednines small:true turn_time:6", "Ada", "Ben")
		m := e.oneNudge()
		require.NoError(t, e.discord.DeleteMessage(e.users["Ada"], m.ID))
		e.until("the clock has played", func() bool { return e.tables()[0].Recent != nil })
		e.settle()
		require.Empty(t, e.nudgesSeen())
		e.press("Ada", "My hand")
		e.settle()
		e.noErrors()
	})
}

// A lastGasp is a network that carries one message to Discord, and then nothing any more: the process dies before it knows
// that the message was posted.
type lastGasp struct {
	http.RoundTripper
	dead *atomic.Bool
	says string // the message does
	lost bool   // not even this message arrives
}

func (l lastGasp) RoundTrip(r *http.Request) (*http.Response, error) {
	if l.dead.Load() {
		return nil, errDead
	}
	var body []byte
	if r.Body != nil {
		body, _ = io.ReadAll(r.Body)
		r.Body = io.NopCloser(bytes.NewReader(body))
	}
	if r.Method == http.MethodPost && strings.Contains(string(body), l.says) {
		if !l.lost {
			if resp, err := l.RoundTripper.RoundTrip(r); err == nil {
				resp.Body.Close()
			}
		}
		l.dead.Store(true)
		return nil, errDead
	}
	return l.RoundTripper.RoundTrip(r)
}

func TestAProcessThatDiesWhileItNudgesLeavesOneNudge(t *testing.T) {
	t.Parallel()
	for what, press := range map[string]bool{"that the next one finds": false, "that the next one removes": true} {
		t.Run(what, func(t *testing.T) {
			virtual(t, func(t *testing.T) {
				s, e := store.NewMemory(), quickEvening(t)
				e.stop()
				p := newMortal(e, s, func(t http.RoundTripper, dead *atomic.Bool) http.RoundTripper {
					return lastGasp{t, dead, "your move in", false}
				})
				p.fill("/play rednines small:true turn_time:16", "Ada", "Ben")
				p.press("Ada", "Start")
				p.until("it is dead", p.dead.Load)
				require.Len(t, e.nudgesSeen(), 1)
				go p.stop()

				next := p.next(s)
				if press {
					next.press("Ada", "My hand")
					next.until("the nudge is gone", func() bool { return len(next.nudgesSeen()) == 0 })
					return
				}
				next.settle()
				require.Len(t, next.nudgesSeen(), 1)
				next.press("Ada", "My hand")
				next.until("the nudge is gone", func() bool { return len(next.nudgesSeen()) == 0 })
			})
		})
	}
}

func TestAHandSaysWhenItCanNoLongerBeKeptUpToDate(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.play("/play rednines small:true turn_time:0", "Ada", "Ben")
		e.press("Ada", "My hand")
		e.settle()
		h := e.bot.hand(e.tables()[0].Ref, e.users["Ada"])
		require.WithinDuration(t, time.Now().Add(14*time.Minute+30*time.Second), h.grant.Expires, 10*time.Second, "Discord takes edits for 15 minutes")
		h.fade() // as its clock does a minute before that
		e.sees("Ada", "this hand stops updating; press **More**")
		e.press("Ada", "More")
		e.settle()
		require.NotContains(t, e.screens("Ada"), "stops updating")
	})
}

func TestForgedChoicesChangeNobodyElsesAndNonsenseChangesNothing(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/me")
	e.press("Ada", "Turn off reminders")
	for _, id := range []string{"1|-|u|calls off", "1|-|u|set calls", "1|-|u|set calls=maybe", "1|-|u|set calls=2", "1|-|u|set only=1=0", "1|-|u|set", "1|-|u|set cards", "1|-|u|set cards=-1", "1|-|u|set who=1", "1|table|u|nonsense", "1|-|u|"} {
		require.Contains(t, show(*e.pressForged("Ben", id).Message), "**Reminders: on.**", id)
	}
	require.Contains(t, show(*e.pressForged("Ben", "1|"+e.users["Ada"][:9]+"|u|"+screens.MeForgetYes).Message), "Forgotten.")
	require.Contains(t, show(*e.command("Ada", "/me").Message), "**Reminders: off.**", "Ben has forgotten his own")
	require.Contains(t, show(*e.pressForged("Ada", "1t|-|u|set cards=2").Message), "**Cards: words.**")
	require.Contains(t, show(*e.pressForged("Ada", "1w|-|u|set cards=3").Message), "**Cards: words.**", "there are no such cards")
}

func TestNudgesCanBeSwitchedOffByAPersonAndByTheServer(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	guildID, ada := e.discord.GuildID(), e.users["Ada"]
	may := func(want bool, why string) {
		t.Helper()
		got, err := e.bot.courier.mayNudge(t.Context(), guildID, ada)
		require.NoError(t, err)
		require.Equal(t, want, got, why)
	}
	may(true, "nobody has said anything")
	e.command("Ada", "/me")
	e.press("Ada", "Turn off reminders")
	may(false, "she doesn't want it")
	require.NoError(t, e.bot.host.People.Forget(t.Context(), guildID, ada))
	may(true, "that is forgotten")
	e.command("Ada", "/settings general calls:false")
	may(false, "the server doesn't want it")
	e.command("Ada", "/settings general calls:true")
	may(true, "it does again")
	_, err := s.Put(t.Context(), store.Record{Key: store.Key{Guild: guildID, Kind: "person", ID: ada}, Data: []byte("{")})
	require.NoError(t, err)
	may(false, "she may have switched it off")
}

func TestDamagedChoicesCanBeForgotten(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	_, err := s.Put(t.Context(), store.Record{Key: store.Key{Guild: e.discord.GuildID(), Kind: "person", ID: e.users["Ada"]}, Data: []byte("[")})
	require.NoError(t, err)
	e.play("/play rednines small:true turn_time:0", "Ada", "Ben")
	require.Contains(t, show(*e.press("Ada", "My hand").Message), "You open round 1", "a hand depends on nothing else")
	require.Contains(t, show(*e.command("Ada", "/me").Message), "settings are damaged; forget them")
	e.press("Ada", "Forget me …")
	require.Contains(t, show(*e.press("Ada", "Yes, forget me").Message), "**Reminders: on.**")
}
