package bot

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/logtest"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// A process is a bot that can be killed: from then on nothing that it does reaches anybody.
type process struct {
	evening
	dead atomic.Bool
}

var errDead = errors.New("the process is dead")

// newProcess starts a bot at an evening.
func newProcess(e *evening, s store.Store) *process {
	return newMortal(e, s, func(t http.RoundTripper, dead *atomic.Bool) http.RoundTripper { return mortalWire{t, dead} })
}

// newMortal starts a bot whose network may kill it.
func newMortal(e *evening, s store.Store, wire func(t http.RoundTripper, dead *atomic.Bool) http.RoundTripper) *process {
	p := &process{evening: *e}
	p.log = &logtest.Buffer{}
	p.wire = func(t http.RoundTripper) http.RoundTripper { return wire(t, &p.dead) }
	p.start(mortalStore{s, &p.dead})
	return p
}

// next starts the process that comes after this one.
func (p *process) next(s store.Store) *evening {
	e := p.evening
	e.log, e.wire = &logtest.Buffer{}, nil
	e.start(s)
	return &e
}

func (p *process) kill() {
	p.dead.Store(true)
	go p.stop()
}

// A mortalWire is a slow network: what is on its way arrives even when its sender is dead.
type mortalWire struct {
	http.RoundTripper
	dead *atomic.Bool
}

func (m mortalWire) RoundTrip(r *http.Request) (*http.Response, error) {
	if m.dead.Load() {
		return nil, errDead
	}
	time.Sleep(rand.N(200 * time.Millisecond))
	return m.RoundTripper.RoundTrip(r)
}

type mortalStore struct {
	store.Store
	dead *atomic.Bool
}

func (m mortalStore) Get(ctx context.Context, k store.Key) (store.Record, error) {
	if m.dead.Load() {
		return store.Record{}, errDead
	}
	return m.Store.Get(ctx, k)
}

func (m mortalStore) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	if m.dead.Load() {
		return store.Record{}, errDead
	}
	return m.Store.Put(ctx, r, log...)
}

func (m mortalStore) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	if m.dead.Load() {
		return nil, errDead
	}
	return m.Store.Commit(ctx, writes...)
}

// pressBoard presses a control of the board as soon as it is there, and requires that nobody is refused.
func (e *evening) pressBoard(user, label string) {
	e.t.Helper()
	e.until(user+" sees "+label, func() bool {
		_, c := find(slices.Backward(e.seen(user)), label)
		return c != nil
	})
	o := e.press(user, label)
	if label == "Start" && o.Type == discord.ReplyUpdate { // on the panel, which becomes the hand
		return
	}
	if label == "Join" || label == "Start" { // the hand
		require.Equal(e.t, discord.ReplyMessage, o.Type, "%s: %s", user, label)
		require.NotEmpty(e.t, o.Message.Embeds, "%s: %s", user, label)
		return
	}
	require.Contains(e.t, []int{discord.ReplyUpdate, discord.ReplyDeferredPress}, o.Type, "%s: %s\n%s", user, label, e.answer(o))
}

// openHonest opens a table with some coming and going, at which four people or Ada and robots play.
func openHonest(e *evening, channel string, robots int) *ledger {
	r := &room{e: *e, users: []string{"Ada"}, hands: map[string]localdiscord.Message{}}
	r.e.channel = channel
	r.e.command("Ada", "/play rednines rounds:6 turn_time:0")
	r.e.pressBoard("Eve", "Join")
	r.e.pressBoard("Eve", "Leave")
	for range robots + 1 {
		r.e.pressBoard("Ada", "+ robot")
	}
	r.e.press("Ada", "Set up …")
	r.e.press("Ada", "− robot")
	if robots == 0 {
		r.users = []string{"Ada", "Ben", "Cleo", "Dan"}
		for _, u := range r.users[1:] {
			r.e.pressBoard(u, "Join")
		}
	}
	r.e.pressBoard("Ada", "Start")
	r.e.begun()
	for _, u := range r.users {
		r.hands[u] = *r.e.press(u, "My hand").Message
	}
	return newLedger(r)
}

// playHonestly plays until the end is closed. Anyone who sees nothing to press for a second looks at their hand again, as after a
// restart. Nobody may be refused what their hand offers.
func (l *ledger) playHonestly(end <-chan struct{}) {
	moved := time.Now()
	for {
		select {
		case <-end:
			return
		case <-time.After(5 * time.Millisecond):
		}
		before := len(l.acked)
		l.try()
		if len(l.acked) > before {
			moved = time.Now()
		}
		require.Zero(l.e.t, l.down)
		if time.Since(moved) > time.Second {
			l.refresh()
			moved = time.Now()
		}
	}
}

// refresh has everybody look at their hand again, which gives new processes the right to edit it.
func (l *ledger) refresh() {
	for _, u := range l.users {
		for _, label := range []string{"More", "Back to my hand"} {
			if _, c := find(slices.All([]localdiscord.Message{l.hands[u]}), label); c != nil {
				require.NotContains(l.e.t, l.ask(u, c), "⚠")
			}
		}
	}
}

// A rolling deploy, in which both processes get every event, and one is killed besides: nobody notices.
func TestOneProcessTakesOverFromAnotherAndNobodyNotices(t *testing.T) {
	t.Parallel()
	virtual(t, rollingDeploy)
}

func rollingDeploy(t *testing.T) {
	s := newChronicle(store.NewMemory())
	e := newEvening(t, s, localdiscord.Config{Limits: true, Transcripts: true})
	e.stop()
	first := newProcess(e, s)
	room := e.channel
	end := make(chan struct{})
	var playing sync.WaitGroup
	var tables []*ledger
	open := func(channel string, robots int) {
		l := openHonest(e, channel, robots)
		tables = append(tables, l)
		playing.Go(func() { l.playHonestly(end) })
	}
	wait := func() { time.Sleep(time.Second + rand.N(2*time.Second)) }

	open(room, 0)
	open(room, 3)
	second := newProcess(e, s) // both get every event
	open(room, 0)
	wait()
	second.kill()
	open(e.channelID("table-two"), 3)
	wait()
	third := newProcess(e, s)
	open(e.channelID("table-two"), 0)
	wait()
	first.stop()
	wait()
	close(end)
	playing.Wait()

	for _, l := range tables {
		require.NotEmpty(t, l.acked)
		l.check(s)
		shown := func() []string { return shownBoards(t, e.discord.Transcript(e.users["Finn"]))[l.table] }
		e.until("the board is up to date", func() bool {
			versions, shown := s.boards(t, l.table), shown()
			return shown[len(shown)-1] == versions[len(versions)-1]
		})
		requireOnward(t, shown(), s.boards(t, l.table))
	}
	stats := e.discord.Stats()
	require.Zero(t, stats.Limited)
	require.Zero(t, stats.Unanswered)
	for _, b := range []*process{first, third} {
		b.noErrors()
	}
}

// One process knows of Ada's open hand and answers her press on the board with the board. The other one, newer, does not and
// would have shown her hand. When it takes over, it must not take the board, which everybody sees, for that hand.
func TestAHandIsNeverShownOnTheBoardAfterATakeover(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, localdiscord.Config{Transcripts: true})
		e.stop()
		first := newProcess(e, s)
		e = &first.evening
		e.fill("/play redbrn", "Ada", "Ben")
		e.press("Ada", "Start")
		e.press("Ada", "My hand")
		e.settle()
		ref := e.only().Ref

		slow := &slowStore{Store: s}
		second := newProcess(e, slow)
		e.until("the second process owns the table", func() bool { return !e.only().Owned })
		second.settle()
		require.NoError(t, first.bot.host.Own(t.Context(), ref))
		slow.pause.Store(int64(100 * time.Millisecond)) // a newer process that is faster takes the table over
		o := e.pressOn(slices.All(e.seen("Finn")), "Ada", "Ready")
		require.Equal(t, discord.ReplyUpdate, o.Type, "the first process answers, with the board")
		time.Sleep(2 * match.StandIn)
		slow.pause.Store(0)
		second.logs("another process answered first")
		first.kill()
		require.NoError(t, second.bot.host.Own(t.Context(), ref))

		require.NotNil(t, e.outcome(e.pressLate("Ben", "Ready"), nil).Message)
		second.sees("Finn", "– racing")
		second.settle()
		for _, f := range e.discord.Transcript(e.users["Finn"]) {
			require.NotContains(t, string(f.Data), `"Flip"`)
		}
	})
}
