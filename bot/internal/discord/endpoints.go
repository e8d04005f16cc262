package discord

import (
	"cmp"
	"context"
	"crypto/rand"
	"net/http"
	"strings"
	"time"

	"ruckus/bot/internal/work"
	"ruckus/render/markup"
)

// A Channel is where a message is, and in which guild: requests of each guild wait for themselves.
type Channel struct{ Guild, ID string }

func (c Channel) path() string  { return "/channels/" + c.ID }
func (c Channel) who() work.Who { return work.Who{Guild: c.Guild} }

// Post writes a message into a channel and returns its ID. The nonce makes sure that a repeated request posts once; a
// message without one gets one of its own. For a nonce of the last minutes, it returns the message that was posted with it.
func (c *Client) Post(ctx context.Context, in Channel, m Message) (string, error) {
	m.Nonce, m.EnforceNonce = cmp.Or(m.Nonce, strings.ToLower(rand.Text()[:20])), true
	got, err := c.deliver(ctx, request{
		method: http.MethodPost, path: in.path() + "/messages", route: in.path() + "/messages", who: in.who(),
	}, m, "")
	return got.ID, err
}

// Edit changes a message of the bot's own. It does not begin to after the time before; the zero time is no limit.
func (c *Client) Edit(ctx context.Context, in Channel, id string, m Message, before time.Time) error {
	_, err := c.deliver(ctx, request{
		method: http.MethodPatch, path: in.path() + "/messages/" + id,
		route: in.path() + "/messages/{id}", who: in.who(), before: before,
	}, m, id)
	return err
}

// See reports, as an error, why a message can't be seen: UnknownMessage if it is gone.
func (c *Client) See(ctx context.Context, in Channel, id string) error {
	var got struct {
		ID string `json:"id"`
	}
	return c.do(ctx, request{
		method: http.MethodGet, path: in.path() + "/messages/" + id, route: in.path() + "/messages/{id}", who: in.who(), result: &got,
	})
}

// Delete removes a message of the bot's own. One that is gone already is no error.
func (c *Client) Delete(ctx context.Context, in Channel, id string) error {
	err := c.do(ctx, request{
		method: http.MethodDelete, path: in.path() + "/messages/" + id,
		route: in.path() + "/messages/{id}", who: in.who(),
	})
	if IsCode(err, UnknownMessage) {
		return nil
	}
	return err
}

// maxThreadName is how many characters a thread's name may have.
const maxThreadName = 100

// Thread opens a public thread at a message of a text channel and returns its ID, which is the message's. A thread that is
// there already is no error. A name that is too long is cut.
func (c *Client) Thread(ctx context.Context, in Channel, message, name string) (string, error) {
	err := c.do(ctx, request{
		method: http.MethodPost, path: in.path() + "/messages/" + message + "/threads",
		route: in.path() + "/messages/{id}/threads", who: in.who(),
		body: map[string]string{"name": markup.Clip(name, maxThreadName)},
	})
	if IsCode(err, ThreadExists) {
		err = nil
	}
	return message, err
}

// get asks for what is at a path that has no secrets.
func (c *Client) get(ctx context.Context, path string, result any) error {
	return c.do(ctx, request{method: http.MethodGet, path: path, route: path, result: result})
}

// Commands returns the bot's commands as Discord has them.
func (c *Client) Commands(ctx context.Context, app string) (cs []Command, err error) {
	err = c.do(ctx, request{method: http.MethodGet, path: "/applications/" + app + "/commands", route: "/applications/{app}/commands", result: &cs})
	return cs, err
}

// SetCommands replaces all the bot's commands.
func (c *Client) SetCommands(ctx context.Context, app string, cs []Command) error {
	return c.do(ctx, request{method: http.MethodPut, path: "/applications/" + app + "/commands", route: "/applications/{app}/commands", body: cs})
}

// An Application is what Discord knows the bot's program as.
type Application struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	EndpointURL string `json:"interactions_endpoint_url"` // where Discord sends interactions instead of to the gateway; "" for none
	CodeGrant   bool   `json:"bot_require_code_grant"`    // the plain invite link does not add the bot
	TermsURL    string `json:"terms_of_service_url"`      // where its terms can be read; "" if the owner has given none
	PrivacyURL  string `json:"privacy_policy_url"`        // the same for what it keeps about people
	Guilds      int    `json:"approximate_guild_count"`   // in about how many servers it is

	Bot struct {
		ID string `json:"id"`
	} `json:"bot"` // the bot's user
}

// Application returns what the token belongs to, and what time Discord has.
func (c *Client) Application(ctx context.Context) (app Application, now time.Time, err error) {
	err = c.do(ctx, request{method: http.MethodGet, path: "/applications/@me", route: "/applications/@me", result: &app, date: &now})
	return app, now, err
}

// Starts says how many shards Discord wants, and how often the bot may connect.
type Starts struct {
	Shards int `json:"shards"`
	Limit  struct {
		Remaining   int `json:"remaining"`
		ResetAfter  int `json:"reset_after"`     // in milliseconds
		Concurrency int `json:"max_concurrency"` // buckets of shards that may start at once
	} `json:"session_start_limit"`
}

// Starts asks for them.
func (c *Client) Starts(ctx context.Context) (s Starts, err error) {
	err = c.get(ctx, "/gateway/bot", &s)
	return s, err
}

// ping makes a request that needs no token, once.
func (c *Client) ping(ctx context.Context) error {
	return c.do(ctx, request{method: http.MethodGet, path: "/gateway", route: "/gateway", exempt: true, once: true})
}

// An OwnGuild is a server that the bot is in, and what it may do there in general.
type OwnGuild struct {
	Name        string `json:"name"`
	Permissions uint64 `json:"permissions,string"`
}

// Guilds returns the servers that the bot is in, at most 200.
func (c *Client) Guilds(ctx context.Context) (gs []OwnGuild, err error) {
	err = c.get(ctx, "/users/@me/guilds", &gs)
	return gs, err
}
