package night

import (
	"slices"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// Who plays next, and when. All that people say goes through Answer, whether they press on the board of a game that's over or on a game
// night's message. What they said stands until the next games begin: only Drop takes people out, and only those Discord says can't play.

// Why somebody can't be in.
var (
	errFull     = problem.Reason{Code: "night.full"}
	errPlanFull = problem.Reason{Code: "plan.full"}
	errLast     = problem.Reason{Code: "plan.last"}
)

// A Guest is somebody the next games are for. At a table that's everyone who was there when the game ended, and everyone who presses;
// at a game night it's everyone who signed up.
type Guest struct {
	Person string `json:"id"`
	Game   string `json:"game,omitempty"` // the one they vote for; "": any
	Here   bool   `json:"here,omitempty"` // they're in: they have said so since the last game, or since the check-in began
	Out    bool   `json:"out,omitempty"`  // they sit out, have gone, or were away for a whole round
}

// silent reports whether a guest hasn't said yet if they play next.
func (g Guest) silent() bool { return !g.Here && !g.Out }

// Guest returns what a person has said; nil: they aren't asked.
func (n *Night) Guest(person string) *Guest {
	for i := range n.Guests {
		if n.Guests[i].Person == person {
			return &n.Guests[i]
		}
	}
	return nil
}

// In are those who have said that they are in, in the order in which they did.
func (n *Night) In() []string { return n.who(func(g Guest) bool { return g.Here }) }

// Silent are those who are asked and have not answered.
func (n *Night) Silent() []string { return n.who(Guest.silent) }

func (n *Night) who(is func(Guest) bool) (ids []string) {
	for _, g := range n.Guests {
		if is(g) {
			ids = append(ids, g.Person)
		}
	}
	return ids
}

// Answer notes that somebody plays next, and which game they want ("" for any), or that they don't. Anyone who goes before a game night's
// first round leaves no trace.
func (n *Night) Answer(p Person, game string, out bool, now time.Time) error {
	g, planned := n.Guest(p.ID), n.Plan != nil
	switch {
	case planned && out && (g == nil || n.Round.N == 0 && len(n.Round.Deal) == 0):
		if g != nil {
			n.unask(p.ID)
			n.People = slices.DeleteFunc(n.People, func(q Person) bool { return q.ID == p.ID })
		}
		return nil
	case planned && !out && n.LastBegun():
		return errLast
	case n.Meet(p):
	case planned:
		return errPlanFull
	default:
		return errFull
	}
	if !planned && g != nil && g.silent() { // the first to answer sits first, and hosts
		n.unask(p.ID)
		g = nil
	}
	if g == nil {
		n.Guests = append(n.Guests, Guest{Person: p.ID})
		g = &n.Guests[len(n.Guests)-1]
	}
	g.Out, g.Here = out, !out && n.Stage(now) > SigningUp
	if game != "" || out {
		g.Game = game
	}
	n.Round.Why = problem.Reason{}
	n.settle(now)
	return nil
}

func (n *Night) unask(person string) {
	n.Guests = slices.DeleteFunc(n.Guests, func(g Guest) bool { return g.Person == person })
}

// settle sets when the next games of a table begin: never with nobody in, or with one person while others who are here have not
// answered; soon when all have; else in half a minute. Two or more get a look at the last vote first, in case it's for another game.
func (n *Night) settle(now time.Time) {
	if n.Plan != nil {
		return
	}
	r, in, silent, wait := &n.Round, len(n.In()), len(n.Silent()), allIn
	if in == 1 {
		wait = alone
	}
	switch soon := now.Add(wait); {
	case in == 0 || in == 1 && silent > 0:
		r.Begins = time.Time{}
	case silent == 0 && (r.Begins.IsZero() || r.Begins.After(soon)):
		r.Begins = soon
	case r.Begins.IsZero():
		r.Begins = now.Add(asks)
	}
}

// ask opens the next round's guest list when the last game of a round is over. A table asks everyone who was here at the end, and counts
// those in who waited for a seat. At a game night people stay in, but anyone who was away all round has to press again to get a seat.
func (n *Night) ask(now time.Time, here, wait []string) {
	if n.Plan == nil {
		n.Guests = slices.DeleteFunc(n.Guests, Guest.silent)
		for i, id := range slices.Concat(here, wait) {
			if n.Guest(id) == nil {
				n.Guests = append(n.Guests, Guest{Person: id, Here: i >= len(here)})
			}
		}
		return
	}
	for _, g := range n.Games {
		for _, s := range g.Seats {
			if guest := n.Guest(s.Person); g.Round == n.Round.N && s.Left && guest != nil && !slices.Contains(here, s.Person) {
				guest.Here, guest.Out = false, true
			}
		}
	}
	n.Plan.Ends = time.Time{}
	if n.Round.N < len(n.Plan.Games) && len(n.In()) > 1 {
		n.Round.Begins = now.Add(Pause)
	}
}

// Coming is everyone who plays next: those who are in, and at a table after them those who are here and have said nothing.
func (n *Night) Coming() (chairs []Chair) {
	for _, id := range n.In() {
		chairs = append(chairs, Chair{Person: id})
	}
	if n.Plan != nil {
		return chairs
	}
	for _, id := range n.Silent() {
		chairs = append(chairs, Chair{Person: id, Asleep: true})
	}
	return chairs
}

// Drop takes people out who can't play, and reports whether enough are left for the next games. With too few a game night ends.
func (n *Night) Drop(now time.Time, cannot func(person string) bool, text func() string) (on bool) {
	before := len(n.Guests)
	for _, c := range n.Coming() {
		switch {
		case !cannot(c.Person):
		case n.Plan != nil:
			_ = n.Answer(Person{ID: c.Person}, "", true, now) // to go is never refused
		default:
			n.unask(c.Person)
		}
	}
	switch in := len(n.In()); {
	case n.Plan == nil:
		if len(n.Guests) < before {
			n.settle(now)
		}
		return !n.Round.Begins.IsZero()
	case in > 1:
		return true
	case n.Round.N > 0:
		n.End(now, text)
	case in == 1:
		n.Fail(problem.Reason{Code: "off.one"}, now, text)
	default:
		n.Fail(problem.Reason{Code: "off.nobody"}, now, text)
	}
	return false
}

// Votes counts the votes for a game.
func (n *Night) Votes(game string) int {
	return len(n.who(func(g Guest) bool { return g.Here && g.Game == game }))
}

// Choice is the game that is played next of those that can be; "": none can. A game night plays what was announced, or else another of
// its games. At a table it is the game with most votes; where two have as many, and with no vote, it is what was just played, or
// else the first with as many.
func (n *Night) Choice(can []string) string {
	if n.Plan != nil {
		for _, game := range slices.Concat(n.Plan.Games[n.Round.N:n.Round.N+1], n.Plan.Games) {
			if slices.Contains(can, game) {
				return game
			}
		}
		return ""
	}
	last, most, best := "", 0, []string(nil)
	if len(n.Games) > 0 {
		last = n.Games[len(n.Games)-1].Kind
	}
	for _, game := range can {
		switch v := n.Votes(game); {
		case v > most:
			most, best = v, []string{game}
		case v == most:
			best = append(best, game)
		}
	}
	switch {
	case len(best) == 0:
		return ""
	case len(best) > 1 && slices.Contains(can, last):
		return last
	}
	return best[0]
}

// Ready reports whether the next games are to begin. If the bot was down at a game night's hour and is much too late, people check in
// again: nobody is thrown into a game they no longer wait for.
func (n *Night) Ready(now time.Time) bool {
	at := n.begins()
	if n.Plan != nil && n.Round.N == 0 && now.After(at.Add(tooLate)) {
		n.Plan.Begins = now.Add(CheckIn)
		return false
	}
	return !n.Round.On && !at.IsZero() && !now.Before(at)
}

// begins is when the next games do; zero: they wait.
func (n *Night) begins() time.Time {
	if n.Plan != nil && n.Round.N == 0 {
		return n.Plan.Begins
	}
	return n.Round.Begins
}

// Dealt notes that all games that were arranged have begun.
func (n *Night) Dealt(now time.Time) {
	next := Round{N: n.Round.N + 1, On: true, Size: n.Round.Size, Level: n.Round.Level}
	for _, d := range n.Round.Deal {
		next.Tables = append(next.Tables, d.Table)
	}
	n.Round, n.Looked = next, now
	if n.Plan == nil {
		n.Guests = nil
	}
}

// Fail notes why the next games can't begin. At a table the next press tries again; a game night is called off.
func (n *Night) Fail(why problem.Reason, now time.Time, text func() string) {
	if n.Plan != nil {
		n.CallOff(why, now, text)
		return
	}
	n.Round.Deal, n.Round.Begins, n.Round.Why = nil, time.Time{}, why
}

// Robots is the level of those that fill a table.
func (n *Night) Robots() games.Level {
	if n.Round.Level == 0 {
		return games.Medium
	}
	return games.Level(n.Round.Level)
}
