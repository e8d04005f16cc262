package games

import (
	"cmp"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
)

// Seat is a place at a table, counted from 0 in turn order.
type Seat int8

// Table is nobody's seat: the clock acts from it, and its view is what a bystander sees.
const Table Seat = -1

// Tick is the move by which a game is told that its due time has come. It belongs to [Table] alone. Other moves of Table are those of
// bystanders, see [Kind.Crowd].
const Tick = "tick"

// MaxMove is the longest move in bytes, so that every move fits into a button's identifier.
const MaxMove = 64

// An Action is one move of one seat at one moment.
type Action struct {
	Seat Seat
	Move string    // in the game's notation, e.g. "play 7H 12"; names what it acts on, so that it cannot apply twice
	At   time.Time // when it was made: the only clock that a game has
}

// A Game is one game in progress: a position and the rules that it is played by.
// It is plain data, see [Sum], and never stored: a table keeps what it was made from and all actions.
type Game interface {
	// Apply carries out an action. It depends on nothing but the game and the action.
	// A refused action is an error made by [Illegalf]; after an error the game must be thrown away.
	Apply(a Action) ([]Event, error)

	// Prompt tells what a seat may do now, and of Table what bystanders may. The zero Prompt means: wait.
	Prompt(s Seat) Prompt

	// View is all that a seat may know, as a type that has no room for anything else: only exported fields,
	// no pointers into the game. View(Table) is what a bystander sees, and so is that of a seat that the game does not have.
	View(s Seat) any

	// Redeal replaces all that a seat cannot know, the seed included, by another possibility that the seat cannot
	// tell from this one. Its view and prompt stay the same to the byte.
	Redeal(s Seat, r *rand.Rand)

	// Due is when the game wants a Tick; the zero time means never.
	Due() time.Time

	// Result is nil until the game is over. From then on nobody has a prompt and nothing is due.
	Result() *Result

	// Clone returns a copy that shares nothing with this game that either of them may still change. Robots copy thousands of
	// games for one move, so it copies by hand where a game is large.
	Clone() Game
}

// A Prompt is what the game asks of one seat.
type Prompt struct {
	Moves []string  // legal moves; the first is what an absent player is taken to choose; a long list may be only its useful part
	Until time.Time // when the question lapses by the game's own clock; zero: never
	Must  bool      // the game waits for this seat
	// Change tells that the seat has chosen, and that Moves would change that. Robots leave it at what they have chosen.
	Change bool    `json:",omitempty"`
	Typed  []Typed // what the seat can type besides, see [Judge]; only where there are Moves, for who types nothing

	// NoChoice tells that there is nothing to weigh: unless the seat moves at once, the table makes the first move for it,
	// after a time drawn as that of a player's own press, so that nobody can tell it from one. So who is asked in spite of
	// holding nothing to answer with does not show that.
	NoChoice bool
	// Plain tells that all can see that there is nothing to weigh: the table makes the first move in the same breath as the one before.
	// It is NoChoice, too, for a table that comes upon it otherwise.
	Plain bool
	// Matter tells questions of one matter from others, such as those of one fight: a move that is made for the seat takes its time for
	// the first of them only, whatever the seat holds. 0: a matter of its own.
	Matter int

	// Answers are the standing answers that the seat can give now, see [Answerer], whether it is asked or not. One that was given holds
	// as long as it is among them.
	Answers []string

	// Ahead are moves without their numbers, such as "play 7H", that the seat may choose before it is asked. The table makes the one
	// that was chosen as soon as Moves has it, with whatever number.
	Ahead []string
}

// An Event is a fact that may be told, e.g. {Verb: "play", Seats: {2}, Tokens: {"7H"}}.
type Event struct {
	Verb   string   `json:"v"`
	Seats  []Seat   `json:"s,omitempty"`
	Tokens []string `json:"c,omitempty"`
	N      int      `json:"n,omitempty"`
	Only   *Seat    `json:"o,omitempty"` // set: only this seat may be told
	By     string   `json:"b,omitempty"` // who made the move that this tells of, if not the player in Seats[0]; set by the table, never by rules
}

// Who can make a move for a player, in Event.By.
const (
	ByClock   = "clock"    // the player's turn was over
	ByAdmin   = "admin"    // the player was skipped
	ByStandIn = "stand-in" // a robot, because the player is absent
)

// A Setup is what a new game is made from.
type Setup struct {
	Seats  int            // how many players
	Late   int            // of these the last ones, who come later; only where the game goes on without those who leave, see [Leaver]
	Seed   [32]byte       // all chance in the game comes from it
	At     time.Time      // when the game begins
	Values map[string]int // options by name; one that is missing has its default
}

// A Kind describes a game that can be played.
type Kind struct {
	Name     string // short, lower case, e.g. "rednines"
	Title    string // as people write it
	Phrase   string // what sort of game it is in a few words, lower case, e.g. "real-time race"; with the title at most 98 characters
	Summary  string // one line of at most 100 characters, for lists and commands
	Min, Max int    // seats
	Edition  string // of the rules and their data: another one as soon as the log of a game could be played to another position

	// Options lists the game's options, bound to a value of their own that is thrown away.
	Options func() Options
	// New starts a game. It refuses seats and values out of bounds, and values that contradict each other, with an error made
	// by Illegalf.
	New func(Setup) (Game, error)
	// Presets are how long a game can last, the shortest first. One of them has no values: the defaults.
	Presets []Preset
	// After is what is made of a game when it is over.
	After After
	// Together is for a game that people win or lose together: all of them against the game, or in teams. Several winners have then won
	// as one, and none at all is a defeat of everybody. It is never rated. Without it several winners share the first place.
	Together bool
	// Crowd asks bystanders for something, such as "Will the word be found?"; "": they only watch. The Moves of Table's Prompt are the
	// answers: each bystander gives one, as long as these are asked, so they name the question, not a step. Apply gets them from Table:
	// rules never learn who answered, and must not let it decide who wins, since anyone can have two accounts. It is never rated.
	Crowd string
	// Draft is for a game that is still being written. It is played in ruckus local, and by nobody else: ruckus serve does not
	// host it, and it has neither a league nor a day.
	Draft bool

	sampled Game // never played
}

// A Preset is a named length of a game.
type Preset struct {
	Name    string         // "short", "normal", "long" or "as printed", as far as they differ; also its name in commands
	Values  map[string]int // of the options that decide the length; those that it does not name have their defaults
	Minutes [2]int         // about how long a game of people lasts with the fewest and with the most seats; docs/robots.md says how they are measured
}

// Allows refuses, in words for people, values of options with which no table could begin, such as two that contradict each
// other.
func (k Kind) Allows(values map[string]int) error {
	var refused error
	for seats := k.Max; seats >= k.Min; seats-- {
		_, err := k.New(Setup{Seats: seats, Values: values})
		if !errors.Is(err, ErrIllegal) {
			return nil
		}
		refused = cmp.Or(refused, err)
	}
	return refused
}

// Play carries out an action on a copy of a game, for robots and others who try moves out. A refused action is an error that
// wraps [ErrIllegal]; after an error the copy must be thrown away. See [Position] for a game that is played. A text is judged as if
// nothing had been typed before: a game that keeps texts calls [Read] first.
func Play(g Game, a Action) ([]Event, error) {
	if strings.Contains(a.Move, `"`) {
		made, _, err := Read(g, a, 0, Texts(nil).Of)
		if err != nil {
			return nil, err
		}
		a = made
	}
	if err := Check(g, a); err != nil {
		return nil, err
	}
	return g.Apply(a)
}

// Check refuses what no game takes: an action after the end, a move that is too long, a tick from a seat, a move
// from the clock, and a tick before its time.
func Check(g Game, a Action) error {
	switch {
	case g.Result() != nil:
		return Illegalf("this game is over")
	case len(a.Move) > MaxMove:
		return Illegalf("that isn't a move of this game")
	case a.Seat != Table && a.Move == Tick:
		return Illegalf("only the clock can do that")
	case a.Seat == Table && a.Move != Tick && !slices.Contains(g.Prompt(Table).Moves, a.Move):
		return Illegalf("bystanders aren't being asked that now")
	case a.Move == Tick && (g.Due().IsZero() || a.At.Before(g.Due())):
		return Illegalf("it isn't time yet")
	}
	return nil
}
