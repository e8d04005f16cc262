package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/screens"
	"ruckus/render/screen"
)

// me answers /me.
func (b *Bot) me(ctx context.Context, a *answer) { a.visit(ctx, b.mePanel(a), "", "") }

// showKept tells the user what is kept about them.
func (b *Bot) showKept(ctx context.Context, a *answer) {
	b.aboutMe(ctx, a, screens.KeptPage(b.links()))
}

// askForget asks once more before the user is forgotten.
func (b *Bot) askForget(ctx context.Context, a *answer) { b.aboutMe(ctx, a, screens.AskForget()) }

func (b *Bot) aboutMe(ctx context.Context, a *answer, s screen.Screen) {
	a.private(ctx, compose(s, a.i.target(noTable, verbMe)))
}

// barredLine says that the user is barred from games here, and until when; "" where they are not, or that cannot be read now.
func (b *Bot) barredLine(ctx context.Context, i *interaction) string {
	decided, err := b.host.Guilds.Get(ctx, i.GuildID)
	if err != nil {
		return ""
	}
	bar, is := decided.Bar(i.GuildID, i.user().ID)
	if !is || !bar.On(time.Now()) {
		return ""
	}
	return screens.BarredLine(bar)
}
