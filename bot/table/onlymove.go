package table

import (
	"time"

	"ruckus/games"
)

// onlyPause is how long the others see whose turn it is before a single move is made for somebody.
const onlyPause = 1500 * time.Millisecond

// noChoicePause is the longest time that is added by chance where a player has nothing to weigh, as nobody is to learn that.
const noChoicePause = 3 * time.Second

// scheduleOnlyMoves sets when a move is made for those who have nothing to weigh, or a single one and do not want to press for it.
func (d *draft) scheduleOnlyMoves() {
	for i := range d.rec.Seats {
		s, single := &d.rec.Seats[i], d.hasOnlyMove(games.Seat(i))
		switch {
		case !single && !s.Plays.IsZero():
			s.Plays = time.Time{}
		case single && (s.Plays.IsZero() || d.acted[games.Seat(i)]):
			s.Plays, d.changed = d.now.Add(onlyPause), true
			if d.pos.prompts[i].NoChoice {
				s.Plays = s.Plays.Add(time.Duration(d.chance() % uint64(noChoicePause)))
			}
		}
	}
}

// hasOnlyMove tells whether the game waits for a seat that has nothing to weigh, or a single move and a user who wants such
// moves to be made for them.
func (d *draft) hasOnlyMove(s games.Seat) bool {
	seat := d.rec.Seats[s]
	if !d.callable() || seat.Robot != 0 || seat.absent() || d.unseated(seat.ID) {
		return false
	}
	p := d.pos.prompts[s]
	return p.Must && (p.NoChoice || seat.OnlyMove && len(p.Moves) == 1)
}

// playOnlyMoves makes the single moves that are due.
func (d *draft) playOnlyMoves() error {
	for i := range d.rec.Seats {
		s := games.Seat(i)
		if !d.reached(d.rec.Seats[s].Plays) || !d.hasOnlyMove(s) {
			continue
		}
		d.rec.Seats[s].Plays = time.Time{}
		if err := d.playListed(games.Action{Seat: s, Move: d.pos.prompts[s].Moves[0], At: d.now}, byOnly); err != nil {
			return err
		}
		d.rec.Seats[s].OnlyMade = d.rec.Seats[s].OnlyMove
	}
	return nil
}

// wish notes whether a person wants their single moves to be made for them.
func (d *draft) wish(userID string, onlyMove bool) {
	if s := d.seat(userID); d.rec.Phase == Playing && s != games.Table && d.rec.Seats[s].OnlyMove != onlyMove {
		d.rec.Seats[s].OnlyMove, d.changed = onlyMove, true
	}
}
