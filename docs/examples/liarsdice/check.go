package liarsdice

import (
	"errors"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// check refuses a stored game that the rules could not go on with.
func (g *game) check() error {
	if g.Turn < games.Table || int(g.Turn) >= g.Seats || g.Step < 1 || g.Step > kit.MaxStep {
		return errors.New("turn out of bounds")
	}
	if g.Seats != len(g.Left) || g.Seats != len(g.Hands) || g.Seats != len(g.Bids) || g.Round < 1 {
		return errors.New("other seats than dice")
	}
	for s, left := range g.Left {
		switch {
		case left < 0 || left > g.Dice:
			return errors.New("dice out of bounds")
		case (left == 0) != slices.Contains(g.Out, games.Seat(s)):
			return errors.New("somebody is out with dice, or in without")
		case !g.Over() && (len(g.Hands[s]) != left || !sound(g.Hands[s])):
			return errors.New("a hand that nobody can have")
		case !g.possible(g.Bids[s]) || g.Bids[s].Over(g.Bid):
			return errors.New("a bid that nobody can have made")
		}
	}
	switch {
	case len(g.Out) > g.Seats-1 || (len(g.Out) == g.Seats-1) != g.Over() || repeats(g.Out):
		return errors.New("the game goes on without players, or is over with several")
	case g.Over():
		return g.checkLast()
	case g.Left[g.Turn] == 0:
		return errors.New("a seat without dice is on turn")
	case (g.Bid.Count == 0) != (g.By == games.Table) || g.By < games.Table || int(g.By) >= g.Seats || g.By == g.Turn:
		return errors.New("a bid of nobody")
	case g.By != games.Table && (g.Left[g.By] == 0 || g.Bids[g.By] != g.Bid):
		return errors.New("a bid of somebody else")
	}
	return g.checkLast()
}

// possible reports whether a bid is none, or one of this table.
func (g *game) possible(b Bid) bool {
	most := g.Total()
	if g.Over() {
		most++ // the last die is lost by then
	}
	return b == Bid{} || b.Count >= 1 && b.Count <= most && b.Face >= 1 && b.Face <= Faces
}

// checkLast refuses a round before that cannot have been shown.
func (g *game) checkLast() error {
	l := g.Last
	if l.Dice == nil {
		return nil
	}
	for _, s := range []games.Seat{l.By, l.Liar, l.Loser} {
		if s < 0 || int(s) >= g.Seats {
			return errors.New("a round that somebody else played")
		}
	}
	if len(l.Dice) != g.Seats || l.Bid.Face < 1 || l.Bid.Face > Faces || l.Bid.Count < 1 || l.Bid.Count > g.Seats*g.Dice || !slices.ContainsFunc(l.Dice, sound) {
		return errors.New("a round that nobody played")
	}
	for _, dice := range l.Dice {
		if len(dice) > g.Dice || len(dice) > 0 && !sound(dice) {
			return errors.New("dice that nobody has")
		}
	}
	return nil
}

// sound reports whether dice show faces, the lowest first.
func sound(dice []int) bool {
	return slices.IsSorted(dice) && (len(dice) == 0 || dice[0] >= 1 && dice[len(dice)-1] <= Faces)
}

// repeats reports whether a seat is listed twice, or is none.
func repeats(seats []games.Seat) bool {
	for i, s := range seats {
		if s < 0 || slices.Contains(seats[:i], s) {
			return true
		}
	}
	return false
}
