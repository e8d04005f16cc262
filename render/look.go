package render

import (
	"fmt"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/games/redox"
	"ruckus/games/riot"
)

// A look is one game's part of its screens. The frame around it is the same for all games.
type look interface {
	// board is what everybody sees of the running or finished game: a title, a text and fields.
	board(t Table, r Reader) Screen
	// hand is what the seat sees of the running game, with the controls for its moves.
	hand(t Table, p games.Prompt, place string, r Reader) Screen
	// tell puts an event into a sentence; "" where the screens show it anyway.
	tell(t Table, e games.Event, r Reader) string
}

// lookOf is the list of the games that have screens of their own, by what they show.
func lookOf(view any) look {
	switch v := view.(type) {
	case rednines.View:
		return redNines{v}
	case rage.View:
		return rageLook{v}
	case redbrn.View:
		return redbrnLook{v}
	case redox.View:
		return redoxLook{v}
	case riot.View:
		return riotLook{v}
	}
	return plain{}
}

// guideOf is the list of the games that have a rules page of their own, by name.
func guideOf(k games.Kind) []page {
	switch k.Name {
	case "rednines":
		return redNinesGuide
	case "rage":
		return rageGuide
	case "redbrn":
		return redbrnGuide
	case "redox":
		return redoxGuide
	case "riot":
		return riotGuide
	}
	return []page{{"play", "How to play", k.Summary}}
}

// noteOf makes a sentence of the rules one for people, where the rules of a game know players or cards by other names.
func noteOf(t Table, view any, note string, r Reader) string {
	note = clip(note, maxNote)
	switch v := view.(type) {
	case redbrn.View:
		note = redbrnLook{v}.named(t, note, r)
	case redox.View:
		note = redoxLook{v}.named(note, r)
	}
	return sentence(note)
}

// hasTurns tells whether a hand is headed by whose turn it is. In a race it is always everybody's, and who is asked to
// react in RIOT is not on turn.
func hasTurns(view any) bool {
	switch v := view.(type) {
	case redbrn.View:
		return false
	case riot.View:
		return !riotLook{v}.reacts()
	}
	return true
}

// scored writes a final score; that of RIOT is how near somebody has come to an aim that differs from the others'.
func (t Table) scored(n int) string {
	if t.Kind.Name == "riot" {
		return fmt.Sprintf("%d %% of the way", n)
	}
	return plural(n, "point")
}

// lengthOf tells in the lobby how long the game will take; "" where nobody has measured it.
func lengthOf(t Table) string {
	if target := t.Values["target"]; t.Kind.Name == "redbrn" && target > 0 {
		return redbrnLength(target)
	}
	return ""
}
