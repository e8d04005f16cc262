// Package view is what one person can know of a table, as data. The host makes it from what's stored; boards, hands, lists and replays draw
// it. It stands between the two, so that screens know no host and the host knows no screens. A Table never has room for anything only one
// seat can see: that is in a Hand.
package view

import (
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/markup"
)

// A Ref names a table: the guild that it is in and its own ID, short enough for a button's identifier.
type Ref struct{ Guild, ID string }

// PrivatePrefix begins the ID of a private table; no other table has one with a hyphen.
const PrivatePrefix = "p-"

// Private reports whether the table is played by one person, in a message that only they see.
func (r Ref) Private() bool { return strings.HasPrefix(r.ID, PrivatePrefix) }

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

// A Known is what a table is stored with and everybody may know, as it is.
type Known struct {
	Channel  string         `json:"channel"`          // where it is played
	Parent   string         `json:"parent,omitempty"` // the channel that it belongs to if it is a thread; "" if it is none
	BoardID  string         `json:"board,omitempty"`  // the message that shows the board
	Phase    Phase          `json:"phase"`
	Host     string         `json:"host"`             // the user who may start and cancel
	Coming   []User         `json:"coming,omitempty"` // who has no seat and wants to be in the next game, in the order in which they said so
	Terms    Terms          `json:"terms,omitzero"`
	Opened   time.Time      `json:"opened"`
	Changed  time.Time      `json:"changed"`           // last by people, or by the clock for them
	Finished time.Time      `json:"finished,omitzero"` // when the table ended
	Lost     []games.Margin `json:"lost,omitempty"`    // presses of a round of a race that came too late, the oldest first
	Moments  []Moment       `json:"moments,omitempty"` // of a running game, that its board tells as they happen
	Story    *games.Story   `json:"story,omitempty"`   // of a game that is over; nil: none could be told
	Night    Night          `json:"night,omitzero"`
	Rings    []string       `json:"rings,omitempty"` // users whom the first post of the board mentions
	Solo     Solo           `json:"solo,omitzero"`
	Rest     Rest           `json:"rest,omitzero"`
}

// A Moment is one that the board tells as it happens.
type Moment struct {
	games.Event
	At time.Time `json:"at"`
}

// Terms are what a game is played by.
type Terms struct {
	Values   map[string]int `json:"values"`             // all options of the game and of the host, by name
	House    map[string]int `json:"house,omitempty"`    // those options that began otherwise in this guild than by default; nil: none
	Revision int            `json:"revision,omitempty"` // of a lobby: counts up when a condition changes, from 1
	Revised  map[string]int `json:"revised,omitempty"`  // of a lobby: in which revision each condition last changed
}

// A Night is where a table stands in the night that its game belongs to.
type Night struct {
	ID   string    `json:"id,omitempty"`   // "": it is the first of its own
	Ends time.Time `json:"ends,omitzero"`  // of a game night: when the game's time is over; zero: it has none
	Next string    `json:"next,omitempty"` // the ID of the first table of the night's next round; "": it has not begun
}

// Solo is what a private table is played for.
type Solo struct {
	Deal  string `json:"deal,omitempty"`  // the name of its deal
	Tried *Tried `json:"tried,omitempty"` // of one that takes up a game that is over; nil: it does not
}

// FirstDeal begins the name of a deal that is somebody's first game.
const FirstDeal = "first "

// First reports whether the table is a first game: short, and with a sentence on each decision.
func (s Solo) First() bool { return strings.HasPrefix(s.Deal, FirstDeal) }

// Rest is since when no clock runs at a table, and why.
type Rest struct {
	Since  time.Time `json:"since,omitzero"`   // people cannot get there or nobody is here; zero: they do
	Paused bool      `json:"paused,omitempty"` // because nobody is here
	Days   int       `json:"days,omitempty"`   // how long the table may be paused; 0: 7
}

// Here is how many people are at the table, not away. A turn that the only one misses is waited for, not played.
func (t Table) Here() int {
	return len(games.Where(t.Players, func(_ games.Seat, p Player) bool { return p.Robot == 0 && !p.Away && !p.Left }))
}

// Live reports whether the table is in the lobby or playing.
func (k Known) Live() bool { return k.Phase == Lobby || k.Phase == Playing }

// A Table is all that everybody may know about a table.
type Table struct {
	Ref
	Known
	Version   uint64 // counts up with every change
	Kind      games.Kind
	Players   []Player              // by seat
	Deadline  time.Time             // when the turn timer plays for those who are waited for, or the lobby expires; zero: never
	TickAt    time.Time             // when the game's own clock runs out: later than the game itself says where it has got lost time back; zero: it does not run
	MayHurry  bool                  // those who are waited for have been for so long that the others may ask whether they are there
	AskedFor  []games.Seat          // of those who were asked whether they are there, who has not said so
	AskedBy   games.Seat            // who has asked for them
	Public    any                   // the game as a bystander sees it; nil in the lobby
	Chapter   games.Chapter         // of a running game: how far it has come
	Recent    []games.Event         // the last public events, oldest first, at most 12
	Texts     map[games.Text]string // that were typed and may be read: in a hand, by its seat
	Result    *games.Result         // of a table that is over, or of one whose time was over as it stood after the finished rounds
	Places    []int                 // by seat, of a game that has ended, from 1: who has left it is behind all others; nil: there are none
	Hints     bool                  // players may ask for hints
	Rated     bool                  // it counts for ratings; of a lobby: if two people begin it
	Lines     []Line                // that features add to the board of a running game
	Agree     []games.Seat          // who wants a rated game to end without a result
	Daily     time.Time             // of a try of a day's deal: that day; zero: it is none
	Dealing   Dealing               // how the cards are decided
	Owned     bool                  // this host owns the table: it shows the screens and runs the clocks
	Racing    bool                  // of a running game: a race is on
	Closes    time.Time             // when a suspended table is closed
	Why       string                // of a closed table: a sentence for people
	Played    bool                  // a game was begun here, so there is something to export
	EndedBy   string                // of a closed table: the user who has ended it and can undo that until UndoUntil; "": nobody
	UndoUntil time.Time
}

// A Line is what a feature says on the board: {who} in its text are the seats, {n} and {of} the numbers; see package words.
type Line struct {
	Text  string
	Seats []games.Seat
	N, Of int
}

// Seat returns where the user sits, or games.Table if nowhere.
func (t Table) Seat(userID string) games.Seat {
	for i, p := range t.Players {
		if p.ID == userID {
			return games.Seat(i)
		}
	}
	return games.Table
}

// Waiting returns the seats that the game waits for.
func (t Table) Waiting() []games.Seat {
	return games.Where(t.Players, func(_ games.Seat, p Player) bool { return p.Waiting })
}

// Lonely reports whether fewer than two people sit at the table who have not left.
func (t Table) Lonely() bool {
	return len(games.Where(t.Players, func(_ games.Seat, p Player) bool { return p.Robot == 0 && !p.Left })) < 2
}

// A Tried is what the game that a try takes up has brought its player, and what the try has brought so far.
type Tried struct {
	Move   int   `json:"move,omitempty"`   // after which it is tried again
	Round  int   `json:"round,omitempty"`  // that is played again; 0: the game has none
	Before []int `json:"before,omitempty"` // everybody's points before the end of this round; nil: points come only at the end
	Points int   `json:"points,omitempty"` // the player's after it
	Place  int   `json:"place"`            // at the end of the game, from 1
	Fewest bool  `json:"fewest,omitempty"` // the fewest points win
	Now    *int  `json:"now,omitempty"`    // the player's points after the round, now; nil: it is not over
}

// A Dealing is what is known of how a table's chance is decided; the zero Dealing is of a table that has no secret.
type Dealing struct {
	Sum    string // of the table's secret
	Secret string // "": not to be known yet
	Given  bool   // nothing is mixed: many have the same deal

	Mixed            []games.Seat // whose presses are mixed in, where no message closes the mix
	Presses          []string     // those; "": there was none
	Closes           bool         // a message closes the mix before the cards are dealt
	Channel, Message string       // where it stands, and its number; "": there is none, or not yet
	// Checks says that the game can be checked when it is over: also without a secret, if only as far as that goes.
	Checks bool
}
