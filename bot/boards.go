package bot

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/table"
	"ruckus/render/markup"
)

// A board is a table's public message. A change only marks it out of date: drawing waits for its turn, and a page that
// already shows the newest version isn't drawn again.

const (
	// repostAfter is the age at which a board is posted again: Discord slows down edits of messages older than an hour.
	repostAfter = 50 * time.Minute
	// boardKept is how long a board that does not change is kept in memory. Forgetting one costs an edit.
	boardKept = time.Hour
)

// A board is the public message of a table. The host keeps the message's ID as its note of where the board is shown.
type board struct {
	b    *Bot
	ref  match.Ref
	post atomic.Bool // it may be posted if there is no message yet
	deal atomic.Bool // the game has begun: hands are to be delivered below it

	// Of the goroutine that edits:
	where string      // the channel
	tab   match.Table // what was drawn last
	read  time.Time   // when that was read, or earlier

	sending chan struct{} // holds something while the board is sent, so that edits and answers go one at a time
	sent    uint64        // the version of the table that was sent last: none that is older is sent; only while sending is held
	down    time.Time     // when somebody brought the board down in the channel; only while sending is held
}

func boardKey(ref match.Ref) page.Key { return page.Key{Topic: page.Topic(ref)} }

// board returns the page of a table's board. The channel is "" where it is not known yet.
func (b *Bot) board(ref match.Ref, channel string) *board {
	return b.pages.Keep(boardKey(ref), page.Public, time.Now().Add(boardKept), func() page.Page {
		return &board{b: b, ref: ref, where: channel, sending: make(chan struct{}, 1)}
	}).(*board)
}

// changed is called by the host after every change of a table.
func (b *Bot) changed(c match.Change) {
	topic := page.Topic(c.Ref)
	if !c.Ref.Private() {
		d := b.board(c.Ref, "")
		if c.Began {
			d.deal.Store(true)
		}
	}
	if c.TookOver {
		b.pages.TakeOver(topic)
	}
	b.pages.Reach(topic, c.Version, c.Watching...)
	if c.Phase == match.Over || c.Phase == match.Closed {
		b.tableEnded(c.Ref)
	}
	if c.Left != "" {
		b.standings.Left(c.Ref.Guild, c.Left, c.Ref.ID)
	}
	if c.Owes {
		b.courier.sendAll(c.Ref, b.courier.table)
	}
	for _, user := range c.Asked {
		b.pages.Hasten(page.Key{Topic: topic, User: user})
	}
}

// postBoard has a table's board posted, unless there is one.
func (b *Bot) postBoard(t match.Table) {
	b.board(t.Ref, t.Channel).post.Store(true)
	b.pages.Redraw(boardKey(t.Ref)) // in another place it may look as it did in the last
}

// boardAnswered notes that an answer has shown a table's board: it is this message from now on.
func (b *Bot) boardAnswered(ctx context.Context, a *answer, t match.Table, message string, m discord.Message) error {
	key := boardKey(t.Ref)
	b.board(t.Ref, t.Channel)
	b.pages.Lend(key, page.Loan{Grant: a.i.Grant(), Message: message})
	b.pages.Hold(key)
	if err := b.host.SetBoard(ctx, t.Ref, message); err != nil {
		b.pages.Release(key, nil, 0)
		return err
	}
	b.pages.Release(key, &m, t.Version)
	b.pages.Touch(key) // the table may have changed meanwhile
	return nil
}

// checkBoard has a table's board sent again, so that one that somebody has deleted is posted again.
func (b *Bot) checkBoard(t match.Table) {
	if t.Live() && !t.Private() {
		b.board(t.Ref, t.Channel).post.Store(true)
		b.pages.Check(boardKey(t.Ref))
	}
}

// lend notes the right to edit a board that came with a press on it. It can be used once the press is answered, whatever
// the answer was.
func (b *Bot) lend(i *interaction) {
	if ref, ok := i.pressedTable(); ok && i.Type == discord.TypePress && !i.OnEphemeral() {
		b.pages.Lend(boardKey(ref), page.Loan{Grant: i.Grant(), Message: i.Message.ID})
	}
}

// healBoards brings the boards of a guild up to date after a start: an edit may have been lost with the last process. From
// now on this process owns the tables, even if the last one still runs.
func (b *Bot) healBoards(ctx context.Context, guild string) {
	tables, err := b.host.List(ctx, guild)
	if err != nil {
		b.log.Error("boards stay as they were until someone presses: can't list this server's tables", "guild", guild, "cause", err)
		return
	}
	if err := b.host.OwnPrivate(ctx, guild); err != nil {
		b.log.Warn("practice games not taken over yet; they continue at the next press", "guild", guild, "cause", err)
	}
	for _, t := range tables {
		switch {
		case t.BoardID == "" && !t.Opened.Before(b.born): // anyone who is opening it just now posts its board
			continue
		case t.Phase == match.Lobby && t.Night.ID != "": // its game is dealt before anybody sees it
			continue
		}
		if !t.Owned {
			b.own(ctx, t.Ref)
		}
		b.postBoard(t)
		b.pages.Retry(boardKey(t.Ref)) // what kept it from being shown may have been that the bot was away
		b.courier.sendAll(t.Ref, b.courier.table)
	}
}

// Channel implements page.Page.
func (d *board) Channel() (id string, own bool) { return d.where, true }

// Draw implements page.Page.
func (d *board) Draw(ctx context.Context) (*discord.Message, error) {
	d.read = time.Now().Add(-table.Recent)
	t, err := d.b.host.PeekTable(ctx, d.ref)
	var refusal problem.Refusal
	if errors.As(err, &refusal) {
		return nil, page.ErrGone
	}
	if err != nil {
		return nil, err
	}
	d.tab, d.where = t, t.Channel
	if err := owned(t); err != nil {
		return nil, err
	}
	if t.BoardID == "" && t.Phase != match.Playing && !d.post.Load() || gone(t) { // a game that is on has a board
		return nil, page.ErrGone
	}
	m := d.b.looks.board(t)
	if !t.Live() {
		return &m, page.ErrGone
	}
	return &m, nil
}

// Version implements page.Page.
func (d *board) Version() uint64 { return d.tab.Version }

// Show implements page.Page.
func (d *board) Show(ctx context.Context, m discord.Message, by page.Loan) error {
	err := d.show(ctx, m, by)
	if err == nil {
		d.dealt(d.tab)
	}
	return err
}

// dealt has hands delivered below a board that shows the game for the first time.
func (d *board) dealt(t match.Table) {
	if t.Phase == match.Playing && d.deal.Swap(false) {
		d.b.deliver(t)
	}
}

func (d *board) show(ctx context.Context, m discord.Message, by page.Loan) error {
	t := d.tab
	d.sending <- struct{}{}
	defer d.end()
	if t.Version < d.sent {
		return discord.ErrStale
	}
	d.sent = t.Version
	old := t.BoardID
	if old != "" && (!t.Live() || t.Rest.Paused || time.Since(markup.Posted(old)) < repostAfter) {
		err := d.edit(ctx, m, by)
		if !by.Grant.Zero() || !discord.IsCode(err, discord.UnknownMessage, discord.UnknownChannel) {
			return err
		}
		old = ""
	}
	if !t.Live() {
		return page.ErrGone
	}
	return d.repost(ctx, m, old)
}

// edit changes the board where it is.
func (d *board) edit(ctx context.Context, m discord.Message, by page.Loan) error {
	before := d.read.Add(page.FreshFor)
	switch {
	case by.Grant.Zero():
		return d.b.client.Edit(ctx, channelOf(d.tab), d.tab.BoardID, m, before)
	case by.Message != d.tab.BoardID:
		return page.ErrGrant
	}
	return d.b.client.EditByGrant(ctx, by.Grant, by.Message, by.Message, m, before)
}

// repost posts the board again, and removes the old one, "" for none.
func (d *board) repost(ctx context.Context, m discord.Message, old string) error {
	t := d.tab
	if t.BoardID == "" && t.Night.ID != "" {
		m = called(m, t)
	}
	id, err := d.b.client.Post(ctx, channelOf(t), m)
	if discord.IsCode(err, discord.UnknownChannel) { // deleted while this process was not told
		d.b.work.Go(func() { d.b.suspend(context.Background(), t.Guild, t.Channel) })
		return page.ErrGone
	}
	if err != nil {
		return err
	}
	if err := d.b.host.SetBoard(ctx, d.ref, id); err != nil {
		d.b.deleteBoard(ctx, t, id)
		return err
	}
	d.b.deleteBoard(ctx, t, old)
	return nil
}

// deleteBoard deletes a message that is a table's board no more, "" for none.
func (b *Bot) deleteBoard(ctx context.Context, t match.Table, message string) {
	if message == "" {
		return
	}
	if err := b.client.Delete(ctx, channelOf(t), message); err != nil {
		b.log.Warn("couldn't delete an old board; its buttons lead to the new one", "guild", t.Guild, "table", t.ID, "cause", err)
	}
}

// begin waits until the board can be sent, and reports whether that was before the context ended; then end follows.
func (d *board) begin(ctx context.Context) bool {
	select {
	case d.sending <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

func (d *board) end() { <-d.sending }

// gone reports whether people cannot get to a table.
func gone(t match.Table) bool { return !t.Rest.Since.IsZero() && !t.Rest.Paused }

// isBoard reports whether a message of a channel is the board of a table, or a newer one that the host does not know of yet.
func isBoard(t match.Table, channel, messageID string) bool {
	return t.Channel == channel && (t.BoardID == "" || !discord.Newer(t.BoardID, messageID))
}

// channelOf is where a table's board is.
func channelOf(t match.Table) discord.Channel { return discord.Channel{Guild: t.Guild, ID: t.Channel} }

// link leads to a table's board; "" where there is none.
func link(t match.Table) string {
	if t.BoardID == "" {
		return ""
	}
	return markup.MessageLink(t.Guild, t.Channel, t.BoardID)
}
