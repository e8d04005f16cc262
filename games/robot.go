package games

import "math/rand/v2"

// A Level is how well a computer player plays; the zero Level is none.
type Level int

// The levels, each stronger than the one before.
const (
	Easy Level = iota + 1
	Medium
	Hard
)

// Levels lists the levels, the weakest first.
func Levels() []Level { return []Level{Easy, Medium, Hard} }

// String returns the level as people write it; "" for none.
func (l Level) String() string {
	switch l {
	case Easy:
		return "easy"
	case Medium:
		return "medium"
	case Hard:
		return "hard"
	}
	return ""
}

// Choose has a computer player choose a move for a seat. It spoils the game, which must be thrown away: all that the seat
// cannot know is dealt again in it before the player sees it, so it cannot look at hidden cards. The move is "" where the
// seat is not asked for one, has chosen or wants none; whether it is legal the rules decide when it is made. A game without robots of
// its own has the easy ones play at random among the moves of the prompt, and the others the first of them.
func Choose(g Game, s Seat, l Level, r *rand.Rand) string {
	p := g.Prompt(s)
	moves := p.Moves
	if len(moves) == 0 || p.Change {
		return ""
	}
	g.Redeal(s, r)
	if with, ok := g.(Robot); ok {
		return with.Robot(s, l, r)
	}
	if l == Easy {
		return moves[r.IntN(len(moves))]
	}
	return moves[0]
}
