package bot

import (
	"context"
	"encoding/json"
	"slices"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/frame"
)

const (
	// errEverybody refuses Discord's role for everybody, which nobody has among their roles.
	errEverybody = problem.Refusal("everybody may open tables where no role is chosen: remove the roles instead of choosing everyone")
	errNoOption  = problem.Refusal("this setting is no longer there; here are those that are")
	errNoChannel = problem.Refusal("a channel that was chosen is not in this server; choose again")
	errNoRole    = problem.Refusal("a role that was chosen is not in this server; choose again")
	errSlow      = problem.Refusal("that took too long to ask for a number; press again")
)

// pressOption changes an option of a scope, or asks for its value.
func (b *Bot) pressOption(ctx context.Context, a *answer, scope, arg string) {
	s, err := b.host.Guilds.Settings(ctx, a.i.GuildID, scope)
	if err != nil {
		b.settingsFail(ctx, a, err)
		return
	}
	name, _, _ := frame.ParseOption(arg)
	at := slices.IndexFunc(s.Items, func(o guild.Item) bool { return o.Name == name })
	if at < 0 {
		b.showSettings(ctx, a, scope, "", a.sentence(errNoOption))
		return
	}
	place := frame.PlaceSet + " " + arg
	show := func(note string) { b.showSettings(ctx, a, scope, place, note) }
	if value, set := a.chosen(ctx, s.Items[at].Option, s.Items[at].Value, arg, a.i.target(scope, verbSettings), show); set {
		b.setSettings(ctx, a, scope, place, guild.Change{Values: map[string]int{name: value}})
	}
}

// chosen reads the value that an option is to have: "hook=1", or "target" with a form that was filled in. What has none is
// asked for it; what nobody may choose is shown with the reason.
func (a *answer) chosen(ctx context.Context, o games.Option, now int, arg string, of target, show func(note string)) (value int, set bool) {
	_, value, set = frame.ParseOption(arg)
	switch {
	case a.i.Type == discord.TypeModal:
		n, err := frame.ParseNumber(o, a.i.Filled())
		if err != nil {
			show(a.sentence(err))
		}
		return n, err == nil
	case set:
	case o.Bool || len(o.Choices) > 0:
		show("")
	default:
		if asked, _ := a.ask(ctx, composeForm(frame.OptionForm(frame.PlaceSet, o, now), of)); !asked {
			show(a.sentence(errSlow))
		}
	}
	return value, set
}

// picks is for a menu of channels or of roles.
func (b *Bot) picks(what string) press {
	return ofName(func(ctx context.Context, a *answer, scope, _ string) { b.pickEntities(ctx, a, scope, what) })
}

// pickEntities sets the channels or the roles to those that were picked from a menu.
func (b *Bot) pickEntities(ctx context.Context, a *answer, scope, what string) {
	s, err := b.host.Guilds.Settings(ctx, a.i.GuildID, guild.General)
	if err != nil {
		b.settingsFail(ctx, a, err)
		return
	}
	picked := a.i.Data.Values
	var c guild.Change
	if what == guild.Channels {
		err = known(picked, a.i.Data.Resolved.Channels, errNoChannel)
		c.AddChannels, c.RemoveChannels = without(picked, s.Channels), without(s.Channels, picked)
	} else {
		err = known(picked, a.i.Data.Resolved.Roles, errNoRole)
		c.AddRoles, c.RemoveRoles = without(picked, s.Roles), without(s.Roles, picked)
		if slices.Contains(picked, a.i.GuildID) {
			err = errEverybody
		}
	}
	if err != nil {
		b.showSettings(ctx, a, scope, "", refusal(err))
		return
	}
	b.setSettings(ctx, a, scope, "", c)
}

// pickResults sets the channel in which it is told how games have ended to the one that was picked from a menu, or to none.
func (b *Bot) pickResults(ctx context.Context, a *answer, scope, _ string) {
	var picked string
	if len(a.i.Data.Values) > 0 {
		picked = a.i.Data.Values[0]
	}
	if err := known(a.i.Data.Values, a.i.Data.Resolved.Channels, errNoChannel); err != nil {
		b.showSettings(ctx, a, scope, guild.Results, refusal(err))
		return
	}
	b.setSettings(ctx, a, scope, guild.Results, guild.Change{Results: &picked})
}

// known refuses IDs that Discord does not describe: only those of the guild are.
func known(ids []string, resolved map[string]json.RawMessage, refused error) error {
	for _, id := range ids {
		if _, ok := resolved[id]; !ok {
			return refused
		}
	}
	return nil
}

// without returns the IDs of a list that are not in the other.
func without(ids, others []string) (left []string) {
	for _, id := range ids {
		if !slices.Contains(others, id) {
			left = append(left, id)
		}
	}
	return left
}
