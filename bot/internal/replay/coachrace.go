package replay

import (
	"slices"
	"time"

	"ruckus/games"
)

// In a race the coach judges two things by points of the round:
//
//   - a press in whose place a hard robot would have made another one at the same moment;
//   - a wait: the player pressed nothing for much longer than usual. It is compared with the move that a hard robot would have
//     made when the player's usual time was over.
//
// From either move the race is played on to the end of the round. In each seat a hard robot sits, which presses at the pace that
// the player of that seat had in this game. Each seat has the same time for each press after both moves.

const (
	coachSlow  = 3                       // times the own pace without a press are a wait
	coachPace  = 2500 * time.Millisecond // between two presses of the player who has made hardly any
	coachPaced = 5                       // times between presses that make a pace
)

// paces are the median times between two presses of each seat in one round.
func (r *replayed) paces() []time.Duration {
	gaps := make([][]time.Duration, len(r.rec.Seats))
	last := make([]int, len(r.rec.Seats)) // the action after the last one of the seat
	for n, line := range r.rec.Actions {
		if line.Seat == games.Table {
			continue
		}
		if before := last[line.Seat]; before > 0 && r.sameRound(before, n) {
			gaps[line.Seat] = append(gaps[line.Seat], line.At.Sub(r.rec.Actions[before-1].At))
		}
		last[line.Seat] = n + 1
	}
	all := make([]time.Duration, len(gaps))
	for s, list := range gaps {
		slices.Sort(list)
		all[s] = coachPace
		if len(list) >= coachPaced {
			all[s] = max(list[len(list)/2], time.Millisecond)
		}
	}
	return all
}

// sameRound reports whether no round has ended between two positions.
func (r *replayed) sameRound(from, to int) bool {
	return from >= 0 && sameRound(r.chapters[from], r.chapters[to])
}

func sameRound(a, b games.Chapter) bool {
	return a.Round == b.Round && slices.Equal(a.Points, b.Points)
}

// An idling follows how long a seat presses nothing in a race while it has a choice, and since when it can make its moves.
type idling struct {
	*replayed
	c     *coached
	since time.Time // when it pressed last, or got a choice; zero while it has none
	told  bool      // of this wait
	first map[string]time.Time
}

func (r *replayed) idling(c *coached) *idling {
	if r.kind.Races() {
		c.Pace = r.paces()[c.Seat]
	}
	return &idling{replayed: r, c: c}
}

// waited returns the wait, if any, in which the seat could have pressed before the n-th action, given its moves then.
func (i *idling) waited(n int, moves []string) []*judged {
	at := i.rec.Setup.At
	pressed := false
	if n > 0 {
		at, pressed = i.rec.Actions[n-1].At, i.rec.Actions[n-1].Seat == i.c.Seat
	}
	first := make(map[string]time.Time, len(moves))
	for _, m := range moves {
		first[m] = at
		if !i.first[m].IsZero() {
			first[m] = i.first[m]
		}
	}
	i.first = first
	switch {
	case len(moves) < 2:
		i.since = time.Time{}
		return nil
	case pressed || i.since.IsZero():
		i.since, i.told = at, false
	}
	usual := i.since.Add(i.c.Pace)
	if i.told || !i.rec.Actions[n].At.After(usual) {
		return nil
	}
	i.told = true
	until, hinted := i.presses(n)
	if hinted || until.Sub(i.since) < coachSlow*i.c.Pace {
		return nil
	}
	i.c.Waits++
	return []*judged{{Moment: Moment{Move: n, Waited: until.Sub(i.since)}, at: usual, until: until}}
}

// presses is when the seat presses next from the n-th action on, or the round ends, and whether the press was a hint: to read
// one takes time.
func (i *idling) presses(n int) (at time.Time, hinted bool) {
	for m, line := range i.rec.Actions[n:] {
		if line.Seat == i.c.Seat || !i.sameRound(n, n+m+1) {
			return line.At, slices.Contains(i.rec.Hinted, n+m)
		}
	}
	return i.rec.Actions[n].At, false
}

// open is for how long a move had been possible at a moment.
func (i *idling) open(move string, at time.Time) time.Duration {
	if first := i.first[move]; !first.IsZero() {
		return max(at.Sub(first), 0)
	}
	return 0
}
