// Package render turns what a person may see into what Discord can show: screens as data, text and pictures.
//
// Every screen is a pure function of what is seen, the place inside the screen, and who is reading. The place is kept
// in the buttons themselves, as a web page's address is in its links; nothing about it is stored.
package render

import (
	"time"

	"ruckus/games"
	"ruckus/render/markup"
)

// Host actions that a control can ask for, in Control.Host.
const (
	Join    = "join"
	Leave   = "leave"
	Start   = "start"
	Cancel  = "cancel"
	MyHand  = "hand"
	Rules   = "rules"
	Rematch = "rematch"
	Export  = "export"

	ChooseLength  = "length " // and the preset's name, or LengthHere
	ChooseOptions = "options"

	AddRobot    = "robot " // and its level
	RemoveRobot = "unrobot"
)

// A Table is what screens need to know about a table besides the game itself.
type Table struct {
	Kind     games.Kind
	Look     Look // of the kind; the zero Look has plain screens
	Values   map[string]int
	Extra    games.Options  // the host's own options, shown beside the game's
	House    map[string]int // of a lobby: the options that begin otherwise in this server than by default
	Chosen   []Chosen       // of a lobby: the last changes of options, oldest first
	Players  []Player       // by seat
	Phase    string         // lobby, playing, over, closed
	Deadline time.Time      // when the clock plays for those who are waited for, or the lobby expires; zero: never
	Recent   []games.Event  // the last public events, oldest first
	Result   *games.Result
	Story    *games.Story // of a game that is over; nil: there is none
	Why      string       // of a closed table: why

	Played    bool      // a game was begun here
	UndoUntil time.Time // of a closed table: until when the reader can undo that; zero: not at all
	Pause     Pause
	Dealing   Dealing
	Since     []games.Event // in a hand: what has happened since its player's last turn, the oldest first
	Rule      string        // of a hand with a note: the page of the rules that explains it; "": none
	First     bool          // the reader of a hand sees this game for the first time
	Rematch   bool          // there is a rematch already
	Rated     Rated         // of a table that is over: what it has done to ratings
	Hints     bool          // players may ask for hints
	Hint      *games.Hint   // in a hand: the one that its player has asked for; nil: none
	Thread    bool          // it is played in a thread
	Practice  bool          // it is played by one person alone, in their hand
	Daily     time.Time     // of practice that is a try of a day's deal: that day; zero: it is none
	Lesson    bool          // it is a lesson, which explains the buttons itself: no clock runs, and nothing goes on on its own
	Replay    bool          // it is shown as it was once: nobody is asked for anything
	Public    any           // in a hand: the game as a bystander sees it

	mover mover // while an event is told
}

// LengthHere is the length that the server's settings make, in place of a preset's name.
const LengthHere = "here"

// A Chosen is a change of a lobby's options.
type Chosen struct {
	By     markup.Name
	Length string         // the name of a preset, or LengthHere; "" for single options
	Values map[string]int // the options that have changed
}

// A Player is a seat as others see it.
type Player struct {
	ID            string // of the user, for mentions; "" for none
	Name          markup.Name
	Away, Waiting bool // Away: missed turns, or left
	Left          bool
	Host          bool // may start and cancel
	Robot         bool
	Hints         int // how many they have got
}
