package rage

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// TestPlaythrough plays one whole game and compares what happens with testdata/playthrough.txt: each move with its
// events on one line, and at the beginning of a round also what is seen.
func TestPlaythrough(t *testing.T) {
	var out strings.Builder
	s := script{t: t, out: &out, g: begin(t, 3, 9, Rules{})}
	r := rand.New(rand.NewPCG(9, 9))
	for round := 0; s.g.Result() == nil; {
		if int(s.g.Round) > round {
			round = int(s.g.Round)
			fmt.Fprintf(&out, "\n== round %d, dealer %d, trump %s\n", round, s.g.Dealer, s.g.Trumps.turned())
			for seat := range games.Seat(3) {
				fmt.Fprintf(&out, "  %d holds %s\n", seat, strings.Join(s.g.Hands[seat].names(), " "))
			}
			s.show()
		}
		a := choose(s.g, r)
		fmt.Fprintf(&out, "> %d %s", a.Seat, a.Move)
		events, err := s.g.Apply(a)
		require.NoError(t, err)
		for _, e := range events {
			fmt.Fprint(&out, "; ", eventText(e))
		}
		fmt.Fprintln(&out)
	}
	s.show()
	gamestest.Golden(t, "testdata/playthrough.txt", out.String(), *update)
}
