package bot

import (
	"context"
	"fmt"
	"slices"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/screens"
	"ruckus/games"
	"ruckus/render/screen"
)

// home answers /ruckus: what there is here.
func (b *Bot) home(ctx context.Context, a *answer) {
	a.private(ctx, compose(screens.HomePage(b.cfg.Kinds, b.taught(), a.i.manager()), a.i.target(noTable, verbHome)))
}

// ofGame refuses a game that there is not.
func (b *Bot) ofGame(f func(ctx context.Context, a *answer, kind string)) press {
	return func(ctx context.Context, a *answer, kind string) {
		if _, known := b.kinds[kind]; !known {
			a.refuse(ctx, errCustomID)
			return
		}
		f(ctx, a, kind)
	}
}

// openKind opens a table for a game, as /play does.
func (b *Bot) openKind(ctx context.Context, a *answer, kind string) {
	o := a.i.here()
	o.Kind = kind
	b.open(ctx, a, o)
}

// myTables lists the games of the guild that the user plays, with links to their boards and a menu of their hands; those that
// they play alone come last.
func (b *Bot) myTables(ctx context.Context, a *answer) {
	all, err := b.host.List(ctx, a.i.GuildID)
	var alone []match.Table
	if err == nil {
		alone, err = b.host.Alone(ctx, a.i.GuildID, a.i.user().ID)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	mine := slices.DeleteFunc(all, func(t match.Table) bool { return t.Seat(a.i.user().ID) == games.Table })
	mine = append(mine[:min(len(mine), max(0, maxChoices-len(alone)))], alone...)
	back := discord.Row{Type: discord.TypeRow, Components: []discord.Component{
		toComponent(screen.Back(screen.LabelBack), a.i.target(noTable, verbHome)),
	}}
	if len(mine) == 0 {
		m := discord.Text("You play no game in this server. Open a table with *Play*, press *Join* on a board, or play alone with *Practise*.")
		m.Components = []discord.Row{back}
		a.private(ctx, m)
		return
	}
	m := discord.Message{Embeds: []discord.Embed{{Title: fmt.Sprintf("Your games: %d", len(mine)), Description: tableLines(mine)}}}
	m.Components = append(tableMenu(verbOpen, "Open my hand …", choices(mine)), back)
	a.private(ctx, m)
}
