package bot

import (
	"context"
	"crypto/rand"
	"slices"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/nights"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/games"
	"ruckus/render/markup"
)

// later is by how much a moderator puts a game night off with one press.
const later = 5 * time.Minute

// gameNight answers /night: to those who may, what they can announce or change; to everybody else, when the next one is.
func (b *Bot) gameNight(ctx context.Context, a *answer) { b.showGameNight(ctx, a, "") }

func (b *Bot) showGameNight(ctx context.Context, a *answer, note string) {
	p, err := b.nights.Planned(ctx, a.i.GuildID)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	moderates := b.moderates(ctx, a.i)
	switch {
	case p != nil:
		b.nightTools(ctx, a, *p, moderates, false, note)
	case moderates:
		panel := screens.NewNightPanel(time.Now(), nights.Offered(b.cfg.Kinds))
		b.showPanel(ctx, a, panel)
	default:
		a.say(ctx, say("no.night"))
	}
}

func (b *Bot) nightTools(ctx context.Context, a *answer, p nights.Planned, moderates, sure bool, note string) {
	t := screens.NightTools{GameNight: b.gameNightOf(ctx, a.i.GuildID, p.Night), Moderates: moderates, Lost: !p.Plan.Lost.IsZero(), Sure: sure, Note: note}
	if p.Plan.Board != "" && !t.Lost {
		t.Link = markup.MessageLink(a.i.GuildID, p.Channel, p.Plan.Board)
	}
	a.private(ctx, compose(screens.NightToolsPage(t), a.i.target(p.ID, verbNight)))
}

// showPanel shows what is to be announced, with what is missing for it here.
func (b *Bot) showPanel(ctx context.Context, a *answer, p screens.NightPanel) {
	if len(p.Offered) == 0 {
		a.say(ctx, say("no.night.games"))
		return
	}
	p.Threads = noNightThreads(a.i.AppPermissions, a.i.Channel.Type)
	a.private(ctx, compose(screens.NightPanelPage(p), a.i.target(noTable, verbNight)))
}

// noNightThreads says what is missing for tables in threads; "" for nothing.
func noNightThreads(have uint64, channelType int) string {
	if !discord.HasThreads(channelType) {
		return say("night.threads")
	}
	if names := needsForThreads(have); names != nil {
		return say("night.threads.lacks", "permissions", bold(names))
	}
	return ""
}

// planNight shows the panel as somebody has changed it.
func (b *Bot) planNight(ctx context.Context, a *answer, arg string) {
	p, err := screens.ReadNightPanel(arg, nights.Offered(b.cfg.Kinds))
	if err != nil {
		a.refuse(ctx, errCustomID)
		return
	}
	if now := time.Now(); p.Begins.Before(now.Add(time.Minute)) {
		p.Begins, p.Note = now.Add(2*time.Minute).Truncate(time.Minute), say("no.night.time")
	}
	b.showPanel(ctx, a, p)
}

// announce announces what stands on the panel.
func (b *Bot) announce(ctx context.Context, a *answer, arg string) {
	if !a.mayPlayHere(ctx) {
		return
	}
	p, err := screens.ReadNightPanel(arg, nights.Offered(b.cfg.Kinds))
	if err != nil {
		a.refuse(ctx, errCustomID)
		return
	}
	by := a.i.user()
	n := night.Announced(a.i.ChannelID, a.i.parent(), night.Plan{Begins: p.Begins, Games: p.ByRound(), Minutes: p.Minutes}, night.Person{ID: by.ID, Name: by.Name})
	b.doors.Do(a.i.GuildID+" night", a.begun, func() { err = b.nights.Announce(ctx, a.i.GuildID, a.i.Message.ID, n) })
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	b.showGameNight(ctx, a, say("did.night"))
}

// moderators lets a control be pressed by moderators alone.
func (b *Bot) moderators(f press) press {
	return func(ctx context.Context, a *answer, arg string) {
		if !b.moderates(ctx, a.i) {
			a.refuse(ctx, errModerators)
			return
		}
		f(ctx, a, arg)
	}
}

// changesNight is what a moderator does to the game night of a page, which then shows what was done.
func (b *Bot) changesNight(done string, change func(*answer, *night.Night, time.Time) error) press {
	return b.moderators(func(ctx context.Context, a *answer, _ string) {
		id := a.i.id.Table
		n, err := b.nights.Change(ctx, a.i.GuildID, id, func(n *night.Night, now time.Time) error { return change(a, n, now) })
		if err != nil {
			a.refuse(ctx, err)
			return
		}
		b.nightTools(ctx, a, nights.Planned{ID: id, Night: n}, n.Ended.IsZero(), false, done)
	})
}

func putOffNight(_ *answer, n *night.Night, now time.Time) error { return n.PutOff(later, now) }

// callOffNight ends a game night. Games that are on go on without it.
func callOffNight(_ *answer, n *night.Night, now time.Time) error {
	n.CallOff(problem.Reason{Code: "off.moderator"}, now, rand.Text)
	return nil
}

func moveNight(a *answer, n *night.Night, now time.Time) error {
	if s := a.lacks(); s != "" {
		return problem.Refusal(s)
	}
	n.Move(a.i.ChannelID, a.i.parent(), now)
	return nil
}

// askOff asks once more before a game night is called off.
func (b *Bot) askOff(ctx context.Context, a *answer, _ string) {
	p, err := b.nights.Planned(ctx, a.i.GuildID)
	if err != nil || p == nil {
		b.showGameNight(ctx, a, "")
		return
	}
	b.nightTools(ctx, a, *p, true, true, "")
}

// answersNight is what a press says of its user to a game night: that they play, or don't. They read what follows.
func (b *Bot) answersNight(does func(context.Context, string, string, match.By) (night.Night, error)) press {
	return func(ctx context.Context, a *answer, _ string) {
		var n night.Night
		var err error
		b.doors.Do(a.i.GuildID+" night", a.begun, func() { // hundreds may press at once
			n, err = does(ctx, a.i.GuildID, a.i.id.Table, a.i.by())
		})
		if err != nil {
			a.refuse(ctx, err)
			return
		}
		b.showPlace(ctx, a, n)
	}
}

// ofNight shows something of the game night that was pressed on.
func (b *Bot) ofNight(show func(context.Context, *answer, night.Night)) press {
	return func(ctx context.Context, a *answer, _ string) {
		n, err := b.nights.Plan(ctx, a.i.GuildID, a.i.id.Table)
		if err != nil {
			a.refuse(ctx, err)
			return
		}
		show(ctx, a, n)
	}
}

// showPlace says to the user where they stand and sit.
func (b *Bot) showPlace(ctx context.Context, a *answer, n night.Night) {
	user := a.i.user().ID
	s := screens.NightSeat{GameNight: b.gameNightOf(ctx, a.i.GuildID, n)}
	s.Of = len(s.Standing)
	if g := n.Guest(user); g != nil {
		s.Signed, s.Present, s.Gone = !g.Out, g.Here, g.Out
	}
	if i := slices.IndexFunc(n.Standings(), func(st night.Standing) bool { return st.Person == user }); i >= 0 {
		s.Own = &s.Standing[i]
	}
	if i := slices.IndexFunc(s.Tables, func(t screens.NightTable) bool { return slices.Contains(t.Users, user) }); i >= 0 {
		s.Table, s.Left = &s.Tables[i], slices.Contains(s.Tables[i].Left, user)
	}
	a.private(ctx, compose(screens.NightPlacePage(s), a.i.target(noTable, verbOpen)))
}

// learnNight leads to the lessons of the games that are to be played.
func (b *Bot) learnNight(ctx context.Context, a *answer, n night.Night) {
	var kinds []games.Kind
	for _, k := range b.taught() {
		if slices.Contains(n.Plan.Games, k.Name) {
			kinds = append(kinds, k)
		}
	}
	a.private(ctx, compose(screens.LearnNight(kinds), a.i.target(noTable, verbHome)))
}
