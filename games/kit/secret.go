package kit

import (
	"slices"

	"ruckus/games"
)

// A Secret is a choice that several seats make at the same time, such as a clue, a vote or a bid. That a seat has chosen
// everybody may know; what, and whether it has thought better of it, nobody else may, not even by a number that counts up.
// It belongs into the position, beside what everybody knows: the suite refuses a view that has one. The zero Secret asks nobody.
type Secret struct {
	Round int   // how many there have been: moves carry it, so that none is ever listed again
	Asked Seats // who chooses
	Given Seats // who has chosen

	chosen [MaxSeats]string
	times  [MaxSeats]uint8 // how often each seat has chosen
}

// most is how often a seat can choose, for so many numbers each of its rounds has.
const most = 100

// Begin asks some seats to choose.
func (c *Secret) Begin(asked Seats) { *c = Secret{Round: c.Round + 1, Asked: asked} }

// Waiting are the seats that have not chosen yet: all may know them.
func (c *Secret) Waiting() Seats { return c.Asked &^ c.Given }

// Of is what a seat has chosen; "" for nothing. A view has that of its own seat alone.
func (c *Secret) Of(s games.Seat) string {
	if !c.Given.Has(s) {
		return ""
	}
	return c.chosen[s]
}

// Number is what the next move of a seat ends in. Each seat counts on its own, so the choices of the others outdate nobody's move.
func (c *Secret) Number(s games.Seat) int { return c.Round*most + int(c.times[s]) }

// Prompt asks a seat for one of these moves, to which it adds the number. A seat that has chosen can choose again as long as
// others have not. It is the zero Prompt for all others.
func (c *Secret) Prompt(s games.Seat, moves ...string) games.Prompt {
	if s < 0 || !c.Asked.Has(s) || c.Waiting() == 0 || c.times[s] == most {
		return games.Prompt{}
	}
	list := NewMoves(nil, nil, c.Number(s))
	for _, m := range moves {
		list = list.Word(m)
	}
	return games.Prompt{Moves: list.List(), Must: !c.Given.Has(s), Change: c.Given.Has(s)}
}

// Choose notes what a seat has chosen, by the number that its move ended in. It tells everybody "chose", and of a change nobody
// but the seat. Whether the choice is one of the game's, and what happens when nobody is waited for any more, is the game's affair.
func (c *Secret) Choose(s games.Seat, choice string, number int) ([]games.Event, error) {
	switch {
	case !c.Asked.Has(s):
		return nil, games.Illegalf("there's nothing for you to choose: wait for the others")
	case c.Waiting() == 0:
		return nil, games.Illegalf("everyone has chosen: it's too late to change that")
	case number != c.Number(s) || c.times[s] == most:
		return nil, games.Illegalf("you've chosen since then: look again and choose again")
	}
	event := games.Event{Verb: "chose", Seats: []games.Seat{s}}
	if c.Given.Has(s) {
		event.Only = &s
	}
	c.Given, c.chosen[s] = c.Given.With(s), choice
	c.times[s]++
	return []games.Event{event}, nil
}

// Show ends the choice and returns what was chosen, by seat: from now on it is no secret.
func (c *Secret) Show(seats int) []string {
	shown := slices.Clone(c.chosen[:seats])
	*c = Secret{Round: c.Round}
	return shown
}

// Redeal draws what other seats than this one have chosen again.
func (c *Secret) Redeal(s games.Seat, draw func(games.Seat) string) {
	for _, other := range c.Given.Without(s).List() {
		c.chosen[other], c.times[other] = draw(other), 1
	}
}
