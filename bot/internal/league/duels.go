package league

import (
	"cmp"
	"slices"
	"strings"
	"time"
)

// Of the duels of two people in one game, that many count on one day. Further ones tell nothing new, and could be arranged.
const duelsADay = 10

// maxMet is how many pairs of people are remembered for a day. Where more have met, their duels all count.
const maxMet = 2000

// A Meeting is how many duels two people have had on the day that runs. A stands before B in the alphabet.
type Meeting struct {
	A string `json:"a"`
	B string `json:"b"`
	N int    `json:"n"`
}

func (m Meeting) compare(other Meeting) int {
	return cmp.Or(strings.Compare(m.A, other.A), strings.Compare(m.B, other.B))
}

// Day is the day on which a game counts: that of its end by UTC, in days since 1970.
func (r Result) Day() int64 { return r.Ended.Unix() / int64(24*time.Hour/time.Second) }

// met is how often the people in two seats, the lower one first, had met that day before one of them was forgotten.
func (r Result) met(one, other int) int {
	for _, m := range r.Met {
		if m.One == one && m.Other == other {
			return m.Games
		}
	}
	return 0
}

// begin lets the day of a result begin. A result of an earlier day counts into the day that runs.
func (r *Ratings) begin(day int64) {
	if day > r.Day {
		r.Day, r.Met = day, nil
	}
}

// meet counts a duel of two people who had met so often before one of them was forgotten, and reports whether it is one of those of
// the day that count.
func (r *Ratings) meet(one, other string, before int) bool {
	m := Meeting{A: min(one, other), B: max(one, other), N: before}
	i, met := slices.BinarySearchFunc(r.Met, m, Meeting.compare)
	if met {
		m.N += r.Met[i].N
	}
	switch {
	case m.N >= duelsADay:
		return false
	case met:
		r.Met[i].N++
	case len(r.Met) < maxMet:
		m.N = 1
		r.Met = slices.Insert(r.Met, i, m)
	}
	return true
}

// scoreOf is how a duel of two players ended for the first one; false if there was none. A player who has left loses to each who
// stayed, whatever the robot has won that played on.
func (r Result) scoreOf(one, other Player) (score float64, ok bool) {
	left, otherLeft := HasLeft(one.Away), HasLeft(other.Away)
	switch {
	case left && otherLeft || one.Robot != 0 && other.Robot != 0:
		return 0, false
	case left:
		return 0, true
	case otherLeft:
		return 1, true
	case r.Stopped:
		return 0, false
	case one.Place < other.Place:
		return 1, true
	case one.Place > other.Place:
		return 0, true
	}
	return 0.5, true
}
