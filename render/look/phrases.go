package look

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/screen"
)

// Phrases put events into words, by their verbs. In braces stand {who}, those in the event; {first} and {second}, one of them;
// {n}, its number, or {+n} with its sign; {n card}, the number with its noun; {plays|play}, what one does and what several do;
// and the game's own words.
type Phrases map[string]string

// Say puts an event into words; "" for one that has none. Own writes the game's own words; nil: there are none.
func (p Phrases) Say(t Table, e games.Event, own func(word string) string) string {
	var said strings.Builder
	for rest := p[e.Verb]; rest != ""; {
		plain, after, _ := strings.Cut(rest, "{")
		said.WriteString(plain)
		word, after, braced := strings.Cut(after, "}")
		if braced {
			said.WriteString(inPlaceOf(word, t, e, own))
		}
		rest = after
	}
	return said.String()
}

func inPlaceOf(word string, t Table, e games.Event, own func(word string) string) string {
	noun, counted := strings.CutPrefix(word, "n ")
	one, many, verb := strings.Cut(word, "|")
	switch {
	case word == "who":
		return t.Names(e.Seats)
	case word == "first":
		return t.Name(At(e.Seats, 0))
	case word == "second" && len(e.Seats) > 1:
		return t.Name(e.Seats[1])
	case word == "second":
		return "an opponent" // of what is kept of many games
	case word == "n":
		return strconv.Itoa(e.N)
	case word == "+n":
		return screen.Signed(e.N)
	case counted:
		return screen.Plural(e.N, noun)
	case verb:
		return Verb(e.Seats, one, many)
	}
	return own(word)
}

// Remember makes a Look's Moment. Where a phrase has another word in braces, own writes the number; nil: none has.
func Remember(memories Phrases, own func(n int) string) func(t Table, e games.Event) string {
	return func(t Table, e games.Event) string {
		return memories.Say(t, e, func(string) string { return own(e.N) })
	}
}
