package bot

import (
	"context"
	"encoding/json"
	"slices"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/render/frame"
)

const (
	// errEverybody refuses Discord's role for everybody, which nobody has among their roles.
	errEverybody = problem.Refusal("everyone is no role to choose: everybody may open tables where no role is chosen, and not everybody can moderate games")
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
	a.pressItem(ctx, arg, items{
		all: s.Items, of: a.i.target(scope, verbSettings),
		show: func(place, note string) { b.showSettings(ctx, a, scope, place, note) },
		set: func(o guild.Item, place string) {
			b.setSettings(ctx, a, scope, place, guild.Change{Values: map[string]int{o.Name: o.Value}})
		},
	})
}

// items are options that somebody can change: a scope's, those of a lobby, or their own.
type items struct {
	all  []guild.Item
	of   target                                 // where their controls lead
	show func(place, note string)               // shows them at a place
	set  func(changed guild.Item, place string) // changes one to the value that it has now
}

// pressItem sets an option to the value that a press names, as in "hook=1", or that stands in a form that was filled in.
// Without one it asks for it.
func (a *answer) pressItem(ctx context.Context, arg string, of items) {
	place := frame.PlaceSet + " " + arg
	name, value, set := frame.ParseOption(arg)
	at := slices.IndexFunc(of.all, func(o guild.Item) bool { return o.Name == name })
	if at < 0 {
		of.show("", a.sentence(errNoOption))
		return
	}
	o := of.all[at]
	if a.i.Type == discord.TypeModal {
		n, err := frame.ParseNumber(o.Option, a.i.Filled())
		if err != nil {
			of.show(place, a.sentence(err))
			return
		}
		value, set = n, true
	}
	switch refused := o.Check(value); {
	case set && refused != nil:
		of.show(place, a.sentence(refused))
	case set:
		o.Value = value
		of.set(o, place)
	case o.Bool || len(o.Choices) > 0:
		of.show(place, "")
	default:
		if asked, _ := a.ask(ctx, composeForm(frame.OptionForm(frame.PlaceSet, o.Option, o.Value), of.of)); !asked {
			of.show(place, a.sentence(errSlow))
		}
	}
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
		if what == guild.Moderators {
			c.AddModerators, c.RemoveModerators = without(picked, s.Moderators), without(s.Moderators, picked)
		} else {
			c.AddRoles, c.RemoveRoles = without(picked, s.Roles), without(s.Roles, picked)
		}
		if slices.Contains(picked, a.i.GuildID) {
			err = errEverybody
		}
	}
	if err != nil {
		b.showSettings(ctx, a, scope, what, refusal(err))
		return
	}
	b.setSettings(ctx, a, scope, what, c)
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
