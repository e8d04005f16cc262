package storetest

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"ruckus/store"
)

// Benchmark measures how fast stored records of 2 KiB are put again, each with a new due time and a log line: one
// after the other, and as different records by 64 writers at once. It reports puts/s and the median time of one put.
func Benchmark(b *testing.B, open Open) {
	for _, writers := range []int{1, 64} {
		b.Run(fmt.Sprintf("Put/writers=%d", writers), func(b *testing.B) { benchmark(b, open(b), writers) })
	}
}

func benchmark(b *testing.B, s store.Store, writers int) {
	records := make([]store.Record, writers)
	for i := range records {
		r := store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: fmt.Sprint(i)}, Data: make([]byte, 2<<10)}
		var err error
		records[i], err = s.Put(context.Background(), r)
		if err != nil {
			b.Fatal(err)
		}
	}
	line := make([]byte, 60)
	var mu sync.Mutex
	var took []time.Duration
	b.ResetTimer()
	var wg sync.WaitGroup
	for i, r := range records {
		wg.Go(func() {
			var mine []time.Duration
			for range (b.N + i) / writers {
				start := time.Now()
				r.Due = start.Add(time.Minute)
				var err error
				r, err = s.Put(context.Background(), r, line)
				if err != nil {
					b.Error(err)
					return
				}
				mine = append(mine, time.Since(start))
			}
			mu.Lock()
			took = append(took, mine...)
			mu.Unlock()
		})
	}
	wg.Wait()
	b.StopTimer()
	b.ReportMetric(float64(len(took))/b.Elapsed().Seconds(), "puts/s")
	reportTimes(b, took)
}

// reportTimes reports the median and the 99th percentile.
func reportTimes(b *testing.B, took []time.Duration) {
	if len(took) == 0 {
		return
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "p50-µs")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
}
