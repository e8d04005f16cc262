package bot

import (
	"context"
	"errors"
	"iter"
	"math"
	"slices"
	"time"

	"ruckus/bot/league"
	"ruckus/bot/table"
	"ruckus/render"
	"ruckus/store"
)

// A ladder tells of the league of a guild.
type ladder interface {
	// Changes are what the game of a table has changed; none where it was not rated.
	Changes(ctx context.Context, guild, game, table string) ([]league.Change, error)
	// Top is a page of a leaderboard.
	Top(ctx context.Context, guild, game string, q topQuery) (topPage, error)
	// Stats are how a person has played a game.
	Stats(ctx context.Context, guild, person, game string) (league.Stats, error)
	// History are the last games, the newest first.
	History(ctx context.Context, guild string, q pastQuery) ([]league.Result, error)
	// NewSeason begins the next season of a game.
	NewSeason(ctx context.Context, guild, game string) error
}

// A topQuery is which part of a leaderboard is asked for.
type topQuery struct {
	Month  string // as "2026-11"; "": none
	Season int    // 0: the one that runs
	Order  league.Order
	Page   int // from 1; 0: the one with the own row
	Own    string
	Hidden func(person string) bool
}

// A topPage is a part of a leaderboard.
type topPage struct {
	Rows   []league.Row
	Own    *league.Row // nil: there is none
	Page   int         // that was found
	Total  int         // people on all pages
	Season int         // that runs, from 1
}

// A pastQuery is which games that are over are asked for.
type pastQuery struct {
	Person string    // "": everybody
	Game   string    // one
	Before time.Time // only those that ended before; zero: all
	Limit  int
}

// pageOf cuts the page that is asked for out of a whole leaderboard.
func pageOf(rows []league.Row, q topQuery) topPage {
	found := topPage{Total: len(rows), Page: max(1, q.Page)}
	if own := slices.IndexFunc(rows, func(r league.Row) bool { return r.Person == q.Own }); own >= 0 {
		found.Own = &rows[own]
		if q.Page == 0 {
			found.Page = own/render.TopRows + 1
		}
	}
	found.Page = min(found.Page, max(1, (len(rows)+render.TopRows-1)/render.TopRows))
	found.Rows = rows[min(len(rows), (found.Page-1)*render.TopRows):min(len(rows), found.Page*render.TopRows)]
	return found
}

// rebuilt is a ladder that makes everything from the results whenever it is asked.
type rebuilt struct{ store store.Store }

func newLadder(s store.Store) ladder { return rebuilt{s} }

const errNoSeasons = table.Refusal("seasons cannot be begun yet")

func (l rebuilt) results(ctx context.Context, guild, game, list string, part store.Part) ([]store.Record, error) {
	found, err := l.store.Page(ctx, store.Ranking{Guild: guild, Kind: "result-" + game, Name: list}, part)
	if errors.Is(err, store.ErrDamaged) {
		err = nil
	}
	return found, err
}

func (l rebuilt) all(ctx context.Context, guild, game string) (league.Ratings, []league.Month, map[string]*league.Stats, error) {
	records, err := l.results(ctx, guild, game, "n", store.Part{From: 0, To: store.MaxRank, Limit: math.MaxInt32})
	if err != nil {
		return league.Ratings{}, nil, nil, err
	}
	var each iter.Seq2[uint64, league.Result] = func(yield func(uint64, league.Result) bool) {
		for _, r := range records {
			if result, err := league.DecodeResult(r.Data); err == nil && !yield(uint64(r.Ranks["n"]), result) {
				return
			}
		}
	}
	seasons, months, stats, err := league.Rebuild(game, []uint64{0}, each)
	if err != nil {
		return league.Ratings{}, nil, nil, err
	}
	return seasons[0], months, stats, nil
}

func (l rebuilt) Changes(ctx context.Context, guild, game, id string) ([]league.Change, error) {
	records, err := l.results(ctx, guild, game, "n", store.Part{From: 0, To: store.MaxRank, Limit: math.MaxInt32})
	if err != nil {
		return nil, err
	}
	ratings := league.NewRatings(game)
	for _, r := range records {
		result, err := league.DecodeResult(r.Data)
		if err != nil || ratings.Apply(uint64(r.Ranks["n"]), result) != nil {
			continue
		}
		if result.Table == id {
			return ratings.Last, nil
		}
	}
	return nil, nil
}

func (l rebuilt) Top(ctx context.Context, guild, game string, q topQuery) (topPage, error) {
	ratings, months, _, err := l.all(ctx, guild, game)
	if err != nil {
		return topPage{}, err
	}
	var rows []league.Row
	if q.Month == "" && q.Season <= 1 {
		rows = ratings.Board(q.Order, q.Hidden)
	}
	for _, m := range months {
		if m.Month == q.Month {
			for _, c := range m.Board(q.Order, q.Hidden) {
				rows = append(rows, league.Row{Place: c.Place, Standing: league.Standing{Person: c.Person, Games: c.Games, Wins: c.Wins}})
			}
		}
	}
	found := pageOf(rows, q)
	found.Season = ratings.Season
	return found, nil
}

func (l rebuilt) Stats(ctx context.Context, guild, person, game string) (league.Stats, error) {
	_, _, stats, err := l.all(ctx, guild, game)
	if err != nil || stats[person] == nil {
		return league.Stats{Person: person, Game: game}, err
	}
	return *stats[person], nil
}

func (l rebuilt) History(ctx context.Context, guild string, q pastQuery) (past []league.Result, err error) {
	part := store.Part{From: 0, To: store.MaxRank, Backwards: true, Limit: q.Limit}
	if !q.Before.IsZero() {
		part.To = q.Before.UnixMilli() - 1
	}
	list := "t"
	if q.Person != "" {
		list = "p-" + q.Person
	}
	records, err := l.results(ctx, guild, q.Game, list, part)
	for _, r := range records {
		if result, err := league.DecodeResult(r.Data); err == nil {
			past = append(past, result)
		}
	}
	return past, err
}

func (l rebuilt) NewSeason(context.Context, string, string) error { return errNoSeasons }
