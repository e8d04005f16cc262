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

// A press on a replay names the table, the move and the view; the game is played from its log up to there. Nothing of it is
// stored, so any replay message works for as long as its record is kept.

// openReplay shows the replay of a game that is over in a private message of its own, from the beginning.
func (b *Bot) openReplay(ctx context.Context, a *answer, ref match.Ref) {
	m, ok := b.replay(ctx, a, ref, frame.ReplayPlace{View: games.Table})
	if ok {
		_ = a.reply(ctx, m)
	}
}

// inReplay reads which place in a replay is meant.
func inReplay(f func(context.Context, *answer, match.Ref, frame.ReplayPlace)) press {
	return inTable(func(ctx context.Context, a *answer, ref match.Ref, place string) {
		at, ok := frame.ParseReplayPlace(place)
		if !ok {
			a.refuse(ctx, errCustomID)
			return
		}
		f(ctx, a, ref, at)
	})
}

// showReplay goes to a place in a replay. On a message for everybody it opens one for the asker.
func (b *Bot) showReplay(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace) {
	b.stand(ctx, madeBy(a.i))
	if m, ok := b.replay(ctx, a, ref, at); ok {
		a.private(ctx, m)
	}
}

// playReplay has a replay go on on its own from a place, a move after each pause, in the private message that was pressed on.
func (b *Bot) playReplay(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace) {
	b.stand(ctx, madeBy(a.i))
	if !a.i.OnEphemeral() { // what all see stands still
		b.showReplay(ctx, a, ref, at)
		return
	}
	if err := b.mayTurn(a.i); err != nil {
		a.refuse(ctx, err)
		return
	}
	m, ok := b.replay(ctx, a, ref, at)
	if !ok {
		b.turning.some.done(a.i.Who())
		return
	}
	// It can be stopped before the answer shows Pause, so that who presses that at once is heard.
	b.turns(a.i, func(ctx context.Context, late bool) (*discord.Message, bool, error) {
		at.Move++
		if late {
			at.Ask = frame.ReplayRests
		}
		m, end, err := b.replayAt(ctx, a.i, ref, at)
		return &m, end || late, err
	})
	if _, err := a.update(ctx, m); err != nil {
		b.stand(ctx, madeBy(a.i))
	}
}

// replay is the message of a place in a replay; where there is none, it says why, and ok is false.
func (b *Bot) replay(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace) (m discord.Message, ok bool) {
	m, _, err := b.replayAt(ctx, a.i, ref, at)
	if err != nil {
		a.refuse(ctx, err)
		return m, false
	}
	return m, true
}

// replayAt is the message of a place in a replay, for who has pressed, and whether that is the end.
func (b *Bot) replayAt(ctx context.Context, i *interaction, ref match.Ref, at frame.ReplayPlace) (m discord.Message, end bool, err error) {
	r, err := b.host.Replays.At(ctx, ref, i.user().ID, at.Move)
	if err != nil {
		return m, false, err
	}
	b.learnReader(ctx, i, r.Table.Kind.Name)
	shown := replayed(r, at)
	shown.Share = !ref.Private()
	seat := r.SeatOf(i.user().ID)
	shown.Coach = seat != games.Table && (shown.Share || at.Led > 0) && r.Coached() // of private games a daily alone has the coach, who leads here
	if shown.Coach && at.Led > 0 {
		if err := b.led(ctx, ref, i.user().ID, at, &shown); err != nil {
			return m, false, err
		}
	}
	end = r.Move == r.Moves
	shown.Plays, shown.Rests = at.Ask == frame.ReplayPlay && !end, at.Ask == frame.ReplayRests
	if at.Ask == frame.ReplayWhy {
		why, err := r.Why()
		if err != nil {
			return m, false, err
		}
		shown.Why, shown.Before, shown.Because = true, why.Before, why.Reasons
	}
	return b.looks.replay(r, shown, i.reader()), end, nil
}

// shareReplay shows a place of a replay to everybody in the channel.
func (b *Bot) shareReplay(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace) {
	if ref.Private() {
		a.refuse(ctx, refuse("no.practice.yours"))
		return
	}
	if !b.mayShare(ctx, a) {
		return
	}
	r, err := b.host.Replays.At(ctx, ref, a.i.user().ID, at.Move)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	shown := replayed(r, at)
	shown.Shared = true
	b.shareOnce(ctx, a, a.i.thing(customID{Table: ref.ID, Verb: verbReplay, Arg: at.String()}), b.looks.replay(r, shown, reader{locale: a.i.Locale}))
}

// replay draws a place of a replay.
func (l looks) replay(r replay.Position, p look.Replayed, who reader) discord.Message {
	t := l.replayTable(r)
	return l.draw(r.Table.Kind.Name, who, target{r.Table.ID, verbReplay, who.cards}, func(seen screen.Reader) screen.Screen {
		return frame.ReplayScreen(t, p, seen)
	})
}

// replayTable is the table of a game that is over, as far as a replay knows it.
func (l looks) replayTable(r replay.Position) frame.Table { return l.table(r.Table) }

// replayed is what the screen needs to know of a place.
func replayed(r replay.Position, at frame.ReplayPlace) look.Replayed {
	p := look.Replayed{View: at.View, Position: r.Position}
	if int(at.View) >= len(r.Table.Players) {
		p.View = games.Table
	}
	return p
}
