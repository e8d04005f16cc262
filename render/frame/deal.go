package frame

import (
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Host actions about how chance at a table is decided.
const (
	HowDealt = "dealt"  // tell everything about it
	Verify   = "verify" // deal and play the game again, which is over
)

// DealtPlace is the place in a hand, and in a seat in the lobby, that tells how chance is decided.
const DealtPlace = "_dealt"

var (
	howDealt = screen.Control{Label: say("fair"), Host: HowDealt}
	verify   = screen.Control{Label: say("verify"), Host: Verify}
)

// withSeal adds to somebody's seat in the lobby how chance is decided.
func (t Table) withSeal(s screen.Screen) screen.Screen {
	if t.Dealing.Sum != "" {
		last := &s.Rows[len(s.Rows)-1]
		*last = append(*last, screen.Control{Label: howDealt.Label, Go: DealtPlace})
	}
	return s
}

// DealtPage tells how chance at a table is decided.
func DealtPage(t Table) screen.Screen {
	return screen.Fit(t.dealtPage(false))
}

// dealtPage is the same in a hand: with a way back.
func (t Table) dealtPage(inHand bool) screen.Screen {
	d := t.Dealing
	s := screen.Screen{Title: t.titled("fair.title"), Accent: screen.OpenColour}
	if inHand {
		s.Rows = [][]screen.Control{{screen.Back(screen.LabelBack)}}
	}
	if d.Sum == "" {
		s.Text = say("fair.unsealed")
		return s
	}
	s.Text = say("fair.presses")
	if d.Closes {
		s.Text = say("fair.message")
	}
	if d.Secret == "" {
		s.Text = screen.Paragraphs(s.Text, say("fair.later"))
	}
	s.Fields = []screen.Field{{Name: say("fair.sum"), Text: "`" + d.Sum + "`"}}
	if d.Message != "" {
		s.Fields = append(s.Fields, screen.Field{Name: say("fair.fixed"), Text: say("fair.fixed.by", "link", t.fixedBy(), "time", timeOfDay(markup.Posted(d.Message)))})
	}
	if d.Secret != "" {
		s.Fields = append(s.Fields, screen.Field{Name: say("fair.secret"), Text: "`" + d.Secret + "`"})
	}
	if !d.Closes {
		s.Fields = append(s.Fields, screen.Field{Name: say("fair.mixed"), Text: t.presses()})
	}
	return s
}

// presses lists by seat what is mixed with the secret.
func (t Table) presses() string {
	var rows []string
	for i, press := range t.Dealing.Presses {
		gives := say("fair.nothing")
		if press != "" {
			gives = say("fair.press", "press", markup.Escape(press))
		}
		rows = append(rows, say("fair.row", "n", i+1, "who", t.Name(look.At(t.Dealing.Mixed, games.Seat(i))), "gives", gives))
	}
	return strings.Join(rows, "\n")
}

// A Check is what dealing and playing a game again has shown.
type Check struct {
	Seed      string
	Moves     int
	Differs   string   // what differs first; "": nothing
	Unchecked []string // what could not be checked, as sentences without their ends
}

// VerifyPage tells what a check of a game that is over has shown.
func VerifyPage(t Table, c Check) screen.Screen {
	s := t.dealtPage(false)
	s.Title, s.Accent = t.titled("verified.title"), screen.OpenColour
	s.Text = say("verified", "n", c.Moves)
	if c.Unchecked != nil {
		s.Title, s.Text = t.titled("verified.part.title"), say("verified.part", "n", c.Moves)
	}
	if c.Differs != "" {
		s.Title, s.Accent = t.titled("verified.not.title"), screen.WindowColour
		s.Text = say("verified.not", "differs", markup.Escape(c.Differs))
	}
	if c.Differs == "" {
		s.Text = screen.Paragraphs(s.Text, t.bound())
	}
	for _, u := range c.Unchecked {
		s.Text = screen.Paragraphs(s.Text, say("verified.unchecked", "what", markup.Escape(u)))
	}
	s.Fields = append(s.Fields, screen.Field{Name: say("verified.seed"), Text: "`" + c.Seed + "`"})
	s.Text = screen.Paragraphs(s.Text, say("verified.yourself"))
	return screen.Fit(s)
}

// fixedBy is the address of the message that has closed the mix.
func (t Table) fixedBy() string {
	return markup.MessageLink(t.Guild, t.Dealing.Channel, t.Dealing.Message)
}

// bound is who could have chosen the cards of a game that fits its deal. It claims no more than what has been computed.
func (t Table) bound() string {
	d := t.Dealing
	switch {
	case d.Sum == "": // what it was then stands among what is not checked
		return ""
	case d.Message != "":
		return say("verified.fixed", "link", t.fixedBy(), "time", timeOfDay(markup.Posted(d.Message)), "sum", d.Sum[:8])
	}
	return say("verified.open")
}
