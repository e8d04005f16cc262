package bot

import (
	"context"
	"net/http"
	"time"
)

// Types of answers to an interaction.
const (
	answerMessage       = 4 // a new message
	answerDeferred      = 5 // "thinking …", to be edited
	answerDeferredPress = 6 // the pressed message stays, to be edited
	answerUpdate        = 7 // the pressed message changes
)

// deliver makes a call that writes a message, and tells what Discord has then. The message replaces an old one, "" for
// none, and can be edited later by its ID and by the other names.
func (r *rest) deliver(ctx context.Context, c call, m message, old string, names ...string) (delivered, error) {
	packed, kept := r.pictures.pack(m, old)
	got, err := r.send(ctx, c, packed)
	if refusedKeeping(err, kept) {
		r.pictures.forget(old)
		packed, kept = r.pictures.pack(m, "")
		got, err = r.send(ctx, c, packed)
	}
	if m.picture != nil && isCode(err, missingPermissions) {
		m, kept = withoutPicture(m), 0
		got, err = r.send(ctx, c, m)
	}
	if err == nil {
		r.pictures.learn(m, got, kept, append(names, old)...)
	}
	return got, err
}

// send makes a call with a message as its body, or inside it.
func (r *rest) send(ctx context.Context, c call, m message) (delivered, error) {
	var got delivered
	var answered struct {
		Resource struct {
			Message *delivered `json:"message"`
		} `json:"resource"`
	}
	answered.Resource.Message = &got
	c.file, c.result = m.file, &got
	if a, ok := c.body.(answerBody); ok {
		a.Data = m
		c.body, c.result = a, &answered
	} else {
		c.body = m
	}
	err := r.do(ctx, c)
	return got, err
}

// An answerBody is the body of an answer to an interaction.
type answerBody struct {
	Type int `json:"type"`
	Data any `json:"data,omitempty"`
}

// callback answers an interaction. For a new message it returns the message's ID.
func (r *rest) callback(ctx context.Context, i *interaction, kind int, m *message) (id string, err error) {
	c := call{
		method: http.MethodPost, path: "/interactions/" + i.ID + "/" + i.Token + "/callback?with_response=true",
		route: "/interactions/{id}/{token}/callback", major: i.ID, exempt: true, body: answerBody{Type: kind},
	}
	ctx, cancel := context.WithTimeout(ctx, callbackTime)
	defer cancel()
	if m == nil {
		if kind == answerDeferred {
			c.body = answerBody{kind, map[string]int{"flags": flagEphemeral}}
		}
		return "", r.do(ctx, c)
	}
	old := ""
	if kind == answerUpdate {
		old = i.Message.ID
	}
	got, err := r.deliver(ctx, c, *m, old, i.Token)
	return got.ID, err
}

// editAnswer changes the message that answered an interaction, or that the pressed component is on. Old is the ID of
// that message, or the token of an interaction that showed it, or "" where it is not known. Discord allows it for 15 minutes.
func (r *rest) editAnswer(ctx context.Context, app, token, old string, m message) error {
	_, err := r.deliver(ctx, editAnswerCall(app, token), m, old, token)
	return err
}

// sayAbove changes only the text above a message that editAnswer can change.
func (r *rest) sayAbove(ctx context.Context, app, token, sentence string) error {
	c := editAnswerCall(app, token)
	c.body = struct {
		Content         string          `json:"content"`
		AllowedMentions allowedMentions `json:"allowed_mentions"`
	}{sentence, nobody}
	return r.do(ctx, c)
}

func editAnswerCall(app, token string) call {
	return call{
		method: http.MethodPatch, path: "/webhooks/" + app + "/" + token + "/messages/@original",
		route: "/webhooks/{app}/{token}/messages/@original", major: token, exempt: true,
	}
}

// answerID returns the ID of the message that answered an interaction.
func (r *rest) answerID(ctx context.Context, app, token string) (string, error) {
	var m struct {
		ID string `json:"id"`
	}
	err := r.do(ctx, call{
		method: http.MethodGet, path: "/webhooks/" + app + "/" + token + "/messages/@original",
		route: "/webhooks/{app}/{token}/messages/@original", major: token, exempt: true, result: &m,
	})
	return m.ID, err
}

// post writes a message into a channel and returns its ID. The nonce makes sure that a repeated request posts once.
func (r *rest) post(ctx context.Context, channel string, m message) (string, error) {
	m.Nonce, m.EnforceNonce = randomID(20), true
	got, err := r.deliver(ctx, call{
		method: http.MethodPost, path: "/channels/" + channel + "/messages", route: "/channels/" + channel + "/messages",
	}, m, "")
	return got.ID, err
}

// edit changes a message of the bot's own. It does not begin to after the time before; the zero time is no limit.
func (r *rest) edit(ctx context.Context, channel, id string, m message, before time.Time) error {
	_, err := r.deliver(ctx, call{
		method: http.MethodPatch, path: "/channels/" + channel + "/messages/" + id,
		route: "/channels/" + channel + "/messages/{id}", before: before,
	}, m, id)
	return err
}

// delete removes a message of the bot's own. One that is gone already is no error.
func (r *rest) delete(ctx context.Context, channel, id string) error {
	err := r.do(ctx, call{
		method: http.MethodDelete, path: "/channels/" + channel + "/messages/" + id,
		route: "/channels/" + channel + "/messages/{id}",
	})
	if isCode(err, unknownMessage) {
		return nil
	}
	return err
}

// commands returns the bot's commands as Discord has them.
func (r *rest) commands(ctx context.Context, app string) ([]command, error) {
	var cs []command
	err := r.do(ctx, call{method: http.MethodGet, path: "/applications/" + app + "/commands", route: "/applications/{app}/commands", result: &cs})
	return cs, err
}

// setCommands replaces all the bot's commands.
func (r *rest) setCommands(ctx context.Context, app string, cs []command) error {
	return r.do(ctx, call{method: http.MethodPut, path: "/applications/" + app + "/commands", route: "/applications/{app}/commands", body: cs})
}

// application returns what the token belongs to, and what time Discord has.
func (r *rest) application(ctx context.Context) (app application, now time.Time, err error) {
	err = r.do(ctx, call{method: http.MethodGet, path: "/applications/@me", route: "/applications/@me", result: &app, date: &now})
	return app, now, err
}

// An application is what Discord knows the bot's program as.
type application struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// starts returns how many shards Discord wants, and how often the bot may connect.
func (r *rest) starts(ctx context.Context) (s starts, err error) {
	err = r.do(ctx, call{method: http.MethodGet, path: "/gateway/bot", route: "/gateway/bot", result: &s})
	return s, err
}

type starts struct {
	Shards int `json:"shards"`
	Limit  struct {
		Remaining   int `json:"remaining"`
		ResetAfter  int `json:"reset_after"`     // in milliseconds
		Concurrency int `json:"max_concurrency"` // buckets of shards that may start at once
	} `json:"session_start_limit"`
}

// guilds returns the servers that the bot is in, at most 200, and what it may do there in general.
func (r *rest) guilds(ctx context.Context) (gs []ownGuild, err error) {
	err = r.do(ctx, call{method: http.MethodGet, path: "/users/@me/guilds", route: "/users/@me/guilds", result: &gs})
	return gs, err
}

type ownGuild struct {
	Name        string `json:"name"`
	Permissions uint64 `json:"permissions,string"`
}

// callbackTime is how long Discord waits for the answer to an interaction.
const callbackTime = 3 * time.Second
