package games

// A Chapter is how far a game has come.
type Chapter struct {
	Round  int   // from 1; 0 before the first one
	Turn   int   // of the round: which trick, sequence or turn, from 1, as the game counts; 0 where there is none
	Points []int // in all after the finished rounds, by seat; nil where points come only at the end
	Fewest bool  // the fewest of these points win
}

// Same reports whether two positions belong to the same turn of the same round.
func (c Chapter) Same(other Chapter) bool { return c.Round == other.Round && c.Turn == other.Turn }
