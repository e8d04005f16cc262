package games

import "math/rand/v2"

// A Hint is what a hard computer player would do in a seat's place.
type Hint struct {
	Move    string  `json:"move,omitempty"`    // "" for none: it would wait
	Reasons []Event `json:"reasons,omitempty"` // why, see Adviser
}

// HintFor has a hard computer player choose a move for a seat that is asked for one, and say why. Like Choose it spoils the
// game, and sees no hidden cards; nor do the reasons.
func HintFor(g Game, s Seat, r *rand.Rand) Hint {
	return Explain(g, s, Choose(g, s, Hard, r), r)
}

// Explain makes a hint of what Choose has chosen at the hard level, with the same game as Choose has left it.
func Explain(g Game, s Seat, move string, r *rand.Rand) Hint {
	h := Hint{Move: move}
	if h.Move == "" {
		return h
	}
	if with, ok := g.(Hinter); ok {
		h.Move = with.Hint(s, h.Move, r)
	}
	if with, ok := g.(Adviser); ok {
		h.Reasons = with.Reasons(s, h.Move)
	}
	return h
}
