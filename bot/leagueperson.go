package bot

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/league"
	"ruckus/bot/person"
	"ruckus/bot/standings"
	"ruckus/bot/table"
	"ruckus/games"
	"ruckus/render"
	"ruckus/store"
)

// statsScreen draws how somebody has played a game, or all games.
func (b *Bot) statsScreen(ctx context.Context, i asker, game, id string, r render.Reader) (s render.Screen, err error) {
	kind, err := b.leagueKind(game)
	if err != nil {
		return s, err
	}
	p, err := b.whose(ctx, i, id)
	if err != nil {
		return s, err
	}
	if hides, err := b.hides(ctx, i, p); err != nil || hides {
		return render.Hides(p), err
	}
	if kind.Name == "" {
		return b.allStats(ctx, i, p, r)
	}
	kept, err := b.standings.Stats(ctx, i.GuildID, id, kind.Name)
	if err != nil {
		return s, leagueFault(err)
	}
	hidden, err := b.host.Hidden(ctx, i.GuildID)
	if err != nil {
		return s, err
	}
	_, own, of, err := b.standings.Top(ctx, i.GuildID, kind.Name, standings.Board{Order: league.ByRating, Own: id, Hidden: func(who string) bool { return hidden[who] && who != id }})
	if err != nil {
		return s, leagueFault(err)
	}
	out := render.Stats{Person: p, Kinds: b.cfg.Kinds, Kind: kind, Look: b.looks.all[kind.Name], All: toTally(kept.All), Called: time.Now().UTC().Format("2006-01")}
	if own != nil {
		rating := toRating(own.Rating, own.Games)
		out.Rating = &rating
		if !hidden[id] {
			out.Place, out.Of = own.Place, of
		}
	}
	for _, m := range kept.Months {
		if m.Month == out.Called {
			out.Month = toTally(m.Tally)
		}
	}
	for _, best := range kept.Best {
		out.Best = append(out.Best, render.BestMoment{Event: best.Event, At: best.At})
	}
	for _, at := range kept.History.Points {
		out.History = append(out.History, render.RatingAt{Rating: toRating(at.Rating, at.Game), At: time.Unix(at.At, 0)})
	}
	if medium, ok := league.Anchor(kind.Name, games.Medium); ok {
		out.Middle = medium.Shown().Points
	}
	return render.StatsPage(out, r), nil
}

func toTally(t league.Tally) render.Tally {
	return render.Tally{
		Games: t.Games, Unrated: t.Unrated, Places: t.Places, Points: t.Points, Most: t.Most, Fewest: t.Fewest,
		Streak: t.Streak, Longest: t.Longest, Hints: t.Hints, Lasted: time.Duration(t.Seconds) * time.Second,
	}
}

// allStats draws how somebody has played all games.
func (b *Bot) allStats(ctx context.Context, i asker, p render.Person, r render.Reader) (render.Screen, error) {
	var rows []render.StatsRow
	for _, k := range b.cfg.Kinds {
		kept, err := b.standings.Stats(ctx, i.GuildID, p.ID, k.Name)
		if err != nil {
			return render.Screen{}, leagueFault(err)
		}
		if kept.All.Games == 0 {
			continue
		}
		row := render.StatsRow{Kind: k, Games: kept.All.Games, Wins: kept.All.Wins()}
		standing, err := b.standings.Standing(ctx, i.GuildID, p.ID, k.Name)
		if err != nil {
			return render.Screen{}, leagueFault(err)
		}
		if standing.Games > 0 {
			rating := toRating(standing.Rating, standing.Games)
			row.Rating = &rating
		}
		rows = append(rows, row)
	}
	return render.AllStatsPage(p, b.cfg.Kinds, rows, r), nil
}

// hides tells whether a person keeps to themselves how they have played. What is damaged counts as hidden.
func (b *Bot) hides(ctx context.Context, i asker, p render.Person) (bool, error) {
	if p.ID == i.user().ID {
		return false, nil
	}
	s, err := b.host.Person(ctx, i.GuildID, p.ID)
	if errors.Is(err, person.ErrDamaged) || errors.Is(err, store.ErrDamaged) {
		return true, nil
	}
	return s.Hidden, err
}

// historyScreen draws some of the last games.
func (b *Bot) historyScreen(ctx context.Context, i asker, at render.HistoryPlace, r render.Reader) (s render.Screen, err error) {
	kind, err := b.leagueKind(at.Game)
	if err != nil {
		return s, err
	}
	h := render.Histories{At: at, Kinds: b.cfg.Kinds, Kind: kind}
	q := standings.Query{Limit: render.HistoryGames + 1}
	if at.Person != render.Anything {
		q.Person = at.Person
		if h.Of, err = b.whose(ctx, i, at.Person); err != nil {
			return s, err
		}
		if hides, err := b.hides(ctx, i, h.Of); err != nil || hides {
			return render.Hides(h.Of), err
		}
	}
	if at.Before > 0 {
		q.Before = time.UnixMilli(int64(at.Before))
	}
	if kind.Name != "" {
		q.Games = []string{kind.Name}
	}
	past, err := b.past(ctx, i.GuildID, q)
	if err != nil {
		return s, err
	}
	if len(past) > render.HistoryGames {
		past = past[:render.HistoryGames]
		h.Older = uint64(past[len(past)-1].Ended.UnixMilli())
	}
	for _, result := range past {
		game := b.toPast(i, result)
		if !game.Stopped {
			kept, err := b.host.HasReplay(ctx, table.Ref{Guild: i.GuildID, ID: result.Table})
			if err != nil {
				return s, err
			}
			game.Gone = !kept
		}
		if q.Person != "" && game.Why == "" {
			changes, err := b.standings.Changes(ctx, i.GuildID, result.Game, result.Table)
			if err != nil {
				return s, leagueFault(err)
			}
			for _, c := range changes {
				if c.Person == q.Person {
					change := toChange(c)
					game.Change = &change
				}
			}
		}
		h.Games = append(h.Games, game)
	}
	return render.HistoryPage(h, r), nil
}

// toPast is a game that is over, as the reader sees it.
func (b *Bot) toPast(i asker, r league.Result) render.Past {
	p := render.Past{Table: r.Table, Kind: b.kinds[r.Game], At: r.Ended, Lasted: r.Ended.Sub(r.Began), Stopped: r.Stopped}
	if rated, why := r.Rated(); !rated {
		p.Why = why
	}
	if r.Channel != "" && r.Board != "" {
		p.Link = "https://discord.com/channels/" + i.GuildID + "/" + r.Channel + "/" + r.Board
	}
	for _, player := range r.Players {
		out := render.PastPlayer{Place: player.Place, Points: player.Points}
		if player.Robot != 0 {
			out.Robot = player.Robot.String()
		} else if out.Name = player.Name; !league.IsMark(player.Person) {
			out.ID, out.Self = player.Person, player.Person == i.self()
		}
		p.Players = append(p.Players, out)
	}
	return p
}

func toChange(c league.Change) render.RatingChange {
	return render.RatingChange{Rating: toRating(c.After, c.Games), By: c.Points()}
}
