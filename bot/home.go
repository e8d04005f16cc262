package bot

import (
	"context"
	"slices"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/screens"
	"ruckus/games"
	"ruckus/render/screen"
)

// home answers /ruckus: what there is here.
func (b *Bot) home(ctx context.Context, a *answer) {
	_, first := b.first()
	h := screens.Home{Kinds: b.cfg.Kinds, Badges: b.badges(), First: first != nil, Links: b.links()}
	b.onNow(ctx, a, &h)
	a.private(ctx, compose(screens.HomePage(h), a.i.target(noTable, verbHome)))
}

// badges are what tells the games at a glance, by the names of their kinds.
func (b *Bot) badges() map[string]string {
	all := map[string]string{}
	for name, l := range b.looks.all {
		all[name] = l.Badge
	}
	return all
}

// homeMore shows what is seldom wanted.
func (b *Bot) homeMore(ctx context.Context, a *answer) {
	h := screens.Home{Kinds: b.cfg.Kinds, Badges: b.badges(), Taught: b.taught(), Manages: a.i.manager()}
	a.private(ctx, compose(screens.MorePage(h), a.i.target(noTable, verbHome)))
}

// onNow adds where there is room for the user, what is in this channel first. What cannot be read now is left out.
func (b *Bot) onNow(ctx context.Context, a *answer, h *screens.Home) {
	all, err := b.host.List(ctx, a.i.GuildID)
	if err != nil {
		b.log.Warn("home page shown without the open tables", "guild", a.i.GuildID, "cause", err)
	}
	var far []screens.HomeTable
	for _, t := range all {
		on, ok := homeTable(t, a.i.user().ID)
		h.Plays = h.Plays || t.Seat(a.i.user().ID) != games.Table
		switch {
		case !ok:
		case t.Channel == a.i.ChannelID:
			h.On = append(h.On, on)
		default:
			on.Channel = t.Channel
			far = append(far, on)
		}
	}
	h.On = append(h.On, far...)
	if alone, err := b.host.Alone(ctx, a.i.GuildID, a.i.user().ID); len(alone) > 0 || err != nil {
		h.Plays = true
	}
	h.GameNight = b.nightLine(ctx, a.i.GuildID)
	tonight, err := b.nights.On(ctx, a.i.GuildID)
	if err != nil {
		b.log.Warn("home page shown without tonight's session", "guild", a.i.GuildID, "cause", err)
	}
	for _, n := range tonight {
		if n.Channel == a.i.ChannelID && len(n.Games) > 1 {
			h.Nights = append(h.Nights, standing(n))
		}
	}
}

// homeTable is a table with room for somebody who has no seat there; false: there is none.
func homeTable(t match.Table, userID string) (on screens.HomeTable, ok bool) {
	if t.Seat(userID) != games.Table || gone(t) || t.Phase == match.Lobby && t.Night.ID != "" {
		return on, false
	}
	on = screens.HomeTable{ID: t.ID, Kind: t.Kind.Name, Title: t.Kind.Title, Lobby: t.Phase == match.Lobby, Coming: len(t.Coming)}
	for _, p := range t.Players {
		if p.User.ID == t.Host {
			on.Host = p.User.Name
		}
		if p.Robot != 0 {
			on.Seats++
		}
	}
	if on.Lobby {
		_, values := guild.Split(t.Terms.Values)
		on.Seats, on.Least = t.Kind.Max-len(t.Players), t.Kind.Fewest(values)-len(t.Players)
	}
	return on, !on.Lobby || on.Seats > 0
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

// openKind opens a table for a game, as /play does, or seats the user where one is open in this channel: of friends who press at
// once, the first opens it.
func (b *Bot) openKind(ctx context.Context, a *answer, kind string) { b.openLength(ctx, a, kind, "") }

// openShort is openKind of the shortest length, for those who have just played alone.
func (b *Bot) openShort(ctx context.Context, a *answer, kind string) {
	length := ""
	if all := b.kinds[kind].Presets; len(all) > 0 {
		length = all[0].Name
	}
	b.openLength(ctx, a, kind, length)
}

func (b *Bot) openLength(ctx context.Context, a *answer, kind, length string) {
	if !a.mayPlayHere(ctx) {
		return
	}
	o, there := a.i.here(), ""
	o.Kind, o.Length = kind, length
	b.doors.Do(a.i.ChannelID+" "+kind, a.begun, func() {
		all, err := b.host.List(ctx, a.i.GuildID)
		i := slices.IndexFunc(all, func(t match.Table) bool {
			return t.Channel == a.i.ChannelID && t.Kind.Name == kind && t.Phase == match.Lobby && t.Night.ID == "" && len(t.Players) < t.Kind.Max
		})
		if err == nil && i >= 0 {
			there = all[i].ID
			return
		}
		_, _ = b.host.Create(ctx, a.i.by(), o) // asked again by the same press, it returns the same table or refusal
	})
	if there != "" {
		b.joinHere(ctx, a, there)
		return
	}
	b.open(ctx, a, o)
}

// joinHere seats the user at a table that another page leads to, and shows them their seat.
func (b *Bot) joinHere(ctx context.Context, a *answer, id string) {
	ref := a.i.ref(id)
	show := b.holdHand(a, ref)
	show.private = true
	defer show.nothing()
	t, ok := b.changeOrRefuse(ctx, a, ref, b.seats((*match.Draft).Join))
	if !ok {
		return
	}
	h, err := b.host.Peek(ctx, t.Ref, a.i.user().ID)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	show.hand(ctx, h, "", onTop{})
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
		m := discord.Text(say("mine.none"))
		m.Components = []discord.Row{back}
		a.private(ctx, m)
		return
	}
	m := discord.Message{Embeds: []discord.Embed{{Title: say("mine.title", "n", len(mine)), Description: tableLines(mine)}}}
	m.Components = append(tableMenu(verbOpen, say("mine.open"), choices(mine)), back)
	a.private(ctx, m)
}
