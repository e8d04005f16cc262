package rage

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/frame"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// All bids and every card that needs no colour are one press.
func TestScreens(t *testing.T) {
	screentest.Run(t, rage.Kind(), Look(), screentest.Options{
		Update: *update,
		NoPlaces: []string{
			"colour", "colour ", "colour OR", "colour WR=red", "colour wr", "colour WR\x00", "last", "last trick 2", "sheet 2", "as 9H", "play R2 31",
		},
		Presses: func(_ any, moves []string, move string) int {
			if len(moves) == 1 || !strings.Contains(move, "=") {
				return 1
			}
			return 2
		},
	})
}

// play shows the positions of a random game.
func play(t *testing.T, seats int, values map[string]int, visit func(frame.Table, games.Game)) {
	screentest.Play(t, rage.Kind(), Look(), seats, values, visit)
}

// On their turn players see each of their cards once, as a button, and under More why some of them may not be played.
func TestAHandShowsEachCardOnceAndSaysWhyItIsOff(t *testing.T) {
	off := 0
	everyRageHand(t, func(t *testing.T, v rage.View, s, more screen.Screen) {
		on := map[string]bool{}
		for _, c := range slices.Concat(s.Rows...) {
			name, ok := strings.CutPrefix(c.Do, "play ")
			if !ok {
				name, ok = strings.CutPrefix(c.Go, placeColour)
			}
			if name, _, _ = strings.Cut(name, " "); ok {
				name, _, _ = strings.Cut(name, "=")
				require.NotContains(t, on, name)
				on[name] = !c.Off
			}
		}
		for _, held := range v.Hand {
			if v.Turn != v.Seat {
				require.Contains(t, s.Large, "<:"+markName(held.Card, "")+":")
				continue
			}
			require.Contains(t, on, held.Card)
			require.Equal(t, held.Playable, on[held.Card], "%s in\n%s", held.Card, s)
			require.NotContains(t, s.Large, markName(held.Card, ""))
			if held.Why != "" {
				require.Contains(t, more.Text, held.Why)
				off++
			}
		}
	})
	require.NotZero(t, off)
}

// Right above the buttons stands what decides which card to play.
func TestTrumpLeadAndBidStandRightAboveTheButtons(t *testing.T) {
	everyRageHand(t, func(t *testing.T, v rage.View, s, _ screen.Screen) {
		lines := strings.Split(s.Text, "\n")
		last := strings.ReplaceAll(lines[len(lines)-1], "\u00a0", " ")
		require.Regexp(t, `^\*\*(Trump|New trump|No trump|No trump now)\*\* `, last)
		require.Contains(t, last, fmt.Sprintf(" · **You** bid %d: ", v.Bids[v.Seat]))
		require.Equal(t, v.Trick.Colour != "", strings.Contains(last, "**Led** <:"+v.Trick.Colour))
	})
}

// everyRageHand shows everybody's hand and what is under More while the tricks of a few games are played.
func everyRageHand(t *testing.T, visit func(t *testing.T, v rage.View, home, more screen.Screen)) {
	r := screen.Reader{Marks: screen.SampleMarks(marks())}
	for seats := 2; seats <= 8; seats += 3 {
		play(t, seats, map[string]int{}, func(table frame.Table, g games.Game) {
			for seat := range games.Seat(seats) {
				if v := g.View(seat).(rage.View); v.Phase == rage.Playing {
					visit(t, v, frame.Hand(table, seat, v, g.Prompt(seat), "", "", r), frame.Hand(table, seat, v, g.Prompt(seat), placeMore, "", r))
				}
			}
		})
	}
}
