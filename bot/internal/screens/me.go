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
		games.Bool(&calls, meCalls, true, say("me.calls")).Titled(say("me.calls.title")),
		games.Bool(&only, meOnly, false, say("me.only")).Titled(say("me.only.title")),
		games.Bool(&listed, meListed, true, say("me.top")).Titled(say("me.top.title")),
		games.Pick(&way, meCards, 0, say("me.cards"), games.Choice{Name: say("me.cards.pictures")}, games.Choice{Name: say("me.cards.text"), Value: 1},
			games.Choice{Name: say("me.cards.words"), Value: 2}).Titled(say("me.cards.title")),
	}
	calls, only, listed, way = !prefs.NoCalls, prefs.OnlyMove, !prefs.Hidden, slices.Index(ways, prefs.Cards.Shown())
	p := frame.Panel{Title: say("me.title"), Accent: screen.PlayingColour, Notes: []string{barred}, Brief: true}
	for _, o := range options {
		p.Items = append(p.Items, frame.Item{Option: o, Value: options.Values()[o.Name]})
	}
	p.Beside = []screen.Control{{Label: say("me.data"), Go: MeKept}, forgetMe(), entrance()}
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
	return screen.Sure(say("me.forget.title"), say("me.forget.sure"), screen.Control{Label: say("me.forget.yes"), Go: MeForgetYes})
}

func forgetMe() screen.Control {
	return screen.Control{Label: say("me.forget"), Style: screen.Red, Go: MeForget}
}

// DamagedMe is what a person sees whose stored choices cannot be read.
func DamagedMe(note string) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: say("me.title"), Text: screen.Note(note), Accent: screen.ClosedColour,
		Rows: [][]screen.Control{{forgetMe(), entrance()}},
	})
}
