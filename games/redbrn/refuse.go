package redbrn

import (
	"strconv"
	"strings"

	"ruckus/games"
)

// refuse says why a press does not count, and what to do instead.
func (g *game) refuse(m *press) error {
	l := &g.live.layouts[m.seat]
	switch m.fault {
	case stale:
		return games.Illegalf("that was made from an older hand: look again and choose anew")
	case noHand:
		return games.Illegalf("your hand is empty: there is nothing to flip")
	case covered:
		if !l.has(m.card) {
			return games.Illegalf("%s is in the pit already", m.card)
		}
		return games.Illegalf("%s cannot be played now: play the top of your stack, the top of your waste, or the end of a column", m.card)
	case noWild:
		return games.Illegalf("you have played both of your wild riots: play a card that fits by itself")
	case noPart:
		return games.Illegalf("a column moves only whole: %s is held hostage; play the end of its column to the pit first", m.card)
	case noSpot:
		if l.stackN > 0 {
			return games.Illegalf("empty spots are filled from your stack as long as it has cards")
		}
		return games.Illegalf("none of your four spots is empty")
	case notNine:
		return games.Illegalf("only a nine from the top of your waste may fill an empty spot, %s may not", m.card)
	case isCaller:
		return games.Illegalf("you have called RIOT: your round is over, wait for the scores")
	case usedUp:
		return games.Illegalf("RIOT was called, and you have completed your one play: wait for the scores")
	case tooLate:
		return games.Illegalf("RIOT was called: you may complete one play with a card that you could play then, but no flip")
	case isAway:
		return games.Illegalf("you have left the race: come back first")
	case isOut:
		return games.Illegalf("this round has begun without you: you play from the next one on")
	}
	return g.refusePlace(m)
}

// refusePlace says why a card does not fit where it should go.
func (g *game) refusePlace(m *press) error {
	if m.verb == toColumn {
		return games.Illegalf("%s cannot go on %s: in a column each card is one lower and of the other colour, and goes on its end",
			m.card, number(m.to))
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
		return games.Illegalf("a wild riot opens a pile only under a two or a nine")
	case m.to == newPile:
		return games.Illegalf("only a one or a ten opens a pile, or a wild riot under a two or a nine")
	case m.to != lowestPile && int(m.to) >= p.n:
		return games.Illegalf("there is no pile %d", m.to+1)
	case m.to != lowestPile:
		return games.Illegalf("%s does not go on pile %d, which %s", m.card, m.to+1, p.wants(int(m.to)))
	case gap == 2:
		return games.Illegalf("no pile of %s is two away from %s, so no wild riot fits under it", suitNames[m.card.suit()], m.card)
	}
	return games.Illegalf("no pile takes %s now", m.card)
}

// tooLate says who was faster at a pile, and by how much.
func (g *game) tooLate(m *press, i int) error {
	p := &g.live.pit
	winner, _ := p.piles[i].last()
	if winner == m.seat {
		return games.Illegalf("you have played on pile %d yourself, and now it %s", i+1, p.wants(i))
	}
	by := m.at - int64(p.piles[i].at)
	if by < 0 {
		return games.Illegalf("too late: the card of %s came in first, although you pressed %s earlier; pile %d %s now",
			deck(winner), seconds(-by), i+1, p.wants(i))
	}
	return games.Illegalf("too late: %s was %s faster; pile %d %s now", deck(winner), seconds(by), i+1, p.wants(i))
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

// fitBefore tells whether a rank would have fitted on a pile before the last play there.
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

// wants says which card a pile takes next: "needs 8RW", or "is complete".
func (p *pit) wants(i int) string {
	next := p.next(i)
	if len(next) == 0 {
		return "is complete"
	}
	return "needs " + strings.Join(next, " or ")
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
