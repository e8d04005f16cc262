package night

import (
	"slices"
	"time"

	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/problem"
)

var errBegun = problem.Reason{Code: "plan.begun"}

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

// A Plan is what a game night of a whole server has besides a night at one table: an hour, and a game for each
// round, at tables of three and four.
type Plan struct {
	By      string         `json:"by,omitempty"`      // the user who announced it
	Begins  time.Time      `json:"begins"`            // the first round
	Games   []string       `json:"games"`             // by round, the names of their kinds
	Minutes int            `json:"minutes"`           // that a round lasts at most
	Board   string         `json:"board,omitempty"`   // the message that shows the night; "": it is not posted
	Posted  int            `json:"posted,omitempty"`  // how often the message was lost or moved
	Threads []string       `json:"threads,omitempty"` // by table, from the first; "": it has none
	Ends    time.Time      `json:"ends,omitzero"`     // the time of the round that is on
	Owner   string         `json:"owner,omitempty"`   // the process that shows it and does what is due
	Lost    time.Time      `json:"lost,omitzero"`     // since when nobody can get to its channel; zero: people can
	Trouble problem.Reason `json:"trouble,omitzero"`  // why its tables have no threads; none: they have, or need none
	Off     problem.Reason `json:"off,omitzero"`      // why it was called off; none: it was not
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

// Hide takes a person's name out of the night.
func (n *Night) Hide(person string) {
	for i := range n.People {
		if n.People[i].ID == person {
			n.People[i] = Person{ID: person}
		}
	}
}

// Call owes the message that calls all who have signed up to say that they are here, once the check-in has begun. It is there until the
// first round begins.
func (n *Night) Call(now time.Time, threads problem.Reason, text func() string) {
	if n.Plan != nil && n.Called() == nil && n.Stage(now) == CheckingIn {
		n.Outbox.Owe(outbox.Message{}, now, text)
		n.lacks(threads, len(n.In())+len(n.Silent()))
	}
}

// Called returns the message with which the check-in calls people; nil: there was none yet.
func (n *Night) Called() *outbox.Message { return n.Outbox.Nudge("") }

// hush has the message deleted that calls people.
func (n *Night) hush(now time.Time) {
	if m := n.Called(); m != nil && !m.Gone {
		m.Gone = true
		m.Renew(now)
	}
}

// lacks notes what is missing to open threads, where that many people need some.
func (n *Night) lacks(what problem.Reason, people int) {
	n.Plan.Trouble = problem.Reason{}
	if len(sizes(people, atTable)) > 1 {
		n.Plan.Trouble = what
	}
}

// CallOff ends a game night that cannot go on, and says why.
func (n *Night) CallOff(why problem.Reason, now time.Time, text func() string) {
	n.hush(now)
	n.Plan.Off = why
	n.End(now, text)
}

// Overdue are tables of the round that have not ended although its time is over: nobody can get to them.
func (n *Night) Overdue(now time.Time) bool {
	return n.Plan != nil && !n.Plan.Ends.IsZero() && !now.Before(n.Plan.Ends.Add(graceful))
}

// PutOff has the first round begin later.
func (n *Night) PutOff(by time.Duration, now time.Time) error {
	if n.Stage(now) > CheckingIn {
		return errBegun
	}
	n.Plan.Begins = n.Plan.Begins.Add(by)
	return nil
}

// Lost reports whether nobody can get to the channel of a game night.
func (n *Night) Lost() bool { return n.Plan != nil && n.Ended.IsZero() && !n.Plan.Lost.IsZero() }

// Posted notes which message shows a game night, and reports whether that is news.
func (n *Night) Posted(channel, message string) bool {
	news := n.Channel == channel && n.Plan.Board != message
	if news {
		n.Plan.Board = message
	}
	return news
}

// Unposted notes that the message is gone which showed a game night, and reports whether it is news. The next one has a nonce of its own.
func (n *Night) Unposted(message string) bool {
	news := n.Plan.Board == message
	if news {
		n.Plan.Board = ""
		n.Plan.Posted++
	}
	return news
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
