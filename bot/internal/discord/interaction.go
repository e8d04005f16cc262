package discord

import (
	"cmp"
	"encoding/json"
	"strings"
	"time"

	"ruckus/bot/internal/work"
	"ruckus/render/markup"
)

// Types of interactions.
const (
	TypeCommand = 2
	TypePress   = 3
	TypeModal   = 5
)

// An Interaction is what Discord tells about one press of a button, one choice from a menu or one command. It is
// decoded here and not by discordgo, which knows fewer of the fields and fails on components that are new to it.
type Interaction struct {
	Arrived time.Time `json:"-"` // by this machine's clock

	ID             string `json:"id"`
	ApplicationID  string `json:"application_id"`
	Type           int    `json:"type"`
	Token          string `json:"token"` // a secret: in no log and in no store
	GuildID        string `json:"guild_id"`
	ChannelID      string `json:"channel_id"`
	Locale         string `json:"locale"`
	AppPermissions uint64 `json:"app_permissions,string"` // what the bot may do in the channel
	Channel        struct {
		Type   int    `json:"type"`
		Parent string `json:"parent_id"` // of a thread its channel, of a channel its category
	} `json:"channel"`
	AttachmentLimit int `json:"attachment_size_limit"` // in bytes
	Member          struct {
		User struct {
			ID         string      `json:"id"`
			Username   markup.Name `json:"username"`
			GlobalName markup.Name `json:"global_name"`
		} `json:"user"`
		Nick        markup.Name `json:"nick"`
		Permissions uint64      `json:"permissions,string"` // what the user may do in the channel
		Roles       []string    `json:"roles"`
		Joined      time.Time   `json:"joined_at"` // the guild
	} `json:"member"`
	Message struct {
		ID    string `json:"id"`
		Flags int    `json:"flags"`
		Made  struct {
			ID string `json:"id"`
		} `json:"interaction_metadata"` // by which interaction
		Components []struct {
			Components []struct {
				CustomID string `json:"custom_id"`
			} `json:"components"`
		} `json:"components"`
	} `json:"message"` // that the pressed component is on
	Data struct {
		Name     string   `json:"name"`
		Options  []Option `json:"options"`
		CustomID string   `json:"custom_id"`
		Values   []string `json:"values"`
		Target   string   `json:"target_id"` // of a command that is used on a person: who that is

		Components []ModalPart `json:"components"` // of a form that was filled in
		Resolved   struct {
			Channels map[string]json.RawMessage `json:"channels"`
			Roles    map[string]json.RawMessage `json:"roles"`
		} `json:"resolved"` // what options, and values of a menu, name of channels and roles, by ID
	} `json:"data"`
}

// An Option is what a user chose for a command's option, or a subcommand with its own options.
type Option struct {
	Name    string          `json:"name"`
	Type    int             `json:"type"`
	Value   json.RawMessage `json:"value"`
	Options []Option        `json:"options"`
}

// A ModalPart is a part of a form that a user has filled in: a text, or a label with one.
type ModalPart struct {
	CustomID  string     `json:"custom_id"`
	Value     string     `json:"value"`
	Component *ModalPart `json:"component"`
}

// Filled is what the user wrote into the first line of a form; "" where there is none.
func (i *Interaction) Filled() string {
	for _, p := range i.Data.Components {
		if p.Component != nil {
			p = *p.Component
		}
		if p.CustomID != "" {
			return p.Value
		}
	}
	return ""
}

// Number reads a whole number, or 0 and 1 for off and on.
func (o Option) Number() (n int, err error) {
	var on bool
	if json.Unmarshal(o.Value, &on) != nil {
		err = json.Unmarshal(o.Value, &n)
	} else if on {
		n = 1
	}
	return n, err
}

// OnEphemeral reports whether the pressed component is on a message that only the user sees.
func (i *Interaction) OnEphemeral() bool { return i.Message.Flags&FlagEphemeral != 0 }

// Who returns the guild and the person that the interaction is carried out for.
func (i *Interaction) Who() work.Who { return work.Who{Guild: i.GuildID, Person: i.Member.User.ID} }

// Grant is the right to edit messages that the interaction gives.
func (i *Interaction) Grant() Grant {
	return Grant{App: i.ApplicationID, Token: i.Token, Expires: i.Arrived.Add(grantTime), Who: i.Who()}
}

// At is when the user pressed, by Discord's clock.
func (i *Interaction) At() time.Time { return markup.Posted(i.ID) }

// Newer reports whether the first of two Discord IDs was made after the second. In the same millisecond they are counted.
func Newer(id, than string) bool { return cmp.Or(len(id)-len(than), strings.Compare(id, than)) > 0 }
