package replay

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/all"
)

// What hints and the coach say is measured by hard robots who play on from deals that neither has seen.
const (
	measuredFrom  = 1 << 30 // the number of the first deal
	coachDeals    = 60      // of each moment of the coach, at most;
	coachLeast    = 16      // and at least
	hintDeals     = 200     // of each hint and of the move that seems better
	hintsOfAGame  = 17      // of which all moves are tried,
	hintsScreened = 64      // first that often each by medium robots;
	hintsHard     = 24      // and the best few of them by hard ones
	hintsFew      = 2
)

// measured are games at two to four seats, one for each round of a benchmark.
func measured(k games.Kind, number int, person func(*rand.Rand) games.Level) playing {
	seats := 2 + number%3
	if k.Name == "rednines" {
		seats = 4 // with fewer it is another game
	}
	return playing{kind: k, seats: seats, seed: byte(number), person: person}
}

// BenchmarkCoach measures the coach of a player who plays half of their moves like a hard robot and half like an easy one: how long
// it takes, how many moments it names, and of how many the other move is better where hard robots play on. For 15 games of each:
//
//	go test ./bot/internal/replay -run '^$' -bench '^BenchmarkCoach$' -benchtime 15x -timeout 0 -v
func BenchmarkCoach(b *testing.B) {
	for _, k := range all.Kinds() {
		b.Run(k.Name, func(b *testing.B) {
			var took time.Duration
			var moments, agreed int
			for number := 0; b.Loop(); number++ {
				r := measured(k, number, func(r *rand.Rand) games.Level { return []games.Level{games.Easy, games.Hard}[r.IntN(2)] }).game(b)
				begun := time.Now()
				c, err := r.coach(0, r.coachEffort(), atOnce)
				require.NoError(b, err)
				took += time.Since(begun)
				for _, m := range c.Moments {
					j := r.moment(b, c.Seat, m)
					r.playTurns(b, c.Seat, j, coachDeals, func() bool {
						return len(j.diffs) >= coachLeast && math.Abs(j.Cost) > coachSure*j.Error
					})
					b.Logf("%d seats, move %d %q (waited %v) for %q: %.3f ± %.3f, hard robots %.3f ± %.3f", len(r.rec.Seats), m.Move, j.made, m.Waited, m.Better, m.Cost, m.Error, j.Cost, j.Error)
					if moments++; j.Cost > 0 {
						agreed++
					}
				}
			}
			b.ReportMetric(took.Seconds()/float64(b.N), "s/game")
			b.ReportMetric(float64(moments), "moments")
			b.ReportMetric(float64(agreed), "agree")
		})
	}
}

// moment is a move that the coach has named.
func (r *replayed) moment(b *testing.B, s games.Seat, m Moment) *judged {
	b.Helper()
	found, err := r.differing(&coached{Seat: s}, atOnce)
	require.NoError(b, err)
	i := slices.IndexFunc(found, func(j *judged) bool { return j.Move == m.Move && j.Waited == m.Waited })
	require.GreaterOrEqual(b, i, 0, "the coach has named a moment that there wasn't")
	j := found[i]
	j.Better = m.Better
	return j
}

// BenchmarkHints measures the hints of games that medium robots play: of how many another move is better by more than three errors
// where hard robots play on. Of ten games of each kind:
//
//	go test ./bot/internal/replay -run '^$' -bench '^BenchmarkHints$' -benchtime 10x -timeout 0 -v
func BenchmarkHints(b *testing.B) {
	for _, k := range all.Kinds() {
		b.Run(k.Name, func(b *testing.B) {
			hints, worse := 0, 0
			for number := 0; b.Loop(); number++ {
				r := measured(k, number, func(*rand.Rand) games.Level { return games.Medium }).game(b)
				for _, c := range spread(r.choices(b), hintsOfAGame) {
					hints++
					if j := r.better(b, c); j != nil {
						worse++
						b.Logf("%d seats, seat %d: %q, and %q is better by %.2f ± %.2f; %s", len(r.rec.Seats), c.seat, j.made, j.Better, j.Cost, j.Error, c.position)
					}
				}
				b.Logf("%d of %d hints worse in %d games", worse, hints, number+1)
			}
			b.ReportMetric(float64(hints), "hints")
			b.ReportMetric(float64(worse), "worse")
		})
	}
}

// A choice is a position in which a seat had several moves.
type choice struct {
	judged
	seat games.Seat
}

// choices are the positions of a game in which somebody had several moves.
func (r *replayed) choices(b *testing.B) (all []*choice) {
	b.Helper()
	require.NoError(b, match.Replay(r.kind, r.rec.Setup, r.rec.Actions, func(n int, played games.Played) error {
		if n == len(r.rec.Actions) || r.rec.Actions[n].Seat == games.Table {
			return nil
		}
		line := r.rec.Actions[n]
		if len(played.Game.Prompt(line.Seat).Moves) < 2 {
			return nil
		}
		all = append(all, &choice{judged{Moment: Moment{Move: n}, game: played.Game.Clone(), position: games.Sum(played.Game), at: line.At}, line.Seat})
		return nil
	}))
	return all
}

// better is the move that is better than the hint, if any is for sure. Medium robots try all moves, and hard ones the few that seem best.
func (r *replayed) better(b *testing.B, c *choice) *judged {
	b.Helper()
	g := c.game.Clone()
	moves := g.Prompt(c.seat).Moves
	c.made = games.HintFor(g, c.seat, chanceAt(c.position, 0)).Move
	var list []*judged
	for _, move := range moves {
		if move != c.made {
			j := c.judged
			j.Better, j.rest = move, []match.ActionLine{{Seat: c.seat, Move: c.made}}
			list = append(list, &j)
		}
	}
	list = r.screened(b, c.seat, list)
	for _, j := range list {
		r.toTheEnd(b, c.seat, j, hintsHard, func() bool { return len(j.diffs) >= hintsHard/3 && j.Cost <= 0 })
	}
	if dearestFirst(list); len(list) == 0 || list[0].Cost <= 0 {
		return nil
	}
	j := list[0]
	r.toTheEnd(b, c.seat, j, hintDeals, func() bool { return len(j.diffs) >= 2*hintsHard && j.Cost < j.Error })
	if len(j.diffs) < hintDeals || j.Cost <= coachSure*j.Error {
		return nil
	}
	return j
}

// screened are the few moves that may be better.
func (r *replayed) screened(b *testing.B, s games.Seat, list []*judged) []*judged {
	b.Helper()
	w, turns := r.worth(s, math.MaxInt), games.Can[games.Forecaster](r.kind)
	value := w.value
	if turns {
		value = w.next
	}
	for deals := hintsScreened / 4; ; deals *= 2 {
		for _, j := range list {
			for n := len(j.diffs); n < deals; n++ {
				w.weigh(j, measuredFrom-1-n, value)
			}
			j.sum(0)
		}
		dearestFirst(list)
		if deals >= hintsScreened {
			break
		}
		list = list[:max(len(list)/2, min(len(list), hintsFew))]
	}
	list = slices.DeleteFunc(list, func(j *judged) bool { return j.Error == 0 || j.Cost < -2*j.Error }) // as good, or worse
	list = list[:min(len(list), hintsFew)]
	if !turns {
		return list
	}
	return slices.DeleteFunc(list, func(j *judged) bool { // a game of hard robots takes seconds: first each has a turn
		r.playTurns(b, s, j, hintsHard, func() bool { return false })
		wins, off := j.Cost, j.Error
		j.sum(0)
		return wins <= off && j.Cost <= j.Error
	})
}

// toTheEnd weighs a move by that many deals of hard robots, or until it is settled: they play to the end of the round, or of the game
// where points come only then.
func (r *replayed) toTheEnd(b *testing.B, s games.Seat, j *judged, deals int, settled func() bool) {
	b.Helper()
	w := r.worth(s, math.MaxInt)
	w.level = games.Hard
	value := w.value
	if games.Can[games.Forecaster](r.kind) {
		value = w.victory
	}
	j.weigh(deals, settled, func(deal int) {
		w.weigh(j, deal, value)
		j.sum(0)
	})
}

// weigh weighs a move by that many deals that nobody has seen, or until it is settled. Some can count for nothing.
func (j *judged) weigh(deals int, settled func() bool, by func(deal int)) {
	j.diffs, j.wins = nil, nil
	for n := 0; len(j.diffs) < deals && n < 2*deals && !settled(); n++ {
		by(measuredFrom + deals<<20 + n)
	}
}

// victory is the seat's share of the victory.
func (w *worth) victory(g games.Game, j *judged, move string, deal int) (share float64, ok bool) {
	if !w.playOn(g, j, move, deal, func() bool { return g.Result() != nil }) {
		return 0, false
	}
	if winners := g.Result().Winners; slices.Contains(winners, w.seat) {
		share = 1 / float64(len(winners))
	}
	return share, true
}

// next is the chance to win when the seat's next turn begins.
func (w *worth) next(g games.Game, j *judged, move string, deal int) (chance float64, ok bool) {
	if _, err := games.Play(g, games.Action{Seat: w.seat, Move: move, At: j.at}); err != nil {
		return 0, false
	}
	return g.(games.Forecaster).WinChance(w.seat, 1, chanceAt(j.position, -deal-1)), true
}

// playTurns weighs a move by that many deals of hard robots, or until it is settled: where turns are judged, they play until all have
// had one, and what counts is who wins in the end.
func (r *replayed) playTurns(b *testing.B, s games.Seat, j *judged, deals int, settled func() bool) {
	b.Helper()
	if !games.Can[games.Forecaster](r.kind) {
		r.toTheEnd(b, s, j, deals, settled)
		return
	}
	w := r.worth(s, math.MaxInt)
	w.hard = math.MaxInt
	j.weigh(deals, settled, func(deal int) {
		require.NoError(b, w.weighTurn(j, deal, games.Hard, atOnce))
		j.Cost, j.Error = meanOf(j.wins)
	})
}
