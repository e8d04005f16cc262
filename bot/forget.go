package bot

import (
	"context"
	"crypto/rand"
	"time"

	"ruckus/bot/internal/people"
	"ruckus/bot/internal/work"
)

const (
	forgetEvery = time.Minute // between two looks at what is left to forget
	forgetTime  = time.Minute // for one person
)

// forgetMe notes that the user wants to be forgotten in this guild, and begins at once. What cannot be done now is done
// later: the wish is stored.
func (b *Bot) forgetMe(ctx context.Context, a *answer) {
	var chance [16]byte
	rand.Read(chance[:])
	wish, err := b.host.Wish(ctx, a.i.GuildID, a.i.by(), chance)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	b.readsFromNow(a.i, people.Prefs{})
	note := say("did.forgotten")
	if len(wish.Tables) > 0 {
		note = say("did.forgotten.seated")
	}
	b.work.Go(func() { b.fulfil(context.Background(), wish) })
	a.visit(ctx, b.mePanel(a), "", note)
}

// forgetPeople goes on with what was begun, until the context ends.
func (b *Bot) forgetPeople(ctx context.Context) {
	for {
		wishes, err := b.host.People.Wishes(ctx)
		if err != nil && ctx.Err() == nil {
			b.log.Warn("couldn't list pending Forget me requests", "retry_in", forgetEvery, "cause", err)
		}
		for _, w := range wishes {
			b.fulfil(ctx, w)
		}
		if work.Sleep(ctx, forgetEvery) != nil {
			return
		}
	}
}

// fulfil forgets a person as far as that can be done now.
func (b *Bot) fulfil(ctx context.Context, w people.Wish) {
	ctx, cancel := context.WithTimeout(ctx, forgetTime)
	defer cancel()
	for _, k := range b.cfg.Kinds {
		if err := b.standings.Forget(ctx, w.Guild, k.Name, w.Person, w.Mark, w.At); err != nil {
			b.log.Warn("a Forget me request is still pending", "guild", w.Guild, "game", k.Name, "retry_in", forgetEvery, "cause", err)
			return
		}
	}
	if err := b.daily.Forget(ctx, w.Guild, w.Person, time.Now()); err != nil {
		b.log.Warn("a Forget me request is still pending", "guild", w.Guild, "retry_in", forgetEvery, "cause", err)
		return
	}
	if _, err := b.host.Fulfil(ctx, w); err != nil {
		b.log.Warn("a Forget me request is still pending", "guild", w.Guild, "retry_in", forgetEvery, "cause", err)
	}
}
