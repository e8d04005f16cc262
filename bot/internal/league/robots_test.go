package league

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/arena"
	"ruckus/games/gamestest"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
)

// realGames are games of real robots: ten thousand in all. Each deal is played by four, once with everybody in every seat.
var realGames = []struct {
	kind   games.Kind
	values map[string]int
	deals  int
}{
	{rednines.Kind(), map[string]int{"rounds": 1}, 750},
	{rage.Kind(), map[string]int{"hands": 4}, 375},
	{redbrn.Kind(), map[string]int{"rounds": 1}, 1375},
}

// A somebody plays like a robot, under a name of their own.
type somebody struct {
	arena.Player
	name string
}

func (s somebody) Name() string { return s.name }

// Nine people, three of each level, play ten thousand games among each other. The ratings know only the places. They
// find out who plays at which level, and how often each wins.
func TestTenThousandGamesOfRealRobotsRecoverTheOrderOfLevels(t *testing.T) {
	if !gamestest.Long() {
		t.Skip("RUCKUS_TEST=hours has robots play 10,000 games")
	}
	var people []somebody
	for i, l := range games.Levels() {
		p, err := arena.Named(l.String())
		require.NoError(t, err)
		for n := range 3 {
			people = append(people, somebody{p, fmt.Sprintf("%03d", 3*i+n)})
		}
	}
	for _, g := range realGames {
		t.Run(g.kind.Name, func(t *testing.T) {
			var text strings.Builder
			ratings := NewRatings(g.kind.Name)
			off, n := foretold(t, &text, &ratings, realResults(t, g.kind, g.values, g.deals, people))
			means := make([]float64, 3)
			for i, p := range people {
				means[i/3] += ratings.Of(p.name).R / 3
			}
			board := ratings.Board(ByRating, 0, nil)
			for _, row := range board {
				fmt.Fprintf(&text, "%2d. %s: %s\n", row.Place, playsLike(row.Person), row.Rating.Shown())
			}
			t.Logf("%d games: medium over easy %.0f, hard over medium %.0f; foretold chances off by %.1f %% points\n%s",
				4*g.deals, means[1]-means[0], means[2]-means[1], 100*off/n, &text)
			for i, row := range board {
				require.Equal(t, games.Levels()[2-i/3], playsLike(row.Person), "place %d", i+1)
			}
			require.Less(t, off/n, 0.04)
		})
	}
}

// playsLike is the level at which one of the nine plays.
func playsLike(person string) games.Level { return games.Levels()[int(person[2]-'0')/3] }

// realResults plays that many deals, each of four of the people, and returns the results in order.
func realResults(t *testing.T, kind games.Kind, values map[string]int, deals int, people []somebody) []Result {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 17))
	results := make([][]Result, deals)
	var wait sync.WaitGroup
	turn := make(chan struct{}, 2)
	for deal := range deals {
		m := arena.Match{Kind: kind, Values: values, Deals: 1, Seed: uint64(deal), Workers: 1}
		for _, i := range r.Perm(len(people))[:4] {
			m.Players = append(m.Players, people[i])
		}
		m.Ended = func(names []string, end games.Result) {
			one := Result{Game: kind.Name, Table: fmt.Sprint("t", deal, "-", len(results[deal])), Began: noon.Add(-time.Hour), Ended: noon}
			for s, place := range end.Standing() {
				one.Players = append(one.Players, Player{Person: names[s], Points: end.Scores[s], Place: place})
			}
			results[deal] = append(results[deal], one)
		}
		turn <- struct{}{}
		wait.Go(func() {
			defer func() { <-turn }()
			_, err := m.Play(t.Context())
			if err != nil {
				t.Errorf("%s, deal %d: %v", kind.Name, deal, err)
			}
		})
	}
	wait.Wait()
	return slices.Concat(results...)
}

// foretold counts results, and from the second tenth on compares how likely each player was to win with who did. It returns
// by how much both differ, and of how many chances.
func foretold(t *testing.T, text *strings.Builder, ratings *Ratings, results []Result) (off, all float64) {
	t.Helper()
	type bin struct{ n, foretold, won float64 }
	bins := make([]bin, 10)
	for n, result := range results {
		if n >= len(results)/10 {
			seats, before := ratings.entrants(result)
			var places []int
			for _, seat := range seats {
				places = append(places, result.Players[seat].Place)
			}
			winners := 0.0
			for _, place := range places {
				if place == 1 {
					winners++
				}
			}
			for i, p := range chances(before) {
				b := &bins[min(9, int(10*p))]
				b.n++
				b.foretold += p
				if places[i] == 1 {
					b.won += 1 / winners
				}
			}
		}
		ratings.Apply(uint64(n+1), result)
	}
	for _, b := range bins {
		if b.n > 0 {
			fmt.Fprintf(text, "%6.0f times: %4.1f %% foretold, %4.1f %% won\n", b.n, 100*b.foretold/b.n, 100*b.won/b.n)
		}
		off += math.Abs(b.foretold - b.won)
		all += b.n
	}
	return off, all
}
