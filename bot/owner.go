package bot

import (
	"context"
	"time"

	"ruckus/bot/page"
	"ruckus/bot/table"
	"ruckus/bot/work"
)

// Several processes on one store may be told of the same press. One of them owns the table, as its record says: it answers
// at once and edits. Another one carries out the press, too (the host makes each change once), but leaves the answer to
// the owner for a while. If Discord then takes the answer from it, the owner is gone, and it becomes the owner.

// An ownership says which process is to answer an interaction.
type ownership struct {
	other bool      // another one
	ref   table.Ref // of the table that this one owns from the answer on; zero: none
}

// about says which table an answer is about.
func (a *answer) about(t table.Table) {
	if t.ID != "" && !t.Owned {
		a.owner = ownership{true, t.Ref}
	}
}

// wait leaves another process the time to answer what was begun.
func (o ownership) wait(ctx context.Context, begun time.Time) {
	if o.other {
		_ = work.Sleep(ctx, time.Until(begun.Add(table.StandIn)))
	}
}

// answered says that Discord has taken this process's answer.
func (o ownership) answered(ctx context.Context, b *Bot) {
	if o.ref.ID != "" {
		b.own(ctx, o.ref)
	}
}

// own has this process own a table.
func (b *Bot) own(ctx context.Context, ref table.Ref) {
	if err := b.host.Own(ctx, ref); err != nil {
		b.log.Warn("a table cannot be taken over yet", "table", ref.ID, "guild", ref.Guild, "cause", err)
	}
}

// owned returns page.ErrNotOwner for a table that another process shows.
func owned(t table.Table) error {
	if !t.Owned {
		return page.ErrNotOwner
	}
	return nil
}

// mayShow tells whether this process may show a table's board in an answer now, and no other one is still about to.
func (b *Bot) mayShow(t table.Table) bool { return t.Owned && b.pages.Settled(boardKey(t.Ref)) }
