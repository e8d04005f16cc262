package bot

import (
	"context"
	"time"

	"ruckus/bot/table"
)

// A shown is one answer under way that shows a board or a hand. While it lasts, the pacer leaves that message alone.
// Whoever begins it ends it with nothing, which has no effect after the other methods.
type shown struct {
	a     *answer
	key   pageKey
	ended bool
}

// holdPressed announces an answer in the message that was pressed on.
func (b *Bot) holdPressed(a *answer, ref table.Ref) *shown {
	if a.i.onHand() {
		return b.holdHand(a, ref)
	}
	b.board(ref, a.i.ChannelID)
	b.pacer.hold(boardKey(ref))
	return &shown{a: a, key: boardKey(ref)}
}

// holdHand announces an answer that shows the user's hand.
func (b *Bot) holdHand(a *answer, ref table.Ref) *shown {
	key := pageKey{ref, a.i.user().ID}
	b.hand(ref, key.user)
	b.pacer.hold(key)
	return &shown{a: a, key: key}
}

// nothing ends it without having shown anything.
func (s *shown) nothing() { s.end(nil) }

func (s *shown) end(m *message) {
	if !s.ended {
		s.ended = true
		s.a.b.pacer.release(s.key, m)
	}
}

// turnTime is how long after a press its answer may wait for others that show the same board.
const turnTime = time.Second

// board answers with the board, in place of the one that was pressed on. Where it cannot be sent now, the pacer shows it.
func (s *shown) board(ctx context.Context, t table.Table) {
	switch {
	case !isBoard(t, s.a.i.Message.ID):
		_, _ = s.a.update(ctx, text("This table's board is now here: "+link(t)))
	case !t.Speaks || !s.a.b.pacer.settled(s.key) || !s.boardInTurn(ctx, t):
		_ = s.a.acknowledge(ctx)
	}
	s.nothing()
	s.a.b.pacer.touch(s.key)
}

// boardInTurn answers with the board unless others take too long to show it.
func (s *shown) boardInTurn(ctx context.Context, t table.Table) bool {
	d := s.a.b.board(s.key.ref, t.Channel)
	soon, cancel := context.WithDeadline(ctx, s.a.begun.Add(turnTime))
	defer cancel()
	if !d.begin(soon) {
		return false
	}
	defer d.end()
	if t.Version < d.sent { // another answer or an edit was faster
		newer, err := s.a.b.host.Get(ctx, t.Ref)
		if err != nil || newer.Version < d.sent || !newer.Speaks {
			return false
		}
		t = newer
	}
	d.sent = t.Version
	m := boardMessage(t)
	if done, err := s.a.update(ctx, m); err == nil && done {
		s.end(&m)
	}
	return true
}

// hand answers with the user's hand: in the private message that was pressed on, or in a new one.
func (s *shown) hand(ctx context.Context, h table.Hand, place, note string) {
	m := handMessage(h, place, note, s.a.i.reader())
	var err error
	if s.a.i.onHand() {
		_, err = s.a.update(ctx, m)
	} else {
		err = s.a.reply(ctx, m)
	}
	if err == nil || isCode(err, alreadyAnswered) { // by another process, which may be gone when the hand changes next
		s.a.b.hand(s.key.ref, s.key.user).renew(s.a.i, place)
	}
	if err == nil {
		s.end(&m)
	}
}
