package bot

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/standings"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/store"
	"ruckus/store/bolt"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
)

// BenchmarkLeague measures /top, /stats and /history in a server with 100,000 results of one game and 5,000 people, from
// the command to its answer, on both stores:
//
//	go test ./bot -run '^$' -bench League$/redis -benchtime 300x
func BenchmarkLeague(b *testing.B) {
	for name, open := range map[string]func(b *testing.B) (store.Store, error){
		"file": func(b *testing.B) (store.Store, error) { return bolt.Open(b.TempDir() + "/ruckus.db") },
		"redis": func(b *testing.B) (store.Store, error) {
			return redis.Open(b.Context(), redistest.Start(b, "busy-reply-threshold 60000").URL())
		},
	} {
		b.Run(name, func(b *testing.B) {
			s, err := open(b)
			require.NoError(b, err)
			defer s.Close()
			e := newEvening(b, s, localdiscord.Config{})
			manyResults(b, s, e.discord.GuildID(), e.users["Ada"], 100_000, 5_000)
			for _, line := range []string{"/top game:rednines", "/stats game:rednines", "/stats", "/history", "/history game:rednines"} {
				b.Run(line, e.answersIn(line))
			}
			e.stop()
		})
	}
}

// answersIn measures how long a command takes until it is answered.
func (e *evening) answersIn(line string) func(*testing.B) {
	return func(b *testing.B) {
		var took []time.Duration
		for b.Loop() {
			begun := time.Now()
			o := e.command("Ada", line)
			took = append(took, time.Since(begun))
			require.NotNil(b, o.Message)
		}
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
		b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "median-ms")
	}
}

// manyResults leaves results of games of four in a store, and counts them.
func manyResults(b *testing.B, s store.Store, guild, self string, results, people int) {
	b.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	id := func(n int) string {
		if n == 0 {
			return self
		}
		return fmt.Sprint(100_000_000_000_000_000 + n)
	}
	first := time.Now().Add(-time.Duration(results) * time.Minute)
	var writes []store.Write
	for n := range results {
		g := league.Result{Table: fmt.Sprintf("t%07d", n), Game: "rednines", Began: first.Add(time.Duration(n) * time.Minute)}
		g.Ended = g.Began.Add(10 * time.Minute)
		sat, scores := map[int]bool{}, []int(nil)
		for len(g.Players) < 4 {
			if who := r.IntN(people); !sat[who] {
				sat[who] = true
				g.Players = append(g.Players, league.Player{Person: id(who), Points: r.IntN(200)})
				scores = append(scores, g.Players[len(g.Players)-1].Points)
			}
		}
		for seat, place := range (games.Result{Winners: games.Lowest(scores), Scores: scores}).Standing() {
			g.Players[seat].Place = place
		}
		w, err := standings.ResultWrite(guild, g)
		require.NoError(b, err)
		if writes = append(writes, w); len(writes) == 20 {
			patiently(b, func() error {
				_, err := s.Commit(b.Context(), writes...)
				if errors.Is(err, store.ErrConflict) { // it was stored after all
					return nil
				}
				return err
			})
			writes = nil
		}
	}
	begun := time.Now()
	patiently(b, func() error {
		return standings.New(s, nil).CatchUp(b.Context(), guild, "rednines")
	})
	b.Logf("%d results of %d people counted in %s", results, people, time.Since(begun))
}

// patiently tries what must be done before it is measured, on a machine that may be busy.
func patiently(b *testing.B, do func() error) {
	b.Helper()
	err := do()
	for try := 0; err != nil && try < 20; try++ {
		time.Sleep(time.Second)
		err = do()
	}
	require.NoError(b, err)
}
