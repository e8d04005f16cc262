package kit

import "ruckus/games"

// A Form is what Kind must know of a position to begin games: the rest of a games.Kind that has to do with that it makes.
type Form[G any] struct {
	Options func(*G) games.Options      // bound to the position
	Refuse  func(*G, games.Setup) error // refuses a table with which no game can begin, by its options too; nil: none
	Begin   func(*G, games.Setup)       // sets the position up: seats, seed and options are within bounds
}

// Kind completes a kind of game whose position is a G.
func Kind[G any, P interface {
	*G
	games.Game
}](k games.Kind, f Form[G]) games.Kind {
	k.Options = func() games.Options { return f.Options(new(G)) }
	k.New = func(s games.Setup) (games.Game, error) {
		g := new(G)
		if s.Seats < k.Min || s.Seats > k.Max {
			return nil, games.Illegalf("this game is for %d to %d players", k.Min, k.Max)
		}
		if err := f.Options(g).Set(s.Values); err != nil {
			return nil, err
		}
		if f.Refuse != nil {
			if err := f.Refuse(g, s); err != nil {
				return nil, err
			}
		}
		f.Begin(g, s)
		return P(g), nil
	}
	return k.Sampled()
}
