package rednines

import (
	"math/bits"
	"math/rand/v2"

	"ruckus/games"
	"ruckus/games/card"
)

// effort is how many plays and passes a hard robot plays out for one choice, at about 0.1 µs each.
const effort = 100_000

// A mind is the game as a hard robot thinks of it, see kit.Mind.
type mind struct {
	*game
	seat    games.Seat
	dealing *dealing
	medium  bool // the seat goes on as a medium robot, not as all others do
}

// A choice is a play of the seat, and how it goes on after that: a play is as good as the better way makes it.
type choice struct {
	play
	medium bool
}

func (g *game) mind(s games.Seat) *mind { return &mind{game: g, seat: s, dealing: g.dealing(s)} }

// Copy copies the game.
func (m *mind) Copy() *mind { return &mind{m.game.clone(), m.seat, m.dealing, m.medium} }

// Deal deals the hidden cards again.
func (m *mind) Deal(r *rand.Rand) (*mind, bool) {
	m = m.Copy()
	return m, m.dealing.deal(&m.Hands, r)
}

// Sensible is what the player on turn is taken to play.
func (m *mind) Sensible() choice {
	if m.medium && m.Turn == m.seat {
		return choice{play: m.sensible()}
	}
	return choice{play: m.usual()}
}

// usual is what most hard robots would play. They keep a red nine until it is worth spending.
func (m *mind) usual() play {
	h := m.Hands[m.Turn]
	if m.Phase != Running {
		return m.beginning()
	}
	needed, wild := m.needed(), h.wild()
	switch plain := h.plain(needed); {
	case plain != 0:
		return newPlay(needed, plain&-plain, 0)
	case wild != 0 && m.spends():
		return newPlay(needed, 0, wild&-wild)
	}
	return play{}
}

// spends reports whether the player on turn goes on with a red nine who has no other card for it. Numbers are as hard robots were
// found to play: the fewer cards are left the rather, where more cards follow or the rank is high, and with a king always.
func (m *mind) spends() bool {
	h, needed := m.Hands[m.Turn], m.needed()
	left, wild := h.count(), bits.OnesCount8(h.wild())
	if needed == card.King || left == wild {
		return true
	}
	most := 3*wild - 4
	if h.plain(needed+1) != 0 {
		most += 9
	}
	if needed >= card.Nine {
		most += 10
	}
	for other := range m.others(m.Turn) {
		if m.Hands[other].count() <= fewCards {
			return left <= most+3
		}
	}
	return left <= most
}

// beginning is with what a hard robot would most likely begin. The numbers are fitted to how hard robots began 2,300 times: mostly
// with a whole run, the lowest, or one that nobody goes on with, which brings the turn back. What others hold of a rank all can
// count, by their own hand and the pile.
func (m *mind) beginning() (best play) {
	h, most, lowest := m.Hands[m.Turn], 0, 7
	best = newPlay(card.King, 0, h.wild()&-h.wild())
	var others hand
	for s, other := range m.Hands[:m.Seats] {
		for r, cards := range other {
			if games.Seat(s) != m.Turn {
				others[r] |= cards
			}
		}
	}
	for r := range card.Rank(card.Ranks) {
		plain, end := h.plain(r), r
		if plain == 0 {
			continue
		}
		for end < card.King && h.plain(end+1) != 0 {
			end++
		}
		score := 20 + int(r) + 2*bits.OnesCount8(plain) + lowest
		lowest = 0
		if r == card.Ace {
			score += 7
		}
		if r == card.Ace || h.plain(r-1) == 0 {
			score += 12
		}
		switch {
		case end == card.King:
			score += 8
		case others.plain(end+1) != 0:
			score += bits.OnesCount8(others.plain(end + 1))
		case others.wild() == 0:
			score += 15
		default:
			score += 6
		}
		for q := r; q > card.Ace && others.plain(q-1) != 0; q-- { // others may lead to it
			score--
		}
		if score > most {
			best, most = newPlay(r, plain&-plain, 0), score
		}
	}
	return best
}

// Do lays cards down, or passes without any, and finds out who goes on.
func (m *mind) Do(c choice) {
	p := c.play
	m.medium = m.medium || c.medium
	if p.pass() {
		m.turnOn()
		return
	}
	p.seat = m.Turn
	p.takeFrom(&m.Hands[p.seat])
	m.Pile = append(m.Pile, p)
	switch {
	case m.Hands[p.seat].empty():
		m.Phase = Between
	case p.rank == card.King:
		m.Phase = Leading
	default:
		m.Phase = Running
		if !m.asks(p.seat) {
			m.turnOn()
		}
	}
}

// Gain is by how many points the others have more, all together.
func (m *mind) Gain() (ahead int, over bool) {
	if !m.over() {
		return 0, false
	}
	last := m.last()
	end := Score{Winner: last.seat, RedLast: last.redLast(), Left: m.Hands}
	for other := range m.others(m.seat) {
		ahead += end.Points(other) - end.Points(m.seat)
	}
	return ahead, true
}

// choices are the plays that are worth a thought, of those that differ only in suits one. A play without cards is a pass.
// Nobody takes a red nine where another card fits: it looks absurd, and hardly ever helps. A player who begins with a red nine takes it for a King, to begin once more.
func (g *game) choices(s games.Seat) (list []play) {
	h := g.Hands[s]
	wild := h.wild()
	one := wild & -wild
	if g.Phase == Running {
		needed := g.needed()
		if plain := h.plain(needed); plain != 0 {
			return []play{newPlay(needed, plain&-plain, 0)}
		}
		list = append(list, play{})
		if wild != 0 {
			list = append(list, newPlay(needed, 0, one))
		}
		return list
	}
	for r := range card.Rank(card.Ranks) {
		plain := h.plain(r)
		if plain != 0 {
			list = append(list, newPlay(r, plain&-plain, 0))
		}
		if !g.severalAllowed() {
			continue
		}
		if plain&(plain-1) != 0 {
			list = append(list, newPlay(r, plain, 0))
		}
		if wild != 0 && (plain != 0 || r == card.King && wild != one) {
			list = append(list, newPlay(r, plain, wild))
		}
	}
	if wild != 0 {
		list = append(list, newPlay(card.King, 0, one))
	}
	return list
}
