package arena_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/arena"
	"ruckus/games/gamestest"
	"ruckus/render/all"
)

// evidence is how many deals it takes, and at how many seats, to see medium above easy and hard above medium. docs/robots.md
// has the figures over many deals.
var evidence = map[string]struct{ seats, medium, hard int }{
	"rage":     {4, 6, 4},
	"redbrn":   {4, 5, 5},
	"rednines": {4, 10, 8},
	"redox":    {4, 40, 4},
	"riot":     {2, 5, 12},
}

// Each level, in one seat with the level below in all others, ends more points above them than the error.
func TestEachLevelOfRobotsBeatsTheOneBelow(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	for _, kind := range all.Kinds() {
		if !games.Can[games.Robot](kind) {
			continue // its robots do not think
		}
		enough, ok := evidence[kind.Name]
		require.True(t, ok, "say in evidence how many deals show that the levels of %s differ", kind.Name)
		for level, deals := range map[games.Level]int{games.Medium: enough.medium, games.Hard: enough.hard} {
			slow := kind.Name == "redox" || level == games.Hard && (kind.Name == "rage" || kind.Name == "riot")
			if gamestest.Quick() && (slow || level == games.Hard) || slow && !gamestest.Long() {
				continue
			}
			names := []string{level.String()}
			for len(names) < enough.seats {
				names = append(names, (level - 1).String())
			}
			t.Run(fmt.Sprint(kind.Name, " ", level), func(t *testing.T) {
				t.Parallel()
				r, err := arena.Match{Kind: kind, Players: named(t, names...), Deals: deals, Seed: 1}.Play(t.Context())
				require.NoError(t, err)
				t.Logf("%v points, over %d deals", r.Over.Points, r.Deals)
				require.Greater(t, r.Over.Points.Mean, r.Over.Points.Error)
			})
		}
	}
}

// A player who sits alone at a table can play any game with robots, of whatever level. Robots that all keep to one plan end a game,
// too: in a game in which cards come back they might go round in circles.
func TestRobotsPlayEveryGameToItsEnd(t *testing.T) {
	for _, kind := range all.Kinds() {
		t.Run(kind.Name, func(t *testing.T) {
			t.Parallel()
			var levels []string
			for len(levels) < min(max(kind.Min, 4), kind.Max) {
				levels = append(levels, games.Levels()[len(levels)%len(games.Levels())].String())
			}
			r, err := arena.Match{Kind: kind, Players: named(t, levels...), Deals: 1, Seed: 1}.Play(t.Context())
			require.NoError(t, err)
			require.Equal(t, len(levels), r.Games)
			for _, seats := range []int{kind.Min, min(4, kind.Max)} {
				if _, err := kind.New(games.Setup{Seats: seats}); err != nil {
					continue // so few play by a house rule alone
				}
				alike := slices.Repeat([]string{"medium"}, seats)
				_, err := arena.Match{Kind: kind, Players: named(t, alike...), Deals: 1, Seed: 1}.Play(t.Context())
				require.NoError(t, err, "%d medium robots", seats)
			}
		})
	}
}
