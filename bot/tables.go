package bot

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/screens"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// maxChoices is how many entries a menu can have.
const maxChoices = 25

// chooseHand answers /hand: the user's hand at the only table in this channel where they sit. Where there is none or several, it
// is a menu of these and of the games that they play alone, or the hand where there is one in all. Who has none at all sees what
// they can do at the games that are on here.
func (b *Bot) chooseHand(ctx context.Context, a *answer) {
	here, err := b.tablesHere(ctx, a.i)
	mine := slices.DeleteFunc(slices.Clone(here), func(t match.Table) bool { return t.Seat(a.i.user().ID) == games.Table })
	if err == nil && len(mine) != 1 {
		var alone []match.Table
		alone, err = b.host.Alone(ctx, a.i.GuildID, a.i.user().ID)
		mine = append(mine[:min(len(mine), max(0, maxChoices-len(alone)))], alone...)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	none := say("hand.none")
	which := say("hand.which")
	if len(mine) == 0 {
		mine = slices.DeleteFunc(here, func(t match.Table) bool { return t.Phase != match.Playing })
		which = say("hand.others")
	}
	b.oneOf(ctx, a, mine, none, which, verbOpen, func(ref match.Ref) { b.openHand(ctx, a, ref, "") })
}

// chooseBoard answers /read: the board of the table in this channel in words, or a menu where there are several.
func (b *Bot) chooseBoard(ctx context.Context, a *answer) {
	here, err := b.tablesHere(ctx, a.i)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	which := say("read.which")
	b.oneOf(ctx, a, here, say("read.none"), which, verbRead, func(ref match.Ref) { b.readBoard(ctx, a, ref) })
}

// oneOf opens the only table of a list, or has the user choose from a menu whose entries have the verb.
func (b *Bot) oneOf(ctx context.Context, a *answer, list []match.Table, none, which, verb string, open func(match.Ref)) {
	switch len(list) {
	case 0:
		a.say(ctx, none)
	case 1:
		open(list[0].Ref)
	default:
		m := discord.Text(which)
		m.Components = tableMenu(verb, say("pick"), choices(list))
		_ = a.reply(ctx, m)
	}
}

// readBoard shows the user a table's board in words. Its controls lead to screens in words.
func (b *Bot) readBoard(ctx context.Context, a *answer, ref match.Ref) {
	t, err := b.host.Get(ctx, ref)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.private(ctx, b.looks.boardFor(t, reader{a.i.Locale, people.Words}))
}

// tablesHere are the live tables in the channel that the interaction comes from.
func (b *Bot) tablesHere(ctx context.Context, i *interaction) ([]match.Table, error) {
	all, err := b.host.List(ctx, i.GuildID)
	return slices.DeleteFunc(all, func(t match.Table) bool { return t.Channel != i.ChannelID }), err
}

// choices are the entries of a menu of tables.
func choices(tables []match.Table) (all []discord.Choice) {
	for n, t := range tables {
		all = append(all, tableChoice(n+1, t))
	}
	return all
}

// listTables answers /tables, and shows the list again in place of the tools for a table.
func (b *Bot) listTables(ctx context.Context, a *answer) { b.showTables(ctx, a, false) }

// askEndAll shows the list with the button that ends all of them: one press too many would cost a server its evening.
func (b *Bot) askEndAll(ctx context.Context, a *answer) { b.showTables(ctx, a, true) }

func (b *Bot) showTables(ctx context.Context, a *answer, sure bool) {
	m, err := b.tablesMessage(ctx, a.i, sure)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.private(ctx, m)
}

// tablesMessage lists a guild's tables, with a menu of those that the user may manage.
func (b *Bot) tablesMessage(ctx context.Context, i *interaction, sure bool) (discord.Message, error) {
	all, err := b.host.List(ctx, i.GuildID)
	if err != nil {
		return discord.Message{}, err
	}
	tonight := b.nightLine(ctx, i.GuildID)
	moderates := b.moderates(ctx, i)
	var barred []guild.Bar
	if moderates {
		decided, err := b.host.Guilds.Get(ctx, i.GuildID)
		if err != nil {
			return discord.Message{}, err
		}
		barred = decided.BarredAt(time.Now())
	}
	if len(all) == 0 && len(barred) == 0 {
		return discord.Text(screen.Lines(tonight, say("tables.none"))), nil
	}
	for _, t := range all[:min(len(all), maxChoices)] {
		b.checkBoard(t)
	}
	e := discord.Embed{Title: say("tables.title"), Description: cmp.Or(tableLines(all), say("tables.none"))}
	if len(barred) > 0 {
		e.Fields = append(e.Fields, discord.EmbedField{Name: say("tables.banned", "n", len(barred)), Value: screens.BarredLines(barred)})
	}
	m := discord.Message{Embeds: []discord.Embed{e}, Content: tonight}
	if some := manageable(i, moderates, all); len(some) > 0 {
		m.Components = tableMenu(verbManage, say("tables.manage"), some)
	}
	if moderates && len(all) > 1 {
		m.Components = append(m.Components, i.endMany(all, sure))
	}
	return m, nil
}

// endMany is the row of what ends several tables.
func (i *interaction) endMany(all []match.Table, sure bool) discord.Row {
	row := discord.Row{Type: discord.TypeRow}
	add := func(label, to string) {
		row.Components = append(row.Components, toComponent(screen.Control{Label: label, Style: screen.Red, Go: to}, i.target(noTable, verbManage)))
	}
	if n := lonely(all); n > 1 {
		add(say("tables.lonely", "n", n), screens.ManageLonely)
	}
	if sure {
		add(say("tables.sure", "n", len(all)), screens.ManageSure)
	} else {
		add(say("tables.all", "n", len(all)), screens.ManageAll)
	}
	return row
}

// lonely counts the tables where fewer than two people sit.
func lonely(all []match.Table) (n int) {
	for _, t := range all {
		if t.Lonely() && t.Night.Ends.IsZero() {
			n++
		}
	}
	return n
}

// endsTables ends those tables that end does, for a moderator, and lists the others.
func (b *Bot) endsTables(end func(*match.Draft, match.By) error) press {
	return alone(func(ctx context.Context, a *answer) {
		err := error(errModerators)
		if b.moderates(ctx, a.i) {
			err = b.host.EndMany(ctx, a.i.GuildID, a.i.by(), end)
		}
		if err != nil {
			a.refuse(ctx, err)
			return
		}
		b.listTables(ctx, a)
	})
}

// tableLines lists tables, as many as a menu can have and an embed's text has room for.
func tableLines(all []match.Table) string {
	room := 4096 - len(say("tables.more", "n", 1000000))
	var text strings.Builder
	for n, t := range all {
		line := tableLine(n+1, t) + "\n"
		if n == maxChoices || markup.Width(text.String()+line) > room {
			text.WriteString(say("tables.more", "n", len(all)-n))
			break
		}
		text.WriteString(line)
	}
	return strings.TrimSuffix(text.String(), "\n")
}

// tableLine is a table in the list.
func tableLine(n int, t match.Table) string {
	where := say("channel", "channel", t.Channel)
	if l := link(t); l != "" {
		where = say("tables.board", "channel", where, "link", l)
	}
	how := phaseName(t)
	switch {
	case t.Private():
		return say("tables.alone", "n", n, "label", tableChoice(n, t).Label)
	case t.Rest.Paused:
		how = screen.Moment(how, t.Rest.Since) + ", " + screen.Moment(say("tables.closes"), t.Closes)
	case gone(t):
		how, where = how+", "+screen.Moment(say("tables.closes"), t.Closes), ""
	}
	return strings.TrimSpace(say("tables.line", "n", n, "game", t.Kind.Title, "how", how, "host", hostOf(t).String(), "players", len(t.Players), "where", where))
}

func phaseName(t match.Table) string {
	switch {
	case gone(t):
		return say("tables.gone")
	case t.Phase == match.Lobby:
		return say("tables.lobby")
	case t.Rest.Paused:
		return say("tables.paused")
	}
	return say("tables.playing")
}

// tableChoice is a table in a menu.
func tableChoice(n int, t match.Table) discord.Choice {
	var names []string
	for i, p := range t.Players {
		names = append(names, cmp.Or(p.User.Name, markup.NameOf(say("tables.player", "n", i+1))).Plain())
	}
	label := say("tables.choice", "n", n, "game", t.Kind.Title, "how", phaseName(t))
	if day, try := daily.ParseName(t.Solo.Deal); try {
		label = say("tables.daily", "day", day.Begins().Format("2 January"), "game", t.Kind.Title)
	} else if t.Private() {
		label = say("tables.practice", "game", t.Kind.Title)
	}
	return discord.Choice{
		Label: label, Value: t.ID,
		Description: markup.Clip(strings.Join(names, ", "), 100),
	}
}

// tableMenu lets the user pick one of the tables, of the first where there are more than a menu can have.
func tableMenu(verb, placeholder string, tables []discord.Choice) []discord.Row {
	one := 1
	return []discord.Row{{Type: discord.TypeRow, Components: []discord.Component{{
		Type: discord.TypeMenu, CustomID: customID{Table: noTable, Verb: verb, Arg: "*"}.String(), Placeholder: placeholder,
		Options: tables[:min(len(tables), maxChoices)], MinValues: &one, MaxValues: 1,
	}}}}
}
