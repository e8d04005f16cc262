package bot

import (
	"context"
	"strings"

	"ruckus/bot/internal/discord"
	"ruckus/games"
	"ruckus/render/screen"
)

// What people type comes as a form over their hand. The form's identifier is that of the button that opened it, so it works however
// long it has been open: the rules judge it as they would a late press.

// asksText reports whether a press on a move needs a text first.
func asksText(i *interaction, move string) bool {
	return i.Type == discord.TypePress && strings.Contains(move, "*")
}

// askText opens the form for what the user's seat is asked to type.
func (b *Bot) askText(ctx context.Context, a *answer, id customID) {
	ref := a.i.ref(id.Table)
	h, err := b.host.Hand(ctx, ref, a.i.by())
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(h.Table)
	err = refuse("no.typing")
	for _, ask := range h.Prompt.Typed {
		if ask.Move == id.Arg {
			if a.form(ctx, ask) {
				return
			}
			err = refuse("no.slow.text")
		}
	}
	if h.Seat == games.Table || !a.i.OnEphemeral() {
		b.refuseMove(ctx, a, h, err)
		return
	}
	show := b.holdHand(a, ref)
	defer show.nothing()
	show.hand(ctx, h, "", onTop{lasting: a.sentence(err)})
}

// form asks for a text. It returns false where that's no longer possible.
func (a *answer) form(ctx context.Context, ask games.Typed) bool {
	f := screen.Form{Title: ask.Label, Label: ask.Label, Help: say("typed", "n", ask.Max), Max: ask.Max, Go: ask.Move}
	if ask.Word {
		f.Help = say("typed.word", "n", ask.Max)
	}
	asked, _ := a.ask(ctx, composeForm(f, a.i.target(a.i.id.Table, verbDo)))
	return asked
}
