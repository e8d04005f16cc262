package bot

import (
	"context"
	"encoding/json"

	"ruckus/bot/discord"
	"ruckus/bot/guild"
	"ruckus/bot/match"
	"ruckus/games"
	"ruckus/render"
)

// command carries out a slash command.
func (b *Bot) command(ctx context.Context, a *answer) {
	switch a.i.Data.Name {
	case commandPlay:
		b.play(ctx, a)
	case commandPractice:
		b.practice(ctx, a)
	case commandDaily:
		b.showDaily(ctx, a)
	case commandHome:
		b.home(ctx, a)
	case commandHand:
		b.chooseHand(ctx, a)
	case commandRules:
		b.kindRules(ctx, a, a.i.stringOption(optionGame), "")
	case commandLearn:
		b.learn(ctx, a, a.i.stringOption(optionGame))
	case commandRead:
		b.chooseBoard(ctx, a)
	case commandTables:
		b.listTables(ctx, a)
	case commandSettings:
		b.settings(ctx, a)
	case commandTop, commandStats, commandHistory:
		b.leagueCommand(ctx, a)
	case commandMe:
		b.showMe(ctx, a, "", "")
	default:
		a.say(ctx, "This command is from another version of the bot. Try again in a minute.")
	}
}

// play answers /play.
func (b *Bot) play(ctx context.Context, a *answer) {
	o, err := a.i.opening()
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	b.open(ctx, a, o)
}

// open opens a table. The answer is its board.
func (b *Bot) open(ctx context.Context, a *answer, o match.Opening) {
	if !a.mayPlayHere(ctx) {
		return
	}
	by := a.i.by()
	t, err := b.host.Create(ctx, by, o)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(t)
	m := b.looks.board(t)
	id, posted, err := a.post(ctx, m)
	if !posted {
		b.postBoard(t)
		b.sayOpen(ctx, a, "Your table", t)
		return
	}
	if discord.IsCode(err, discord.AlreadyAnswered) {
		return
	}
	if err != nil {
		by.Manager = true // nobody else can end it
		if _, err := b.host.Close(ctx, t.Ref, by); err != nil {
			b.log.Error("a table that nobody sees stays open", "table", t.ID, "guild", t.Guild, "cause", err)
		}
		return
	}
	if err := b.boardAnswered(ctx, a, t, id, m); err != nil {
		b.log.Error("where a board is cannot be stored; it will be posted again", "table", t.ID, "guild", t.Guild, "cause", err)
		b.postBoard(t)
	}
}

// here is a table of the channel that the interaction comes from.
func (i *interaction) here() match.Opening {
	return match.Opening{Guild: i.GuildID, Channel: i.ChannelID, Parent: i.parent(), Roles: i.Member.Roles, Level: games.Medium}
}

// opening reads what /play asks for.
func (i *interaction) opening() (o match.Opening, err error) {
	o = i.here()
	o.Kind, o.Length = i.stringOption(optionGame), i.stringOption(optionLength)
	if o.Kind == "" {
		return o, games.Illegalf("choose a game: /play and one from the list")
	}
	for _, given := range i.Data.Options {
		if given.Name == optionRobots {
			o.Robots, err = given.Number()
			if err != nil {
				return o, games.Illegalf("%s must be a whole number", optionRobots)
			}
		}
	}
	return o, nil
}

// stringOption returns what the user chose for an option; "" for nothing.
func (i *interaction) stringOption(name string) string {
	var s string
	for _, o := range i.Data.Options {
		if o.Name == name && json.Unmarshal(o.Value, &s) == nil {
			return s
		}
	}
	return ""
}

// kindRules shows the rules of a game as it is played without house rules.
func (b *Bot) kindRules(ctx context.Context, a *answer, name, place string) {
	kind, ok := b.kinds[name]
	if !ok {
		a.say(ctx, "There is no game of that name here. /play lists those that there are.")
		return
	}
	extra := guild.OptionsOf(kind)
	values := extra.Values()
	for name, v := range kind.Options().Values() {
		values[name] = v
	}
	t := render.Table{Kind: kind, Look: b.looks.all[name], Extra: extra, Values: values}
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
	id, err := parseCustomID(a.i.Data.CustomID)
	if err == nil && a.i.OnEphemeral() && (id.Verb == verbRules || id.Verb == verbKind) {
		_, _ = a.update(ctx, m)
		return
	}
	_ = a.reply(ctx, m)
}
