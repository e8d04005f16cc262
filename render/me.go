package render

import "strings"

// Places inside what a person has chosen for themselves. A choice is its name, a blank, and on or off.
const (
	MeCalls     = "calls"
	MeOnly      = "only"
	MeWords     = "words"
	MeKept      = "kept"       // what is kept about them
	MeForget    = "forget"     // asks once more
	MeForgetYes = "forget yes" // forgets it
)

// A Me is what a person has chosen for themselves in a server.
type Me struct {
	Calls, Only, Words bool
}

// meChoices are what a person can choose, in the order in which it is shown.
func (m Me) choices() []meChoice {
	return []meChoice{
		{MeCalls, "Calls", "Call me", "Do not call me", m.Calls, "When a game has waited for you for half of your time, one message in its channel mentions you. It goes when you press anything at that table."},
		{MeOnly, "Play my only card", "Play my only card", "Let me play my only card", m.Only, "When it is your turn and you have a single legal move, it is made for you after a moment. Others may guess from the speed that you had no choice."},
		{MeWords, "Text only", "Hands in words", "Hands with symbols", m.Words, "Hands that you open are in words, for screen readers: without symbols and pictures."},
	}
}

type meChoice struct {
	name, label, switchOn, switchOff string

	on   bool
	help string
}

// MePage draws the private panel of a person. The note is a sentence in Markdown to be shown on top.
func MePage(m Me, place, note string, _ Reader) Screen {
	back := []Control{Back("Back")}
	switch place {
	case MeKept:
		return fit(Screen{Title: "What is kept about you", Text: kept, Accent: playingColour, Rows: [][]Control{back}})
	case MeForget:
		return fit(Screen{
			Title: "Forget what you have chosen?", Accent: closedColour,
			Text: "This deletes what you have chosen here with /me, in this server. Your seats at tables stay: leave those yourself.",
			Rows: [][]Control{{{Label: "Yes, forget it", Style: Red, Go: MeForgetYes}, back[0]}},
		})
	}
	lines := make([]string, 0, 3)
	row := make([]Control, 0, 3)
	for _, c := range m.choices() {
		is, other, label := "off", "on", c.switchOn
		if c.on {
			is, other, label = "on", "off", c.switchOff
		}
		lines = append(lines, "**"+c.label+": "+is+".** "+c.help)
		row = append(row, Control{Label: label, Go: c.name + " " + other})
	}
	return fit(Screen{
		Title: "You in this server", Accent: playingColour,
		Text: Paragraphs(noteText(note), strings.Join(lines, "\n\n")),
		Rows: [][]Control{row, {{Label: "What is kept about me", Go: MeKept}, {Label: "Forget it …", Style: Red, Go: MeForget}}},
	})
}

const kept = `- What you have chosen with /me in this server, until you forget it.
- At each table where you sit: your account's number, the name that others see, your seat and your moves. All of it is deleted: a day after a game is over, 30 days after a game is closed before its end, an hour after a table is closed that has not begun.
- For those who manage a server or a table: their last acts there, in a list that others who manage the server can read.

Nothing else is kept, and no message of yours is read. What is kept about you in another server is kept apart.`

// DamagedMe is what a person sees whose stored choices cannot be read.
func DamagedMe(note string) Screen {
	return fit(Screen{
		Title: "You in this server", Text: noteText(note), Accent: closedColour,
		Rows: [][]Control{{{Label: "Forget it …", Style: Red, Go: MeForget}}},
	})
}
