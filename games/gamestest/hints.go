package gamestest

import (
	"bytes"
	"math/rand/v2"

	"ruckus/games"
)

// mostReasons is how many reasons a move has at most: nobody reads more.
const mostReasons = 8

// triedReasons is for how many of a seat's moves the suite asks for reasons.
const triedReasons = 4

// checkHints has a hard robot give hints at a few positions, and asks for the reasons of some listed moves: what is hidden
// makes no difference to them, they are for everybody, and asking leaves no trace in the game.
func (m *match) checkHints() error {
	if _, advises := m.game.(games.Adviser); !advises {
		return nil
	}
	for s, p := range m.prompts {
		if len(p.Moves) == 0 {
			continue
		}
		seat := games.Seat(s)
		for range triedReasons {
			if err := m.checkReason(seat, p.Moves[m.rand.IntN(len(p.Moves))]); err != nil {
				return err
			}
		}
		if len(p.Moves) < 2 || m.rand.IntN(8) != 0 {
			continue
		}
		g := m.game.Clone()
		m.doing, m.trying = "giving a hint", games.Action{Seat: seat}
		hint := games.HintFor(g, seat, rand.New(rand.NewPCG(m.rand.Uint64(), 0)))
		if hint.Move == "" {
			continue
		}
		if _, _, err := m.step(m.game, games.Action{Seat: seat, Move: hint.Move, At: m.soon()}); err != nil {
			return faultf("a hint for seat %d is %q, which is refused: %v", seat, hint.Move, err)
		}
		if err := m.checkReason(seat, hint.Move); err != nil {
			return err
		}
	}
	return nil
}

func (m *match) checkReason(s games.Seat, move string) error {
	g := m.game.Clone()
	other := m.game.Clone()
	other.Redeal(s, m.rand)
	m.doing, m.trying = "giving reasons", games.Action{Seat: s, Move: move}
	reasons := g.(games.Adviser).Reasons(s, move)
	if m.changed(g) {
		return faultf("giving reasons for %q in seat %d changes the game", move, s)
	}
	if a, b := encode(reasons), encode(other.(games.Adviser).Reasons(s, move)); !bytes.Equal(a, b) {
		return faultf("leak: the reasons for %q depend on what seat %d cannot know: %s", move, s, difference(a, b))
	}
	if len(reasons) > mostReasons {
		return faultf("%d reasons for %q in seat %d, at most %d", len(reasons), move, s, mostReasons)
	}
	for _, e := range reasons {
		if e.Verb == "" || e.Only != nil || e.By != "" {
			return faultf("no reason: %+v for %q in seat %d", e, move, s)
		}
	}
	return nil
}
