package match

import (
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/render/markup"
)

// A Ref names a table: the guild that it is in and its own ID, short enough for a button's identifier.
type Ref struct{ Guild, ID string }

// A User is a person as the host knows them.
type User struct {
	ID   string      `json:"id"`
	Name markup.Name `json:"name"` // how others see them; the newest name seen is kept
}

// A Phase is how far a table has come.
type Phase string

const (
	Lobby   Phase = "lobby"   // people take seats
	Playing Phase = "playing" // the game is on
	Over    Phase = "over"    // the game has a result
	Closed  Phase = "closed"  // ended without one: cancelled, expired, abandoned or broken
)

// A Player is somebody in a seat.
type Player struct {
	User User
	Away bool // missed turns, or left the running game: a robot stands in, if the game has that, and any press brings them back
	Left bool // left on purpose, or was unseated
	Out  bool // was unseated: cannot come back until seated again

	Hints int // how many they have got in this game

	Stale bool     // of the lobby: they have not pressed for what it is now
	News  []string // what of it has changed since they did: options, WhoPlays, Robots

	Never bool // of a game that has ended: they have made no move of their own
	Gone  bool // of a game that has ended: they have left it, as too many of their moves were made for them

	Robot games.Level // how well the robot plays that sits here; 0: a person does
	For   markup.Name // of the robot for which the person has sat in; the zero Name: the seat is their own
	Taken bool        // of a robot's seat: somebody sits in for it when the race is over
}

// A Table is all that everybody may know about a table.
type Table struct {
	Ref
	Version   uint64 // counts up with every change
	Channel   string // where it is played
	Parent    string // the channel that it belongs to if it is a thread; "" if it is none
	BoardID   string // the message that shows the board: the adapter's note, kept by the host
	Kind      games.Kind
	Phase     Phase
	Host      string         // the user who may start and cancel
	Players   []Player       // by seat
	Coming    []User         // who has no seat and wants to be in the next game, in the order in which they said so
	Values    map[string]int // all options of the game and of the host (see Options), by name
	House     map[string]int // those options that begin otherwise in this guild than by default; nil: none
	Revision  int            // of the lobby: counts up with every change of its options and seats
	Opened    time.Time
	Changed   time.Time      // of the last change that people made or the clock made for them
	Deadline  time.Time      // when the turn timer plays for those who are waited for, or the lobby expires; zero: never
	TickAt    time.Time      // when the game's own clock runs out: later than the game itself says where it has got lost time back; zero: never
	Waiting   []games.Seat   // whom the game waits for
	MayHurry  bool           // they have been waited for so long that the others may ask whether they are there
	AskedFor  []games.Seat   // of those who were asked whether they are there, who has not said so
	AskedBy   games.Seat     // who has asked for them
	View      any            // the game as a bystander sees it; nil in the lobby
	Chapter   games.Chapter  // of a running game: how far it has come
	Recent    []games.Event  // the last public events, oldest first, at most 12
	Lost      []games.Margin // presses of a round of a race that came too late, the oldest first
	Result    *games.Result  // of a table that is over, or of one whose time was over as it stood after the finished rounds
	Story     *games.Story   // of a table that is over; nil: none could be told
	Rated     bool           // it counts for ratings; of a lobby: if two people begin it
	Agree     []games.Seat   // who wants a rated game to end without a result
	Night     string         // the ID of the night that the game belongs to; "": it is the first of its own
	Ends      time.Time      // of a game night: when the game's time is over; zero: it has none
	Places    []int          // by seat, of a game that has ended: who has left it is behind all others; nil: there are none
	Rings     []string       // users whom the first post of the board mentions
	Next      string         // the ID of the first table of the night's next round; "": it has not begun
	Ended     time.Time      // of a table that is over or closed
	Deal      string         // of a private table: the name of its deal, see Deal
	Then      *Then          // of a try, see Try
	Mixed     []games.Seat   // whose the presses of the mix are
	Fixes     bool           // of the lobby: a message closes the mix before the cards are dealt
	Mix       *seal.Mix      // what decides the cards; its secret only when the game is over; nil: the table is of a version that mixed nothing
	Owned     bool           // this host owns the table: it shows the screens and runs the clocks; see Host.Own
	Racing    bool           // of a running game: a race is on
	Suspended time.Time      // since when no clock runs, because people cannot get there or nobody is here; zero: they do
	Paused    bool           // of a suspended table: because nobody is here
	Closes    time.Time      // when a suspended table is closed
	Why       string         // of a closed table: a sentence for people
	Played    bool           // a game was begun here, so there is something to export
	EndedBy   string         // of a closed table: the user who has ended it and can undo that until UndoUntil; "": nobody
	UndoUntil time.Time
}

// A Hand is what one user may know about a table. Who has no seat there may know what everybody does.
type Hand struct {
	Table
	Seat   games.Seat // games.Table: none
	SitsIn games.Seat // without a seat: whose robot they go on for when the race is over; games.Table: none
	Seen   games.Seat // the seat whose cards they have seen in this game, see MaySit; games.Table: none
	In     bool       // without a seat: they want to be in the next game
	View   any        // the game as this seat sees it; nil in the lobby
	Prompt games.Prompt
	Asks   int           // how often what the seat was asked was over: tells what it is asked now from all that was before
	Since  []games.Event // what has happened since the user's last move, as far as they may know it, the oldest first, at most 30
	// OnlyMade tells that the seat's last move was a single one, which was made for it because its user has so chosen.
	OnlyMade bool
	// Single tells that the game waits for the seat, which has a single move, and whose user has not said that it be made for them.
	Single  bool
	Ahead   string      // what its user has chosen before being asked, see games.Prompt; still there while they are asked and may not do it
	Wish    string      // in the lobby: the side that its user wants to play; "": any
	Answers []string    // the standing ones that its user has given, see games.Answerer
	Hint    *games.Hint // for what the seat is asked now; nil: its user has not asked for one
	Plan    *Planning   // while the seat can plan its turn
}

// A Planning is what a player sees of their plan.
type Planning struct {
	Plan
	games.Planned
}

var NoHand = Hand{Seat: games.Table, SitsIn: games.Table, Seen: games.Table}

// HasHints reports whether players may ask for hints: those are what a robot that thinks would do.
func (t Table) HasHints() bool {
	return !t.Rated && guild.HintsOn(t.Values) && games.Can[games.Robot](t.Kind)
}

// Seat returns where the user sits, or games.Table if nowhere.
func (t Table) Seat(userID string) games.Seat {
	for i, p := range t.Players {
		if p.User.ID == userID {
			return games.Seat(i)
		}
	}
	return games.Table
}

// Lonely reports whether fewer than two people sit at the table who have not left.
func (t Table) Lonely() bool {
	n := 0
	for _, p := range t.Players {
		if p.Robot == 0 && !p.Left {
			n++
		}
	}
	return n < 2
}

// A Change tells the adapter that a table's screens are out of date.
type Change struct {
	Ref      Ref
	Version  uint64
	Phase    Phase
	Events   []games.Event // what happened in the game, private events included: tell each only to its seat
	Asked    []string      // users whom the game now waits for, or gives a time limit, and did not before: show them so first
	Watching []string      // users for whom the game does not wait: they can see it a moment later
	Owes     bool          // there is something to be done about messages that the table owes: see Host.Owed
	Left     string        // name of the game whose result this change has left to the league; "": it has left none
	Began    bool          // the game has begun
	TookOver bool          // this host owns the table from now on; before another one did, which may still be about to show something
}
