package redbrn

import (
	"encoding/json"

	"ruckus/games"
)

const (
	// minTime and maxTime keep all times inside the years 1 to 9999, outside of which JSON has none.
	minTime = -62_135_596_800_000
	maxTime = 253_000_000_000_000

	// latest is the last moment at which anything can happen: what is due after it is due before maxTime.
	latest = maxTime - 3_600_000

	// longest is the last millisecond of a race in which a press can count.
	longest = limit + maxWindow*1000
)

// UnmarshalJSON reads a position, and works out what follows from it.
func (g *game) UnmarshalJSON(position []byte) error {
	type plain game // without this method
	if err := json.Unmarshal(position, (*plain)(g)); err != nil {
		return err
	}
	g.Base.seats, g.Base.partial, g.Base.pit.free = g.Seats, g.Rules.PartialMoves, g.Rules.FreeDirection
	g.Base.complete()
	g.judge()
	return nil
}

// checkClock refuses a moment at which nothing can happen, because what follows from it could not be written in the log.
func checkClock(at int64) error {
	if at < minTime || at > latest {
		return no("clock")
	}
	return nil
}

// complete works out what is not written of a position: the codes of the piles, what each has in the pit, and who is out of the round.
func (p *position) complete() {
	for i := range p.pit.n {
		p.completePile(&p.pit.piles[i], i)
	}
	for s := range p.seats {
		if l := &p.layouts[s]; *l == (layout{wilds: wilds}) {
			p.out, l.wilds = p.out.With(games.Seat(s)), 0
		}
	}
}

// completePile follows a pile from its first card to its top.
func (p *position) completePile(pl *pile, i int) {
	rank := pl.first.rank()
	for n := range int(pl.n) {
		card := pl.card(n)
		switch {
		case n == 0:
		case card&isUp != 0:
			rank++
		default:
			rank--
		}
		l := &p.layouts[card&(maxSeats-1)]
		l.pit++
		if card&isWild != 0 {
			l.wilds--
		}
	}
	p.pit.codes[i] = p.pit.codeOf(pl, numberOf(pl.first.suit(), rank))
	p.pit.count(p.pit.codes[i], 1)
}
