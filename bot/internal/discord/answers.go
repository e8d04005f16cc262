package discord

import (
	"context"
	"net/http"
	"time"
)

// answerTime is how long Discord waits for the answer to an interaction.
const answerTime = 3 * time.Second

// Types of answers to an interaction.
const (
	ReplyMessage       = 4 // a new message
	ReplyDeferred      = 5 // "thinking …", to be edited
	ReplyDeferredPress = 6 // the pressed message stays, to be edited
	ReplyUpdate        = 7 // the pressed message changes
	ReplyModal         = 9 // a form to be filled in
)

// An answerBody is the body of an answer to an interaction.
type answerBody struct {
	Type int `json:"type"`
	Data any `json:"data,omitempty"`
}

// Answer answers an interaction with a message. For a new message it returns the message's ID.
func (c *Client) Answer(ctx context.Context, i *Interaction, kind int, m Message) (id string, err error) {
	old := ""
	if kind == ReplyUpdate {
		old = i.Message.ID
	}
	ctx, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	r := answerRequest(i, answerBody{Type: kind})
	r.until = time.Now().Add(answerTime - c.age(i))
	got, err := c.deliver(ctx, r, m, old, i.Token)
	if err == nil && kind == ReplyMessage && got.ID == "" {
		err = c.do(ctx, withResult(grantRequest(http.MethodGet, i.Grant(), ""), &got))
	}
	return got.ID, err
}

// Ask answers an interaction with a form. What the user writes comes as an interaction of TypeModal.
func (c *Client) Ask(ctx context.Context, i *Interaction, m Modal) error {
	ctx, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	return c.do(ctx, answerRequest(i, answerBody{Type: ReplyModal, Data: m}))
}

// Defer tells Discord that the answer to an interaction will come: as a new message for the asker alone, or in the
// message that was pressed on. Then EditAnswer follows.
func (c *Client) Defer(ctx context.Context, i *Interaction, kind int) error {
	body := answerBody{Type: kind}
	if kind == ReplyDeferred {
		body.Data = map[string]int{"flags": FlagEphemeral}
	}
	ctx, cancel := context.WithTimeout(ctx, answerTime)
	defer cancel()
	return c.do(ctx, answerRequest(i, body))
}

func answerRequest(i *Interaction, body answerBody) request {
	return request{
		method: http.MethodPost, path: "/interactions/" + i.ID + "/" + i.Token + "/callback?with_response=true",
		route: "/interactions/{id}/{token}/callback", limit: "answer " + i.ID, exempt: true, who: i.Who(), body: body,
	}
}

// EditAnswer changes the message that answered an interaction, or that the pressed component is on. Old is the ID of
// that message, or "" where it is not known.
func (c *Client) EditAnswer(ctx context.Context, g Grant, old string, m Message) error {
	_, err := c.deliver(ctx, grantRequest(http.MethodPatch, g, ""), m, old, g.Token)
	return err
}

// SayAbove changes only the text above a message that EditAnswer can change.
func (c *Client) SayAbove(ctx context.Context, g Grant, sentence string) error {
	r := grantRequest(http.MethodPatch, g, "")
	r.body = struct {
		Content         string          `json:"content"`
		AllowedMentions AllowedMentions `json:"allowed_mentions"`
	}{sentence, nobody}
	return c.do(ctx, r)
}

func withResult(c request, result any) request {
	c.result = result
	return c
}
