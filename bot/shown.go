package bot

import (
	"context"

	"ruckus/bot/table"
)

// A shown is one answer under way that shows a board or a hand. While it lasts, the pacer leaves that message alone;
// it ends with exactly one of its methods.
type shown struct {
	b   *Bot
	i   *interaction
	key pageKey
}

// holdPressed announces an answer in the message that was pressed on.
func (b *Bot) holdPressed(i *interaction, ref table.Ref) shown {
	if i.onHand() {
		return b.holdHand(i, ref)
	}
	b.board(ref, i.ChannelID)
	b.pacer.hold(boardKey(ref))
	return shown{b, i, boardKey(ref)}
}

// holdHand announces an answer that shows the user's hand.
func (b *Bot) holdHand(i *interaction, ref table.Ref) shown {
	key := pageKey{ref, i.user().ID}
	b.hand(ref, key.user)
	b.pacer.hold(key)
	return shown{b, i, key}
}

// nothing ends it without having shown anything.
func (s shown) nothing() { s.b.pacer.release(s.key, nil) }

// board answers with the board, in place of the one that was pressed on.
func (s shown) board(ctx context.Context, a *answer, t table.Table) {
	m := boardMessage(t)
	current := isBoard(t, s.i.Message.ID)
	if !current {
		m = text("This table's board is now here: " + link(t))
	}
	done, err := a.update(ctx, m)
	if err != nil || !done || !current {
		s.nothing()
	} else {
		s.b.pacer.release(s.key, &m)
	}
	s.b.pacer.touch(s.key)
}

// hand answers with the user's hand: in the private message that was pressed on, or in a new one.
func (s shown) hand(ctx context.Context, a *answer, h table.Hand, place, note string) {
	m := handMessage(h, place, note, s.i.reader())
	var err error
	if s.i.onHand() {
		_, err = a.update(ctx, m)
	} else {
		err = a.reply(ctx, m)
	}
	if err != nil {
		s.nothing()
		return
	}
	s.b.hand(s.key.ref, s.key.user).renew(s.i, place)
	s.b.pacer.release(s.key, &m)
}
