// Package arena has players play a game against each other many times, and says who is stronger, and by how much.
//
// Each deal is played once from every seat, with everyone moving on one seat each time, so lucky cards and seats even out. All chance
// comes from the seed: the same match gives the same result on any number of cores.
package arena

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"
	"time"

	"ruckus/games"
)

// A Match is what is to be played.
type Match struct {
	Kind    games.Kind
	Players []Player       // as they sit in the first game of each deal
	Values  map[string]int // options of the game; nil: the default ones
	Deals   int
	Seed    uint64
	Workers int                                  // games at once; 0: one a core
	Done    func(games, all int)                 // called after each game, one call at a time; may be nil
	Ended   func(names []string, r games.Result) // called after each game with who sat where, one call at a time; may be nil
	Note    func(name, what string)              // called for each move that a player loses, one call at a time; may be nil
}

// A Player chooses moves.
type Player interface {
	// Name tells players apart: those with one name are counted together.
	Name() string
	// Sit begins a game. What it returns is used by one goroutine, and closed after the game.
	Sit() (Seated, error)
}

// A Seated player chooses moves in one game.
type Seated interface {
	// Choose returns a move; "" for none. An error loses the move: the first legal one is made, as for somebody absent.
	Choose(Question) (string, error)
	Close()
}

// A Question is what a player is asked.
type Question struct {
	Kind   games.Kind
	Values map[string]int
	Game   *games.Position // for robots and copies; the arena alone plays it
	Seat   games.Seat
	View   any
	Prompt games.Prompt
	Rand   *rand.Rand
}

// start is when all games begin.
var start = time.Unix(1_000_000_000, 0).UTC()

// Play plays the match. When the context ends it returns what was played until then, with the context's error.
func (m Match) Play(ctx context.Context) (Result, error) {
	seats := len(m.Players)
	if seats < m.Kind.Min || seats > m.Kind.Max {
		return Result{}, games.Illegalf("%s is for %d to %d players", m.Kind.Title, m.Kind.Min, m.Kind.Max)
	}
	workers := m.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	rotations := m.rotations()
	played := make([]*game, m.Deals*rotations)
	var mu sync.Mutex
	if note := m.Note; note != nil {
		m.Note = func(name, what string) {
			mu.Lock()
			defer mu.Unlock()
			note(name, what)
		}
	}
	var done int
	var failed error
	next := make(chan int)
	var wait sync.WaitGroup
	for range workers {
		wait.Go(func() {
			for n := range next {
				g, err := m.play(n/rotations, n%rotations)
				mu.Lock()
				played[n] = g
				if err != nil && failed == nil {
					failed = fmt.Errorf("deal %d, rotation %d: %w", n/rotations+1, n%rotations+1, err)
				}
				if m.Ended != nil && g != nil && err == nil {
					m.Ended(g.names, g.result)
				}
				done++
				if m.Done != nil {
					m.Done(done, len(played))
				}
				mu.Unlock()
			}
		})
	}
	stopped := func() bool {
		mu.Lock()
		defer mu.Unlock()
		return failed != nil || ctx.Err() != nil
	}
	for n := range played {
		if stopped() {
			break
		}
		next <- n
	}
	close(next)
	wait.Wait()
	if failed != nil {
		return Result{}, failed
	}
	return m.result(played), ctx.Err()
}

// rotations is how often each deal is played. Where all players are alike, one game is as good as another.
func (m Match) rotations() int {
	for _, p := range m.Players {
		if p.Name() != m.Players[0].Name() {
			return len(m.Players)
		}
	}
	return 1
}
