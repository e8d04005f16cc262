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
		return "The board here is out of date because this thread is archived or locked: write something in it, or ask someone who manages it to open it again."
	case discord.IsCode(err, discord.MissingAccess):
		return "The board here is out of date because I can't see this place. In a private thread, mention me once in a message. In a voice channel, ask someone who manages it to give me **Connect**. Anywhere else I need **View Channel**."
	case discord.IsCode(err, discord.MissingPermissions):
		return "The board here is out of date because I lack a permission: ask someone who manages this channel to give me **Send Messages** (in a thread **Send Messages in Threads**) and **Embed Links**, and in a voice channel **Connect**."
	}
	return "The board here is out of date because Discord refuses my edits. The cause is in the log of the person who runs the bot."
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
