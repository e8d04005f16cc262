package bot

import (
	"slices"
	"strconv"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/markup"
)

// Names inside /settings. The subcommands besides these are games.
const (
	subLog                = "log"
	optionReset           = "reset"
	optionAddChannel      = "add_channel"
	optionRemoveChannel   = "remove_channel"
	optionAddRole         = "add_role"
	optionRemoveRole      = "remove_role"
	optionAddModerator    = "add_moderator"
	optionRemoveModerator = "remove_moderator"
	optionResults         = "results_channel"
)

// settingsCommand is made from the same options as /play.
func settingsCommand(kinds []games.Kind) discord.Command {
	manage := strconv.FormatUint(discord.ManageGuild, 10)
	c := discord.Command{
		Name: commandSettings, Description: "See and change what new tables of this server begin with",
		DefaultMemberPermissions: &manage,
	}
	reset := discord.CommandOption{Type: discord.OptionBoolean, Name: optionReset, Description: "undo what was set here"}
	for _, k := range kinds {
		sub := discord.CommandOption{Type: discord.OptionSubcommand, Name: k.Name, Description: markup.Clip("See and change the settings of "+k.Title, 100)}
		for _, o := range slices.Concat(k.Options(), guild.Options(), guild.ScopeOptions()) {
			sub.Options = append(sub.Options, toCommandOption(o))
		}
		sub.Options = append(sub.Options, reset)
		c.Options = append(c.Options, sub)
	}
	general := discord.CommandOption{Type: discord.OptionSubcommand, Name: guild.General, Description: "See and change who can open tables, where and how many"}
	general.Options = []discord.CommandOption{
		{Type: discord.OptionChannel, Name: optionAddChannel, Description: "a channel where people can open tables; if none is set, any channel will do", ChannelTypes: channelTypes},
		{Type: discord.OptionChannel, Name: optionRemoveChannel, Description: "a channel where they no longer can", ChannelTypes: channelTypes},
		{Type: discord.OptionRole, Name: optionAddRole, Description: "a role whose members can open tables; with none, everyone can"},
		{Type: discord.OptionRole, Name: optionRemoveRole, Description: "a role whose members no longer can"},
		{Type: discord.OptionRole, Name: optionAddModerator, Description: "a role whose members can end tables, remove players and ban them from games"},
		{Type: discord.OptionRole, Name: optionRemoveModerator, Description: "a role whose members no longer can"},
		{Type: discord.OptionChannel, Name: optionResults, Description: "the channel where results are posted; with none, nowhere", ChannelTypes: postTypes},
	}
	for _, o := range guild.GeneralOptions() {
		general.Options = append(general.Options, toCommandOption(o))
	}
	general.Options = append(general.Options, reset)
	league := discord.CommandOption{Type: discord.OptionSubcommand, Name: guild.League, Description: "See and change which games count, begin a season, and see what's played here"}
	c.Options = append(c.Options, general, league, discord.CommandOption{Type: discord.OptionSubcommand, Name: subLog, Description: "List who changed what in this server"})
	return c
}

// maxCommand is how many characters a command can have: all names, descriptions and values together.
const maxCommand = 8000

// shorten makes a command as short as Discord wants it, at the cost of what its options say about themselves.
func shorten(c discord.Command) discord.Command {
	for most := 90; commandSize(c.Options) > maxCommand-len(c.Name)-len(c.Description) && most >= 10; most -= 10 {
		c.Options = clipDescriptions(c.Options, most)
	}
	return c
}

func clipDescriptions(options []discord.CommandOption, most int) []discord.CommandOption {
	var out []discord.CommandOption
	for _, o := range options {
		o.Options = clipDescriptions(o.Options, most)
		if o.Type != discord.OptionSubcommand {
			o.Description = markup.Clip(o.Description, most)
		}
		out = append(out, o)
	}
	return out
}

func commandSize(options []discord.CommandOption) (n int) {
	for _, o := range options {
		n += len(o.Name) + markup.Width(o.Description) + commandSize(o.Options)
		for _, c := range o.Choices {
			n += markup.Width(c.Name)
			switch v := c.Value.(type) {
			case string:
				n += markup.Width(v)
			case int:
				n += len(strconv.Itoa(v))
			}
		}
	}
	return n
}
