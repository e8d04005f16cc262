package render

import "ruckus/games"

// Verbs of the events that the host of a table adds to those of its game.
const (
	skipEvent   = "host-skip"
	unseatEvent = "host-unseat"
	reseatEvent = "host-reseat"
	rewindEvent = "host-rewind"
)

// told puts an event into a sentence: the game's own look does, and for all games alike the frame for the host's.
func (t Table) told(d Drawing, e games.Event, r Reader) string {
	who, was := t.Names(e.Seats), " was "
	if len(e.Seats) > 1 {
		was = " were "
	}
	switch e.Verb {
	case skipEvent:
		return who + was + "skipped: the clock has moved for them"
	case unseatEvent:
		return who + was + "unseated: the clock plays for them"
	case reseatEvent:
		return who + was + "seated again"
	case rewindEvent:
		if e.N == 1 {
			return "The last move was taken back"
		}
		return "The last " + Plural(e.N, "move") + " were taken back"
	}
	return d.Tell(t, e, r)
}
