package rednines

import (
	"errors"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// schema is the version of the stored form.
const schema = 1

var (
	errHands = errors.New("the hands are not cards, each once")
	errPile  = errors.New("the pile is not the seats and cards of plays")
)

// check refuses a stored game that the rules could not go on with.
func (g *game) check() error {
	scored := g.Round
	if !g.over() {
		scored--
	}
	switch {
	case g.Step < 1 || g.Step > kit.MaxStep:
		return errors.New("a step out of bounds")
	case g.Round < 1 || g.Round > g.Rounds()+1 || len(g.Scored) != scored:
		return errors.New("the finished rounds do not come out even")
	}
	for i, round := range g.Scored {
		if !g.playersOf(i + 1).Has(round.Winner) {
			return errors.New("a finished round makes no sense")
		}
	}
	for _, p := range g.Pile {
		if !g.In.Has(p.seat) {
			return errPile
		}
	}
	next := g.nextIn()
	switch {
	case g.In == 0 || g.In != g.playersOf(g.Round) || !g.In.Has(g.Dealer):
		return errors.New("the wrong seats take part")
	case !g.Pause.Valid(g.Phase == Between, next), g.over() && (next == 0) != (g.Phase == Ended):
		return errors.New("a pause out of place")
	case (len(g.Pile) == 0) != (g.Phase == Opening):
		return errPile
	case g.over() != (g.Turn == games.Table), !g.over() && !g.In.Has(g.Turn):
		return errors.New("the wrong seat is on turn")
	case !g.over() && !g.canGoOn():
		return errHands
	}
	return nil
}

// canGoOn reports whether everybody who takes part has cards, none of them twice, and a seat that would not be
// asked without one a card to play.
func (g *game) canGoOn() bool {
	var seen [card.Ranks]byte
	for s, h := range g.Hands {
		if h.empty() == g.In.Has(games.Seat(s)) {
			return false
		}
		for r, b := range h {
			if seen[r]&b != 0 {
				return false
			}
			seen[r] |= b
		}
	}
	return g.Phase != Running || g.asks(g.Turn)
}
