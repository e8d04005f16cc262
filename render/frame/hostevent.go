package frame

import (
	"slices"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// Verbs of the events that the host of a table adds to those of its game.
const (
	skipEvent   = "host-skip"
	unseatEvent = "host-unseat"
	reseatEvent = "host-reseat"
	rewindEvent = "host-rewind"
	awayEvent   = "host-away"
	leftEvent   = "host-left"
	backEvent   = "host-back"
	satEvent    = "host-sat"
	satBack     = "host-sat-back"
)

// ofHost reports whether an event is the host's.
func ofHost(e games.Event) bool {
	return slices.Contains([]string{skipEvent, unseatEvent, reseatEvent, awayEvent, leftEvent, backEvent, rewindEvent, satEvent, satBack}, e.Verb)
}

// told puts an event into a sentence: the game's own look does, and for all games alike the frame for the host's.
func (t Table) told(d look.Drawing, e games.Event, r screen.Reader) string {
	who, was := t.Names(e.Seats), " was "
	if len(e.Seats) > 1 {
		was = " were "
	}
	switch e.Verb {
	case skipEvent:
		return who + was + "skipped (auto-move)"
	case unseatEvent:
		return who + was + "removed" + t.standIn()
	case reseatEvent:
		return who + was + "let back in"
	case awayEvent:
		return who + " is away" + t.standIn()
	case leftEvent:
		return who + " has left" + t.standIn()
	case backEvent:
		return who + " is back"
	case satEvent:
		return t.satIn(e.Seats)
	case satBack:
		return who + " is back in its own seat"
	case rewindEvent:
		if e.N == 1 {
			return "The last move was undone"
		}
		return "The last " + screen.Plural(e.N, "move") + " were undone"
	}
	if e.By != "" && len(e.Seats) > 0 {
		return t.toldFor(d, e, r)
	}
	return d.Tell(t.Table, e, r)
}

// satIn tells who goes on for a robot.
func (t Table) satIn(seats []games.Seat) string {
	p := look.At(t.Players, look.At(seats, 0))
	if p.For == (markup.Name{}) {
		return "Someone sat in for " + t.Names(seats)
	}
	return t.Names(seats) + " sits in for " + view.ShortRobot(p.For).Bold("a robot")
}

// standIn says that a robot plays for somebody absent, where that is so.
func (t Table) standIn() string {
	if !t.Kind.StandsIn() {
		return ""
	}
	return ": a robot plays for them"
}
