package games

import "iter"

// An After is what is made of the log of a game that is over, see [Replay]. In a race it is told the presses that came too late,
// as well. What is nil is left out.
type After struct {
	// Story tells what was worth remembering of it.
	Story func(actions iter.Seq[Played]) Story
	// Live tells which moments worth an interruption there were in one action, from what everybody saw of it: its public events and
	// the view after it. The board tells a few of them as they happen. A moment must stay true whatever comes later.
	Live func(events []Event, view func() any) []Event
	// Feats are the moments of stories that a player is proud of, so that the best of many games can be kept.
	Feats []Feat
	// Figures counts what tells good players from bad ones, besides points.
	Figures func(actions iter.Seq[Played]) []Figure
	// Telling is how many points a move must have cost to be told to its player; 0 for one.
	Telling float64
	// Highlights are the moments that people look for when they look back at a game, in order. They stand in the replay's Go to.
	Highlights func(actions iter.Seq[Played]) []Highlight
}

// A Story is what is worth telling of a game that is over.
type Story struct {
	Scores  [][]int  // after each round in order: what everybody had in all, by seat
	Moments []Event  // the best first, at most MaxMoments; their verbs are not those of other events
	Own     []Event  `json:",omitempty"` // of each of After.Feats the best moment of each seat that has one; it belongs to its first seat
	Ties    []Event  `json:",omitempty"` // what one player did to another, in all: the first seat did it; the most telling first
	Film    []string `json:",omitempty"` // after each round in order: what a moving picture of the game shows, in the words of its rules and look
}

// MaxMoments is how many moments a Story has at most.
const MaxMoments = 3

// A Highlight is a moment of a game. The look puts it into words: as a moment of a story or, where it has none, as an event.
type Highlight struct {
	Move int // how many actions had been made with it
	Event
}

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
