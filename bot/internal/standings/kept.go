package standings

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ruckus/bot/internal/league"
	"ruckus/store"
)

// MostKept is how many results Kept returns at most: the newest.
const MostKept = 2000

// Kept is all that a guild's league keeps about a person in one game.
type Kept struct {
	Game    string          `json:"game"`
	Seasons []KeptSeason    `json:"seasons,omitempty"` // in which the person has played, the running one last
	Stats   *league.Stats   `json:"statistics,omitempty"`
	Results []league.Result `json:"results,omitempty"` // the newest first; without names and IDs of others
	LeftOut int             `json:"results_left_out,omitempty"`
}

// KeptSeason is how a person stands in a season.
type KeptSeason struct {
	Season   int             `json:"season"`
	Standing league.Standing `json:"standing"`
}

// Kept returns what is kept about a person in a game; nil if there is nothing.
func (k *Keeper) Kept(ctx context.Context, guild, game, person string) (*Kept, error) {
	stats, err := k.Stats(ctx, guild, person, game)
	if err != nil {
		return nil, err
	}
	kept := Kept{Game: game}
	if stats.All.Games > 0 {
		kept.Stats = &stats
	}
	kept.Seasons, err = k.keptSeasons(ctx, guild, game, person)
	if err != nil {
		return nil, err
	}
	kept.Results, err = k.History(ctx, guild, Query{Person: person, Games: []string{game}, Limit: MostKept})
	if err != nil {
		return nil, err
	}
	for i := range kept.Results {
		kept.Results[i] = onlyOf(kept.Results[i], person)
	}
	n, err := k.store.Count(ctx, listOf(guild, game, personX+person), -store.MaxRank, store.MaxRank)
	if err != nil && !errors.Is(err, store.ErrKey) {
		return nil, fmt.Errorf("results of someone: %w", err)
	}
	kept.LeftOut = max(0, n-len(kept.Results))
	if kept.Stats == nil && kept.Seasons == nil && kept.Results == nil {
		return nil, nil
	}
	return &kept, nil
}

func (k *Keeper) keptSeasons(ctx context.Context, guild, game, person string) (all []KeptSeason, err error) {
	last, err := k.Season(ctx, guild, game)
	if err != nil {
		return nil, err
	}
	for n := 1; n <= last; n++ {
		r, err := k.season(ctx, place{guild, game}, n)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if s := r.Of(person); s.Games > 0 {
			all = append(all, KeptSeason{n, s})
		}
	}
	return all, nil
}

// onlyOf is a result without the names and IDs of others.
func onlyOf(r league.Result, person string) league.Result {
	players := make([]league.Player, len(r.Players))
	for s, p := range r.Players {
		players[s] = p
		if p.Person != person {
			players[s] = league.Player{Robot: p.Robot, Points: p.Points, Place: p.Place}
		}
	}
	r.Players, r.Met = players, slices.DeleteFunc(slices.Clone(r.Met), func(m league.Met) bool {
		return players[m.One].Person != person && players[m.Other].Person != person
	})
	return r
}
