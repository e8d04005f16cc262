package bot

import (
	"context"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/render/frame"
)

// closeMix posts the message that closes what decides the cards of a table. It is never edited: Discord shows that it was not.
func (b *Bot) closeMix(ctx context.Context, t match.Table) string {
	m := discord.Text(say("deal", "sum", t.Dealing.Sum))
	m.Flags, m.Nonce = discord.FlagSilent, t.Dealing.Sum[:20]
	id, err := b.client.Post(ctx, channelOf(t), m)
	if err != nil {
		b.log.Warn("game dealt without its proof message; Verify says so", "guild", t.Guild, "table", t.ID, "cause", err)
	}
	return id
}

// howDealt tells how the cards of a table are decided.
func (b *Bot) howDealt(ctx context.Context, a *answer, ref match.Ref) {
	if t, ok := b.tableOrRefuse(ctx, a, ref); ok {
		a.private(ctx, b.tablePage(a, t, frame.DealtPage(b.looks.table(t))))
	}
}

// verify deals the game at a table again, plays its log, and tells what that has shown.
func (b *Bot) verify(ctx context.Context, a *answer, ref match.Ref) {
	v, err := b.host.Replays.Verify(ctx, ref)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	if t, ok := b.tableOrRefuse(ctx, a, ref); ok {
		t.Dealing = match.Dealt(v.Mix, t.Dealing.Mixed)
		a.private(ctx, b.tablePage(a, t, frame.VerifyPage(b.looks.table(t), frame.Check{
			Seed: v.Seed, Moves: v.Actions, Differs: v.Differs, Unchecked: v.Unchecked,
		})))
	}
}
