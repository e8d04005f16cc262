package replay

import (
	"cmp"
	"math"
	"slices"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

const (
	coachLong  = 3000 // moves until a game that is played on counts for nothing
	coachTurns = 1    // own turns that begin before a chance to win is judged at first; then
	coachEnd   = 0    // the game is played on to its end
	coachTurn  = 20   // about how many moves a turn has
	coachRest  = 8    // about how many turns a seat has to the end

	hardDeals = 16      // of which hard robots play a game to its end, for each of two moves
	hardFirst = 4       // before they may say anything,
	hardDeal  = 1 << 20 // and the number of the first
	hardWork  = 16_000  // moves that hard robots make for the moves of one player: one to four minutes
)

// A worth measures what moves bring a seat, by playing the game on:
//
//   - to the end of the round, with robots of medium level: in points against the others' mean;
//   - in a race to the end of the round, with hard robots at the pace of those who played: in the same points, see games.Playout;
//   - where points come only at the end, to the end of the game: in the chance to win, see games.Forecaster. To find the moves
//     for which that is worth it, the chance is judged at the start of the seat's next turn; and for what is told, hard robots
//     have to agree.
type worth struct {
	kind   games.Kind
	seat   games.Seat
	seats  int
	fewest bool            // the fewest points win
	level  games.Level     // of those who play on
	turns  int             // for a chance to win
	paces  []time.Duration // in a race, by seat
	left   int             // moves that robots may still make,
	hard   int             // and hard robots, see agrees
}

func (r *replayed) worth(s games.Seat, work int) *worth {
	w := &worth{kind: r.kind, seat: s, seats: len(r.rec.Seats), fewest: r.rec.Result.FewestWin(), level: games.Medium, turns: coachTurns, left: work, hard: hardWork}
	if r.kind.Races() {
		w.level, w.paces = games.Hard, r.paces()
	}
	return w
}

// weigh plays a position on from one deal of the hidden cards, once with each of the two moves, and notes what they bring; ok is
// false where a game comes to no end, and counts for nothing.
func (w *worth) weigh(j *judged, deal int, value func(g games.Game, j *judged, move string, deal int) (brings float64, ok bool)) error {
	var values [2]float64
	for i, move := range []string{j.made, j.Better} {
		g, err := w.kind.Load(w.kind.Schema, j.state)
		if err != nil {
			return err
		}
		g.Redeal(w.seat, chanceAt(j.state, deal+1))
		brings, ok := value(g, j, move, deal)
		if !ok {
			return nil
		}
		values[i] = brings
	}
	j.diffs = append(j.diffs, values[1]-values[0])
	return nil
}

// value is what a move brings, or "" for waiting; ok is false where the game comes to no end.
func (w *worth) value(g games.Game, j *judged, move string, deal int) (value float64, ok bool) {
	if with, forecasts := g.(games.Forecaster); forecasts {
		w.left -= cmp.Or(w.turns, coachRest) * w.seats * coachTurn
		if _, err := games.Play(g, games.Action{Seat: w.seat, Move: move, At: j.at}); err != nil {
			return 0, false
		}
		return with.WinChance(w.seat, w.turns, chanceAt(j.state, -deal-1)), true
	}
	before := games.ChapterOf(g)
	p, a, ok := w.playout(g, j, move, w.level, deal)
	for range coachLong {
		if !ok || p.Do(a) != nil {
			return 0, false
		}
		w.left--
		now := games.ChapterOf(g)
		if g.Result() != nil || !sameRound(before, now) {
			return w.gain(before.Points, now.Points), true
		}
		a, ok = p.Next(a.At)
	}
	return 0, false
}

// playout is how a game goes on with robots of a level, and the first action of it: the move, or if that is "" what comes while the
// seat waits.
func (w *worth) playout(g games.Game, j *judged, move string, l games.Level, deal int) (*games.Playout, games.Action, bool) {
	p := &games.Playout{Game: g, Levels: slices.Repeat([]games.Level{l}, w.seats), Rand: chanceAt(j.state, -deal-1)}
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

// agreed leaves those moves of which hard robots say the same, see agrees.
func (w *worth) agreed(list []*judged, think func(func())) (agreed []*judged, err error) {
	for _, j := range list {
		ok, err := w.agrees(j, think)
		if err != nil {
			return nil, err
		}
		if ok {
			agreed = append(agreed, j)
		}
	}
	return agreed, nil
}

// agrees reports whether the seat wins more often with the other move, by more than the error, where hard robots play the game to its
// end: they think of what the first judgement overlooks. It deals until they are sure, one way or the other.
func (w *worth) agrees(j *judged, think func(func())) (bool, error) {
	hard, failed := *j, error(nil)
	hard.diffs = nil
	wins := func(g games.Game, j *judged, move string, deal int) (share float64, ok bool) {
		share, failed = w.wins(g, j, move, deal, think)
		return share, failed == nil
	}
	for deal := 0; deal < hardDeals && w.hard > 0; deal++ {
		if err := cmp.Or(w.weigh(&hard, hardDeal+deal, wins), failed); err != nil {
			return false, err
		}
		hard.sum(0)
		if len(hard.diffs) >= hardFirst && math.Abs(hard.Cost) > coachSure*hard.Error {
			break
		}
	}
	return len(hard.diffs) >= hardFirst && hard.Cost > hard.Error, nil
}

// wins is the seat's share of the victory where it makes a move and hard robots play on. They think one move at a time: others wait
// for their turn meanwhile.
func (w *worth) wins(g games.Game, j *judged, move string, deal int, think func(func())) (share float64, err error) {
	p, a, ok := w.playout(g, j, move, games.Hard, deal)
	for n := 0; ok && n < coachLong; n++ {
		w.hard--
		think(func() {
			err = problem.Guard(w.kind, "coach", func() error {
				err := p.Do(a)
				if err == nil && g.Result() == nil {
					a, ok = p.Next(a.At)
				}
				return err
			})
		})
		end := g.Result()
		switch {
		case err != nil:
			return 0, err
		case end == nil:
		case slices.Contains(end.Winners, w.seat):
			return 1 / float64(len(end.Winners)), nil
		default:
			return 0, nil
		}
	}
	return 0, nil
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
