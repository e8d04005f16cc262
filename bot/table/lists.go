package table

import (
	"context"
	"errors"
	"fmt"

	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/store"
)

const listStep = 50 // tables that are read at once

// eachListed looks at the tables of a list in their order. What the store cannot read is left out, and logged.
func (h *Host) eachListed(ctx context.Context, list store.Ranking, look func(store.Record)) error {
	part := store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: listStep}
	for {
		page, damaged, err := h.listPage(ctx, list, part)
		if err != nil {
			return err
		}
		for _, r := range page {
			if at := r.Ranks[list.Name]; at != part.From && !damaged {
				part.From, part.Skip = at, 0
			}
			part.Skip++
			look(r)
		}
		switch {
		case !damaged && len(page) < listStep:
			return nil
		case damaged:
			part.Skip += listStep - len(page)
		}
	}
}

func (h *Host) listPage(ctx context.Context, list store.Ranking, part store.Part) (page []store.Record, damaged bool, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	page, err = h.cfg.Store.Page(ctx, list, part)
	switch {
	case errors.Is(err, store.ErrDamaged):
		h.cfg.Log.Warn("tables that cannot be read", "guild", list.Guild, "err", err)
		return page, true, nil
	case err != nil:
		return nil, false, problem.Store(fmt.Errorf("list: %w", err))
	}
	return page, false, nil
}
