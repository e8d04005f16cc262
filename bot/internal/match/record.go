package match

import (
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

// A Record is the stored form of a table. It holds everything, hidden cards included: the host shows it to nobody. What one feature
// needs is one field, of a type that stands in the feature's file.
type Record struct {
	view.Known

	Writer   Writer        `json:"writer,omitzero"`
	Kind     string        `json:"kind"`
	Seats    []Seat        `json:"seats"`
	Sittings []Sitting     `json:"sittings,omitempty"` // who has sat in for a robot, in order; the log tells when
	Joined   []Joining     `json:"joined,omitempty"`   // of a lobby: who has come after the host, and how often
	Clocks   Clocks        `json:"clocks,omitzero"`
	Game     Game          `json:"game,omitzero"`
	Texts    []Text        `json:"texts,omitempty"`    // that were typed in the game, in order
	Answered []string      `json:"answered,omitempty"` // the bystanders who have answered what is asked now
	Recent   []games.Event `json:"recent,omitempty"`   // the last events, the oldest first, private ones included
	Result   *games.Result `json:"result,omitempty"`
	End      End           `json:"end,omitzero"`
	Began    time.Time     `json:"began,omitzero"`    // when the game began; zero: it has not
	Edition  string        `json:"edition,omitempty"` // of the kind, as it was when the game began
	Undone   Undone        `json:"undone,omitzero"`
	Rating   Rating        `json:"rating,omitzero"`
	Out      []string      `json:"out,omitempty"`    // the users who were unseated
	Sealed   *seal.Sealed  `json:"sealed,omitempty"` // how the cards are decided; nil: by an older version, which mixed nothing
	Audit    []guild.Entry `json:"audit,omitempty"`  // acts that the guild's audit list may not have yet
	Outbox   outbox.Box    `json:"calls,omitempty"`  // messages that the table owes
}

type Seat struct {
	ID       string      `json:"id"`
	Name     markup.Name `json:"name"`
	Robot    games.Level `json:"robot,omitempty"` // that sits here; 0: a person does
	Mind     Mind        `json:"mind,omitzero"`
	Wish     string      `json:"wish,omitempty"` // in the lobby: the side that the user wants to play; "": any
	Saw      int         `json:"saw,omitempty"`  // in the lobby: the revision that the user has pressed for; 0: none
	Mix      Mixed       `json:"mix,omitzero"`
	Presence Presence    `json:"presence,omitzero"`
	Hurry    *Hurry      `json:"hurry,omitempty"` // somebody has asked whether they are there, in their present turn; nil: nobody has
	Nudged   time.Time   `json:"nudged,omitzero"` // when a message that mentions the user was last posted
	Asked    Asked       `json:"asked,omitzero"`
	Auto     Auto        `json:"auto,omitzero"`
	Plan     *Plan       `json:"plan,omitempty"` // what the user means to do in this turn; nil: nothing is planned
	Hints    Hints       `json:"hints,omitzero"`
	Tally    Tally       `json:"tally,omitzero"`
	Rating   Stake       `json:"rating,omitzero"`
	Sit      Sit         `json:"sit,omitzero"`
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
		case s.Robot == 0 && !s.absent() && !s.Mind.Acts.IsZero():
			return errors.New("a person who acts like a robot")
		case s.Hints.N < 0 || s.Hints.Now != nil && s.Hints.N == 0:
			return errors.New("hints that nobody has got")
		case len(s.Auto.Answers) > maxAnswers:
			return errors.New("more standing answers than a seat can have")
		case s.Tally.Late < 0:
			return errors.New("fewer late presses than none")
		case s.Tally.Moves < 0 || s.Tally.Missed < 0 || s.Asked.Questions < 0:
			return errors.New("fewer moves than none")
		case s.Asked.Since < 0 || s.Asked.Since > len(r.Recent):
			return errors.New("more events than are stored")
		case s.Robot != 0 && !slices.Contains(games.Levels(), s.Robot):
			return errors.New("no such robot")
		}
	}
	if !r.checkSittings() {
		return errors.New("someone sits in where nobody can")
	}
	for i, u := range r.Coming {
		if u.ID == "" || sat[u.ID] || slices.ContainsFunc(r.Coming[:i], func(other User) bool { return other.ID == u.ID }) {
			return errors.New("someone waits for the next game twice, or has a seat")
		}
	}
	for _, o := range guild.Options() {
		if err := o.Check(r.Terms.Values[o.Name]); err != nil {
			return err
		}
	}
	if _, once := r.mixed(); !once {
		return errors.New("presses that were mixed twice, or not at all")
	}
	if err := r.Sealed.Check(r.presses()); err != nil {
		return err
	}
	switch {
	case r.Undone.N < 0:
		return errors.New("moves that nobody has got back")
	case r.Kind == "":
		return errors.New("no kind of game")
	case r.Phase != Lobby && r.Phase != Playing && r.Phase != Over && r.Phase != Closed:
		return errors.New("no such phase")
	case len(r.Seats) == 0 && r.Phase != Closed:
		return errors.New("no seats")
	case (!r.Begun() || r.Game.Lines < 1) && (r.Phase == Playing || r.Phase == Over):
		return errors.New("no game")
	case r.Game.Points != nil && len(r.Game.Points) != len(r.Seats):
		return errors.New("points of other people")
	case r.Result == nil && r.Phase == Over:
		return errors.New("no result")
	case slices.ContainsFunc(r.Moments, func(m view.Moment) bool { return !ofSeats(m.Event, len(r.Seats)) }):
		return errors.New("moments of other people")
	case r.Story != nil && !Tellable(*r.Story, len(r.Seats)):
		return errors.New("a story of other people")
	}
	return nil
}

// checkSittings refuses what no host has written of those who sit in.
func (r *Record) checkSittings() bool {
	return !slices.ContainsFunc(r.Sittings, func(s Sitting) bool { return s.ID == "" || s.Seat < 0 || int(s.Seat) >= len(r.Seats) }) &&
		!slices.ContainsFunc(r.Seats, func(s Seat) bool {
			return s.Sit.Next != nil && (s.Robot == 0 || s.Sit.Next.ID == "") ||
				s.Sit.For != nil && (s.Robot != 0 || s.Sit.For.ID == "" || !slices.Contains(games.Levels(), s.Sit.For.Robot))
		})
}

// Tellable reports whether a story is of that many players.
func Tellable(s games.Story, seats int) bool {
	for _, row := range s.Scores {
		if len(row) != seats {
			return false
		}
	}
	return !slices.ContainsFunc(slices.Concat(s.Moments, s.Own, s.Ties), func(m games.Event) bool { return !ofSeats(m, seats) }) &&
		!slices.ContainsFunc(s.Ties, func(m games.Event) bool { return len(m.Seats) != 2 })
}

// ofSeats reports whether a moment is of somebody among that many players.
func ofSeats(m games.Event, seats int) bool {
	return len(m.Seats) > 0 && !slices.ContainsFunc(m.Seats, func(s games.Seat) bool { return s < 0 || int(s) >= seats })
}
