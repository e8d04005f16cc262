package storetest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"ruckus/store"
)

const (
	manyResults = 100_000
	manyPeople  = 5_000
	resultSize  = 400 // bytes of data in a result
)

// BenchmarkMany measures reading and writing in a guild with 100,000 results and 5,000 people, and reports what a result
// and a person take of what size returns, in bytes.
func BenchmarkMany(b *testing.B, s store.Store, size func() int64) {
	ctx := context.Background()
	rng := rand.New(rand.NewPCG(1, 1))
	before := size()
	fillMany(b, s, manyResults, func(i int) store.Record { return manyResult(rng, fmt.Sprintf("%08x", uint32(i)*2654435761)) })
	between := size()
	fillMany(b, s, manyPeople, func(i int) store.Record { return manyPerson(rng, i) })
	after := size()

	people := store.Ranking{Guild: "1", Kind: "person", Name: "rating"}
	next := 0
	for _, c := range []struct {
		name string
		call func() error
	}{
		{"the ten newest results", func() error {
			return pageOf(s, results, store.Part{From: 1, To: store.MaxRank, Limit: 10, Backwards: true})
		}},
		{"ten results in the middle", func() error {
			return pageOf(s, results, store.Part{From: 1 + rng.Int64N(manyResults), To: store.MaxRank, Limit: 10})
		}},
		{"how many results", func() error { _, err := s.Count(ctx, results, 1, store.MaxRank); return err }},
		{"top ten with the own place", func() error {
			mine, err := s.Get(ctx, manyPerson(rng, rng.IntN(manyPeople)).Key)
			if err != nil {
				return err
			}
			if _, err := s.Count(ctx, people, mine.Ranks["rating"]+1, store.MaxRank); err != nil {
				return err
			}
			return pageOf(s, people, store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: 10, Backwards: true})
		}},
		{"the last ten of a leaderboard", func() error {
			return pageOf(s, people, store.Part{From: -store.MaxRank, To: store.MaxRank, Skip: manyPeople - 10, Limit: 10, Backwards: true})
		}},
		{"one person", func() error { _, err := s.Get(ctx, manyPerson(rng, rng.IntN(manyPeople)).Key); return err }},
		{"append of a result with its table", func() error {
			next++
			id := fmt.Sprintf("x%07x", uint32(next)*2654435761>>4)
			_, err := s.Commit(ctx, store.Write{Record: store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: id}, Data: make([]byte, 2<<10)}},
				store.Write{Record: manyResult(rng, id)})
			return err
		}},
		{"four people get new ratings", func() error {
			var writes []store.Write
			for i := range 4 {
				r := manyPerson(rng, 4*rng.IntN(manyPeople/4)+i)
				was, err := s.Get(ctx, r.Key)
				if err != nil {
					return err
				}
				r.Version = was.Version
				writes = append(writes, store.Write{Record: r})
			}
			_, err := s.Commit(ctx, writes...)
			return err
		}},
	} {
		b.Run(c.name, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				start := time.Now()
				if err := c.call(); err != nil {
					b.Fatal(err)
				}
				took = append(took, time.Since(start))
			}
			reportTimes(b, took)
		})
	}
	b.Run("all that is stored", func(b *testing.B) {
		for b.Loop() { // only the bytes are of interest
			b.ReportMetric(float64(between-before)/manyResults, "B/result")
			b.ReportMetric(float64(after-between)/manyPeople, "B/person")
		}
	})
	b.Run("delete the guild", func(b *testing.B) {
		for b.Loop() {
			if err := s.DeleteGuild(ctx, "1"); err != nil {
				b.Fatal(err)
			}
		}
	})
}

func pageOf(s store.Store, list store.Ranking, part store.Part) error {
	got, err := s.Page(context.Background(), list, part)
	if err == nil && len(got) != min(part.Limit, 10) && part.From == 1 {
		err = fmt.Errorf("%d records", len(got))
	}
	return err
}

// fillMany stores n records, a hundred in each commit.
func fillMany(b *testing.B, s store.Store, n int, record func(i int) store.Record) {
	for i := 0; i < n; i += 100 {
		var writes []store.Write
		for j := range 100 {
			writes = append(writes, store.Write{Record: record(i + j)})
		}
		if _, err := s.Commit(context.Background(), writes...); err != nil {
			b.Fatal(err)
		}
	}
}

func manyResult(rng *rand.Rand, id string) store.Record {
	return store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: id}, Ranks: map[string]int64{"n": store.Next}, Data: noise(rng, resultSize)}
}

func manyPerson(rng *rand.Rand, i int) store.Record {
	return store.Record{
		Key: store.Key{Guild: "1", Kind: "person", ID: fmt.Sprint(1_000_000_000_000_000_000 + i)},
		Ranks: map[string]int64{
			"rating": rng.Int64N(50_000), "games": rng.Int64N(500), "wins": rng.Int64N(200),
		},
		Data: noise(rng, 200),
	}
}

func noise(rng *rand.Rand, n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(rng.Uint32())
	}
	return b
}
