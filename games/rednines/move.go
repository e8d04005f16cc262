package rednines

import (
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// parsePlay reads what a play lays down: cards with "+" between them, in any order, and after "=" the rank that they
// count as, which is their own where it is missing. Only red nines can count as another rank than their own.
func parsePlay(s string) (play, error) {
	var cards hand
	p := play{rank: card.Nine}
	for {
		c, rest, ok := card.Parse(s)
		if !ok {
			return p, no("notation")
		}
		if cards.has(c) {
			return p, no("twice", "card", c)
		}
		cards.add(c)
		if !isWild(c) {
			p.rank = c.Rank()
		}
		s = rest
		if s == "" || s[0] != '+' {
			break
		}
		s = s[1:]
	}
	named := s != ""
	if named {
		rank, rest, ok := card.ParseRank(s[1:])
		switch {
		case s[0] != '=':
			return p, no("notation-several")
		case !ok || rest != "":
			return p, no("red.last")
		}
		p.rank = rank
	}
	p = newPlay(p.rank, cards[p.rank], 0)
	if named {
		p = newPlay(p.rank, p.plain, cards.wild())
	}
	p.takeFrom(&cards)
	switch {
	case cards.empty():
		return p, nil
	case !named && cards.wild() != 0:
		return p, no("red.rank")
	}
	return p, no("several.rank")
}

// ParseMove takes a move apart, for who draws what can be done: into what it lays down, and whether it passes then. What is no move of
// this game lays down nothing, as a pass does.
func ParseMove(move string) (plays []Play, pass bool) {
	verb, args, _, _ := kit.Split(move)
	if verb != "play" {
		return nil, verb == "pass"
	}
	r, err := parseRun(args, games.Table, nil)
	if err != nil {
		return nil, false
	}
	for _, p := range r.plays {
		plays = append(plays, Play{Cards: p.names(false), Rank: p.rank.String()})
	}
	return plays, r.stop
}

// ParseCard takes a card apart from the rank that it counts as, as moves and events write them; that is "" where it is its own.
func ParseCard(s string) (id, as string) {
	id, as, _ = strings.Cut(s, "=")
	return id, as
}

// A run is plays of one seat, one after the other, which are made in one move; stop is a pass after them.
type run struct {
	plays []play
	stop  bool
}

// parseRun reads plays with a blank between them, after which there may be "pass". Room is for most of them.
func parseRun(s string, seat games.Seat, room []play) (r run, err error) {
	for more := true; more; {
		var one string
		one, s, more = strings.Cut(s, " ")
		if one == "pass" && !more && len(room) > 0 {
			return run{room, true}, nil
		}
		p, err := parsePlay(one)
		if err != nil {
			return run{}, err
		}
		p.seat = seat
		room = append(room, p)
	}
	return run{plays: room}, nil
}
