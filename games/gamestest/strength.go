package gamestest

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// pace is how long a move takes in a duel where the game waits for nobody.
const pace = 100 * time.Millisecond

// A Duel is a comparison of two levels of a kind's robots. Each deal is played once for every seat: there sits the one
// robot, and the other level everywhere else. So luck in the cards and in the seats counts for both alike.
type Duel struct {
	Kind   games.Kind
	Seats  int
	Values map[string]int // options of the game; nil: the default ones
	One    games.Level    // in a single seat
	Others games.Level    // in all other seats
	Deals  int
	Seed   uint64 // varies all chance
}

// Play plays the duel. The gain is by how much more often the one wins than its share, 1/Seats, a shared victory
// counting in part: from -1/Seats to 1-1/Seats, and 0 between equals. The error is half of the 95 % interval.
func (d Duel) Play() (gain, errorOf float64, err error) {
	var sum, squares float64
	for deal := range d.Deals {
		wins := 0.0
		for seat := range d.Seats {
			won, err := d.game(deal, games.Seat(seat))
			if err != nil {
				return 0, 0, fmt.Errorf("deal %d, seat %d: %w", deal, seat, err)
			}
			wins += won
		}
		x := (wins - 1) / float64(d.Seats)
		sum += x
		squares += x * x
	}
	n := float64(d.Deals)
	gain = sum / n
	variance := (squares - n*gain*gain) / (n - 1)
	return gain, 1.96 * math.Sqrt(variance/n), nil
}

// Wins requires that the one wins more often than its share by more than the error.
func (d Duel) Wins(t *testing.T) {
	gain, errorOf, err := d.Play()
	require.NoError(t, err)
	t.Logf("wins %+.1f ± %.1f %% of the games beyond its share of %.0f %%, over %d deals", 100*gain, 100*errorOf, 100/float64(d.Seats), d.Deals)
	require.Greater(t, gain, errorOf)
}

// game plays one game, and returns the share of its victory that the one has in its seat.
func (d Duel) game(deal int, one games.Seat) (float64, error) {
	r := rand.New(rand.NewPCG(d.Seed, uint64(deal)))
	setup := games.Setup{Seats: d.Seats, At: Start, Values: d.Values}
	for i := range setup.Seed {
		setup.Seed[i] = byte(r.Uint32())
	}
	g, err := d.Kind.New(setup)
	if err != nil {
		return 0, err
	}
	p := playing{game: g, size: games.Seat(d.Seats), now: Start}
	for range maxActions {
		if result := g.Result(); result != nil {
			if slices.Contains(result.Winners, one) {
				return 1 / float64(len(result.Winners)), nil
			}
			return 0, nil
		}
		a, err := d.next(&p, one, r)
		if err != nil {
			return 0, err
		}
		if _, err := g.Apply(a); err != nil {
			return 0, fmt.Errorf("seat %d, %q: %w", a.Seat, a.Move, err)
		}
	}
	return 0, fmt.Errorf("no end after %d actions", maxActions)
}

// next asks the seats in turn and makes the move of the first that wants to make one.
func (d Duel) next(p *playing, one games.Seat, r *rand.Rand) (games.Action, error) {
	tick := games.Action{Seat: games.Table, Move: games.Tick, At: p.now}
	if due := p.game.Due(); !due.IsZero() && !p.now.Before(due) {
		return tick, nil
	}
	state, err := json.Marshal(p.game)
	if err != nil {
		return games.Action{}, err
	}
	s := p.last
	for range p.size {
		level := d.Others
		if s == one {
			level = d.One
		}
		g, err := d.Kind.Load(d.Kind.Schema, state)
		if err != nil {
			return games.Action{}, err
		}
		if move := d.Kind.Choose(g, s, level, r); move != "" {
			a := games.Action{Seat: s, Move: move, At: p.now}
			if p.last = s; !p.game.Prompt(s).Must {
				p.last = (s + 1) % p.size
				p.now = p.now.Add(pace)
			}
			return a, nil
		}
		s = (s + 1) % p.size
	}
	p.now = p.game.Due()
	tick.At = p.now
	return tick, nil
}
