package standings

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/named"
	"ruckus/store"
)

const (
	mostParts    = 10_000 // see Keeper.most
	writesAtOnce = 20     // records that are stored at once; more would hold up a store
	latestKept   = 20     // games whose changes are kept
)

// A snapshot is what follows from the results of a game up to a number, so that nobody has to go through all of them again. The ratings
// of the season that runs are its head. Its parts have records of their own, whose keys name the fold that made them; they're read
// where a result changes them.
type snapshot struct {
	*Keeper
	place
	league.Ratings
	head  store.Record     // as it is stored
	parts map[string]*part // that are in memory, by name
}

type part struct {
	league.Part
	version uint64
}

// Names of parts.
func seasonPart(season int) string   { return "season-" + strconv.Itoa(season) } // one that is over
func monthPart(month string) string  { return "month-" + month }
func statsPart(person string) string { return "stats-" + person }

const latestPart = "latest"

// An unusable error tells that a snapshot can't be carried on, and is to be made again from the first result on.
type unusable struct {
	why  error
	part store.Key // what is damaged; none: the head, or nothing
}

func (u *unusable) Error() string {
	return "what follows from the results can't be used: " + u.why.Error()
}
func (u *unusable) Unwrap() error { return u.why }

// part reads a part that a fold has made. Where no result has to do with it, it returns store.ErrNotFound.
func (k *Keeper) part(ctx context.Context, p place, fold int64, name string) (*part, error) {
	key := partKey(p, fold, name)
	stored, err := k.store.Get(ctx, key)
	v := &part{version: stored.Version}
	if err == nil {
		v.Part, err = league.PartForm.Decode(stored.Data)
	}
	if errors.Is(err, store.ErrDamaged) {
		err = &unusable{err, key}
	}
	if err != nil {
		return v, fmt.Errorf("%s: %w", key, err)
	}
	return v, nil
}

// touch has a part count the result with this number.
func (s *snapshot) touch(ctx context.Context, number uint64, name string, count func(*league.Part)) (err error) {
	p := s.parts[name]
	if p == nil {
		p, err = s.part(ctx, s.place, s.Fold, name)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return err
		}
		s.parts[name] = p
	}
	if number > p.Applied { // else a process has died that had counted it, before it had stored the head
		p.Applied = number
		count(&p.Part)
	}
	return nil
}

// count counts one result.
func (s *snapshot) count(ctx context.Context, number uint64, result league.Result) error {
	if result.Season > 0 {
		ended, ok := s.EndSeason(number, result.Season)
		if !ok {
			return nil
		}
		return s.touch(ctx, number, seasonPart(ended.Season), func(p *league.Part) { p.Season = &ended })
	}
	noteStruck(s.guild, s.Ratings.Struck, result)
	changes := s.Apply(number, result)
	err := s.touch(ctx, number, monthPart(result.Month()), func(p *league.Part) { p.Month.Apply(result) })
	for seat, player := range result.Players {
		if err == nil && player.Robot == 0 && !named.IsMark(player.Person) {
			err = s.touch(ctx, number, statsPart(player.Person), func(p *league.Part) {
				if p.Stats == nil {
					p.Stats = new(league.Stats)
				}
				p.Stats.Apply(seat, result, changes)
			})
		}
	}
	if err == nil && len(changes) > 0 {
		err = s.touch(ctx, number, latestPart, func(p *league.Part) {
			p.Latest = append(p.Latest, league.GameChange{Table: result.Table, Changes: changes})
			p.Latest = p.Latest[max(0, len(p.Latest)-latestKept):]
		})
	}
	if err == nil && len(s.parts) >= s.most {
		err = s.write(ctx)
	}
	return err
}

// write stores what is in memory, the head last: parts that a crash has left ahead of it count no result twice. Each commit has the
// head at the version that was read, so of several processes, or after another fold has begun, only one gets through.
func (s *snapshot) write(ctx context.Context) error {
	names := slices.Sorted(maps.Keys(s.parts))
	for last := false; !last; {
		now := names[:min(writesAtOnce, len(names))]
		names = names[len(now):]
		last = len(names) == 0
		if err := s.commit(ctx, now, last); err != nil {
			return fmt.Errorf("what follows from results: %w", err)
		}
	}
	s.parts = map[string]*part{}
	return nil
}

func (s *snapshot) commit(ctx context.Context, names []string, last bool) (err error) {
	if last {
		s.head.Data, err = league.RatingsForm.Encode(s.Ratings)
	}
	writes := []store.Write{{Record: s.head}}
	for _, name := range names {
		data, one := league.PartForm.Encode(s.parts[name].Part)
		err = errors.Join(err, one)
		writes = append(writes, store.Write{Record: store.Record{Key: partKey(s.place, s.Fold, name), Version: s.parts[name].version, Data: data}})
	}
	if err != nil {
		return err
	}
	committed, err := s.store.Commit(ctx, writes...)
	if err == nil {
		s.head.Version = committed[0].Version
	}
	return err
}

// again begins a fold at the first result. What an earlier one has made is left to sweep.
func (k *Keeper) again(ctx context.Context, p place) (*snapshot, error) {
	key := headKey(p)
	head, err := k.store.Get(ctx, key)
	if errors.Is(err, store.ErrDamaged) {
		head, err = store.Record{}, k.store.Delete(ctx, key)
	}
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, fmt.Errorf("%s: %w", key, err)
	}
	old, err := league.RatingsForm.Decode(head.Data)
	if errors.Is(err, store.ErrNewer) {
		return nil, err
	}
	r := league.NewRatings(p.game)
	r.Fold = max(old.Fold+1, time.Now().UnixMilli())
	r.Struck, err = k.struck(ctx, p.guild)
	if err != nil {
		return nil, err
	}
	s := &snapshot{Keeper: k, place: p, Ratings: r, head: store.Record{Key: key, Version: head.Version}}
	return s, s.write(ctx)
}

// mend begins a fold because what an earlier one has made cannot be used. So damage is told once.
func (k *Keeper) mend(ctx context.Context, p place, bad *unusable) (*snapshot, error) {
	level := slog.LevelInfo
	if errors.Is(bad, store.ErrDamaged) {
		level = slog.LevelWarn
	}
	k.log.Log(ctx, level, "rebuilding ratings from results", "guild", p.guild, "game", p.game, "cause", bad)
	s, err := k.again(ctx, p)
	if err == nil && bad.part != (store.Key{}) { // sweep does not see what cannot be read
		err = k.store.Delete(ctx, bad.part)
	}
	return s, err
}

// sweep deletes the parts that earlier folds have made. Nobody writes one any more: that takes the head that had their fold.
func (s *snapshot) sweep(ctx context.Context) error {
	for from := ""; ; {
		found, next, err := s.store.Scan(ctx, s.guild, leagueKind(s.game), from, pageSize)
		if err != nil && !errors.Is(err, store.ErrDamaged) {
			return fmt.Errorf("what followed from results: %w", err)
		}
		var done sync.WaitGroup // at the same time: a store with a file needs few commits then
		errs := make([]error, len(found))
		for i, r := range found {
			fold, _, _ := strings.Cut(r.Key.ID, "-")
			if n, err := strconv.ParseInt(fold, 10, 64); err == nil && n < s.Fold {
				done.Go(func() { errs[i] = s.store.Delete(ctx, r.Key) })
			}
		}
		done.Wait()
		if err := errors.Join(errs...); err != nil || next == "" {
			return err
		}
		from = next
	}
}
