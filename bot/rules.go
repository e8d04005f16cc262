package bot

import (
	"context"
	"maps"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/render/frame"
	"ruckus/render/look"
)

// gameRules opens the rules of a game as new tables of the guild begin with them.
func (b *Bot) gameRules(ctx context.Context, a *answer, name string) { b.kindRules(ctx, a, name, "") }

// rules answers /rules.
func (b *Bot) rules(ctx context.Context, a *answer) {
	b.gameRules(ctx, a, a.i.stringOption(optionGame))
}

// kindRules shows a place inside the rules of a game as new tables of the guild begin with them, also where it is switched off.
func (b *Bot) kindRules(ctx context.Context, a *answer, name, place string) {
	kind, ok := b.kinds[name]
	if !ok {
		a.say(ctx, say("no.game"))
		return
	}
	decided, err := b.host.Guilds.Get(ctx, a.i.GuildID)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	extra, values := guild.OptionsOf(kind), guild.AllOptions(kind).Values()
	house, _ := b.host.Guilds.Begin(a.i.GuildID, name, decided.Settings)
	maps.Copy(values, house)
	t := frame.Table{Table: look.TableOf(kind, b.looks.all[name], "")}
	t.Extra, t.Terms.Values = extra, values
	b.showRules(ctx, a, b.looks.rules(t, place, a.i.reader(), a.i.target(kind.Name, verbKind)))
}

// tableRules shows the rules as they are played at a table.
func (b *Bot) tableRules(ctx context.Context, a *answer, ref match.Ref, place string) {
	t, err := b.host.Get(ctx, ref)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	b.showRules(ctx, a, b.looks.rules(b.looks.table(t), place, a.i.reader(), a.i.target(t.ID, verbRules)))
}

// showRules turns a page of the rules, or opens them in a new message.
func (b *Bot) showRules(ctx context.Context, a *answer, m discord.Message) {
	if a.i.OnEphemeral() && (a.i.id.Verb == verbRules || a.i.id.Verb == verbKind) {
		_, _ = a.update(ctx, m)
		return
	}
	_ = a.reply(ctx, m)
}
