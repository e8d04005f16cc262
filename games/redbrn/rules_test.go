package redbrn

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

func TestEverybodyGetsADeckOfTheirOwn(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		g := begin(t, seats, 1, standard())
		v := g.View(0).(View)
		require.Equal(t, Waiting, v.Phase)
		for s, p := range v.Players {
			require.Equal(t, []any{10, 26, 0, 2}, []any{p.Left, p.Hand, p.InWaste, p.Wilds})
			require.Len(t, p.Columns, 4)
			l := &g.live.layouts[s]
			var seen uint64
			require.True(t, l.countIn(&seen))
			require.Equal(t, uint64(1<<numbers-1), seen, "all forty numbers")
		}
	}
	require.NotEqual(t, begin(t, 2, 1, standard()).live.layouts, begin(t, 2, 2, standard()).live.layouts)
}

func TestDecksHaveNamesAndASecondMark(t *testing.T) {
	var names []string
	for _, p := range begin(t, 8, 1, standard()).View(0).(View).Players {
		names = append(names, p.Deck)
	}
	require.Equal(t, []string{"Agitator", "Brawler", "Rage Monster", "Recluse",
		"Agitator II", "Brawler II", "Rage Monster II", "Recluse II"}, names)
}

func TestTwoToEightPlay(t *testing.T) {
	require.Equal(t, []int{2, 8}, []int{Kind().Min, Kind().Max})
}

func TestHouseRulesByTheBookButForTheLength(t *testing.T) {
	require.Equal(t, Rules{Target: 100, Rounds: 99, Window: 3, Countdown: 3}, standard())
	for _, values := range []map[string]int{{"tiny": 1}, {"target": 9}, {"target": 1001}, {"window": 0}, {"window": 11}, {"partial_moves": 2}} {
		_, err := Kind().New(games.Setup{Seats: 4, Values: values})
		require.ErrorIs(t, err, games.ErrIllegal)
	}
	for _, target := range []int{50, 100, 200} {
		g, err := Kind().New(games.Setup{Seats: 4, Values: map[string]int{"target": target}})
		require.NoError(t, err)
		require.Equal(t, target, g.View(0).(View).Rules.Target)
	}
}

// The colour is the one that is not white.
func TestSuitsAndColours(t *testing.T) {
	for text, red := range map[string]bool{"7BW": false, "7WB": false, "7RW": true, "7WR": true} {
		n, ok := parseNumber(text)
		require.True(t, ok)
		require.Equal(t, red, n.red(), text)
		require.Equal(t, 7, n.rank())
		require.Equal(t, text, n.String())
	}
	for _, text := range []string{"", "7", "BW", "0BW", "11BW", "07BW", "7bw", "7WW", "7RB", " 7BW", "7BW ", "WBW", "10"} {
		_, ok := parseNumber(text)
		require.False(t, ok, text)
	}
}

// Everybody may act at any time of the race, and nobody is waited for.
func TestNobodyIsWaitedFor(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		for s := range games.Seat(g.Seats) {
			p := g.Prompt(s)
			require.False(t, p.Must)
			if g.Phase == Racing && g.live.layouts[s].handN > 0 {
				require.NotEmpty(t, p.Moves)
			}
		}
	})
}

// What may be played at the start is told before it, so that everybody can look at it.
func TestCountdownShowsWhatMayBePlayedAtTheStart(t *testing.T) {
	g := begin(t, 3, 7, standard())
	tick(t, g)
	v := g.View(1).(View)
	require.Equal(t, Countdown, v.Phase)
	require.Equal(t, g.Due(), v.Start)
	require.Empty(t, g.Prompt(1).Moves)
	tick(t, g)
	require.Equal(t, v.Own.AtStart, g.Prompt(1).Moves)
	require.Nil(t, g.View(1).(View).Own.AtStart)
}

// An outage costs nobody anything: the race stands still as long as the clock does.
func TestLostTimeIsGivenBack(t *testing.T) {
	g := begin(t, 2, 7, standard())
	tick(t, g)
	late := g.Due().Add(time.Hour)
	_, err := g.Apply(games.Action{Seat: games.Table, Move: games.Tick, At: late})
	require.NoError(t, err)
	require.Equal(t, Countdown, g.Phase, "everyone gets a new countdown")
	require.Equal(t, late.Add(3*time.Second), g.View(0).(View).Start)
	// A clock that is merely slow changes nothing: the race has begun for all when it was to begin.
	g = begin(t, 2, 7, standard())
	tick(t, g)
	due := g.Due()
	_, err = g.Apply(games.Action{Seat: games.Table, Move: games.Tick, At: due.Add(400 * time.Millisecond)})
	require.NoError(t, err)
	require.Equal(t, due, g.View(0).(View).Start)
}

// The points of a round told a second time: own cards on the piles less cards in the stack. The totals are their sums,
// and the match ends when they say so.
func TestScoresAreCountedFromThePiles(t *testing.T) {
	rounds := 0
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		points := make([]int, g.Seats)
		for s := range points {
			points[s] = -v.Players[s].Left
			for _, p := range v.Pit {
				for _, owner := range p.Owners {
					if int(owner) == s {
						points[s]++
					}
				}
			}
			require.Equal(t, points[s], v.Players[s].Points)
		}
		totals := make([]int, g.Seats)
		for _, round := range v.Scored {
			for s, n := range round.Points {
				totals[s] += n
			}
		}
		require.Equal(t, totals, v.Totals)
		if v.Phase == Ended || v.Phase == Waiting && len(v.Scored) > 0 {
			require.Equal(t, v.Scored[len(v.Scored)-1].Points, points)
			rounds++
		}
		if result := g.Result(); result != nil {
			require.Equal(t, totals, result.Scores)
			best := slices.Max(totals)
			for s, n := range totals {
				require.Equal(t, n == best, slices.Contains(result.Winners, games.Seat(s)))
			}
		}
	})
	require.NotZero(t, rounds)
}

// Both ends of each pile and what it takes next are in the view.
func TestPilesShowBothEnds(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		for i, p := range v.Pit {
			require.Equal(t, i+1, p.Number)
			require.Len(t, p.Owners, p.Cards)
			require.Equal(t, suitOf(p.First), suitOf(p.Top))
			require.Equal(t, p.Up, rankOf(p.First) == 1)
			require.Equal(t, p.Complete, len(p.Next) == 0)
			require.Equal(t, p.Last, p.Owners[len(p.Owners)-1])
			for _, next := range p.Next {
				require.True(t, pileTakes(v, p, next, 1))
			}
			if !v.Rules.FreeDirection {
				require.Equal(t, p.Cards-1, max(rankOf(p.Top)-rankOf(p.First), rankOf(p.First)-rankOf(p.Top)))
				require.Equal(t, p.Complete, p.Cards == 10)
			}
		}
	})
}

// Every move fits into a button.
func TestMovesAreShort(t *testing.T) {
	longest := ""
	positions(t, func(g *game, r *rand.Rand) {
		for s := range games.Seat(g.Seats) {
			for _, move := range g.Prompt(s).Moves {
				if len(move) > len(longest) {
					longest = move
				}
			}
		}
	})
	require.LessOrEqual(t, len(longest), 32, longest)
	require.LessOrEqual(t, len(fmt.Sprintf("col 10RW 10BW %d @%d", maxFlips, maxRounds)), 32)
}

// countIn adds the cards of a layout to those seen of its deck; false if one was seen before.
func (l *layout) countIn(seen *uint64) bool {
	ok := add(seen, l.stack[:l.stackN]) && add(seen, l.hand[:l.handN])
	for i := range l.cols {
		ok = ok && add(seen, l.cols[i].cards[:l.cols[i].n])
	}
	return ok
}

func add(seen *uint64, list []number) bool {
	for _, n := range list {
		if *seen&n.bit() != 0 {
			return false
		}
		*seen |= n.bit()
	}
	return true
}
