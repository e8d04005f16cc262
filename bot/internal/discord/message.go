package discord

import (
	"crypto/sha256"
	"encoding/json"
	"sync/atomic"
)

// FlagEphemeral marks a message that only the user who pressed or asked sees.
const FlagEphemeral = 1 << 6

// FlagSilent marks a new message that makes no sound and shows nobody a notification.
const FlagSilent = 1 << 12

// A Message is the body of every message that the bot sends or edits. All parts are always written, so that an edit
// replaces all of the message. It notifies nobody but Mention, whatever its text says.
type Message struct {
	Content         string          `json:"content"`
	Embeds          []Embed         `json:"embeds"`
	Components      []Row           `json:"components"`
	Attachments     []Attachment    `json:"attachments"`
	AllowedMentions AllowedMentions `json:"allowed_mentions"`
	Flags           int             `json:"flags,omitempty"`
	Nonce           string          `json:"nonce,omitempty"`         // makes a repeated post harmless
	EnforceNonce    bool            `json:"enforce_nonce,omitempty"` // true with every nonce

	Mention []string `json:"-"` // IDs of the users whom a new message notifies, if its content names them
	File    *File    `json:"-"` // goes along as file 0; nil: none
	Picture Picture  `json:"-"` // becomes the file when the message is sent, unless it is there already; nil: none

	// Plain is the same message without the application's emojis; nil: it has none.
	Plain *Plain `json:"-"`
}

// A Plain is what is sent in place of a message whose emojis Discord refuses.
type Plain struct {
	Draw func() Message
	sent atomic.Bool
}

// SentPlain reports whether Discord has refused the message's emojis, and shows the plain one.
func (m Message) SentPlain() bool { return m.Plain != nil && m.Plain.sent.Load() }

// A File is a picture or a document that goes along with a message.
type File struct {
	Name, Kind string // Kind is the media type
	Data       []byte
}

// A Picture is drawn when it is sent. Pictures with the same key look the same.
type Picture interface {
	Key() string
	PNG() []byte
}

// A moving picture is sent as a GIF.
type moving interface {
	Picture
	GIF() []byte
}

// What the one picture of a message is called.
const (
	pictureName = "board.png"
	movingName  = "board.gif"
)

// PictureName is what a picture is called in its message.
func PictureName(p Picture) string {
	if _, moves := p.(moving); moves {
		return movingName
	}
	return pictureName
}

// AllowedMentions says who is notified.
type AllowedMentions struct {
	Parse []string `json:"parse"`
	Users []string `json:"users,omitempty"`
}

// nobody is always said: where nothing is said, names in a text notify people.
var nobody = AllowedMentions{Parse: []string{}}

// An Embed is the framed part of a message.
type Embed struct {
	Title       string       `json:"title,omitempty"`
	Description string       `json:"description,omitempty"`
	Color       int          `json:"color,omitempty"`
	Fields      []EmbedField `json:"fields,omitempty"`
	Footer      *EmbedFooter `json:"footer,omitempty"`
	Image       *EmbedImage  `json:"image,omitempty"`
}

// empty reports whether the embed shows nothing. Discord refuses such a one.
func (e Embed) empty() bool {
	return e.Title == "" && e.Description == "" && e.Fields == nil && e.Footer == nil && e.Image == nil
}

// An EmbedField is a heading with a text below it.
type EmbedField struct {
	Name   string `json:"name"`
	Value  string `json:"value"`
	Inline bool   `json:"inline,omitempty"`
}

// An EmbedFooter is the small text at the end of an embed. Discord shows it raw.
type EmbedFooter struct {
	Text string `json:"text"`
}

// An EmbedImage is the picture of an embed.
type EmbedImage struct {
	URL string `json:"url"`
}

// An Attachment is a file of a message, with its words.
type Attachment struct {
	ID          int64  `json:"id,string"` // the n of files[n], or the ID of one that is there already
	Filename    string `json:"filename,omitempty"`
	Description string `json:"description,omitempty"` // the picture in words
}

// Types of components.
const (
	TypeRow      = 1
	TypeButton   = 2
	TypeMenu     = 3
	TypeText     = 4 // a line of text in a form
	TypeRoles    = 6 // a menu of the guild's roles
	TypeChannels = 8 // a menu of the guild's channels
	TypeLabel    = 18
)

// A Row is up to five buttons, or one menu.
type Row struct {
	Type       int         `json:"type"`
	Components []Component `json:"components"`
}

// A Component is a button or a menu.
type Component struct {
	Type     int    `json:"type"`
	CustomID string `json:"custom_id"`
	Disabled bool   `json:"disabled,omitempty"`

	Style int    `json:"style,omitempty"`
	Label string `json:"label,omitempty"`
	Emoji *Emoji `json:"emoji,omitempty"`

	Placeholder string   `json:"placeholder,omitempty"`
	Options     []Choice `json:"options,omitempty"`
	MinValues   *int     `json:"min_values,omitempty"`
	MaxValues   int      `json:"max_values,omitempty"`

	ChannelTypes []int         `json:"channel_types,omitempty"`  // of a menu of channels
	Defaults     []DefaultItem `json:"default_values,omitempty"` // what is chosen in a menu of channels or roles
}

// A DefaultItem is a channel or a role that is chosen already.
type DefaultItem struct {
	ID   string `json:"id"`
	Type string `json:"type"` // "channel" or "role"
}

// An Emoji stands on a button or a menu's entry: one of Unicode by its Name, or with an ID one of the application's own.
type Emoji struct {
	ID   string `json:"id,omitempty"`
	Name string `json:"name"`
}

// A Choice is an entry of a menu.
type Choice struct {
	Label       string `json:"label"`
	Value       string `json:"value"`
	Description string `json:"description,omitempty"`
	Emoji       *Emoji `json:"emoji,omitempty"`
	Default     bool   `json:"default,omitempty"`
}

// MarshalJSON writes the message as it is sent.
func (m Message) MarshalJSON() ([]byte, error) { return json.Marshal(m.wire()) }

// A wire is a message as it is sent. Encoded on its own it costs half as much as a type with a MarshalJSON.
type wire Message

// wire has empty lists be written as [] and never as null: an edit with null would leave the old list in place.
func (m Message) wire() wire {
	if m.Embeds == nil {
		m.Embeds = []Embed{}
	}
	if m.Components == nil {
		m.Components = []Row{}
	}
	if m.Attachments == nil {
		m.Attachments = []Attachment{}
	}
	m.AllowedMentions = nobody
	m.AllowedMentions.Users = m.Mention
	return wire(m)
}

// Sum tells apart messages that look different.
func (m Message) Sum() [sha256.Size]byte {
	m.Flags, m.Nonce, m.EnforceNonce = 0, "", false
	body, err := json.Marshal(m.wire())
	if err != nil {
		panic(err) // strings, numbers and lists of them can always be written
	}
	if m.File != nil {
		body = append(body, m.File.Data...)
	}
	if m.Picture != nil {
		body = append(body, m.Picture.Key()...)
	}
	return sha256.Sum256(body)
}

// Ephemeral returns the message as one that only the asker sees.
func (m Message) Ephemeral() Message {
	m.Flags |= FlagEphemeral
	return m
}

// Text is a message of nothing but words.
func Text(s string) Message { return Message{Content: s} }
