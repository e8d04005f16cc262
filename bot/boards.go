package bot

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"ruckus/bot/table"
)

const (
	// repostAfter is the age at which a board is posted anew: Discord slows down edits of messages older than an hour.
	repostAfter = 50 * time.Minute
	// freshFor is how long after the table was read an edit may be begun: when another process has taken over, that one
	// waits for longer until it edits the board.
	freshFor = 2 * time.Second
	// boardKept is how long a board that does not change is remembered; to have forgotten it costs one edit.
	boardKept = time.Hour
)

// A board is the public message of a table. The host keeps the message's ID as its note of where the board is shown.
type board struct {
	b    *Bot
	ref  table.Ref
	post atomic.Bool // it may be posted when there is no message yet

	// Of the goroutine that edits:
	where string      // the channel
	tab   table.Table // what was drawn last
	read  time.Time   // when that was read, or earlier

	turn chan struct{} // holds something while the board is sent: its edits and answers are sent one at a time,
	sent uint64        // and none that is older than this version of the table; of who has the turn
}

func boardKey(ref table.Ref) pageKey { return pageKey{ref: ref} }

// board returns the page of a table's board. The channel is "" where it is not known yet.
func (b *Bot) board(ref table.Ref, channel string) *board {
	return b.pacer.keep(boardKey(ref), boardPause, time.Now().Add(boardKept), func() page {
		return &board{b: b, ref: ref, where: channel, turn: make(chan struct{}, 1)}
	}).(*board)
}

// changed is told by the host of every change of a table.
func (b *Bot) changed(c table.Change) {
	b.board(c.Ref, "")
	if c.Took {
		b.pacer.takeOver(c.Ref)
	}
	b.pacer.touchAll(c.Ref)
	for _, user := range c.Asked {
		b.pacer.hasten(pageKey{c.Ref, user})
	}
}

// postBoard has a table's board posted, unless there is one.
func (b *Bot) postBoard(t table.Table) {
	b.board(t.Ref, t.Channel).post.Store(true)
	b.pacer.touch(boardKey(t.Ref))
}

// healBoards brings the boards of a guild up to date after a start: an edit may have been lost with the last process. If
// that one is still there, this one speaks for the tables from now on.
func (b *Bot) healBoards(ctx context.Context, guild string) {
	tables, err := b.host.List(ctx, guild)
	if err != nil {
		b.log.Error("tables cannot be listed", "guild", guild, "cause", err)
		return
	}
	for _, t := range tables {
		if !t.Speaks {
			b.speak(ctx, t.Ref)
		}
		b.postBoard(t)
	}
}

func (d *board) channel() string { return d.where }

func (d *board) draw(ctx context.Context) (*message, error) {
	d.read = time.Now()
	t, err := d.b.host.Get(ctx, d.ref)
	var refusal table.Refusal
	if errors.As(err, &refusal) {
		return nil, errGone
	}
	if err != nil {
		return nil, err
	}
	d.tab, d.where = t, t.Channel
	if !t.Speaks {
		return nil, errNotOurs
	}
	if t.Board == "" && !d.post.Load() {
		return nil, errGone
	}
	m := boardMessage(t)
	if !live(t) {
		return &m, errGone
	}
	return &m, nil
}

func (d *board) show(ctx context.Context, m message) error {
	t := d.tab
	d.turn <- struct{}{}
	defer d.end()
	if t.Version < d.sent {
		return errStale
	}
	d.sent = t.Version
	old := t.Board
	if old != "" && (!live(t) || time.Since(snowflakeTime(old)) < repostAfter) {
		err := d.b.rest.edit(ctx, t.Channel, old, m, d.read.Add(freshFor))
		if !isCode(err, unknownMessage) {
			return err
		}
		old = ""
	}
	if !live(t) {
		return errGone
	}
	id, err := d.b.rest.post(ctx, t.Channel, m)
	if err != nil {
		return err
	}
	if err := d.b.host.SetBoard(ctx, d.ref, id); err != nil {
		if err := d.b.rest.delete(ctx, t.Channel, id); err != nil {
			d.b.log.Warn("a board that nobody knows of stays", "table", d.ref.ID, "cause", err)
		}
		return err
	}
	if old != "" {
		if err := d.b.rest.delete(ctx, t.Channel, old); err != nil {
			d.b.log.Warn("the old board stays", "table", d.ref.ID, "cause", err)
		}
	}
	return nil
}

// begin waits until the board can be sent, and tells whether that was before the context ended; then end follows.
func (d *board) begin(ctx context.Context) bool {
	select {
	case d.turn <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

func (d *board) end() { <-d.turn }

// live tells whether a table can still change.
func live(t table.Table) bool { return t.Phase == table.Lobby || t.Phase == table.Playing }

// isBoard tells whether a message is the board of a table, or a newer one that the host does not know of yet.
func isBoard(t table.Table, messageID string) bool {
	return t.Board == "" || !snowflakeTime(messageID).Before(snowflakeTime(t.Board))
}

// link leads to a table's board; "" where there is none.
func link(t table.Table) string {
	if t.Board == "" {
		return ""
	}
	return "https://discord.com/channels/" + t.Guild + "/" + t.Channel + "/" + t.Board
}
