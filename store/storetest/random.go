package storetest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

const operations = 600

// A pair is the reference and the store under test, which are given the same calls.
type pair struct {
	t         *testing.T
	rng       *rand.Rand
	ref, test store.Store
}

func random(t *testing.T, s store.Store) {
	seed := rand.Uint64()
	if again, err := strconv.ParseUint(os.Getenv("STORETEST_SEED"), 10, 64); err == nil {
		seed = again
	}
	t.Logf("to run the same operations again, set STORETEST_SEED=%d", seed)
	p := pair{t, rand.New(rand.NewPCG(seed, 0)), store.NewMemory(), s}
	for range operations {
		switch k := p.key(); p.rng.IntN(16) {
		case 0:
			p.delete(k)
		case 1:
			p.list(k.Guild, k.Kind)
		case 2, 3:
			p.due(p.time(), p.rng.IntN(6))
		case 4, 5:
			p.get(k)
		case 6, 7:
			p.page(k)
		case 8:
			p.guilds(k.Guild)
		default:
			p.put(k)
		}
	}
	for _, guild := range guilds {
		for _, kind := range kinds {
			p.page(store.Key{Guild: guild, Kind: kind})
			for _, r := range p.list(guild, kind) {
				p.get(r.Key)
			}
		}
	}
	p.due(noon.AddDate(1, 0, 0), 1000)
}

// Few names, some of which begin others, so that operations meet.
var (
	guilds = []string{"1", "12", "-"}
	kinds  = []string{"t", "tt"}
	ids    = []string{"a", "A", "a-", "a_b", "ab"}
	names  = []string{"n", "nn"}
)

func pick(rng *rand.Rand, names []string) string { return names[rng.IntN(len(names))] }

func (p pair) key() store.Key {
	return store.Key{Guild: pick(p.rng, guilds), Kind: pick(p.rng, kinds), ID: pick(p.rng, ids)}
}

// time returns one of few times, so that records are due together.
func (p pair) time() time.Time {
	if p.rng.IntN(4) == 0 {
		return time.Time{}
	}
	return noon.Add(time.Duration(p.rng.IntN(20)) * 400 * time.Microsecond)
}

// put stores one record, or several of the guild in one commit.
func (p pair) put(k store.Key) {
	if p.rng.IntN(3) > 0 {
		w := p.write(k)
		want, wantErr := p.ref.Put(context.Background(), w.Record, w.Log...)
		got, err := p.test.Put(context.Background(), w.Record, w.Log...)
		p.same(wantErr, err)
		equal(p.t, want, got)
		return
	}
	var writes []store.Write
	for range 1 + p.rng.IntN(3) {
		other := p.key()
		if p.rng.IntN(10) > 0 {
			other.Guild = k.Guild
		}
		writes = append(writes, p.write(other))
	}
	want, wantErr := p.ref.Commit(context.Background(), writes...)
	got, err := p.test.Commit(context.Background(), writes...)
	p.same(wantErr, err)
	require.Len(p.t, got, len(want))
	for i := range want {
		equal(p.t, want[i], got[i])
	}
}

// write makes a change of a record, mostly at its version.
func (p pair) write(k store.Key) store.Write {
	r := store.Record{Key: k, Due: p.time(), Data: make([]byte, p.rng.IntN(300))}
	for i := range r.Data {
		r.Data[i] = byte(p.rng.Uint32())
	}
	for range p.rng.IntN(3) {
		if r.Ranks == nil {
			r.Ranks = map[string]int64{}
		}
		r.Ranks[pick(p.rng, names)] = p.rank()
	}
	if p.rng.IntN(4) == 0 {
		r.Expires = time.Now().Add(time.Hour)
	}
	if old, err := p.ref.Get(context.Background(), k); err == nil {
		r.Version = old.Version
	}
	if p.rng.IntN(8) == 0 {
		r.Version = uint64(p.rng.IntN(4))
	}
	var log [][]byte
	for i := range p.rng.IntN(3) {
		log = append(log, fmt.Appendf(nil, "%d of %d", i, p.rng.Uint32()))
	}
	return store.Write{Record: r, Log: log}
}

// rank returns one of few ranks, or asks for the next, so that lists have equal ranks.
func (p pair) rank() int64 {
	if p.rng.IntN(2) == 0 {
		return store.Next
	}
	return int64(p.rng.IntN(9) - 4)
}

func (p pair) page(k store.Key) {
	for _, name := range names {
		l := store.Ranking{Guild: k.Guild, Kind: k.Kind, Name: name}
		part := store.Part{
			From: int64(p.rng.IntN(12) - 6), To: int64(p.rng.IntN(60) - 4), Backwards: p.rng.IntN(2) == 0, Skip: p.rng.IntN(3), Limit: p.rng.IntN(9),
		}
		want, wantErr := p.ref.Page(context.Background(), l, part)
		require.NoError(p.t, wantErr)
		page(p.t, p.test, l, part, want...)
		n, err := p.ref.Count(context.Background(), l, part.From, part.To)
		require.NoError(p.t, err)
		count(p.t, p.test, l, part.From, part.To, n)
	}
}

// guilds compares which guilds there are, and now and then deletes one.
func (p pair) guilds(guild string) {
	want, err := p.ref.Guilds(context.Background(), "", 10)
	require.NoError(p.t, err)
	got, err := p.test.Guilds(context.Background(), "", 10)
	require.NoError(p.t, err)
	require.ElementsMatch(p.t, want, got)
	if p.rng.IntN(4) == 0 {
		p.same(p.ref.DeleteGuild(context.Background(), guild), p.test.DeleteGuild(context.Background(), guild))
	}
}

func (p pair) get(k store.Key) {
	want, wantErr := p.ref.Get(context.Background(), k)
	got, err := p.test.Get(context.Background(), k)
	p.same(wantErr, err)
	equal(p.t, want, got)

	wantLog, wantErr := p.ref.Log(context.Background(), k)
	log, err := p.test.Log(context.Background(), k)
	p.same(wantErr, err)
	equalLines(p.t, wantLog, log)
}

func (p pair) delete(k store.Key) {
	p.same(p.ref.Delete(context.Background(), k), p.test.Delete(context.Background(), k))
}

func (p pair) list(guild, kind string) []store.Record {
	want, err := store.List(context.Background(), p.ref, guild, kind)
	require.NoError(p.t, err)
	list(p.t, p.test, guild, kind, want...)
	return want
}

// due compares the times and not the keys: those with equal times may come in any order.
func (p pair) due(before time.Time, max int) {
	want, wantErr := p.ref.Due(context.Background(), before, max)
	got, err := p.test.Due(context.Background(), before, max)
	p.same(wantErr, err)
	require.Equal(p.t, p.times(want), p.times(got))
	seen := map[store.Key]bool{}
	for _, k := range got {
		require.False(p.t, seen[k], "%v twice", k)
		seen[k] = true
	}
}

func (p pair) times(keys []store.Key) (times []time.Time) {
	for _, k := range keys {
		r, err := p.ref.Get(context.Background(), k)
		require.NoError(p.t, err)
		times = append(times, r.Due)
	}
	return times
}

// same checks that two errors are the same promised one, or none.
func (p pair) same(want, got error) {
	p.t.Helper()
	if want == nil {
		require.NoError(p.t, got)
		return
	}
	for _, promised := range []error{store.ErrNotFound, store.ErrConflict, store.ErrKey, store.ErrRank} {
		require.Equal(p.t, errors.Is(want, promised), errors.Is(got, promised), "want %v, got %v", want, got)
	}
}
