package table

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/records"
	"ruckus/render/markup"
)

// maySit refuses people who are barred from the games of a guild, and returns the others as games show them.
func (h *Host) maySit(ctx context.Context, guildID string, by match.By) (match.By, error) {
	hidden, err := h.Guilds.MaySit(ctx, guildID, by.ID)
	return hide(by, hidden), err
}

// hide is a user as games show them.
func hide(by match.By, hidden bool) match.By {
	if hidden {
		by.Name = markup.Name{}
	}
	return by
}

// Seat is Ask for a change that gives a user a seat at a table, or promises one. Only where that needs the whole log is it read. It
// refuses people who are barred.
func (h *Host) Seat(ctx context.Context, ref match.Ref, by match.By, what func(*match.Draft, match.By) error) (match.Table, error) {
	by, err := h.maySit(ctx, ref.Guild, by)
	if err == nil {
		err = h.maySitMore(ctx, ref, by.ID)
	}
	if err != nil {
		return match.Table{}, err
	}
	table, err := h.Ask(ctx, ref, by, what)
	if !errors.Is(err, match.ErrUnread) {
		return table, err
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	change := match.Once(by.Request, func(d *match.Draft) error { return what(d, by) })
	var hand match.Hand
	h.queues.Do(ref, time.Now(), func() { hand, err = h.transact(ctx, ref, h.readWhole, by.ID, change) })
	return hand.Table, err
}
