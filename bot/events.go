package bot

import (
	"context"

	"ruckus/bot/internal/discord"
)

// events is what the bot does when something happens on Discord. Nothing here may block.
type events struct{ b *Bot }

func (b *Bot) events() events { return events{b} }

// Ready implements discord.Handler: the commands are registered once, boards brought up to date, and guilds noted that the
// bot has left while nobody was told.
func (e events) Ready(app string, guilds []string, of discord.Part) {
	select {
	case e.b.started <- app:
	default:
	}
	e.b.away.note(false, guilds...) // before the next press
	e.b.work.Go(func() {
		ctx := context.Background()
		e.b.noteAway(ctx)
		for _, guild := range guilds {
			e.b.healBoards(ctx, guild)
			e.b.healNight(ctx, guild)
		}
		e.b.leftUnseen(ctx, of)
	})
}

// Interaction implements discord.Handler.
func (e events) Interaction(i *discord.Interaction) { e.b.handle(newInteraction(i)) }

// Gone implements discord.Handler: the tables there are suspended, and what is kept of a guild is deleted one day.
func (e events) Gone(guild, channel string) {
	e.b.work.Go(func() {
		ctx := context.Background()
		if channel == "" {
			e.b.left(ctx, guild)
		}
		e.b.suspend(ctx, guild, channel)
		e.b.loseNight(ctx, guild, channel)
	})
}

// Joined implements discord.Handler: tables from before go on.
func (e events) Joined(guild string) {
	e.b.away.note(false, guild)
	e.b.log.Info("joined a server", "guild", guild)
	e.b.work.Go(func() {
		ctx := context.Background()
		e.b.noteAway(ctx)
		e.b.resume(ctx, guild)
	})
}
