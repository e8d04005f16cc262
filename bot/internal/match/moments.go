package match

import (
	"slices"
	"time"

	"ruckus/games"
	"ruckus/render/view"
)

// A board tells few moments, so that each is an event. They're made of what everybody saw, never of the game itself: what is hidden
// can't get into one.

// betweenMoments is how long a board tells no other one.
const betweenMoments = time.Minute

// noteMoments takes in what an action has brought that is worth telling at once. A game whose rules fail at that goes on without.
func (d *Draft) noteMoments(a games.Action, events []games.Event) {
	if d.Kind.After.Live == nil || d.Record.Phase != Playing {
		return
	}
	var found []games.Event
	err := d.Position.read("moments", func(g games.Game) {
		found = d.Kind.After.Live(Public(events), func() any { return g.View(games.Table) })
	})
	if err != nil || len(found) == 0 {
		return
	}
	told := d.Record.Moments
	if n := len(told); n > 0 && a.At.Sub(told[n-1].At) < betweenMoments {
		last := &told[n-1]
		if last.Verb == found[0].Verb && slices.Equal(last.Seats, found[0].Seats) { // it goes on
			last.N = found[0].N
		}
	} else if n < games.MaxMoments {
		told = append(told, view.Moment{Event: found[0], At: a.At})
	}
	d.Record.Moments = told
}
