package bot

import (
	"context"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
)

// hint shows the user their hand with a hint. A hint that is refused says why in the hand, as a refused move does.
func (b *Bot) hint(ctx context.Context, a *answer, ref match.Ref) {
	show := b.holdHand(a, ref)
	defer show.nothing()
	place := b.hand(ref, a.i.user().ID).where()
	h, err := b.host.Hint(ctx, ref, a.i.by())
	if err == nil {
		b.pages.TouchAll(page.Topic(ref)) // as for moves
		a.about(h.Table)
		show.hand(ctx, h, place, onTop{})
		return
	}
	seen, gone := b.host.Peek(ctx, ref, a.i.user().ID)
	if gone != nil || !a.i.OnEphemeral() || !live(seen.Table) {
		a.refuse(ctx, err)
		return
	}
	a.about(seen.Table)
	show.hand(ctx, seen, place, onTop{lasting: a.sentence(err)})
}
