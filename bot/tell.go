package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
	"ruckus/games"
)

// mostTold is how many people a new table mentions.
const mostTold = 10

// askTell shows whether the user wants to be told of new tables.
func (b *Bot) askTell(ctx context.Context, a *answer) {
	p, err := b.host.People.Get(ctx, a.i.GuildID, a.i.user().ID)
	if err != nil {
		a.noPanel(ctx, b.mePanel(a), err)
		return
	}
	a.private(ctx, compose(screens.TellPage(p.Tell, ""), a.i.target(noTable, verbHome)))
}

func (b *Bot) tellMe(ctx context.Context, a *answer)    { b.setTell(ctx, a, true) }
func (b *Bot) tellMeNot(ctx context.Context, a *answer) { b.setTell(ctx, a, false) }

func (b *Bot) setTell(ctx context.Context, a *answer, tell bool) {
	p, err := b.host.SetPerson(ctx, a.i.GuildID, a.i.user().ID, func(p *people.Prefs) { p.Tell = tell })
	if err != nil {
		a.noPanel(ctx, b.mePanel(a), err)
		return
	}
	a.private(ctx, compose(screens.TellPage(p.Tell, say("did.saved")), a.i.target(noTable, verbHome)))
}

// toTell are the people whom a new table mentions: nobody where the server wants no mentions, or where its host has never played
// a game here to its end, so that opening tables is no way to ring people for strangers.
func (b *Bot) toTell(ctx context.Context, t match.Table) []string {
	on, err := b.host.Guilds.Nudges(ctx, t.Guild)
	if err != nil || !on {
		return nil
	}
	var names []string
	for _, k := range b.cfg.Kinds {
		names = append(names, k.Name)
	}
	played, err := b.standings.History(ctx, t.Guild, standings.Query{Person: t.Host, Games: names, Limit: 1})
	if err != nil || len(played) == 0 {
		return nil
	}
	all, err := b.host.People.ToTell(ctx, t.Guild, time.Now().Truncate(time.Millisecond), mostTold, func(user string) bool {
		return t.Seat(user) != games.Table
	})
	if err != nil {
		b.log.Warn("nobody was pinged about a new table", "guild", t.Guild, "table", t.ID, "cause", err)
	}
	return all
}
