package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/screens"
	"ruckus/render/markup"
)

// gameNightOf is a game night as its screens show it.
func (b *Bot) gameNightOf(ctx context.Context, guild string, n night.Night) screens.GameNight {
	now := time.Now()
	s := screens.GameNight{
		Stage: n.Stage(now), Begins: n.Plan.Begins, Ends: n.Plan.Ends, Round: n.Round.N, Minutes: n.Plan.Minutes,
		Standing: standing(n), Closed: n.LastBegun(), Trouble: n.Plan.Trouble.Says(), Off: n.Plan.Off.Says(), Here: len(n.In()),
	}
	if n.Stage(now) == night.Resting {
		s.Begins = n.Round.Begins
	}
	for _, name := range n.Plan.Games {
		s.Games = append(s.Games, b.kinds[name])
	}
	for _, g := range n.Guests {
		if !g.Out {
			s.Guests = append(s.Guests, n.Name(g.Person))
		}
	}
	if len(n.Round.Deal) > 0 {
		s.Round++
		return s
	}
	if n.Stage(now) != night.Playing {
		return s
	}
	for _, id := range n.Round.Tables {
		t, err := b.host.Get(ctx, match.Ref{Guild: guild, ID: id})
		one := screens.NightTable{ID: id, Over: true}
		if err == nil {
			one.Over, one.Where = t.Phase != match.Playing, "<#"+t.Channel+">"
			if t.Channel == n.Channel {
				one.Where = link(t)
			}
		}
		for _, p := range t.Players {
			if p.Robot == 0 {
				one.People, one.Users = append(one.People, p.User.Name), append(one.Users, p.User.ID)
				if p.Left && !one.Over {
					one.Left = append(one.Left, p.User.ID)
				}
			}
		}
		s.Tables = append(s.Tables, one)
	}
	return s
}

// nightLine says when the next game night of a guild is, or which round is on; "" where there is none, or it cannot be read now.
func (b *Bot) nightLine(ctx context.Context, guild string) string {
	p, err := b.nights.Planned(ctx, guild)
	if err != nil {
		b.log.Warn("page shown without the game night", "guild", guild, "cause", err)
	}
	if p == nil {
		return ""
	}
	when := markup.Time(p.Plan.Begins, "F")
	if p.Round.N > 0 {
		when = say("night.round", "n", p.Round.N, "of", len(p.Plan.Games))
	}
	if p.Plan.By == "" {
		return say("night.line", "when", when, "channel", p.Channel)
	}
	return say("night.line.by", "when", when, "channel", p.Channel, "by", p.Plan.By)
}

// nightsHeld are the game nights of a guild that are over.
func (b *Bot) nightsHeld(ctx context.Context, guild string) (held []screens.NightHeld) {
	all, err := b.nights.Plans(ctx, guild)
	if err != nil {
		b.log.Warn("page shown without the list of game nights", "guild", guild, "cause", err)
	}
	for _, p := range all {
		if p.Ended.IsZero() || p.Plan.Off.Code != "" {
			continue
		}
		standings := p.Standings()
		one := screens.NightHeld{At: p.Plan.Begins, People: len(standings), Rounds: p.Round.N}
		for _, s := range standings {
			if s.Place == 1 && s.Points > 0 {
				one.Won = append(one.Won, p.Name(s.Person))
			}
		}
		held = append(held, one)
	}
	return held
}
