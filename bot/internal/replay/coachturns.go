package replay

import (
	"errors"
	"slices"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// Where points come only at the end, one move of many in a turn hardly ever costs so much that it can be told from chance. So the coach
// judges turns: what the player did from the first move on that a hard robot would not have made, so long as the others do what they
// did, against the turn of the robot. Then all have a turn, and what counts is how likely the player is to win as it stands then, see
// games.Forecaster. That errs far less than who wins in the end, for which the game must be played on many more times.
//
// Medium robots find the turns that seem to cost most, and hard ones judge those: they think of what medium ones overlook.

const (
	hardFirst = 6       // deals of a turn for hard robots, before a turn is left alone that seems to cost nothing
	hardEnds  = 8       // times that each of them is played on to its end by medium ones, who must win more often, too
	hardDeal  = 1 << 20 // the number of the first
	hardWork  = 12_000  // moves that hard robots make for the turns of one player: one to three minutes
	toItsEnd  = 1 << 20 // turns that no game has
)

// A turning follows the turns of a seat through a log.
type turning struct {
	seat games.Seat
	turn int     // of the first move that was found in it
	of   *judged // which that was; nil once somebody else has played the turn on, or a hint
}

// note notes an action and the position before it, and reports whether it belongs to a turn of which a move was found.
func (t *turning) note(g games.Game, line match.ActionLine, hinted bool) bool {
	planner, plans := g.(games.Planner)
	if !plans {
		return false
	}
	turn := planner.Turn(t.seat)
	if turn == 0 || turn != t.turn {
		t.turn, t.of = 0, nil
	}
	own := line.Seat == t.seat
	if own && (hinted || line.By != match.ByUser) {
		t.of = nil
	}
	if t.of != nil {
		t.of.rest, t.of.Turn = append(t.of.rest, line), t.of.Turn || own
	}
	return t.turn != 0
}

// begin notes a move that was found.
func (t *turning) begin(g games.Game, j *judged, line match.ActionLine) {
	j.rest = []match.ActionLine{line}
	if planner, plans := g.(games.Planner); plans {
		t.turn, t.of = planner.Turn(t.seat), j
	}
}

// dearestTurns weighs turns, and returns those that seem to cost most, by deals that did not choose them.
func (w *worth) dearestTurns(all []*judged, effort coachEffort, think func(func())) ([]*judged, error) {
	for _, j := range all {
		for n := range effort.first {
			if err := w.weighTurn(j, n, games.Medium, think); err != nil {
				return nil, err
			}
		}
		j.sum(0)
	}
	dearestFirst(all)
	few := all[:min(len(all), effort.few)]
	for _, j := range few {
		j.diffs, j.wins = nil, nil
	}
	costs := func(j *judged, surely bool) bool {
		wins, off := meanOf(j.wins)
		return len(j.diffs) >= hardFirst && j.Cost > j.Error && (wins > off || wins > 0 && !surely)
	}
	for _, deals := range []int{hardFirst, 2 * hardFirst, effort.next, 2 * effort.next} {
		for _, j := range few {
			if deals > effort.next && (j.Cost <= leastSure*j.Error || j.Cost > coachSure*j.Error) {
				continue // it costs hardly anything, or surely something: only what is open takes more
			}
			for n := len(j.diffs); n < deals && w.hard > 0; n++ {
				if err := w.weighTurn(j, hardDeal+n, games.Hard, think); err != nil {
					return nil, err
				}
			}
			j.sum(0)
		}
		few = slices.DeleteFunc(few, func(j *judged) bool { return !costs(j, deals >= effort.next) })
	}
	dearestFirst(few)
	return few, nil
}

// weighTurn plays one deal of the hidden cards from a turn on, once as the player did and once as robots do, with the same chance.
func (w *worth) weighTurn(j *judged, deal int, l games.Level, think func(func())) error {
	var stands, wins [2]float64
	for i, turn := range [][]match.ActionLine{j.rest, {{Seat: w.seat, Move: j.Better}}} {
		if w.left <= 0 {
			return nil
		}
		g := w.dealt(j, deal)
		if err := w.lap(g, j, turn, l, deal, think); err != nil {
			return err
		}
		with := g.(games.Forecaster)
		stands[i] = with.WinChance(w.seat, 0, chanceAt(j.position, -deal))
		for n := range hardEnds {
			if l == games.Hard {
				think(func() { wins[i] += with.WinChance(w.seat, toItsEnd, chanceAt(j.position, -deal*hardEnds-n)) / hardEnds })
			}
		}
	}
	j.diffs = append(j.diffs, stands[1]-stands[0])
	j.wins = append(j.wins, wins[1]-wins[0])
	return nil
}

// lap plays a game on until everybody has had a turn. The seat does what it has done so long as the others do what they did, then
// robots play.
func (w *worth) lap(g games.Game, j *judged, done []match.ActionLine, l games.Level, deal int, think func(func())) (err error) {
	chance := func(turn int) int { return -1 - deal*(w.seats+1) - turn }
	p := &games.Playout{Game: g, Levels: slices.Repeat([]games.Level{l}, w.seats), Rand: chanceAt(j.position, chance(0))}
	next := func() (bool, error) {
		if len(done) > 0 && done[0].Seat == w.seat {
			err := p.Do(games.Action{Seat: w.seat, Move: done[0].Move, At: j.at})
			if err == nil {
				done = done[1:]
				return true, nil
			}
			if !errors.Is(err, games.ErrIllegal) {
				return false, err
			}
			done = nil
		}
		a, ok := p.Next(j.at)
		if !ok {
			return false, nil
		}
		if len(done) > 0 && a.Seat == done[0].Seat && a.Move == done[0].Move {
			done = done[1:]
		} else {
			done = nil
		}
		return true, p.Do(a)
	}
	ok, last := true, games.ChapterOf(g)
	for n, turn := 0, 0; ok && err == nil && g.Result() == nil && turn < w.seats && n < coachLong; n++ {
		if l == games.Hard {
			w.hard--
		} else {
			w.left--
		}
		think(func() { err = problem.Guard(w.kind, "coach", func() (err error) { ok, err = next(); return err }) })
		if now := games.ChapterOf(g); !now.Same(last) {
			last, turn, done = now, turn+1, nil
			p.Rand = chanceAt(j.position, chance(turn))
		}
	}
	return err
}
