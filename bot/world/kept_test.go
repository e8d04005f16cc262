package world

import (
	"context"
	"slices"
	"strings"
	"time"

	"ruckus/store"
)

// What is kept of an evening goes when its time is over, as docs/privacy.md promises.

const day = 24 * time.Hour

// absences are for how long no process runs, one time after another. Each one is longer than what it waits for is kept: a paused
// game, one that is over, one that was closed, its replay, and what was played on a day.
var absences = []time.Duration{2 * day, 16 * day, 32 * day, 92 * day, 402 * day}

const (
	windUp = 40 * time.Minute // until the games that go on without people are over or paused
	tidyUp = 7 * time.Minute  // after a start, until what is due is deleted
)

var (
	// staying are the kinds of records that have no end: what people have chosen until they are forgotten, what admins have
	// decided, and what each guild or the whole installation has one of.
	staying = []string{"person", "settings", "struck", "daily-secret", "emojis", "clock"}
	// following are kinds by what stands before the name of a game: results, and what follows from them. People see it until
	// they are forgotten.
	following = []string{"result", "league"}
)

// stays reports whether a record may be there for ever.
func stays(k store.Key) bool {
	kind, _, _ := strings.Cut(k.Kind, "-")
	return slices.Contains(staying, k.Kind) || slices.Contains(following, kind)
}

// checkKept lets more than a year pass, and requires that nothing is left over but what may stay.
func (w *world) checkKept() {
	time.Sleep(windUp)
	for _, away := range absences {
		for _, p := range w.alive() {
			p.stop()
		}
		time.Sleep(lastEdit)
		w.checkGoroutines("ruckus/bot/localdiscord", "net/http.(*conn)") // Discord goes on
		time.Sleep(away)
		w.startProcess(w.t)
		time.Sleep(tidyUp)
	}
	for _, r := range w.vault.everything() {
		if !stays(r.Key) {
			w.fault(w.guildByID(r.Key.Guild), "%s %s is left over, long after its time: due %v, %s", r.Key.Kind, r.Key.ID, r.Due, clip(string(r.Data)))
		}
	}
}

// everything are all records that there are.
func (v *vault) everything() (all []store.Record) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for key := range v.keys {
		if r, err := v.Get(context.Background(), key); err == nil {
			all = append(all, r)
		}
	}
	slices.SortFunc(all, func(a, b store.Record) int { return strings.Compare(a.Key.String(), b.Key.String()) })
	return all
}
