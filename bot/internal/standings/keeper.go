package standings

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

const (
	pageSize = 200 // records that are read at once
	maxSeen  = 64  // games in guilds whose ratings are kept in memory, as they were read last
)

// A Keeper keeps the league of all guilds of a store. It is safe for concurrent use, and so are several Keepers on one store.
// Where the store fails, its methods return the store's error.
type Keeper struct {
	store store.Store
	log   *slog.Logger
	work  *workList
	seen  *work.Cache[place, seen]
	most  int // parts of a snapshot in memory: where there are more, some are stored before all results are counted

	mu   sync.Mutex
	busy map[place]chan struct{} // holds something while this process counts there
	told sync.Map                // string: of what is damaged, so that it's told once
}

// A place is one game's league in one guild.
type place struct{ guild, game string }

// Seen are ratings as they were read, so that those of thousands of people are not taken apart for each look at them. Nobody may
// change what they hold.
type seen struct {
	stored  [sha256.Size]byte // of the stored form
	ratings league.Ratings
}

// New makes a Keeper. It does nothing on its own until Run.
func New(s store.Store, log *slog.Logger) *Keeper {
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	return &Keeper{
		store: s, log: log, most: mostParts, busy: make(map[place]chan struct{}), work: newWorkList(), seen: work.NewCache[place, seen](maxSeen),
	}
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
	_, err := k.counted(ctx, place{guild, game})
	return err
}

// check returns store.ErrKey where nothing can be stored of a place.
func (p place) check() error { return listOf(p.guild, p.game, numbers).Check() }

// counted are the ratings of the season that runs, when all results are counted. Nobody may change what they hold.
func (k *Keeper) counted(ctx context.Context, p place) (r league.Ratings, err error) {
	if p.check() != nil {
		return league.NewRatings(p.game), nil
	}
	if r, ok := k.current(ctx, p); ok {
		return r, nil
	}
	err = k.alone(ctx, p, func() error {
		r, err = k.carryOn(ctx, p)
		return err
	})
	return r, err
}

// current are the ratings if they have counted all results. Where that is not known, they have not.
func (k *Keeper) current(ctx context.Context, p place) (league.Ratings, bool) {
	newest, err := k.store.Page(ctx, listOf(p.guild, p.game, numbers), store.Part{From: 1, To: store.MaxRank, Backwards: true, Limit: 1})
	if err != nil || len(newest) == 0 {
		return league.NewRatings(p.game), err == nil
	}
	_, r, err := k.ratings(ctx, p)
	if err == nil {
		err = k.usable(ctx, p, r)
	}
	return r, err == nil && int64(r.Applied) >= newest[0].Ranks[numbers]
}

// ratings reads the head of a snapshot: what was counted last, perhaps with other robots or people. Nobody may change what it holds.
func (k *Keeper) ratings(ctx context.Context, p place) (store.Record, league.Ratings, error) {
	head, err := k.store.Get(ctx, headKey(p))
	if errors.Is(err, store.ErrNotFound) {
		return head, league.NewRatings(p.game), nil
	}
	sum := sha256.Sum256(head.Data)
	if last, ok := k.seen.Get(p); ok && err == nil && last.stored == sum {
		return head, last.ratings, nil
	}
	var r league.Ratings
	if err == nil {
		r, err = league.RatingsForm.Decode(head.Data)
	}
	switch {
	case errors.Is(err, store.ErrDamaged):
		return head, r, &unusable{why: err}
	case err != nil:
		return head, r, fmt.Errorf("ratings of %s: %w", p.game, err)
	}
	k.seen.Put(p.guild, p, seen{sum, r}, 1)
	return head, r, nil
}

// usable returns why ratings can't be carried on.
func (k *Keeper) usable(ctx context.Context, p place, r league.Ratings) error {
	struck, err := k.struck(ctx, p.guild)
	switch {
	case err != nil:
		return err
	case !slices.Equal(r.Struck, struck):
		return &unusable{why: errors.New("other people are excluded from ratings")}
	case r.Stale():
		return &unusable{why: errors.New("robots were rated otherwise")}
	}
	return nil
}

// carryOn counts what is not counted yet. A snapshot that can't be used is made again, which is told once.
func (k *Keeper) carryOn(ctx context.Context, p place) (r league.Ratings, err error) {
	err = store.Retry(ctx, func() error {
		s, err := k.open(ctx, p)
		if err == nil {
			err = s.catchUp(ctx)
		}
		if bad := (*unusable)(nil); errors.As(err, &bad) {
			s, err = k.mend(ctx, p, bad)
			if err == nil {
				err = s.catchUp(ctx)
			}
		}
		if err != nil {
			return err
		}
		r = s.Ratings
		k.seen.Put(p.guild, p, seen{sha256.Sum256(s.head.Data), r}, 1)
		return nil
	})
	return r, err
}

// open reads a snapshot to carry it on. Where there is none, the first fold begins.
func (k *Keeper) open(ctx context.Context, p place) (*snapshot, error) {
	head, r, err := k.ratings(ctx, p)
	if err == nil && r.Fold == 0 {
		return k.again(ctx, p)
	}
	if err == nil {
		err = k.usable(ctx, p, r)
	}
	return &snapshot{Keeper: k, place: p, Ratings: r.Clone(), head: head, parts: map[string]*part{}}, err
}

// catchUp counts the results behind a snapshot and stores it.
func (s *snapshot) catchUp(ctx context.Context) error {
	if s.Applied == 0 {
		if err := s.sweep(ctx); err != nil {
			return err
		}
	}
	before := s.Applied
	err := s.results(ctx, s.place, before, func(number uint64, r league.Result) error { return s.count(ctx, number, r) })
	if err != nil || s.Applied == before {
		return err
	}
	return s.write(ctx)
}

// results visits all results of a game behind a number, in order. Those that are damaged are left out.
func (k *Keeper) results(ctx context.Context, p place, after uint64, visit func(uint64, league.Result) error) error {
	list := listOf(p.guild, p.game, numbers)
	for skip := 0; ; {
		page, err := k.store.Page(ctx, list, store.Part{From: int64(after) + 1, To: store.MaxRank, Skip: skip, Limit: pageSize})
		damaged := errors.Is(err, store.ErrDamaged)
		if err != nil && !damaged {
			return fmt.Errorf("results: %w", err)
		}
		more := len(page) == pageSize
		if more { // to leave out many takes a store long
			after, skip = uint64(page[pageSize-1].Ranks[numbers]), 0
		} else {
			skip += pageSize
		}
		if damaged { // the page has only those that can be read
			k.damaged(p, err)
			n, err := k.store.Count(ctx, list, int64(after)+1, store.MaxRank)
			if err != nil {
				return fmt.Errorf("results: %w", err)
			}
			more = skip < n
		}
		for _, stored := range page {
			number, r, err := readResult(stored, p)
			if errors.Is(err, store.ErrNewer) { // it must not be left out: a newer version of this program counts it
				return err
			}
			if err != nil {
				k.damaged(p, fmt.Errorf("table %s: %w", stored.Key.ID, err))
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

// damaged tells once of results that cannot be read. Nobody is forgotten there.
func (k *Keeper) damaged(p place, err error) {
	if _, told := k.told.LoadOrStore(err.Error(), true); !told {
		k.log.Error("corrupt results don't count", "guild", p.guild, "game", p.game, "do", "a backup may still have them", "cause", err)
	}
}

// readResult takes a stored result apart.
func readResult(stored store.Record, p place) (number uint64, r league.Result, err error) {
	r, err = league.DecodeResult(stored.Data)
	n := stored.Ranks[numbers]
	if err == nil && (n < 1 || r.Game != p.game) {
		err = fmt.Errorf("%w: it has no number, or is of another game", store.ErrDamaged)
	}
	return uint64(max(0, n)), r, err
}
