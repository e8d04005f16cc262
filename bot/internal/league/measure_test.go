package league

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/arena"
	"ruckus/games/rednines"
)

// Nine people play 10,000 games as robots of the three levels would. The ratings know nothing of that and find it out.
func TestTenThousandGamesRecoverTheOrderOfLevels(t *testing.T) {
	var text strings.Builder
	written := anchorsWritten(t)
	for _, name := range []string{"rage", "redox", "redbrn", "rednines", "riot"} {
		var skills []float64
		for _, l := range games.Levels() {
			a, _ := written.anchor(name, l)
			skills = append(skills, a.R, a.R, a.R)
		}
		c, ratings := newCrowd(1, skills...), NewRatings("rednines")
		for range 10_000 {
			ratings.Apply(c.play(2 + c.r.IntN(3)))
		}
		means := make([]float64, 3)
		for i := range skills {
			means[i/3] += ratings.Of(c.name(i)).R / 3
		}
		fmt.Fprintf(&text, "%-8s medium over easy %4.0f (true %4.0f), hard over medium %4.0f (true %4.0f)\n", name,
			means[1]-means[0], skills[3]-skills[0], means[2]-means[1], skills[6]-skills[3])
		board := ratings.Board(ByRating, 0, nil)
		for i, row := range board {
			require.Equal(t, 2-i/3, slices.Index([]string{"0", "1", "2"}, level(row.Person)), "%s: place %d", name, i+1)
		}
	}
	golden(t, "testdata/recovered.txt", text.String())
}

// level is the level at which somebody of the nine plays.
func level(person string) string { return fmt.Sprint(int(person[2]-'0') / 3) }

// Somebody who plays Red Nines like an easy robot meets real robots of medium level, and is rated below 1500.
func TestARealEasyRobotIsRatedBelowRealMediumOnes(t *testing.T) {
	easy, err := arena.Named("easy")
	require.NoError(t, err)
	medium, err := arena.Named("medium")
	require.NoError(t, err)
	ratings, number := NewRatings("rednines"), uint64(0)
	for deal := range uint64(60) {
		m := arena.Match{Kind: rednines.Kind(), Players: []arena.Player{easy, medium}, Values: map[string]int{"small": 1}, Deals: 1, Seed: 100 + deal}
		result, err := m.Play(t.Context())
		require.NoError(t, err)
		won := math.Round(result.Players[0].Wins.Mean / 50) // of the two games of a deal
		for n := range 2 {
			number++
			mine := 2
			if float64(n) < won {
				mine = 1
			}
			ratings.count(number, game(person("ann", mine), robot(games.Medium, 3-mine)))
		}
	}
	ann := ratings.Of("ann")
	a, _ := Anchor("rednines", games.Easy)
	t.Logf("after %d games: %s; easy robots are held to be %s", ann.Games, ann.Shown(), a.Shown())
	require.Equal(t, 120, ann.Games)
	require.Less(t, ann.Shown().Points, 1500)
	require.InDelta(t, a.Shown().Points, ann.Shown().Points, 2*float64(ann.Shown().Doubt))
}
