package bot

import (
	"cmp"
	"context"
	"encoding/json"
	"strconv"
	"time"

	"ruckus/bot/table"
	"ruckus/markup"
	"ruckus/render"
)

// Types of interactions.
const (
	isCommand   = 2
	isComponent = 3
)

// An interaction is what Discord tells about one press of a button, one choice from a menu or one command. It is
// decoded here and not by discordgo, which knows fewer of the fields and fails on components that are new to it.
type interaction struct {
	ID             string `json:"id"`
	ApplicationID  string `json:"application_id"`
	Type           int    `json:"type"`
	Token          string `json:"token"`
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
	} `json:"member"`
	Message struct {
		ID    string `json:"id"`
		Flags int    `json:"flags"`
	} `json:"message"` // that the pressed component is on
	Data struct {
		Name     string   `json:"name"`
		Options  []option `json:"options"`
		CustomID string   `json:"custom_id"`
		Values   []string `json:"values"`
	} `json:"data"`
}

// An option is what a user chose for a command's option, or a subcommand with its own options.
type option struct {
	Name    string          `json:"name"`
	Type    int             `json:"type"`
	Value   json.RawMessage `json:"value"`
	Options []option        `json:"options"`
}

// number reads a whole number, or 0 and 1 for off and on.
func (o option) number() (n int, err error) {
	var on bool
	if json.Unmarshal(o.Value, &on) != nil {
		err = json.Unmarshal(o.Value, &n)
	} else if on {
		n = 1
	}
	return n, err
}

// parent is the channel that the thread belongs to which the interaction comes from; "" where it comes from no thread.
func (i *interaction) parent() string {
	if isThread(i.Channel.Type) {
		return i.Channel.Parent
	}
	return ""
}

// user is who pressed, by the name that this guild sees.
func (i *interaction) user() table.User {
	u := i.Member.User
	return table.User{ID: u.ID, Name: cmp.Or(i.Member.Nick, u.GlobalName, u.Username)}
}

// manager tells whether the user may end other people's tables: Discord's permission Manage Server.
func (i *interaction) manager() bool {
	return i.Member.Permissions&(manageGuild|administrator) != 0
}

// onHand tells whether the component is on a message that only the user sees.
func (i *interaction) onHand() bool { return i.Message.Flags&flagEphemeral != 0 }

// ref names a table of the guild that the interaction comes from. What a user of another guild forges leads nowhere.
func (i *interaction) ref(id string) table.Ref { return table.Ref{Guild: i.GuildID, ID: id} }

// request is the context in which the interaction is carried out, by every process that is told of it.
func (i *interaction) request() context.Context { return table.Request(context.Background(), i.ID) }

// at is when the user pressed.
func (i *interaction) at() time.Time { return snowflakeTime(i.ID) }

// snowflakeTime is the moment that is part of every Discord ID; the zero time for what is no ID.
func snowflakeTime(id string) time.Time {
	n, err := strconv.ParseUint(id, 10, 64)
	if err != nil {
		return time.Time{}
	}
	const discordEpoch = 1420070400000 // in milliseconds
	return time.UnixMilli(int64(n>>22) + discordEpoch)
}

// reader is who will read the answer.
func (i *interaction) reader() render.Reader {
	id, err := parseCustomID(i.Data.CustomID)
	return render.Reader{Locale: i.Locale, TextOnly: err == nil && id.Words || i.Data.Name == commandRead}
}

// target is what the controls of the answer act on.
func (i *interaction) target(table, place string) target {
	return target{table, place, i.reader().TextOnly}
}
