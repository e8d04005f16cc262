package redbrn

import (
	"strconv"
	"time"

	"ruckus/games"
)

// refuse says why a press does not count, and what to do instead.
func (g *game) refuse(m *press) error {
	l := &g.live.layouts[m.seat]
	switch m.fault {
	case stale:
		return no("hand")
	case noHand:
		return no("flip.none")
	case covered:
		if !l.has(m.card) {
			return no("cards.gone", "card", m.card)
		}
		return no("cards.covered", "card", m.card)
	case noWild:
		return no("wild.none")
	case noPart:
		return no("columns.part", "card", m.card)
	case noSpot:
		if l.stackN > 0 {
			return no("spot.stack")
		}
		return no("spot.full")
	case notNine:
		return no("spot.nine", "card", m.card)
	case isCaller:
		return no("window.caller")
	case usedUp:
		return beaten(g.afterCall(m.at), "window.used")
	case tooLate:
		return beaten(g.afterCall(m.at), "window.late")
	case isAway:
		return no("leave.away")
	case isOut:
		return no("leave.next")
	}
	return g.refusePlace(m)
}

// refusePlace says why a card does not fit where it should go.
func (g *game) refusePlace(m *press) error {
	if m.verb == toColumn {
		return no("columns.place", "card", number(m.to))
	}
	gap := 1
	if m.verb == withWild {
		gap = 2
	}
	p := &g.live.pit
	if i, ok := p.lost(m.card, m.to, gap); ok {
		return g.tooLate(m, i)
	}
	switch {
	case m.to == newPile && gap == 2:
		return no("wild.open")
	case m.to == newPile:
		return no("piles.open")
	case m.to != lowestPile && int(m.to) >= p.n:
		return no("pile", "n", p.n)
	case m.to != lowestPile:
		return p.refuse(int(m.to))
	case gap == 2:
		return no("wild.fits", "card", m.card)
	}
	return no("piles.fits", "card", m.card)
}

// tooLate says who was faster at a pile, and by how much.
func (g *game) tooLate(m *press, i int) error {
	p := &g.live.pit
	pl := &p.piles[i]
	winner, _ := pl.last()
	by := m.at - int64(pl.at)
	switch {
	case winner == m.seat:
		return p.refuse(i)
	case by == 0:
		return beaten(lateness(winner, by), "late.same", "who", deck(winner))
	case by < 0:
		return beaten(lateness(winner, by), "late.arrived", "who", deck(winner))
	}
	return beaten(lateness(winner, by), "late.by", "time", seconds(by), "who", deck(winner), "card", numberOf(pl.first.suit(), pl.topRank()))
}

// lateness is how many milliseconds after somebody else's a press was made.
func lateness(than games.Seat, ms int64) games.Lateness {
	return games.Lateness{Than: than, By: time.Duration(ms) * time.Millisecond}
}

// afterCall is how long after the call a press was made, or after the end of the time where nobody has called.
func (g *game) afterCall(at int64) games.Lateness {
	if caller, call, called := g.caller(); called {
		return lateness(caller, at-call)
	}
	return lateness(games.Table, at-limit)
}

// lost finds the pile which the last play has made unfit for a card: the named one, or that with the newest play.
func (p *pit) lost(n number, to uint8, gap int) (pile int, ok bool) {
	pile = -1
	for i := range p.n {
		pl := &p.piles[i]
		if to != lowestPile && int(to) != i || pl.first.suit() != n.suit() || !p.fitBefore(pl, n.rank(), gap) {
			continue
		}
		if pile < 0 || pl.at > p.piles[pile].at {
			pile = i
		}
	}
	return pile, pile >= 0
}

// fitBefore reports whether a rank would have fitted on a pile before the last play there.
func (p *pit) fitBefore(pl *pile, rank, gap int) bool {
	last := 1
	if _, pair := pl.last(); pair {
		last = 2
	}
	if int(pl.n) <= last {
		return false
	}
	before := *pl
	before.n -= uint8(last)
	away := rank - before.topRank()
	if p.free {
		return away == gap || away == -gap
	}
	return pl.rising() && away == gap || !pl.rising() && away == -gap
}

// refuse says which card a pile takes instead.
func (p *pit) refuse(i int) error {
	switch next := p.next(i); len(next) {
	case 0:
		return no("piles.complete")
	case 1:
		return no("piles.one", "card", next[0])
	default:
		return no("piles.two", "one", next[0], "two", next[1])
	}
}

// next lists the cards that a pile takes next; none for one that is complete.
func (p *pit) next(i int) []string {
	if p.codes[i] == complete {
		return nil
	}
	var list []string
	top := number(p.codes[i] % falling)
	if top.rank() < ranks && (p.free || p.piles[i].rising()) {
		list = append(list, (top + 1).String())
	}
	if top.rank() > 1 && (p.free || !p.piles[i].rising()) {
		list = append(list, (top - 1).String())
	}
	return list
}

// seconds writes milliseconds as "1.25 s", and very few of them as "0.004 s".
func seconds(ms int64) string {
	digits := 2
	if ms < 10 {
		digits = 3
	}
	return strconv.FormatFloat(float64(ms)/1000, 'f', digits, 64) + " s"
}
