//go:build unix

package app

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
	"ruckus/store/redis/redistest"
)

// How two processes on a Redis Cluster of three masters, each with a replica, bear what happens to them under a crowd. Each process runs
// one of two shards, and is started again after it was killed, as by an orchestrator. Both print a table at their end:
//
//	go test ./bot/app -run '^$' -bench 'BenchmarkCluster' -benchtime 1x -timeout 0      deaths of processes and a master; two minutes
//	go test ./bot/app -run '^$' -bench 'BenchmarkFailovers' -benchtime 1x -timeout 0    20 masters killed, with and without wait_replicas; ten minutes
//
// Afterwards each move that somebody saw done must be in the log of its table, and none more often than it was pressed.
const (
	clusterTables = 60
	clusterGuilds = 12
	clusterRate   = 100 // presses a second
	phaseTime     = 10 * time.Second
	downTime      = time.Second // of a process that was killed
	failovers     = 20
)

// A cluster is the processes, what they share, and the people.
type cluster struct {
	b         *testing.B
	discord   *localdiscord.Server
	redis     *redistest.Cluster
	url       string
	processes [2]*exec.Cmd
	crowd     *crowd
	table     strings.Builder
}

func newCluster(b *testing.B, waits string) *cluster {
	discord, err := localdiscord.Start(localdiscord.Config{Limits: true, Keep: 1})
	require.NoError(b, err)
	b.Cleanup(func() { discord.Close() })
	c := &cluster{b: b, discord: discord, redis: redistest.StartReplicated(b, 3, redistest.Durable...)}
	c.url = c.redis.URL() + "?wait_replicas=" + waits
	for i := range c.processes {
		c.start(i)
	}
	c.crowd = newCrowdIn(b, discord, choice("RUCKUS_TEST_GAME", "rednines"), clusterTables, clusterTables/clusterGuilds)
	fmt.Fprintf(&c.table, "\n%-34s %10s %8s %8s %8s %10s\n", "", "presses/s", "p50 ms", "p99 ms", "max ms", "no answer")
	return c
}

func (c *cluster) start(i int) {
	c.processes[i] = startBot(c.b, c.discord, "REDIS_URL="+c.url, "RUCKUS_SHARDS=2", "RUCKUS_REPLICAS=2", fmt.Sprint("RUCKUS_SHARD_INDEX=", i))
}

// phase has the crowd press while something happens a second after it began.
func (c *cluster) phase(name string, happens func()) {
	before, pressing := c.discord.Stats().Unanswered, make(chan []pressed)
	go func() { pressing <- c.crowd.press(clusterRate, phaseTime) }()
	time.Sleep(time.Second)
	happens()
	all := <-pressing
	now := time.Now()
	said := report(all, reading{at: now.Add(-phaseTime)}, reading{at: now})
	fmt.Fprintf(&c.table, "%-34s %10.0f %8.0f %8.0f %8.0f %10d\n", name, said["presses/s"], said["p50-ms"], said["p99-ms"], said["max-ms"], c.discord.Stats().Unanswered-before)
}

func (c *cluster) killProcess(i int) {
	require.NoError(c.b, c.processes[i].Process.Kill())
	_ = c.processes[i].Wait() // it says that it was killed
	time.Sleep(downTime)
	c.start(i)
}

// end stops all and counts the moves that were lost and doubled.
func (c *cluster) end() {
	for _, bot := range c.processes {
		stopBot(c.b, bot)
	}
	s, err := openStore(c.b.Context(), config{Redis: c.url})
	require.NoError(c.b, err)
	defer s.Close()
	logged, tables := map[string]int{}, map[string]bool{}
	for _, guild := range c.crowd.guilds {
		records, err := store.List(c.b.Context(), s, guild, "table")
		require.NoError(c.b, err)
		for _, r := range records {
			tables[r.Key.ID] = true
			for _, move := range replayed(c.b, s, r) {
				logged[r.Key.ID+" "+move]++
			}
		}
	}
	done, lost, doubled, gone := 0, 0, 0, 0
	for _, p := range c.crowd.parties {
		for move, tried := range p.seen.tried {
			if id, _, _ := strings.Cut(move, " "); !tables[id] {
				gone += p.seen.done[move] // their tables are over and cleared away
				continue
			}
			done += p.seen.done[move]
			lost += max(0, p.seen.done[move]-logged[move])
			doubled += max(0, logged[move]-tried)
		}
	}
	fmt.Fprintf(&c.table, "%d moves were seen done: %d lost, %d doubled; of %d more the tables are cleared away", done, lost, doubled, gone)
	fmt.Println(c.table.String()) // a log would be cut
	c.b.ReportMetric(float64(done), "moves")
	c.b.ReportMetric(float64(lost), "lost")
	c.b.ReportMetric(float64(doubled), "doubled")
}

func BenchmarkCluster(b *testing.B) {
	c := newCluster(b, choice("RUCKUS_TEST_WAIT", "0"))
	b.ResetTimer()
	c.phase("nothing happens", func() {})
	c.phase("a process is killed", func() { c.killProcess(0) })
	c.phase("the other is stopped and started", func() {
		stopBot(b, c.processes[1])
		c.start(1)
	})
	c.phase("a master is killed", func() { c.redis.FailOver(b, 1) })
	c.phase("both at once", func() {
		c.killProcess(1)
		c.redis.FailOver(b, 2)
	})
	c.phase("nothing happens", func() {})
	c.end()
}

func BenchmarkFailovers(b *testing.B) {
	for _, waits := range []string{"0", "1"} {
		b.Run("wait_replicas="+waits, func(b *testing.B) {
			c := newCluster(b, waits)
			b.ResetTimer()
			for n := range failovers {
				c.phase(fmt.Sprint("failover ", n+1), func() { c.redis.FailOver(b, n%3) })
			}
			c.end()
		})
	}
}
