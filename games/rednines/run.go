package rednines

import (
	"strings"

	"ruckus/games"
	"ruckus/games/card"
)

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

// refuseRun refuses a run that could not be made play by play. A run ends with a King, after which there is everything to
// choose.
func (g *game) refuseRun(r run) error {
	if err := g.refuse(r.plays[0]); err != nil || len(r.plays) == 1 && !r.stop {
		return err
	}
	left, next := g.Hands[g.Turn], r.plays[0].rank
	for _, p := range r.plays {
		switch {
		case !p.isIn(left):
			return games.Illegalf("you do not hold all of that: choose from your own cards, each once")
		case p.rank != next:
			return games.Breaks("next", "cards that are played in one go rise by one rank each: play one card after the other")
		case p.several() && next != r.plays[0].rank:
			return games.Breaks("several", "a sequence goes on with one card of each rank: play one card")
		}
		p.takeFrom(&left)
		next++
	}
	switch {
	case !r.stop:
		return nil
	case !left.canFollow(next):
		return games.Illegalf("your turn ends by itself after these cards: play them without the pass")
	case left.plain(next) != 0:
		return mustGoOn(next, left)
	}
	return nil
}

// mustGoOn is the refusal of a pass.
func mustGoOn(needed card.Rank, h hand) error {
	return games.Breaks("must", "you hold %s, so you must go on: only who has nothing but red nines for the next rank may pass",
		cardAt(needed, h.plain(needed)))
}
