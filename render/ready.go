package render

import (
	"time"

	"ruckus/games"
)

// readiness tells between rounds who is ready for the next, and when it is dealt at the latest.
func readiness(t Table, ready []bool, until time.Time) string {
	var seats []games.Seat
	for i, is := range ready {
		if is {
			seats = append(seats, games.Seat(i))
		}
	}
	who := "nobody yet"
	if seats != nil {
		who = t.names(seats)
	}
	next := "The next round is dealt when all are ready: open your hand and press Ready."
	if !until.IsZero() {
		next = "The next round is dealt when all are ready (open your hand and press Ready), or else " + countdown(until) + "."
	}
	return lines(next, "Ready: "+who+".")
}
