package frame

import (
	"slices"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Call is the short message that mentions a seat's user because the game waits for them, and its controls. Late tells that
// the game did not wait any longer.
func Call(t Table, s games.Seat, late bool) (text string, rows [][]screen.Control) {
	who, game := t.Mention(s), t.Kind.Title
	switch {
	case late && t.Rest.Paused:
		text = say("call.paused", "who", who, "game", game)
	case late && look.At(t.Players, s).Away && t.Kind.StandsIn():
		text = say("call.away", "who", who, "game", game)
	case late && t.Kind.Races():
		text = say("call.round", "who", who, "game", game)
	case late:
		text = say("call.late", "who", who, "game", game)
	case t.Kind.Races():
		text = say("call.ready", "who", who, "game", game)
	case slices.Contains(t.AskedFor, s):
		text = say("call.asked.alone", "who", who, "by", t.Name(t.AskedBy), "game", game, "time", relative(t.Deadline))
		if t.Kind.StandsIn() {
			text = say("call.asked", "who", who, "by", t.Name(t.AskedBy), "game", game, "time", relative(t.Deadline))
		}
		return text, [][]screen.Control{{{Label: screen.LabelHere, Style: screen.Green, Host: MyHand}}}
	case t.Deadline.IsZero():
		text = say("call", "who", who, "game", game)
	default:
		text = say("call.until", "who", who, "game", game, "time", relative(t.Deadline))
	}
	return text, [][]screen.Control{{{Label: screen.LabelMyHand, Style: screen.Green, Host: MyHand}}}
}

// CaughtUp tells the reader of a hand that it had stood still until they pressed, before what else there is to say; note is
// "" if there is nothing.
func CaughtUp(note string) string {
	if note != "" {
		return say("hand.current.note", "note", note)
	}
	return say("hand.current")
}

// Fading tells the reader of a private message that it stands still from a moment on, and how to go on.
func Fading(at time.Time) string {
	return say("hand.fades", "time", clockTime(at))
}

// Restarts tells the reader of a private message that the bot is about to end and to come back, and how to go on.
func Restarts() string {
	return say("hand.restarts")
}

// Mention is a name that stands out for whom it is. It notifies nobody, as no message of the bot does.
func (t Table) Mention(s games.Seat) string {
	if s < 0 || int(s) >= len(t.Players) || t.Players[s].ID == "" || t.Players[s].Robot != 0 {
		return t.Name(s)
	}
	return "<@" + t.Players[s].ID + ">"
}
