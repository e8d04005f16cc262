package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

var errJustPosted = refuse("no.board.new")

// downAgain is how long after a board was brought down it stays there.
const downAgain = time.Minute

// more shows what else can be done at a table.
func (b *Bot) more(ctx context.Context, a *answer, ref match.Ref) {
	t, ok := b.tableOrRefuse(ctx, a, ref)
	if !ok {
		return
	}
	v := frame.Visitor{Seat: t.Seat(a.i.user().ID), MayEnd: b.mayManage(ctx, a.i, t)}
	if v.Seat != games.Table && t.Players[v.Seat].Left {
		v.Seat = games.Table
	}
	a.private(ctx, b.tablePage(a, t, frame.MorePage(b.looks.table(t), v)))
}

// tablePage is a private screen whose controls act on a table.
func (b *Bot) tablePage(a *answer, t match.Table, s screen.Screen) discord.Message {
	return compose(s, a.i.target(t.ID, verbGo))
}

// sure asks once more before somebody leaves or ends a table. What is refused, in the host's words, or harms nobody, such as
// leaving a lobby that others keep open, is done at once.
func (b *Bot) sure(action string, c change, atOnce func(context.Context, *interaction, match.Table) bool) press {
	return atTable(func(ctx context.Context, a *answer, ref match.Ref) {
		t, ok := b.tableOrRefuse(ctx, a, ref)
		switch {
		case !ok:
		case !t.Live() || atOnce(ctx, a.i, t):
			b.changeTable(ctx, a, ref, c)
		default:
			a.private(ctx, b.tablePage(a, t, frame.AskPage(b.looks.table(t), action)))
		}
	})
}

// leavesAtOnce reports whether the user has no seat, or one in a lobby that others keep open.
func leavesAtOnce(_ context.Context, i *interaction, t match.Table) bool {
	return t.Seat(i.user().ID) == games.Table || t.Phase == match.Lobby && seated(t) > 1
}

func (b *Bot) mayNotManage(ctx context.Context, i *interaction, t match.Table) bool {
	return !b.mayManage(ctx, i, t)
}

// seated counts the seats that are not robots'.
func seated(t match.Table) (n int) {
	for _, p := range t.Players {
		if p.Robot == 0 {
			n++
		}
	}
	return n
}

// tells changes a table for somebody who was asked, and shows them what that has done.
func (b *Bot) tells(c change, done func(frame.Table) screen.Screen) press {
	return atTable(func(ctx context.Context, a *answer, ref match.Ref) {
		if t, ok := b.changeOrRefuse(ctx, a, ref, c); ok {
			a.private(ctx, b.tablePage(a, t, done(b.looks.table(t))))
		}
	})
}

// keep tells somebody who was asked, and does not mean it.
func (b *Bot) keep(ctx context.Context, a *answer) {
	a.private(ctx, discord.Text(say("did.nothing")))
}

// reopen undoes the end of a table.
func (b *Bot) reopen(ctx context.Context, a *answer, ref match.Ref) {
	t, ok := b.changeOrRefuse(ctx, a, ref, b.moderated((*match.Draft).Reopen))
	if !ok {
		return
	}
	b.postBoard(t)
	a.private(ctx, discord.Text(say("did.reopen", "place", placeOf(t))))
}

// bringDown answers with the board as the newest message of the channel. An answer needs no permission.
func (b *Bot) bringDown(ctx context.Context, a *answer, ref match.Ref) {
	t, err := b.host.Get(ctx, ref)
	switch {
	case err != nil:
	case !t.Live():
		err = refuse("no.board")
	case t.Channel != a.i.ChannelID:
		err = refuse("no.board.here", "channel", t.Channel)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(t)
	d := b.board(ref, t.Channel)
	if !d.begin(ctx) {
		a.refuse(ctx, errJustPosted)
		return
	}
	defer d.end()
	if time.Since(d.down) < downAgain {
		a.refuse(ctx, errJustPosted)
		return
	}
	m := b.looks.board(t)
	id, posted, err := a.post(ctx, m)
	if err != nil {
		return
	}
	if !posted { // the answer has been promised to the asker alone
		a.say(ctx, say("no.late.post"))
		return
	}
	d.sent, d.down = t.Version, time.Now()
	gone := t.BoardID
	if err := b.boardAnswered(ctx, a, t, id, m); err != nil {
		b.log.Error("couldn't store where the new board is; the old one stays in use", "table", t.ID, "guild", t.Guild, "cause", err)
		gone = id
	}
	b.deleteBoard(ctx, t, gone)
}
