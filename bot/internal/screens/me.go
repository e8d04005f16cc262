package screens

import (
	"strings"

	"ruckus/bot/internal/people"
	"ruckus/render/screen"
)

// Places inside what a person has chosen for themselves. A choice is its name, a blank, and on or off.
const (
	MeCalls     = "calls"
	MeOnly      = "only"
	MeListed    = "top"        // on leaderboards
	MeCards     = "cards"      // and one of the ways to write them
	MeKept      = "kept"       // what is kept about them
	MeFile      = "file"       // that as a file
	MeForget    = "forget"     // asks once more
	MeForgetYes = "forget yes" // forgets it
)

// choices are what a person can choose, in the order in which it is shown.
func choices(p people.Prefs) []meChoice {
	return []meChoice{
		{MeCalls, "Reminders", "Remind me", "Do not remind me", !p.NoCalls, "When a game has waited for you for half of your time, one message in its channel mentions you. It goes when you press anything at that table."},
		{MeOnly, "Play my only card", "Play my only card", "Let me play my only card", p.OnlyMove, "When it is your turn and you have a single legal move, it is made for you after a moment. Others may guess from the speed that you had no choice."},
		{MeListed, "On leaderboards", "Show me on leaderboards", "Hide me from leaderboards", !p.Hidden, "You stand on /top, and others can ask for your /stats and /history. Games are counted either way."},
	}
}

// ways are the ways to write cards, as people choose among them.
var ways = []struct {
	way                people.Cards
	name, label, means string
}{
	{people.Pictures, "pictures", "Pictures", "small pictures"},
	{people.Text, "text", "Plain text", "plain text, such as 7♥"},
	{people.Words, "words", "Words", "words for screen readers, without symbols and pictures"},
}

// CardsNamed is the way to write cards that a control names behind MeCards.
func CardsNamed(name string) (way people.Cards, ok bool) {
	for _, w := range ways {
		if w.name == name {
			return w.way, true
		}
	}
	return "", false
}

// cards tells how cards are written, with a button for each way.
func cards(p people.Prefs) (line string, row []screen.Control) {
	for _, w := range ways {
		c := screen.Control{Label: w.label, Go: MeCards + " " + w.name}
		if w.way == p.Cards.Shown() {
			line = w.means
			c.Label, c.Style = w.label+" (chosen)", screen.Blue
		}
		row = append(row, c)
	}
	return "**Cards and tokens: " + line + ".** So they are in hands that you open from now on. Boards, which everybody sees, have pictures; /read tells them in words.", row
}

type meChoice struct {
	name, label, switchOn, switchOff string

	on   bool
	help string
}

// MePage draws the private panel of a person. The note is a sentence in Markdown to be shown on top.
func MePage(p people.Prefs, place, note string, _ screen.Reader) screen.Screen {
	back := []screen.Control{screen.Back(screen.LabelBack)}
	switch place {
	case MeKept:
		return screen.Fit(screen.Screen{Title: "What is kept about you", Text: kept, Accent: screen.PlayingColour, Rows: [][]screen.Control{{{Label: "Get it as a file", Go: MeFile}, {Label: "Forget me …", Style: screen.Red, Go: MeForget}, back[0]}}})
	case MeForget:
		return screen.Fit(screen.Screen{
			Title: "Forget you?", Accent: screen.ClosedColour,
			Text: forget,
			Rows: [][]screen.Control{{{Label: "Yes, forget me", Style: screen.Red, Go: MeForgetYes}, back[0]}},
		})
	}
	lines := make([]string, 0, 3)
	row := make([]screen.Control, 0, 3)
	for _, c := range choices(p) {
		is, other, label := "off", "on", c.switchOn
		if c.on {
			is, other, label = "on", "off", c.switchOff
		}
		lines = append(lines, "**"+c.label+": "+is+".** "+c.help)
		row = append(row, screen.Control{Label: label, Go: c.name + " " + other})
	}
	cards, ways := cards(p)
	lines = append(lines, cards)
	return screen.Fit(screen.Screen{
		Title: "You in this server", Accent: screen.PlayingColour,
		Text: screen.Paragraphs(noteText(note), strings.Join(lines, "\n\n")),
		Rows: [][]screen.Control{row, ways, {{Label: "What is kept about me", Go: MeKept}, {Label: "Forget me …", Style: screen.Red, Go: MeForget}, entrance}},
	})
}

const kept = `- What you have chosen with /me in this server, which games you have opened there, and for a day where you have left a lesson.
- At each table where you sit: your account's number, the name that others see, your seat and your moves. All of it is deleted: a day after a game is over, 30 days after a game is closed before its end, an hour after a table is closed that has not begun. The replay of a game is kept for 91 days.
- Of each game that is over, its result for the league: who played, by number and name, points, places, hints and how long you were away. From that follow ratings, leaderboards and statistics. Results are kept until you are forgotten, or 30 days after the bot has left the server.
- For those who manage a server or a table: their last acts there, in a list that others who manage the server can read.

Nothing else is kept, and no message of yours is read. What is kept about you in another server is kept apart. The page docs/privacy.md of the program has all of it.`

const forget = `In this server, this cannot be undone:

- What you have chosen with /me, your lessons and your practice are deleted now.
- Results of your games stay for the others, but with a random mark in your place. Your ratings, statistics and places on leaderboards are gone. The ratings of others do not change.
- Your name and number leave the tables that are over, replays, and the list of what managers have done.
- A table where you sit now goes on, and forgets you when it ends.

Messages that are on Discord already stay as they are. If you play here again, you begin anew.`

// DamagedMe is what a person sees whose stored choices cannot be read.
func DamagedMe(note string) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: "You in this server", Text: noteText(note), Accent: screen.ClosedColour,
		Rows: [][]screen.Control{{{Label: "Forget me …", Style: screen.Red, Go: MeForget}, entrance}},
	})
}
