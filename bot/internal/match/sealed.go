package match

import (
	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/render/view"
)

// Mixed is what a seat gives to the mix.
type Mixed struct {
	Press string `json:"press,omitempty"` // the identifier of the press that took the seat, see seal.Mix
	At    int    `json:"at,omitempty"`    // where the press stands among those that were mixed, from 1; 0: where the seat does; mixedLate: nothing was
}

// mixedLate is where the press stands of somebody who came when the cards were decided.
const mixedLate = -1

// mix is all that decides the cards of a table; nil: it was opened by a version of the program that mixed nothing.
func (r *Record) mix() *seal.Mix { return r.Sealed.Mix(r.presses()) }

// presses are those that took the seats, in the order of the lobby.
func (r *Record) presses() (all []string) {
	order, _ := r.mixed()
	for _, s := range order {
		all = append(all, r.Seats[s].Mix.Press)
	}
	return all
}

// Seed is what the game is dealt from: the mix, or where there is none the one that is given.
func (r *Record) Seed(given [32]byte) [32]byte {
	if m := r.mix(); m != nil && !m.Given {
		return m.Seed()
	}
	return given
}

// A Dealing is what a game begins with that its lobby does not hold.
type Dealing struct {
	Given   [32]byte        // the seed of a game that mixes none
	Wishes  map[string]bool // who wants their single moves to be made for them
	Novices map[string]bool // who plays this kind of game for the first time here
	Closing *seal.Closing   // the message that has closed the mix; nil: none has
}

// Closes reports whether a message closes the mix before the cards of a lobby are dealt. Of a single person's cards nobody needs proof.
func (d *Sight) Closes() bool {
	s := d.Record.Sealed
	return d.Record.Phase == Lobby && s != nil && !s.Given && (s.Closes || d.rated()) && d.count(Seat.person) >= 2
}

// seed is what the game is dealt from. It notes the message that has closed the mix.
func (d *Draft) seed(deal Dealing) [32]byte {
	if deal.Closing != nil {
		sealed := *d.Record.Sealed
		sealed.Closing = deal.Closing
		d.Record.Sealed = &sealed
	}
	return d.Record.Seed(deal.Given)
}

// dealing is what everybody may know of how the cards are decided: the secret only when the game can no longer be played on.
func (d *Sight) dealing() view.Dealing {
	m := d.Record.mix()
	if m != nil && !d.Told() {
		hidden := m.Hidden()
		m = &hidden
	}
	order, _ := d.Record.mixed()
	dealing := Dealt(m, order)
	dealing.Closes = dealing.Closes || d.Closes()
	return dealing
}

// Dealt is how cards were decided that have this mix, whose presses are those of the seats in order.
func Dealt(m *seal.Mix, mixed []games.Seat) view.Dealing {
	if m == nil {
		return view.Dealing{}
	}
	d := view.Dealing{Sum: m.Sum, Secret: m.Secret, Given: m.Given, Mixed: mixed, Presses: m.Presses, Checks: true}
	if c := m.Closing; c != nil {
		d.Closes, d.Channel, d.Message = true, c.Channel, c.Message
	}
	return d
}

// Told reports whether everything about the table's game may be known: it is over, or was ended for good.
func (d *Sight) Told() bool {
	switch d.Record.Phase {
	case Over:
		return true
	case Closed:
		return d.Record.Begun() && d.UndoUntil().IsZero()
	}
	return false
}
