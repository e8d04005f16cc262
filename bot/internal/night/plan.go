package night

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/bot/internal/outbox"
	"ruckus/games"
)

// Bounds of a game night.
const (
	MostGuests  = people
	MostRounds  = 9
	LeastRound  = 10 // minutes
	MostRound   = 40
	CheckIn     = 10 * time.Minute // before the first round people say that they are here
	Pause       = time.Minute      // between two rounds
	PlanKept    = 90 * 24 * time.Hour
	mostThreads = (people + atTable - 2) / (atTable - 1)

	graceful  = time.Minute      // a round waits so long for tables after its time is over
	tooLate   = 2 * time.Minute  // a night that begins later than this, because the bot was down, has people check in again
	seen      = 30 * time.Second // between two looks whether its games are over
	endsSoon  = 2 * time.Second  // after its time is over its tables have ended
	dealAgain = 5 * time.Second  // between two tries to begin games
	lostKept  = 7 * 24 * time.Hour
)

// A Plan is what a game night of a whole server has besides a night at one table: an hour, guests who have signed up, and a game for
// each round, at tables of three and four.
type Plan struct {
	By      string    `json:"by,omitempty"` // the user who announced it
	Begins  time.Time `json:"begins"`       // the first round
	Games   []string  `json:"games"`        // by round, the names of their kinds
	Minutes int       `json:"minutes"`      // that a round lasts at most
	Guests  []Guest   `json:"guests,omitempty"`
	Board   string    `json:"board,omitempty"`   // the message that shows the night; "": it is not posted
	Posted  int       `json:"posted,omitempty"`  // how often the message was lost or moved
	Threads []string  `json:"threads,omitempty"` // by table, from the first; "": it has none
	Ends    time.Time `json:"ends,omitzero"`     // the time of the round that is on
	Owner   string    `json:"owner,omitempty"`   // the process that shows it and does what is due
	Lost    time.Time `json:"lost,omitzero"`     // since when nobody can get to its channel; zero: people can
	Trouble string    `json:"trouble,omitempty"` // what is missing, as a sentence
	Off     string    `json:"off,omitempty"`     // why it was called off; "": it was not
}

// A Guest has signed up.
type Guest struct {
	Person string `json:"id"`
	Here   bool   `json:"here,omitempty"` // they have said so since the check-in began, and are not out
	Out    bool   `json:"out,omitempty"`  // they have gone, or were away for a whole round
}

// A Stage is how far a game night has come.
type Stage int

// The stages, in their order.
const (
	SigningUp Stage = iota
	CheckingIn
	Playing
	Resting // between two rounds
	Ended
)

// Announced is a game night that was announced in a channel.
func Announced(channel, parent string, p Plan, by Person) Night {
	p.By = by.ID
	return Night{Channel: channel, Parent: parent, Plan: &p}
}

// Stage is how far the game night has come at a time.
func (n *Night) Stage(now time.Time) Stage {
	switch {
	case !n.Ended.IsZero():
		return Ended
	case n.Round.On || len(n.Round.Deal) > 0:
		return Playing
	case n.Round.N > 0:
		return Resting
	case now.Before(n.Plan.Begins.Add(-CheckIn)):
		return SigningUp
	}
	return CheckingIn
}

// LastBegun reports whether nobody can come any more, because the last round has begun.
func (n *Night) LastBegun() bool {
	return n.Round.N >= len(n.Plan.Games) || n.Round.N+1 == len(n.Plan.Games) && len(n.Round.Deal) > 0
}

// Guest returns what a person has said; nil: nothing.
func (n *Night) Guest(person string) *Guest {
	for i := range n.Plan.Guests {
		if n.Plan.Guests[i].Person == person {
			return &n.Plan.Guests[i]
		}
	}
	return nil
}

// Guests counts those who have not gone, and those of them who are here.
func (n *Night) Guests() (all, here int) {
	for _, g := range n.Plan.Guests {
		switch {
		case g.Out:
		case g.Here:
			here++
			fallthrough
		default:
			all++
		}
	}
	return all, here
}

// Come notes that a person wants to play; from the check-in on, that they are here. It reports whether there is room for them.
func (n *Night) Come(p Person, now time.Time) bool {
	g := n.Guest(p.ID)
	if all, _ := n.Guests(); all >= MostGuests && (g == nil || g.Out) || !n.Meet(p) {
		return false
	}
	if g == nil {
		n.Plan.Guests = append(n.Plan.Guests, Guest{Person: p.ID})
		g = &n.Plan.Guests[len(n.Plan.Guests)-1]
	}
	g.Out, g.Here = false, n.Stage(now) > SigningUp
	return true
}

// Go notes that a person does not play, or not any more. Before the first round nothing is left of them.
func (n *Night) Go(person string) {
	g := n.Guest(person)
	if g == nil {
		return
	}
	g.Out, g.Here = true, false
	if n.Round.N == 0 && len(n.Round.Deal) == 0 {
		n.Plan.Guests = slices.DeleteFunc(n.Plan.Guests, func(g Guest) bool { return g.Person == person })
		n.People = slices.DeleteFunc(n.People, func(p Person) bool { return p.ID == person })
	}
}

// Hide takes a person's name out of the night.
func (n *Night) Hide(person string) {
	for i := range n.People {
		if n.People[i].ID == person {
			n.People[i] = Person{ID: person}
		}
	}
}

// Playing are those who play the next round, the best first.
func (n *Night) Playing() (ids []string) {
	for _, s := range n.Standings() {
		if g := n.Guest(s.Person); g != nil && g.Here {
			ids = append(ids, s.Person)
		}
	}
	for _, g := range n.Plan.Guests {
		if g.Here && !slices.Contains(ids, g.Person) {
			ids = append(ids, g.Person)
		}
	}
	return ids
}

// Signed are those whom the check-in calls: people who have signed up and have not said yet that they are here.
func (n *Night) Signed() (ids []string) {
	for _, g := range n.Plan.Guests {
		if !g.Out && !g.Here {
			ids = append(ids, g.Person)
		}
	}
	return ids
}

// Call owes the message that calls all who have signed up to say that they are here. It is there until the first round begins.
func (n *Night) Call(now time.Time, text func() string) { n.Outbox.Owe(outbox.Message{}, now, text) }

// Called returns the message with which the check-in calls people; nil: there was none yet.
func (n *Night) Called() *outbox.Message { return n.Outbox.Nudge("") }

// hush has the message deleted that calls people.
func (n *Night) hush(now time.Time) {
	if m := n.Called(); m != nil && !m.Gone {
		m.Gone = true
		m.Renew(now)
	}
}

// Seat plans the games of the next round, of this kind, with robots where they are fewer than it needs. Several tables play in threads of
// their own, if there can be any; else at as few tables in the channel as the game allows, but at least three. ID is what follows from
// a table's number.
func (n *Night) Seat(key string, kind games.Kind, fewest int, o Options, threads bool, id func(number int) string, now time.Time) {
	playing := n.Playing()
	most := min(atTable, kind.Max)
	if few := (len(playing) + channelTables - 1) / channelTables; !threads && few > most {
		most = min(few, kind.Max)
	}
	s := n.swiss(playing, sizes(len(playing), most), key)
	groups := s.byRank()
	if n.Round.N+1 < len(n.Plan.Games) || n.Round.N == 0 {
		groups = s.seats()
	}
	n.hush(now)
	n.Plan.Ends = now.Add(time.Duration(n.Plan.Minutes) * time.Minute)
	for i, group := range groups {
		d := Deal{Table: id(i + 1), Kind: kind.Name, Options: o, Size: max(len(group), fewest)}
		if threads && len(groups) > ownChannel {
			d.Thread = i + 1
		}
		for _, p := range group {
			d.Seats, d.Rings = append(d.Seats, Chair{Person: playing[p]}), append(d.Rings, playing[p])
		}
		n.Round.Deal = append(n.Round.Deal, d)
	}
	n.Round.Begins = time.Time{}
}

// Lacks notes what is missing to open threads, where that many people need some.
func (n *Night) Lacks(what string, people int) {
	n.Plan.Trouble = ""
	if len(sizes(people, atTable)) > ownChannel {
		n.Plan.Trouble = what
	}
}

// ownChannel is how many tables play in the night's own channel although they could have threads.
const ownChannel = 2

// channelTables is how many tables play in one channel if the people fit there.
const channelTables = 3

// swiss is where the people stand who play, and how often each two have met. Its chance follows from the night and the round.
func (n *Night) swiss(playing []string, sizes []int, key string) *swiss {
	sum := fnv.New64a()
	_, _ = sum.Write([]byte(key))
	s := &swiss{place: make([]int, len(playing)), sizes: sizes, rand: rand.New(rand.NewPCG(sum.Sum64(), uint64(n.Round.N)))}
	at := make(map[string]int)
	for i, p := range playing {
		at[p] = i
		s.place[i] = len(playing) // they have not played yet
		s.met = append(s.met, make([]int, len(playing)))
	}
	for _, st := range n.Standings() {
		if i, plays := at[st.Person]; plays {
			s.place[i] = st.Place
		}
	}
	for pair, times := range n.met() {
		a, one := at[pair[0]]
		b, two := at[pair[1]]
		if one && two && a != b {
			s.met[a][b] = times
		}
	}
	return s
}

// Rest follows the end of a round. Those who were away for all of it are not seated again until they say that they are here. After the last
// round the night ends.
func (n *Night) Rest(now time.Time, text func() string) {
	for _, g := range n.Games {
		for _, s := range g.Seats {
			if guest := n.Guest(s.Person); g.Round == n.Round.N && s.Left && guest != nil && !slices.Contains(n.Round.Here, s.Person) {
				guest.Here, guest.Out = false, true
			}
		}
	}
	n.Plan.Ends = time.Time{}
	if _, here := n.Guests(); n.Round.N < len(n.Plan.Games) && here > 1 {
		n.Round.Begins = now.Add(Pause)
		return
	}
	n.End(now, text)
}

// CallOff ends a game night that cannot go on, and says why.
func (n *Night) CallOff(why string, now time.Time, text func() string) {
	n.hush(now)
	n.Plan.Off = why
	n.End(now, text)
}

// Overdue are tables of the round that have not ended although its time is over: nobody can get to them.
func (n *Night) Overdue(now time.Time) bool {
	return !n.Plan.Ends.IsZero() && !now.Before(n.Plan.Ends.Add(graceful))
}

// PutOff has the first round begin later.
func (n *Night) PutOff(by time.Duration) { n.Plan.Begins = n.Plan.Begins.Add(by) }

// Late has people check in again where the first round begins much too late, and reports whether it does.
func (n *Night) Late(now time.Time) bool {
	if n.Round.N > 0 || !now.After(n.Plan.Begins.Add(tooLate)) {
		return false
	}
	n.Plan.Begins = now.Add(CheckIn)
	return true
}

// Lose notes that a channel is gone: the one of the night, which then waits until somebody who may has it go on elsewhere, or the thread of
// a table, which gets another one. It reports whether it was any of them.
func (n *Night) Lose(channel string, now time.Time) bool {
	if i := slices.Index(n.Plan.Threads, channel); i >= 0 && channel != "" {
		n.Plan.Threads[i] = ""
		n.Plan.Posted++
		return true
	}
	if n.Channel != channel && n.Parent != channel || !n.Ended.IsZero() || !n.Plan.Lost.IsZero() {
		return false
	}
	n.Plan.Lost = now
	return true
}

// Move has a night go on in another channel, with at least a time to check in if it has not begun.
func (n *Night) Move(channel, parent string, now time.Time) {
	n.Channel, n.Parent = channel, parent
	n.Plan.Board, n.Plan.Threads, n.Plan.Lost = "", nil, time.Time{}
	n.Plan.Posted++
	if n.Round.N == 0 && n.Plan.Begins.Before(now.Add(CheckIn/2)) {
		n.Plan.Begins = now.Add(CheckIn / 2)
	}
	n.Outbox = nil
}

// planDue returns when a game night must be looked at.
func (n *Night) planDue() time.Time {
	p := n.Plan
	due := p.Begins
	switch {
	case !p.Lost.IsZero():
		return p.Lost.Add(lostKept)
	case len(n.Round.Deal) > 0:
		due = n.Looked.Add(dealAgain)
	case n.Round.On:
		due = n.Looked.Add(seen)
		if ends := p.Ends.Add(endsSoon); ends.After(n.Looked) && ends.Before(due) {
			due = ends
		}
	case n.Round.N > 0:
		due = n.Round.Begins
	case n.Called() == nil:
		due = p.Begins.Add(-CheckIn)
	}
	if at := n.Outbox.Due(); !at.IsZero() && at.Before(due) {
		due = at
	}
	return due
}
