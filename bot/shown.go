package bot

import (
	"cmp"
	"context"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/render/frame"
)

// A shown is an answer under way that shows a board or a hand. While it lasts, that message is not edited.
// Every shown must end: defer nothing. After board or hand it does nothing.
type shown struct {
	a     *answer
	ref   match.Ref
	key   page.Key
	ended bool

	behind  bool // the user has a hand that is not kept up to date
	private bool // every process answers this press with a message for the user alone
}

// holdPressed begins an answer in the message that was pressed on.
func (b *Bot) holdPressed(a *answer, ref match.Ref) *shown {
	if a.i.OnEphemeral() {
		return b.holdHand(a, ref)
	}
	b.board(ref, a.i.ChannelID)
	return b.hold(a, ref, boardKey(ref))
}

// holdHand begins an answer that shows the user's hand.
func (b *Bot) holdHand(a *answer, ref match.Ref) *shown {
	key := handKey(ref, a.i.user().ID)
	behind := b.handBehind(ref, key.User) && (a.i.OnEphemeral() || b.grantsRest(ref)) // else they have closed it
	b.hand(ref, key.User)
	s := b.hold(a, ref, key)
	s.behind = behind
	return s
}

func (b *Bot) hold(a *answer, ref match.Ref, key page.Key) *shown {
	b.pages.Hold(key)
	return &shown{a: a, ref: ref, key: key}
}

// nothing ends it without having shown anything.
func (s *shown) nothing() { s.end(nil, 0) }

// end ends it after it has shown a message of a version of the table.
func (s *shown) end(m *discord.Message, version uint64) {
	if !s.ended {
		s.ended = true
		s.a.b.pages.Release(s.key, m, version)
	}
}

// boardWait is how long after a press its answer may wait for others that show the same board.
const boardWait = time.Second

// board answers with the board, in place of the one that was pressed on. If it cannot be sent now, it is edited later.
func (s *shown) board(ctx context.Context, t match.Table) {
	trouble := s.a.b.trouble(t)
	switch {
	case trouble != "": // this press gives the right to edit the board
		s.a.say(ctx, trouble)
	case !isBoard(t, s.a.i.ChannelID, s.a.i.Message.ID):
		_, _ = s.a.update(ctx, boardElsewhere(t))
	case !s.a.b.mayShow(t) || !s.sendBoard(ctx, t):
		_ = s.a.acknowledge(ctx)
	}
	s.nothing()
	s.a.b.pages.Reach(s.key.Topic, t.Version)
}

// sendBoard answers with the board unless others take too long to show it.
func (s *shown) sendBoard(ctx context.Context, t match.Table) bool {
	d := s.a.b.board(s.ref, t.Channel)
	soon, cancel := context.WithDeadline(ctx, s.a.begun.Add(boardWait))
	defer cancel()
	if !d.begin(soon) {
		return false
	}
	defer d.end()
	if t.Version < d.sent { // another answer or an edit was faster
		newer, err := s.a.b.host.Get(ctx, t.Ref)
		if err != nil || newer.Version < d.sent || !newer.Owned {
			return false
		}
		t = newer
	}
	d.sent = t.Version
	m := s.a.b.looks.board(t)
	if done, err := s.a.update(ctx, m); err == nil && done {
		s.end(&m, t.Version)
		d.dealt(t)
	}
	return true
}

// hand answers with the user's hand: in the private message that was pressed on, or in a new one.
func (s *shown) hand(ctx context.Context, h match.Hand, place string, top onTop) {
	if top.lasting == "" {
		top.note = cmp.Or(s.a.b.trouble(h.Table), onlyMade(h))
	}
	switch {
	case s.behind && top.lasting != "":
		top.lasting = frame.CaughtUp(top.lasting)
	case s.behind:
		top.note = frame.CaughtUp(top.note)
	}
	top.first = s.a.b.learnReader(ctx, s.a.i, h.Kind.Name)
	m, at := s.a.b.looks.hand(h, place, top, s.a.i.reader())
	var err error
	if s.a.i.OnEphemeral() {
		_, err = s.a.update(ctx, m)
	} else {
		err = s.a.reply(ctx, m)
	}
	// If another process has answered, it may be gone when the hand changes next. Where it may have answered with the board,
	// the press is no right to edit a hand: everybody would see it.
	mine, there := s.a.b.hand(s.ref, s.key.User), true
	switch {
	case err == nil || discord.IsCode(err, discord.AlreadyAnswered) && (s.private || s.a.i.OnEphemeral()):
		there = mine.renew(s.a.i, "", spot{at, h.Asks}, top, h.Version)
	case discord.IsCode(err, discord.UnknownMessage) && top.lasting != "":
		mine.say(top.lasting) // the user has opened the hand again: they look at that one
	}
	if !there {
		s.nothing()
		s.a.b.pages.Redraw(s.key)
	}
	if err == nil {
		s.end(&m, h.Version)
		if top.first {
			s.a.b.haveSeen(s.a.i, h.Kind.Name)
		}
	}
}

// showHand shows the user their hand as it begins.
func (b *Bot) showHand(ctx context.Context, a *answer, ref match.Ref) { b.openHand(ctx, a, ref, "") }

// openHand shows the user a place in their hand: in the message that they pressed on if that is a private one, else in a new one.
func (b *Bot) openHand(ctx context.Context, a *answer, ref match.Ref, place string) {
	show := b.holdHand(a, ref)
	show.private = true
	defer show.nothing()
	h, err := b.host.Hand(ctx, ref, a.i.by())
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(h.Table)
	if a.i.Type == discord.TypeCommand || a.i.OnEphemeral() {
		b.checkBoard(h.Table) // somebody may be looking for it
	}
	show.hand(ctx, h, place, onTop{})
}

// placeOf leads to a table's board, or to its channel where there is none.
func placeOf(t match.Table) string { return cmp.Or(link(t), say("channel", "channel", t.Channel)) }

// boardElsewhere stands in place of a board that is out of date.
func boardElsewhere(t match.Table) discord.Message {
	return discord.Text(say("did.board", "place", placeOf(t)))
}
