package match

import (
	"math/rand/v2"
	"strings"
	"time"

	"ruckus/games"
)

// onlyPause is how long the others see whose turn it is before a single move is made for somebody.
const onlyPause = 1500 * time.Millisecond

// scheduleOnlyMoves sets when a move is made for those who have nothing to weigh, or a single one and do not want to press for it.
func (d *Draft) scheduleOnlyMoves() {
	for i := range d.Record.Seats {
		s, single := &d.Record.Seats[i], d.hasOnlyMove(games.Seat(i))
		switch {
		case !single && !s.Plays.IsZero():
			s.Plays = time.Time{}
		case single && (s.Plays.IsZero() || d.acted[games.Seat(i)]):
			took := onlyPause
			if d.Position.Prompts[i].NoChoice { // nobody is to learn that, so it takes as long as for a person who decides
				took = games.Easy.React(games.Prompt{}, rand.New(rand.NewPCG(d.Chance(), 0)))
			}
			s.Plays, d.Changed = d.Now.Add(took), true
		}
	}
}

// hasOnlyMove reports whether the game waits for a seat that has nothing to weigh, or a single move and a user who wants such
// moves to be made for them.
func (d *Draft) hasOnlyMove(s games.Seat) bool {
	seat := d.Record.Seats[s]
	if !d.nudges() || seat.Robot != 0 || seat.absent() || d.Unseated(seat.ID) {
		return false
	}
	p := d.Position.Prompts[s]
	return p.Must && (p.NoChoice || seat.OnlyMove && len(p.Moves) == 1)
}

// single reports whether a seat has a single move that its user has to press for. That all are ready is not one.
func (d *Draft) single(s games.Seat) bool {
	p := d.Position.Prompts[s]
	return p.Must && !p.NoChoice && len(p.Moves) == 1 && !d.Record.Seats[s].OnlyMove && !strings.HasPrefix(p.Moves[0], "ready")
}

// playOnlyMoves makes the single moves that are due.
func (d *Draft) playOnlyMoves() error {
	for i := range d.Record.Seats {
		s := games.Seat(i)
		if !d.Reached(d.Record.Seats[s].Plays) || !d.hasOnlyMove(s) {
			continue
		}
		d.Record.Seats[s].Plays = time.Time{}
		if err := d.playListed(games.Action{Seat: s, Move: d.Position.Prompts[s].Moves[0], At: d.Now}, byOnly); err != nil {
			return err
		}
		d.Record.Seats[s].OnlyMade = d.Record.Seats[s].OnlyMove
	}
	return nil
}

// Wants notes whether a person wants their single moves to be made for them.
func (d *Draft) Wants(userID string, onlyMove bool) {
	if s := d.Seat(userID); d.Record.Phase == Playing && s != games.Table && d.Record.Seats[s].OnlyMove != onlyMove {
		d.Record.Seats[s].OnlyMove, d.Changed = onlyMove, true
	}
}
