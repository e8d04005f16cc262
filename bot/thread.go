package bot

import (
	"cmp"
	"context"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/render/markup"
)

var errNoBoardYet = refuse("no.board.yet")

// toThread has a table move to a thread at its board, where no other talk pushes the board away. The thread is opened
// first: if what follows is lost, the table is where it was, and asking again finds the thread. Once the new place is
// stored, the board is posted there after a restart, too.
func (b *Bot) toThread(ctx context.Context, a *answer, ref match.Ref) {
	by := a.i.by()
	t, err := b.host.MoveToThread(ctx, ref, by, "")
	a.about(t)
	board := t.BoardID
	switch {
	case err != nil:
	case !discord.HasThreads(a.i.Channel.Type):
		err = refuse("no.thread")
	case board == "":
		err = errNoBoardYet
	case t.Channel != a.i.ChannelID:
		err = refuse("no.thread.here", "channel", t.Channel)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	if s := noThreads(a.i.AppPermissions); s != "" {
		a.say(ctx, s)
		return
	}
	old := table.Place{Ref: ref, Channel: t.Channel, BoardID: board}
	thread, err := b.client.Thread(ctx, channelOf(t), board, say("thread", "game", t.Kind.Title, "host", hostOf(t).Plain()))
	if err != nil {
		a.refuse(ctx, threadError(err))
		return
	}
	d := b.board(ref, old.Channel)
	if !d.begin(ctx) { // what shows the old board comes first
		a.refuse(ctx, errNoBoardYet)
		return
	}
	t, err = b.host.MoveToThread(ctx, ref, by, thread)
	a.about(t)
	if err != nil {
		d.end()
		a.refuse(ctx, err)
		return
	}
	d.sent = t.Version
	b.leaveBoard(ctx, a, t, old)
	d.end()
	b.postBoard(t)
}

// leaveBoard has the message that was a table's board say where the table is now.
func (b *Bot) leaveBoard(ctx context.Context, a *answer, t match.Table, old table.Place) {
	m := discord.Text(say("did.thread", "place", say("channel", "channel", t.Channel)))
	a.private(ctx, m)
	if err := b.client.Edit(ctx, discord.Channel{Guild: t.Guild, ID: old.Channel}, old.BoardID, m, time.Time{}); err != nil {
		b.log.Warn("couldn't add a link from the old board to the thread", "guild", t.Guild, "table", t.ID, "cause", err)
	}
}

// threadError is what to tell about a thread that could not be opened.
func threadError(err error) error {
	switch {
	case discord.IsCode(err, discord.MissingPermissions, discord.MissingAccess):
		return &problem.Fault{Sentence: say("lacks.threads.all"), Cause: err}
	case discord.IsCode(err, discord.UnknownMessage):
		return refuse("no.board.gone")
	}
	if _, refused := discord.Refused(err); refused {
		return &problem.Fault{Sentence: say("no.thread.refused"), Cause: err}
	}
	return err
}

// hostOf is the host's name.
func hostOf(t match.Table) markup.Name {
	var name markup.Name
	if s := t.Seat(t.Host); s != games.Table {
		name = t.Players[s].User.Name
	}
	return cmp.Or(name, markup.NameOf(say("someone")))
}
