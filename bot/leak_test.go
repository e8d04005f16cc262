package bot

import (
	"context"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/logtest"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

// A footprint is what a bot holds on to.
type footprint struct {
	goroutines, tables int
	heap               uint64 // bytes
}

func TestTenThousandPressesLeaveNothingBehind(t *testing.T) { // not parallel: it counts goroutines and memory
	if testing.Short() {
		t.Skip("one press after another takes long under the race detector, which counts memory of its own besides")
	}
	var ahead atomic.Int64 // of Discord's clock
	e := newEvening(t, store.NewMemory(), localdiscord.Config{
		Limits: true, Keep: 1, Now: func() time.Time { return time.Now().Add(time.Duration(ahead.Load())) },
	})
	e.begin()
	hand := e.seen("Cleo")[len(e.seen("Cleo"))-1]
	_, more := find(func(yield func(int, localdiscord.Message) bool) { yield(0, hand) }, "More")
	_, back := find(slices.Backward([]localdiscord.Message{*e.press("Cleo", "More").Message}), "Back to my hand")
	e.press("Cleo", "Back to my hand")
	to := []string{more.CustomID, back.CustomID}
	many := func(n int) footprint {
		press := func(n int) {
			for i := range n {
				e.until("the hand offers it", func() bool { // an edit may have crossed the last answer, and is put right
					in, err := e.discord.Press(e.users["Cleo"], hand.ID, to[i%2])
					return err == nil && e.outcome(in, nil).Type == 7 // else it was turned away: where the machine pauses, too many are in hand
				})
			}
		}
		press(n)
		// What the local Discord and the log keep is not to count: it forgets old presses when others come.
		ahead.Add(int64(time.Hour))
		press(1000)
		e.settle()
		e.log.Reset()
		e.bot.pages.Sweep(time.Now())
		runtime.GC()
		runtime.GC() // what a pool keeps is freed by the second
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return footprint{runtime.NumGoroutine(), e.bot.pages.Topics(), m.HeapAlloc}
	}
	first := many(1000)
	then := many(8000)
	t.Log(first, then)
	require.Less(t, then.goroutines, first.goroutines+20)
	require.Equal(t, first.tables, then.tables)
	require.Less(t, then.heap, first.heap+(256<<10))
	require.Less(t, e.bot.client.LimitsKnown(), 10)
}

// A guest book is a store that writes down whose records it is given.
type guestBook struct {
	store.Store
	mu     sync.Mutex
	guests map[string]bool
	lists  int
}

func (g *guestBook) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(g.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (g *guestBook) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	g.mu.Lock()
	for _, w := range writes {
		g.guests[w.Record.Key.Guild] = true
	}
	g.mu.Unlock()
	return g.Store.Commit(ctx, writes...)
}

func (g *guestBook) Page(ctx context.Context, list store.Ranking, part store.Part) ([]store.Record, error) {
	g.mu.Lock()
	g.lists++
	g.mu.Unlock()
	return g.Store.Page(ctx, list, part)
}

func TestAServerWhereNobodyPlaysTakesNoRoomInTheStore(t *testing.T) {
	t.Parallel()
	discord := startDiscord(t, localdiscord.Config{})
	const idle = 20
	for range idle {
		discord.AddGuild("Idle", "general")
	}
	g := &guestBook{Store: store.NewMemory(), guests: map[string]bool{}}
	e := &evening{t: t, discord: discord, log: &logtest.Buffer{}, kinds: all.Kinds()}
	e.start(g)
	e.until("the bot has looked into all servers", func() bool {
		g.mu.Lock()
		defer g.mu.Unlock()
		return g.lists >= 1+idle
	})
	guests := func() []string {
		g.mu.Lock()
		defer g.mu.Unlock()
		return slices.Sorted(maps.Keys(g.guests))
	}
	require.NotContains(t, guests(), discord.GuildID())
	for _, c := range discord.Channels() {
		require.NotContains(t, guests(), c.Guild)
	}
	played, channels := discord.AddGuild("Played", "general")
	e.users, e.channel = map[string]string{"Ada": discord.Users()[0].ID}, channels[0].ID
	e.until("the bot knows the new server", func() bool { return strings.Contains(e.log.String(), "joined a server") })
	e.command("Ada", "/play rednines")
	require.Contains(t, guests(), played.ID)
}
