package frame

import (
	"fmt"
	"strconv"
	"strings"
	"time"

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
	howDealt = screen.Control{Label: "Is it fair?", Host: HowDealt}
	verify   = screen.Control{Label: "Verify", Host: Verify}
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
	s := screen.Screen{Title: t.Kind.Title + " – is it fair?", Accent: screen.OpenColour}
	if inHand {
		s.Rows = [][]screen.Control{{screen.Back(screen.LabelBack)}}
	}
	if d.Sum == "" {
		s.Text = "This table's shuffle wasn't sealed."
		return s
	}
	s.Text = "All chance comes from this table's **secret**, mixed with the presses below. " +
		"Its hash is here from the opening on, before anyone joins, so nobody can change the secret."
	if d.Closes {
		s.Text = "All chance comes from this table's **secret**, mixed with a message's number. " +
			"That message fixes the secret before Discord gives it its number, so nobody can choose the cards."
	}
	if d.Secret == "" {
		s.Text = screen.Paragraphs(s.Text, "The secret is shown when the game is over. **Verify** then plays it again and compares.")
	}
	s.Fields = []screen.Field{{Name: "Sum of the secret (SHA-256)", Text: "`" + d.Sum + "`"}}
	if d.Message != "" {
		s.Fields = append(s.Fields, screen.Field{Name: "Fixed by", Text: "[this message](" + t.fixedBy() + "), " + timeOfDay(markup.Posted(d.Message))})
	}
	if d.Secret != "" {
		s.Fields = append(s.Fields, screen.Field{Name: "The secret", Text: "`" + d.Secret + "`"})
	}
	if !d.Closes {
		s.Fields = append(s.Fields, screen.Field{Name: "Mixed with it", Text: t.presses()})
	}
	return s
}

// presses lists by seat what is mixed with the secret.
func (t Table) presses() string {
	var rows []string
	for i, press := range t.Dealing.Presses {
		gives := "nothing"
		if press != "" {
			gives = "press " + markup.Escape(press)
		}
		rows = append(rows, fmt.Sprintf("%d. %s: %s", i+1, t.Name(look.At(t.Dealing.Mixed, games.Seat(i))), gives))
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
	s.Title, s.Accent = t.Kind.Title+" – verified", screen.OpenColour
	sign := "✅"
	if c.Unchecked != nil {
		s.Title, sign = t.Kind.Title+" – verified in part", "☑️"
	}
	s.Text = sign + " **Begun and played again, it is the same game**: the same start, " + screen.Plural(c.Moves, "move") + ", the same end."
	if c.Differs != "" {
		s.Title, s.Accent = t.Kind.Title+" – not verified", screen.WindowColour
		s.Text = "❌ **It doesn't match.** " + screen.Sentence(screen.Capital(markup.Escape(c.Differs)))
	}
	if c.Differs == "" {
		s.Text = screen.Paragraphs(s.Text, t.bound())
	}
	for _, u := range c.Unchecked {
		s.Text = screen.Paragraphs(s.Text, "Not checked: "+screen.Sentence(markup.Escape(u)))
	}
	s.Fields = append(s.Fields, screen.Field{Name: "The seed that they come to", Text: "`" + c.Seed + "`"})
	s.Text = screen.Paragraphs(s.Text, "-# To check it without this bot, press **"+screen.LabelExport+"** on the board and run *ruckus verify* with the file.")
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
		return "🔒 The secret was fixed in a message before Discord gave it the number that went in last. If [it](" + t.fixedBy() + ") stands in your channel at " +
			timeOfDay(markup.Posted(d.Message)) + ", when you began, with `" + d.Sum[:8] + "…`, no “(edited)” and no line above it, nobody chose these cards, short of posting and deleting such " +
			"messages before your eyes. The people who run this bot could look at them."
	}
	return "🔓 **Nothing has bound the people who run this bot**: no message fixed the cards. What was checked is that the cards and the moves follow from the secret."
}

// timeOfDay has Discord write a moment as its reader's clock shows it, with seconds.
func timeOfDay(at time.Time) string { return "<t:" + strconv.FormatInt(at.Unix(), 10) + ":T>" }
