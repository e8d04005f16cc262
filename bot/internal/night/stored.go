package night

import (
	"errors"
	"slices"

	"ruckus/store"
)

const (
	// RecordKind is the kind of records of nights.
	RecordKind = "night"
	// OnRank is the list of those that go on at a table, by when its last game ended; PlanRank that of game nights, by their hour.
	OnRank, PlanRank = "on", "planned"
)

// Key names a night in the store.
func Key(guild, id string) store.Key { return store.Key{Guild: guild, Kind: RecordKind, ID: id} }

// Form is how nights are stored.
var Form = store.Form[Night]{Name: "a night", Schema: 1, Check: Night.check}

// check refuses what no host has written.
func (n Night) check() error {
	known := make(map[string]bool)
	for _, p := range n.People {
		if p.ID == "" || known[p.ID] {
			return errors.New("people without a name, or one of them twice")
		}
		known[p.ID] = true
	}
	r := n.Round
	for _, g := range n.Games {
		if g.Table == "" || g.Kind == "" || g.Round < 1 || g.Round > r.N {
			return errors.New("a game of no table or round")
		}
		for _, s := range g.Seats {
			if !known[s.Person] || s.Place < 0 || s.Place < 1 && !g.Stopped {
				return errors.New("a game of strangers, or without places")
			}
		}
	}
	if slices.ContainsFunc(n.Guests, func(g Guest) bool { return !known[g.Person] }) {
		return errors.New("a guest without a name")
	}
	for _, d := range r.Deal {
		if d.Table == "" || d.Kind == "" || len(d.Seats) > d.Size || slices.ContainsFunc(d.Seats, func(c Chair) bool { return !known[c.Person] }) {
			return errors.New("a plan of no game, or for strangers")
		}
	}
	switch {
	case n.Channel == "":
		return errors.New("no channel")
	case len(n.People) > people || len(n.Games) > 2*played:
		return errors.New("more people or games than a night can have")
	case n.Plan != nil && n.Plan.check() != nil:
		return n.Plan.check()
	case n.Plan == nil && r.N < 1 || r.N < 0 || r.N > 0 && len(r.Tables) == 0:
		return errors.New("no round")
	case r.Size < 0 || r.Level < 0:
		return errors.New("fewer seats than none")
	}
	return nil
}

// check refuses a plan that nobody has announced.
func (p Plan) check() error {
	switch {
	case len(p.Games) < 1 || len(p.Games) > MostRounds || slices.Contains(p.Games, ""):
		return errors.New("a game night without games, or with too many rounds")
	case p.Minutes < LeastRound || p.Minutes > MostRound:
		return errors.New("rounds that are too short, or too long")
	case p.Begins.IsZero():
		return errors.New("a game night without an hour")
	case len(p.Threads) > mostThreads:
		return errors.New("more threads than tables")
	}
	return nil
}
