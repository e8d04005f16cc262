package look

import (
	"fmt"
	"time"

	"ruckus/games"
	"ruckus/render/markup"
)

// A Table is what screens need to know about a table besides the game itself.
type Table struct {
	Kind     games.Kind
	Look     Look // of the kind; the zero Look has plain screens
	Values   map[string]int
	Extra    games.Options  // the host's own options, shown beside the game's
	Players  []Player       // by seat
	Phase    string         // lobby, playing, over, closed
	Paused   bool           // nobody is here, so the game rests
	Deadline time.Time      // when the clock plays for those who are waited for, or the lobby expires; zero: never
	TickAt   time.Time      // when the game goes on by its own clock; zero: that does not run, as while the table is paused, and in lessons and replays
	Recent   []games.Event  // the last public events, oldest first
	Since    []games.Event  // in a hand: what has happened since its player's last turn, the oldest first
	Lost     []games.Margin // presses of a round of a race that came too late, the oldest first
	Result   *games.Result
	Story    *games.Story // of a game that is over; nil: there is none
	Hints    bool         // players may ask for hints
	Hint     *games.Hint  // in a hand: the one that its player has asked for; nil: none
	Ahead    string       // in a hand: what its player has chosen before being asked, see games.Prompt; "": nothing
	Answers  []string     // in a hand: the standing answers that its player has given, see games.Answerer
	Plan     *Plan        // in a hand: what its player means to do in their turn; nil: they can plan nothing now
	Noted    bool         // in a hand: a sentence will stand on top, which needs room
	Lesson   bool         // it is a lesson, which explains the buttons itself: no clock runs, and nothing goes on on its own
	Replay   bool         // it is shown as it was once: nobody is asked for anything

	mover mover // while an event is told
}

// A Plan is what a player means to do in their turn, and what comes of it.
type Plan struct {
	games.Planned

	Rev     int
	Orders  []string
	Steps   bool          // the player plays this turn step by step
	Stopped *PlanStop     // why it was not played to its end; nil: it was, or was not played
	Told    []games.Event // what happened while it was played
	Ideas   []games.Idea  // that the player has asked for
}

// A PlanStop is why a plan was not played to its end.
type PlanStop struct {
	Order string // at which
	Why   string // the refusal of it; "": it came otherwise than foreseen
}

// IdeasPlace is the place in a hand that shows the ideas for a turn.
const IdeasPlace = "ideas"

// Press is what a control makes that does something with the plan, see games.PlanMark.
func (p *Plan) Press(do, what string) string {
	return fmt.Sprintf("%s%d.%d %s%s", games.PlanMark, p.Turn, p.Rev, do, what)
}

// A Player is a seat as others see it.
type Player struct {
	ID            string // of the user, for mentions; "" for none
	Name          markup.Name
	Away, Waiting bool // Away: missed turns, or left
	Left          bool
	Gone          bool // of a game that has ended: they have left it, as too many of their moves were made for them
	Host          bool // may start and cancel
	Robot         bool
	For           markup.Name // of the robot for which they have sat in; the zero Name: the seat is their own
	Taken         bool        // of a robot: somebody sits in for it when the race is over
	Hints         int         // how many they have got
}

// The phases of a table, as the host names them.
const (
	LobbyPhase   = "lobby"
	PlayingPhase = "playing"
	OverPhase    = "over"
)

// Rules is the host action that shows the rules of the table's game.
const Rules = "rules"
