package redox

import (
	"fmt"
	"testing"

	"ruckus/games"
)

func TestPlaythrough(t *testing.T) {
	s := scripts.New(t)
	s.Game = begin(t, 3, 9, Rules{Target: 500, Rounds: 1, MustYell: true})
	s.Playthrough(*update, choose, func() (int, string) {
		hands := s.Holds(func(seat games.Seat) []string { return s.Game.View(seat).(View).Hand })
		return int(s.Game.Round), fmt.Sprintf(", leader %d%s", s.Game.Leader, hands)
	})
}
