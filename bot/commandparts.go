package bot

import (
	"ruckus/bot/internal/discord"
	"ruckus/games"
)

// Names of commands and of their options.
const (
	commandHome     = "ruckus"
	commandPlay     = "play"
	commandHand     = "hand"
	commandRead     = "read"
	commandRules    = "rules"
	commandLearn    = "learn"
	commandTables   = "tables"
	commandMe       = "me"
	commandNight    = "night"
	commandSettings = "settings"
	commandTop      = "top"
	commandStats    = "stats"
	commandHistory  = "history"
	commandBar      = "bar"
	commandBarOn    = "Ban from games" // in the menu of a person
	optionTime      = "time"
	optionReason    = "reason"
	optionGame      = "game"
	optionLength    = "length"
	optionRobots    = "robots"
	optionPerson    = "person"
)

// gameOption lets people choose a game by its title, or by what sort of game it is.
func gameOption(kinds []games.Kind) discord.CommandOption {
	o := discord.CommandOption{Type: discord.OptionString, Name: optionGame, Description: say("cmd.game"), Required: true}
	for _, k := range kinds {
		o.Choices = append(o.Choices, discord.CommandChoice{Name: k.Titled(), Value: k.Name})
	}
	return o
}

func toCommandOption(o games.Option) discord.CommandOption {
	c := discord.CommandOption{Type: discord.OptionInteger, Name: o.Name, Description: o.Help}
	switch {
	case o.Bool:
		c.Type = discord.OptionBoolean
	case len(o.Choices) > 0:
		for _, choice := range o.Choices {
			c.Choices = append(c.Choices, discord.CommandChoice{Name: choice.Name, Value: choice.Value})
		}
	default:
		c.MinValue, c.MaxValue = &o.Min, &o.Max
	}
	return c
}
