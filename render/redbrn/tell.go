package redbrn

import (
	"fmt"
	"strconv"

	"ruckus/games"
	"ruckus/render"
)

// tell puts events into sentences. Plays and flips come too fast to be told; the board shows what they have led to.
func (g look) tell(t render.Table, e games.Event, _ render.Reader) string {
	who := t.Names(e.Seats)
	switch e.Verb {
	case "start":
		return fmt.Sprintf("The race of round %d has begun", e.N)
	case "full":
		return fmt.Sprintf("Pile %d is complete", e.N)
	case "empty":
		return who + " has emptied the stack"
	case "call":
		return who + " has called RIOT"
	case "overtaken":
		return presses(e.N, who) + " not count: an earlier one came in late"
	case "undone":
		return presses(e.N, who) + " not count: RIOT was called before"
	case "restored":
		return presses(e.N, who) + " count after all"
	case "jam":
		if e.N == 0 {
			return "Nobody could play, and there was no hand to turn"
		}
		return fmt.Sprintf("Nobody could play: all hands were turned, for the %s time in a row", ordinal(e.N))
	case "idle":
		return "Nobody has played for a minute"
	case "vote":
		return who + " wants to end the round"
	case "leave":
		return who + " has left the race"
	case "away":
		return who + " touched no card in the whole round: the next ones begin without them"
	case "back":
		return who + " is back"
	case "tie":
		return who + fmt.Sprintf(" share the first place with %s: one more round", render.Plural(e.N, "point"))
	}
	return ""
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
