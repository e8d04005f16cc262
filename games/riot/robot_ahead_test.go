package riot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

func TestChanceToWinOfWhoIsAboutToWinIsHigh(t *testing.T) {
	p := board(t, 2, "police: HQ 1O | autonomen: A1 2Q, A2 1Q, C1 2M, D1 2M")
	p.Points[Autonomen] = 6
	p.acts(Police)
	require.Equal(t, 1.0, p.game.WinChance(1, 1, rand.New(rand.NewPCG(1, 1))), "one Officer can attack none of the two buildings")
	require.Equal(t, 0.0, p.game.WinChance(0, 1, rand.New(rand.NewPCG(1, 1))))
	require.Equal(t, Acting, p.Phase, "the position stays as it is")
}

func TestChancesToWinAreTheSameEachTimeAndBetween0And1(t *testing.T) {
	t.Parallel()
	for seats := 2; seats <= Teams; seats++ {
		r := rand.New(rand.NewPCG(1, uint64(seats)))
		chance := func(g *game, s games.Seat, turns int) float64 {
			return g.WinChance(s, turns, rand.New(rand.NewPCG(1, 1)))
		}
		eachChoice(t, seats, 3, games.Easy, func(g *game, s games.Seat) {
			if r.IntN(20) > 0 {
				return
			}
			for s := range games.Seat(seats) {
				c := chance(g, s, 1)
				require.Equal(t, c, chance(g, s, 1))
				require.True(t, c >= 0 && c <= 1, c)
				require.Contains(t, []float64{0, 1. / 4, 1. / 3, 1. / 2, 1}, chance(g, s, 1000), "its share of the victory")
			}
		})
	}
}

// eachChoice plays a game of robots and shows the position before each of their choices.
func eachChoice(t testing.TB, seats int, seed byte, l games.Level, show func(g *game, s games.Seat)) *game {
	t.Helper()
	p := newTable(t, seats, seed, nil)
	r := rand.New(rand.NewPCG(uint64(seed), 1))
	for p.Result() == nil {
		s := games.Seat(0)
		for !p.asks(p.TeamOf[s]) {
			s++
		}
		show(p.game, s)
		g := copyOf(t, p.game)
		g.Redeal(s, r)
		_, err := p.Apply(games.Action{Seat: s, Move: g.Robot(s, l, r), At: start})
		require.NoError(t, err)
	}
	return p.game
}

// A stood is how well a team stood in a game by its robots' judgement when its turn began, and its share of the victory.
type stood struct{ value, won float64 }

// stoods plays a game of medium robots.
func stoods(t testing.TB, seats int, seed byte, all *[Teams][]stood) {
	var some [Teams][]float64
	turn := Team(Teams)
	g := eachChoice(t, seats, seed, games.Medium, func(g *game, _ games.Seat) {
		if now := g.turn(); now != turn && g.Phase == Buying {
			turn = now
			some[now] = append(some[now], g.value(now, &judgement[now]))
		}
	})
	winners := g.Result().Winners
	var share [Teams]float64
	for _, s := range winners {
		share[g.TeamOf[s]] = 1 / float64(len(winners))
	}
	for team, values := range some {
		for _, v := range values {
			all[team] = append(all[team], stood{v, share[team]})
		}
	}
}

// BenchmarkWinChance fits the chances to win to games of medium robots, and tells how often teams win whose chance is in each
// fifth from 0 to 1. For the figures of 200 games:
//
//	go test ./games/riot -run '^$' -bench WinChance -benchtime 200x -timeout 0
func BenchmarkWinChance(b *testing.B) {
	for seats := 2; seats <= Teams; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			var all [Teams][]stood
			for seed := byte(0); b.Loop(); seed++ {
				stoods(b, seats, seed, &all)
			}
			for team, list := range all {
				if len(list) == 0 {
					continue
				}
				var n, promised, won [5]float64
				for _, s := range list {
					c := chances[seats-2][team].of(s.value)
					i := min(int(5*c), 4)
					n[i], promised[i], won[i] = n[i]+1, promised[i]+c, won[i]+s.won
				}
				var text strings.Builder
				for i := range n {
					if n[i] > 0 {
						fmt.Fprintf(&text, " %.0f %% promised, %.0f %% won (%.0f turns);", 100*promised[i]/n[i], 100*won[i]/n[i], n[i])
					}
				}
				fitted := fit(list)
				b.Logf("%s: %d turns, fit {%.2f, %.2f};%s", Team(team), len(list), fitted.at, fitted.by, text.String())
			}
		})
	}
}

// fit is the logistic curve that fits best, by Newton's method.
func fit(list []stood) (c chance) {
	c.by = 0.1
	for range 30 {
		var g0, g1, h00, h01, h11 float64
		for _, s := range list {
			p := c.of(s.value)
			g0, g1 = g0+s.won-p, g1+(s.won-p)*s.value
			w := p * (1 - p)
			h00, h01, h11 = h00+w, h01+w*s.value, h11+w*s.value*s.value
		}
		det := h00*h11 - h01*h01
		if math.Abs(det) < 1e-9 {
			break
		}
		c.at += (h11*g0 - h01*g1) / det
		c.by += (h00*g1 - h01*g0) / det
	}
	return c
}
