package bolt_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/bolt"
	"ruckus/store/storetest"
)

func open(t testing.TB) store.Store { return openFile(t, filepath.Join(t.TempDir(), "ruckus.db")) }

func openFile(t testing.TB, path string) *bolt.Store {
	t.Helper()
	s, err := bolt.Open(path)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	return s
}

func TestBolt(t *testing.T) { storetest.Run(t, open) }

func BenchmarkBolt(b *testing.B) { storetest.Benchmark(b, open) }
