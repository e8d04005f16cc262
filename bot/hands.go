package bot

import (
	"cmp"
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/work"
	"ruckus/render/frame"
)

// A hand is private and can only be edited by the right that came with its player's last press, so it stands still a quarter
// of an hour later and has to say so. There's one at a time: opened again, the old message is deleted. A menu in it belongs to
// what its player was asked: when that's over the hand goes back to its top.

// handKept is how long after a press it is known what a hand shows. Its grant is good for a quarter of that; then it stands
// still, and says so at the next press.
const handKept = time.Hour

// A hand is the private message of one user at a table: the one that they opened or pressed on last.
// It is kept in memory only; who wants to see their hand later opens it again.
type hand struct {
	b   *Bot
	key page.Key

	mu      sync.Mutex
	at      spot   // where in the hand the user is
	top     onTop  // what the answer to the newest press said on top
	since   uint64 // the table's version then: when the table changes, top.note is over
	reader  reader
	newest  string        // the newest press
	made    string        // the interaction whose answer the message is; "" where that is not known
	grant   discord.Grant // of that press: until it expires, the hand can be edited
	of      string        // the message that the grant edits; "": the answer to the press
	fading  *time.Timer   // tells the user shortly before
	left    bool          // the message shows another table now
	leaving string        // like made, of the message that was deleted last, or is about to be
	drawn   atomic.Uint64 // the version of the table that was drawn last
}

// A spot is a place in a hand. It is left when what its player was asked is over: somebody who came back to the cards to throw in a turn
// that has gone by would see nothing of the next one.
type spot struct {
	place string
	asks  int
}

// in returns the place in the hand as it is now.
func (at spot) in(now match.Hand) string {
	if now.Asks != at.asks {
		return ""
	}
	return at.place
}

// fadeTime is how long before a hand can no longer be edited it says so.
const fadeTime = time.Minute

func handKey(ref match.Ref, userID string) page.Key {
	return page.Key{Topic: page.Topic(ref), User: userID}
}

// hand returns the page of a user's hand.
func (b *Bot) hand(ref match.Ref, userID string) *hand {
	key := handKey(ref, userID)
	return b.pages.Keep(key, page.Private, time.Now().Add(handKept), func() page.Page {
		return &hand{b: b, key: key}
	}).(*hand)
}

// renew takes the newest press as the one that gives the right to edit the message, "" for its answer. If the hand was shown by
// another message before, that one is deleted. It returns false for a press on a message that's just being deleted: the hand stays
// where it is, or the user would be left with none.
func (h *hand) renew(i *interaction, message string, at spot, top onTop, version uint64) bool {
	made := i.ID
	if i.OnEphemeral() {
		made = i.Message.Made.ID
	}
	h.mu.Lock()
	if made != "" && made == h.leaving {
		h.mu.Unlock()
		return false
	}
	gone, of, from := h.grant, h.of, h.made
	moved := !h.left && h.made != "" && made != "" && h.made != made
	older := discord.Newer(h.newest, i.ID) // and was answered first
	if older {
		gone, of, from = i.Grant(), message, made
	} else {
		h.at, h.top, h.since, h.reader, h.left = at, top, version, i.reader(), false
		h.made = made
		h.take(i, message)
	}
	moved = moved && time.Now().Before(gone.Expires)
	if moved {
		h.leaving = from
	}
	h.mu.Unlock()
	if !older {
		h.b.pages.Lend(h.key, page.Loan{Grant: i.Grant(), Message: message})
	}
	if moved {
		h.b.work.Go(func() { h.leave(gone, of, from) })
	}
	return true
}

// take takes in the right to edit a message that came with the newest press. Call it with the mutex held.
func (h *hand) take(i *interaction, of string) {
	h.newest, h.grant, h.of = i.ID, i.Grant(), of
	if h.fading != nil {
		h.fading.Stop()
	}
	h.fading = time.AfterFunc(time.Until(h.grant.Expires)-fadeTime, h.fade)
}

// prolong takes in a press on a hand that was answered elsewhere, such as with a page of the rules or a refusal in a message of its
// own: it gives the right to edit the hand as well. One that this process has not shown is its user's hand from then on, so that
// nobody goes on pressing on what is not there any more.
func (b *Bot) prolong(i *interaction) {
	ref, ok := i.pressedTable()
	if !ok || i.Type != discord.TypePress || !i.OnEphemeral() {
		return
	}
	key := handKey(ref, i.user().ID)
	h, open := b.pages.Find(key).(*hand)
	known := open && h.isIn(i.Message.Made.ID)
	if known && !h.pressed(i) || !known && !i.onHand() {
		return
	}
	h = b.hand(ref, key.User)
	if known {
		b.pages.Lend(key, page.Loan{Grant: i.Grant(), Message: i.Message.ID})
	} else {
		h.renew(i, i.Message.ID, spot{}, onTop{}, 0)
	}
	b.pages.Touch(key)
}

// isIn reports whether the message that an interaction has made shows the hand, or did so last.
func (h *hand) isIn(made string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return made != "" && h.made == made
}

// pressed takes in a press on the message that shows the hand, and reports whether it was the newest.
func (h *hand) pressed(i *interaction) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.left || !discord.Newer(i.ID, h.newest) {
		return false
	}
	h.top.lasting, h.top.rule = "", ""
	h.take(i, i.Message.ID) // the answer is another message, perhaps one that all see
	return true
}

// handOpen reports whether a user has a hand that is kept up to date.
func (b *Bot) handOpen(ref match.Ref, userID string) bool {
	key := handKey(ref, userID)
	h, open := b.pages.Find(key).(*hand)
	return open && h.editable() && !b.pages.Behind(key)
}

// handBehind reports whether a user has been shown a hand that is out of date and stays so.
func (b *Bot) handBehind(ref match.Ref, userID string) bool {
	key := handKey(ref, userID)
	h, found := b.pages.Find(key).(*hand)
	return found && h.shown() && b.pages.Behind(key)
}

// shown reports whether the user has been shown the hand.
func (h *hand) shown() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return !h.grant.Zero()
}

// editable reports whether the hand's grant is still good, or is about to come with the first answer.
func (h *hand) editable() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.grant.Zero() || time.Now().Before(h.grant.Expires)
}

// grantsRest reports whether no hand of a guild is kept up to date now.
func (b *Bot) grantsRest(ref match.Ref) bool {
	return time.Now().Before(b.client.GrantsRest(ref.Guild))
}

// leave deletes a message that showed the hand, now that another one does: two hands that look alive would both be pressed on. An edit
// or a press that's still under way there finds no message, which is no fault. Discord takes away nothing that's older than its grant:
// such a hand stands still, and has said so. Of is the message that the grant reaches, "" for the answer to its press; made is as in hand.
func (h *hand) leave(old discord.Grant, of, made string) {
	ctx, cancel := context.WithTimeout(context.Background(), workTime)
	defer cancel()
	if err := h.b.client.DeleteByGrant(ctx, old, of); err != nil {
		h.b.log.Debug("couldn't delete an old hand", "table", h.key.Topic.ID, "cause", err)
		h.mu.Lock()
		if h.leaving == made { // a newer one may be going by now
			h.leaving = "" // a press brings it back
		}
		h.mu.Unlock()
	}
}

// say has a sentence stand on top of the hand until the next press on it.
func (h *hand) say(sentence string) {
	h.mu.Lock()
	h.top.lasting, h.top.rule = sentence, ""
	h.mu.Unlock()
	h.b.pages.Touch(h.key)
}

// fade has the hand say that it will stand still soon.
func (h *hand) fade() {
	h.mu.Lock()
	until := h.grant.Expires
	h.mu.Unlock()
	if match.Ref(h.key.Topic).Private() {
		h.say(frame.Rests(until))
		return
	}
	h.say(frame.Fading(until))
}

// onlyMade tells the user of a hand that their last move was made for them; "" where it was not, or where they're to decide something
// else, or nothing any more: it would be read as said of that.
func onlyMade(h match.Hand) string {
	if !h.OnlyMade || h.Prompt.Must || !h.Live() {
		return ""
	}
	return say("did.move")
}

// where returns the place inside the hand, as it is now, where the user is.
func (h *hand) where(now match.Hand) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.at.in(now)
}

// Channel is none: only a press gives the right to edit a private message.
func (h *hand) Channel() (id string, own bool) { return "", false }

// Draw implements page.Page.
func (h *hand) Draw(ctx context.Context) (*discord.Message, error) {
	h.mu.Lock()
	at, reader, newest, left, top, since := h.at, h.reader, h.newest, h.left, h.top, h.since
	h.mu.Unlock()
	if left {
		return nil, page.ErrGone
	}
	seen, err := h.b.host.Peek(ctx, match.Ref(h.key.Topic), h.key.User)
	var refusal problem.Refusal
	if errors.As(err, &refusal) {
		m := discord.Text(capital(refusal.Error()))
		return &m, page.ErrGone
	}
	if err != nil {
		return nil, err
	}
	if err := owned(seen.Table); err != nil {
		return nil, err
	}
	h.drawn.Store(seen.Version)
	if seen.Version != since {
		top.note = ""
	}
	top.note = cmp.Or(h.b.endingNote(), top.note, onlyMade(seen))
	if way, known := h.b.readers.Get(work.Who{Guild: h.key.Topic.Guild, Person: h.key.User}); known {
		reader.cards = way.since(newest, reader.cards)
	}
	m, _ := h.b.looks.hand(seen, at.in(seen), top, reader)
	if !seen.Live() && seen.UndoUntil.IsZero() && !asksNext(seen.Table) { // a table can come back, and its hands with it
		return &m, page.ErrGone
	}
	return &m, nil
}

// asksNext reports whether the hands of a game that is over still ask for the next one: they say so when that has begun.
func asksNext(t match.Table) bool { return !t.Private() && t.Played && t.Night.Next == "" }

// Version implements page.Page.
func (h *hand) Version() uint64 { return h.drawn.Load() }

// Show implements page.Page.
func (h *hand) Show(ctx context.Context, m discord.Message, by page.Loan) error {
	return h.b.client.EditByGrant(ctx, by.Grant, by.Message, by.Grant.Token, m, time.Time{})
}
