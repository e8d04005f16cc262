package bot

import (
	"context"
	"encoding/json"
	"errors"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// settings answers /settings: it changes what is given, and shows the settings as they are then.
func (b *Bot) settings(ctx context.Context, a *answer) {
	if !a.i.manager() {
		a.refuse(ctx, errManagers)
		return
	}
	if len(a.i.Data.Options) != 1 {
		a.say(ctx, "Choose whose settings: /settings and the name of a game, or general.")
		return
	}
	sub := a.i.Data.Options[0]
	if sub.Name == subLog {
		b.showLog(ctx, a, "")
		return
	}
	change, reset, err := a.i.change(sub.Options)
	switch {
	case err != nil:
		b.showSettings(ctx, a, sub.Name, "", refusal(err))
	case reset && !change.Empty():
		b.showSettings(ctx, a, sub.Name, "", "nothing was changed: give either the option reset, or values")
	case reset:
		b.resetSettings(ctx, a, sub.Name)
	case !change.Empty():
		place := ""
		if change.Results != nil {
			place = guild.Results
		}
		b.setSettings(ctx, a, sub.Name, place, change)
	default:
		b.showSettings(ctx, a, sub.Name, "", "")
	}
}

// generalSettings shows the settings of all games.
func (b *Bot) generalSettings(ctx context.Context, a *answer) {
	b.showSettings(ctx, a, guild.General, "", "")
}

// visitSettings shows a place inside the settings of a scope.
func (b *Bot) visitSettings(ctx context.Context, a *answer, scope, place string) {
	b.showSettings(ctx, a, scope, place, "")
}

// showScope shows the settings of the scope that was picked from a menu, or the list of what was decided.
func (b *Bot) showScope(ctx context.Context, a *answer, scope string) {
	if scope == screens.ScopeLog {
		b.showLog(ctx, a, "")
		return
	}
	b.visitSettings(ctx, a, scope, "")
}

// resetOption takes back one option of a scope, or with the name "" all of them.
func (b *Bot) resetOption(ctx context.Context, a *answer, scope, name string) {
	if name == "" {
		b.resetSettings(ctx, a, scope)
		return
	}
	b.resetSettings(ctx, a, scope, name)
}

// askResetAll asks once more, also where the settings are damaged.
func (b *Bot) askResetAll(ctx context.Context, a *answer) {
	a.private(ctx, compose(screens.ResetEverything(), a.i.target(guild.General, verbSettings)))
}

func (b *Bot) resetAll(ctx context.Context, a *answer) { b.resetSettings(ctx, a, "") }

// resetSettings takes back what was set under these names, or all of the scope, or with the scope "" everything.
func (b *Bot) resetSettings(ctx context.Context, a *answer, scope string, names ...string) {
	_, err := b.host.Guilds.Reset(ctx, a.i.GuildID, a.i.by().Entry(), scope, names...)
	if scope == "" {
		scope = guild.General
	}
	place := ""
	if len(names) == 1 {
		place = screens.PlaceReset + " " + names[0]
	}
	b.confirmSettings(ctx, a, scope, place, "reset", err)
}

// setSettings changes settings of a scope, and shows it at the place.
func (b *Bot) setSettings(ctx context.Context, a *answer, scope, place string, c guild.Change) {
	_, err := b.host.Guilds.Set(ctx, a.i.GuildID, a.i.by().Entry(), scope, c)
	b.confirmSettings(ctx, a, scope, place, "saved", err)
}

// confirmSettings shows the settings after a change. If it is not known whether the change was made, it says so instead.
func (b *Bot) confirmSettings(ctx context.Context, a *answer, scope, place, done string, err error) {
	if _, ours := problem.Sentence(err); err != nil && ours && !errors.Is(err, store.ErrDamaged) {
		a.refuse(ctx, err)
		return
	}
	if err != nil {
		done = refusal(err)
	}
	b.showSettings(ctx, a, scope, place, done)
}

// refusal is the sentence of an error, as it stands on a screen.
func refusal(err error) string {
	text, _ := problem.Sentence(err)
	return text
}

// showSettings shows the settings at a place, with a note on top: what was refused or done.
func (b *Bot) showSettings(ctx context.Context, a *answer, scope, place, note string) {
	s, err := b.host.Guilds.Settings(ctx, a.i.GuildID, scope)
	if err != nil {
		b.settingsFail(ctx, a, err)
		return
	}
	out := screens.Settings{Scoped: s, Kind: b.kinds[scope], Kinds: b.cfg.Kinds}
	if scope == guild.General {
		out.Trouble = b.courier.resultsTrouble(ctx, a.i.GuildID, s.Results)
	}
	a.private(ctx, compose(screens.SettingsPage(out, place, note), a.i.target(scope, verbSettings)))
}

// settingsFail says why there is nothing to show. What is damaged can be reset.
func (b *Bot) settingsFail(ctx context.Context, a *answer, err error) {
	if !errors.Is(err, store.ErrDamaged) {
		a.refuse(ctx, err)
		return
	}
	page := screens.DamagedSettings(a.sentence(err))
	a.private(ctx, compose(page, a.i.target(guild.General, verbSettings)))
}

// showLog shows a page of the list of what was decided in the guild, by its number.
func (b *Bot) showLog(ctx context.Context, a *answer, page string) {
	list, err := b.host.Guilds.Audit(ctx, a.i.GuildID, 2*guild.MaxAudit)
	if err != nil {
		b.settingsFail(ctx, a, err)
		return
	}
	a.private(ctx, compose(screens.LogPage(list, b.cfg.Kinds, page), a.i.target(noTable, verbSettings)))
}

// change reads what /settings is to change, from the options of its subcommand.
func (i *interaction) change(options []discord.Option) (c guild.Change, reset bool, err error) {
	c.Values = make(map[string]int)
	for _, o := range options {
		var s string
		text := json.Unmarshal(o.Value, &s) == nil
		switch {
		case o.Name == optionReset:
			err = json.Unmarshal(o.Value, &reset)
		case o.Name == optionAddChannel && text:
			c.AddChannels = []string{s}
		case o.Name == optionRemoveChannel && text:
			c.RemoveChannels = []string{s}
		case (o.Name == optionAddRole || o.Name == optionAddModerator) && text && s == i.GuildID:
			return c, false, errEverybody
		case o.Name == optionAddRole && text:
			c.AddRoles = []string{s}
		case o.Name == optionRemoveRole && text:
			c.RemoveRoles = []string{s}
		case o.Name == optionAddModerator && text:
			c.AddModerators = []string{s}
		case o.Name == optionRemoveModerator && text:
			c.RemoveModerators = []string{s}
		case o.Name == optionResults && text:
			c.Results = &s
		default:
			c.Values[o.Name], err = o.Number()
		}
		if err != nil {
			return c, false, games.Illegalf("%s must be a whole number, or on or off", markup.Clip(o.Name, 32))
		}
	}
	return c, reset, nil
}
