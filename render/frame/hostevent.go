package frame

import (
	"slices"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
	"ruckus/render/words"
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
	who := words.Some{Text: t.Names(e.Seats), Count: len(e.Seats)}
	switch e.Verb {
	case skipEvent:
		return say("told.skipped", "who", who)
	case unseatEvent:
		return t.standIn(say("told.removed", "who", who))
	case reseatEvent:
		return say("told.reseated", "who", who)
	case awayEvent:
		return t.standIn(say("told.away", "who", who))
	case leftEvent:
		return t.standIn(say("told.left", "who", who))
	case backEvent:
		return say("told.back", "who", who)
	case satEvent:
		return t.satIn(e.Seats)
	case satBack:
		return say("told.sat-back", "who", who)
	case rewindEvent:
		if e.N == 1 {
			return say("told.undone")
		}
		return say("told.undone.many", "n", e.N)
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
		return say("told.sat.someone", "robot", t.Names(seats))
	}
	return say("told.sat", "who", t.Names(seats), "robot", view.ShortRobot(p.For).Bold(say("robot")))
}

// standIn adds to what was told that a robot plays for somebody absent, where that is so.
func (t Table) standIn(told string) string {
	if !t.Kind.StandsIn() {
		return told
	}
	return say("told.stands", "told", told)
}
