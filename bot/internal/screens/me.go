package screens

import (
	"slices"
	"strings"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/people"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

// Places inside what a person has chosen for themselves, besides those of its items.
const (
	MeKept      = "kept"       // what is kept about them
	MeFile      = "file"       // that as a file
	MeForget    = "forget"     // asks once more
	MeForgetYes = "forget yes" // forgets it

	meCalls  = "calls" // names of items
	meOnly   = "only"
	meListed = "top"
	meCards  = "cards"
)

// ways are the ways to write cards, by their values.
var ways = []people.Cards{people.Pictures, people.Text, people.Words}

// MeItems are what a person can choose, in the order in which it is shown.
func MeItems(p people.Prefs) []guild.Item {
	var calls, only, listed bool
	var way int
	all := games.Options{
		games.Bool(&calls, meCalls, true, "When a game has waited for you for half of your time, one message in its channel mentions you. It goes when you press anything at that table.").Titled("Reminders"),
		games.Bool(&only, meOnly, false, "When it is your turn and you have a single legal move, it is made for you after a moment. Others may guess from the speed that you had no choice.").Titled("Playing my only move"),
		games.Bool(&listed, meListed, true, "You stand on /top, and others can ask for your /stats and /history. Games are counted either way.").Titled("My name on leaderboards"),
		games.Pick(&way, meCards, 0, "So they are on all screens that only you see. Plain text is such as 7♥, and words are for screen readers. Boards, which everybody sees, have pictures; /read tells them in words.",
			games.Choice{Name: "pictures"}, games.Choice{Name: "plain text", Value: 1}, games.Choice{Name: "words", Value: 2}).Titled("Cards and tokens"),
	}
	calls, only, listed, way = !p.NoCalls, p.OnlyMove, !p.Hidden, slices.Index(ways, p.Cards.Shown())
	return guild.Items(all, all.Values())
}

// ChooseMe changes what a person has chosen to the value of an item.
func ChooseMe(p *people.Prefs, o guild.Item) {
	switch o.Name {
	case meCalls:
		p.NoCalls = o.Value == 0
	case meOnly:
		p.OnlyMove = o.Value != 0
	case meListed:
		p.Hidden = o.Value == 0
	case meCards:
		p.Cards = ways[o.Value]
	}
}

// MePage draws the private panel of a person. The note is a sentence in Markdown to be shown on top.
func MePage(p people.Prefs, place, note string, _ screen.Reader) screen.Screen {
	if place == MeForget {
		return screen.Fit(screen.Screen{
			Title: "Forget you?", Accent: screen.ClosedColour,
			Text: forget,
			Rows: [][]screen.Control{{{Label: "Yes, forget me", Style: screen.Red, Go: MeForgetYes}, screen.Back(screen.LabelBack)}},
		})
	}
	var lines []string
	var switches, ways []screen.Control
	for _, o := range MeItems(p) {
		lines = append(lines, "**"+frame.OptionTitle(o.Option)+": "+o.Format(o.Value)+".** "+o.Help)
		if o.Bool {
			switches = append(switches, frame.OptionSwitch(frame.PlaceSet, o.Option, o.Value))
			continue
		}
		ways = append(ways, frame.OptionButtons(frame.PlaceSet, o.Option, o.Value)...)
	}
	return screen.Fit(screen.Screen{
		Title: "You in this server", Accent: screen.PlayingColour,
		Text: screen.Paragraphs(noteText(note), strings.Join(lines, "\n\n")),
		Rows: [][]screen.Control{switches, ways, {{Label: "What is kept about me", Go: MeKept}, forgetMe, entrance}},
	})
}

var forgetMe = screen.Control{Label: "Forget me …", Style: screen.Red, Go: MeForget}

const forget = `In this server, this cannot be undone:

- What you have chosen with /me, your lessons and your practice are deleted now.
- Results of your games stay for the others, but with a random mark in your place. Your ratings, statistics and places on leaderboards are gone. The ratings of others do not change.
- Your name and number leave the tables that are over, replays, nights, days whose deal you have played, and the list of what managers have done. Of a day whose deal is still closed a mark stays until it opens, so that nobody plays it twice.
- A table where you sit now goes on, and forgets you when it ends.

Messages that are on Discord already stay as they are. If you play here again, you start over.`

// DamagedMe is what a person sees whose stored choices cannot be read.
func DamagedMe(note string) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: "You in this server", Text: noteText(note), Accent: screen.ClosedColour,
		Rows: [][]screen.Control{{forgetMe, entrance}},
	})
}
