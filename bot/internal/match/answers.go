package match

import (
	"slices"

	"ruckus/games"
)

// Standing answers: what a player has said once for all questions of a sort (games.Answerer). They end when the rules no longer offer
// them, and when their player is not here: nobody is to be bound by what they can't see.

// maxAnswers is how many standing answers a seat can have.
const maxAnswers = 16

// giveAnswer notes a standing answer of a seat, see games.Answerer; given again, it is taken back. It returns the move that the answers
// make of what the seat is asked at the moment.
func (d *Draft) giveAnswer(s games.Seat, answer string) (now string, given bool, err error) {
	if d.Broken != nil || d.Position == nil {
		return "", false, nil
	}
	seat := &d.Record.Seats[s]
	switch {
	case answer == games.AskAgain:
		seat.Auto.Answers = nil
	case !slices.Contains(d.Position.Prompts[s].Answers, answer):
		return "", false, nil
	case slices.Contains(seat.Auto.Answers, answer):
		seat.Auto.Answers = without(seat.Auto.Answers, answer)
	default:
		seat.Auto.Answers = append(slices.Clone(seat.Auto.Answers), answer)
		seat.Auto.Answers = seat.Auto.Answers[max(0, len(seat.Auto.Answers)-maxAnswers):]
	}
	d.notePress(s)
	now, err = d.answered(s)
	return now, true, err
}

func without(list []string, one string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(other string) bool { return other == one })
}

// answered is the move that the standing answers of a seat make of what it is asked; "" for none.
func (d *Sight) answered(s games.Seat) (move string, err error) {
	answers := d.Record.Seats[s].Auto.Answers
	if len(answers) == 0 || !d.Position.Prompts[s].Must {
		return "", nil
	}
	err = d.Position.read("answer", func(g games.Game) {
		if with, ok := g.(games.Answerer); ok {
			move = with.Answer(s, slices.Clone(answers))
		}
	})
	return move, err
}

// settleAnswers forgets standing answers whose time is over, and those of a seat whose player is not here.
func (d *Draft) settleAnswers(s games.Seat) {
	seat := &d.Record.Seats[s]
	if len(seat.Auto.Answers) == 0 || d.suspended() {
		return
	}
	kept := slices.DeleteFunc(slices.Clone(seat.Auto.Answers), func(answer string) bool {
		return !seat.here() || !d.nudges() || !slices.Contains(d.Position.Prompts[s].Answers, answer)
	})
	if len(kept) < len(seat.Auto.Answers) {
		seat.Auto.Answers = kept
	}
}
