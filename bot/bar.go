package bot

import (
	"cmp"
	"context"
	"fmt"
	"strings"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
	"ruckus/games"
	"ruckus/render/markup"
)

// Why nothing is done about a person.
var errModerators = refuse("no.bar")

// judged is how many of somebody's last games of each kind are looked at.
const judged = 10

// barCommands are /bar and the same in the menu of a person. People who may manage messages are offered them, unless the server's
// admins say otherwise; who may use them is asked at each press.
func barCommands() []discord.Command {
	offered := fmt.Sprint(discord.ManageMessages)
	times := discord.CommandOption{Type: discord.OptionString, Name: optionTime, Description: say("cmd.bar.time")}
	for _, t := range screens.BarTimes {
		times.Choices = append(times.Choices, discord.CommandChoice{Name: t.Label(), Value: t.Name})
	}
	most := screens.MaxReason
	return []discord.Command{
		{
			Name: commandBar, Description: say("cmd.bar"), DefaultMemberPermissions: &offered,
			Options: []discord.CommandOption{
				{Type: discord.OptionUser, Name: optionPerson, Description: say("cmd.bar.who"), Required: true}, times,
				{Type: discord.OptionString, Name: optionReason, Description: say("cmd.bar.reason"), MaxLength: &most},
			},
		},
		{Type: discord.CommandPerson, Name: commandBarOn, DefaultMemberPermissions: &offered},
	}
}

// barCommand bars somebody for the time that was chosen, or asks what is to be done about them.
func (b *Bot) barCommand(ctx context.Context, a *answer) {
	p, err := b.suspect(ctx, a.i, cmp.Or(a.i.Data.Target, a.i.stringOption(optionPerson)))
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	p.Reason = markup.Clip(a.i.stringOption(optionReason), screens.MaxReason)
	if t, ok := screens.FindBarTime(a.i.stringOption(optionTime)); ok {
		b.bar(ctx, a, p, t)
		return
	}
	a.suspect(ctx, p, "")
}

// suspect shows what can be done about somebody.
func (a *answer) suspect(ctx context.Context, p screens.Suspect, note string) {
	a.private(ctx, compose(screens.BarPage(p, note), a.i.target(noTable, verbBar)))
}

// suspect is the person whom a moderator may bar, as far as it is known. It refuses to all others, and people whom they may not bar.
func (b *Bot) suspect(ctx context.Context, i *interaction, user string) (p screens.Suspect, err error) {
	switch {
	case !b.moderates(ctx, i):
		return p, errModerators
	case user == i.user().ID:
		return p, refuse("no.bar.self")
	case user == "" || strings.Trim(user, "0123456789") != "": // forged
		return p, errCustomID
	}
	p.ID = user
	m, err := b.client.Member(ctx, i.GuildID, user)
	p.Gone = discord.IsCode(err, discord.UnknownMember, discord.UnknownUser)
	if err != nil && !p.Gone {
		return p, memberFault(err)
	}
	if !p.Gone {
		owns, manages, err := b.client.Rules(ctx, i.GuildID, m)
		switch {
		case err != nil:
			return p, memberFault(err)
		case m.User.Bot:
			return p, refuse("no.bar.bot")
		case owns:
			return p, refuse("no.bar.owner")
		case !i.manager() && (manages || b.host.Guilds.Moderates(ctx, i.GuildID, m.Roles)):
			return p, refuse("no.bar.equal")
		}
		p.Name = cmp.Or(m.Nick, m.User.GlobalName, m.User.Username)
	}
	decided, err := b.host.Guilds.Get(ctx, i.GuildID)
	if err != nil {
		return p, err
	}
	p.Bar, _ = decided.Bar(i.GuildID, user)
	p.Barred = p.Bar.User != "" && p.Bar.On(time.Now())
	return p, b.describe(ctx, i.GuildID, &p)
}

func memberFault(err error) error {
	return &problem.Fault{Sentence: say("no.bar.who"), Cause: err}
}

// describe adds how somebody plays.
func (b *Bot) describe(ctx context.Context, guildID string, p *screens.Suspect) error {
	all, err := b.host.List(ctx, guildID)
	for _, t := range all {
		s := t.Seat(p.ID)
		if s == games.Table {
			continue
		}
		p.Name = cmp.Or(p.Name, t.Players[s].User.Name)
		p.Sits++
		if t.Host == p.ID {
			p.Hosts++
		}
		if t.Lonely() && t.Host == p.ID {
			p.Alone++
		}
	}
	if err != nil {
		return err
	}
	var names []string
	for _, k := range b.cfg.Kinds {
		names = append(names, k.Name)
	}
	played, err := b.standings.History(ctx, guildID, standings.Query{Person: p.ID, Games: names, Limit: judged})
	for _, r := range played {
		if s, sat := r.Seat(p.ID); sat {
			p.Games++
			if r.Players[s].Away >= 500 || r.Players[s].Unasked {
				p.Left++
			}
		}
	}
	return problem.Stored(err)
}

// suspected is for what is about a person whom the user may bar.
func (b *Bot) suspected(do func(context.Context, *answer, screens.Suspect)) press {
	return func(ctx context.Context, a *answer, user string) {
		p, err := b.suspect(ctx, a.i, user)
		if err != nil {
			a.refuse(ctx, err)
			return
		}
		do(ctx, a, p)
	}
}

// barFor bars somebody for a time.
func (b *Bot) barFor(ctx context.Context, a *answer, arg string) {
	t, user, reason, ok := screens.ParseBar(arg)
	if !ok {
		a.refuse(ctx, errCustomID)
		return
	}
	b.suspected(func(ctx context.Context, a *answer, p screens.Suspect) {
		p.Reason = reason
		b.bar(ctx, a, p, t)
	})(ctx, a, user)
}

func (b *Bot) bar(ctx context.Context, a *answer, p screens.Suspect, t screens.BarTime) {
	bar := guild.Bar{User: p.ID, Reason: p.Reason, Hidden: p.Bar.Hidden}
	if t.Long > 0 {
		bar.Until = time.Now().Add(t.Long).Truncate(time.Second)
	}
	by, o := a.i.by(), screens.Oustings{}
	err := b.host.Guilds.Bar(ctx, a.i.GuildID, by.Entry(), bar, p.Name)
	if err == nil {
		o.Ended, o.Freed, err = b.host.Oust(ctx, a.i.GuildID, by, p.ID, true, bar.Hidden)
	}
	if err == nil {
		err = b.nights.Oust(ctx, a.i.GuildID, p.ID, true, bar.Hidden)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	p.Bar = bar
	a.private(ctx, compose(screens.BarredPage(p, t, o), a.i.target(noTable, verbBar)))
}

// endTables ends somebody's tables, and bars them from nothing.
func (b *Bot) endTables(ctx context.Context, a *answer, p screens.Suspect) {
	by, o := a.i.by(), screens.Oustings{}
	var err error
	o.Ended, o.Freed, err = b.host.Oust(ctx, a.i.GuildID, by, p.ID, true, false)
	if err == nil && o.Ended+o.Freed > 0 {
		e := by.Entry().As(guild.ActClose)
		e.N, e.Players = o.Ended, []guild.Whom{{ID: p.ID, Name: p.Name}}
		err = b.host.Guilds.Note(ctx, a.i.GuildID, e)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.private(ctx, compose(screens.OustedPage(p, o), a.i.target(noTable, verbBar)))
}

// hideName has games show no name of somebody, or show it again.
func (b *Bot) hideName(ctx context.Context, a *answer, p screens.Suspect) {
	by, hide := a.i.by(), !p.Bar.Hidden
	err := b.host.Guilds.Hide(ctx, a.i.GuildID, by.Entry(), p.ID, hide)
	note := say("did.show")
	if hide && err == nil {
		_, _, err = b.host.Oust(ctx, a.i.GuildID, by, p.ID, false, true)
		if err == nil {
			err = b.nights.Oust(ctx, a.i.GuildID, p.ID, false, true)
		}
		note = say("did.hide")
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	p.Bar.Hidden = hide
	a.suspect(ctx, p, note)
}

// unbar lets somebody play again, and undoes what barring them has done to their tables, as far as that can be done.
func (b *Bot) unbar(ctx context.Context, a *answer, p screens.Suspect) {
	by := a.i.by()
	var err error
	if p.Barred {
		err = b.host.Guilds.Unbar(ctx, a.i.GuildID, by.Entry(), p.ID, p.Name)
	}
	var opened []match.Table
	if err == nil {
		opened, err = b.host.Restore(ctx, a.i.GuildID, by, p.ID)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	for _, t := range opened {
		b.postBoard(t)
	}
	p.Barred = false
	a.suspect(ctx, p, say("did.unbar", "n", len(opened)))
}

// explainBar asks for the reason of a bar, or notes the one that was written into the form.
func (b *Bot) explainBar(ctx context.Context, a *answer, p screens.Suspect) {
	if a.i.Type != discord.TypeModal {
		if asked, _ := a.ask(ctx, composeForm(screens.ReasonForm(p), a.i.target(noTable, verbBar))); !asked {
			a.refuse(ctx, refuse("no.slow.reason"))
		}
		return
	}
	p.Bar.Reason = markup.Clip(a.i.Filled(), screens.MaxReason)
	if err := b.host.Guilds.Explain(ctx, a.i.GuildID, p.ID, p.Bar.Reason); err != nil {
		a.refuse(ctx, err)
		return
	}
	a.suspect(ctx, p, say("did.reason"))
}
