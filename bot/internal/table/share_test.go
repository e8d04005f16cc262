package table_test

import (
	"math/rand/v2"
	"runtime"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
)

// thoughtTime is how long a robot of these tests thinks: as long as games.Robot allows.
const thoughtTime = 50 * time.Millisecond

// slowRobots is a game that counts how often a robot has begun to think.
func slowRobots(thoughts *atomic.Int32) games.Kind {
	return thinking(toyKind("turns"), func(g games.Game, s games.Seat, _ games.Level, _ *rand.Rand) string {
		thoughts.Add(1)
		time.Sleep(thoughtTime)
		return g.Prompt(s).Moves[0]
	})
}

// open lets people of a guild open that many tables at once.
func (e *evening) open(guildID string, tables int) {
	e.t.Helper()
	_, err := e.Guilds.Set(e.t.Context(), guildID, managing(ann).Entry(), guild.General, guild.Change{Values: map[string]int{"tables": tables}})
	require.NoError(e.t, err)
}

// thinking opens tables in another guild, where robots play against each other without a pause.
func (e *evening) thinking(tables int) {
	e.t.Helper()
	for n := range tables {
		host := somebody(n % 40)
		opening := match.Opening{Guild: "noisy", Channel: "c", Kind: "turns", Values: map[string]int{"turn_time": 0}, Robots: 3, Level: games.Hard}
		opened, err := e.Create(e.t.Context(), host, opening)
		require.NoError(e.t, err)
		_, err = e.Start(e.t.Context(), opened.Ref, host)
		require.NoError(e.t, err)
		_, err = e.act(opened.Ref, host, "go 0")
		require.NoError(e.t, err)
	}
}

// slots is how many robots may think at once.
var slots = max(1, runtime.GOMAXPROCS(0)/2)

func TestAHintWaitsForOneThoughtOfANeighbourWith200Robots(t *testing.T) {
	var thoughts atomic.Int32
	timed(t, func(t *testing.T, e *evening) {
		e.open("noisy", 200)
		ref := e.game("turns", nil, ann, ben)
		e.thinking(200)
		e.run()
		time.Sleep(3 * time.Second)
		synctest.Wait()
		begun := thoughts.Load()
		require.Positive(t, begun)
		_, err := e.Hint(t.Context(), ref, ann)
		require.NoError(t, err)
		require.LessOrEqual(t, int(thoughts.Load()-begun), 3*slots, "those that think already, as many meanwhile, and the hint itself")
		require.Less(t, int(begun), 200, "the neighbour's robots weren't done before")
	}, slowRobots(&thoughts))
}

func TestARobotMovesInTimeThoughANeighbourHas200(t *testing.T) {
	took := func(neighbours int) (took time.Duration) {
		var thoughts atomic.Int32
		timed(t, func(t *testing.T, e *evening) {
			e.open("noisy", 200)
			e.thinking(neighbours)
			ref := e.started("turns", map[string]int{"turn_time": 0}, games.Hard)
			e.run()
			e.move(ref, ann, "go 0")
			asked := time.Now()
			e.waitFor(ref, func(match.Table) bool { return e.step(ref) == 2 })
			took = time.Since(asked)
		}, slowRobots(&thoughts))
		return took
	}
	require.LessOrEqual(t, took(200)-took(0), 4*thoughtTime)
}
