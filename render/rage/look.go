// Package rage draws RAGE: what it says of itself on the screens of package render.
package rage

import (
	_ "embed" // for the samples
	"strings"

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
			return look.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell, Why: look.Because(3, g.hinted, g.reason), More: placeMore, Held: g.held}
		}),
		Guide:   guide,
		Lesson:  lesson(),
		Card:    pack.Written,
		Moment:  look.Remember(memories, missedBy),
		Turn:    "trick",
		Marks:   marks(),
		Samples: look.Samples{Text: samples},
		Levels: map[games.Level]string{
			games.Easy:   "bids exactly 38 % of the time",
			games.Medium: "bids exactly 44 % of the time",
			games.Hard:   "bids exactly 63 % of the time",
		},
	}
}

// scene is what the screens of RAGE show of one view.
type scene struct{ rage.View }

// told are the events in words.
var told = look.Phrases{
	"deal":  "Round {n}: {who} {deals|deal}",
	"bid":   "{who} {bids|bid} {n}",
	"seal":  "{who} {has|have} bid in secret",
	"play":  "{who} {plays|play} {card}",
	"trump": "A new trump is turned: {card}",
	"trick": "{who} {wins|win} trick {n}",
	"exact": "{who} {has|have} bid exactly",
	"tie":   "{who} have {n point} each: exact bids decide",
}

func (g scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	if e.Verb == "trump" && len(e.Tokens) == 0 {
		return "There is no trump any more"
	}
	return told.Say(t, e, func(string) string { // the card
		card, called, _ := strings.Cut(strings.Join(e.Tokens, ""), "=")
		return playText(card, called, r)
	})
}

// memories are what was worth remembering, see the kind's Story.
var memories = look.Phrases{
	"lost":   "Lost bid: {who}",
	"bold":   "Boldest bid: {who}, {n trick}, and won exactly that many",
	"streak": "Best bidder: {who} bid exactly in {n round} in a row",
	"astray": "Furthest from a bid: {who}, {too many or too few}",
}

// missedBy says how many tricks a bid was missed by.
func missedBy(n int) string {
	if n > 0 {
		return screen.Plural(n, "trick") + " too many"
	}
	return screen.Plural(-n, "trick") + " too few"
}
