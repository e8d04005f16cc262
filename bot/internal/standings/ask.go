package standings

import (
	"cmp"
	"context"
	"errors"
	"fmt"
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
	if err := k.CatchUp(ctx, guild, game); err != nil {
		return nil, nil, 0, err
	}
	all, err := k.board(ctx, guild, game, b)
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

func (k *Keeper) board(ctx context.Context, guild, game string, b Board) (all []league.Row, err error) {
	if b.Month != "" {
		m, _, err := get(ctx, k.store, monthKey(guild, game, b.Month), league.DecodeMonth)
		if errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrKey) {
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		for _, r := range m.Board(b.Order, b.Hidden) {
			all = append(all, league.Row{Place: r.Place, Standing: league.Standing{Person: r.Person, Games: r.Games, Wins: r.Wins}})
		}
		return all, nil
	}
	ratings, err := k.season(ctx, guild, game, b.Season)
	if err != nil {
		return nil, err
	}
	day := ratings.Day // a season that is over stays as it was
	if b.Season == 0 {
		day = today()
	}
	return ratings.Board(b.Order, day, b.Hidden), nil
}

// today is the day that runs, as ratings count them.
func today() int64 { return time.Now().Unix() / int64(24*time.Hour/time.Second) }

// season reads the ratings of a season; 0 is the one that runs.
func (k *Keeper) season(ctx context.Context, guild, game string, season int) (league.Ratings, error) {
	running, err := k.look(ctx, place{guild, game})
	if err != nil || season == 0 || season == running.Season {
		return running, err
	}
	old, _, err := get(ctx, k.store, seasonKey(guild, game, season), league.DecodeRatings)
	return old, err
}

// Season is which season runs, from 1.
func (k *Keeper) Season(ctx context.Context, guild, game string) (int, error) {
	r, err := k.look(ctx, place{guild, game})
	return r.Season, err
}

// NewSeason begins a new season of a game, in which everybody begins again, and returns its number. The one before is kept. A
// season in which nobody has played yet goes on.
func (k *Keeper) NewSeason(ctx context.Context, guild, game string) (season int, err error) {
	err = store.Retry(ctx, func() error {
		if err := k.CatchUp(ctx, guild, game); err != nil {
			return err
		}
		old, err := k.ratings(ctx, place{guild, game})
		if err != nil {
			return err
		}
		season = old.Season
		if old.Applied == old.Since {
			return nil
		}
		kept, err := writeOf(seasonKey(guild, game, old.Season), 0, old.Ratings)
		if err != nil {
			return err
		}
		next, err := writeOf(ratingsKey(guild, game), old.version, old.NewSeason())
		if err != nil {
			return err
		}
		_, err = k.store.Commit(ctx, kept, next)
		if err != nil {
			return fmt.Errorf("new season: %w", err)
		}
		season++
		return nil
	})
	return season, err
}

// Stats are those of a person in a game; with no games in them if they have not played.
func (k *Keeper) Stats(ctx context.Context, guild, person, game string) (league.Stats, error) {
	if err := k.CatchUp(ctx, guild, game); err != nil {
		return league.Stats{}, err
	}
	s, _, err := get(ctx, k.store, statsKey(guild, game, person), league.DecodeStats)
	if errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrKey) {
		return league.Stats{Game: game, Person: person}, nil
	}
	return s, err
}

// Standing is that of a person in the season that runs, with the rating as it is today; that of a newcomer if they have not played.
func (k *Keeper) Standing(ctx context.Context, guild, person, game string) (league.Standing, error) {
	if err := k.CatchUp(ctx, guild, game); err != nil {
		return league.Standing{}, err
	}
	r, err := k.look(ctx, place{guild, game})
	s := r.Of(person)
	s.Rating = s.Today(today())
	return s, err
}

// Result is what the game of a table has left; false if it has left nothing.
func (k *Keeper) Result(ctx context.Context, guild, game, table string) (r league.Result, ok bool, err error) {
	stored, err := k.store.Get(ctx, resultKey(guild, game, table))
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
			k.log.Error("a result is damaged", "guild", guild, "game", game, "err", err)
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

// PageOf is the page of a leaderboard with the row of the person who asks, from 0; the first where they have none.
func (k *Keeper) PageOf(ctx context.Context, guild, game string, b Board) (int, error) {
	all, err := k.board(ctx, guild, game, b)
	return max(0, slices.IndexFunc(all, func(r league.Row) bool { return r.Person == b.Own })) / RowsPerPage, err
}
