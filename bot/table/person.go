package table

import (
	"context"
	"errors"

	"ruckus/bot/match"
	"ruckus/bot/people"
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

// MayCall reports whether a user may be mentioned in a guild: neither they nor the guild have switched it off.
func (h *Host) MayCall(ctx context.Context, guildID, userID string) (bool, error) {
	if may, err := h.People.MayCall(ctx, guildID, userID); err != nil || !may {
		return false, err
	}
	return h.Guilds.MayCall(ctx, guildID)
}
