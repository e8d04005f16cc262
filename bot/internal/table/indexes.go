package table

import (
	"sync"
	"time"

	"ruckus/bot/internal/records"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

// Indexes are what a host knows of the lists of all guilds.
type indexes struct {
	slots *work.Gate // of parts of records that are read

	mu    sync.Mutex
	made  map[string]made  // by guild
	scans map[string]*scan // by guild: the one that is under way
	older time.Time        // when a clock last ran of a program that puts tables without ranks; zero: never, as far as is known
	asked time.Time        // when that was read
}

// Made is an index as a host knows it.
type made struct {
	at    time.Time   // when the reading of the guild's records began
	noted bool        // it is stored
	live  []store.Key // the live tables that this has found
}

// A scan is a reading of all tables of a guild.
type scan struct {
	done chan struct{}
	err  error
}

func newIndexes() *indexes {
	return &indexes{slots: work.NewGate(scansAtOnce), made: make(map[string]made), scans: make(map[string]*scan)}
}

// note takes in what a heartbeat tells of older programs.
func (x *indexes) note(p heartbeat) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.older, x.asked = p.older(), records.Now()
}

// recent reports whether it is known well enough which older programs run.
func (x *indexes) recent() bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return records.Now().Sub(x.asked) < 2*beatEvery
}

// keep takes in an index of a guild.
func (x *indexes) keep(guildID string, m made) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.made[guildID] = m
}

// known returns the index of a guild, and whether it lasts.
func (x *indexes) known(guildID string) (m made, lasts bool) {
	x.mu.Lock()
	m = x.made[guildID]
	x.mu.Unlock()
	return m, x.lasts(m.at)
}

// lasts reports whether no older program can have changed tables since an index was made; the zero time: it was not.
func (x *indexes) lasts(at time.Time) bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return !at.IsZero() && (x.older.IsZero() || at.After(x.older.Add(settled)))
}

// seen returns the live tables that were found when the index of the list's guild was made, while an older program may drop
// them from the list.
func (x *indexes) seen(list store.Ranking) (keys []store.Key) {
	m, lasts := x.known(list.Guild)
	for _, key := range m.live {
		if !lasts && key.Kind == list.Kind {
			keys = append(keys, key)
		}
	}
	return keys
}
