package gamestest

import (
	"math/rand/v2"
	"testing"
	"time"

	"ruckus/games"
)

// benchmarkRules plays whole random games in memory, at every table size in turn with the default house rules: a
// prompt, a random choice from it and its application, without the codec. It reports moves/s.
func benchmarkRules(b *testing.B, kind games.Kind) {
	benchmark(b, kind, func(setup games.Setup) (games.Game, player, error) {
		g, err := kind.New(setup)
		return g, func(a games.Action) (games.Game, error) {
			_, err := g.Apply(a)
			return g, err
		}, err
	})
}

// benchmarkPosition plays the same games as positions, as a host does. It reports moves/s.
func benchmarkPosition(b *testing.B, kind games.Kind) {
	benchmark(b, kind, func(setup games.Setup) (games.Game, player, error) {
		p, err := kind.Start(setup)
		if err != nil {
			return nil, nil, err
		}
		g, err := p.Copy()
		return g, func(a games.Action) (games.Game, error) {
			if _, err := p.Play(a); err != nil {
				return nil, err
			}
			err := p.Look("look", func(now games.Game) { g = now })
			return g, err
		}, err
	})
}

// A player carries out an action, and returns what the game has come to.
type player func(games.Action) (games.Game, error)

// playing is one random game.
type playing struct {
	game games.Game
	size games.Seat
	last games.Seat // who is asked first: who acted last, where the game waits for that, and otherwise the next
	now  time.Time
}

func benchmark(b *testing.B, kind games.Kind, begin func(games.Setup) (games.Game, player, error)) {
	r := rand.New(rand.NewPCG(1, 2))
	var sizes []int
	for n := kind.Min; n <= kind.Max; n++ {
		if _, err := kind.New(games.Setup{Seats: n, At: Start}); err == nil {
			sizes = append(sizes, n)
		}
	}
	if len(sizes) == 0 {
		b.Fatal("the default house rules let nobody play")
	}
	moves, round := 0, 0
	for b.Loop() {
		setup := games.Setup{Seats: sizes[round%len(sizes)], At: Start}
		round++
		for i := range setup.Seed {
			setup.Seed[i] = byte(r.Uint32())
		}
		g, play, err := begin(setup)
		if err != nil {
			b.Fatal(err)
		}
		p := &playing{game: g, size: games.Seat(setup.Seats), now: Start}
		for p.game.Result() == nil {
			p.game, err = play(p.next(r))
			if err != nil {
				b.Fatal(err)
			}
			moves++
		}
	}
	b.ReportMetric(float64(moves)/b.Elapsed().Seconds(), "moves/s")
}

// next asks the seats in turn, from the one that acted last, and picks one of the moves of the first that has any. In a
// race the game waits for nobody, and the seats take turns.
func (p *playing) next(r *rand.Rand) games.Action {
	s := p.last
	for range p.size {
		prompt := p.game.Prompt(s)
		if moves := prompt.Moves; len(moves) > 0 {
			p.last = s
			if !prompt.Must {
				p.last = (s + 1) % p.size
			}
			return games.Action{Seat: s, Move: moves[r.Uint32N(uint32(len(moves)))], At: p.now}
		}
		s++
		if s == p.size {
			s = 0
		}
	}
	p.now = p.game.Due()
	return games.Action{Seat: games.Table, Move: games.Tick, At: p.now}
}
