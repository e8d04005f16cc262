package table

import (
	"ruckus/bot/problem"
	"ruckus/bot/seal"
	"ruckus/games"
)

const (
	errCutNothing = problem.Refusal("write a word, of at most 20 letters, that is to be mixed into the cards")
	errCutSoon    = problem.Refusal("the cards of this table are decided without being cut; open a new table to cut them")
)

// mix is all that decides the cards of a table; nil: it was opened by a version of the program that mixed nothing.
func (r *record) mix() *seal.Mix { return r.Sealed.Mix(r.shares()) }

// shares are what the players give to the mix, by seat.
func (r *record) shares() (all []seal.Share) {
	for _, s := range r.Seats {
		all = append(all, s.Share)
	}
	return all
}

// seed is what the game is dealt from: the mix, or where there is none the one that is given.
func (r *record) seed(given [32]byte) [32]byte {
	if m := r.mix(); m != nil && !m.Given {
		return m.Seed()
	}
	return given
}

// shownMix is the mix as everybody may know it: with the secret only when the game can no longer be played on.
func (d *draft) shownMix() *seal.Mix {
	m := d.rec.mix()
	if m != nil && !d.told() {
		hidden := m.Hidden()
		m = &hidden
	}
	return m
}

// told tells whether everything about the table's game may be known: it is over, or was ended for good.
func (d *draft) told() bool {
	switch d.rec.Phase {
	case Over:
		return true
	case Closed:
		return len(d.rec.Game) > 0 && d.undoUntil().IsZero()
	}
	return false
}

// Cut mixes a word of a seated user into the cards, in place of the one that they have given before.
func (d *draft) Cut(by By, typed string) error {
	word := seal.Word(typed)
	s := d.seat(by.ID)
	switch {
	case d.rec.Phase == Playing:
		return problem.Refusal("the cards are dealt already; they are cut before the game begins")
	case d.rec.Phase != Lobby:
		return d.notInLobby()
	case s == games.Table:
		return d.noSeat()
	case d.rec.Sealed == nil || d.rec.Sealed.Given:
		return errCutSoon
	case word == seal.Share{}.Word:
		return errCutNothing
	}
	d.rec.Seats[s].Word = word
	d.wait()
	return nil
}

// shareOf is the share of somebody who takes a seat.
func shareOf(by By) seal.Share { return seal.Share{Press: seal.Press(by.Request)} }
