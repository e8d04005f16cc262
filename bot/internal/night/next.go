package night

import (
	"slices"
	"time"

	"ruckus/games"
)

// Answer notes what somebody wants: a game, any game with "", or to sit out. It reports whether the night has room for them.
func (n *Night) Answer(p Person, game string, out bool, now time.Time) bool {
	if !n.Meet(p) {
		return false
	}
	r := &n.Round
	a := r.answer(p.ID)
	if a == nil {
		r.Answers = append(r.Answers, Answer{Person: p.ID})
		a = &r.Answers[len(r.Answers)-1]
	}
	a.Out = out
	if game != "" || out {
		a.Game = game
	}
	r.Why = ""
	r.settle(now)
	return true
}

// settle sets when the next games begin: never with nobody in, or with one person while others who are here have not answered;
// soon when all have; else in half a minute.
func (r *Round) settle(now time.Time) {
	in, silent := len(r.In()), len(r.Silent())
	switch soon := now.Add(allIn); {
	case in == 0 || in == 1 && silent > 0:
		r.Begins = time.Time{}
	case silent == 0 && (r.Begins.IsZero() || r.Begins.After(soon)):
		r.Begins = soon
	case r.Begins.IsZero():
		r.Begins = now.Add(asks)
	}
}

func (r *Round) answer(id string) *Answer {
	for i := range r.Answers {
		if r.Answers[i].Person == id {
			return &r.Answers[i]
		}
	}
	return nil
}

// In are those who have said that they are in, in the order in which they did.
func (r *Round) In() (ids []string) {
	for _, a := range r.Answers {
		if !a.Out {
			ids = append(ids, a.Person)
		}
	}
	return ids
}

// Silent are those who are here and have not answered.
func (r *Round) Silent() (ids []string) {
	for _, id := range r.Here {
		if r.answer(id) == nil {
			ids = append(ids, id)
		}
	}
	return ids
}

// Votes counts the votes for a game.
func (r *Round) Votes(game string) (votes int) {
	for _, a := range r.Answers {
		if !a.Out && a.Game == game {
			votes++
		}
	}
	return votes
}

// Choice is the game that is played next of those that can be: the one with most votes. Where two have as many, and with no vote,
// it is what was just played, or else the first with as many. It is "" where none can be played.
func (n *Night) Choice(can []string) string {
	last, most, best := "", 0, []string(nil)
	if len(n.Games) > 0 {
		last = n.Games[len(n.Games)-1].Kind
	}
	for _, game := range can {
		switch v := n.Round.Votes(game); {
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

// Coming are those who play next: who is in, and then who is here and has said nothing.
func (n *Night) Coming() (chairs []Chair) {
	for _, id := range n.Round.In() {
		chairs = append(chairs, Chair{Person: id})
	}
	for _, id := range n.Round.Silent() {
		chairs = append(chairs, Chair{Person: id, Asleep: true})
	}
	return chairs
}

// Drop takes people out of the next games who cannot play, and reports whether those who are left still play.
func (n *Night) Drop(now time.Time, cannot func(person string) bool) (on bool) {
	r := &n.Round
	if !slices.ContainsFunc(n.Coming(), func(c Chair) bool { return cannot(c.Person) }) {
		return true
	}
	r.Here = slices.DeleteFunc(r.Here, cannot)
	r.Answers = slices.DeleteFunc(r.Answers, func(a Answer) bool { return cannot(a.Person) })
	r.settle(now)
	return !r.Begins.IsZero()
}

// Arrange decides the next games, of this kind. The ID of each table follows from its number. Robots fill it up to its old size, and
// to the fewest seats with which the game can begin.
func (n *Night) Arrange(kind games.Kind, fewest int, o Options, id func(number int) string) {
	r := &n.Round
	var deal []Deal
	for i, group := range n.seat(n.Coming(), kind.Max) {
		d := Deal{Table: id(i + 1), Kind: kind.Name, Seats: group, Options: o, Size: max(len(group), fewest, min(r.Size, kind.Max))}
		for _, c := range group {
			if !c.Asleep && !n.sat(c.Person, r.N) {
				d.Rings = append(d.Rings, c.Person)
			}
		}
		deal = append(deal, d)
	}
	r.Deal = deal
}

// sat reports whether a person had a seat in a round.
func (n *Night) sat(person string, round int) bool {
	return slices.ContainsFunc(n.Games, func(g Game) bool {
		return g.Round == round && slices.ContainsFunc(g.Seats, func(s Seat) bool { return s.Person == person })
	})
}

// Dealt notes that all games of the plan have begun.
func (n *Night) Dealt(now time.Time) {
	next := Round{N: n.Round.N + 1, On: true, Size: n.Round.Size, Level: n.Round.Level}
	for _, d := range n.Round.Deal {
		next.Tables = append(next.Tables, d.Table)
	}
	n.Round, n.Looked = next, now
}

// Fail notes why the next games cannot begin. They begin when somebody presses again.
func (n *Night) Fail(why string) {
	n.Round.Deal, n.Round.Begins, n.Round.Why = nil, time.Time{}, why
}

// Robots is the level of those that fill a table.
func (n *Night) Robots() games.Level { return n.Round.level() }

// seat shares people out to tables with at most so many seats. The tables are as few as can be, and of about the same size. From
// the top of the standings each table gets the first who has none; then, one after the other, the one who has met those at it least.
func (n *Night) seat(all []Chair, most int) (groups [][]Chair) {
	if len(all) <= most {
		return [][]Chair{all}
	}
	free := make([]Chair, 0, len(all))
	for _, s := range n.Standings() {
		for _, c := range all {
			if c.Person == s.Person {
				free = append(free, c)
			}
		}
	}
	for _, c := range all {
		if !slices.ContainsFunc(free, func(f Chair) bool { return f.Person == c.Person }) {
			free = append(free, c)
		}
	}
	met := n.met()
	for tables := (len(all) + most - 1) / most; tables > 0; tables-- {
		size := (len(free) + tables - 1) / tables
		group := []Chair{free[0]}
		free = free[1:]
		for len(group) < size {
			best, least := 0, -1
			for i, c := range free {
				times := 0
				for _, g := range group {
					times += met[[2]string{c.Person, g.Person}]
				}
				if least < 0 || times < least {
					best, least = i, times
				}
			}
			group = append(group, free[best])
			free = slices.Delete(free, best, best+1)
		}
		groups = append(groups, group)
	}
	return groups
}

// met counts how often each two people have played together.
func (n *Night) met() map[[2]string]int {
	times := make(map[[2]string]int)
	for _, g := range n.Games {
		for _, a := range g.Seats {
			for _, b := range g.Seats {
				times[[2]string{a.Person, b.Person}]++
			}
		}
	}
	return times
}
