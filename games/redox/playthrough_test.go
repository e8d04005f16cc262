package redox

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ruckus/games"
)

func TestPlaythrough(t *testing.T) {
	s := newScript(t)
	s.Game = begin(t, 3, 9, Rules{Target: 500, Rounds: 2, MustYell: true})
	r := rand.New(rand.NewPCG(9, 9))
	round := int8(0)
	s.Playthrough("testdata/playthrough.txt", *update, func() games.Action { return choose(s.Game, r) }, func() string {
		if s.Game.Round == round {
			return ""
		}
		round = s.Game.Round
		text := fmt.Sprintf("\n== round %d, leader %d", round, s.Game.Leader)
		for seat := range games.Seat(3) {
			text += fmt.Sprintf("\n  %d holds %s", seat, strings.Join(s.Game.View(seat).(View).Hand, " "))
		}
		return text
	})
}
