package gamestest

import (
	"errors"
	"slices"
	"strings"
	"time"

	"ruckus/games"
)

// checkListed makes every listed move of every seat, each from the same position; of very many, a sample.
func (m *match) checkListed() error {
	most := 100
	switch {
	case m.o.short:
		most = 10
	case !m.close && !m.o.long:
		most = 25
	}
	at := m.soon()
	if due := m.game.Due(); !due.IsZero() && !at.Before(due) {
		return nil
	}
	for s, p := range m.prompts {
		moves := p.Moves
		if len(moves) > most {
			moves = slices.Clone(moves)
			m.rand.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
			moves = append(moves[:most-1], p.Moves[0])
		}
		if with, ok := m.game.(games.Runner); ok && len(moves) > 0 {
			moves = append(slices.Clip(moves), with.Run(games.Seat(s), p.Moves[0]))
		}
		if err := m.checkTyped(games.Seat(s), p, at); err != nil {
			return err
		}
		for _, move := range moves {
			a := games.Action{Seat: games.Seat(s), Move: move, At: at}
			next, _, err := m.step(m.game, a)
			if err != nil {
				return faultf("the listed move %s is refused: %v", describe(a), err)
			}
			if !m.changed(next) {
				return faultf("the listed move %s changes nothing, so it can apply twice", describe(a))
			}
			if !m.close {
				continue
			}
			if err := m.sound(next, a); err != nil {
				return err
			}
		}
	}
	return nil
}

// checkPast tries late presses. What a seat has done is refused for ever; what it could have done is refused unless it
// is still listed.
func (m *match) checkPast() error {
	n := 4
	if m.close {
		n = len(m.past)
	}
	for range min(n, len(m.past)) {
		t := m.past[m.rand.IntN(len(m.past))]
		a := games.Action{Seat: t.seat, Move: t.move, At: m.now}
		if m.made[t] {
			if err := m.refused(a); err != nil {
				return faultf("a move that was made before applies again: %v", err)
			}
		} else if err := m.unlisted(a); err != nil {
			return faultf("a stale move: %v", err)
		}
	}
	return nil
}

// unlisted requires that the action is refused unless it is listed. Where lists are Partial and the seat has one, an
// unlisted move may be accepted too, but must leave a sound position; so may one in a race, where presses come in late.
func (m *match) unlisted(a games.Action) error {
	if m.listed(turn{a.Seat, a.Move}) {
		return nil
	}
	if m.o.partial && a.Seat >= 0 && int(a.Seat) < len(m.prompts) && (m.races || len(m.prompts[a.Seat].Moves) > 0) {
		if next, _, err := m.step(m.game, a); err == nil {
			return m.sound(next, a)
		}
	}
	return m.refused(a)
}

// sound requires that what an action has led to has all cards.
func (m *match) sound(g games.Game, a games.Action) error {
	if diff := m.lostCards(g); diff != "" {
		return faultf("%s changes the cards: %s", describe(a), diff)
	}
	return m.sounds(g)
}

// checkClock ticks before anything is due: nothing may happen. A tick that is due must be accepted, however late.
func (m *match) checkClock() error {
	due := m.game.Due()
	early := []time.Time{m.now, Start, {}}
	if !due.IsZero() {
		early = append(early, due.Add(-1), due.Add(-time.Hour))
	}
	for _, at := range early {
		if !due.IsZero() && !at.Before(due) {
			continue
		}
		if err := m.refused(games.Action{Seat: games.Table, Move: games.Tick, At: at}); err != nil {
			return faultf("a tick before its time: %v", err)
		}
	}
	if due.IsZero() {
		return nil
	}
	for _, late := range []time.Duration{0, time.Second, 48 * time.Hour} {
		a := games.Action{Seat: games.Table, Move: games.Tick, At: due.Add(late)}
		next, _, err := m.step(m.game, a)
		if err != nil {
			return faultf("a tick %s after it was due is refused: %v", late, err)
		}
		if _, _, err := m.step(next, a); !errors.Is(err, games.ErrIllegal) {
			return faultf("the same tick applies twice: %v", err)
		}
	}
	return nil
}

// step takes an action from a position.
func (m *match) step(g games.Game, a games.Action) (games.Game, []games.Event, error) {
	m.doing, m.trying = "applying a move", a
	next, events, err := m.o.step(m.kind, g, a)
	if v := panicIn(err); v != nil {
		panic(v)
	}
	return next, events, err
}

// refused requires that the action is refused at this position with games.ErrIllegal.
func (m *match) refused(a games.Action) error {
	_, _, err := m.step(m.game, a)
	switch {
	case err == nil:
		return faultf("%s is accepted", describe(a))
	case !errors.Is(err, games.ErrIllegal):
		return faultf("%s is refused with an error that does not wrap games.ErrIllegal: %v", describe(a), err)
	case strings.TrimSpace(err.Error()) == "":
		return faultf("%s is refused without a reason", describe(a))
	}
	return nil
}

// remember keeps a sample of moves that were possible at some time.
func (m *match) remember(t turn) {
	if len(m.past) < 200 {
		m.past = append(m.past, t)
	} else {
		m.past[m.rand.IntN(len(m.past))] = t
	}
}

func (m *match) listed(t turn) bool {
	if t.seat < 0 || int(t.seat) >= len(m.prompts) {
		return false
	}
	p := m.prompts[t.seat]
	return slices.Contains(p.Moves, t.move) || slices.ContainsFunc(p.Typed, func(ask games.Typed) bool {
		_, made := ask.Made(t.move)
		return made
	})
}
