package gamestest

import (
	"slices"

	"ruckus/games"
)

// checkAnswers gives standing answers to what seats are asked: what is hidden makes no difference to the move that they make, it is one
// that is listed, and asking leaves no trace in the game.
func (m *match) checkAnswers() error {
	for s, p := range m.prompts {
		for _, answer := range p.Answers {
			if answer == "" || len(answer) > games.MaxMove || !printable(answer) || slices.Contains(p.Moves, answer) {
				return faultf("seat %d is offered %q as a standing answer", s, answer)
			}
		}
		with, answers := m.game.(games.Answerer)
		switch {
		case !answers && len(p.Answers) > 0:
			return faultf("seat %d is offered standing answers, and the game has no method Answer", s)
		case !answers || len(p.Answers) == 0:
			continue
		}
		given := slices.Clone(p.Answers)
		m.rand.Shuffle(len(given), func(i, j int) { given[i], given[j] = given[j], given[i] })
		given = given[:1+m.rand.IntN(len(given))]
		m.doing, m.trying = "giving standing answers", games.Action{Seat: games.Seat(s)}
		move := with.Answer(games.Seat(s), given)
		if m.changed(m.game) {
			return faultf("standing answers %q of seat %d change the game", given, s)
		}
		if move != "" && !slices.Contains(p.Moves, move) {
			return faultf("standing answers %q of seat %d make %q, which is not listed: %v", given, s, move, p.Moves)
		}
		other := m.game.Clone()
		other.Redeal(games.Seat(s), m.rand)
		if dealt := other.(games.Answerer).Answer(games.Seat(s), given); dealt != move {
			return faultf("leak: standing answers %q of seat %d make %q or %q, which depends on what it cannot know", given, s, move, dealt)
		}
	}
	return nil
}
