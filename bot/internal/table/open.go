package table

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/seal"
	"ruckus/render/view"
)

// Create opens a lobby with the user as host in seat 0. Asked again by the same Request, it returns the same lobby.
func (h *Host) Create(ctx context.Context, by match.By, o match.Opening) (match.Table, error) {
	kind, ok := h.kinds[o.Kind]
	if !ok {
		return match.Table{}, guild.ErrNoGame
	}
	if by.ID == "" {
		return match.Table{}, guild.ErrNoGuild
	}
	readCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	decided, err := h.Guilds.Get(readCtx, o.Guild)
	if err != nil {
		return match.Table{}, err
	}
	hidden, err := decided.MaySit(o.Guild, by.ID, records.Now())
	if err != nil {
		return match.Table{}, err
	}
	by = hide(by, hidden)
	general := h.Guilds.General(o.Guild, decided.Settings)
	if err := cmp.Or(decided.MayOpen(o.Channel, o.Parent, o.Roles, by.Manager), longEnough(o.Joined, by.Manager, general, records.Now())); err != nil {
		return match.Table{}, problem.Refusal(err.Error()) // what it mentions is meant as a mention
	}
	guilds, err := h.Guilds.Begin(o.Guild, o.Kind, decided.Settings)
	if err != nil {
		return match.Table{}, err
	}
	values, house, err := match.Values(kind, guilds, o)
	if err != nil {
		return match.Table{}, err
	}
	seats, err := match.NewRobots(kind, o, h.chance)
	if err != nil {
		return match.Table{}, err
	}
	return h.newTable(ctx, match.Ref{Guild: o.Guild, ID: newID(by.Request)}, general, match.Record{
		Known: view.Known{Channel: o.Channel, Parent: o.Parent, Host: by.ID, Terms: view.Terms{Values: values, House: house}}, Kind: o.Kind,
		Seats: append([]match.Seat{{ID: by.ID, Name: by.Name, Mix: match.Mixed{Press: seal.Press(by.Request)}}}, seats...),
	})
}

// newTable opens a lobby, or returns the table that has this ID already. It goes through the guild's queue, so that two
// new tables at once cannot exceed the limits, which are among the guild's general values.
func (h *Host) newTable(ctx context.Context, ref match.Ref, general map[string]int, rec match.Record) (t match.Table, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	h.queues.Do(match.Ref{Guild: ref.Guild}, time.Now(), func() {
		h.queues.Do(ref, time.Now(), func() { t, err = h.lobby(ctx, ref, general, rec) })
	})
	return t, err
}

func (h *Host) lobby(ctx context.Context, ref match.Ref, general map[string]int, rec match.Record) (match.Table, error) {
	live, err := h.live(ctx, ref.Guild)
	if err != nil {
		return match.Table{}, err
	}
	ended, err := h.endedOf(ctx, ref.Guild, rec.Host)
	if err != nil {
		return match.Table{}, err
	}
	secret := h.seal()
	secret.Closes = general[guild.ClosingMessages] != 0 && !secret.Given
	hand, err := h.transact(ctx, ref, h.readOrNew, rec.Host, func(d *match.Draft) error {
		if d.Version > 0 { // asked for twice, or of two processes
			d.OwnIfNewer()
			return nil
		}
		host := rec.Host
		if rec.Night.ID != "" { // the next game takes the place of one that is over
			host = ""
		}
		if rec.Night.Ends.IsZero() {
			if err := h.mayOpen(ctx, ref, live, ended, host, general); err != nil {
				return err
			}
		}
		d.OpenLobby(h.kinds[rec.Kind], rec, general[guild.PausedDays], secret)
		return nil
	})
	return hand.Table, err
}

// mayOpen refuses a new table where the guild has as many as it allows, or the user hosts as many. Those where a single person sits
// take no room.
func (h *Host) mayOpen(ctx context.Context, ref match.Ref, live, ended []liveTable, userID string, general map[string]int) error {
	var own []Place
	for _, l := range live {
		if l.Host == userID && (l.Rest.Since.IsZero() || l.Rest.Paused) {
			own = append(own, l.place())
		}
	}
	if userID != "" {
		waits, err := h.keptPause(ctx, ref.Guild, userID)
		if err != nil {
			return err
		}
		if err := h.cfg.Limits.allows(live, ended, userID, waits, records.Now()); err != nil {
			return err
		}
	}
	switch most, each := general[guild.LiveTables], general[guild.TablesEach]; {
	case len(own) >= each && each == 1:
		return &TooMany{problem.Reason{Code: "table.one"}, own}
	case len(own) >= each:
		return &TooMany{problem.Reason{Code: "table.several", N: len(own)}, own}
	case h.hasRoom(ctx, live, userID, most):
		return nil
	case len(own) > 0:
		return &TooMany{problem.Reason{Code: "table.room"}, own}
	default:
		return problem.Reason{Code: "next.full", N: most}
	}
}

// newID makes up a table's ID: for the same request the same one.
func newID(request string) string {
	return match.TableID(sha256.Sum256([]byte("opened by " + cmp.Or(request, rand.Text()))))
}

// TooMany refuses a new table. It wraps the Reason.
type TooMany struct {
	problem.Reason
	Own []Place // of the open tables that the user hosts, the longest open first
}

// A Place is where people find a table.
type Place struct {
	match.Ref
	Channel, BoardID string // as in a Table
}

func (e *TooMany) Unwrap() error { return e.Reason }
