// Package night is an evening as a value: games that belong together, who plays in them, and their points. Between two games it asks who's
// in and what to play next, and says when the next one starts and who sits where.
//
// The same record serves a table that plays another game after a vote and a whole server that meets for a game night. What differs is in
// a few files: who is asked and when play continues (guests.go), who sits where (seating.go), and what only an announced night has
// (plan.go). It knows no Discord, no table and no particular game: the host stores it, reports how games ended (Collect), and deals
// what was arranged (Arrange).
package night

import (
	"slices"
	"time"

	"ruckus/bot/internal/named"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/problem"
	"ruckus/render/markup"
)

const (
	asks   = 30 * time.Second // from the second press to the next game
	allIn  = 6 * time.Second  // when everybody who is here has answered: they can still vote
	alone  = 3 * time.Second  // when only one of them is in, and nobody can outvote them
	rests  = time.Hour        // after its last game a night ends
	looks  = 10 * time.Minute // between two looks whether a game is over
	Kept   = 7 * 24 * time.Hour
	people = 64 // in one night
	played = 99 // games in one night
)

// A Night is what is kept of an evening.
type Night struct {
	Channel string             `json:"channel"`
	Parent  string             `json:"parent,omitempty"` // the channel that a thread belongs to
	People  []Person           `json:"people"`           // in the order in which they came
	Games   []Game             `json:"games"`            // that are over, in their order
	Rules   map[string]Options `json:"rules,omitempty"`  // with which each game was last played, by its name
	Round   Round              `json:"round"`
	Guests  []Guest            `json:"guests,omitempty"`
	Looked  time.Time          `json:"looked"`           // when the night was last told about its tables
	Ended   time.Time          `json:"ended,omitzero"`   // zero: it goes on
	Outbox  outbox.Box         `json:"outbox,omitempty"` // its closing message; of a game night also the one that calls people
	Plan    *Plan              `json:"plan,omitempty"`   // of a game night; nil: it is one of a table
}

// A Person takes part in a night.
type Person struct {
	ID   string      `json:"id"` // or their mark
	Name markup.Name `json:"name,omitzero"`
}

// Options are those of a table.
type Options struct {
	Values map[string]int `json:"values"`
	House  map[string]int `json:"house,omitempty"` // as the guild had them
}

// A Game is one that is over.
type Game struct {
	Table    string    `json:"table"`
	Kind     string    `json:"kind"`
	Round    int       `json:"round"`
	Together bool      `json:"together,omitempty"` // as games.Kind: it was won, or lost, and nobody beat anybody
	Ended    time.Time `json:"ended"`
	Stopped  bool      `json:"stopped,omitempty"` // somebody ended it: it brings no points
	Seats    []Seat    `json:"seats"`             // of people
	Best     *Feat     `json:"best,omitempty"`    // what was worth remembering
}

// A Seat is how one person did in a game.
type Seat struct {
	Person string `json:"id"`
	Place  int    `json:"place"`          // among all seats, robots included
	Left   bool   `json:"left,omitempty"` // too many of their moves were made for them
}

// A Feat is what somebody has done best in a game.
type Feat struct {
	Person string `json:"id"`
	Whom   string `json:"whom,omitempty"` // who was there, too: a person or a robot; "": nobody
	Verb   string `json:"v"`
	N      int    `json:"n"`
	Fewest bool   `json:"fewest,omitempty"` // the smaller N is the better one
}

// A Round is the last games that began, at one table or several, and what comes after them.
type Round struct {
	N      int            `json:"n"` // from 1
	Tables []string       `json:"tables"`
	On     bool           `json:"on,omitempty"`    // one of them is still played
	Size   int            `json:"size,omitempty"`  // seats of the larger table, with robots
	Level  int            `json:"level,omitempty"` // of its robots; 0: there were none
	Begins time.Time      `json:"begins,omitzero"` // when the next games begin; zero: they wait
	Deal   []Deal         `json:"deal,omitempty"`  // the next games, from when they are planned until all have begun
	Why    problem.Reason `json:"why,omitzero"`    // why they could not begin
}

// A Deal is a game that is to begin.
type Deal struct {
	Table string   `json:"table"`
	Kind  string   `json:"kind"`
	Size  int      `json:"size"` // with robots
	Seats []Chair  `json:"seats"`
	Rings []string `json:"rings,omitempty"` // whom its board mentions
	// Thread is the number of the thread in which it is played, from 1; 0: it is played in the night's channel.
	Thread int `json:"thread,omitempty"`
	Options
}

// A Chair is a seat of a game that is to begin.
type Chair struct {
	Person string `json:"id"`
	Asleep bool   `json:"asleep,omitempty"` // has pressed nothing since the last game, and begins as away
}

// An Outcome is what a table of the round has come to.
type Outcome struct {
	Game
	Over   bool
	Gone   bool     // there is no such table any more
	People []Person // who sits there
	Here   []string // of them, who is here
	Wait   []string // of them, who has no seat there
	Never  []Seat   // of people who have not made a move
	Size   int
	Level  int
	Options
}

// Collect takes in what the tables of the round have come to. To do that again changes nothing, and a game whose table is gone since
// counts on.
func (n *Night) Collect(now time.Time, outcomes []Outcome) {
	r := &n.Round
	asked := !r.On && len(n.Games) > 0 && n.Games[len(n.Games)-1].Round == r.N
	n.Looked, r.On = now, false
	n.Games = slices.DeleteFunc(n.Games, func(g Game) bool {
		return g.Round == r.N && !slices.ContainsFunc(outcomes, func(o Outcome) bool { return o.Gone && o.Table == g.Table })
	})
	var here, wait []string
	for _, o := range outcomes {
		for _, p := range o.People {
			n.Meet(p)
		}
		if o.Gone {
			continue
		}
		if !o.Over {
			r.On = true
			continue
		}
		o.Game.Round = r.N
		if n.Plan != nil { // they were seated, so those who came have beaten them
			o.Seats = append(o.Seats, o.Never...)
		}
		n.Games = append(n.Games, o.Game)
		here, wait = append(here, o.Here...), append(wait, o.Wait...)
		if n.Rules == nil {
			n.Rules = make(map[string]Options)
		}
		n.Rules[o.Kind] = o.Options
		if o.Size >= r.Size {
			r.Size, r.Level = o.Size, o.Level
		}
	}
	if !r.On && !asked {
		n.ask(now, here, wait)
	}
}

// Meet notes a person with the name that they have now, and reports whether there is room for them.
func (n *Night) Meet(p Person) bool {
	i := slices.IndexFunc(n.People, func(q Person) bool { return q.ID == p.ID })
	switch {
	case i < 0 && len(n.People) >= people:
		return false
	case i < 0:
		n.People = append(n.People, p)
	case p.Name != (markup.Name{}):
		n.People[i].Name = p.Name
	}
	return true
}

// Full reports whether the night has had as many games as one can have.
func (n *Night) Full() bool { return len(n.Games) >= played }

// LastGame is when the last game ended; zero: none has.
func (n *Night) LastGame() (at time.Time) {
	for _, g := range n.Games {
		if g.Ended.After(at) {
			at = g.Ended
		}
	}
	return at
}

// Due returns when the night must be looked at.
func (n *Night) Due() time.Time {
	if n.Lost() {
		return n.Plan.Lost.Add(lostKept)
	}
	due := n.due()
	if at := n.Outbox.Due(); !at.IsZero() && at.Before(due) {
		return at
	}
	return due
}

func (n *Night) due() time.Time {
	switch r, begins := n.Round, n.begins(); {
	case !n.Ended.IsZero():
		return n.deleted()
	case len(r.Deal) > 0:
		return n.Looked.Add(dealAgain)
	case r.On && n.Plan == nil:
		return n.Looked.Add(looks)
	case r.On:
		if ends := n.Plan.Ends.Add(endsSoon); ends.After(n.Looked) && ends.Before(n.Looked.Add(seen)) {
			return ends
		}
		return n.Looked.Add(seen)
	case n.Plan != nil && r.N == 0 && n.Called() == nil:
		return begins.Add(-CheckIn)
	case !begins.IsZero():
		return begins
	case n.LastGame().IsZero(): // the table is gone before its game was over
		return n.Looked
	}
	return n.LastGame().Add(rests)
}

// deleted is when an ended night is deleted.
func (n *Night) deleted() time.Time {
	if n.Plan != nil {
		return n.Ended.Add(PlanKept)
	}
	return n.Ended.Add(Kept)
}

// Gone reports whether the night is to be deleted.
func (n *Night) Gone(now time.Time) bool { return !n.Ended.IsZero() && !now.Before(n.deleted()) }

// Resting reports whether the night is to end: no game comes any more, and of a table's the last one is long over.
func (n *Night) Resting(now time.Time) bool {
	return !n.Round.On && n.begins().IsZero() && len(n.Round.Deal) == 0 && (n.Plan != nil || !now.Before(n.LastGame().Add(rests)))
}

// End ends the night. One of a single game at a table leaves no message.
func (n *Night) End(now time.Time, text func() string) {
	if !n.Ended.IsZero() {
		return
	}
	n.Ended, n.Round.Begins, n.Round.Deal = now, time.Time{}, nil
	if len(n.Games) > 1 || n.Plan != nil && len(n.Games) > 0 {
		n.Outbox.Owe(outbox.Message{Channel: n.Channel}, now, text)
	}
}

// Name is how a person of the night is called.
func (n *Night) Name(id string) markup.Name {
	for _, p := range n.People {
		if p.ID == id {
			return p.Name
		}
	}
	return markup.Name{}
}

// people are all whom the night names.
func (n *Night) people(at named.At) {
	for i := range n.People {
		at(&n.People[i].ID, &n.People[i].Name)
	}
	for _, g := range n.Games {
		for i := range g.Seats {
			at(&g.Seats[i].Person, nil)
		}
		if g.Best != nil {
			at(&g.Best.Person, nil)
			at(&g.Best.Whom, nil)
		}
	}
	for i := range n.Guests {
		at(&n.Guests[i].Person, nil)
	}
	for _, d := range n.Round.Deal {
		for i := range d.Seats {
			at(&d.Seats[i].Person, nil)
		}
		for i := range d.Rings {
			at(&d.Rings[i], nil)
		}
	}
	if n.Plan != nil {
		at(&n.Plan.By, nil)
	}
}

// Names reports whether a person is named in the night.
func (n *Night) Names(id string) bool { return named.People(n.people).Has(id) }

// Forget puts a mark in a person's place. Nobody waits for them any more.
func (n *Night) Forget(person, mark string) {
	if !named.People(n.people).Forget(person, mark) {
		return
	}
	n.unask(mark)
	is := func(id string) bool { return id == mark }
	for i := range n.Round.Deal {
		d := &n.Round.Deal[i]
		d.Seats = slices.DeleteFunc(d.Seats, func(c Chair) bool { return is(c.Person) })
		d.Rings = slices.DeleteFunc(d.Rings, is)
	}
	if n.Plan != nil && is(n.Plan.By) {
		n.Plan.By = ""
	}
}

// A Part is what a night keeps of one person, without the others.
type Part struct {
	Channel string     `json:"channel"`
	Games   []PartGame `json:"games,omitempty"`
	Guest   *Guest     `json:"guest,omitempty"` // what they want next, or that they have signed up
	Host    bool       `json:"host,omitempty"`  // of a game night: they have announced it
}

// A PartGame is one person's part in a game.
type PartGame struct {
	Table string    `json:"table"`
	Kind  string    `json:"kind"`
	Ended time.Time `json:"ended"`
	Seat
}

// About is what the night keeps of a person.
func (n *Night) About(person string) Part {
	p := Part{Channel: n.Channel, Guest: n.Guest(person), Host: n.Plan != nil && n.Plan.By == person}
	for _, g := range n.Games {
		for _, s := range g.Seats {
			if s.Person == person {
				p.Games = append(p.Games, PartGame{g.Table, g.Kind, g.Ended, s})
			}
		}
	}
	return p
}

// Of is a night that begins with a table.
func Of(channel, parent, table string) Night {
	return Night{Channel: channel, Parent: parent, Round: Round{N: 1, Tables: []string{table}}}
}
