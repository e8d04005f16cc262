package match

import (
	"encoding/hex"
	"errors"
	"fmt"

	"ruckus/bot/internal/problem"
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

// Replay plays a game again from its log, as games.Replay does, and calls visit after the setup and after each action.
func Replay(k games.Kind, s SetupLine, actions []ActionLine, visit func(n int, played games.Played) error) error {
	setup, err := s.Setup()
	if err != nil {
		return err
	}
	if s.Seats < k.Min || s.Seats > k.Max {
		return fmt.Errorf("setup.seats: replay: %d seats, %s has %d to %d", s.Seats, k.Name, k.Min, k.Max)
	}
	list := make([]games.Action, len(actions))
	for i, line := range actions {
		list[i] = games.Action{Seat: line.Seat, Move: line.Move, At: line.At}
	}
	return problem.Guard(k, "replay", func() error {
		var refused error
		n := 0
		for played := range games.Replay(k, setup, list, &refused) {
			if err := visit(n, played); err != nil {
				return err
			}
			n++
		}
		switch {
		case refused == nil, errors.As(refused, new(*games.Fault)):
			return refused
		case n == 0:
			return fmt.Errorf("setup: replay: %w", refused)
		}
		return fmt.Errorf("actions %d: the rules refuse action %d", n, n) // their sentence may name hidden cards
	})
}
