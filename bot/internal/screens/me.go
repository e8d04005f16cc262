package screens

import (
	"slices"

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

// MePanel is where a person chooses for themselves. What moderators have done about them stands on top.
func MePanel(prefs people.Prefs, barred string) frame.Panel {
	calls, only, listed, way := false, false, false, 0
	options := games.Options{
		games.Bool(&calls, meCalls, true, "One ping in the channel when half your time is gone. It goes once you press.").Titled("Reminders"),
		games.Bool(&only, meOnly, false, "With just one legal move, I'll play it for you. Others may notice the speed.").Titled("Auto-play"),
		games.Bool(&listed, meListed, true, "You're on /top, and others can see your /stats and /history. Games count either way.").Titled("Leaderboards"),
		games.Pick(&way, meCards, 0, "Or plain text (7♥), or words for screen readers, where only you see them. Boards have pictures; /read puts them in words.",
			games.Choice{Name: "pictures"}, games.Choice{Name: "plain text", Value: 1}, games.Choice{Name: "words", Value: 2}).Titled("Cards"),
	}
	calls, only, listed, way = !prefs.NoCalls, prefs.OnlyMove, !prefs.Hidden, slices.Index(ways, prefs.Cards.Shown())
	p := frame.Panel{Title: "You in this server", Accent: screen.PlayingColour, Notes: []string{barred}, Brief: true}
	for _, o := range options {
		p.Items = append(p.Items, frame.Item{Option: o, Value: options.Values()[o.Name]})
	}
	p.Beside = []screen.Control{{Label: "My data", Go: MeKept}, forgetMe, entrance}
	return p
}

// ChooseMe changes what a person has chosen to the value of an item.
func ChooseMe(p *people.Prefs, o frame.Item) {
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

// AskForget asks once more.
func AskForget() screen.Screen {
	return screen.Sure("Forget you?", forget, screen.Control{Label: "Yes, forget me", Go: MeForgetYes})
}

var forgetMe = screen.Control{Label: "Forget me …", Style: screen.Red, Go: MeForget}

const forget = `In this server, this can't be undone:

- Your /me settings, lessons and practice are deleted now.
- Your games' results stay for the others, with a random mark in your place. Your ratings, statistics and leaderboard places are gone. Others' ratings don't change.
- Your name and number leave the tables that are over, replays, nights, dailies you played, and the list of what managers did. For a daily that's still closed, a mark stays until it opens, so nobody plays it twice.
- A table where you sit now plays on, and forgets you when it ends.

Messages already on Discord stay as they are. If you play here again, you start over.`

// DamagedMe is what a person sees whose stored choices cannot be read.
func DamagedMe(note string) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: "You in this server", Text: screen.Note(note), Accent: screen.ClosedColour,
		Rows: [][]screen.Control{{forgetMe, entrance}},
	})
}
