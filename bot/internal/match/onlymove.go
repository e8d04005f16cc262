package match

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"ruckus/games"
)

// Moves the table makes for people who have nothing to weigh, or decided earlier. It waits a moment before each, drawn by
// chance where the wait could tell the others who had a choice.

// onlyPause is how long the others see whose turn it is before a single move is made for somebody.
const onlyPause = 1500 * time.Millisecond

// scheduleOnlyMoves sets when a move is made for those who have nothing to weigh, or a single one and do not want to press for it, or
// have chosen theirs ahead or given a standing answer.
func (d *Draft) scheduleOnlyMoves() {
	for i := range d.Record.Seats {
		d.settleAhead(games.Seat(i))
		d.settleAnswers(games.Seat(i))
		s := &d.Record.Seats[i]
		_, _, single := d.ownMove(games.Seat(i))
		switch {
		case !single && !s.Plays.IsZero():
			s.Plays = time.Time{}
		case single && (s.Plays.IsZero() || d.acted[games.Seat(i)]):
			took := onlyPause
			if s.Ahead == "" && (d.Position.Prompts[i].NoChoice || s.Answers != nil || d.pausedMove(games.Seat(i)) != "") { // nobody is to learn which
				took = d.pauseBefore(games.Seat(i))
			}
			s.Plays = d.Now.Add(took)
		}
		d.noteMatter(games.Seat(i))
	}
}

// ownMove is what is made for a seat without a press, and how a log calls who makes it: where the game waits for it, and there is
// nothing to weigh, or a single move and a user who wants such moves to be made for them, or the user has chosen it ahead or by a standing
// answer.
func (d *Draft) ownMove(s games.Seat) (move, by string, ok bool) {
	seat := d.Record.Seats[s]
	if !d.nudges() || seat.Robot != 0 || seat.absent() || d.Unseated(seat.ID) {
		return "", "", false
	}
	p := d.Position.Prompts[s]
	if !p.Must {
		return "", "", false
	}
	if move, ok := numbered(p.Moves, seat.Ahead); ok {
		return move, ByUser, true
	}
	if move := d.pausedMove(s); move != "" {
		return move, ByUser, true
	}
	if move, err := d.answered(s); err == nil && move != "" {
		return move, ByUser, true
	}
	if p.NoChoice || seat.OnlyMove && len(p.Moves) == 1 {
		return p.Moves[0], byOnly, true
	}
	return "", "", false
}

// single reports whether a seat has a single move that its user has to press for. That all are ready is not one.
func (d *Draft) single(s games.Seat) bool {
	p := d.Position.Prompts[s]
	return p.Must && !p.NoChoice && len(p.Moves) == 1 && !d.Record.Seats[s].OnlyMove && !strings.HasPrefix(p.Moves[0], "ready")
}

// playOnlyMoves makes the moves that are due of those who need not press.
func (d *Draft) playOnlyMoves() error {
	for i := range d.Record.Seats {
		s := games.Seat(i)
		if !d.Reached(d.Record.Seats[s].Plays) {
			continue
		}
		move, by, ok := d.ownMove(s)
		if !ok {
			continue
		}
		d.Record.Seats[s].Plays = time.Time{}
		if err := d.playListed(games.Action{Seat: s, Move: move, At: d.Now}, by); err != nil {
			return err
		}
		d.Record.Seats[s].OnlyMade = by == byOnly && d.Record.Seats[s].OnlyMove
	}
	return nil
}

// Wants notes whether a person wants their single moves to be made for them.
func (d *Draft) Wants(userID string, onlyMove bool) {
	if s := d.Seat(userID); d.Record.Phase == Playing && s != games.Table && d.Record.Seats[s].OnlyMove != onlyMove {
		d.Record.Seats[s].OnlyMove = onlyMove
	}
}

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
		seat.Answers = nil
	case !slices.Contains(d.Position.Prompts[s].Answers, answer):
		return "", false, nil
	case slices.Contains(seat.Answers, answer):
		seat.Answers = without(seat.Answers, answer)
	default:
		seat.Answers = append(slices.Clone(seat.Answers), answer)
		seat.Answers = seat.Answers[max(0, len(seat.Answers)-maxAnswers):]
	}
	d.notePress(s)
	now, err = d.answered(s)
	return now, true, err
}

func without(list []string, one string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(other string) bool { return other == one })
}

// answered is the move that the standing answers of a seat make of what it is asked; "" for none.
func (d *Draft) answered(s games.Seat) (move string, err error) {
	answers := d.Record.Seats[s].Answers
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
	if len(seat.Answers) == 0 || d.suspended() {
		return
	}
	kept := slices.DeleteFunc(slices.Clone(seat.Answers), func(answer string) bool {
		return !seat.here() || !d.nudges() || !slices.Contains(d.Position.Prompts[s].Answers, answer)
	})
	if len(kept) < len(seat.Answers) {
		seat.Answers = kept
	}
}

// How long it takes until a move is made for a seat that has nothing to weigh, or has given a standing answer: as long for all of
// these, so that nobody can tell one from the other. After the first question of a matter nobody needs to look up again.
var (
	firstPause = [2]time.Duration{1500 * time.Millisecond, 3500 * time.Millisecond}
	laterPause = [2]time.Duration{300 * time.Millisecond, 900 * time.Millisecond}
)

// pause draws how long it takes until a move is made for a seat.
func (d *Draft) pauseBefore(s games.Seat) time.Duration {
	pause := firstPause
	if seat := &d.Record.Seats[s]; seat.Matter != 0 && seat.Matter == d.Position.Prompts[s].Matter {
		pause = laterPause
	}
	return pause[0] + time.Duration(rand.New(rand.NewPCG(d.Chance(), 0)).Int64N(int64(pause[1]-pause[0])))
}

// noteMatter notes which matter a seat was asked about last.
func (d *Draft) noteMatter(s games.Seat) {
	if p := d.Position; p != nil && p.Prompts[s].Must && p.Prompts[s].Matter != 0 {
		d.Record.Seats[s].Matter = p.Prompts[s].Matter // whatever has changed is stored: this follows from it
	}
}

// playPlain makes the moves of which all can see that there is nothing to weigh, as long as there are any.
func (d *Draft) playPlain() error {
	for s := 0; d.Record.Phase == Playing && s < len(d.Position.Prompts); s++ {
		p, seat, by := d.Position.Prompts[s], &d.Record.Seats[s], byOnly
		switch {
		case !p.Plain || !p.Must:
			continue
		case seat.Robot != 0:
			by = ByRobot
		case seat.absent():
			by = byStandIn
		}
		return d.playListed(games.Action{Seat: games.Seat(s), Move: p.Moves[0], At: d.Now}, by) // which comes back here
	}
	return nil
}
