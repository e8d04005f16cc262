package table

import (
	"context"
	"crypto/rand"
	"errors"

	"ruckus/bot/deal"
	"ruckus/games"
)

// A sealed is how a table's cards are decided: by a secret that the table has from its opening on, and that nobody is told
// before the game is over, mixed with what the players give. See package deal.
type sealed struct {
	Secret string `json:"secret,omitempty"`
	Given  bool   `json:"given,omitempty"` // the seed is given instead, and nothing is mixed
}

const (
	errCutNothing = Refusal("write a word, of at most 20 letters, that is to be mixed into the cards")
	errCutSoon    = Refusal("the cards of this table are decided without being cut; open a new table to cut them")
)

// seal makes up the secret of a new table.
func (h *Host) seal() *sealed {
	if h.given {
		return &sealed{Given: true}
	}
	var random [32]byte
	rand.Read(random[:])
	return &sealed{Secret: deal.Secret(random)}
}

// mix is all that decides the cards of a table; nil: it was opened by a version of the program that mixed nothing.
func (r *record) mix() *deal.Mix {
	switch {
	case r.Sealed == nil:
		return nil
	case r.Sealed.Given:
		return &deal.Mix{Given: true}
	}
	m := &deal.Mix{Sum: deal.Sum(r.Sealed.Secret), Secret: r.Sealed.Secret}
	for _, s := range r.Seats {
		m.Shares = append(m.Shares, s.Share)
	}
	return m
}

// seed is what the game is dealt from: the mix, or where there is none the one that is given.
func (r *record) seed(given [32]byte) [32]byte {
	if m := r.mix(); m != nil && !m.Given {
		return m.Seed()
	}
	return given
}

// checkSealed refuses what no host has written.
func (r *record) checkSealed() error {
	m := r.mix()
	if m == nil {
		return nil
	}
	if err := m.Check(); err != nil {
		return err
	}
	if r.Sealed.Given && r.Sealed.Secret != "" {
		return errors.New("a secret that nothing is mixed with")
	}
	return nil
}

// shownMix is the mix as everybody may know it: with the secret only when the game can no longer be played on.
func (d *draft) shownMix() *deal.Mix {
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

// Cut mixes a word of a seated user into the cards, in place of the one that they have given before. It can be done in the
// lobby only: everybody can see the words before the cards are dealt.
func (h *Host) Cut(ctx context.Context, ref Ref, by By, typed string) (Table, error) {
	word := deal.Word(typed)
	hand, err := h.change(ctx, ref, by, func(d *draft) error {
		s := d.seat(by.ID)
		switch {
		case d.rec.Phase == Playing:
			return Refusal("the cards are dealt already; they are cut before the game begins")
		case d.rec.Phase != Lobby:
			return d.notInLobby()
		case s == games.Table:
			return d.noSeat()
		case d.rec.Sealed == nil || d.rec.Sealed.Given:
			return errCutSoon
		case word == deal.Share{}.Word:
			return errCutNothing
		}
		d.rec.Seats[s].Word = word
		d.wait()
		return nil
	})
	return hand.Table, err
}

// press is the share of somebody who takes a seat.
func press(by By) deal.Share { return deal.Share{Press: deal.Press(by.Request)} }
