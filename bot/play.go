package bot

import (
	"context"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/render/frame"
)

// play answers /play.
func (b *Bot) play(ctx context.Context, a *answer) {
	o, err := a.i.opening()
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	b.open(ctx, a, o)
}

// open opens a table. The answer is its board.
func (b *Bot) open(ctx context.Context, a *answer, o match.Opening) {
	if !a.mayPlayHere(ctx) {
		return
	}
	by := a.i.by()
	t, err := b.host.Create(ctx, by, o)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(t)
	m := b.looks.board(t)
	id, posted, err := a.post(ctx, ringing(m, b.toTell(ctx, t), frame.TableOpens))
	if !posted {
		b.postBoard(t)
		if l := b.boardLink(ctx, a, t); l != "" {
			a.say(ctx, say("did.open", "place", l))
		} else {
			a.say(ctx, say("did.open.here"))
		}
		return
	}
	if discord.IsCode(err, discord.AlreadyAnswered) {
		return
	}
	if err != nil {
		by.Manager = true // nobody else can end it
		if _, err := b.host.Moderate(ctx, t.Ref, by, (*match.Draft).Close); err != nil {
			b.log.Error("couldn't close a table whose board failed to post", "table", t.ID, "guild", t.Guild, "cause", err)
		}
		return
	}
	if err := b.boardAnswered(ctx, a, t, id, m); err != nil {
		b.log.Error("couldn't store where a board is: it will be posted again", "table", t.ID, "guild", t.Guild, "cause", err)
		b.postBoard(t)
	}
}

// opening reads what /play asks for.
func (i *interaction) opening() (o match.Opening, err error) {
	o = i.here()
	o.Kind, o.Length = i.stringOption(optionGame), i.stringOption(optionLength)
	if o.Kind == "" {
		return o, illegal("no.game.pick")
	}
	for _, given := range i.Data.Options {
		if given.Name == optionRobots {
			o.Robots, err = given.Number()
			if err != nil {
				return o, illegal("no.number", "option", optionRobots)
			}
		}
	}
	return o, nil
}
