package bot

import (
	"context"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
)

// trouble says in a sentence why a table's board is not up to date, and what to do about it; "" where it is, or where
// somebody was told a moment ago.
func (b *Bot) trouble(t match.Table) string {
	if !t.Live() {
		return ""
	}
	switch err := b.pages.Trouble(boardKey(t.Ref)); {
	case err == nil:
		return ""
	case discord.IsCode(err, discord.ThreadArchived):
		return say("trouble.thread")
	case discord.IsCode(err, discord.MissingAccess):
		return say("trouble.access")
	case discord.IsCode(err, discord.MissingPermissions):
		return say("trouble.permission")
	}
	return say("trouble.refused")
}

// suspend suspends the tables of a place that people cannot get to any more.
func (b *Bot) suspend(ctx context.Context, guild, channel string) {
	b.log.Info("tables suspended: the bot can't reach their channel or server", "guild", guild, "channel", channel)
	if err := b.host.Suspend(ctx, guild, channel); err != nil {
		b.log.Error("couldn't suspend tables whose channel or server is gone", "guild", guild, "channel", channel, "cause", err)
	}
}

// resume has the tables of a guild go on, and shows their boards.
func (b *Bot) resume(ctx context.Context, guild string) {
	if err := b.host.Resume(ctx, guild); err != nil {
		b.log.Error("couldn't resume suspended tables; the next start tries again", "guild", guild, "cause", err)
	}
	b.healBoards(ctx, guild)
}
