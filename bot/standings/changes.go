package standings

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"ruckus/bot/league"
	"ruckus/store"
)

const (
	changesSchema = 1
	changesKept   = 20 // games whose changes are kept, the last ones
)

// recent is what the last games of a kind have done to ratings, for the boards on which they ended.
type recent struct {
	V     int          `json:"v"`     // changesSchema
	Games []gameChange `json:"games"` // the last one is the newest
}

type gameChange struct {
	Table   string          `json:"table"`
	Changes []league.Change `json:"changes"`
}

func recentKey(guild, game string) store.Key {
	return store.Key{Guild: guild, Kind: "changes", ID: game}
}

// Encode returns the stored form.
func (r recent) Encode() ([]byte, error) {
	r.V = changesSchema
	return json.Marshal(r)
}

func decodeRecent(data []byte) (r recent, err error) {
	err = json.Unmarshal(data, &r) // reads on after a field of another form, as a newer version may have
	switch {
	case r.V > changesSchema:
		return recent{}, fmt.Errorf("changes: %w: version %d", league.ErrNewer, r.V)
	case err != nil || r.V != changesSchema || len(r.Games) > changesKept:
		return recent{}, fmt.Errorf("changes: %w", league.ErrDamaged)
	}
	return r, nil
}

// recent reads what the last games have done. What is damaged is only for boards that were shown long ago: it begins anew.
func (k *Keeper) recent(ctx context.Context, p place) (recent, uint64, error) {
	key := recentKey(p.guild, p.game)
	r, version, err := get(ctx, k.store, key, decodeRecent)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return recent{}, 0, nil
	case errors.Is(err, store.ErrDamaged):
		return recent{}, 0, k.store.Delete(ctx, key)
	case errors.Is(err, errAgain):
		return recent{}, version, nil
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
