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
		return games.Illegalf("from an older hand: look again and choose")
	case noHand:
		return games.Breaks("flip", "nothing to flip: your hand is empty")
	case covered:
		if !l.has(m.card) {
			return games.Breaks("cards", "gone already: {%s} is in the pit", m.card)
		}
		return games.Breaks("cards", "not now: {%s} isn't on top", m.card)
	case noWild:
		return games.Breaks("wild", "no wild riot left: both are in the pit")
	case noPart:
		return games.Breaks("columns", "only whole columns: {%s} is held hostage", m.card)
	case noSpot:
		if l.stackN > 0 {
			return games.Breaks("spot", "no empty spot: your stack fills them")
		}
		return games.Breaks("spot", "no empty spot: all four have cards")
	case notNine:
		return games.Breaks("spot", "only a nine fills a spot: {%s} doesn't", m.card)
	case isCaller:
		return games.Breaks("window", "you called RIOT: wait for the scores")
	case usedUp:
		return games.TooLate("window", g.afterCall(m.at), "you made your one play: wait for the scores")
	case tooLate:
		return games.TooLate("window", g.afterCall(m.at), "RIOT was called: play one card that already fit when it was called")
	case isAway:
		return games.Breaks("leave", "you left the race: come back first")
	case isOut:
		return games.Breaks("leave", "this round began without you: you're in from the next one")
	}
	return g.refusePlace(m)
}

// refusePlace says why a card does not fit where it should go.
func (g *game) refusePlace(m *press) error {
	if m.verb == toColumn {
		return games.Breaks("columns", "not there: only a card one lower and of the other colour goes onto {%s}", number(m.to))
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
		return games.Breaks("wild", "no new pile: a wild riot opens one under 2 or 9")
	case m.to == newPile:
		return games.Breaks("piles", "no new pile: only a 1 or a 10 opens one")
	case m.to != lowestPile && int(m.to) >= p.n:
		return games.Illegalf("no such pile: there are %d", p.n)
	case m.to != lowestPile:
		return p.refuse(int(m.to))
	case gap == 2:
		return games.Breaks("wild", "not now: no wild riot fits under {%s}", m.card)
	}
	return games.Breaks("piles", "not now: no pile takes {%s}", m.card)
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
		return games.TooLate("late", lateness(winner, by), "at the same moment: {%s} pressed first", deck(winner))
	case by < 0:
		return games.TooLate("late", lateness(winner, by), "arrived too late: {%s} pressed later, but got in first", deck(winner))
	}
	return games.TooLate("late", lateness(winner, by), "too late by %s: {%s} was first with {%s}", seconds(by), deck(winner), numberOf(pl.first.suit(), pl.topRank()))
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
		return games.Breaks("piles", "not on that pile: it's complete")
	case 1:
		return games.Breaks("piles", "not on that pile: it needs {%s}", next[0])
	default:
		return games.Breaks("piles", "not on that pile: it needs {%s} or {%s}", next[0], next[1])
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
