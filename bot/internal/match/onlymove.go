package match

import (
	"math/rand/v2"
	"strings"
	"time"

	"ruckus/games"
)

// onlyPause is how long the others see whose turn it is before a single move is made for somebody.
const onlyPause = 1500 * time.Millisecond

// scheduleOnlyMoves sets when a move is made for those who have nothing to weigh, or a single one and do not want to press for it, or
// have chosen theirs ahead.
func (d *Draft) scheduleOnlyMoves() {
	for i := range d.Record.Seats {
		d.settleAhead(games.Seat(i))
		s := &d.Record.Seats[i]
		_, _, single := d.ownMove(games.Seat(i))
		switch {
		case !single && !s.Plays.IsZero():
			s.Plays = time.Time{}
		case single && (s.Plays.IsZero() || d.acted[games.Seat(i)]):
			took := onlyPause
			if d.Position.Prompts[i].NoChoice || d.pausedMove(games.Seat(i)) != "" { // nobody is to learn that, so it takes as long as for a person who decides
				took = games.Easy.React(games.Prompt{}, rand.New(rand.NewPCG(d.Chance(), 0)))
			}
			s.Plays, d.Changed = d.Now.Add(took), true
		}
	}
}

// ownMove is what is made for a seat without a press, and how a log calls who makes it: where the game waits for it, and there is
// nothing to weigh, or a single move and a user who wants such moves to be made for them, or the user has chosen it ahead.
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
		d.Record.Seats[s].OnlyMove, d.Changed = onlyMove, true
	}
}
