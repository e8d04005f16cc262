package replay

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

const (
	coachSure   = 3    // standard errors that a cost must be above nothing
	leastChance = 0.05 // to win, that a cost must be
	coachWaits  = 1    // moments at most in which the player pressed nothing: who is slow knows, and learns more from the others
)

// A coachEffort is how much the coach looks at for one player's game.
type coachEffort struct {
	moves int // that are judged, at most
	first int // deals for each of them,
	few   int // and for so many that seem to cost most
	next  int // that many more
	work  int // moves that robots make, at most
}

// coachEffort is the usual effort for a game. In a race much is chance, but what plays on is fast.
func (r *replayed) coachEffort() coachEffort {
	switch {
	case r.kind.Races():
		return coachEffort{moves: 60, first: 24, few: 12, next: 160, work: 1_500_000}
	case games.Can[games.Forecaster](r.kind):
		return coachEffort{moves: 40, first: 8, few: 5, next: 24, work: 100_000}
	}
	return coachEffort{moves: 40, first: 8, few: 12, next: 40, work: 80_000}
}

// A judged is a move that the coach weighs against another one.
type judged struct {
	Moment
	game     games.Game // before it
	position string     // its sum, from which all chance follows
	made     string     // "" for pressing nothing until a moment
	at       time.Time
	until    time.Time
	diffs    []float64 // by deal: what the other move would have brought more

	// Where turns are judged, see coachturns.go.
	rest []match.ActionLine // what was done from the move to the end of the turn
	wins []float64          // by deal: what the other turn would have brought more at the end of the game
}

// coach looks at the moves of a seat. Its chance follows from the game: it always finds the same.
func (r *replayed) coach(s games.Seat, effort coachEffort, think func(func())) (c coached, err error) {
	c.Seat = s
	all, err := r.differing(&c, think)
	if err != nil {
		return c, err
	}
	w, dearest := r.worth(s, effort.work), (*worth).dearest
	if games.Can[games.Forecaster](r.kind) {
		dearest = (*worth).dearestTurns
	}
	few, err := dearest(w, spread(all, effort.moves), effort, think)
	if err != nil {
		return c, err
	}
	few = slices.DeleteFunc(few, func(j *judged) bool { return j.Cost <= coachSure*j.Error || j.Cost <= r.least() })
	c.Moments = []Moment{}
	for _, j := range few {
		if j.Waited == 0 {
			c.Costs++
		}
		if len(c.Moments) < coachMoments {
			c.Moments = append(c.Moments, j.Moment)
		}
	}
	return c, nil
}

// dearest weighs moves, and returns those that seem to cost most, by deals that did not choose them.
func (w *worth) dearest(all []*judged, effort coachEffort, think func(func())) ([]*judged, error) {
	weigh := func(list []*judged, from, deals int) error {
		for _, j := range list {
			for n := len(j.diffs); n < deals && w.left > 0; n++ {
				var err error
				think(func() { err = problem.Guard(w.kind, "coach", func() error { w.weigh(j, n, w.value); return nil }) })
				if err != nil {
					return err
				}
			}
			j.sum(from)
		}
		dearestFirst(list)
		return nil
	}
	if err := weigh(all, 0, effort.first); err != nil {
		return nil, err
	}
	few := withoutWaits(all, coachWaits)
	few = few[:min(len(few), effort.few)]
	if err := weigh(few, effort.first, effort.first+effort.next); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(few, func(j *judged) bool { return len(j.diffs) < 2*effort.first }), nil
}

func dearestFirst(list []*judged) {
	slices.SortStableFunc(list, func(a, b *judged) int { return cmp.Compare(b.Cost, a.Cost) })
}

// withoutWaits leaves of all waits that many, the first ones.
func withoutWaits(all []*judged, most int) (list []*judged) {
	waits := 0
	for _, j := range all {
		if j.Waited > 0 {
			waits++
		}
		if j.Waited == 0 || waits <= most {
			list = append(list, j)
		}
	}
	return list
}

// spread leaves at most that many of a list, from all parts of it alike.
func spread[T any](all []T, most int) []T {
	if len(all) <= most {
		return all
	}
	some := make([]T, most)
	for i := range some {
		some[i] = all[i*len(all)/most]
	}
	return some
}

// differing finds the moves of a seat, but for hints, that a hard robot would not have made; of each turn that can be planned the first.
func (r *replayed) differing(c *coached, think func(func())) (all []*judged, err error) {
	idle, turns, races := r.idling(c), turning{seat: c.Seat}, r.kind.Races()
	err = match.Replay(r.kind, r.rec.Setup, r.rec.Actions, func(n int, played games.Played) error {
		if n == len(r.rec.Actions) {
			return nil
		}
		within := turns.note(played.Game, r.rec.Actions[n], slices.Contains(r.rec.Hinted, n))
		if !races && r.rec.Actions[n].Seat != c.Seat {
			return nil
		}
		var list []*judged
		moves := played.Game.Prompt(c.Seat).Moves
		if races {
			list = idle.waited(n, moves)
		}
		if line := r.rec.Actions[n]; line.Seat == c.Seat && line.By == match.ByUser && len(moves) >= 2 && slices.Contains(r.rec.Hinted, n) {
			c.Hinted++
		} else if line.Seat == c.Seat && line.By == match.ByUser && len(moves) >= 2 {
			c.Judged++
			if !within {
				list = append(list, &judged{Moment: Moment{Move: n}, made: line.Move, at: line.At})
			}
		}
		if list == nil {
			return nil
		}
		sum, before := games.Sum(played.Game), played.Game.Clone()
		for _, j := range list {
			j.game, j.position = before, sum
			think(func() { r.differs(c.Seat, j) })
			if j.Better == "" {
				continue
			}
			if j.Waited == 0 {
				j.Open = idle.open(j.Better, j.at)
			}
			turns.begin(played.Game, j, r.rec.Actions[n])
			all = append(all, j)
		}
		return nil
	})
	return all, err
}

// differs asks a hard robot about a move. It notes what it would have done if that is something else.
func (r *replayed) differs(s games.Seat, j *judged) {
	g := j.game.Clone()
	chance := chanceAt(j.position, 0)
	move := games.Choose(g, s, games.Hard, chance)
	if move == j.made {
		return
	}
	if hint := games.Explain(g, s, move, chance); hint.Move != j.made {
		j.Better, j.Reasons = hint.Move, hint.Reasons
	}
}

// chanceAt is what decides all that is random in the n-th deal of a position.
func chanceAt(sum string, n int) *rand.Rand {
	h := fnv.New64a()
	_, _ = fmt.Fprint(h, sum, n)
	return rand.New(rand.NewPCG(h.Sum64(), uint64(n)))
}

// sum makes the mean of the deals from a number on, and its standard error. The deals by which a move was chosen from many do
// not count: those are the ones in which it happened to look worst.
func (j *judged) sum(from int) { j.Cost, j.Error = meanOf(j.diffs[min(from, len(j.diffs)):]) }

// meanOf is the mean of some figures and its standard error; both are 0 where there are too few to say.
func meanOf(list []float64) (mean, standard float64) {
	n := float64(len(list))
	if n < 2 {
		return 0, 0
	}
	squares := 0.0
	for _, d := range list {
		mean += d / n
	}
	for _, d := range list {
		squares += (d - mean) * (d - mean)
	}
	return mean, math.Sqrt(squares / (n - 1) / n)
}
