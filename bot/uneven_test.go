package bot

import (
	"context"
	"hash/fnv"
	"net/http"
	"strings"
	"time"

	"ruckus/store"
)

// In virtual time, what happens in one instant has no order. So in the evenings everything that leaves the bot takes a while,
// and no two different things take equally long: then it happens in the same order each time.

// take waits for about as long as usual; how long exactly depends on what is done.
func take(usual time.Duration, what ...string) {
	sum := fnv.New64a()
	sum.Write([]byte(strings.Join(what, " ")))
	time.Sleep(usual + time.Duration(sum.Sum64()%uint64(usual)))
}

type unevenNetwork struct {
	wire *wire // knows what is different each time
	next http.RoundTripper
}

func (w *wire) uneven(next http.RoundTripper) http.RoundTripper { return unevenNetwork{w, next} }

func (n unevenNetwork) RoundTrip(r *http.Request) (*http.Response, error) {
	take(time.Millisecond, r.Method, n.wire.plain(r.URL.Path))
	return n.next.RoundTrip(r)
}

type unevenStore struct{ store.Store }

// takes waits for an operation on records of a kind.
func (unevenStore) takes(operation, kind string) { take(10*time.Microsecond, operation, kind) }

func (s unevenStore) Get(ctx context.Context, key store.Key) (store.Record, error) {
	s.takes("get", key.Kind)
	return s.Store.Get(ctx, key)
}

func (s unevenStore) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	s.takes("put", r.Key.Kind)
	return s.Store.Put(ctx, r, log...)
}

func (s unevenStore) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	s.takes("commit", writes[0].Record.Key.Kind)
	return s.Store.Commit(ctx, writes...)
}

func (s unevenStore) Delete(ctx context.Context, key store.Key) error {
	s.takes("delete", key.Kind)
	return s.Store.Delete(ctx, key)
}

func (s unevenStore) Scan(ctx context.Context, guild, kind, from string, limit int) ([]store.Record, string, error) {
	s.takes("scan", kind)
	return s.Store.Scan(ctx, guild, kind, from, limit)
}

func (s unevenStore) Page(ctx context.Context, list store.Ranking, part store.Part) ([]store.Record, error) {
	s.takes("page", list.Kind)
	return s.Store.Page(ctx, list, part)
}

func (s unevenStore) Count(ctx context.Context, list store.Ranking, from, to int64) (int, error) {
	s.takes("count", list.Kind)
	return s.Store.Count(ctx, list, from, to)
}

func (s unevenStore) Due(ctx context.Context, before time.Time, limit int) ([]store.Key, error) {
	s.takes("due", "")
	return s.Store.Due(ctx, before, limit)
}

func (s unevenStore) Log(ctx context.Context, key store.Key) ([][]byte, error) {
	s.takes("log", key.Kind)
	return s.Store.Log(ctx, key)
}
