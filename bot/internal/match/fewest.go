package match

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// endBy is how a game ends with these points.
func endBy(points []int, fewest bool) *games.Result {
	best := games.Highest(points)
	if fewest {
		best = games.Lowest(points)
	}
	return &games.Result{Winners: best, Scores: slices.Clone(points)}
}

const (
	mostSteps = 100000 // of the game that tells whether the fewest points win
	mostTies  = 100    // games in a row that may end level
	ownPace   = time.Second
)

// fewestWin reports whether the fewest points win a game. No rule says so as data: what a game that robots have played to its end gives as
// places tells it.
func fewestWin(k games.Kind) (fewest bool, err error) {
	err = k.Guard("playout", func() error {
		var values map[string]int
		if len(k.Presets) > 0 {
			values = k.Presets[0].Values
		}
		for seed := range byte(mostTies) {
			r, err := played(k, games.Setup{Seats: k.Fewest(values), Seed: [32]byte{seed}, At: time.Unix(0, 0), Values: values})
			if err != nil {
				return err
			}
			place := r.Standing()
			first, last := slices.Index(place, 1), slices.Index(place, slices.Max(place))
			if r.Scores[first] != r.Scores[last] {
				fewest = r.Scores[first] < r.Scores[last]
				return nil
			}
		}
		return fmt.Errorf("%s: robots end each game level", k.Name)
	})
	return fewest, problem.OfRules(err)
}

// played is the result of a game that easy robots play.
func played(k games.Kind, s games.Setup) (games.Result, error) {
	g, err := k.New(s)
	if err != nil {
		return games.Result{}, err
	}
	p := games.Playout{Game: g, Levels: slices.Repeat([]games.Level{games.Easy}, s.Seats), Rand: rand.New(rand.NewPCG(1, 1))}
	at := s.At
	if k.Races() {
		p.Race(at, slices.Repeat([]time.Duration{ownPace}, s.Seats), 1)
	}
	for range mostSteps {
		if r := g.Result(); r != nil {
			return *r, nil
		}
		a, ok := p.Next(at)
		if !ok {
			break
		}
		at = a.At
		if err := p.Do(a); err != nil {
			return games.Result{}, err
		}
	}
	return games.Result{}, fmt.Errorf("%s: robots have not ended a game", k.Name)
}
