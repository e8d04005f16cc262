package riot

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

const (
	blunder     = 0.10 // of the chance to win that an idea may lose against a hard robot's turn
	surely      = 0.03 // the standard error below which that is known
	fewestDeals = 16
	mostDeals   = 256
)

// judgedTurns are the beginnings of turns that ideas are judged at: every fifth of games of medium robots.
func judgedTurns(t *testing.T, n int, f func(g *game, s games.Seat)) {
	for seed := uint64(0); n > 0; seed++ {
		r := rand.New(rand.NewPCG(52, seed))
		g := begun(t, 2+int(seed)%3, seed)
		turns := 0
		for before := 0; g.Phase != Ended && n > 0; {
			s := games.Seat(slices.IndexFunc(g.TeamOf[:g.Seats], g.asks))
			if now := g.Turn(s); g.Phase == Buying && now != before {
				before = now
				turns++
				if turns%5 == 3 {
					f(copyOf(t, g), s)
					n--
				}
			}
			on := copyOf(t, g)
			on.Redeal(s, r)
			_, err := games.Play(g, games.Action{Seat: s, Move: on.Robot(s, games.Medium, r), At: time.Unix(100, 0)})
			require.NoError(t, err)
		}
	}
}

// hardTurn is what a hard robot does in a turn, with numbers left out; others answer it as sensible players do.
func hardTurn(t *testing.T, g *game, s games.Seat) (moves []string) {
	r := rand.New(rand.NewPCG(5, 2))
	for turn := g.Turn(s); g.Turn(s) == turn; g.settleSensibly() {
		on := copyOf(t, g)
		on.Redeal(s, r)
		move := on.Robot(s, games.Hard, r)
		require.NoError(t, g.act(games.Action{Seat: s, Move: move}))
		moves = append(moves, move[:strings.LastIndexByte(move, ' ')])
	}
	return moves
}

// chanceAfter is how likely a seat wins in one deal of the hidden cards if it plays a turn so, as far as it can.
func chanceAfter(g *game, s games.Seat, moves []string, deal int) float64 {
	c := new(game)
	g.copyTo(c)
	c.Redeal(s, rand.New(rand.NewPCG(99, uint64(deal))))
	turn := c.Turn(s)
	for _, move := range moves {
		for c.Turn(s) == turn {
			do := c.Carry(s, []string{move})
			if c.Phase == Buying && (move == "card" || move == "bought" || strings.HasPrefix(move, "play ")) { // robots buy cards, and play them at once
				do = games.Carry{Move: c.numbered(move), Taken: true}
			}
			before := new(game)
			c.copyTo(before)
			if c.act(games.Action{Seat: s, Move: do.Move}) != nil {
				before.copyTo(c)
				break
			}
			c.settleSensibly()
			if do.Taken {
				break
			}
		}
	}
	if c.Turn(s) == turn {
		c.comeIn(s)
		if c.Phase == Acting {
			must(c.act(games.Action{Seat: s, Move: c.numbered("end")}))
		}
	}
	return c.WinChance(s, 1, rand.New(rand.NewPCG(7, uint64(deal))))
}

// loses is how much less likely a seat wins by one way to play its turn than by another, and the standard error of that.
func loses(g *game, s games.Seat, idea, better []string) (mean, off float64) {
	var sum, squares float64
	for n := 1; n <= mostDeals; n++ {
		d := chanceAfter(g, s, better, n) - chanceAfter(g, s, idea, n)
		sum, squares = sum+d, squares+d*d
		k := float64(n)
		mean = sum / k
		off = math.Sqrt(max(0, squares/k-mean*mean) / k)
		if n >= fewestDeals && (off < surely || mean+2*off < blunder) {
			break
		}
	}
	return mean, off
}

// An idea is no blunder: it loses no more than ten points of the chance to win against the turn of a hard robot. At most 4 of 200 first
// ideas may; and hardly any turn has none.
func TestIdeasAreNoBlunders(t *testing.T) {
	t.Parallel()
	turns, without, blunders, others, further := 6, 0, 0, 0, 0
	if gamestest.Long() {
		turns = 200
	}
	begun, took := time.Now(), time.Duration(0)
	n := 0
	judgedTurns(t, turns, func(g *game, s games.Seat) {
		n++
		asked := time.Now()
		list := copyOf(t, g).Ideas(s, nil)
		took += time.Since(asked)
		if len(list) == 0 {
			without++
			t.Logf("%d: none, %s round %d", n, g.TeamOf[s], g.Round)
			return
		}
		hard := hardTurn(t, copyOf(t, g), s)
		for i, idea := range list {
			by, off := loses(g, s, idea.Orders, hard)
			if i > 0 {
				further++
			}
			if by > blunder && off < surely {
				t.Logf("%d: idea %d of the %s of %d loses %.0f ± %.0f points: %q; %v; hard: %q", n, i+1, g.TeamOf[s], g.Seats, 100*by, 100*off, idea.Orders, idea.Says, hard)
				if i == 0 {
					blunders++
				} else {
					others++
				}
			}
		}
	})
	t.Logf("%d turns: %d without an idea, %d first ideas are blunders, %d of %d others; %v an answer, %v in all", turns, without, blunders, others, further, took/time.Duration(turns), time.Since(begun))
	require.LessOrEqual(t, blunders, max(1, turns/50))
	require.LessOrEqual(t, without, max(1, turns/20))
}
