package view

import (
	"fmt"

	"ruckus/games"
)

// A Hand is what one user may know about a table. Who has no seat there may know what everybody does.
type Hand struct {
	Table
	Seat   games.Seat // games.Table: none
	SitsIn games.Seat // without a seat: whose robot they go on for when the race is over; games.Table: none
	Seen   games.Seat // the seat whose cards they have seen in this game, so that they can go on for that robot alone; games.Table: none
	In     bool       // without a seat: they want to be in the next game
	View   any        // the game as this seat sees it; nil in the lobby
	Prompt games.Prompt
	Asks   int           // how often what the seat was asked was over: tells what it is asked now from all that was before
	Since  []games.Event // what has happened since the user's last move, as far as they may know it, the oldest first, at most 30
	// OnlyMade says that the seat's last move was a single one, which was made for it because its user has so chosen.
	OnlyMade bool
	// Single says that the game waits for the seat, which has a single move, and whose user has not said that it be made for them.
	Single  bool
	Ahead   string      // what its user has chosen before being asked, see games.Prompt; still there while they are asked and may not do it
	Wish    string      // in the lobby: the side that its user wants to play; "": any
	Answers []string    // the standing ones that its user has given, see games.Answerer
	Hint    *games.Hint // for what the seat is asked now; nil: its user has not asked for one
	Plan    *Plan       // what its user means to do in their turn; nil: they can plan nothing now
	Carried bool        // what the seat is asked now is answered by its plan in a moment
}

// Bystander is what somebody without a seat may know of a table.
func Bystander(t Table) Hand {
	return Hand{Table: t, Seat: games.Table, SitsIn: games.Table, Seen: games.Table}
}

// A Plan is what a player means to do in their turn, and what comes of it.
type Plan struct {
	games.Planned

	Rev     int
	Orders  []string
	Stopped *PlanStop     // why it was not played to its end; nil: it was, or was not played
	Told    []games.Event // what happened while it was played
	Ideas   []games.Idea  // that the player has asked for
}

// A PlanStop is why a plan was not played to its end.
type PlanStop struct {
	Order   string `json:"order"`             // at which
	Refused bool   `json:"refused,omitempty"` // the rules refuse it, and the plan's outlook says why; else it came otherwise than foreseen
}

// Press is what a control makes that does something with the plan, see games.PlanMark.
func (p *Plan) Press(do, what string) string {
	return fmt.Sprintf("%s%d.%d %s%s", games.PlanMark, p.Turn, p.Rev, do, what)
}

// A Position is one of a game that is over, with all hands open.
type Position struct {
	Move, Moves int // how many moves were made up to here, and in all; those of the clock count, too
	Chapter     games.Chapter
	Rounds      []int // with which move each round begins; with fewer than two there is nothing to choose
	FirstRound  int   // the number of the first of them
	Highlights  []games.Highlight
	TurnBefore  int            // where the turn begins, or the one before if this is its beginning
	TurnAfter   int            // where the next turn begins
	Seat        games.Seat     // who made the move that led here; games.Table for the clock
	Made        string         // that move; "" at the beginning
	Robot       bool           // a robot chose it
	Events      []games.Event  // of it
	Public      any            // the game as a bystander sees it
	Views       []any          // the game by seat
	Prompts     []games.Prompt // by seat
}
