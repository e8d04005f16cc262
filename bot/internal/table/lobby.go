package table

import (
	"context"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/games"
)

const wishTime = 500 * time.Millisecond // that the start of a game waits for what people have chosen

// Leave frees the user's seat in the lobby, or marks it as left in a running game. The host's part goes to the next seat.
func (h *Host) Leave(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
	return h.changeTable(ctx, ref, by, func(d *match.Draft) error { return d.Leave(by) })
}

// Start begins the game; only the host may, and only with enough seats.
func (h *Host) Start(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
	if _, err := h.maySit(ctx, ref.Guild, by); err != nil {
		return match.Table{}, err
	}
	return h.begin(ctx, ref, by, func(d *match.Draft, deal match.Dealing) error { return d.Start(by, deal) })
}

// Choose changes options of a lobby; only its host may. It refuses names that the game does not have, values out of bounds,
// and those that contradict each other, and then changes nothing.
func (h *Host) Choose(ctx context.Context, ref match.Ref, by match.By, c match.Choice) (match.Table, error) {
	return h.changeTable(ctx, ref, by, func(d *match.Draft) error { return d.Choose(by, c) })
}

// AddRobot seats a robot in the lobby. The table's host and managers of the guild may.
func (h *Host) AddRobot(ctx context.Context, ref match.Ref, by match.By, l games.Level) (match.Table, error) {
	return h.changeTable(ctx, ref, by, func(d *match.Draft) error { return d.AddRobot(by, l) })
}

// MoveToThread has the table played in a thread of its channel from now on: its host may, in the lobby. Its board is to be posted
// there. Asked again for the same thread, it changes nothing. With "" it only returns the table, if the user may.
func (h *Host) MoveToThread(ctx context.Context, ref match.Ref, by match.By, thread string) (match.Table, error) {
	return h.changeTable(ctx, ref, by, func(d *match.Draft) error { return d.MoveToThread(by, thread) })
}

// wishes returns who at a table wants their single moves to be made for them, and who plays a game of its kind for the first time. What
// cannot be read in half a second counts as neither.
func (h *Host) wishes(ctx context.Context, ref match.Ref) (wants, novices map[string]bool) {
	var people []string
	kind := ""
	_ = h.look(ctx, ref, func(d *match.Draft) error {
		if h.cfg.Gentle && d.Gentle() {
			kind = d.Kind.Name
		}
		for _, s := range d.Record.Seats {
			if s.Robot == 0 {
				people = append(people, s.ID)
			}
		}
		return nil
	})
	each := func(is func(ctx context.Context, id string) (bool, error)) map[string]bool {
		ctx, cancel := context.WithTimeout(ctx, wishTime)
		defer cancel()
		all := make(map[string]bool)
		for _, id := range people {
			one, err := is(ctx, id)
			all[id] = err == nil && one
		}
		return all
	}
	wants = each(func(ctx context.Context, id string) (bool, error) {
		p, err := h.People.Get(ctx, ref.Guild, id)
		return p.OnlyMove, err
	})
	if kind != "" {
		novices = each(func(ctx context.Context, id string) (bool, error) {
			return h.People.FirstGame(ctx, ref.Guild, id, kind, ref.ID)
		})
	}
	return wants, novices
}
