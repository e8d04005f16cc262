package discord

import (
	"context"
	"encoding/base64"
	"net/http"
	"time"
)

// MaxEmojis is how many an application can have.
const MaxEmojis = 2000

// emojisRoute is where the application's emojis are.
const emojisRoute = "/applications/{app}/emojis"

// An AppEmoji is an emoji that belongs to the application.
type AppEmoji struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	User struct {
		ID string `json:"id"`
	} `json:"user"` // who has put it up
}

// String is the emoji as it is written in a text.
func (e AppEmoji) String() string { return "<:" + e.Name + ":" + e.ID + ">" }

// Emojis returns the application's emojis.
func (c *Client) Emojis(ctx context.Context, app string) ([]AppEmoji, error) {
	var list struct {
		Items []AppEmoji `json:"items"`
	}
	err := c.do(ctx, request{method: http.MethodGet, path: "/applications/" + app + "/emojis", route: emojisRoute, result: &list})
	return list.Items, err
}

// AddEmoji puts up a PNG of at most 256 KiB as an emoji. It is not tried again: when that can help, EmojisFree tells.
func (c *Client) AddEmoji(ctx context.Context, app, name string, png []byte) (e AppEmoji, err error) {
	add := addEmoji
	add.path = "/applications/" + app + "/emojis"
	add.body = map[string]string{"name": name, "image": "data:image/png;base64," + base64.StdEncoding.EncodeToString(png)}
	add.result = &e
	err = c.do(ctx, add)
	return e, err
}

var addEmoji = request{method: http.MethodPost, route: emojisRoute, once: true}

// EmojisFree returns when another emoji can be put up, by what Discord has said last; a time that is over for now.
func (c *Client) EmojisFree() time.Time { return c.limits.free(addEmoji.limitKey()) }

// DeleteEmoji removes an emoji of the application. One that is gone already is no error.
func (c *Client) DeleteEmoji(ctx context.Context, app, id string) error {
	err := c.do(ctx, request{method: http.MethodDelete, path: "/applications/" + app + "/emojis/" + id, route: emojisRoute + "/{id}"})
	if IsCode(err, UnknownEmoji) {
		return nil
	}
	return err
}
