package replay

import (
	"context"
	"sync"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/work"
	"ruckus/games"
)

// coaches are the seats for which the coach of this process works, one at a time, or shall. Guilds take turns, and in a guild
// its people.
type coaches struct {
	turn *work.Gate
	mu   sync.Mutex
	all  map[coachKey]work.Who
}

type coachKey struct {
	ref  match.Ref
	seat games.Seat
}

func newCoaches() *coaches {
	return &coaches{turn: work.NewGate(1), all: make(map[coachKey]work.Who)}
}

// ask has something done in the background for a seat, unless it is to be done already. It refuses more than a guild and a
// person may ask for at once.
func (c *coaches) ask(key coachKey, who work.Who, do func()) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, asked := c.all[key]; asked {
		return nil
	}
	guild, person := 0, 0
	for _, other := range c.all {
		if other.Guild == who.Guild {
			guild++
			if other.Person == who.Person {
				person++
			}
		}
	}
	if guild >= coachQueue || person >= coachEach {
		return errCoachBusy
	}
	c.all[key] = who
	go func() {
		defer c.forget(key)
		if leave, err := c.turn.Enter(context.Background(), who); err == nil {
			defer leave()
			do()
		}
	}()
	return nil
}

// works reports whether something is done for a seat, or shall be.
func (c *coaches) works(key coachKey) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, asked := c.all[key]
	return asked
}

func (c *coaches) forget(key coachKey) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.all, key)
}
