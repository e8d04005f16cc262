package bot

import (
	"context"

	"ruckus/bot/discord"
	"ruckus/bot/table"
	"ruckus/games"
	"ruckus/render"
)

// coach shows a player of a game that is over which of their moves have cost most.
func (b *Bot) coach(ctx context.Context, a *answer, ref table.Ref, at render.ReplayPlace) {
	c, err := b.host.Coach(ctx, ref, a.i.user().ID)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.private(ctx, b.looks.coach(c, at, a.i.reader()))
}

// coach draws what the coach tells.
func (l looks) coach(c table.Coaching, at render.ReplayPlace, who reader) discord.Message {
	shown := render.Coaching{Seat: c.Seat, Place: at, Ready: c.Ready, Judged: c.Judged, Differs: c.Differs, Pace: c.Pace, Waits: c.Waits}
	for i, m := range c.Moments {
		shown.Moments = append(shown.Moments, render.CoachMoment{
			Replayed: replayed(c.Places[i], render.ReplayPlace{View: c.Seat}), Hint: games.Hint{Move: m.Better, Reasons: m.Reasons},
			Instead: c.After[i].Made, Told: c.After[i].Events, Cost: m.Cost, Error: m.Error,
			Wins: c.Kind.WinChance != nil, Open: m.Open, Waited: m.Waited,
		})
	}
	t := l.replayTable(c.Replay)
	return l.draw(c.Kind.Name, who, target{c.ID, verbReplay, who.cards}, func(seen render.Reader) render.Screen {
		return render.CoachScreen(t, shown, seen)
	})
}
