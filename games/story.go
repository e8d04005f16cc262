package games

// A Story is what is worth telling of a game that is over.
type Story struct {
	Scores  [][]int // after each round in order: what everybody had in all, by seat
	Moments []Event // the best first, at most MaxMoments; their verbs are not those of other events
	Own     []Event `json:",omitempty"` // of each of the kind's Feats the best moment of each seat that has one; it belongs to its first seat
}

// MaxMoments is how many moments a Story has at most.
const MaxMoments = 3

// A Feat is a verb of moments, and which of them is best.
type Feat struct {
	Verb   string
	Fewest bool // the one with the smallest N, as of times; else the one with the greatest
}

// A Figure is a number about how somebody played one game, for comparisons: {"exact bids, %", 2, 60}.
type Figure struct {
	Name  string
	Seat  Seat
	Value float64
}
