package bot

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/table"
	"ruckus/store"
	"ruckus/store/bolt"
)

// pressEvery is how fast people press in a race.
const pressEvery = time.Second / 3

// BenchmarkRace measures a race in which everybody presses three times a second, with Discord's limits on: from a press to
// its answer, and how old the pit is that people see on the board and in their hands. Where somebody watches, that is the
// last seat, which never presses and sees what is pushed to it.
func BenchmarkRace(b *testing.B) {
	for _, n := range []struct{ seats, pressing int }{{2, 2}, {4, 4}, {8, 8}, {8, 7}} {
		name := fmt.Sprintf("seats=%d", n.seats)
		if n.pressing < n.seats {
			name += ",one_watching"
		}
		b.Run(name, func(b *testing.B) {
			s, err := bolt.Open(b.TempDir() + "/ruckus.db")
			require.NoError(b, err)
			defer s.Close()
			r := openRace(newEvening(b, s, localdiscord.Config{Limits: true}), n.seats)
			before := r.e.discord.Stats()
			b.ResetTimer()
			start := time.Now()
			r.run(n.pressing, time.Duration(max(b.N/n.pressing, 1))*pressEvery)
			b.StopTimer()
			after := r.e.discord.Stats()
			presses := after.Interactions - before.Interactions
			report(b, "press", r.took)
			report(b, "board-age", r.boardAge)
			report(b, "hand-age", r.handAge)
			if n.pressing < n.seats {
				report(b, "watcher-age", r.watcherAge)
			}
			b.ReportMetric(float64(presses)/time.Since(start).Seconds(), "presses/s")
			b.ReportMetric(float64(after.Requests-before.Requests-presses)/time.Since(start).Seconds(), "edits/s")
			b.ReportMetric(float64(after.Limited), "429s")
			r.e.stop()
		})
	}
}

// report adds the median and the 99th percentile.
func report(b *testing.B, name string, all []time.Duration) {
	if len(all) == 0 {
		return
	}
	slices.Sort(all)
	for _, q := range []int{50, 99} {
		at := all[(len(all)-1)*q/100]
		b.ReportMetric(float64(at.Microseconds())/1000, fmt.Sprintf("%s-p%d-ms", name, q))
	}
}

// A race is a table of R!OT at which everybody presses as fast as people do.
type race struct {
	e     *evening
	ref   table.Ref
	users []string

	mu         sync.Mutex
	hands      map[string]string // by user: the message with the hand
	took       []time.Duration   // from each press to its answer
	boardAge   []time.Duration   // for how long what is seen was out of date, at every look
	handAge    []time.Duration
	watcherAge []time.Duration // of those who do not press
}

// openRace has a race begin and opens all hands.
func openRace(e *evening, seats int) *race {
	r := &race{e: e, users: []string{"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hal"}[:seats], hands: map[string]string{}}
	e.fill("/play redbrn", r.users...)
	e.press("Ada", "Start")
	for _, u := range r.users {
		r.hands[u] = e.press(u, "My hand").Message.ID
	}
	for _, u := range r.users {
		e.press(u, "Ready")
	}
	r.ref = e.tables()[0].Ref
	for _, u := range r.users {
		e.until(u+" can flip", func() bool { return r.choose(u, nil) != nil })
	}
	return r
}

// run has the first seats press for a while, and looks all the time at what everybody sees.
func (r *race) run(pressing int, long time.Duration) {
	end := time.Now().Add(long)
	var wg sync.WaitGroup
	for i, u := range r.users[:pressing] {
		wg.Go(func() {
			rnd := rand.New(rand.NewPCG(uint64(i), 0))
			time.Sleep(pressEvery * time.Duration(i) / time.Duration(pressing))
			for next := time.Now(); time.Now().Before(end); next = next.Add(pressEvery) {
				time.Sleep(time.Until(next))
				r.press(u, rnd)
			}
		})
	}
	done := make(chan struct{})
	go func() {
		wg.Wait()
		close(done)
	}()
	r.look(r.users[pressing:], done)
}

// press uses one control of a user's hand: a play if there is one, mostly.
func (r *race) press(user string, rnd *rand.Rand) {
	c := r.choose(user, rnd)
	if c == nil {
		return
	}
	start := time.Now()
	o := r.e.outcome(r.e.discord.Press(r.e.users[user], r.hands[user], c.CustomID))
	r.mu.Lock()
	defer r.mu.Unlock()
	r.took = append(r.took, time.Since(start))
	if o.Message != nil && o.Message.ID != r.hands[user] {
		r.e.t.Errorf("%s pressed on a hand and was answered elsewhere", user)
	}
}

// choose finds what a user presses next; without chance the first thing that can be.
func (r *race) choose(user string, rnd *rand.Rand) *localdiscord.Component {
	var plays, rest []localdiscord.Component
	for _, row := range r.message(user, r.hands[user]).Components {
		for _, c := range row.Components {
			id, err := parseCustomID(c.CustomID)
			if err != nil || c.Disabled || id.Verb != verbDo {
				continue
			}
			switch word, _, _ := strings.Cut(id.Arg, " "); word {
			case "pit", "wild", "col", "spot":
				plays = append(plays, c)
			case "flip", "ready":
				rest = append(rest, c)
			}
		}
	}
	if len(plays) > 0 && (len(rest) == 0 || rnd == nil || rnd.IntN(4) > 0) {
		rest = plays
	}
	switch {
	case len(rest) == 0:
		return nil
	case rnd == nil:
		return &rest[0]
	}
	return &rest[rnd.IntN(len(rest))]
}

// message is a message as a user sees it.
func (r *race) message(user, id string) localdiscord.Message {
	for _, m := range r.e.seen(user) {
		if m.ID == id {
			return m
		}
	}
	return localdiscord.Message{}
}

// look compares what everybody sees with the table, until done.
func (r *race) look(watchers []string, done <-chan struct{}) {
	ticker := time.NewTicker(25 * time.Millisecond)
	defer ticker.Stop()
	ended := map[string]time.Time{} // when a pit was no longer as it was
	now := ""
	for {
		select {
		case <-done:
			return
		case <-ticker.C:
		}
		t, err := r.e.bot.host.Get(context.Background(), r.ref)
		require.NoError(r.e.t, err)
		at := time.Now()
		if pit := pitOf(boardMessage(t).Embeds[0].Description); pit != now {
			ended[now], now = at, pit
		}
		age := func(m localdiscord.Message) []time.Duration {
			if len(m.Embeds) == 0 {
				return nil
			}
			shown := pitOf(m.Embeds[0].Description)
			was, known := ended[shown]
			switch {
			case shown == "" || shown != now && !known:
				return nil // no race is on, or the pit changed twice between two looks
			case shown == now:
				return []time.Duration{0}
			}
			return []time.Duration{at.Sub(was)}
		}
		r.boardAge = append(r.boardAge, age(r.message(r.users[0], t.Board))...)
		for _, u := range r.users {
			if a := age(r.message(u, r.hands[u])); slices.Contains(watchers, u) {
				r.watcherAge = append(r.watcherAge, a...)
			} else {
				r.handAge = append(r.handAge, a...)
			}
		}
	}
}

// pitOf is what a board or a hand says of the pit; "" where it says nothing.
func pitOf(text string) string {
	_, after, found := strings.Cut(text, "**The pit**")
	if !found {
		return ""
	}
	pit, _, _ := strings.Cut(after, "\n\n")
	return "pit" + pit
}

// With eight people who press three times a second each, nothing that the bot sends is too much for Discord, and every
// press is answered in time.
func TestARaceOfEightKeepsDiscordsRateLimits(t *testing.T) {
	t.Parallel()
	r := openRace(newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true}), 8)
	r.run(8, 6*time.Second)
	r.e.stop()
	stats := r.e.discord.Stats()
	require.Zero(t, stats.Limited)
	require.Zero(t, stats.Unanswered)
	require.NotContains(t, r.e.log.String(), "level=WARN")
	require.NotEmpty(t, r.took)
}
