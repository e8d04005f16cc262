package table

import (
	"context"
	"errors"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/games"
	"ruckus/store"
)

// Nights are what the clocks of a host look after besides its tables.
type Nights interface {
	Due(ctx context.Context, key store.Key) error
	Forget(ctx context.Context, guild, person, mark string) error
}

// ErrNoGame is why a game that this program doesn't have can't be a night's next one.
var ErrNoGame = problem.Reason{Code: "next.game"}

// A Next is a game with which a night goes on.
type Next struct {
	Record match.Record // with its people
	Robots int          // besides
	Level  games.Level
	Asleep []string // the people who begin as away
	After  []string // IDs of the tables that it follows
}

// Deal begins a game of a night: it opens the table, which seals its cards, then deals, and has the boards of the last games lead
// on. Asked again, by this host or another one, it does what is left to do. The guild's rules about channels and roles are not
// checked again.
func (h *Host) Deal(ctx context.Context, ref match.Ref, n Next) (t match.Table, err error) {
	kind, ok := h.kinds[n.Record.Kind]
	if !ok {
		return t, ErrNoGame
	}
	readCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	decided, err := h.Guilds.Get(readCtx, ref.Guild)
	if err != nil {
		return t, err
	}
	robots, err := match.NewRobots(kind, match.Opening{Robots: n.Robots, Level: n.Level}, h.chance)
	if err != nil {
		return t, err
	}
	n.Record.Seats = append(n.Record.Seats, robots...)
	t, err = h.newTable(ctx, ref, h.Guilds.General(ref.Guild, decided.Settings), n.Record)
	if err != nil {
		return t, err
	}
	if t.Phase == match.Lobby {
		t, err = h.begin(ctx, ref, match.By{}, func(d *match.Draft, deal match.Dealing) error { return d.DealNext(deal, n.Asleep) })
	}
	for _, id := range n.After {
		if err != nil {
			return t, err
		}
		_, err = h.change(ctx, match.Ref{Guild: ref.Guild, ID: id}, match.By{}, func(d *match.Draft) error {
			d.Follow(ref.ID)
			return nil
		})
		if errors.Is(err, match.ErrGone) {
			err = nil
		}
	}
	return t, err
}
