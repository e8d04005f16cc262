package table

import (
	"context"
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/replay"
	"ruckus/render/markup"
)

// SetPerson changes what a user has chosen in a guild, and lets the tables where they play keep to it from now on. The
// change may be made several times, each time on what is stored then.
func (h *Host) SetPerson(ctx context.Context, guildID, userID string, change func(*people.Prefs)) (people.Prefs, error) {
	p, tables, err := h.People.Set(ctx, guildID, userID, change)
	if err != nil || !tables {
		return p, err
	}
	return p, h.tellTables(ctx, guildID, userID, p)
}

// tellTables lets the tables where a user plays keep to what they have chosen.
func (h *Host) tellTables(ctx context.Context, guildID, userID string, p people.Prefs) error {
	return errors.Join(
		h.changeAll(ctx, guildID, func(d *match.Draft) { d.Wants(userID, p.OnlyMove) }),
		h.tellPrivate(ctx, guildID, userID, p),
	)
}

// Kept is what the host keeps about a user in a guild, as the user may read it. What others are called is not in it, and
// neither are cards.
type Kept struct {
	Settings people.Prefs      `json:"settings"`
	Lessons  map[string]string `json:"lessons,omitempty"` // where the user has left them, by game
	Tables   []KeptTable       `json:"tables,omitempty"`  // of which the records are still there
	Replays  []replay.Kept     `json:"replays,omitempty"` // of games that are over, the newest first
	Acts     []KeptAct         `json:"acts,omitempty"`    // in the list of the guild's managers
	Barred   *guild.Bar        `json:"barred,omitempty"`  // that keeps or has kept the user from games; without the moderator
	Asked    *time.Time        `json:"asked_to_be_forgotten,omitempty"`
}

// KeptTable is a table at which the user sits or has sat.
type KeptTable struct {
	ID      string       `json:"id"`
	Game    string       `json:"game"`
	Phase   match.Phase  `json:"phase"`
	Channel string       `json:"channel,omitempty"` // "": practice
	Opened  time.Time    `json:"opened"`
	Name    markup.Name  `json:"name,omitzero"` // of the user there
	Seat    int          `json:"seat"`          // from 1; 0: none
	Kept    []match.Fact `json:"kept,omitempty"`
}

// KeptAct is an act of the user as a manager.
type KeptAct struct {
	At  time.Time `json:"at"`
	Act string    `json:"act"`
}

// Kept returns what the host keeps about a user in a guild.
func (h *Host) Kept(ctx context.Context, guildID, userID string) (k Kept, err error) {
	for _, kind := range []string{match.RecordKind, match.PrivateKind} {
		err = h.eachTable(ctx, guildID, kind, func(ref match.Ref, d *match.Sight) {
			if d.Record.Names(userID) {
				k.Tables = append(k.Tables, keptTable(ref, &d.Record, userID))
			}
		})
		if err != nil {
			return k, err
		}
	}
	k.Replays, err = h.Replays.Kept(ctx, guildID, userID)
	if err != nil {
		return k, err
	}
	k.Settings, err = h.People.Get(ctx, guildID, userID)
	if err != nil {
		return k, err
	}
	k.Lessons, err = h.People.Lessons(ctx, guildID, userID)
	if err != nil {
		return k, err
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	rec, err := h.Guilds.Get(ctx, guildID)
	if err != nil {
		return k, err
	}
	for _, e := range rec.Audit {
		if e.User == userID {
			k.Acts = append(k.Acts, KeptAct{e.At, actOf(e)})
		}
	}
	if b, ok := rec.Bar(guildID, userID); ok {
		b.By = ""
		k.Barred = &b
	}
	wishes, err := h.People.Wishes(ctx)
	for _, w := range wishes {
		if w.Guild == guildID && w.Person == userID {
			k.Asked = &w.At
		}
	}
	return k, err
}

// actOf says what somebody did, without the names of others.
func actOf(e guild.Entry) string {
	e.Names, e.Players = nil, nil
	return e.String()
}

func keptTable(ref match.Ref, r *match.Record, userID string) KeptTable {
	k := KeptTable{ID: ref.ID, Game: r.Kind, Phase: r.Phase, Channel: r.Channel, Opened: r.Opened, Kept: r.Kept(userID)}
	if i := slices.IndexFunc(r.Seats, func(s match.Seat) bool { return s.ID == userID }); i >= 0 {
		k.Name, k.Seat = r.Seats[i].Name, i+1
	}
	return k
}
