package bot

import (
	"context"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// openCoach shows what the coach tells in a private message of its own.
func (b *Bot) openCoach(ctx context.Context, a *answer, ref match.Ref) {
	if m, ok := b.coached(ctx, a, ref, frame.ReplayPlace{View: games.Table}); ok {
		_ = a.reply(ctx, m)
	}
}

// coach shows a player of a game that is over which of their moves have cost most.
func (b *Bot) coach(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace) {
	b.stand(ctx, a.i)
	if m, ok := b.coached(ctx, a, ref, at); ok {
		a.private(ctx, m)
	}
}

// coached is what the coach tells; if it may not, the asker is told why.
func (b *Bot) coached(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace) (m discord.Message, ok bool) {
	c, err := b.host.Replays.Coach(ctx, ref, a.i.user().ID)
	if err != nil {
		a.refuse(ctx, err)
		return discord.Message{}, false
	}
	return b.looks.coach(c, at, a.i.reader()), true
}

// coach draws what the coach tells.
func (l looks) coach(c replay.Coaching, at frame.ReplayPlace, who reader) discord.Message {
	shown := look.Coaching{Seat: c.Seat, Move: at.Move, View: at.View, Ready: c.Ready, Judged: c.Judged, Differs: c.Differs, Pace: c.Pace, Waits: c.Waits}
	for i, m := range c.Moments {
		shown.Moments = append(shown.Moments, look.CoachMoment{
			Replayed: replayed(c.Places[i], frame.ReplayPlace{View: c.Seat}), Hint: games.Hint{Move: m.Better, Reasons: m.Reasons},
			Instead: c.After[i].Made, Told: c.After[i].Events, Cost: m.Cost, Error: m.Error,
			Wins: games.Can[games.Forecaster](c.Kind), Open: m.Open, Waited: m.Waited,
		})
	}
	t := l.replayTable(c.Position)
	return l.draw(c.Kind.Name, who, target{c.ID, verbReplay, who.cards}, func(seen screen.Reader) screen.Screen {
		return frame.CoachScreen(t, shown, seen)
	})
}
