package look

import (
	"ruckus/games"
	"ruckus/render/screen"
	"ruckus/render/words"
)

// Phrases put events into words, by their verbs.
type Phrases map[string]string

// Say puts an event into words; "" for one that has none. Own writes the game's own words; nil: there are none.
func (p Phrases) Say(t Table, e games.Event, own func(word string) string) string {
	return Tell(words.Parse(p[e.Verb]), t, e, func(word string) any { return own(word) })
}

// Tell puts an event into words; "" for no text. It fills {who} with those in the event, {first} and {second} with one of them, and
// {n} with its number, {times} with how often that is; own fills all other places.
func Tell(text words.Text, t Table, e games.Event, own func(place string) any) string {
	return text.Fill(func(place string) any {
		switch {
		case place == "who":
			return words.Some{Text: t.Names(e.Seats), Count: len(e.Seats)}
		case place == "first":
			return t.Name(At(e.Seats, 0))
		case place == "second" && len(e.Seats) > 1:
			return t.Name(e.Seats[1])
		case place == "second":
			return say("opponent") // of what is kept of many games
		case place == "n":
			return e.N
		case place == "times":
			return screen.Times(e.N)
		}
		return own(place)
	})
}

// Remember makes a Look's Moment. Where a phrase has another word in braces, own writes the number; nil: none has.
func Remember(memories Phrases, own func(n int) string) func(t Table, e games.Event) string {
	return func(t Table, e games.Event) string {
		return memories.Say(t, e, func(string) string { return own(e.N) })
	}
}
