package standings

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"ruckus/bot/internal/league"
	"ruckus/store"
)

const (
	rebuildChunk = 20    // records that are stored at once; more would hold up a store
	maxSeasons   = 10000 // of one game in one guild
)

// Rebuild makes the ratings, months and statistics of a game again from its results, and returns the records that were not
// so to the byte, as "ratings/rednines". These are replaced, or deleted where they follow from no result.
func (k *Keeper) Rebuild(ctx context.Context, guild, game string) (differed []string, err error) {
	p := place{guild, game}
	if err := p.check(); err != nil {
		return nil, err
	}
	err = k.alone(ctx, p, func() (err error) {
		differed, err = k.rebuild(ctx, p)
		return err
	})
	return differed, err
}

func (k *Keeper) rebuild(ctx context.Context, p place) (differed []string, err error) {
	err = store.Retry(ctx, func() error {
		some, err := k.rebuildOnce(ctx, p)
		differed = append(differed, some...)
		return err
	})
	slices.Sort(differed)
	return slices.Compact(differed), err
}

// A rebuilding is what one rebuild has read, and what is to be instead.
type rebuilding struct {
	*Keeper
	place
	guard  store.Record // the ratings that run: anyone who counts a result changes them, and then this is refused
	stored map[store.Key]store.Record
	wanted map[store.Key][]byte
	spoilt []store.Key // damaged, to be deleted first
}

// rebuildOnce makes everything again. While it stores, the ratings say that they are of another scale, so that a crash has it
// done again, and nobody counts on what is half done. Where others have counted meanwhile, it is refused.
func (k *Keeper) rebuildOnce(ctx context.Context, p place) (differed []string, err error) {
	r := &rebuilding{Keeper: k, place: p, stored: map[store.Key]store.Record{}, wanted: map[store.Key][]byte{}}
	running := ratingsKey(p.guild, p.game)
	if err := r.fetch(ctx, running); err != nil {
		return nil, err
	}
	if err := r.make(ctx); err != nil {
		return nil, err
	}
	for _, kind := range []string{monthKind(p.game), statsKind(p.game)} {
		if err := r.fetchAll(ctx, kind); err != nil {
			return nil, err
		}
	}
	wrong := r.wrong()
	for _, key := range wrong {
		differed = append(differed, key.Kind+"/"+key.ID)
	}
	if len(wrong) == 0 {
		return nil, nil
	}
	return differed, r.write(ctx, running, wrong)
}

// make reads all results and makes what follows from them.
func (r *rebuilding) make(ctx context.Context) error {
	since, err := r.since(ctx)
	if err != nil {
		return err
	}
	struck, err := r.struck(ctx, r.guild)
	if err != nil {
		return err
	}
	var failed error
	seasons, months, stats, err := league.Rebuild(r.game, since, struck, func(yield func(uint64, league.Result) bool) {
		failed = r.results(ctx, r.place, 0, func(number uint64, result league.Result) error {
			noteStruck(r.guild, struck, result)
			if !yield(number, result) {
				return errEnough
			}
			return nil
		})
	})
	if err == nil && !errors.Is(failed, errEnough) {
		err = failed
	}
	if err != nil {
		return err
	}
	want := func(key store.Key, v encoder) {
		if err == nil {
			r.wanted[key], err = v.Encode()
		}
	}
	for i, s := range seasons {
		switch {
		case i < len(seasons)-1:
			want(seasonKey(r.guild, r.game, s.Season), s)
		case s.Applied > 0:
			want(ratingsKey(r.guild, r.game), s)
		}
	}
	for _, m := range months {
		want(monthKey(r.guild, r.game, m.Month), m)
	}
	for person, s := range stats {
		want(statsKey(r.guild, r.game, person), s)
	}
	return err
}

var errEnough = errors.New("enough was read")

// since are the numbers behind which seasons begin. Each season knows its own and, when it is over, that of the next one.
func (r *rebuilding) since(ctx context.Context) ([]uint64, error) {
	since := []uint64{0}
	for season := 1; season < maxSeasons; season++ {
		key := seasonKey(r.guild, r.game, season)
		if err := r.fetch(ctx, key); err != nil {
			return nil, err
		}
		old, ok := r.stored[key]
		if !ok && !slices.Contains(r.spoilt, key) {
			break
		}
		s, err := league.DecodeRatings(old.Data)
		if err == nil {
			since[season-1] = max(since[season-1], s.Since)
			since = append(since, s.Applied)
		} else {
			since = append(since, since[season-1])
		}
	}
	if s, err := league.DecodeRatings(r.stored[ratingsKey(r.guild, r.game)].Data); err == nil && s.Season == len(since) {
		since[len(since)-1] = max(since[len(since)-1], s.Since)
	}
	return since, nil
}

// fetch reads a record if it is there.
func (r *rebuilding) fetch(ctx context.Context, key store.Key) error {
	stored, err := r.store.Get(ctx, key)
	switch {
	case err == nil:
		r.stored[key] = stored
	case errors.Is(err, store.ErrDamaged):
		r.spoilt = append(r.spoilt, key)
	case !errors.Is(err, store.ErrNotFound):
		return fmt.Errorf("%s: %w", key, err)
	}
	return nil
}

// fetchAll reads all records of a kind, and finds those that are damaged among the ones that are wanted.
func (r *rebuilding) fetchAll(ctx context.Context, kind string) error {
	all, err := store.List(ctx, r.store, r.guild, kind)
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return fmt.Errorf("%s: %w", kind, err)
	}
	for _, record := range all {
		r.stored[record.Key] = record
	}
	if err == nil {
		return nil
	}
	for key := range r.wanted {
		if _, ok := r.stored[key]; !ok && key.Kind == kind {
			if err := r.fetch(ctx, key); err != nil {
				return err
			}
		}
	}
	return nil
}

// wrong are the records that are not as they should be, in order.
func (r *rebuilding) wrong() []store.Key {
	wrong := map[store.Key]bool{}
	for _, key := range r.spoilt {
		wrong[key] = true
	}
	for key, data := range r.wanted {
		wrong[key] = wrong[key] || !bytes.Equal(r.stored[key].Data, data)
	}
	for key := range r.stored {
		if _, ok := r.wanted[key]; !ok {
			wrong[key] = true
		}
	}
	maps.DeleteFunc(wrong, func(_ store.Key, is bool) bool { return !is })
	return slices.SortedFunc(maps.Keys(wrong), func(a, b store.Key) int { return bytes.Compare([]byte(a.String()), []byte(b.String())) })
}

// write replaces what is wrong, the ratings that run last.
func (r *rebuilding) write(ctx context.Context, running store.Key, wrong []store.Key) error {
	for _, key := range r.spoilt {
		if err := r.store.Delete(ctx, key); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
	}
	unfinished := league.NewRatings(r.game)
	unfinished.Scale++
	mark, err := unfinished.Encode()
	if err != nil {
		return err
	}
	r.guard = store.Record{Key: running, Version: r.stored[running].Version, Data: mark}
	if err := r.commit(ctx); err != nil {
		return err
	}
	var writes []store.Write
	for _, key := range wrong {
		data, ok := r.wanted[key]
		switch {
		case key == running:
		case !ok:
			if err := r.store.Delete(ctx, key); err != nil {
				return fmt.Errorf("%s: %w", key, err)
			}
		default:
			writes = append(writes, store.Write{Record: store.Record{Key: key, Version: r.stored[key].Version, Data: data}})
		}
	}
	for chunk := range slices.Chunk(writes, rebuildChunk) {
		if err := r.commit(ctx, chunk...); err != nil {
			return err
		}
	}
	r.guard.Data = r.wanted[running]
	if r.guard.Data == nil { // nobody has played
		return r.store.Delete(ctx, running)
	}
	return r.commit(ctx)
}

func (r *rebuilding) commit(ctx context.Context, writes ...store.Write) error {
	committed, err := r.store.Commit(ctx, append([]store.Write{{Record: r.guard}}, writes...)...)
	if err != nil {
		return fmt.Errorf("what follows from results: %w", err)
	}
	r.guard.Version = committed[0].Version
	return nil
}
