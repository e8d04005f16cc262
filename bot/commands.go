package bot

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"

	"ruckus/bot/internal/discord"
	"ruckus/games"
)

// commands are the bot's commands, made from the list of games and their options; taught are the games that have a lesson.
func commands(kinds, taught []games.Kind) []discord.Command {
	all := []discord.Command{
		{Name: commandHome, Description: say("cmd.home")},
		{Name: commandPlay, Description: say("cmd.play"), Options: playOptions(kinds)},
		{Name: commandHand, Description: say("cmd.hand")},
		{Name: commandRead, Description: say("cmd.read")},
		practiceCommand(kinds),
		{Name: commandDaily, Description: say("cmd.daily")},
		{Name: commandRules, Description: say("cmd.rules"), Options: []discord.CommandOption{gameOption(kinds)}},
		{Name: commandLearn, Description: say("cmd.learn"), Options: []discord.CommandOption{gameOption(taught)}},
		{Name: commandMe, Description: say("cmd.me")},
		{Name: commandNight, Description: say("cmd.night")},
		{Name: commandTables, Description: say("cmd.tables")},
		settingsCommand(kinds),
	}
	if len(taught) == 0 {
		all = slices.DeleteFunc(all, func(c discord.Command) bool { return c.Name == commandLearn })
	}
	all = append(all, leagueCommands(kinds)...)
	all = append(all, barCommands()...)
	for i := range all {
		all[i] = shorten(all[i])
		all[i].Type = cmp.Or(all[i].Type, discord.CommandTyped)
		all[i].Contexts = []int{0}
		all[i].IntegrationTypes = []int{0}
	}
	return all
}

// playOptions are those of /play: the game, how long it is to last, and how many robots take seats at once.
func playOptions(kinds []games.Kind) []discord.CommandOption {
	none, most := 0, 0
	length := discord.CommandOption{Type: discord.OptionString, Name: optionLength, Description: say("cmd.play.length")}
	for _, k := range kinds {
		most = max(most, k.Max-1)
		for _, p := range k.Presets {
			c := discord.CommandChoice{Name: p.Name, Value: p.Name}
			if !slices.Contains(length.Choices, c) {
				length.Choices = append(length.Choices, c)
			}
		}
	}
	options := []discord.CommandOption{gameOption(kinds)}
	if length.Choices != nil {
		options = append(options, length)
	}
	return append(options, discord.CommandOption{
		Type: discord.OptionInteger, Name: optionRobots, Description: say("cmd.play.robots"), MinValue: &none, MaxValue: &most,
	})
}

// register sees to it that Discord has the bot's commands, and sends nothing when it has them already.
func (b *Bot) register(ctx context.Context, app string) error {
	want := commands(b.cfg.Kinds, b.taught())
	have, err := b.client.Commands(ctx, app)
	if err != nil {
		return err
	}
	if sameCommands(want, have) {
		return nil
	}
	b.log.Info("registering the commands")
	return b.client.SetCommands(ctx, app, want)
}

// sameCommands compares what people would notice; Discord adds IDs, versions and defaults, and keeps an order of its own.
func sameCommands(a, b []discord.Command) bool {
	return plain(a) == plain(b)
}

func plain(cs []discord.Command) string {
	cs = slices.Clone(cs)
	slices.SortFunc(cs, func(a, b discord.Command) int { return strings.Compare(a.Name, b.Name) })
	text, err := json.Marshal(cs)
	if err != nil {
		panic(err) // numbers and strings can always be written
	}
	return string(text)
}
