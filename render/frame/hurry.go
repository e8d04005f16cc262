package frame

import (
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// AskFor asks whether those are there for whom the game waits.
const AskFor = "ask-for"

// hurryButton asks for those who are waited for, in place of another button; false where nobody can be asked for, and nobody was.
func (t Table) hurryButton() (c screen.Control, ok bool) {
	asked := len(t.AskedFor) > 0
	if t.Rest.Paused || !t.MayHurry && !asked {
		return c, false
	}
	seats := t.AskedFor
	if !asked {
		seats = games.Where(t.Players, func(_ games.Seat, p look.Player) bool { return p.Waiting && !p.Away && p.Robot == 0 })
	}
	label := "Are they there?"
	if len(seats) == 1 {
		label = "Is " + t.chartName(seats[0]) + " there?"
	}
	return screen.Control{Label: label, Host: AskFor, Off: asked}, true
}

// whetherThere tells everybody that somebody was asked for; "" where nobody was.
func (t Table) whetherThere() string {
	if len(t.AskedFor) == 0 {
		return ""
	}
	who := look.Names(t.AskedFor, t.ShortName)
	text := t.ShortName(t.AskedBy) + " asks: " + look.Verb(t.AskedFor, "is", "are") + " " + who + " there? If not, " + t.robotPlays() + ", until they press something."
	if !t.Deadline.IsZero() {
		text += " " + screen.Moment("Time limit", t.Deadline) + "."
	}
	return text
}

func (t Table) robotPlays() string {
	if t.Kind.StandsIn() {
		return "a robot takes over"
	}
	return "the game continues"
}

// calledFor tells a player on an open hand that somebody asks for them; "" where nobody does.
func (t Table) calledFor(seat games.Seat) string {
	for _, s := range t.AskedFor {
		if s == seat {
			return "**" + t.ShortName(t.AskedBy) + " asks if you're still there.** Press anything to get your full time back. " + screen.Moment("Time limit", t.Deadline) + "."
		}
	}
	return ""
}
