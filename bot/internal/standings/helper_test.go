package standings_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/standings"
	"ruckus/games"
	"ruckus/store"
)

const (
	guild = "g"
	game  = "rednines"
)

var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// evenings are that many games of 12 people, over several months, with robots, ties, and games that are not rated.
func evenings(n int) []league.Result { return crowded(n, 12) }

// crowded are such games of more people: what follows from them is stored in more than one commit.
func crowded(n, people int) []league.Result {
	r := rand.New(rand.NewPCG(7, 7))
	var list []league.Result
	for i := range n {
		g := league.Result{Table: fmt.Sprint("t", i), Game: game, Began: noon.Add(time.Duration(i) * 9 * time.Hour)}
		g.Ended = g.Began.Add(time.Duration(60+r.IntN(3600)) * time.Second)
		who := r.Perm(people)
		for s := range 1 + r.IntN(4) {
			g.Players = append(g.Players, league.Player{Person: fmt.Sprint(100 + who[s]), Points: r.IntN(5) * 10})
		}
		for range r.IntN(3) {
			g.Players = append(g.Players, league.Player{Robot: games.Level(1 + r.IntN(3)), Points: r.IntN(5) * 10})
		}
		scores := make([]int, len(g.Players))
		for s, p := range g.Players {
			scores[s] = p.Points
		}
		g.Stopped = r.IntN(20) == 0
		for s, place := range (games.Result{Winners: games.Lowest(scores), Scores: scores}).Standing() {
			if !g.Stopped {
				g.Players[s].Place = place
			}
		}
		list = append(list, g)
	}
	return list
}

// leave stores results as a host does.
func leave(t testing.TB, s store.Store, list ...league.Result) {
	t.Helper()
	for _, r := range list {
		w, err := standings.ResultWrite(guild, r)
		require.NoError(t, err)
		_, err = s.Commit(t.Context(), w)
		require.NoError(t, err)
	}
}

// contents are all that follows from the results as it's stored, by name, whichever fold has made it.
func contents(t testing.TB, s store.Store) map[string]string {
	t.Helper()
	all := map[string]string{}
	list, err := store.List(t.Context(), s, guild, "league-"+game)
	require.NoError(t, err)
	fold := regexp.MustCompile(`"fold":\d+`)
	for _, r := range list {
		if r.Key.ID != "head" {
			require.True(t, strings.HasPrefix(r.Key.ID, fmt.Sprint(ratings(t, s).Fold, "-")), "%s is left over", r.Key)
		}
		all[strings.TrimPrefix(r.Key.ID, fmt.Sprint(ratings(t, s).Fold, "-"))] = fold.ReplaceAllString(string(r.Data), "")
	}
	return all
}

// same requires that all that is kept is what follows from the results, to the byte.
func same(t testing.TB, s store.Store) {
	t.Helper()
	before := contents(t, s)
	differed, err := standings.New(s, nil).Rebuild(t.Context(), guild, game)
	require.NoError(t, err)
	require.False(t, differed)
	require.Equal(t, before, contents(t, s))
}

// headKey is where the ratings of the season that runs are stored.
var headKey = store.Key{Guild: guild, Kind: "league-" + game, ID: "head"}

// partKey is where a part is stored.
func partKey(t testing.TB, s store.Store, name string) store.Key {
	return store.Key{Guild: guild, Kind: "league-" + game, ID: fmt.Sprint(ratings(t, s).Fold, "-", name)}
}

// ratings are those that are stored.
func ratings(t testing.TB, s store.Store) league.Ratings {
	t.Helper()
	stored, err := s.Get(t.Context(), headKey)
	require.NoError(t, err)
	r, err := league.RatingsForm.Decode(stored.Data)
	require.NoError(t, err)
	return r
}

// applied is how many results the ratings have counted.
func applied(t testing.TB, s store.Store) uint64 {
	t.Helper()
	return ratings(t, s).Applied
}

var errCrash = errors.New("the process has ended")

// A mortal store belongs to a process that ends before or after its next writes: when left counts down to zero.
type mortal struct {
	store.Store
	left  *atomic.Int32 // writes until it ends; below zero: it does not
	after bool          // it ends when the last write is stored, but before anybody knows
}

func (m mortal) write(do func() error) error {
	n := m.left.Add(-1)
	switch {
	case n < -1000:
		m.left.Store(-1)
	case n == 0 && m.after:
		_ = do()
		return errCrash
	case n == 0:
		return errCrash
	}
	return do()
}

func (m mortal) Put(ctx context.Context, r store.Record, log ...[]byte) (next store.Record, err error) {
	err = m.write(func() error {
		next, err = m.Store.Put(ctx, r, log...)
		return err
	})
	return next, err
}

func (m mortal) Commit(ctx context.Context, writes ...store.Write) (next []store.Record, err error) {
	err = m.write(func() error {
		next, err = m.Store.Commit(ctx, writes...)
		return err
	})
	return next, err
}

func (m mortal) Delete(ctx context.Context, key store.Key) error {
	return m.write(func() error { return m.Store.Delete(ctx, key) })
}

// A worn store is one whose medium has lost a record.
type worn struct {
	store.Store
	lost *store.Key
}

func (w worn) Get(ctx context.Context, key store.Key) (store.Record, error) {
	if key == *w.lost {
		return store.Record{}, store.ErrDamaged
	}
	return w.Store.Get(ctx, key)
}

func (w worn) Scan(ctx context.Context, guild, kind, from string, max int) ([]store.Record, string, error) {
	found, next, err := w.Store.Scan(ctx, guild, kind, from, max)
	all := len(found)
	found = slices.DeleteFunc(found, func(r store.Record) bool { return r.Key == *w.lost })
	if err == nil && len(found) < all {
		err = store.ErrDamaged
	}
	return found, next, err
}

func (w worn) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	for _, one := range writes {
		if one.Record.Key == *w.lost {
			return nil, store.ErrDamaged
		}
	}
	return w.Store.Commit(ctx, writes...)
}

func (w worn) Delete(ctx context.Context, key store.Key) error {
	if key == *w.lost {
		*w.lost = store.Key{}
	}
	return w.Store.Delete(ctx, key)
}

func contextOf(t *testing.T) (context.Context, func()) {
	ctx, stop := context.WithCancel(t.Context())
	t.Cleanup(stop)
	return ctx, stop
}
