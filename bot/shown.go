package bot

import (
	"context"

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

// board answers with the board, in place of the one that was pressed on.
func (s *shown) board(ctx context.Context, t table.Table) {
	m := boardMessage(t)
	current := isBoard(t, s.a.i.Message.ID)
	if !current {
		m = text("This table's board is now here: " + link(t))
	}
	if done, err := s.a.update(ctx, m); err == nil && done && current {
		s.end(&m)
	}
	s.nothing()
	s.a.b.pacer.touch(s.key)
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
	if err == nil {
		s.a.b.hand(s.key.ref, s.key.user).renew(s.a.i, place)
		s.end(&m)
	}
}
