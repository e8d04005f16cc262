package rednines

import (
	"fmt"
	"testing"

	"ruckus/games"
)

func TestPlaythrough(t *testing.T) {
	s := scripts.New(t)
	s.Game = begin(t, 4, 9, Rules{Rounds: 1, ExtraRound: true})
	s.Playthrough(*update, choose, func() (int, string) {
		hands := s.Holds(func(seat games.Seat) []string { return s.Game.View(seat).(View).Hand })
		return int(s.Game.Round), fmt.Sprintf(", dealer %d%s", s.Game.Dealer, hands)
	})
}
