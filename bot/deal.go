package bot

import (
	"context"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

// closeMix posts the message that closes what decides the cards of a table. It is never edited: Discord shows that it was not.
func (b *Bot) closeMix(ctx context.Context, t match.Table) string {
	m := discord.Text("🔒 The cards of this table are fixed. " + t.Mix.Sum)
	m.Flags, m.Nonce = discord.FlagSilent, t.Mix.Sum[:20]
	id, err := b.client.Post(ctx, channelOf(t), m)
	if err != nil {
		b.log.Warn("the cards of a table are dealt without a message that fixes them", "guild", t.Guild, "table", t.ID, "cause", err)
	}
	return id
}

// howDealt tells how the cards of a table are decided.
func (b *Bot) howDealt(ctx context.Context, a *answer, ref match.Ref) {
	if t, ok := b.tableOrRefuse(ctx, a, ref); ok {
		a.private(ctx, b.tablePage(a, t, frame.DealtPage(b.looks.table(t))))
	}
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
		a.private(ctx, b.tablePage(a, t, frame.VerifyPage(b.looks.table(t), frame.Check{
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
