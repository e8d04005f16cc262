package redox

import (
	"errors"

	"ruckus/games"
	"ruckus/games/kit"
)

// schema is the version of the stored form.
const schema = 1

var (
	errCards = errors.New("the cards are not all in one place each")
	errTable = errors.New("the plots on the table make no sense")
)

// check refuses a stored game that the rules could not go on with.
func (g *game) check() error {
	rounds := len(g.Scored)
	if !g.over() {
		rounds++
	}
	switch {
	case g.Step < 1 || g.Step > kit.MaxStep:
		return errors.New("step out of bounds")
	case g.Round < 1 || g.Round > maxRounds || g.Round != rounds:
		return errors.New("the finished rounds do not come out even")
	case !g.seated(g.Leader), g.over() != (g.Turn == games.Table), !g.over() && !g.seated(g.Turn):
		return errors.New("the wrong seat is on turn")
	case min(g.Turns, g.Quiet, g.Reshuffles) < 0 || max(g.Turns, g.Quiet, g.Reshuffles) > blockedTurns*maxSeats:
		return errors.New("turns out of bounds")
	case !g.Pause.Valid(g.Phase == Between, kit.All(g.Seats)):
		return errors.New("a pause out of place")
	}
	for _, round := range g.Scored {
		if len(round.Points) != int(g.Seats) || round.Winner != games.Table && !g.seated(round.Winner) {
			return errors.New("a finished round makes no sense")
		}
	}
	for s, c := range g.Calls {
		if c != (call{}) && (c.Left < 1 || c.Left > lastCards || c.Step < 1 || int(c.Step) > kit.MaxStep || !kit.InTime(c.Until)) ||
			g.Missed[s] < 0 || g.Missed[s] > lastCards {
			return errors.New("the calls make no sense")
		}
	}
	return g.checkCards()
}

// checkCards refuses cards that are not each in one place, empty hands in a round, and plots that are none.
func (g *game) checkCards() error {
	decks := decksFor(g.Seats)
	places := []pile{g.Stock, g.Pile}
	for s, hand := range g.Hands {
		n := hand.count()
		if int8(s) < g.Seats && n == 0 && !g.over() || int8(s) >= g.Seats && n > 0 || n > dealt {
			return errCards
		}
		places = append(places, hand.appendTo(nil))
	}
	for i := range g.Table {
		p := &g.Table[i]
		if !g.seated(p.owner) || !p.valid() {
			return errTable
		}
		places = append(places, p.list())
	}
	var seen cardSet
	total := 0
	for _, cards := range places {
		for _, c := range cards {
			if seen.has(c) || !c.isIn(decks) {
				return errCards
			}
			seen.add(c)
			total++
		}
	}
	if total != 54*decks || len(g.Pile) == 0 {
		return errCards
	}
	return nil
}

// valid reports whether the cards are a plot in this order.
func (p *plot) valid() bool {
	again, err := arrange(p.list())
	again.owner = p.owner
	return err == nil && again == *p
}
