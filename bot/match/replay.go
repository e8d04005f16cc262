package match

import (
	"encoding/hex"
	"encoding/json"
	"fmt"

	"ruckus/bot/problem"
	"ruckus/games"
)

// Setup returns what the game began with.
func (s SetupLine) Setup() (games.Setup, error) {
	setup := games.Setup{Seats: s.Seats, At: s.At, Values: s.Values}
	seed, err := hex.DecodeString(s.Seed)
	if err != nil || len(seed) != len(setup.Seed) {
		return setup, fmt.Errorf("setup.seed: the seed has not the form of %d hexadecimal digits", 2*len(setup.Seed))
	}
	copy(setup.Seed[:], seed)
	return setup, nil
}

// Replay plays a game again. After the setup and after each action it calls visit with the game so far and what has
// just happened.
func Replay(k games.Kind, s SetupLine, actions []ActionLine, visit func(n int, g games.Game, events []games.Event) error) error {
	setup, err := s.Setup()
	if err != nil {
		return err
	}
	if s.Seats < k.Min || s.Seats > k.Max {
		return fmt.Errorf("setup.seats: replay: %d seats, %s has %d to %d", s.Seats, k.Name, k.Min, k.Max)
	}
	return problem.Guard(k, "replay", func() error {
		g, err := k.New(setup)
		if err != nil {
			return fmt.Errorf("setup: replay: %w", err)
		}
		if err := visit(0, g, nil); err != nil {
			return err
		}
		for i, line := range actions {
			a := games.Action{Seat: line.Seat, Move: line.Move, At: line.At}
			if games.Check(g, a) != nil {
				return fmt.Errorf("actions %d: the rules refuse action %d", i+1, i+1)
			}
			events, err := g.Apply(a)
			if err != nil { // its sentence may name hidden cards
				return fmt.Errorf("actions %d: the rules refuse action %d", i+1, i+1)
			}
			if err := visit(i+1, g, events); err != nil {
				return err
			}
		}
		return nil
	})
}

// sameGame reports whether two games have the same stored form.
func sameGame(a, b games.Game) (bool, error) {
	first, err := json.Marshal(a)
	if err != nil {
		return false, err
	}
	second, err := json.Marshal(b)
	return string(first) == string(second), err
}
