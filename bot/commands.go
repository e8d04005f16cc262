package bot

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"ruckus/bot/table"
	"ruckus/games"
)

// Names of commands and of their options.
const (
	commandPlay     = "play"
	commandHand     = "hand"
	commandRead     = "read"
	commandRules    = "rules"
	commandTables   = "tables"
	commandSettings = "settings"
	optionGame      = "game"
)

// Types of a command's options.
const (
	optionSubcommand = 1
	optionString     = 3
	optionInteger    = 4
	optionBoolean    = 5
	optionChannel    = 7
	optionRole       = 8
)

// A command is a slash command as Discord stores it.
type command struct {
	Type                     int             `json:"type"`
	Name                     string          `json:"name"`
	Description              string          `json:"description"`
	Options                  []commandOption `json:"options,omitempty"`
	Contexts                 []int           `json:"contexts"`                             // where it can be used
	IntegrationTypes         []int           `json:"integration_types"`                    // who can install it
	DefaultMemberPermissions *string         `json:"default_member_permissions,omitempty"` // who is offered it, unless admins say otherwise; nil: everybody
}

type commandOption struct {
	Type         int             `json:"type"`
	Name         string          `json:"name"`
	Description  string          `json:"description"`
	Required     bool            `json:"required,omitempty"`
	Choices      []commandChoice `json:"choices,omitempty"`
	Options      []commandOption `json:"options,omitempty"`
	MinValue     *int            `json:"min_value,omitempty"`
	MaxValue     *int            `json:"max_value,omitempty"`
	ChannelTypes []int           `json:"channel_types,omitempty"`
}

type commandChoice struct {
	Name  string `json:"name"`
	Value any    `json:"value"`
}

// commands are the bot's commands, made from the list of games and their options.
func commands(kinds []games.Kind) []command {
	play := make([]commandOption, 0, len(kinds))
	names := make([]commandChoice, 0, len(kinds))
	for _, k := range kinds {
		sub := commandOption{Type: optionSubcommand, Name: k.Name, Description: k.Summary}
		for _, o := range append(k.Options(), table.Options()...) {
			sub.Options = append(sub.Options, toCommandOption(o))
		}
		play = append(play, sub)
		names = append(names, commandChoice{k.Title, k.Name})
	}
	all := []command{
		{Name: commandPlay, Description: "Open a table for a game in this channel", Options: play},
		{Name: commandHand, Description: "See your hand at the table in this channel"},
		{Name: commandRead, Description: "Read the table in this channel in words, for screen readers"},
		{Name: commandRules, Description: "Read the rules of a game", Options: []commandOption{{
			Type: optionString, Name: optionGame, Description: "Which game", Required: true, Choices: names,
		}}},
		{Name: commandTables, Description: "List the open tables of this server, or manage one"},
		settingsCommand(kinds),
	}
	for i := range all {
		all[i] = shorten(all[i])
		all[i].Type = 1 // a slash command
		all[i].Contexts = []int{0}
		all[i].IntegrationTypes = []int{0}
	}
	return all
}

func toCommandOption(o games.Option) commandOption {
	c := commandOption{Type: optionInteger, Name: o.Name, Description: o.Help}
	switch {
	case o.Bool:
		c.Type = optionBoolean
	case len(o.Choices) > 0:
		for _, choice := range o.Choices {
			c.Choices = append(c.Choices, commandChoice{choice.Name, choice.Value})
		}
	default:
		c.MinValue, c.MaxValue = &o.Min, &o.Max
	}
	return c
}

// register sees to it that Discord has the bot's commands, and sends nothing when it has them already.
func (b *Bot) register(ctx context.Context, app string) error {
	want := commands(b.cfg.Kinds)
	have, err := b.rest.commands(ctx, app)
	if err != nil {
		return err
	}
	if sameCommands(want, have) {
		return nil
	}
	b.log.Info("registering the commands")
	return b.rest.setCommands(ctx, app, want)
}

// sameCommands compares what people would notice; Discord adds IDs, versions and defaults, and keeps an order of its own.
func sameCommands(a, b []command) bool {
	return plain(a) == plain(b)
}

func plain(cs []command) string {
	cs = slices.Clone(cs)
	slices.SortFunc(cs, func(a, b command) int { return strings.Compare(a.Name, b.Name) })
	text, err := json.Marshal(cs)
	if err != nil {
		panic(err) // numbers and strings can always be written
	}
	return string(text)
}
