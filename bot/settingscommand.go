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
		Name: commandSettings, Description: say("cmd.settings"),
		DefaultMemberPermissions: &manage,
	}
	reset := discord.CommandOption{Type: discord.OptionBoolean, Name: optionReset, Description: say("cmd.settings.reset")}
	for _, k := range kinds {
		sub := discord.CommandOption{Type: discord.OptionSubcommand, Name: k.Name, Description: markup.Clip(say("cmd.settings.game", "game", k.Title), 100)}
		for _, o := range slices.Concat(k.Options(), guild.Options(), guild.ScopeOptions()) {
			sub.Options = append(sub.Options, toCommandOption(o))
		}
		sub.Options = append(sub.Options, reset)
		c.Options = append(c.Options, sub)
	}
	general := discord.CommandOption{Type: discord.OptionSubcommand, Name: guild.General, Description: say("cmd.settings.general")}
	general.Options = []discord.CommandOption{
		{Type: discord.OptionChannel, Name: optionAddChannel, Description: say("cmd.settings.channel"), ChannelTypes: channelTypes},
		{Type: discord.OptionChannel, Name: optionRemoveChannel, Description: say("cmd.settings.channel.not"), ChannelTypes: channelTypes},
		{Type: discord.OptionRole, Name: optionAddRole, Description: say("cmd.settings.role")},
		{Type: discord.OptionRole, Name: optionRemoveRole, Description: say("cmd.settings.role.not")},
		{Type: discord.OptionRole, Name: optionAddModerator, Description: say("cmd.settings.moderator")},
		{Type: discord.OptionRole, Name: optionRemoveModerator, Description: say("cmd.settings.role.not")},
		{Type: discord.OptionChannel, Name: optionResults, Description: say("cmd.settings.results"), ChannelTypes: postTypes},
	}
	for _, o := range guild.GeneralOptions() {
		general.Options = append(general.Options, toCommandOption(o))
	}
	general.Options = append(general.Options, reset)
	league := discord.CommandOption{Type: discord.OptionSubcommand, Name: guild.League, Description: say("cmd.settings.league")}
	c.Options = append(c.Options, general, league, discord.CommandOption{Type: discord.OptionSubcommand, Name: subLog, Description: say("cmd.settings.log")})
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
