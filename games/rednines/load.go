package rednines

import (
	"encoding/json"
	"fmt"

	"ruckus/games"
)

// load reads a stored game.
func load(version int, state []byte) (games.Game, error) {
	switch {
	case version > schema:
		return nil, games.ErrNewer
	case version < schema:
		return nil, games.ErrOld
	}
	g := new(game)
	if err := json.Unmarshal(state, g); err != nil {
		return nil, fmt.Errorf("%w: %v", games.ErrDamaged, err)
	}
	if err := g.validate(); err != nil {
		return nil, fmt.Errorf("%w: %v", games.ErrDamaged, err)
	}
	return g, nil
}
