package gamestest

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Damage spoils stored games of a kind in many ways: cut, swollen, of another version, of another game, nonsense. All must
// be refused with an error of package games, or be played on without a panic and without more memory than they are worth.
func Damage(t *testing.T, kind games.Kind, foreign []byte, tries int) {
	stored := records(kind, 1)
	r := rand.New(rand.NewPCG(1, 3))
	t.Run("of other versions", func(t *testing.T) {
		for _, record := range stored {
			for version, want := range map[int]error{-1: games.ErrOld, 0: games.ErrOld, kind.Schema + 1: games.ErrNewer, 1 << 40: games.ErrNewer} {
				_, err := kind.Load(version, record)
				require.ErrorIs(t, err, want)
			}
		}
	})
	t.Run("cut, doubled or of another game", func(t *testing.T) {
		bad := []string{"", "null", "{}", "[]", `""`, "0", "{", "\x00", string(foreign)}
		good := string(stored[len(stored)/2])
		for n := range good {
			bad = append(bad, good[:n])
		}
		for _, record := range append(bad, good+good, good+"x", good+"{}") {
			_, err := kind.Load(kind.Schema, []byte(record))
			require.ErrorIs(t, err, games.ErrDamaged, record)
		}
	})
	t.Run("swollen", func(t *testing.T) {
		for range 20 + tries/100 {
			record := swell(r, stored[r.IntN(len(stored))])
			before := allocated()
			_, err := kind.Load(kind.Schema, record)
			require.LessOrEqual(t, allocated()-before, 64*uint64(len(record))+1<<16, "%.200s", record)
			if err != nil {
				require.True(t, errors.Is(err, games.ErrDamaged) || errors.Is(err, games.ErrOld))
			}
			try(t, kind, kind.Schema, record, r, false) // in all, the many copies of the game with which it tries moves included
			require.LessOrEqual(t, allocated()-before, 128*uint64(len(record))+16<<20, "%.200s", record)
		}
	})
	t.Run("spoilt", func(t *testing.T) {
		for n := range tries {
			record := garble(r, stored[r.IntN(len(stored))], stored[r.IntN(len(stored))])
			try(t, kind, kind.Schema, record, r, n%500 == 0)
		}
	})
}

// try is tryRecord, and tells of a record for which the rules panic.
func try(t *testing.T, kind games.Kind, version int, record []byte, r *rand.Rand, thinks bool) {
	defer func() {
		if v := recover(); v != nil {
			t.Errorf("%s panics: %v\n%s", kind.Name, v, record)
			panic(v)
		}
	}()
	require.NoError(t, tryRecord(kind, version, record, r, thinks), "%s", record)
}

// swell makes one list or text of a record very long.
func swell(r *rand.Rand, record []byte) []byte {
	tree, places := parse(record)
	for range min(len(places), 100) {
		switch p := places[r.IntN(len(places))]; v := p.get().(type) {
		case string:
			p.set(strings.Repeat(v, 5000))
			return encode(tree)
		case []any:
			for len(v) > 0 && len(v) < 5000 {
				v = append(v, v...)
			}
			p.set(v)
			return encode(tree)
		case json.Number:
			p.set(json.Number("1" + strings.Repeat("0", 20_000)))
			return encode(tree)
		}
	}
	return encode(tree)
}

// allocated is how many bytes have been allocated so far.
func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// FuzzRecords loads any bytes as a stored game of any of the kinds, beginning with real ones.
func FuzzRecords(f *testing.F, kinds []games.Kind) {
	for i, kind := range kinds {
		all := records(kind, 2)
		for n := 0; n < len(all); n += 1 + len(all)/8 {
			f.Add(uint8(i), uint64(n), all[n])
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, seed uint64, record []byte) {
		kind := kinds[int(i)%len(kinds)]
		r := rand.New(rand.NewPCG(seed, 0))
		try(t, kind, kind.Schema, record, r, seed%100 == 0)
		if seed%2 > 0 && json.Valid(record) {
			try(t, kind, kind.Schema, garble(r, record, record), r, false)
		}
	})
}
