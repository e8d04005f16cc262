package bot

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"time"

	"ruckus/bot/table"
	"ruckus/render"
)

// tokenTime is how long after a press the hand that it was on can be edited: Discord allows 15 minutes.
const tokenTime = 14*time.Minute + 30*time.Second

// A hand is the private message of one user at a table: the one that they opened or pressed on last.
// It is kept in memory only; who wants to see their hand later opens it again.
type hand struct {
	b   *Bot
	key pageKey

	mu     sync.Mutex
	app    string // with the token, the right to edit the message
	token  string
	place  string // where in the hand the user is
	reader render.Reader
}

// hand returns the page of a user's hand.
func (b *Bot) hand(ref table.Ref, userID string) *hand {
	key := pageKey{ref, userID}
	return b.pacer.keep(key, handPause, time.Now().Add(tokenTime), func() page {
		return &hand{b: b, key: key}
	}).(*hand)
}

// renew takes the newest press as the one that gives the right to edit.
func (h *hand) renew(i *interaction, place string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.app, h.token, h.place, h.reader = i.ApplicationID, i.Token, place, i.reader()
}

// where returns the place inside the hand where the user is.
func (h *hand) where() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.place
}

func (h *hand) channel() string { return "" }

func (h *hand) draw(ctx context.Context) (*message, error) {
	h.mu.Lock()
	token, place, reader := h.token, h.place, h.reader
	h.mu.Unlock()
	if token == "" {
		return nil, errGone
	}
	seen, err := h.b.host.Peek(ctx, h.key.ref, h.key.user)
	var refusal table.Refusal
	if errors.As(err, &refusal) {
		m := text(capital(refusal.Error()))
		return &m, errGone
	}
	if err != nil {
		return nil, err
	}
	if !seen.Speaks {
		return nil, errNotOurs
	}
	m := handMessage(seen, place, "", reader)
	if !live(seen.Table) {
		return &m, errGone
	}
	return &m, nil
}

func (h *hand) show(ctx context.Context, m message) error {
	h.mu.Lock()
	app, token := h.app, h.token
	h.mu.Unlock()
	err := h.b.rest.editAnswer(ctx, app, token, token, m)
	if isStatus(err, http.StatusUnauthorized) || isStatus(err, http.StatusNotFound) {
		return errGone // the user has closed it, or it is too old
	}
	return err
}
