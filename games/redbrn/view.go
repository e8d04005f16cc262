package redbrn

import (
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// A Phase is how far a round has come.
type Phase uint8

const (
	Waiting   Phase = iota // before the first race, or between rounds: until all are ready, or until Until
	Countdown              // Ready - Set: the cards lie open, and the race begins at Start
	Racing                 // everybody plays at once
	Window                 // RIOT was called: each other player may complete one play
	Closing                // the window has closed; presses that are on their way still count
	Ended                  // the match is over
)

var phaseNames = []string{Waiting: "waiting", Countdown: "countdown", Racing: "racing", Window: "window", Closing: "closing", Ended: "ended"}

func (p Phase) String() string { return kit.Name(p, phaseNames) }

// MarshalText writes the name of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return kit.ReadName(p, text, phaseNames) }

// A Public is what everybody knows besides the cards and the clock: the match has it, and each view.
type Public struct {
	Rules  Rules
	Seats  int8 `show:"-"`
	Round  int  // the round whose cards are on the table, from 1
	Phase  Phase
	Scored []Score   // the finished rounds in order
	Ready  kit.Seats // who is ready for the next round
	Early  kit.Seats // who has pressed before the start of this race, and not moved since: what they press counts from a second after the start
}

// A View is all that a seat may know; games.Table sees what a bystander sees.
type View struct {
	Seat games.Seat // whose view this is
	Public
	Start   time.Time // when the race of this round begins or began; zero before the first countdown
	Players []Player  // by seat
	Pit     []Pile    // in the order of their numbers
	Jams    int       // how often in a row the hands were turned because nobody could play; the third time ends the round
	Idle    *Idle     // set while nobody has played for a minute
	Riot    *Riot     // set from a call of RIOT, or the end of the time, until the next deal
	Totals  []int     // points of the finished rounds, by seat

	Own *Own // what the seat knows of its own; nil for a bystander
}

// A Player is what everybody sees of one player.
type Player struct {
	Deck    string     // the name of the deck
	Stack   string     // the top card; "" for an empty stack
	Left    int        // cards in the stack
	Columns [][]string // the four spots: the cards of each from the first to the end, which alone can go to the pit
	Waste   string     // the top card; "" for none
	InWaste int        // cards in the waste, the top one too
	Hand    int        // cards in the hand, face down
	Laps    int        // how often the waste was turned over
	Flips   int
	Wilds   int  // wild riots left
	Pit     int  // own cards in the pit, up to 42
	Points  int  // what the round would give if it were scored now
	Away    bool // sits out from the next round on, if not from this one: has left, or has let a whole round go by
	Missed  bool // is away for having touched no card in a whole round
	Out     bool // this round has begun without the player, who has no cards in it and gets 0 points
	CanCall bool // the stack is empty: RIOT may come at any moment
}

// A Pile is one pile of the pit.
type Pile struct {
	Number   int // from 1
	First    string
	Top      string   // with First, both ends of the pile; a first card may be a wild riot that stands for it
	Next     []string // the cards that it takes: one, or two where piles may rise and fall; none when complete
	Up       bool     // it began with a one
	Cards    int
	Complete bool       // it is set aside
	Last     games.Seat // who made the last play on it
	At       time.Time  // when that was made
	Wild     bool       // the last play was a wild riot and a card on it
	Owners   []games.Seat
	Wilds    []bool // which cards are wild riots, from the bottom like Owners
}

// An Idle is a round in which nobody plays.
type Idle struct {
	Number int // what the vote carries: "end 3"
	Votes  kit.Seats
	Needed int // votes that end the round
}

// A Riot is the end of a round as it goes on.
type Riot struct {
	Caller games.Seat // games.Table: nobody, the time was up
	Since  time.Time  // when RIOT was called
	Until  time.Time  // when the last press may be made that counts
	Closes time.Time  // when the round is scored at the latest
	Plays  []*Play    // the one play of each other player after the call, by seat; nil for none
	Open   []bool     // who may still complete one, and has one to complete, by seat
}

// A Play is a play that was completed after a call.
type Play struct {
	Move string // as it was made, without the round: "pit 7RW"
	Pile int    // where to, in the pit; 0 otherwise
	At   time.Time
}

// A Cause is why a round ended.
type Cause uint8

const (
	Called Cause = iota // somebody has called RIOT
	All                 // all cards of the caller were in the pit
	Jam                 // nobody could play any more
	Time                // the race took too long
	Vote                // nobody played, and most wanted it to end
)

var causeNames = []string{Called: "call", All: "all", Jam: "jam", Time: "time", Vote: "vote"}

func (c Cause) String() string { return kit.Name(c, causeNames) }

// MarshalText writes the name of the cause.
func (c Cause) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the name of a cause.
func (c *Cause) UnmarshalText(text []byte) error { return kit.ReadName(c, text, causeNames) }

// A Score is how a round ended.
type Score struct {
	Cause  Cause
	Caller games.Seat // games.Table where nobody has called
	Points []int      // by seat
}

// An Own is what a player sees of the own cards besides what everybody sees.
type Own struct {
	Waste   []string // the last three cards of the waste at most; the last one can be played, the others follow
	AtStart []string // during the countdown: what may be played from Start on, so that it can be shown before
	Leave   string   // the move that leaves the race; "" for a player who has left
	Held    int      // presses after the call that count only if an earlier call comes in
}
