package games

import "iter"

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

// A Told is one action of a game that is played again from its log.
type Told struct {
	Action
	Events []Event
	Game   Game // after the action; it may be read, not changed

	// Robot tells that a robot made the action, or the clock, so that its time is the bot's own and not Discord's.
	Robot bool
	// Refused is why the action counted for nothing, see TooLate; nil: it did. Only Kind.Margins is told of such.
	Refused error
}

// Retell plays a game again from its setup and its actions. Where the rules refuse one, it ends there, and err says why.
func (k Kind) Retell(s Setup, actions []Action, err *error) iter.Seq[Told] {
	return func(yield func(Told) bool) {
		var g Game
		g, *err = k.New(s)
		if *err != nil {
			return
		}
		for _, a := range actions {
			var events []Event
			events, *err = g.Apply(a)
			if *err != nil || !yield(Told{Action: a, Events: events, Game: g}) {
				return
			}
		}
	}
}

// A Figure is a number about how somebody played one game, for comparisons: {"exact bids, %", 2, 60}.
type Figure struct {
	Name  string
	Seat  Seat
	Value float64
}
