package look

import (
	"time"

	"ruckus/games"
	"ruckus/render/view"
)

// A Replayed is one position of a game that is over, as a reader sees it.
type Replayed struct {
	view.Position
	View   games.Seat   // whose hand is shown; games.Table: the board, with all hands
	Coach  bool         // the reader played here and can ask the coach
	Share  bool         // it can be shown to everybody
	Shared bool         // it is a message for everybody
	Led    int          // the moment of the coach that has led here, from 1; 0: none has
	LedTo  int          // its move
	Moment *CoachMoment // and says this of the move that the reader made here; nil: nothing is known
	Plays  bool         // it goes on on its own
	Rests  bool         // it went on on its own until it could not any longer
	Why    bool         // the reasons of the robot that led here are shown: Because, in what it saw, Before
	Before any
	// Because are those reasons.
	Because []games.Event
}

// A Coaching is what the coach tells one player of a game that is over.
type Coaching struct {
	Seat           games.Seat
	Move           int        // of the replay, to go back to
	View           games.Seat // and the view there
	Ready          bool       // what follows is known; else it is being computed
	At             time.Time  // about when it is known
	Judged, Hinted int        // moves with a choice: own ones, and hints
	Costs          int        // of the own ones, how many surely cost something, at least
	Pace           time.Duration
	Waits          int // in a race: how often the player pressed nothing for much longer than that pace
	Moments        []CoachMoment
}

// A CoachMoment is a move that cost something against what a hard robot would have done.
type CoachMoment struct {
	Replayed               // before the move
	Hint     games.Hint    // what it would have done, and why
	Instead  string        // the move that the player made
	Told     []games.Event // of it
	Weight   string        // what it has cost: "a little", "much"
	Turn     bool          // and the rest of the turn with it
	Open     time.Duration // in a race: for how long that had been possible
	Waited   time.Duration // in a race: the player pressed nothing for so long instead; 0: Instead was pressed
}
