package bot

import (
	"context"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/render/look"
)

// hint shows the user their hand with a hint. A hint that is refused says why in the hand, as a refused move does.
func (b *Bot) hint(ctx context.Context, a *answer, ref match.Ref) {
	show := b.holdHand(a, ref)
	defer show.nothing()
	mine := b.hand(ref, a.i.user().ID)
	h, err := b.host.Hint(ctx, ref, a.i.by())
	if err == nil {
		a.about(h.Table)
		place := mine.where(h)
		if h.Plan != nil && len(h.Plan.Ideas) > 0 {
			place = look.IdeasPlace
		}
		show.hand(ctx, h, place, onTop{})
		return
	}
	seen, gone := b.host.Peek(ctx, ref, a.i.user().ID)
	a.about(seen.Table) // the press may have brought them back
	if gone != nil || !a.i.OnEphemeral() || !seen.Live() {
		a.refuse(ctx, err)
		return
	}
	show.hand(ctx, seen, mine.where(seen), onTop{lasting: a.sentence(err)})
}

// onlyMove has single moves made for a player from now on, and shows their hand again.
func (b *Bot) onlyMove(ctx context.Context, a *answer, ref match.Ref) {
	show := b.holdHand(a, ref)
	defer show.nothing()
	mine := b.hand(ref, a.i.user().ID)
	h, err := b.host.Peek(ctx, ref, a.i.user().ID) // only who plays here has such moves
	if err == nil {
		_, err = b.host.SetPerson(ctx, a.i.GuildID, a.i.user().ID, func(p *people.Prefs) { p.OnlyMove = true })
	}
	if err == nil {
		h, err = b.host.Peek(ctx, ref, a.i.user().ID)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(h.Table)
	show.hand(ctx, h, mine.where(h), onTop{lasting: say("did.moves")})
}
