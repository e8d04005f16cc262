package match

import (
	"maps"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/named"
	"ruckus/bot/internal/outbox"
	"ruckus/games"
	"ruckus/render/view"
)

// The one list of what features keep in a table. A row says all that the table has to do with a feature's part: copy it, find the
// people in it, forget one of them, account for what's kept of them, and what the board says of it. Whatever names a person and
// has no row breaks the promise of *Forget me*.

// A part is one feature's row. What its feature has no use for is nil.
type part struct {
	feature string                   // its row in docs/features.md
	about   string                   // what of people is kept for it, on the page that tells them; "": the rows before say it
	clone   func(*Record)            // copies what a draft changes in place: others still read the cached record
	seat    func(*Seat)              // the same of a seat
	people  func(*Record, named.At)  // names each person that it knows, where it does
	forget  func(*Record, string)    // takes out what goes with a person, in whose place there is this mark already
	kept    func(*Record, Seat) Fact // of a person's seat, for their file
	lines   func(*Sight) []view.Line // that everybody reads on the board of a running game
}

// A Fact is something that's kept of a person at a table.
type Fact struct {
	What string    `json:"what"`
	N    int       `json:"n,omitempty"`
	At   time.Time `json:"at,omitzero"`
}

var parts = []part{
	{feature: "Take a seat, leave, start", about: "who sits there (number and name), every move with its time",
		clone: func(r *Record) { r.Joined = slices.Clone(r.Joined) },
		people: func(r *Record, name named.At) {
			for i := range r.Seats {
				name(&r.Seats[i].ID, &r.Seats[i].Name)
			}
		}},
	{feature: "Open a table", people: func(r *Record, name named.At) { name(&r.Host, nil) }},
	{feature: "Lobby options", clone: func(r *Record) {
		r.Terms.Values, r.Terms.House, r.Terms.Revised = maps.Clone(r.Terms.Values), maps.Clone(r.Terms.House), maps.Clone(r.Terms.Revised)
	}},
	{feature: "Choose a side", forget: ofSeat(func(s *Seat) { s.Wish = "" })},
	{feature: "Tell people about a new table",
		clone:  func(r *Record) { r.Rings = slices.Clone(r.Rings) },
		people: func(r *Record, name named.At) { ids(r.Rings, name) },
		forget: func(r *Record, mark string) { r.Rings = without(r.Rings, mark) }},
	{feature: "Typed words", about: "what they type there",
		clone: func(r *Record) {
			r.Texts = eachClone(r.Texts, func(t Text) Text { t.Told = slices.Clone(t.Told); return t })
		},
		people: func(r *Record, name named.At) { users(r.Texts, func(t *Text) { name(&t.By, nil) }) },
		forget: func(r *Record, mark string) { Unsay(r.Texts, mark) },
		kept: func(r *Record, s Seat) Fact {
			return Fact{What: "typed words", N: len(games.Where(r.Texts, func(_ games.Seat, t Text) bool { return t.By == s.ID && t.Text != "" }))}
		}},
	{feature: "Bystanders answer", about: "who answered as a bystander, until the next question",
		clone:  func(r *Record) { r.Answered, r.Undone.Asked = slices.Clone(r.Answered), slices.Clone(r.Undone.Asked) },
		people: func(r *Record, name named.At) { ids(r.Answered, name) },
		lines:  (*Sight).crowdLine},
	{feature: "My hand", clone: func(r *Record) { r.Recent = slices.Clone(r.Recent) }},
	{feature: "Story, highlights, RIOT's animation", clone: func(r *Record) { r.Moments = slices.Clone(r.Moments) }},
	{feature: "Pressed too late", about: "presses that came too late in a race", clone: func(r *Record) { r.Lost = slices.Clone(r.Lost) }},
	{feature: "Away, left, back; a robot stands in", kept: func(_ *Record, s Seat) Fact { return Fact{What: "last press", At: s.Presence.Pressed} }},
	{feature: "Time for a first game", lines: (*Sight).novices},
	{feature: "Hints", about: "hints", kept: func(_ *Record, s Seat) Fact { return Fact{What: "hints", N: s.Hints.N} }},
	{feature: "Automatic moves: only moves left, queued cards, standing answers",
		seat:   func(s *Seat) { s.Auto.Answers = slices.Clone(s.Auto.Answers) },
		forget: ofSeat(func(s *Seat) { s.Auto.Answers = nil })},
	{feature: "Plan a whole turn",
		seat:   func(s *Seat) { s.Plan = s.Plan.clone() },
		forget: ofSeat(func(s *Seat) { s.Plan = nil })},
	{feature: "*Is … there?*", seat: func(s *Seat) { s.Hurry = pointed(s.Hurry) }},
	{feature: "Reminders",
		clone:  func(r *Record) { r.Outbox = slices.Clone(r.Outbox) },
		people: func(r *Record, name named.At) { users(r.Outbox, func(m *outbox.Message) { name(&m.User, nil) }) },
		forget: func(r *Record, mark string) {
			r.Outbox = slices.DeleteFunc(r.Outbox, func(m outbox.Message) bool { return m.User == mark })
		},
		kept: lastCall},
	{feature: "Take over a robot, or get a seat late",
		clone:  func(r *Record) { r.Sittings = slices.Clone(r.Sittings) },
		seat:   func(s *Seat) { s.Sit.For, s.Sit.Next = pointed(s.Sit.For), pointed(s.Sit.Next) },
		people: sitters, forget: sitNext},
	{feature: "In for the next game",
		clone:  func(r *Record) { r.Coming = slices.Clone(r.Coming) },
		people: func(r *Record, name named.At) { users(r.Coming, func(u *User) { name(&u.ID, &u.Name) }) },
		forget: func(r *Record, mark string) {
			r.Coming = slices.DeleteFunc(r.Coming, func(u User) bool { return u.ID == mark })
		}},
	{feature: "Rated games and ending them by agreement",
		clone:  func(r *Record) { r.Rating.Agree = slices.Clone(r.Rating.Agree) },
		people: func(r *Record, name named.At) { ids(r.Rating.Agree, name) },
		lines:  (*Sight).agreement},
	{feature: "Close or reopen a table",
		clone: func(r *Record) { r.End.Undo = pointed(r.End.Undo) },
		people: func(r *Record, name named.At) {
			if r.End.Undo != nil {
				name(&r.End.Undo.By, nil)
			}
		}},
	{feature: "How the cards were decided", clone: func(r *Record) {
		r.Sealed = pointed(r.Sealed)
		if r.Sealed != nil {
			r.Sealed.Closing = pointed(r.Sealed.Closing)
		}
	}},
	{feature: "Try a move again", clone: func(r *Record) {
		r.Solo.Tried = pointed(r.Solo.Tried)
		if t := r.Solo.Tried; t != nil {
			t.Before, t.Now = slices.Clone(t.Before), pointed(t.Now)
		}
	}},
	{feature: "Moderate a table: remove, let back in, skip",
		clone:  func(r *Record) { r.Out = slices.Clone(r.Out) },
		people: func(r *Record, name named.At) { ids(r.Out, name) }},
	{feature: "Log of moderator actions",
		clone:  func(r *Record) { r.Audit = eachClone(r.Audit, guild.Entry.Clone) },
		people: func(r *Record, name named.At) { users(r.Audit, func(e *guild.Entry) { e.People(name) }) }},
	{feature: "Two processes, restarts", clone: func(r *Record) { r.Writer.Requests = slices.Clone(r.Writer.Requests) }},
}

// ofSeat changes the seat of someone who leaves.
func ofSeat(change func(*Seat)) func(*Record, string) {
	return func(r *Record, mark string) {
		for i := range r.Seats {
			if r.Seats[i].ID == mark {
				change(&r.Seats[i])
			}
		}
	}
}

// users hands out each of a list, in place.
func users[T any](list []T, one func(*T)) {
	for i := range list {
		one(&list[i])
	}
}

func ids(list []string, name named.At) { users(list, func(id *string) { name(id, nil) }) }

// people names all whom the record knows.
func (r *Record) people(name named.At) {
	for _, p := range parts {
		if p.people != nil {
			p.people(r, name)
		}
	}
}

// Clone returns the same record, to be changed. What is only ever replaced may be shared: the game as it is stored, events, hints,
// ideas, results and stories.
func (r Record) Clone() Record {
	r.Seats = slices.Clone(r.Seats)
	for _, p := range parts {
		if p.clone != nil {
			p.clone(&r)
		}
		if p.seat != nil {
			users(r.Seats, p.seat)
		}
	}
	return r
}

// Names reports whether a user is named in the record.
func (r *Record) Names(userID string) bool { return named.People(r.people).Has(userID) }

// Forget puts a mark in a person's place, and reports whether the person was there. What was mixed into the cards stays, so that the
// deal can be checked.
func (r *Record) Forget(person, mark string) bool {
	was := named.People(r.people).Forget(person, mark)
	for _, p := range parts {
		if was && p.forget != nil {
			p.forget(r, mark)
		}
	}
	return was
}

// Kept is what the record keeps of a user's seat.
func (r *Record) Kept(userID string) (facts []Fact) {
	for _, s := range r.Seats {
		for _, p := range parts {
			if s.ID != userID || p.kept == nil {
				continue
			}
			if f := p.kept(r, s); f.N != 0 || !f.At.IsZero() {
				facts = append(facts, f)
			}
		}
	}
	return facts
}

// KeptOfPeople is what tables keep of people, in their words.
func KeptOfPeople() (all []string) {
	for _, p := range parts {
		if p.about != "" {
			all = append(all, p.about)
		}
	}
	return all
}

// pointed copies what a pointer points to; nil if it points to nothing.
func pointed[T any](p *T) *T {
	if p == nil {
		return nil
	}
	return new(*p)
}

// eachClone copies a list and each of its elements; nil if there is none.
func eachClone[T any](list []T, clone func(T) T) []T {
	list = slices.Clone(list)
	for i := range list {
		list[i] = clone(list[i])
	}
	return list
}
