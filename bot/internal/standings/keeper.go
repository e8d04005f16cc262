package standings

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

// pageSize is how many results are read at once.
const pageSize = 200

// A Keeper keeps the league of all guilds of a store. It is safe for concurrent use, and so are several Keepers on one store.
// Where the store fails, its methods return the store's error.
type Keeper struct {
	store store.Store
	log   *slog.Logger
	work  *workList
	seen  *seenRatings

	mu   sync.Mutex
	busy map[place]chan struct{} // holds something while this process counts there
}

// A place is one game's league in one guild.
type place struct{ guild, game string }

// New makes a Keeper. It does nothing on its own until Run.
func New(s store.Store, log *slog.Logger) *Keeper {
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	return &Keeper{store: s, log: log, busy: make(map[place]chan struct{}), work: newWorkList(), seen: work.NewCache[place, seen](maxSeen)}
}

// alone runs do when nobody else in this process counts results there.
func (k *Keeper) alone(ctx context.Context, p place, do func() error) error {
	k.mu.Lock()
	busy := k.busy[p]
	if busy == nil {
		busy = make(chan struct{}, 1)
		k.busy[p] = busy
	}
	k.mu.Unlock()
	select {
	case busy <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	defer func() { <-busy }()
	return do()
}

// CatchUp counts all results of a game that are not counted yet.
func (k *Keeper) CatchUp(ctx context.Context, guild, game string) error {
	p := place{guild, game}
	if p.check() != nil {
		return nil
	}
	if k.current(ctx, p) {
		return nil
	}
	return k.alone(ctx, p, func() error {
		err := k.catchUp(ctx, p)
		if errors.Is(err, errAgain) {
			k.log.Warn("the league of a game is made again from its results", "guild", guild, "game", game, "cause", err)
			_, err = k.rebuild(ctx, p)
		}
		return err
	})
}

// check returns store.ErrKey where nothing can be stored of a place.
func (p place) check() error { return listOf(p.guild, p.game, numbers).Check() }

// errAgain tells that what follows from the results must be made again from them.
var errAgain = errors.New("what follows from the results cannot be used")

func (k *Keeper) catchUp(ctx context.Context, p place) error {
	return store.Retry(ctx, func() error {
		ratings, err := k.ratings(ctx, p)
		if err != nil {
			return err
		}
		read := ratings.version
		err = k.results(ctx, p, ratings.Applied, func(number uint64, r league.Result) error {
			return k.count(ctx, p, &ratings, number, r)
		})
		if ratings.version > read {
			return store.Further(err)
		}
		return err
	})
}

// results visits all results of a game behind a number, in order. Those that are damaged are left out, and logged.
func (k *Keeper) results(ctx context.Context, p place, after uint64, visit func(uint64, league.Result) error) error {
	list := listOf(p.guild, p.game, numbers)
	for skip := 0; ; skip += pageSize {
		page, err := k.store.Page(ctx, list, store.Part{From: int64(after) + 1, To: store.MaxRank, Skip: skip, Limit: pageSize})
		damaged := errors.Is(err, store.ErrDamaged)
		if err != nil && !damaged {
			return fmt.Errorf("results: %w", err)
		}
		more := len(page) == pageSize
		if damaged { // the page has only those that can be read
			k.log.Error("a result is damaged and counts for nothing", "guild", p.guild, "game", p.game, "err", err)
			n, err := k.store.Count(ctx, list, int64(after)+1, store.MaxRank)
			if err != nil {
				return fmt.Errorf("results: %w", err)
			}
			more = skip+pageSize < n
		}
		for _, stored := range page {
			number, r, err := read(stored, p)
			if errors.Is(err, store.ErrNewer) { // it must not be left out: a newer version of this program counts it
				return err
			}
			if err != nil {
				k.log.Error("a result is damaged and counts for nothing", "guild", p.guild, "game", p.game, "table", stored.Key.ID, "err", err)
				continue
			}
			if err := visit(number, r); err != nil {
				return err
			}
		}
		if !more {
			return nil
		}
	}
}

// read takes a stored result apart.
func read(stored store.Record, p place) (number uint64, r league.Result, err error) {
	r, err = league.DecodeResult(stored.Data)
	n := stored.Ranks[numbers]
	if err == nil && (n < 1 || r.Game != p.game) {
		err = fmt.Errorf("%w: it has no number, or is of another game", store.ErrDamaged)
	}
	return uint64(max(0, n)), r, err
}

// keptRatings are ratings with the version at which they were read.
type keptRatings struct {
	league.Ratings
	version uint64
}

// ratings reads those of the season that runs.
func (k *Keeper) ratings(ctx context.Context, p place) (keptRatings, error) {
	r, version, err := get(ctx, k.store, ratingsKey(p.guild, p.game), league.DecodeRatings)
	struck, serr := k.struck(ctx, p.guild)
	switch {
	case serr != nil:
		return keptRatings{}, serr
	case errors.Is(err, store.ErrNotFound):
		r = league.NewRatings(p.game)
		r.Struck = struck
	case err != nil:
		return keptRatings{}, err
	case !slices.Equal(r.Struck, struck):
		return keptRatings{}, fmt.Errorf("%w: other people are struck from the league", errAgain)
	case r.Stale():
		return keptRatings{}, fmt.Errorf("%w: robots were rated otherwise, or statistics had less in them", errAgain)
	}
	return keptRatings{r, version}, nil
}

// count counts one result in the ratings, its month and the statistics of its players, all in one commit.
func (k *Keeper) count(ctx context.Context, p place, ratings *keptRatings, number uint64, result league.Result) error {
	noteStruck(p.guild, ratings.Struck, result)
	if err := ratings.Apply(number, result); errors.Is(err, league.ErrApplied) {
		return nil
	} else if err != nil {
		return err
	}
	writes, err := k.following(ctx, p, number, result, ratings.Last)
	if err != nil {
		return err
	}
	write, err := writeOf(ratingsKey(p.guild, p.game), ratings.version, ratings.Ratings)
	if err != nil {
		return err
	}
	if len(ratings.Last) > 0 {
		changes, err := k.noteChanges(ctx, p, result.Table, ratings.Last)
		if err != nil {
			return err
		}
		writes = append(writes, changes)
	}
	committed, err := k.store.Commit(ctx, append([]store.Write{write}, writes...)...)
	if err != nil {
		return fmt.Errorf("count result %d: %w", number, err)
	}
	ratings.version = committed[0].Version
	return nil
}

// following are the month and the statistics that a result changes.
func (k *Keeper) following(ctx context.Context, p place, number uint64, result league.Result, changes []league.Change) (writes []store.Write, err error) {
	add := func(key store.Key, version uint64, v encoder) error {
		w, err := writeOf(key, version, v)
		writes = append(writes, w)
		return err
	}
	key := monthKey(p.guild, p.game, result.Month())
	month, version, err := get(ctx, k.store, key, league.DecodeMonth)
	if errors.Is(err, store.ErrNotFound) {
		month, err = league.NewMonth(p.game, result.Month()), nil
	}
	if err == nil && month.Apply(number, result) {
		err = add(key, version, month)
	}
	if err != nil {
		return nil, err
	}
	for _, player := range result.Players {
		if player.Robot != 0 || league.IsMark(player.Person) {
			continue
		}
		key := statsKey(p.guild, p.game, player.Person)
		stats, version, err := get(ctx, k.store, key, league.DecodeStats)
		if errors.Is(err, store.ErrNotFound) {
			stats, err = league.Stats{Person: player.Person, Game: p.game}, nil
		}
		if err == nil && stats.Apply(number, result, changes) {
			err = add(key, version, stats)
		}
		if err != nil {
			return nil, err
		}
	}
	return writes, nil
}

// get reads a record of which league knows the form. What is damaged must be made again: errAgain.
func get[T any](ctx context.Context, s store.Store, key store.Key, decode func([]byte) (T, error)) (v T, version uint64, err error) {
	stored, err := s.Get(ctx, key)
	if err == nil {
		v, err = decode(stored.Data)
	}
	if errors.Is(err, store.ErrDamaged) {
		err = fmt.Errorf("%w: %w", errAgain, err)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", key, err)
	}
	return v, stored.Version, err
}

// An encoder has a stored form.
type encoder interface{ Encode() ([]byte, error) }

func writeOf(key store.Key, version uint64, v encoder) (store.Write, error) {
	data, err := v.Encode()
	return store.Write{Record: store.Record{Key: key, Version: version, Data: data}}, err
}
