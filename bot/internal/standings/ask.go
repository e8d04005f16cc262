package standings

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"time"

	"ruckus/bot/internal/league"
	"ruckus/store"
)

// RowsPerPage is how many rows a page of a leaderboard has.
const RowsPerPage = 10

// A Board is which leaderboard is asked for.
type Board struct {
	Month  string // as "2026-11": of this month; "": of the season
	Season int    // 0: the one that runs; of no month
	Order  league.Order
	Page   int                      // from 0; beyond the last page is the last page
	Own    string                   // the person who asks; "" nobody
	Hidden func(person string) bool // who stands on no leaderboard; nil: nobody is hidden
}

// Top is a page of a leaderboard, with the row of the person who asks, nil if they are not on it, and how many rows there are.
// Those of a month have no ratings. It returns store.ErrNotFound where there is no such season.
func (k *Keeper) Top(ctx context.Context, guild, game string, b Board) (rows []league.Row, own *league.Row, total int, err error) {
	all, err := k.board(ctx, place{guild, game}, b)
	if err != nil {
		return nil, nil, 0, err
	}
	if i := slices.IndexFunc(all, func(r league.Row) bool { return r.Person == b.Own }); i >= 0 {
		own = &all[i]
	}
	page := max(0, min(b.Page, (len(all)-1)/RowsPerPage))
	from := min(len(all), page*RowsPerPage)
	return all[from:min(len(all), from+RowsPerPage)], own, len(all), nil
}

// PageOf is the page of a leaderboard with the row of the person who asks, from 0; the first where they have none.
func (k *Keeper) PageOf(ctx context.Context, guild, game string, b Board) (int, error) {
	all, err := k.board(ctx, place{guild, game}, b)
	return max(0, slices.IndexFunc(all, func(r league.Row) bool { return r.Person == b.Own })) / RowsPerPage, err
}

func (k *Keeper) board(ctx context.Context, p place, b Board) ([]league.Row, error) {
	if b.Month != "" {
		m, err := k.ask(ctx, p, monthPart(b.Month))
		if errors.Is(err, store.ErrNotFound) {
			return nil, nil
		}
		return m.Month.Board(b.Order, b.Hidden), err
	}
	r, err := k.season(ctx, p, b.Season)
	day := r.Day // a season that is over stays as it was
	if b.Season == 0 {
		day = today()
	}
	return r.Board(b.Order, day, b.Hidden), err
}

// asks is how often a part is read, where others make it again meanwhile.
const asks = 3

// ask reads a part when all results are counted; store.ErrNotFound where no result has to do with it. One that is damaged is made
// again.
func (k *Keeper) ask(ctx context.Context, p place, name string) (league.Part, error) {
	if partKey(p, 0, name).Check() != nil {
		return league.Part{}, store.ErrNotFound
	}
	for try := 1; ; try++ {
		r, err := k.counted(ctx, p)
		if err != nil {
			return league.Part{}, err
		}
		v, err := k.part(ctx, p, r.Fold, name)
		if err == nil || try == asks {
			return v.Part, err
		}
		again := false
		one := k.alone(ctx, p, func() error {
			_, now, one := k.ratings(ctx, p)
			again = now.Fold != r.Fold // another fold has begun, and has deleted what this one has made
			if bad := (*unusable)(nil); one == nil && !again && errors.As(err, &bad) {
				_, one = k.mend(ctx, p, bad)
				again = true
			}
			return one
		})
		if one != nil || !again {
			return league.Part{}, cmp.Or(one, err)
		}
	}
}

// today is the day that runs, as ratings count them.
func today() int64 { return time.Now().Unix() / int64(24*time.Hour/time.Second) }

// season are the ratings of a season; 0 is the one that runs.
func (k *Keeper) season(ctx context.Context, p place, season int) (league.Ratings, error) {
	running, err := k.counted(ctx, p)
	if err != nil || season == 0 || season == running.Season {
		return running, err
	}
	part, err := k.ask(ctx, p, seasonPart(season))
	if part.Season == nil {
		return league.Ratings{}, cmp.Or(err, store.ErrNotFound)
	}
	return *part.Season, err
}

// Season is which season runs, from 1.
func (k *Keeper) Season(ctx context.Context, guild, game string) (int, error) {
	r, err := k.counted(ctx, place{guild, game})
	return r.Season, err
}

// NewSeason begins a new season of a game, in which everybody begins again, and returns its number. The one before is kept. A
// season in which nobody has played yet goes on. The beginning is stored among the results: so all processes that count end the old
// season behind the same one.
func (k *Keeper) NewSeason(ctx context.Context, guild, game string) (season int, err error) {
	p := place{guild, game}
	old, err := k.counted(ctx, p)
	if err != nil || old.Applied == old.Since {
		return old.Season, err
	}
	id := fmt.Sprintf("season-%d-behind-%d", old.Season+1, old.Applied)
	write, err := ResultWrite(guild, league.Result{Table: id, Game: game, Season: old.Season + 1})
	if err == nil {
		_, err = k.store.Commit(ctx, write)
	}
	if err != nil && !errors.Is(err, store.ErrConflict) { // somebody else has begun the same one
		return 0, fmt.Errorf("new season: %w", err)
	}
	return k.Season(ctx, guild, game)
}

// Stats are those of a person in a game; with no games in them if they have not played.
func (k *Keeper) Stats(ctx context.Context, guild, person, game string) (league.Stats, error) {
	part, err := k.ask(ctx, place{guild, game}, statsPart(person))
	if errors.Is(err, store.ErrNotFound) {
		err = nil
	}
	if part.Stats == nil {
		return league.Stats{}, err
	}
	return *part.Stats, err
}

// Standing is that of a person in the season that runs, with the rating as it is today; that of a newcomer if they have not played.
func (k *Keeper) Standing(ctx context.Context, guild, person, game string) (league.Standing, error) {
	r, err := k.counted(ctx, place{guild, game})
	s := r.Of(person)
	s.Rating = s.Today(today())
	return s, err
}

// Latest is by table what the last 20 rated games of a kind have done to ratings, by seat, without robots. It has none that is not
// counted yet: nobody waits for that.
func (k *Keeper) Latest(ctx context.Context, guild, game string) (map[string][]league.Change, error) {
	p := place{guild, game}
	_, r, err := k.ratings(ctx, p)
	last := new(part)
	if err == nil {
		last, err = k.part(ctx, p, r.Fold, latestPart)
	}
	if bad := (*unusable)(nil); errors.As(err, &bad) {
		last.Part, err = k.ask(ctx, p, latestPart)
	}
	if errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrKey) {
		err = nil
	}
	changes := make(map[string][]league.Change)
	for _, g := range last.Latest {
		changes[g.Table] = g.Changes
	}
	return changes, err
}

// Rebuild makes the ratings, months and statistics of a game again from its results, and reports whether the ratings were otherwise.
func (k *Keeper) Rebuild(ctx context.Context, guild, game string) (differed bool, err error) {
	p := place{guild, game}
	if err := p.check(); err != nil {
		return false, err
	}
	was, err := k.counted(ctx, p)
	if err != nil || was.Fold == 0 {
		return false, err
	}
	err = k.alone(ctx, p, func() error {
		_, err := k.again(ctx, p)
		if err != nil {
			return err
		}
		is, err := k.carryOn(ctx, p)
		was.Fold = is.Fold
		differed = !reflect.DeepEqual(was, is)
		return err
	})
	return differed, err
}

// Result is what the game of a table has left; false if it has left nothing.
func (k *Keeper) Result(ctx context.Context, guild, game, table string) (r league.Result, ok bool, err error) {
	stored, err := k.store.Get(ctx, ResultKey(guild, game, table))
	if errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrKey) {
		return r, false, nil
	}
	if err == nil {
		r, err = league.DecodeResult(stored.Data)
	}
	return r, err == nil, err
}

// A Query is which results are asked for.
type Query struct {
	Person string    // who played; "" anybody
	Games  []string  // names of games
	Before time.Time // only those that ended before; zero: all
	Limit  int
}

// History are results, those that ended last first. Damaged ones are left out.
func (k *Keeper) History(ctx context.Context, guild string, q Query) ([]league.Result, error) {
	list, to := times, int64(store.MaxRank)
	if q.Person != "" {
		list = personX + q.Person
	}
	if !q.Before.IsZero() {
		to = q.Before.UnixMilli() - 1
	}
	var all []league.Result
	for _, game := range q.Games {
		page, err := k.store.Page(ctx, listOf(guild, game, list), store.Part{From: -store.MaxRank, To: to, Backwards: true, Limit: q.Limit})
		switch {
		case errors.Is(err, store.ErrKey):
			continue
		case errors.Is(err, store.ErrDamaged):
			k.damaged(place{guild, game}, err)
		case err != nil:
			return nil, fmt.Errorf("history: %w", err)
		}
		for _, stored := range page {
			if r, err := league.DecodeResult(stored.Data); err == nil {
				all = append(all, r)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b league.Result) int { return cmp.Or(b.Ended.Compare(a.Ended), cmp.Compare(a.Table, b.Table)) })
	return all[:min(len(all), max(0, q.Limit))], nil
}
