package replay

import (
	"context"
	"sync"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/store"
)

// coaches are the seats for which the coach of this process works, one at a time, or shall. Guilds take turns. A guild costs nothing, so
// all that have not played here for long take one turn together.
type coaches struct {
	turn *work.Gate
	mu   sync.Mutex
	all  map[coachKey]*coachJob
	took time.Duration   // by one job, of late
	old  map[string]bool // the guilds of which that is known
}

type coachKey struct {
	ref  match.Ref
	seat games.Seat
}

// A coachJob is one that is under way or waits. In the gate a turn is of the guild, for all that are new of none; and there of the guild
// again.
type coachJob struct {
	turn   work.Who
	person string
	ready  time.Time // about when it is done
}

func newCoaches() *coaches {
	return &coaches{turn: work.NewGate(1), all: make(map[coachKey]*coachJob), took: coachTakes, old: make(map[string]bool)}
}

// ask has something done in the background for a seat, unless it is to be done already, and returns about when it is done. It refuses a
// person who has asked for another seat anywhere, and more than a guild, or all new ones together, may ask for at once.
func (c *coaches) ask(key coachKey, who work.Who, known bool, do func()) (ready time.Time, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if job := c.all[key]; job != nil {
		return job.ready, nil
	}
	job := &coachJob{turn: work.Who{Guild: who.Guild, Person: who.Person}, person: who.Person}
	if !known {
		job.turn = work.Who{Person: who.Guild}
	}
	before := 0
	for _, other := range c.all {
		if other.person == job.person {
			return ready, errCoachOne(other.ready)
		}
		if other.turn.Guild == job.turn.Guild {
			before++
		}
	}
	if before >= coachQueue {
		return ready, errCoachBusy
	}
	job.ready = time.Now().Add(time.Duration(c.ahead(job.turn.Guild, before)+1) * c.took)
	c.all[key] = job
	go func() {
		defer c.forget(key)
		if leave, err := c.turn.Enter(context.Background(), job.turn); err == nil {
			defer leave()
			begun := time.Now()
			do()
			c.note(time.Since(begun))
		}
	}()
	return job.ready, nil
}

// ahead is how many jobs come before one of a guild that has others before it: these, and of each other guild as many and one, if it
// has them.
func (c *coaches) ahead(guild string, before int) int {
	others := make(map[string]int)
	for _, job := range c.all {
		others[job.turn.Guild]++
	}
	n := before
	for name, has := range others {
		if name != guild {
			n += min(has, before+1)
		}
	}
	return n
}

// note has a job count for how long the next ones are expected to take.
func (c *coaches) note(took time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.took = (3*c.took + took) / 4
}

// works reports whether something is done for a seat, or shall be.
func (c *coaches) works(key coachKey) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.all[key] != nil
}

func (c *coaches) forget(key coachKey) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.all, key)
}

func errCoachOne(ready time.Time) error {
	return problem.Reason{Code: "coach.one", N: int(ready.Unix())}
}

// known reports whether a guild has played here for a while, by the oldest of its games that are kept. What can't be read counts as no.
func (rs *Records) known(ctx context.Context, guildID string) bool {
	c := rs.coaches
	c.mu.Lock()
	known := c.old[guildID]
	c.mu.Unlock()
	if known {
		return true
	}
	list := store.Ranking{Guild: guildID, Kind: RecordKind, Name: keptRank}
	oldest, err := rs.store.Page(ctx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: 1})
	if err != nil || len(oldest) == 0 {
		return false
	}
	r, err := decodeReplay(oldest[0].Data)
	known = err == nil && time.Since(r.Ended) >= coachKnows || oldest[0].Ranks[keptRank] > replayMost // there were older ones
	if known {
		c.mu.Lock()
		c.old[guildID] = true
		c.mu.Unlock()
	}
	return known
}
