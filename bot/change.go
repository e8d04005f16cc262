package bot

import (
	"context"
	"errors"
	"strings"

	"ruckus/bot/discord"
	"ruckus/bot/match"
	"ruckus/bot/page"
	"ruckus/bot/problem"
	"ruckus/games"
	"ruckus/render/frame"
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

// changeTable carries out a host action that changes the table, and shows what was pressed on as it is then.
func (b *Bot) changeTable(ctx context.Context, a *answer, ref match.Ref, action string) {
	show := b.holdPressed(a, ref)
	defer show.nothing()
	t, ok := b.changeOrRefuse(ctx, a, ref, action)
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
			show.end(&m)
		}
	case err != nil:
		a.refuse(ctx, err)
	default:
		show.hand(ctx, h, "", onTop{})
	}
}

// changeOrRefuse carries out a host action that changes the table, or says why not.
func (b *Bot) changeOrRefuse(ctx context.Context, a *answer, ref match.Ref, action string) (t match.Table, ok bool) {
	t, err := b.change(ctx, a, ref, action)
	a.about(t)
	b.pages.TouchAll(page.Topic(ref)) // as for moves
	if err != nil {
		a.refuse(ctx, err)
	}
	return t, err == nil
}

// change carries out a host action that changes the table.
func (b *Bot) change(ctx context.Context, a *answer, ref match.Ref, action string) (match.Table, error) {
	by := a.i.by()
	switch action {
	case frame.Join:
		return b.host.Join(ctx, ref, by)
	case frame.Leave:
		return b.host.Leave(ctx, ref, by)
	case frame.Start:
		return b.host.Start(ctx, ref, by)
	case frame.Cancel:
		return b.host.Close(ctx, ref, by)
	case frame.Reopen:
		return b.host.Reopen(ctx, ref, by)
	case frame.RemoveRobot:
		return b.host.RemoveRobot(ctx, ref, by)
	}
	if length, ok := strings.CutPrefix(action, frame.ChooseLength); ok {
		return b.host.Choose(ctx, ref, by, match.Choice{Length: length})
	}
	for _, l := range games.Levels() {
		if action == frame.AddRobot+l.String() {
			return b.host.AddRobot(ctx, ref, by, l)
		}
	}
	return match.Table{}, errCustomID
}
