package match

import (
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/seal"
	"ruckus/games"
)

const (
	errCutNothing = problem.Refusal("write a word, of at most 20 letters, that is to be mixed with the secret")
	errCutSoon    = problem.Refusal("the cards of this table are decided without being cut; open a new table to cut them")
)

// mix is all that decides the cards of a table; nil: it was opened by a version of the program that mixed nothing.
func (r *Record) mix() *seal.Mix { return r.Sealed.Mix(r.shares()) }

// shares are what the players give to the mix, by seat.
func (r *Record) shares() (all []seal.Share) {
	for _, s := range r.mixed() {
		all = append(all, r.Seats[s].Share)
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
	Closing *seal.Closing   // the message that has closed the mix; nil: none has
}

// ErrMixMoved refuses to deal where the mix has changed since a message closed it.
const ErrMixMoved = problem.Refusal("somebody came, left or added a word just as the game was to begin; press *Start* again")

// Closes returns the sum with which a message is to close the mix before the cards of a lobby are dealt; "" where none does. Of a single
// person's cards nobody needs proof.
func (d *Draft) Closes() string {
	if s := d.Record.Sealed; d.Record.Phase != Lobby || s == nil || s.Given || !s.Closes && !d.rated() || d.people() < 2 {
		return ""
	}
	return d.Record.mix().Closed()
}

// seed is what the game is dealt from. It notes the message that has closed the mix.
func (d *Draft) seed(deal Dealing) (seed [32]byte, err error) {
	if c := deal.Closing; c != nil {
		if c.Closed != d.Closes() {
			return seed, ErrMixMoved
		}
		sealed := *d.Record.Sealed
		sealed.Closing = c
		d.Record.Sealed = &sealed
	}
	return d.Record.Seed(deal.Given), nil
}

// shownMix is the mix as everybody may know it: with the secret only when the game can no longer be played on.
func (d *Draft) shownMix() *seal.Mix {
	m := d.Record.mix()
	if m != nil && !d.Told() {
		hidden := m.Hidden()
		m = &hidden
	}
	return m
}

// Told reports whether everything about the table's game may be known: it is over, or was ended for good.
func (d *Draft) Told() bool {
	switch d.Record.Phase {
	case Over:
		return true
	case Closed:
		return len(d.Record.Game) > 0 && d.UndoUntil().IsZero()
	}
	return false
}

// Cut mixes a word of a seated user into the cards, in place of the one that they have given before.
func (d *Draft) Cut(by By, typed string) error {
	word := seal.Word(typed)
	s := d.Seat(by.ID)
	switch {
	case d.Record.Phase == Playing:
		return problem.Refusal("the game has begun; words are added before it begins")
	case d.Record.Phase != Lobby:
		return d.notInLobby()
	case s == games.Table:
		return d.noSeat()
	case d.Record.Sealed == nil || d.Record.Sealed.Given:
		return errCutSoon
	case word == seal.Share{}.Word:
		return errCutNothing
	}
	d.Record.Seats[s].Word = word
	d.wait()
	return nil
}

// ShareOf is the share of somebody who takes a seat.
func ShareOf(by By) seal.Share { return seal.Share{Press: seal.Press(by.Request)} }
