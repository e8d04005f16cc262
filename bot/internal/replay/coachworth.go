package replay

import (
	"slices"
	"time"

	"ruckus/games"
)

const coachLong = 3000 // moves until a game that is played on counts for nothing

// A worth measures what moves bring a seat, by playing the game on:
//
//   - to the end of the round, with robots of medium level: in points against the others' mean;
//   - in a race to the end of the round, with hard robots at the pace of those who played: in the same points, see games.Playout;
//   - where points come only at the end, until all have had a turn: in the chance to win, see coachturns.go.
type worth struct {
	kind   games.Kind
	seat   games.Seat
	seats  int
	fewest bool            // the fewest points win
	level  games.Level     // of those who play on
	paces  []time.Duration // in a race, by seat
	left   int             // moves that robots may still make,
	hard   int             // and hard robots in turns
}

func (r *replayed) worth(s games.Seat, work int) *worth {
	w := &worth{kind: r.kind, seat: s, seats: len(r.rec.Seats), fewest: r.rec.Result.FewestWin(), level: games.Medium, left: work, hard: hardWork}
	if r.kind.Races() {
		w.level, w.paces = games.Hard, r.paces()
	}
	return w
}

// weigh plays a position on from one deal of the hidden cards, once with each of the two moves, and notes what they bring; ok is
// false where a game comes to no end, and counts for nothing.
func (w *worth) weigh(j *judged, deal int, value func(g games.Game, j *judged, move string, deal int) (brings float64, ok bool)) {
	var values [2]float64
	for i, move := range []string{j.made, j.Better} {
		brings, ok := value(w.dealt(j, deal), j, move, deal)
		if !ok {
			return
		}
		values[i] = brings
	}
	j.diffs = append(j.diffs, values[1]-values[0])
}

// dealt is the position before a move in one deal of the hidden cards.
func (w *worth) dealt(j *judged, deal int) games.Game {
	g := j.game.Clone()
	g.Redeal(w.seat, chanceAt(j.position, deal+1))
	return g
}

// value is what a move brings, or "" for waiting; ok is false where the game comes to no end.
func (w *worth) value(g games.Game, j *judged, move string, deal int) (value float64, ok bool) {
	before := games.ChapterOf(g)
	now := before
	ok = w.playOn(g, j, move, deal, func() bool {
		now = games.ChapterOf(g)
		return g.Result() != nil || !sameRound(before, now)
	})
	if !ok {
		return 0, false
	}
	return w.gain(before.Points, now.Points), true
}

// playOn makes a move, or "" for waiting, and has robots go on until it is over; it returns false where it comes to no end.
func (w *worth) playOn(g games.Game, j *judged, move string, deal int, over func() bool) bool {
	p, a, ok := w.playout(g, j, move, w.level, deal)
	for range coachLong {
		if !ok || p.Do(a) != nil {
			return false
		}
		w.left--
		if over() {
			return true
		}
		a, ok = p.Next(a.At)
	}
	return false
}

// playout is how a game goes on with robots of a level, and the first action of it: the move, or if that is "" what comes while the
// seat waits.
func (w *worth) playout(g games.Game, j *judged, move string, l games.Level, deal int) (*games.Playout, games.Action, bool) {
	p := &games.Playout{Game: g, Levels: slices.Repeat([]games.Level{l}, w.seats), Rand: chanceAt(j.position, -deal-1)}
	if w.paces != nil {
		p.Race(j.at, w.paces, p.Rand.Uint64())
	}
	if move == "" {
		p.Wait(w.seat, j.until)
		a, ok := p.Next(j.at)
		return p, a, ok
	}
	return p, games.Action{Seat: w.seat, Move: move, At: j.at}, true
}

// gain is how many points a seat has won more than the others did in the mean.
func (w *worth) gain(before, after []int) float64 {
	own, others := 0.0, 0.0
	for s := range after {
		if d := float64(after[s] - before[s]); games.Seat(s) == w.seat {
			own = d
		} else {
			others += d / float64(len(after)-1)
		}
	}
	if w.fewest {
		return others - own
	}
	return own - others
}
