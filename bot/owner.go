package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/work"
)

// Several processes on one store may be told of the same press. The table's record says which one owns the table: that one
// answers at once, and edits. The others carry out the press, too (the host makes each change once), but give the owner a
// second to answer. If Discord still takes an answer after that, the owner is gone: who gave it becomes the owner.

// An ownership says whether this process or another one is to answer an interaction.
type ownership struct {
	other bool      // another one is
	ref   match.Ref // of the table that this one owns from the answer on; zero: none
}

// about says which table an answer is about, and how far that has come: another process on the store may have changed it, and tells
// nobody here. Anyone who presses there may have repaired what kept its board from being shown.
func (a *answer) about(t match.Table) {
	if t.ID == "" {
		return
	}
	a.b.pages.Retry(boardKey(t.Ref))
	a.b.pages.Reach(page.Topic(t.Ref), t.Version)
	if !t.Owned {
		a.owner = ownership{true, t.Ref}
	}
}

// wait gives another process the time to answer, if it is to.
func (o ownership) wait(ctx context.Context, begun time.Time) {
	if o.other {
		_ = work.Sleep(ctx, time.Until(begun.Add(match.StandIn)))
	}
}

// answered says that Discord has taken this process's answer.
func (o ownership) answered(ctx context.Context, b *Bot) {
	if o.ref.ID != "" {
		b.own(ctx, o.ref)
	}
}

// own has this process own a table.
func (b *Bot) own(ctx context.Context, ref match.Ref) {
	if err := b.host.Own(ctx, ref); err != nil {
		b.log.Warn("couldn't take over a table from another process; the next press tries again", "table", ref.ID, "guild", ref.Guild, "cause", err)
	}
}

// owned returns page.ErrNotOwner for a table that another process shows.
func owned(t match.Table) error {
	if !t.Owned {
		return page.ErrNotOwner
	}
	return nil
}

// mayShow reports whether this process may show a table's board in an answer now: it owns the table, and what the last owner
// has sent has arrived.
func (b *Bot) mayShow(t match.Table) bool { return t.Owned && b.pages.Settled(boardKey(t.Ref)) }
