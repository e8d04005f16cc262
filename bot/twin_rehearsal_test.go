package bot

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// rehearse plays a game at random and picks scenes from all over it.
func (p *pair) rehearse(t testing.TB, r *rand.Rand, begin time.Time) {
	t.Helper()
	seats := p.people + p.robots
	setup := games.Setup{Seats: seats, At: begin, Values: p.values}
	for i := range setup.Seed {
		setup.Seed[i] = byte(r.Uint32())
	}
	g, err := p.kind.New(setup)
	require.NoError(t, err)
	var calms []position
	for at := begin; g.Result() == nil && len(calms) < 1500; {
		a := next(g, seats, at, r)
		if due := g.Due(); due.IsZero() || due.Sub(at) > calm {
			calms = append(calms, position{at, g.Clone()})
		}
		_, err := games.Play(g, a)
		require.NoError(t, err, a.Move)
		at = a.At
	}
	for i := range p.count {
		chosen := calms[(2*i+1)*len(calms)/(2*p.count)]
		p.scenes = append(p.scenes, p.scene(t, chosen, p.persons()[i%p.people], r))
	}
}

// A position is one at which the evenings can begin.
type position struct {
	at   time.Time
	game games.Game
}

// next is what happens next: a listed move, or the tick that is due.
func next(g games.Game, seats int, at time.Time, r *rand.Rand) games.Action {
	var asked []games.Seat
	for s := range games.Seat(seats) {
		if len(g.Prompt(s).Moves) > 0 {
			asked = append(asked, s)
		}
	}
	soon := at.Add(time.Duration(200+r.IntN(1500)) * time.Millisecond)
	if due := g.Due(); !due.IsZero() && (len(asked) == 0 || !soon.Before(due)) {
		return games.Action{Seat: games.Table, Move: games.Tick, At: slices.MaxFunc([]time.Time{at, due}, time.Time.Compare)}
	}
	s := asked[r.IntN(len(asked))]
	moves := g.Prompt(s).Moves
	return games.Action{Seat: s, Move: moves[r.IntN(len(moves))], At: soon}
}
