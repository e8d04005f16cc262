package rage

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ruckus/games"
)

func TestPlaythrough(t *testing.T) {
	s := newScript(t)
	s.Game = begin(t, 3, 9, Rules{})
	r := rand.New(rand.NewPCG(9, 9))
	round := int8(0)
	s.Playthrough("testdata/playthrough.txt", *update, func() games.Action { return choose(s.Game, r) }, func() string {
		if s.Game.Round == round {
			return ""
		}
		round = s.Game.Round
		text := fmt.Sprintf("\n== round %d, dealer %d, trump %s", round, s.Game.Dealer, s.Game.Trumps.turned())
		for seat := range games.Seat(3) {
			text += fmt.Sprintf("\n  %d holds %s", seat, strings.Join(s.Game.Hands[seat].names(), " "))
		}
		return text
	})
}
