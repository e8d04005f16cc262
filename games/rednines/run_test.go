package rednines

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Cards that are played in one go do what they do one after the other, and if one of them may not be played, none is.
func TestCardsInOneGoAreAsOneAfterTheOther(t *testing.T) {
	tried := map[bool]int{}
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() || r.IntN(4) > 0 {
			return
		}
		v := g.View(g.Turn).(View)
		for range 20 {
			parts := someRun(v, r)
			move := fmt.Sprintf("play %s %d", strings.Join(parts, " "), v.Step)
			if len(move) > games.MaxMove {
				continue
			}
			want, wantEvents, ok := oneByOne(g, v, parts)
			got := g.clone()
			events, err := got.Apply(games.Action{Seat: g.Turn, Move: move, At: start})
			require.Equal(t, ok, err == nil, "%s, holding %v: %v", move, v.Hand, err)
			require.Equal(t, wantEvents, events, move)
			require.Equal(t, want, got, move)
			tried[ok]++
		}
	})
	require.Greater(t, tried[true], 100)
	require.Greater(t, tried[false], 100)
}

// oneByOne makes the plays one after the other, as long as no King is in between. If one is refused the game is as before.
func oneByOne(g *game, v View, parts []string) (after *game, events []games.Event, ok bool) {
	after = g.clone()
	for i, part := range parts {
		move := "play " + part
		if part == "pass" {
			move = part
		}
		more, err := after.Apply(games.Action{Seat: v.Seat, Move: fmt.Sprint(move, " ", after.Step), At: start})
		if err != nil || i+1 < len(parts) && after.Phase != running {
			return g, nil, false
		}
		events = append(events, more...)
	}
	return after, events, true
}

// someRun is plays that may be possible in one go, or nearly so.
func someRun(v View, r *rand.Rand) []string {
	next := r.IntN(len(ranks))
	if v.Needed != "" {
		next = strings.Index("A23456789.JQK", strings.Replace(v.Needed, "10", ".", 1))
	}
	var parts []string
	used := map[string]bool{}
	for ; next < len(ranks); next++ {
		part := ""
		for _, c := range v.Hand {
			if used[c] && r.IntN(20) > 0 {
				continue
			}
			switch {
			case rankOf(c) == ranks[next] && (part == "" || r.IntN(2) == 0):
				part = c
			case part == "" && redNine(c):
				part = c + "=" + ranks[next]
			}
		}
		if part == "" {
			break
		}
		card, _, _ := strings.Cut(part, "=")
		used[card] = true
		parts = append(parts, part)
	}
	if len(parts) == 0 {
		parts = append(parts, v.Hand[0])
	}
	parts = parts[:1+r.IntN(len(parts))]
	if r.IntN(3) == 0 {
		parts = append(parts, "pass")
	}
	return parts
}

// What is offered as one press can be played, leaves what it says, and goes as far as it can.
func TestEveryWayCanBePlayed(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() || r.IntN(4) > 0 {
			return
		}
		for s := range games.Seat(g.Seats) {
			ways := g.View(s).(View).Ways()
			require.Equal(t, s == g.Turn, len(ways) > 0)
			for _, w := range ways {
				require.LessOrEqual(t, len(w.Move), games.MaxMove)
				after := g.clone()
				_, err := after.Apply(games.Action{Seat: s, Move: w.Move, At: start})
				require.NoError(t, err, w.Move)
				left := after.View(s).(View).Hand
				require.Len(t, left, w.Left, w.Move)
				require.Equal(t, dumbPoints(left, false), w.Points, w.Move)
				require.Equal(t, strings.HasSuffix(w.Move, "pass "+fmt.Sprint(g.Step)), w.Pass)
				if forced := after.Phase == running && after.Turn == s; forced {
					require.NotEqual(t, running, g.Phase, "%s goes on with %v", w.Move, left)
				}
			}
		}
	})
}

func TestWaysOfAHand(t *testing.T) {
	for _, c := range []struct{ says, hand, before, want string }{
		{"a run without a choice is one way", "4H 5C 5D 6H 7S 10C", "play 4H", "play 5D 6H 7S 2"},
		{"a red nine is used or kept", "4H 5C 7S 9C 9H 10C KD", "play 4H", "play 5C pass 2|play 5C 9H=6 7S 2"},
		{"a run ends with a King", "JH QC KC 2D", "play JH", "play QC KC 2"},
		{"where only a red nine goes on", "7H 9D 2C", "play 7H", "pass 2|play 9D=8 2"},
		{"an opening, with one card or all of its rank", "5H 5S 6D 9H", "", "play 5H 6D 1|play 5H+5S 6D 1|play 6D 1"},
	} {
		s := scripts.New(t, "seats 4, dealer 3", c.hand+" | AC | AD | AH")
		if c.before != "" {
			s.Act("0 " + c.before)
		}
		var moves []string
		for _, w := range s.Game.View(0).(View).Ways() {
			moves = append(moves, w.Move)
		}
		require.Equal(t, c.want, strings.Join(moves, "|"), c.says)
	}
}
