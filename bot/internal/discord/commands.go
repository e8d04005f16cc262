package discord

// Types of a command's options.
const (
	OptionSubcommand = 1
	OptionString     = 3
	OptionInteger    = 4
	OptionBoolean    = 5
	OptionUser       = 6
	OptionChannel    = 7
	OptionRole       = 8
)

// Types of commands.
const (
	CommandTyped  = 1 // a slash command
	CommandPerson = 2 // in the menu of a person
)

// A Command is a command as Discord stores it.
type Command struct {
	Type                     int             `json:"type"`
	Name                     string          `json:"name"`
	Description              string          `json:"description"`
	Options                  []CommandOption `json:"options,omitempty"`
	Contexts                 []int           `json:"contexts"`                             // where it can be used
	IntegrationTypes         []int           `json:"integration_types"`                    // who can install it
	DefaultMemberPermissions *string         `json:"default_member_permissions,omitempty"` // who is offered it, unless admins say otherwise; nil: everybody
}

// A CommandOption is what people fill in, or a subcommand with options of its own.
type CommandOption struct {
	Type         int             `json:"type"`
	Name         string          `json:"name"`
	Description  string          `json:"description"`
	Required     bool            `json:"required,omitempty"`
	Choices      []CommandChoice `json:"choices,omitempty"`
	Options      []CommandOption `json:"options,omitempty"`
	MinValue     *int            `json:"min_value,omitempty"`
	MaxValue     *int            `json:"max_value,omitempty"`
	MaxLength    *int            `json:"max_length,omitempty"`
	ChannelTypes []int           `json:"channel_types,omitempty"`
}

// A CommandChoice is one of the values that an option can have.
type CommandChoice struct {
	Name  string `json:"name"`
	Value any    `json:"value"`
}
