package redbrn

import (
	"strconv"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// told are the events in words, but for plays and flips: they come too fast to be told, and the board shows what they have
// led to.
var told = look.Phrases{
	"early":     "{who} has made a false start, and waits a second longer",
	"start":     "The race of round {n} has begun",
	"full":      "Pile {n} is complete",
	"empty":     "{who} has emptied the stack",
	"call":      "{who} has called RIOT",
	"overtaken": "{presses} not count: an earlier one came in late",
	"undone":    "{presses} not count: RIOT was called before",
	"restored":  "{presses} count after all",
	"jam":       "Nobody could play: all hands were turned, for the {nth} time in a row",
	"idle":      "Nobody has played for a minute",
	"vote":      "{who} wants to end the round",
	"leave":     "{who} has left the race",
	"away":      "{who} touched no card in the whole round: the next ones begin without them",
	"back":      "{who} is back",
	"tie":       "{who} share the first place with {n point}: one more round",
}

func (g scene) tell(t look.Table, e games.Event, _ screen.Reader) string {
	if e.Verb == "jam" && e.N == 0 {
		return "Nobody could play, and there was no hand to turn"
	}
	return told.Say(t, e, func(word string) string {
		if word == "nth" {
			return ordinal(e.N)
		}
		return presses(e.N, t.Names(e.Seats))
	})
}

// presses begins a sentence on presses that do count, or do not.
func presses(n int, who string) string {
	if n == 1 {
		return "A press of " + who + " does"
	}
	return strconv.Itoa(n) + " presses of " + who + " do"
}

func ordinal(n int) string {
	switch n {
	case 1:
		return "first"
	case 2:
		return "second"
	case 3:
		return "third"
	}
	return strconv.Itoa(n) + "th"
}
