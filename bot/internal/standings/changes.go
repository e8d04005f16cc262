package standings

import (
	"context"
	"errors"

	"ruckus/bot/internal/league"
	"ruckus/store"
)

const changesKept = 20 // games whose changes are kept, the last ones

// recent is what the last games of a kind have done to ratings, for the boards on which they ended.
type recent struct {
	Games []gameChange `json:"games"` // the last one is the newest
}

type gameChange struct {
	Table   string          `json:"table"`
	Changes []league.Change `json:"changes"`
}

func recentKey(guild, game string) store.Key {
	return store.Key{Guild: guild, Kind: "changes", ID: game}
}

var recentForm = store.Form[recent]{Name: "changes", Schema: 1, Check: func(r recent) error {
	if len(r.Games) > changesKept {
		return errors.New("too many games")
	}
	return nil
}}

// Encode returns the stored form.
func (r recent) Encode() ([]byte, error) { return recentForm.Encode(r) }

// recent reads what the last games have done. What is damaged is only for boards that were shown long ago: it begins again.
func (k *Keeper) recent(ctx context.Context, p place) (recent, uint64, error) {
	key := recentKey(p.guild, p.game)
	r, version, err := get(ctx, k.store, key, recentForm.Decode)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return recent{}, 0, nil
	case errors.Is(err, store.ErrDamaged):
		return recent{}, 0, k.store.Delete(ctx, key)
	}
	return r, version, err
}

// noteChanges is the write that keeps what a game has done to ratings.
func (k *Keeper) noteChanges(ctx context.Context, p place, table string, changes []league.Change) (store.Write, error) {
	r, version, err := k.recent(ctx, p)
	if err != nil {
		return store.Write{}, err
	}
	r.Games = append(r.Games, gameChange{table, changes})
	r.Games = r.Games[max(0, len(r.Games)-changesKept):]
	return writeOf(recentKey(p.guild, p.game), version, r)
}

// Changes are what the game of a table has done to ratings, by seat, without robots. There are none where it is not rated,
// where it is not counted yet, and where 20 games of this kind were counted after it.
func (k *Keeper) Changes(ctx context.Context, guild, game, table string) ([]league.Change, error) {
	r, _, err := k.recent(ctx, place{guild, game})
	if errors.Is(err, store.ErrKey) {
		return nil, nil
	}
	for _, g := range r.Games {
		if g.Table == table {
			return g.Changes, err
		}
	}
	return nil, err
}
