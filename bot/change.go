package bot

import (
	"context"
	"errors"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
)

// tableOrRefuse is a table that an answer is about, or says why not.
func (b *Bot) tableOrRefuse(ctx context.Context, a *answer, ref match.Ref) (t match.Table, ok bool) {
	t, err := b.host.Get(ctx, ref)
	if err != nil {
		a.refuse(ctx, err)
		return t, false
	}
	a.about(t)
	return t, true
}

// A change is what the host does to a table for somebody.
type change = func(context.Context, match.Ref, match.By) (match.Table, error)

// asks is what the host does to a table for somebody who asks for nothing but that.
func (b *Bot) asks(what func(*match.Draft, match.By) error) change {
	return func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		return b.host.Ask(ctx, ref, by, what)
	}
}

// seats is asks for what gives somebody a seat, or promises one.
func (b *Bot) seats(what func(*match.Draft, match.By) error) change {
	return func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		return b.host.Seat(ctx, ref, by, what)
	}
}

// moderated is asks for what takes a power that not all have.
func (b *Bot) moderated(what func(*match.Draft, match.By) error) change {
	return func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		return b.host.Moderate(ctx, ref, by, what)
	}
}

// changes changes the table, and shows what was pressed on as it is then.
func (b *Bot) changes(c change) press {
	return atTable(func(ctx context.Context, a *answer, ref match.Ref) { b.changeTable(ctx, a, ref, c) })
}

// changeTable changes the table, and shows what was pressed on as it is then.
func (b *Bot) changeTable(ctx context.Context, a *answer, ref match.Ref, c change) {
	show := b.holdPressed(a, ref)
	defer show.nothing()
	t, ok := b.changeOrRefuse(ctx, a, ref, c)
	if !ok {
		return
	}
	if !a.i.OnEphemeral() {
		show.board(ctx, t)
		return
	}
	h, err := b.host.Peek(ctx, ref, a.i.user().ID)
	var refusal problem.Refusal
	switch {
	case errors.As(err, &refusal): // they have left
		m := discord.Text(capital(refusal.Error()))
		if done, err := a.update(ctx, m); err == nil && done {
			show.end(&m, 0)
		}
	case err != nil:
		a.refuse(ctx, err)
	default:
		show.hand(ctx, h, "", onTop{})
	}
}

// changeOrRefuse changes the table, or says why not.
func (b *Bot) changeOrRefuse(ctx context.Context, a *answer, ref match.Ref, c change) (t match.Table, ok bool) {
	t, err := c(ctx, ref, a.i.by())
	a.about(t)
	if err != nil {
		a.refuse(ctx, err)
	}
	return t, err == nil
}
