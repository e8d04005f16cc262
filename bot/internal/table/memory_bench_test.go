package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/render/all"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
)

const (
	neighbours = 20               // live tables of the guild, that share its indexes
	playTime   = 15 * time.Second // for a game at most
)

// BenchmarkRedisMemory reports the bytes in Redis of a live table of each game with four players in the middle of the
// game, when half of its moves have been made: of its record, of its log, and its share of the indexes; and after how
// many moves that is. The moves are random ones. It ends on its own after a minute:
//
//	go test ./bot/internal/table -run '^$' -bench 'BenchmarkRedisMemory' -benchtime 1x
func BenchmarkRedisMemory(b *testing.B) {
	for _, kind := range all.Kinds() {
		b.Run(kind.Name, func(b *testing.B) {
			server := redistest.Start(b)
			s, err := redis.Open(b.Context(), server.URL())
			require.NoError(b, err)
			defer s.Close()
			e := newEvening(b, s, kind)
			e.run()
			users := []match.By{ann, ben, cleo, dan}
			var ref match.Ref
			values := map[string]int{"turn_time": 0}
			if kind.Races() { // it has no turns
				values = nil
			}
			for n := range neighbours { // nobody may host them all
				host := n % len(users)
				ref = e.game(kind.Name, values, slices.Concat(users[host:], users[:host])...)
			}
			indexes := usage(server, "due") + usage(server, "ids:"+ref.Guild+"/table")
			type size struct{ record, log float64 }
			var sizes []size
			r := rand.New(rand.NewPCG(1, 2))
			for end := time.Now().Add(playTime); time.Now().Before(end) && e.get(ref).Phase == match.Playing; {
				if !e.anyMove(ref, users, r) {
					time.Sleep(10 * time.Millisecond) // the game waits for its clock
					continue
				}
				key := ref.Guild + "/table/" + ref.ID
				sizes = append(sizes, size{usage(server, "record:"+key), usage(server, "log:"+key)})
			}
			half := sizes[len(sizes)/2]
			b.ReportMetric(half.record, "B-record")
			b.ReportMetric(half.log, "B-log")
			b.ReportMetric(indexes/neighbours, "B-indexes")
			b.ReportMetric(half.record+half.log+indexes/neighbours, "B/table")
			b.ReportMetric(float64(len(sizes)/2), "moves")
		})
	}
}

// anyMove has somebody make a random move, and returns false where nobody can.
func (e *evening) anyMove(ref match.Ref, users []match.By, r *rand.Rand) bool {
	order := slices.Clone(users)
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	for _, u := range order {
		hand := e.peek(ref, u.ID)
		if moves := hand.Prompt.Moves; len(moves) > 0 {
			e.move(ref, u, moves[r.IntN(len(moves))])
			return true
		}
	}
	return false
}

// usage returns the bytes that a key of the store takes in Redis, whichever bucket it is in; 0 where there is none.
func usage(s *redistest.Server, key string) float64 {
	var sum float64
	for bucket := range 16 {
		answer := s.Do(fmt.Sprintf("MEMORY USAGE ruckus:{%d}:%s SAMPLES 0", bucket, key))
		if n, err := strconv.ParseFloat(strings.TrimPrefix(answer, ":"), 64); err == nil {
			sum += n
		}
	}
	return sum
}
