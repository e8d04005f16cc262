package world

import (
	"fmt"
	"sync"
	"time"
)

// restTime is how long the bot uses no token after too many were refused.
const restTime = 10 * time.Minute

// settled is how long after the last fault everything is to be well again.
const settled = 5 * time.Second

// A nemesis lets faults happen, two or more at once.
type nemesis struct {
	w *world
	pulse

	mu        sync.Mutex
	active    map[*mishap]bool
	trouble   time.Time            // until when something may be wrong for all
	resting   time.Time            // until when tokens may not be used
	disturbed map[*guild]time.Time // until when something may be wrong in a guild
	errands   map[string]int       // of the store, while a fault is on
	happened  map[string]int       // mishaps by name
}

func newNemesis(w *world) *nemesis {
	return &nemesis{
		w: w, pulse: newPulse(w.plan.seed, "nemesis"), active: map[*mishap]bool{}, disturbed: map[*guild]time.Time{},
		errands: map[string]int{}, happened: map[string]int{},
	}
}

// run has faults happen until the evening is over. It ends in peace.
func (n *nemesis) run() {
	end := time.Now().Add(n.w.plan.length)
	if len(n.w.plan.mishaps) == 0 {
		time.Sleep(n.after(n.w.plan.length))
		return
	}
	for {
		pause := n.between(5*time.Second, 70*time.Second)
		if time.Now().Add(pause + 2*time.Minute).After(end) {
			break
		}
		time.Sleep(n.after(pause))
		var under sync.WaitGroup
		for range 1 + n.IntN(3) {
			m := pick(n.pulse, n.w.plan.mishaps)
			p := newPulse(n.Uint64(), m.name)
			under.Go(func() { n.let(m, p) })
		}
		under.Wait()
	}
	time.Sleep(n.after(time.Until(end)))
	n.mu.Lock()
	rest := time.Until(n.trouble)
	n.mu.Unlock()
	time.Sleep(max(0, rest) + settled + 3*time.Second)
}

// let has a fault happen, and returns when it is over.
func (n *nemesis) let(m *mishap, p pulse) {
	time.Sleep(p.after(p.between(0, 3*time.Second)))
	n.mu.Lock()
	if n.active[m] {
		n.mu.Unlock()
		return
	}
	n.active[m] = true
	n.happened[m.name]++
	if m.strikes {
		n.resting = time.Now().Add(m.most + restTime)
	}
	n.mu.Unlock()
	lasts := p.between(m.least, m.most)
	n.w.note("MISHAP %s, for %v", m.name, lasts)
	mends := m.mends + lasts // what has failed for a while is tried again after about as long
	n.expect(lasts + mends)
	if m.begin != nil {
		m.begin(n.w, p)
	}
	time.Sleep(p.after(lasts))
	if m.end != nil {
		m.end(n.w, p)
	}
	n.mu.Lock()
	delete(n.active, m)
	n.mu.Unlock()
	n.expect(mends)
	n.w.note("the mishap is over: %s", m.name)
}

// expect says for how long something may be wrong for all.
func (n *nemesis) expect(d time.Duration) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if until := time.Now().Add(d); until.After(n.trouble) {
		n.trouble = until
	}
}

// disturb says that something may be wrong in a guild for a while, after so much time in which nothing worked there.
func (n *nemesis) disturb(g *guild, lasted time.Duration) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.disturbed[g] = time.Now().Add(10*time.Second + lasted)
}

// wellSince reports whether all that went wrong was mended at a time, and nothing has gone wrong since.
func (n *nemesis) wellSince(t time.Time) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return t.After(n.trouble.Add(settled))
}

// wellIn is wellSince for a guild, in which people may have made trouble as well.
func (n *nemesis) wellIn(g *guild, t time.Time) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return t.After(n.trouble.Add(settled)) && t.After(n.disturbed[g])
}

// onCall returns what becomes of a request; nil: it goes well.
func (n *nemesis) onCall(c *call) *spoil {
	if plant := n.w.plan.plant.call; plant != nil {
		if s := plant(c); s != nil {
			return s
		}
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, m := range n.w.plan.mishaps {
		if n.active[m] && m.call != nil {
			if s := m.call(c); s != nil {
				return s
			}
		}
	}
	return nil
}

// onErrand returns what becomes of a use of the store; nil: it goes well.
func (n *nemesis) onErrand(p *process, what, guild, about string, writes bool) *mistake {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, m := range n.w.plan.mishaps {
		if !n.active[m] || m.errand == nil {
			continue
		}
		name := fmt.Sprint(p.number, what, n.nameOf(guild), about)
		n.errands[name]++
		e := &errand{p, what, guild, writes, newPulse(n.w.plan.seed, "errand", name, n.errands[name])}
		if mistake := m.errand(e); mistake != nil {
			return mistake
		}
	}
	return nil
}

func (n *nemesis) nameOf(guild string) string {
	if g := n.w.guildByID(guild); g != nil {
		return g.name
	}
	return guild
}

// unfinished are the faults that are still on.
func (n *nemesis) unfinished() (names []string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for m := range n.active {
		names = append(names, m.name)
	}
	return names
}

// tokensRest reports whether the bot may use no token, because many were refused.
func (n *nemesis) tokensRest() bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return time.Now().Before(n.resting)
}
