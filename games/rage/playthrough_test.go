package rage

import (
	"fmt"
	"testing"

	"ruckus/games"
)

func TestPlaythrough(t *testing.T) {
	s := scripts.New(t)
	s.Game = begin(t, 3, 9, Rules{Hands: 6})
	s.Playthrough(*update, choose, func() (int, string) {
		hands := s.Holds(func(seat games.Seat) []string { return s.Game.Hands[seat].names() })
		return int(s.Game.Round), fmt.Sprintf(", dealer %d, trump %s%s", s.Game.Dealer, s.Game.Trumps.turned(), hands)
	})
}
