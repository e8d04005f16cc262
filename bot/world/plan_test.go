package world

import (
	"fmt"
	"time"
)

// A plan is what a world is made of: it follows from the seed.
type plan struct {
	seed      uint64
	length    time.Duration // of the evening
	processes int           // at the beginning
	guilds    []guildPlan
	mishaps   []*mishap // of which the nemesis picks
	pace      float64   // of robots
	plant     plant
}

// A guildPlan is a guild and the habits of its people.
type guildPlan struct {
	name   string
	people []*habit
}

// planFor makes the plan of a seed. Each seed has some of the habits and some of the faults only: what goes wrong may need that
// others do not happen.
func planFor(seed uint64) plan {
	p := newPulse(seed, "plan")
	out := plan{seed: seed, length: p.between(5*time.Minute, 10*time.Minute), processes: 1 + p.IntN(2), pace: 1}
	for n := range 2 + p.IntN(3) {
		g := guildPlan{name: fmt.Sprintf("guild-%d", n), people: []*habit{keen}}
		for range 2 + p.IntN(4) {
			g.people = append(g.people, pick(p, habits))
		}
		out.guilds = append(out.guilds, g)
	}
	for _, m := range mishaps {
		if p.oneIn(3) {
			out.mishaps = append(out.mishaps, m)
		}
	}
	return out
}
