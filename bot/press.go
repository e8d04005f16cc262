package bot

import (
	"context"
	"fmt"
	"runtime/debug"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

// Everything people do comes in here, on the gateway's goroutine and in order. Nothing here may block: a slow press would
// hold up every server of the shard.

// handle takes an interaction. It runs on the gateway's goroutine, so that presses reach their table in the order in
// which they came, and does not block.
func (b *Bot) handle(i *interaction) {
	if b.client.TooLate(i.Interaction) {
		b.tooLate(i)
		return
	}
	if !b.inHand.take(i.Who()) {
		b.turnAway(i)
		return
	}
	a := b.answer(i)
	b.work.Begin()
	if i.GuildID == "" || i.user().ID == "" {
		go b.carryOut(a, "elsewhere", func(ctx context.Context) {
			a.say(ctx, say("no.server"))
		})
		return
	}
	if i.Type == discord.TypeCommand {
		go b.carryOut(a, "command", func(ctx context.Context) { b.command(ctx, a) })
		return
	}
	to, id, err := b.routes.read(i)
	switch {
	case err != nil:
		go b.carryOut(a, "unknown control", func(ctx context.Context) { a.refuse(ctx, err) })
	case to.has(inOrder) && asksText(i, id.Arg):
		go b.carryOut(a, "ask for a text", func(ctx context.Context) { b.askText(ctx, a, id) })
	case to.has(inOrder):
		b.move(a, id)
	default:
		go b.carryOut(a, to.String(), func(ctx context.Context) { b.press(ctx, a, to, id) })
	}
}

// carryOut does the part of an interaction that takes time. If the program panics there, only this answer is lost.
func (b *Bot) carryOut(a *answer, what string, f func(context.Context)) {
	defer b.work.Done()
	defer b.inHand.done(a.i.Who())
	ctx, cancel := context.WithTimeout(context.Background(), workTime)
	defer cancel()
	defer func() {
		if fault := recover(); fault != nil {
			a.refuse(ctx, fmt.Errorf("panic: %v\n%s", fault, debug.Stack()))
		}
		b.log.Debug("answered", "what", what, "interaction", a.i.ID, "guild", a.i.GuildID, "user", a.i.user().ID, "took", time.Since(a.begun))
	}()
	f(ctx)
}

// press carries out what a control other than a move asks for.
func (b *Bot) press(ctx context.Context, a *answer, to route, id customID) {
	arg := to.rest(id.Arg)
	if err := b.mayPress(ctx, a.i, to, id.Table, arg); err != nil {
		a.refuse(ctx, err)
		return
	}
	b.learnCards(ctx, a.i)
	to.do(ctx, a, arg)
}

// mayPress refuses what a user has forged: a press at somebody else's private table, or one that only makes sense at a
// table with a board; and what is only for those who manage the guild.
func (b *Bot) mayPress(ctx context.Context, i *interaction, to route, table, arg string) error {
	if to.has(managers) && !i.manager() {
		return errManagers
	}
	for _, name := range []string{table, arg} {
		ref := i.ref(name)
		if !ref.Private() {
			continue
		}
		if err := b.host.MayPress(ctx, ref, i.user().ID); err != nil {
			return err
		}
		if to.has(boards) {
			return errNotInPractice
		}
	}
	return nil
}

// move makes a move, and then shows the user the hand or the board on which they pressed. If they pressed on the board and
// have no hand open, it shows their hand: they will need it next.
func (b *Bot) move(a *answer, id customID) {
	ref, by := a.i.ref(id.Table), a.i.by()
	inHand := a.i.OnEphemeral() || !b.handOpen(ref, by.ID)
	hold := b.holdPressed
	if inHand {
		hold = b.holdHand
	}
	show := hold(a, ref)
	b.host.Act(context.Background(), ref, by, id.Arg, a.i.At(), func(h match.Hand, err error) {
		b.carryOut(a, "move", func(ctx context.Context) {
			defer show.nothing()
			a.about(h.Table)
			switch {
			case err != nil && (h.Seat == games.Table || !a.i.OnEphemeral()):
				b.refuseMove(ctx, a, h, err)
			case err != nil:
				place := b.hand(ref, by.ID).where(h)
				if frame.Reads(place) { // they have turned to it since they pressed, or it is an older message
					place = ""
				}
				show.hand(ctx, h, place, onTop{lasting: a.sentence(err), rule: games.Rule(err)})
			case inHand:
				show.hand(ctx, h, "", onTop{})
			default:
				show.board(ctx, h.Table)
			}
		})
	})
}

// refuseMove says why a move was refused to somebody who has no hand there, with a button for the rule that it names.
func (b *Bot) refuseMove(ctx context.Context, a *answer, h match.Hand, err error) {
	if h.ID == "" {
		a.refuse(ctx, err)
		return
	}
	said := b.looks.refusal(h, a.sentence(err), a.i.reader().plain())
	rule := games.Rule(err)
	if rule == "" {
		a.say(ctx, said)
		return
	}
	m := discord.Text(said)
	why := toComponent(screen.Control{Label: screen.LabelWhy, Go: rule}, a.i.target(h.ID, verbRules))
	m.Components = []discord.Row{{Type: discord.TypeRow, Components: []discord.Component{why}}}
	_ = a.reply(ctx, m)
}

// command carries out a slash command.
func (b *Bot) command(ctx context.Context, a *answer) {
	do, ok := b.typed[a.i.Data.Name]
	if !ok {
		a.say(ctx, say("no.command"))
		return
	}
	b.learnCards(ctx, a.i)
	do(ctx, a)
}
