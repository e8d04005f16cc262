package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/work"
)

const (
	deleteEvery = 24 * time.Hour  // between two looks for guilds that were left long ago
	lookAround  = 5 * time.Minute // after a start, until it is known in which guilds the bot is
	noteEvery   = time.Minute     // between two tries to note where the bot is
)

// left notes that the bot has left a guild.
func (b *Bot) left(ctx context.Context, guild string) {
	b.away.note(true, guild)
	b.logLeft(guild)
	b.noteAway(ctx)
}

func (b *Bot) logLeft(guildID string) {
	b.log.Info("removed from a server; its data is deleted later", "guild", guildID, "deleted_in", guild.LeftKept)
}

// guildsAtOnce is how many guilds are read from the store at once.
const guildsAtOnce = 100

// leftUnseen notes the guilds of a shard that the bot has left while it was not connected: Discord tells nobody of them later.
// They are those of which something is kept, and in which the bot is not. Call it when it is known in which it is.
func (b *Bot) leftUnseen(ctx context.Context, of discord.Part) {
	noted, err := b.host.Guilds.Left(ctx)
	for some, after := []string{""}, ""; err == nil && len(some) > 0; {
		some, err = b.cfg.Store.Guilds(ctx, after, guildsAtOnce)
		for _, guild := range some {
			after = guild
			if _, known := noted[guild]; known || !of.Has(guild) || !b.away.unseen(guild) {
				continue
			}
			b.suspend(ctx, guild, "")
			b.logLeft(guild)
		}
	}
	b.noteAway(ctx)
	if err != nil {
		b.log.Warn("couldn't check which servers removed the bot while it was down; the next start tries again", "cause", err)
	}
}

// noteAway has it stored in which guilds the bot is and in which not. What fails is tried again by deleteLeft.
func (b *Bot) noteAway(ctx context.Context) {
	b.noting.Offer(struct{}{}, func() { b.noteAwayNow(ctx) })
}

func (b *Bot) noteAwayNow(ctx context.Context) {
	todo := b.away.unnoted()
	if len(todo) == 0 {
		return
	}
	stored, err := b.host.Guilds.Left(ctx)
	for guild, left := range todo {
		if err != nil {
			break
		}
		_, is := stored[guild]
		switch {
		case left && !is:
			err = b.host.Guilds.Leave(ctx, guild)
		case !left && is:
			err = b.host.Guilds.Return(ctx, guild)
		}
		if err == nil {
			b.away.noted(guild, left)
		}
	}
	if err != nil {
		b.log.Warn("couldn't store which servers the bot is in", "retry_in", noteEvery, "cause", err)
	}
}

// deleteLeft deletes what is kept of guilds that the bot left long ago, every day until the context ends.
func (b *Bot) deleteLeft(ctx context.Context) {
	next := time.Now().Add(lookAround)
	for work.Sleep(ctx, noteEvery) == nil {
		b.noteAway(ctx)
		if time.Now().After(next) {
			next = time.Now().Add(deleteEvery)
			b.deleteLeftNow(ctx)
		}
	}
}

func (b *Bot) deleteLeftNow(ctx context.Context) {
	if _, err := b.host.Guilds.DeleteLeft(ctx, b.away.here); err != nil {
		b.log.Warn("data of servers that removed the bot isn't deleted yet", "retry_in", deleteEvery, "cause", err)
	}
}
