package store_test

import (
	"testing"

	"ruckus/store"
	"ruckus/store/storetest"
)

func open(testing.TB) store.Store { return store.NewMemory() }

func TestMemory(t *testing.T) { storetest.Run(t, open) }

func BenchmarkMemory(b *testing.B) { storetest.Benchmark(b, open) }
