package discord

import (
	"cmp"
	"context"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strconv"
	"time"
)

// deliver makes a request that writes a message, and tells what Discord has then. The message replaces an old one, "" for
// none, and can be edited later by its ID and by the other names.
func (c *Client) deliver(ctx context.Context, r request, m Message, old string, names ...string) (delivered, error) {
	begun := time.Now()
	packed, kept, err := c.pictures.pack(ctx, r.who, m, old)
	if err != nil {
		return delivered{}, err
	}
	got, err := c.send(ctx, r, packed, old)
	if refusedKeeping(err, kept) {
		c.pictures.forget(old)
		packed, kept, err = c.pictures.pack(ctx, r.who, m, "")
		if err != nil {
			return delivered{}, err
		}
		got, err = c.send(ctx, r, packed, old)
	}
	if m.Plain != nil && IsCode(err, InvalidForm) && r.hasTime(2*time.Since(begun)) { // or text, which needs time, too
		got, err = c.send(ctx, r, packed, old) // mostly it takes what it has refused once
	}
	if plain := m.Plain; plain != nil && IsCode(err, InvalidForm) {
		m = m.plain()
		packed, kept, err = c.pictures.pack(ctx, r.who, m, old)
		if err != nil {
			return delivered{}, err
		}
		got, err = c.send(ctx, r, packed, old)
		if err == nil {
			c.log.Info("Discord refused one of the bot's emojis: sent text instead", "route", r.route)
			plain.sent.Store(true)
			c.emojiRefused()
		}
	}
	if IsCode(err, InvalidForm) {
		if plain, had := withoutEmojis(packed); had {
			got, err = c.send(ctx, r, plain, old)
			if err == nil {
				c.log.Warn("Discord refused an emoji: sent the message without it", "route", r.route)
			}
		}
	}
	if m.Picture != nil && IsCode(err, MissingPermissions) {
		m, kept = withoutPicture(m), 0
		got, err = c.send(ctx, r, m, old)
	}
	if err == nil {
		c.pictures.learn(r.who.Guild, m, got, kept, append(names, old)...)
	}
	return got, err
}

// plain is the message without the application's emojis, to be sent in its place.
func (m Message) plain() Message {
	p := m.Plain.Draw()
	p.Flags, p.Nonce, p.EnforceNonce, p.Mention = m.Flags, m.Nonce, m.EnforceNonce, m.Mention
	return p
}

// withoutEmojis returns a message whose controls have words only, and whether they had emojis of Unicode. One emoji that
// Discord does not take must not cost all of the message.
func withoutEmojis(m Message) (plain Message, had bool) {
	m.Components = slices.Clone(m.Components)
	for i, row := range m.Components {
		row.Components = slices.Clone(row.Components)
		for k, c := range row.Components {
			if c.Emoji != nil {
				had = true
				row.Components[k].Label, row.Components[k].Emoji = cmp.Or(c.Label, c.Emoji.Name), nil
			}
		}
		m.Components[i] = row
	}
	return m, had
}

// send makes a request with a message as its body, or inside it.
func (c *Client) send(ctx context.Context, r request, m Message, old string) (delivered, error) {
	var got delivered
	var answered struct {
		Resource struct {
			Message *delivered `json:"message"`
		} `json:"resource"`
	}
	answered.Resource.Message = &got
	r.file, r.result = m.File, &got
	if a, ok := r.body.(answerBody); ok {
		a.Data = m.wire()
		r.body, r.result = a, &answered
	} else {
		r.body = m.wire()
	}
	if old != "" && m.Picture == nil {
		got.ID, r.result = old, nil // there is nothing new to be read
	}
	err := c.do(ctx, r)
	return got, err
}

// A delivered is what Discord tells about a message that was sent, as far as the bot needs it.
type delivered struct {
	ID          string `json:"id"`
	Attachments []struct {
		ID int64 `json:"id,string"`
	} `json:"attachments"` // those that no embed shows
	Embeds []struct {
		Image struct {
			URL string `json:"url"`
		} `json:"image"`
	} `json:"embeds"`
}

// picture is the ID of the picture that the message's embed shows; 0 if it shows none. Discord does not list such an
// attachment, but its address has its ID in it.
func (d delivered) picture() int64 {
	for _, e := range d.Embeds {
		if u, err := url.Parse(e.Image.URL); err == nil && slices.Contains([]string{pictureName, movingName}, path.Base(u.Path)) {
			id, _ := strconv.ParseInt(path.Base(path.Dir(u.Path)), 10, 64) // 0 where it is none
			return id
		}
	}
	return 0
}

// lists reports whether the message has an attachment outside its embed.
func (d delivered) lists(attachment int64) bool {
	for _, a := range d.Attachments {
		if a.ID == attachment {
			return true
		}
	}
	return false
}

// refusedKeeping reports whether a request was refused that was to keep a picture, so that sending it may help.
func refusedKeeping(err error, kept int64) bool {
	return kept != 0 && IsStatus(err, http.StatusBadRequest)
}
