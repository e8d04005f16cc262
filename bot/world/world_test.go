package world

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/render/look"
)

// A world is one evening: a Discord, people in its guilds, and processes of the bot on one store.
type world struct {
	*trace
	t         testing.TB
	plan      plan
	kinds     map[string]games.Kind
	looks     map[string]look.Look
	line      *line
	discord   *localdiscord.Server
	vault     *vault
	glass     *glass
	nemesis   *nemesis
	guilds    []*guild
	processes []*process // those that were ever started

	serving sync.Mutex        // held while Discord does something: what it does then is seen in order
	asked   map[string]*ask   // presses and commands by token; guarded by serving
	where   map[string]*guild // channels and threads, also those that are gone; guarded by serving

	ahead atomic.Int64 // of Discord's clock before everybody's, in nanoseconds
	stats stats        // guarded by serving

	living  sync.Mutex // guards processes and changed
	changed time.Time  // when a process was started or ended last

	over chan struct{} // closed when the evening ends
	busy sync.WaitGroup
}

// begin makes a world; nothing happens in it yet.
func begin(t testing.TB, p plan) *world {
	until2026()
	w := &world{
		t: t, trace: &trace{begun: time.Now(), told: map[*guild]bool{}}, plan: p, kinds: map[string]games.Kind{}, looks: cheapLooks(), line: newLine(),
		asked: map[string]*ask{}, where: map[string]*guild{}, over: make(chan struct{}),
	}
	for _, k := range allKinds() {
		w.kinds[k.Name] = k
	}
	w.vault, w.glass, w.nemesis = newVault(w), newGlass(w), newNemesis(w)
	var err error
	w.discord, err = localdiscord.Start(localdiscord.Config{Listen: w.line, Now: w.discordNow, Limits: true, Keep: 1})
	require.NoError(t, err)
	for n, g := range p.guilds {
		w.guilds = append(w.guilds, w.newGuild(n, g))
	}
	return w
}

// until2026 waits until after the beginning of Discord's time; a test's own begins in 2000.
func until2026() {
	time.Sleep(time.Until(time.Date(2026, time.May, 1, 18, 0, 0, 0, time.UTC)))
}

// evening has people play while the nemesis does what it wants, and returns when all is over and was checked.
func (w *world) evening(t testing.TB) {
	for range w.plan.processes {
		w.startProcess(t)
	}
	if start := w.plan.plant.start; start != nil {
		start(w)
	}
	for _, g := range w.guilds {
		for _, p := range g.people {
			w.busy.Go(p.live)
		}
	}
	w.busy.Go(w.watch)
	w.nemesis.run()
	close(w.over)
	w.busy.Wait()
	w.checkEnd()
	w.checkKept()
	w.stop()
}

// stop ends all processes and Discord.
func (w *world) stop() {
	for _, p := range w.alive() {
		p.end()
	}
	if err := w.discord.Close(); err != nil {
		w.fault(nil, "Discord cannot be closed: %v", err)
	}
	time.Sleep(lastEdit)
	if w.checkGoroutines() > 0 {
		time.Sleep(longest) // of a test nothing may be left
	}
}

// checkGoroutines requires that none is left but those that do or serve any of these, and returns how many are.
func (w *world) checkGoroutines(but ...string) int {
	synctest.Wait()
	left := leftGoroutines(but)
	for _, g := range left {
		w.fault(nil, "a goroutine is left over:\n%s", g)
	}
	return len(left)
}

// longest is how long a goroutine is waited for that is left over. One that waits for ever ends the program.
const longest = 48 * time.Hour

// lastEdit is after what time a page that could not be shown is given up at the latest, when a process has ended.
const lastEdit = 15 * time.Minute

// sleep waits, or until the evening is over; then it reports false.
func (w *world) sleep(p pulse, d time.Duration) bool {
	select {
	case <-time.After(p.after(d)):
		return true
	case <-w.over:
		return false
	}
}

// A guild is a server on Discord.
type guild struct {
	w        *world
	id, name string
	channels []string
	people   []*person
}

func (w *world) newGuild(n int, plan guildPlan) *guild {
	g := &guild{w: w, name: plan.name}
	made, channels := w.discord.AddGuild(plan.name, "general", "games", "side", "spare")
	g.id = made.ID
	for _, c := range channels {
		g.channels = append(g.channels, c.ID)
		w.where[c.ID] = g
	}
	for i, h := range plan.people {
		g.people = append(g.people, w.newPerson(g, i, h))
	}
	return g
}

// guildOf returns the guild that a channel or thread is or was in; nil: nobody knows.
func (w *world) guildOf(channel string) *guild { return w.where[channel] }

func (w *world) guildByID(id string) *guild {
	for _, g := range w.guilds {
		if g.id == id {
			return g
		}
	}
	return nil
}

// ready waits until a process plays, or is killed before.
func (p *process) ready(t testing.TB) {
	select {
	case <-p.bot.Ready():
	case <-p.killed:
	case <-time.After(time.Minute):
		require.Fail(t, fmt.Sprintf("process %d is not ready", p.number))
	}
}

// stats count what has happened.
type stats struct {
	asked, lost, refused  int // presses and commands; not answered; not let by Discord
	boards, hands, others int // screens that were compared with a version; hands that are none
	calls, ages           int // people who were called; screens of which the age was looked at
	limited               int // requests for which Discord's limits were too low
}
