package rednines

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Cards that are played in one go do what they do one after the other, and if one of them may not be played, none may.
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
			if len(move) > games.MaxMove || parts[0] == "pass" {
				continue
			}
			want, wantEvents, ok := oneByOne(g, v, parts)
			got := g.clone()
			events, err := got.Apply(games.Action{Seat: g.Turn, Move: move, At: start})
			tried[ok]++
			require.Equal(t, ok, err == nil, "%s, holding %v: %v", move, v.Hand, err)
			if ok {
				require.Equal(t, wantEvents, events, move)
				require.Equal(t, want, got, move)
			}
		}
	})
	require.Greater(t, tried[true], 100)
	require.Greater(t, tried[false], 100)
}

// oneByOne makes the plays one after the other, as long as no King is in between.
func oneByOne(g *game, v View, parts []string) (after *game, events []games.Event, ok bool) {
	after = g.clone()
	for i, part := range parts {
		if part != "pass" {
			part = "play " + part
		}
		more, err := after.Apply(games.Action{Seat: v.Seat, Move: fmt.Sprint(part, " ", after.Step), At: start})
		if err != nil || i+1 < len(parts) && after.Phase != Running {
			return nil, nil, false
		}
		events = append(events, more...)
	}
	return after, events, true
}

// someRun is plays that may be possible in one go, or nearly so: a red nine may be in it twice, or an Ace after a King.
func someRun(v View, r *rand.Rand) (parts []string) {
	next := slices.Index(ranks, v.Needed)
	if v.Needed == "" {
		next = slices.Index(ranks, rankOf(v.Hand[r.IntN(len(v.Hand))]))
	}
	for end := next + 1 + r.IntN(5); next < end; next++ {
		rank := ranks[next%len(ranks)]
		fit := slices.DeleteFunc(slices.Clone(v.Hand), func(c string) bool { return rankOf(c) != rank && !redNine(c) })
		if len(fit) == 0 {
			break
		}
		part := fit[r.IntN(len(fit))]
		if rankOf(part) != rank {
			part += "=" + rank
		}
		parts = append(parts, part)
	}
	if parts == nil || r.IntN(3) == 0 {
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
				require.Equal(t, w.Pass, strings.HasSuffix(w.Move, "pass "+fmt.Sprint(g.Step)) && slices.ContainsFunc(left, redNine), w.Move)
				if forced := after.Phase == Running && after.Turn == s; forced {
					require.NotEqual(t, Running, g.Phase, "%s goes on with %v", w.Move, left)
				}
			}
		}
	})
}

func TestWaysOfAHand(t *testing.T) {
	for _, c := range []struct{ says, hand, before, want string }{
		{"a run without a choice is one way", "4H 5C 5D 6H 7S 10C | AC", "play 4H", "play 5D 6H 7S 2"},
		{"it passes where it could have kept a red nine", "4H 5C 5D 6H 7S 10C | 9D", "play 4H", "play 5D 6H 7S pass 2"},
		{"who has nothing that fits can only pass", "4H 6S | 9D", "play 4H", "pass 2"},
		{"a red nine is used or kept", "4H 5C 7S 9C 9H 10C KD | AC", "play 4H", "play 5C pass 2|play 5C 9H=6 7S 2"},
		{"a run ends with a King", "JH QC KC 2D | AC", "play JH", "play QC KC 2"},
		{"where only a red nine goes on", "7H 9D 2C | AC", "play 7H", "pass 2|play 9D=8 2"},
		{"an opening, with one card or all of its rank", "5H 5S 6D 9H | AC", "", "play 5H 6D 1|play 5H+5S 6D 1|play 6D 1"},
	} {
		s := suite.Script(t, "seats 4, dealer 3", c.hand+" | AD | AH")
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

// The clock plays what the hand offers in one press, so that nobody waits for each card.
func TestTheClockPlaysWhatTheHandOffersFirst(t *testing.T) {
	longer := 0
	positions(t, func(g *game, _ *rand.Rand) {
		if g.over() || g.Phase == Between {
			return
		}
		first, ways := g.Prompt(g.Turn).Moves[0], g.View(g.Turn).(View).Ways()
		run := g.Run(g.Turn, first)
		if ways == nil { // nothing but red nines to begin with
			require.Equal(t, first, run)
			return
		}
		require.True(t, slices.ContainsFunc(ways, func(w Way) bool { return w.Move == run && w.Nines == 0 }), "%s of %v", run, ways)
		if g.Phase == Running {
			require.Equal(t, ways[0].Move, run, "the first button")
		}
		if run != first {
			longer++
		}
	})
	require.Greater(t, longer, 100)
}
