package frame

import (
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/words"
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
	label := say("ask")
	if len(seats) == 1 {
		label = say("ask.one", "who", t.chartName(seats[0]))
	}
	return screen.Control{Label: label, Host: AskFor, Off: asked}, true
}

// whetherThere tells everybody that somebody was asked for; "" where nobody was.
func (t Table) whetherThere() string {
	if len(t.AskedFor) == 0 {
		return ""
	}
	who := words.Some{Text: look.Names(t.AskedFor, t.ShortName), Count: len(t.AskedFor)}
	said := say("asked.alone", "by", t.ShortName(t.AskedBy), "who", who)
	if t.Kind.StandsIn() {
		said = say("asked", "by", t.ShortName(t.AskedBy), "who", who)
	}
	if !t.Deadline.IsZero() {
		said = say("asked.until", "asked", said, "time", relative(t.Deadline))
	}
	return said
}

// calledFor tells a player on an open hand that somebody asks for them; "" where nobody does.
func (t Table) calledFor(seat games.Seat) string {
	for _, s := range t.AskedFor {
		if s == seat {
			return say("asked.you", "by", t.ShortName(t.AskedBy), "time", relative(t.Deadline))
		}
	}
	return ""
}
