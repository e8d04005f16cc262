package bot

import (
	"context"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/replay"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

const errSlowWord = problem.Refusal("that took too long to ask for a word; press again")

// closeMix posts the message that closes what decides the cards of a table. It is never edited: Discord shows that it was not.
func (b *Bot) closeMix(ctx context.Context, t match.Table, closed string) string {
	m := discord.Text("🔒 The cards of this table are fixed. " + closed)
	m.Flags, m.Nonce = discord.FlagSilent, closed[:20]
	id, err := b.client.Post(ctx, channelOf(t), m)
	if err != nil {
		b.log.Warn("the cards of a table are dealt without a message that fixes them", "guild", t.Guild, "table", t.ID, "cause", err)
	}
	return id
}

// howDealt tells how the cards of a table are decided.
func (b *Bot) howDealt(ctx context.Context, a *answer, ref match.Ref) {
	if t, ok := b.tableOrRefuse(ctx, a, ref); ok {
		a.private(ctx, b.tablePage(a, t, frame.DealtPage(b.looks.table(t), t.Seat(a.i.user().ID))))
	}
}

// cut asks for a word, or mixes the one that was written into the form.
func (b *Bot) cut(ctx context.Context, a *answer, ref match.Ref) {
	if a.i.Type != discord.TypeModal {
		if t, err := b.host.Get(ctx, ref); err == nil && t.Phase != match.Lobby {
			_, err = b.host.Cut(ctx, ref, a.i.by(), "") // which is refused in the host's words
			a.refuse(ctx, err)
			return
		}
		form := composeForm(frame.CutForm(), a.i.target(ref.ID, verbHost))
		if asked, _ := a.ask(ctx, form); !asked {
			a.refuse(ctx, errSlowWord)
		}
		return
	}
	show := b.holdHand(a, ref)
	defer show.nothing()
	t, err := b.host.Cut(ctx, ref, a.i.by(), a.i.Filled())
	a.about(t)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	h, err := b.host.Peek(ctx, ref, a.i.user().ID)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	show.hand(ctx, h, frame.DealtPlace, onTop{})
}

// played deals the game at a table again and plays its log; if that is not possible, the asker is told why.
func (b *Bot) played(ctx context.Context, a *answer, ref match.Ref) (v replay.Verdict, t match.Table, ok bool) {
	v, err := b.host.Replays.Verify(ctx, ref)
	if err != nil {
		a.refuse(ctx, err)
		return v, t, false
	}
	t, ok = b.tableOrRefuse(ctx, a, ref)
	t.Mix = v.Mix
	return v, t, ok
}

// verify tells what playing the game at a table again has shown.
func (b *Bot) verify(ctx context.Context, a *answer, ref match.Ref) {
	if v, t, ok := b.played(ctx, a, ref); ok {
		a.private(ctx, b.tablePage(a, t, frame.VerifyPage(b.looks.table(t), t.Seat(a.i.user().ID), frame.Check{
			Seed: v.Seed, Moves: v.Actions, Differs: v.Differs, Unchecked: v.Unchecked, Margins: len(v.Margins) > 0,
		})))
	}
}

// margins tells which presses of a race were close.
func (b *Bot) margins(ctx context.Context, a *answer, ref match.Ref) {
	v, t, ok := b.played(ctx, a, ref)
	if !ok {
		return
	}
	b.learnReader(ctx, a.i, t.Kind.Name)
	who := a.i.reader()
	a.private(ctx, b.looks.draw(t.Kind.Name, who, target{t.ID, verbGo, who.cards}, func(seen screen.Reader) screen.Screen {
		return frame.MarginsPage(b.looks.table(t), v.Margins, seen)
	}))
}
