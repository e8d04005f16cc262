// Package rage draws RAGE: how the game presents itself on screens.
package rage

import (
	_ "embed" // for the samples

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

//go:embed samples.txt
var samples string

// Look is the look of RAGE.
func Look() look.Look {
	return look.Look{
		Draw: look.DrawAs(func(v rage.View) look.Drawing {
			g := scene{v}
			return look.Drawing{Board: g.board, Last: g.lastInLine, Hand: g.hand, Tell: g.tell, Why: look.Because(3, g.hinted, g.reason), More: placeMore, Held: g.held, Marked: v.Turn != games.Table, First: g.first}
		}),
		Guide:   guide,
		Lesson:  lesson().Worded(book),
		First:   firstGames(),
		Badge:   "🎯",
		Card:    pack.Written,
		Moment:  remembered,
		Turn:    say("turn"),
		Marks:   marks(),
		Samples: look.Samples{Text: samples},
		Levels: map[games.Level]string{
			games.Easy:   say("level.easy"),
			games.Medium: say("level.medium"),
			games.Hard:   say("level.hard"),
		},
	}
}

// scene is what the screens of RAGE show of one view.
type scene struct{ rage.View }

// tell puts an event into words.
func (g scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	key := "told." + e.Verb
	if e.Verb == "trump" && len(e.Tokens) == 0 {
		key = "told.no-trump"
	}
	return look.Tell(book.Text(key), t, e, func(string) any { return tokenText(look.At(e.Tokens, 0), r) }) // the card
}

// remembered puts into words what was worth remembering, see the kind's Story.
func remembered(t look.Table, e games.Event) string {
	return look.Tell(book.Text("moment."+e.Verb), t, e, func(string) any { // by how many tricks a bid was missed
		if e.N > 0 {
			return say("missed.over", "n", e.N)
		}
		return say("missed.under", "n", -e.N)
	})
}
