package gamestest

import (
	"math/rand/v2"

	"ruckus/games"
)

// checkRobots has robots of every level choose at a few positions: always something legal, the same with the same
// chance, without a trace in the game.
func (m *match) checkRobots() error {
	every := 96 // robots think long
	switch {
	case m.o.short:
		every = 128
	case m.o.long:
		every = 32
	}
	if _, thinks := m.game.(games.Robot); !thinks || m.rand.IntN(every) != 0 {
		return nil
	}
	at := m.soon()
	if due := m.game.Due(); !due.IsZero() && !at.Before(due) {
		return nil
	}
	for s, p := range m.prompts {
		if len(p.Moves) == 0 {
			continue
		}
		seat, level, seed := games.Seat(s), games.Level(1+m.rand.IntN(len(games.Levels()))), m.rand.Uint64()
		move, err := m.robot(seat, level, seed)
		if err != nil {
			return err
		}
		again, err := m.robot(seat, level, seed)
		switch {
		case err != nil:
			return err
		case move != again:
			return faultf("the %s robot in seat %d does not choose the same with the same chance: %q, then %q", level, s, move, again)
		case move == "" && p.Must:
			return faultf("the %s robot in seat %d chooses nothing, but the game waits for it", level, s)
		case move == "":
			continue
		}
		if _, _, err := m.step(m.game, games.Action{Seat: seat, Move: move, At: at}); err != nil {
			return faultf("the %s robot in seat %d chooses %q, which is refused: %v", level, s, move, err)
		}
	}
	if err := m.checkAnswers(); err != nil {
		return err
	}
	return m.checkHints()
}

// robot lets a robot choose as games.Choose does, and requires that this changes nothing in the game that it is given.
func (m *match) robot(s games.Seat, l games.Level, seed uint64) (string, error) {
	g := m.game.Clone()
	r := rand.New(rand.NewPCG(seed, 0))
	g.Redeal(s, r)
	before := games.Sum(g)
	m.doing, m.trying = "choosing as a robot", games.Action{Seat: s}
	move := g.(games.Robot).Robot(s, l, r)
	if games.Sum(g) != before {
		return "", faultf("the %s robot in seat %d changes the game", l, s)
	}
	return move, nil
}
