package discord

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"ruckus/bot/internal/work"
)

// grantTime is how long after a press the messages of its interaction can be edited: Discord allows 15 minutes.
const grantTime = 14*time.Minute + 30*time.Second

// A Grant is the right to edit the messages of one interaction: the one that was pressed on, no matter who sees it, and the
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

// Zero reports whether there is no grant.
func (g Grant) Zero() bool { return g.Token == "" }

// limit is the name under which the grant's rate limit is known: all edits by one grant share it.
func (g Grant) limit() string { return "grant " + g.Token }

// FreeAt returns when a grant can be used next, going by Discord's rate limits.
func (c *Client) FreeAt(g Grant) time.Time { return c.limits.free(g.limit()) }

// GrantsRest returns until when no grant of a guild is to be used, because too many were refused; a time in the past while
// they may be.
func (c *Client) GrantsRest(guild string) time.Time { return c.strikes.until(guild) }

// EditByGrant changes a message of the grant's interaction: the one with the ID, or with "" the answer. Old is what shows
// the message's picture now: the message's ID, or the token of an interaction that showed it. It does not begin after
// the time before, if that is not zero. It is tried once: a caller that is refused has other ways.
func (c *Client) EditByGrant(ctx context.Context, g Grant, id, old string, m Message, before time.Time) error {
	if time.Now().Before(c.strikes.until(g.Who.Guild)) {
		return ErrGrantsRest
	}
	r := grantRequest(http.MethodPatch, g, id)
	r.before, r.once = before, true
	_, err := c.deliver(ctx, r, m, old, g.Token)
	c.strikes.saw(g.Who.Guild, err)
	return err
}

// DeleteByGrant removes a message of the grant's interaction: the one with the ID, or with "" the answer. One that is gone already is
// no error.
func (c *Client) DeleteByGrant(ctx context.Context, g Grant, id string) error {
	if time.Now().Before(c.strikes.until(g.Who.Guild)) {
		return ErrGrantsRest
	}
	err := c.do(ctx, grantRequest(http.MethodDelete, g, id))
	c.strikes.saw(g.Who.Guild, err)
	if IsCode(err, UnknownMessage) {
		return nil
	}
	return err
}

// Follow sends the person of a grant a further message, and returns its ID: the grant edits that, too. It is tried once.
func (c *Client) Follow(ctx context.Context, g Grant, m Message) (id string, err error) {
	if time.Now().Before(c.strikes.until(g.Who.Guild)) {
		return "", ErrGrantsRest
	}
	got, err := c.deliver(ctx, request{
		method: http.MethodPost, path: "/webhooks/" + g.App + "/" + g.Token + "?wait=true", route: "/webhooks/{app}/{token}",
		limit: g.limit(), exempt: true, once: true, who: g.Who,
	}, m, "", g.Token)
	c.strikes.saw(g.Who.Guild, err)
	return got.ID, err
}

// grantRequest is a request about a message of the grant's interaction; with the ID "" about the answer.
func grantRequest(method string, g Grant, id string) request {
	route := "/webhooks/{app}/{token}/messages/{id}"
	if id == "" {
		id, route = "@original", "/webhooks/{app}/{token}/messages/@original"
	}
	return request{
		method: method, path: "/webhooks/" + g.App + "/" + g.Token + "/messages/" + id,
		route: route, limit: g.limit(), exempt: true, who: g.Who,
	}
}
