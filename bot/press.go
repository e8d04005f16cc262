package bot

import (
	"context"
	"time"

	"ruckus/bot/table"
	"ruckus/games"
	"ruckus/render"
)

// workTime is how long the bot tries to do what somebody asked for.
const workTime = 20 * time.Second

// handle takes an interaction. It runs on the gateway's goroutine, so that presses reach their table in the order in
// which they came, and does not block.
func (b *Bot) handle(i *interaction) {
	a := b.answer(i)
	ctx, cancel := context.WithTimeout(context.Background(), workTime)
	start := time.Now()
	b.work.Add(1)
	done := func(what string) {
		cancel()
		b.log.Debug("interaction", "what", what, "id", i.ID, "guild", i.GuildID, "user", i.user().ID, "took", time.Since(start))
		b.work.Done()
	}
	if i.GuildID == "" || i.user().ID == "" {
		go func() {
			defer done("elsewhere")
			_ = a.say(ctx, "Games are played in a server's channels. Use the command there.")
		}()
		return
	}
	if i.Type == isCommand {
		go func() {
			defer done("/" + i.Data.Name)
			b.command(ctx, i, a)
		}()
		return
	}
	id, err := parseCustomID(i.Data.CustomID)
	if err == nil && len(i.Data.Values) > 0 {
		id, err = id.pick(i.Data.Values)
	}
	if err == nil && id.Verb == verbDo {
		b.move(ctx, i, a, id, func() { done("move at " + id.Table) })
		return
	}
	go func() {
		if err != nil {
			defer done("unknown control")
			_ = a.say(ctx, b.sentence(i, err))
			return
		}
		defer done(id.Verb + " at " + id.Table)
		b.press(ctx, i, a, id)
	}()
}

// press carries out what a control other than a move asks for.
func (b *Bot) press(ctx context.Context, i *interaction, a *answer, id customID) {
	switch id.Verb {
	case verbGo:
		b.openHand(ctx, i, a, i.ref(id.Table), id.Arg)
	case verbHost:
		b.askHost(ctx, i, a, id)
	case verbRules:
		b.tableRules(ctx, i, a, id)
	case verbKind:
		b.kindRules(ctx, i, a, id.Table, id.Arg)
	case verbOpen:
		b.openHand(ctx, i, a, i.ref(id.Arg), "")
	case verbEnd:
		b.endTable(ctx, i, a, id.Arg)
	}
}

// move makes a move, and shows the user how things stand then where they pressed.
func (b *Bot) move(ctx context.Context, i *interaction, a *answer, id customID, done func()) {
	ref, user := i.ref(id.Table), i.user()
	show := b.holdPressed(i, ref)
	b.host.Act(ctx, ref, user, id.Arg, i.at(), func(h table.Hand, err error) {
		defer done()
		note, place := "", ""
		if err != nil {
			note, place = b.sentence(i, err), b.hand(ref, user.ID).where()
		}
		switch {
		case err != nil && (h.Seat == games.Table || !i.onHand()):
			show.nothing()
			_ = a.say(ctx, note)
		case i.onHand():
			show.hand(ctx, a, h, place, note)
		default:
			show.board(ctx, a, h.Table)
		}
	})
}

// openHand shows the user their hand: in the message that they pressed on if that is a private one, else in a new one.
func (b *Bot) openHand(ctx context.Context, i *interaction, a *answer, ref table.Ref, place string) {
	show := b.holdHand(i, ref)
	h, err := b.host.Hand(ctx, ref, i.user())
	if err != nil {
		show.nothing()
		_ = a.say(ctx, b.sentence(i, err))
		return
	}
	show.hand(ctx, a, h, place, "")
}

// askHost carries out a host action.
func (b *Bot) askHost(ctx context.Context, i *interaction, a *answer, id customID) {
	ref, user := i.ref(id.Table), i.user()
	var t table.Table
	var err error
	show := b.holdPressed(i, ref)
	switch id.Arg {
	case render.MyHand:
		show.nothing()
		b.openHand(ctx, i, a, ref, "")
		return
	case render.Rules:
		show.nothing()
		b.tableRules(ctx, i, a, customID{Table: id.Table, Verb: verbRules})
		return
	case render.Rematch:
		show.nothing()
		b.rematch(ctx, i, a, ref)
		return
	case render.Join:
		t, err = b.host.Join(ctx, ref, user)
	case render.Leave:
		t, err = b.host.Leave(ctx, ref, user)
	case render.Start:
		t, err = b.host.Start(ctx, ref, user)
	case render.Cancel:
		t, err = b.host.Close(ctx, ref, user, i.manager())
	default:
		err = errCustomID
	}
	if err != nil {
		show.nothing()
		_ = a.say(ctx, b.sentence(i, err))
		b.pacer.touch(boardKey(ref)) // the board that offered it may be out of date
		return
	}
	if !i.onHand() {
		show.board(ctx, a, t)
		return
	}
	h, err := b.host.Peek(ctx, ref, user.ID)
	if err != nil {
		show.nothing()
		_ = a.say(ctx, b.sentence(i, err))
		return
	}
	show.hand(ctx, a, h, "", "")
}

// rematch opens a new table with the same people, on a board of its own.
func (b *Bot) rematch(ctx context.Context, i *interaction, a *answer, ref table.Ref) {
	if s := missingSentence(i.AppPermissions, i.Channel.Type); s != "" {
		_ = a.say(ctx, s)
		return
	}
	t, err := b.host.Rematch(ctx, ref, i.user())
	if err != nil {
		_ = a.say(ctx, b.sentence(i, err))
		return
	}
	b.postBoard(t)
	s := "The rematch is open: look for its board below."
	if l := link(t); l != "" {
		s = "The rematch is open: " + l
	}
	_ = a.say(ctx, s)
}
