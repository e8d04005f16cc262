package bot

import (
	"context"
	"encoding/json"
	"slices"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/screens"
	"ruckus/render/markup"
)

var (
	// errEverybody refuses Discord's role for everybody, which nobody has among their roles.
	errEverybody = refuse("no.everyone")
	errNoChannel = refuse("no.channel")
	errNoRole    = refuse("no.role")
)

// settings answers /settings: it changes what is given, and shows the settings as they are then.
func (b *Bot) settings(ctx context.Context, a *answer) {
	if !a.i.manager() {
		a.refuse(ctx, errManagers)
		return
	}
	if len(a.i.Data.Options) != 1 {
		a.say(ctx, say("no.scope"))
		return
	}
	sub := a.i.Data.Options[0]
	if sub.Name == subLog {
		b.showLog(ctx, a, "")
		return
	}
	change, reset, err := a.i.change(sub.Options)
	p, name := b.settingsPanel(a, sub.Name), ""
	if change.Results != nil {
		name = guild.Results
	}
	if err == nil && reset && !change.Empty() {
		err = refuse("no.both")
	}
	switch {
	case err != nil:
		a.changed(ctx, p, name, "", err)
	case reset:
		a.resetItem(ctx, p, "")
	case change.Empty():
		a.visit(ctx, p, "", "")
	default:
		a.changed(ctx, p, name, say("did.saved"), b.setScope(ctx, a, sub.Name, change))
	}
}

// ofScope is the panel of the scope on whose settings was pressed.
func (b *Bot) ofScope(a *answer) panel { return b.settingsPanel(a, a.i.id.Table) }

// generalSettings shows the settings of all games.
func (b *Bot) generalSettings(ctx context.Context, a *answer) {
	a.visit(ctx, b.settingsPanel(a, guild.General), "", "")
}

// showScope shows the settings of the scope that was picked from a menu, or the list of what was decided.
func (b *Bot) showScope(ctx context.Context, a *answer, scope string) {
	if scope == screens.ScopeLog {
		b.showLog(ctx, a, "")
		return
	}
	a.visit(ctx, b.settingsPanel(a, scope), "", "")
}

// askResetAll asks once more, also where the settings are damaged.
func (b *Bot) askResetAll(ctx context.Context, a *answer) {
	a.private(ctx, compose(screens.ResetEverything(), a.i.target(guild.General, verbSettings)))
}

// resetAll takes back everything that was set in the guild.
func (b *Bot) resetAll(ctx context.Context, a *answer) {
	_, err := b.host.Guilds.Reset(ctx, a.i.GuildID, a.i.by().Entry(), "")
	a.changed(ctx, b.settingsPanel(a, guild.General), "", say("did.reset"), err)
}

// showLog shows a page of the list of what was decided in the guild, by its number.
func (b *Bot) showLog(ctx context.Context, a *answer, page string) {
	list, err := b.host.Guilds.Audit(ctx, a.i.GuildID, 2*guild.MaxAudit)
	if err != nil {
		a.noPanel(ctx, b.settingsPanel(a, guild.General), err)
		return
	}
	a.private(ctx, compose(screens.LogPage(list, b.cfg.Kinds, page), a.i.target(noTable, verbSettings)))
}

// change reads what /settings is to change, from the options of its subcommand.
func (i *interaction) change(options []discord.Option) (c guild.Change, reset bool, err error) {
	c = guild.Change{Values: make(map[string]int), Add: make(map[string][]string), Remove: make(map[string][]string)}
	adds := map[string]string{optionAddChannel: guild.Channels, optionAddRole: guild.Roles, optionAddModerator: guild.Moderators}
	removes := map[string]string{optionRemoveChannel: guild.Channels, optionRemoveRole: guild.Roles, optionRemoveModerator: guild.Moderators}
	for _, o := range options {
		var s string
		text := json.Unmarshal(o.Value, &s) == nil
		switch {
		case o.Name == optionReset:
			err = json.Unmarshal(o.Value, &reset)
		case (o.Name == optionAddRole || o.Name == optionAddModerator) && text && s == i.GuildID:
			return c, false, errEverybody
		case adds[o.Name] != "" && text:
			c.Add[adds[o.Name]] = []string{s}
		case removes[o.Name] != "" && text:
			c.Remove[removes[o.Name]] = []string{s}
		case o.Name == optionResults && text:
			c.Results = &s
			if err := known([]string{s}, i.Data.Resolved.Channels, errNoChannel); err != nil {
				return c, false, err
			}
		default:
			c.Values[o.Name], err = o.Number()
		}
		if err != nil {
			return c, false, illegal("no.number.switch", "option", markup.Clip(o.Name, 32))
		}
	}
	return c, reset, nil
}

// picks sets channels or roles to those that were picked from a menu. Discord describes those of the guild; others are refused.
func (b *Bot) picks(what string) press {
	return func(ctx context.Context, a *answer, _ string) {
		p := b.ofScope(a)
		s, err := b.host.Guilds.Settings(ctx, a.i.GuildID, guild.General)
		if err != nil {
			a.noPanel(ctx, p, err)
			return
		}
		picked := a.i.Data.Values
		var c guild.Change
		if what == guild.Results {
			first := append(picked, "")[0]
			c.Results = &first
		} else {
			was := s.Picked(what)
			c.Add, c.Remove = map[string][]string{what: without(picked, was)}, map[string][]string{what: without(was, picked)}
		}
		switch roles := what == guild.Roles || what == guild.Moderators; {
		case roles && slices.Contains(picked, a.i.GuildID):
			err = errEverybody
		case roles:
			err = known(picked, a.i.Data.Resolved.Roles, errNoRole)
		default:
			err = known(picked, a.i.Data.Resolved.Channels, errNoChannel)
		}
		if err == nil {
			err = b.setScope(ctx, a, a.i.id.Table, c)
		}
		a.changed(ctx, p, what, say("did.saved"), err)
	}
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
func without(ids, others []string) []string {
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return slices.Contains(others, id) })
}
