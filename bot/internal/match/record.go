package match

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/view"
	"ruckus/store"
)

const (
	RecordKind = "table"
	keptEvents = 120 // that are stored, private ones included: a round of the longest game
	raceEvents = 30  // the same of a race, which nobody reads afterwards and which is stored with each press
)

// A Record is the stored form of a table. It holds everything, hidden cards included: the host shows it to nobody.
type Record struct {
	view.Known

	PutID        string          `json:"put"` // of the put that wrote this version: tells one whose reply was lost from one that failed
	Kind         string          `json:"kind"`
	Schema       int             `json:"schema,omitempty"` // of Game
	Seats        []Seat          `json:"seats"`
	Sittings     []Sitting       `json:"sittings,omitempty"`  // who has sat in for a robot, in order; the log tells when
	Joined       []Joining       `json:"joined,omitempty"`    // of a lobby: who has come after the host, and how often
	Revised      map[string]int  `json:"revised,omitempty"`   // of a lobby: in which revision each condition last changed
	Deadline     time.Time       `json:"deadline,omitzero"`   // when the lobby expires, the turn is over, or the record is deleted
	Asked        time.Time       `json:"asked,omitzero"`      // when those were asked for whom the game waits
	MayHurry     bool            `json:"may_hurry,omitempty"` // they have been waited for so long that the others may ask whether they are there
	Game         json.RawMessage `json:"game,omitempty"`
	Recent       []games.Event   `json:"recent,omitempty"` // the last events, the oldest first, private ones included
	Result       *games.Result   `json:"result,omitempty"`
	Stood        *games.Result   `json:"stood,omitempty"` // of a game whose time was over: how it was after the finished rounds
	Why          Reason          `json:"why,omitzero"`
	Ended        *ending         `json:"ended,omitempty"`         // of a closed table: who has ended it; nil: nobody has
	Began        time.Time       `json:"began,omitzero"`          // when the game began; zero: it has not
	Edition      string          `json:"edition,omitempty"`       // of the kind, as it was when the game began
	TakenBack    int             `json:"taken_back,omitempty"`    // moves
	Rated        bool            `json:"rated,omitempty"`         // the game that has begun counts for ratings
	Agree        []string        `json:"agree,omitempty"`         // users who want a rated game to end without a result
	Forfeit      bool            `json:"forfeit,omitempty"`       // of one that was closed: some had gone, and lose
	Owed         time.Time       `json:"owed,omitzero"`           // when what the end of the game leaves is to be stored; zero: it is, or there is nothing
	NoTickBefore time.Time       `json:"no_tick_before,omitzero"` // the game's own clock does not tick before: it has got lost time back
	DueSet       time.Time       `json:"due_set,omitzero"`        // when the game's own clock was set as it is
	Resumed      time.Time       `json:"resumed,omitzero"`        // up to when the clocks have got lost time back
	Rewound      time.Time       `json:"rewound,omitzero"`        // presses that were made before this are refused
	PausedDays   int             `json:"paused_days,omitempty"`   // how long the table may be paused; 0: 7
	PersonActed  time.Time       `json:"person_acted,omitzero"`   // when a person last made a move, or the game began
	Owner        string          `json:"owner,omitempty"`         // the host that owns the table
	Requests     []string        `json:"requests,omitempty"`      // the last requests that were carried out, the oldest first
	Out          []string        `json:"out,omitempty"`           // the users who were unseated
	Sealed       *seal.Sealed    `json:"sealed,omitempty"`        // how the cards are decided; nil: by an older version, which mixed nothing
	Audit        []guild.Entry   `json:"audit,omitempty"`         // acts that the guild's audit list may not have yet
	Outbox       outbox.Box      `json:"calls,omitempty"`         // messages that the table owes
}

type Seat struct {
	ID     string      `json:"id"`
	Name   markup.Name `json:"name"`
	Wish   string      `json:"wish,omitempty"`   // in the lobby: the side that the user wants to play; "": any
	Press  string      `json:"press,omitempty"`  // the identifier of the press that took the seat, see seal.Mix
	Mixed  int         `json:"mixed,omitempty"`  // where the press stands among those that were mixed, from 1; 0: where the seat does
	Misses int         `json:"misses,omitempty"` // turns in a row that were missed
	Away   bool        `json:"away,omitempty"`
	Left   bool        `json:"left,omitempty"`
	Lapsed bool        `json:"lapsed,omitempty"` // has been away in this game
	Hurry  *Hurry      `json:"hurry,omitempty"`  // somebody has asked whether they are there, in their present turn; nil: nobody has
	Since  int         `json:"since,omitempty"`  // how many of the table's last events came since this person's last move, and are stored

	Pressed   time.Time `json:"pressed,omitzero"`    // when the user last pressed something at the table, or the game began; to about 10 seconds
	Nudged    time.Time `json:"nudged,omitzero"`     // when a message that mentions the user was last posted
	OnlyMove  bool      `json:"only_move,omitempty"` // the user wants their single moves to be made for them
	OnlyMade  bool      `json:"only_made,omitempty"` // the last move was such a one
	Ahead     string    `json:"ahead,omitempty"`     // what the user has chosen before being asked, see games.Prompt
	Answers   []string  `json:"answers,omitempty"`   // standing ones, see games.Answerer; of those that contradict each other the last counts
	Matter    int       `json:"matter,omitempty"`    // what the seat was last asked about, see games.Prompt
	Asks      int       `json:"asks,omitempty"`      // how often what the seat was asked was over
	Questions int       `json:"questions,omitempty"` // short ones that the seat was asked, up to the first that got no more time than the rules give
	Plays     time.Time `json:"plays,omitzero"`      // when the next one is made; zero: there is none

	Plan *Plan `json:"plan,omitempty"` // what the user means to do in this turn; nil: nothing is planned

	Hint  *games.Hint `json:"hint,omitempty"`  // for what the seat is asked now; nil: it has none
	Hints int         `json:"hints,omitempty"` // how many the user has got in this game

	Late int `json:"late,omitempty"` // how many presses that came too late are in the log

	Unasked bool      `json:"unasked,omitempty"` // of a rated game: it does not count for the person, who has pressed nothing in it or was unseated
	Gone    time.Time `json:"gone,omitzero"`     // of a rated game: since when the person is absent
	Forfeit bool      `json:"forfeit,omitempty"` // of one that was closed: the person had gone, and loses

	Saw int `json:"saw,omitempty"` // in the lobby: the revision that the user has pressed for; 0: none

	Moves  int `json:"moves,omitempty"`  // that the person has made in this game, also such as were taken back
	Missed int `json:"missed,omitempty"` // that were made for them

	For  *Replaced `json:"for,omitempty"`  // the robot for which the person has sat in; nil: the seat is their own
	Next *User     `json:"next,omitempty"` // of a robot's seat: who sits in for it when the race is over; nil: nobody

	Robot  games.Level `json:"robot,omitempty"`  // that sits here; 0: a person does
	Chance uint64      `json:"chance,omitempty"` // decides what a robot does at random, one that stands in, too
	Acts   time.Time   `json:"acts,omitzero"`    // when a robot acts next; zero: not before the game changes
	Acted  uint64      `json:"acted,omitempty"`  // how often a robot has acted
}

// A Replaced is a robot for which a person goes on. It gets its seat back when they leave.
type Replaced struct {
	ID    string      `json:"id"`
	Name  markup.Name `json:"name"`
	Robot games.Level `json:"robot"`
}

// Own is the seat as it counts when the game is over: of who has sat in for a robot, that of the robot.
func (s Seat) Own() Seat {
	if s.For == nil {
		return s
	}
	return Seat{Press: s.Press, ID: s.For.ID, Name: s.For.Name, Robot: s.For.Robot}
}

// A Sitting is that somebody has sat in for the robot of a seat.
type Sitting struct {
	User

	Seat games.Seat `json:"seat"`
}

// A Hurry is that somebody was asked whether they are there.
type Hurry struct {
	By   games.Seat `json:"by"`
	Here bool       `json:"here,omitempty"` // they have said so
}

// Key names a table's record in the store.
func Key(r Ref) store.Key {
	if r.Private() {
		return store.Key{Guild: r.Guild, Kind: PrivateKind, ID: r.ID}
	}
	return store.Key{Guild: r.Guild, Kind: RecordKind, ID: r.ID}
}

var recordForm = store.Form[Record]{Name: "a table", Schema: 1, Check: Record.check}

// Decode reads a stored record. The error is a Fault: the record is of a newer version, or damaged.
func Decode(data []byte) (Record, error) {
	r, err := recordForm.Decode(data)
	return r, problem.Of(err, Damaged)
}

// check refuses a record that no host has written.
func (r Record) check() error {
	if len(r.Seats) > MaxSeats { // more than can be counted below
		return errors.New("too many seats")
	}
	sat := make(map[string]bool)
	for _, s := range r.Seats {
		if s.ID == "" || sat[s.ID] {
			return errors.New("seats without a user, or one user in two seats")
		}
		sat[s.ID] = true
		switch {
		case s.Robot == 0 && !s.absent() && !s.Acts.IsZero():
			return errors.New("a person who acts like a robot")
		case s.Hints < 0 || s.Hint != nil && s.Hints == 0:
			return errors.New("hints that nobody has got")
		case len(s.Answers) > maxAnswers:
			return errors.New("more standing answers than a seat can have")
		case s.Late < 0:
			return errors.New("fewer late presses than none")
		case s.Moves < 0 || s.Missed < 0 || s.Questions < 0:
			return errors.New("fewer moves than none")
		case s.Since < 0 || s.Since > len(r.Recent):
			return errors.New("more events than are stored")
		case s.Robot != 0 && !slices.Contains(games.Levels(), s.Robot):
			return errors.New("no such robot")
		}
	}
	if !r.checkSittings() {
		return errors.New("somebody sits in where nobody can")
	}
	for i, u := range r.Coming {
		if u.ID == "" || sat[u.ID] || slices.ContainsFunc(r.Coming[:i], func(other User) bool { return other.ID == u.ID }) {
			return errors.New("somebody waits for the next game twice, or has a seat")
		}
	}
	for _, o := range guild.Options() {
		if err := o.Check(r.Values[o.Name]); err != nil {
			return err
		}
	}
	if !r.mixedOnce() {
		return errors.New("presses that were mixed twice, or not at all")
	}
	if err := r.Sealed.Check(r.presses()); err != nil {
		return err
	}
	switch {
	case r.TakenBack < 0:
		return errors.New("moves that nobody has got back")
	case r.Kind == "":
		return errors.New("no kind of game")
	case r.Phase != Lobby && r.Phase != Playing && r.Phase != Over && r.Phase != Closed:
		return errors.New("no such phase")
	case len(r.Seats) == 0 && r.Phase != Closed:
		return errors.New("no seats")
	case len(r.Game) == 0 && (r.Phase == Playing || r.Phase == Over):
		return errors.New("no game")
	case r.Result == nil && r.Phase == Over:
		return errors.New("no result")
	case r.Story != nil && !Tellable(*r.Story, len(r.Seats)):
		return errors.New("a story of other people")
	}
	return nil
}

// checkSittings refuses what no host has written of those who sit in.
func (r *Record) checkSittings() bool {
	return !slices.ContainsFunc(r.Sittings, func(s Sitting) bool { return s.ID == "" || s.Seat < 0 || int(s.Seat) >= len(r.Seats) }) &&
		!slices.ContainsFunc(r.Seats, func(s Seat) bool {
			return s.Next != nil && (s.Robot == 0 || s.Next.ID == "") ||
				s.For != nil && (s.Robot != 0 || s.For.ID == "" || !slices.Contains(games.Levels(), s.For.Robot))
		})
}

// Tellable reports whether a story is of that many players.
func Tellable(s games.Story, seats int) bool {
	for _, row := range s.Scores {
		if len(row) != seats {
			return false
		}
	}
	for _, m := range slices.Concat(s.Moments, s.Own) {
		if len(m.Seats) == 0 || slices.ContainsFunc(m.Seats, func(s games.Seat) bool { return s < 0 || int(s) >= seats }) {
			return false
		}
	}
	return true
}
