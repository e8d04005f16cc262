package bot

import (
	"context"

	"ruckus/bot/discord"
)

// events is what the bot does when something happens on Discord. Nothing here may block.
type events struct{ b *Bot }

func (b *Bot) events() events { return events{b} }

// Ready implements discord.Handler: the commands are registered once, and boards brought up to date.
func (e events) Ready(app string, guilds []string, own func(guild string) bool) {
	select {
	case e.b.started <- app:
	default:
	}
	e.carryOut(func(ctx context.Context) {
		e.b.returned(ctx, guilds...)
		e.b.away.connected(own)
		e.b.noteMissed(ctx)
		for _, guild := range guilds {
			e.b.healBoards(ctx, guild)
		}
	})
}

// Interaction implements discord.Handler.
func (e events) Interaction(i *discord.Interaction) { e.b.handle(&interaction{Interaction: i}) }

// Gone implements discord.Handler: the tables there are suspended, and what is kept of a guild is deleted one day.
func (e events) Gone(guild, channel string) {
	e.carryOut(func(ctx context.Context) {
		if channel == "" {
			e.b.left(ctx, guild)
		}
		e.b.suspend(ctx, guild, channel)
	})
}

// Joined implements discord.Handler: tables from before go on.
func (e events) Joined(guild string) {
	e.carryOut(func(ctx context.Context) {
		e.b.returned(ctx, guild)
		e.b.resume(ctx, guild)
	})
}

// carryOut does what takes time.
func (e events) carryOut(f func(context.Context)) {
	e.b.work.Begin()
	go func() {
		defer e.b.work.Done()
		f(context.Background())
	}()
}
