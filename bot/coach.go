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

// openCoach shows what the coach tells in a private message of its own; from the end of a try, in place of it.
func (b *Bot) openCoach(ctx context.Context, a *answer, ref match.Ref) {
	at := frame.ReplayPlace{View: games.Table}
	if !ref.Private() {
		b.coached(ctx, a, ref, at, a.reply)
		return
	}
	t, err := b.host.Get(ctx, ref)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	game, move, try := match.ParseTry(ref.Guild, t.Solo.Deal)
	if !try {
		game = ref
	}
	at.Move = move
	defer b.leaveHand(ctx, a, ref)()
	b.coach(ctx, a, game, at)
}

// coach shows a player of a game that is over which of their moves have cost most.
func (b *Bot) coach(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace) {
	b.stand(ctx, madeBy(a.i))
	show := a.reply
	if a.i.OnEphemeral() {
		show = func(ctx context.Context, m discord.Message) error {
			_, err := a.update(ctx, m)
			return err
		}
	}
	b.coached(ctx, a, ref, at, show)
}

// coached shows what the coach tells; if it may not, the asker is told why. While the coach looks for it, the message waits.
func (b *Bot) coached(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace, show func(context.Context, discord.Message) error) {
	c, err := b.host.Replays.Coach(ctx, ref, a.i.user().ID)
	if err == nil && !c.Ready {
		err = b.mayTurn(a.i)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	err = show(ctx, b.looks.coach(c, at, a.i.reader()))
	switch {
	case c.Ready:
	case err != nil:
		b.turning.some.done(a.i.Who())
	default:
		b.turns(a.i, func(ctx context.Context, late bool) (*discord.Message, bool, error) {
			c, done, err := b.host.Replays.AwaitCoach(ctx, ref, c.Seat, a.i.user().ID)
			switch {
			case err != nil:
				return nil, true, err
			case !done && late:
				return nil, true, refuse("no.coach")
			case !done:
				return nil, false, nil
			}
			b.learnCards(ctx, a.i)
			m := b.looks.coach(c, at, a.i.reader())
			return &m, true, nil
		})
	}
}

// weights are what a move has cost, in words.
var weights = map[replay.Weight]string{replay.Little: say("coach.little"), replay.Much: say("coach.much"), replay.TheGame: say("coach.game")}

// coach draws what the coach tells.
func (l looks) coach(c replay.Coaching, at frame.ReplayPlace, who reader) discord.Message {
	shown := look.Coaching{Seat: c.Seat, Move: at.Move, View: at.View, Ready: c.Ready, At: c.At, Judged: c.Judged, Hinted: c.Hinted, Costs: c.Costs, Pace: c.Pace, Waits: c.Waits}
	for i := range c.Moments {
		shown.Moments = append(shown.Moments, coachMoment(c, i))
	}
	t := l.replayTable(c.Position)
	return l.draw(c.Table.Kind.Name, who, target{c.Table.ID, verbReplay, who.cards}, func(seen screen.Reader) screen.Screen {
		return frame.CoachScreen(t, shown, seen)
	})
}

// coachMoment is one of the moves that the coach names.
func coachMoment(c replay.Coaching, i int) look.CoachMoment {
	m := c.Moments[i]
	return look.CoachMoment{
		Replayed: replayed(c.Places[i], frame.ReplayPlace{View: c.Seat}), Hint: games.Hint{Move: m.Better, Reasons: m.Reasons},
		Instead: c.After[i].Made, Told: c.After[i].Events, Weight: weights[c.Weights[i]],
		Open: m.Open, Waited: m.Waited, Turn: m.Turn,
	}
}

// led notes in a replay which of its moments the coach has led the reader to; it is shown where they are still there, and not where they
// look at the board or at somebody else's move.
func (b *Bot) led(ctx context.Context, ref match.Ref, user string, at frame.ReplayPlace, shown *look.Replayed) error {
	c, err := b.host.Replays.Found(ctx, ref, user)
	shown.Led, shown.LedTo = at.Led, at.Move
	if err != nil || at.Led > len(c.Moments) {
		return err
	}
	shown.LedTo = c.Moments[at.Led-1].Move
	if at.Ask == frame.ReplaySee && at.Move == shown.LedTo {
		m := coachMoment(c, at.Led-1)
		shown.Moment = &m
	}
	return nil
}
