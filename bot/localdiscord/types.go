package localdiscord

// Message flags.
const (
	flagSuppressEmbeds        = 1 << 2
	flagEphemeral             = 1 << 6
	flagLoading               = 1 << 7
	flagSuppressNotifications = 1 << 12
	flagVoice                 = 1 << 13
	flagComponentsV2          = 1 << 15
)

// Component types.
const (
	typeRow          = 1
	typeButton       = 2
	typeStringSelect = 3
	typeTextInput    = 4
	typeUserSelect   = 5
	typeRoleSelect   = 6
	typeMentionable  = 7
	typeChannels     = 8
	typeText         = 10
	typeLabel        = 18
)

// A User is an account, as Discord describes it.
type User struct {
	ID            string  `json:"id"`
	Username      string  `json:"username"`
	GlobalName    *string `json:"global_name"`
	Discriminator string  `json:"discriminator"`
	Avatar        *string `json:"avatar"`
	PublicFlags   int     `json:"public_flags"`
	Flags         int     `json:"flags"`
	PrimaryGuild  *string `json:"primary_guild"`
	Bot           bool    `json:"bot,omitempty"`
}

// Name returns what the user is called on the page.
func (u User) Name() string {
	if u.GlobalName != nil {
		return *u.GlobalName
	}
	return u.Username
}

// A Message is one message as Discord describes it. Addresses of attachments are absolute in what the bot gets, and
// paths of this server in what users get.
type Message struct {
	ID                  string        `json:"id"`
	Type                int           `json:"type"`
	ChannelID           string        `json:"channel_id"`
	Author              User          `json:"author"`
	Content             string        `json:"content"`
	Timestamp           string        `json:"timestamp"`
	EditedTimestamp     *string       `json:"edited_timestamp"`
	TTS                 bool          `json:"tts"`
	Pinned              bool          `json:"pinned"`
	MentionEveryone     bool          `json:"mention_everyone"`
	Mentions            []User        `json:"mentions"`
	MentionRoles        []string      `json:"mention_roles"`
	Attachments         []Attachment  `json:"attachments"`
	Embeds              []Embed       `json:"embeds"`
	Components          []Component   `json:"components"`
	Flags               int           `json:"flags"`
	Nonce               any           `json:"nonce,omitempty"`
	ApplicationID       string        `json:"application_id,omitempty"`
	WebhookID           string        `json:"webhook_id,omitempty"`
	MessageReference    *Reference    `json:"message_reference,omitempty"`
	Interaction         *InteractedBy `json:"interaction,omitempty"`
	InteractionMetadata *InteractedBy `json:"interaction_metadata,omitempty"`

	viewer    string // of an ephemeral message: the only user who sees it
	dismissed bool   // by its viewer
}

// Ephemeral reports whether only one user sees the message.
func (m Message) Ephemeral() bool { return m.Flags&flagEphemeral != 0 }

// Loading reports whether the message still says that the application is thinking.
func (m Message) Loading() bool { return m.Flags&flagLoading != 0 }

// A Reference says which message another one answers.
type Reference struct {
	Type            int    `json:"type"`
	MessageID       string `json:"message_id,omitempty"`
	ChannelID       string `json:"channel_id"`
	GuildID         string `json:"guild_id,omitempty"`
	FailIfNotExists *bool  `json:"fail_if_not_exists,omitempty"`
}

// InteractedBy says what a message answers: whose interaction, its type and, for a command, its name.
type InteractedBy struct {
	ID                string            `json:"id"`
	Type              int               `json:"type"`
	Name              string            `json:"name"`
	User              User              `json:"user"`
	Owners            map[string]string `json:"authorizing_integration_owners,omitempty"`
	OriginalMessageID string            `json:"original_response_message_id,omitempty"`
	InteractedMessage string            `json:"interacted_message_id,omitempty"`
	Triggering        *InteractedBy     `json:"triggering_interaction_metadata,omitempty"`
}

// An Attachment is a file on a message.
type Attachment struct {
	ID          string `json:"id"`
	Filename    string `json:"filename"`
	Description string `json:"description,omitempty"`
	ContentType string `json:"content_type,omitempty"`
	Size        int    `json:"size"`
	URL         string `json:"url"`
	ProxyURL    string `json:"proxy_url"`
	Width       int    `json:"width,omitempty"`
	Height      int    `json:"height,omitempty"`
	Ephemeral   bool   `json:"ephemeral,omitempty"`
}

// An Embed is a framed part of a message.
type Embed struct {
	Type        string       `json:"type"`
	Title       string       `json:"title,omitempty"`
	Description string       `json:"description,omitempty"`
	URL         string       `json:"url,omitempty"`
	Timestamp   string       `json:"timestamp,omitempty"`
	Color       int          `json:"color,omitempty"`
	Footer      *EmbedFooter `json:"footer,omitempty"`
	Image       *EmbedImage  `json:"image,omitempty"`
	Thumbnail   *EmbedImage  `json:"thumbnail,omitempty"`
	Author      *EmbedAuthor `json:"author,omitempty"`
	Fields      []EmbedField `json:"fields,omitempty"`
}

// An EmbedFooter is the small print of an embed.
type EmbedFooter struct {
	Text    string `json:"text"`
	IconURL string `json:"icon_url,omitempty"`
}

// An EmbedImage is a picture of an embed; Description is its alt text, taken from the attachment.
type EmbedImage struct {
	URL         string `json:"url,omitempty"`
	ProxyURL    string `json:"proxy_url,omitempty"`
	Width       int    `json:"width,omitempty"`
	Height      int    `json:"height,omitempty"`
	Description string `json:"description,omitempty"`
}

// An EmbedAuthor is the line above an embed's title.
type EmbedAuthor struct {
	Name    string `json:"name"`
	URL     string `json:"url,omitempty"`
	IconURL string `json:"icon_url,omitempty"`
}

// An EmbedField is a titled part of an embed.
type EmbedField struct {
	Name   string `json:"name"`
	Value  string `json:"value"`
	Inline bool   `json:"inline"`
}

// A Component is a row, a control in a row, or a part of a modal; Type says which fields are meant.
type Component struct {
	Type        int            `json:"type"`
	ID          int            `json:"id"`
	CustomID    string         `json:"custom_id,omitempty"`
	Style       int            `json:"style,omitempty"`
	Label       string         `json:"label,omitempty"`
	Emoji       *Emoji         `json:"emoji,omitempty"`
	URL         string         `json:"url,omitempty"`
	SKU         string         `json:"sku_id,omitempty"`
	Disabled    bool           `json:"disabled,omitempty"`
	Placeholder string         `json:"placeholder,omitempty"`
	Options     []SelectOption `json:"options,omitempty"`
	MinValues   *int           `json:"min_values,omitempty"`
	MaxValues   *int           `json:"max_values,omitempty"`
	Components  []Component    `json:"components,omitempty"`

	DefaultValues []DefaultValue `json:"default_values,omitempty"` // of a menu of users, roles or channels
	ChannelTypes  []int          `json:"channel_types,omitempty"`  // of a menu of channels

	Content     string     `json:"content,omitempty"`     // of a text display
	Description string     `json:"description,omitempty"` // of a label
	Component   *Component `json:"component,omitempty"`   // in a label
	Value       string     `json:"value,omitempty"`       // of a text input
	Required    *bool      `json:"required,omitempty"`
	MinLength   *int       `json:"min_length,omitempty"`
	MaxLength   *int       `json:"max_length,omitempty"`
}

// A DefaultValue is a user, a role or a channel that a menu has picked already.
type DefaultValue struct {
	ID   string `json:"id"`
	Type string `json:"type"`
}

// An Emoji is the picture on a control; ID is of a custom one, without it Name is the character itself.
type Emoji struct {
	ID       string `json:"id,omitempty"`
	Name     string `json:"name"`
	Animated bool   `json:"animated,omitempty"`
}

// A SelectOption is an entry of a menu.
type SelectOption struct {
	Label       string `json:"label"`
	Value       string `json:"value"`
	Description string `json:"description,omitempty"`
	Emoji       *Emoji `json:"emoji,omitempty"`
	Default     bool   `json:"default,omitempty"`
}

// A Choice is a suggested value of a command's option.
type Choice struct {
	Name  string `json:"name"`
	Value any    `json:"value"`
}

// A Modal is a form that answers an interaction.
type Modal struct {
	CustomID   string      `json:"custom_id"`
	Title      string      `json:"title"`
	Components []Component `json:"components"`
}
