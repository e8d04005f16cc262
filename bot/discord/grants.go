package discord

import (
	"context"
	"log/slog"
	"net/http"
	"ruckus/bot/work"
	"sync"
	"time"
)

const (
	// grantTime is how long after a press the messages of its interaction can be edited: Discord allows 15 minutes.
	grantTime = 14*time.Minute + 30*time.Second

	mostStrikes = 50               // refused edits by grant within strikesKept; Discord bans at 10,000 refusals of any kind
	mostMisses  = 25               // edits by grant in a row that all fail
	strikesKept = 10 * time.Minute // and how long no grant is used after that
)

// A Grant is the right to edit the messages of one interaction: the one that was pressed on, whoever sees it, and the
// answer. It is good for 15 minutes, needs no permission in the channel, and does not count for the rate of the channel
// or of the bot. It is a secret, and prints as nothing else.
type Grant struct {
	App, Token string
	Expires    time.Time
	Who        work.Who // whose interaction it was, and in which guild
}

// String hides the secret.
func (g Grant) String() string { return "grant" }

// GoString hides the secret.
func (g Grant) GoString() string { return "grant" }

// LogValue hides the secret.
func (g Grant) LogValue() slog.Value { return slog.StringValue("grant") }

// MarshalText keeps the secret out of stores.
func (g Grant) MarshalText() ([]byte, error) { return []byte("grant"), nil }

// Zero tells whether there is no grant.
func (g Grant) Zero() bool { return g.Token == "" }

// limit is the name under which the grant's rate limit is known: all edits by one grant share it.
func (g Grant) limit() string { return "grant " + g.Token }

// FreeAt returns when a grant can be used next, going by Discord's rate limits.
func (c *Client) FreeAt(g Grant) time.Time { return c.limits.free(g.limit()) }

// GrantsRest returns until when no grant is to be used, because too many were refused; a time in the past while they may be.
func (c *Client) GrantsRest() time.Time { return c.strikes.until() }

// EditByGrant changes a message of the grant's interaction: the one with the ID, or with "" the answer. Old is what shows
// the message's picture now: the message's ID, or the token of an interaction that showed it. It does not begin after
// the time before, if that is not zero. It is tried once: who is refused has other ways.
func (c *Client) EditByGrant(ctx context.Context, g Grant, id, old string, m Message, before time.Time) error {
	if !c.strikes.begin() {
		return ErrGrantsRest
	}
	call := grantCall(http.MethodPatch, g, id)
	call.before, call.once = before, true
	_, err := c.deliver(ctx, call, m, old, g.Token)
	c.strikes.end(err, id != "")
	return err
}

// grantCall is a request about a message of the grant's interaction; with the ID "" about the answer.
func grantCall(method string, g Grant, id string) call {
	route := "/webhooks/{app}/{token}/messages/{id}"
	if id == "" {
		id, route = "@original", "/webhooks/{app}/{token}/messages/@original"
	}
	return call{
		method: method, path: "/webhooks/" + g.App + "/" + g.Token + "/messages/" + id,
		route: route, limit: g.limit(), exempt: true, who: g.Who,
	}
}

// strikes counts edits by grant that Discord has refused. Before they become too many, no grant is used for a while.
type strikes struct {
	mu     sync.Mutex
	at     []time.Time // of the refusals within strikesKept, oldest first
	misses int         // edits in a row that failed
	under  int         // edits under way
	rest   time.Time   // no grant is used before
}

// begin tells whether a grant may be used now. End follows where it may.
func (s *strikes) begin() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	for len(s.at) > 0 && now.Sub(s.at[0]) >= strikesKept {
		s.at = s.at[1:]
	}
	if now.Before(s.rest) || len(s.at) > 0 && len(s.at)+s.under >= mostStrikes {
		return false
	}
	s.under++
	return true
}

// end takes in how an edit went. Of a message that only one person sees, it is usual that it is gone.
func (s *strikes) end(err error, public bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.under--
	_, refused := Refused(err)
	switch {
	case err == nil:
		s.misses = 0
		return
	case !refused:
		return
	}
	now := time.Now()
	s.misses++
	if IsStatus(err, http.StatusUnauthorized) || IsStatus(err, http.StatusForbidden) || IsStatus(err, http.StatusTooManyRequests) ||
		public && IsStatus(err, http.StatusNotFound) {
		s.at = append(s.at, now)
	}
	if len(s.at) >= mostStrikes || s.misses >= mostMisses {
		s.rest, s.misses = now.Add(strikesKept), 0
	}
}

func (s *strikes) until() time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.rest
}
