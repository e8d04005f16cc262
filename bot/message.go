package bot

import (
	"crypto/sha256"
	"encoding/json"

	"ruckus/render"
)

// Flags of a message.
const flagEphemeral = 1 << 6 // only the user who pressed or asked sees it

// A message is the body of every message that the bot sends or edits. All parts are always written, so that an edit
// replaces all of the message.
type message struct {
	Content         string          `json:"content"`
	Embeds          []embed         `json:"embeds"`
	Components      []row           `json:"components"`
	Attachments     []attachment    `json:"attachments"`
	AllowedMentions allowedMentions `json:"allowed_mentions"`
	Flags           int             `json:"flags,omitempty"`
	Nonce           string          `json:"nonce,omitempty"`         // makes a repeated post harmless
	EnforceNonce    bool            `json:"enforce_nonce,omitempty"` // true with every nonce

	file    *file          // goes along as file 0; nil: none
	picture render.Picture // becomes the file when the message is sent, unless it is there already; nil: none
}

// A file is a picture or a document that goes along with a message.
type file struct {
	name, kind string // kind is the media type
	data       []byte
}

// allowedMentions says who is notified.
type allowedMentions struct {
	Parse []string `json:"parse"`
}

// nobody is what the bot says always, and has to say: where it says nothing, names in a text notify people.
var nobody = allowedMentions{Parse: []string{}}

type embed struct {
	Title       string       `json:"title,omitempty"`
	Description string       `json:"description,omitempty"`
	Color       int          `json:"color,omitempty"`
	Fields      []embedField `json:"fields,omitempty"`
	Footer      *embedFooter `json:"footer,omitempty"`
	Image       *embedImage  `json:"image,omitempty"`
}

type embedField struct {
	Name   string `json:"name"`
	Value  string `json:"value"`
	Inline bool   `json:"inline,omitempty"`
}

type embedFooter struct {
	Text string `json:"text"`
}

type embedImage struct {
	URL string `json:"url"`
}

type attachment struct {
	ID          int64  `json:"id,string"` // the n of files[n], or the ID of one that is there already
	Filename    string `json:"filename,omitempty"`
	Description string `json:"description,omitempty"` // the picture in words
}

// Types of components.
const (
	typeRow    = 1
	typeButton = 2
	typeMenu   = 3
)

type row struct {
	Type       int         `json:"type"`
	Components []component `json:"components"`
}

// A component is a button or a menu.
type component struct {
	Type     int    `json:"type"`
	CustomID string `json:"custom_id"`
	Disabled bool   `json:"disabled,omitempty"`

	Style int    `json:"style,omitempty"`
	Label string `json:"label,omitempty"`
	Emoji *emoji `json:"emoji,omitempty"`

	Placeholder string   `json:"placeholder,omitempty"`
	Options     []choice `json:"options,omitempty"`
	MinValues   *int     `json:"min_values,omitempty"`
	MaxValues   int      `json:"max_values,omitempty"`
}

type emoji struct {
	Name string `json:"name"`
}

type choice struct {
	Label       string `json:"label"`
	Value       string `json:"value"`
	Description string `json:"description,omitempty"`
	Default     bool   `json:"default,omitempty"`
}

// MarshalJSON writes empty lists as [] and never as null: an edit with null would leave the old list in place.
func (m message) MarshalJSON() ([]byte, error) {
	type plain message
	if m.Embeds == nil {
		m.Embeds = []embed{}
	}
	if m.Components == nil {
		m.Components = []row{}
	}
	if m.Attachments == nil {
		m.Attachments = []attachment{}
	}
	m.AllowedMentions = nobody
	return json.Marshal(plain(m))
}

// sum tells apart messages that look different.
func (m message) sum() [sha256.Size]byte {
	m.Flags, m.Nonce, m.EnforceNonce = 0, "", false
	body, err := json.Marshal(m)
	if err != nil {
		panic(err) // strings, numbers and lists of them can always be written
	}
	if m.file != nil {
		body = append(body, m.file.data...)
	}
	if m.picture != nil {
		body = append(body, m.picture.Key()...)
	}
	return sha256.Sum256(body)
}

// ephemeral returns the message as one that only the asker sees.
func (m message) ephemeral() message {
	m.Flags |= flagEphemeral
	return m
}

// text is a message of nothing but words.
func text(s string) message { return message{Content: s} }
