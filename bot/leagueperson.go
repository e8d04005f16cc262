package bot

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/league"
	"ruckus/bot/match"
	"ruckus/bot/screens"
	"ruckus/bot/standings"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/screen"
	"ruckus/store"
)

// statsScreen draws how somebody has played a game, or all games.
func (b *Bot) statsScreen(ctx context.Context, i asker, at screens.StatsPlace, r screen.Reader) (s screen.Screen, err error) {
	kind, err := b.leagueKind(at.Game)
	if err != nil {
		return s, err
	}
	p, err := b.whose(ctx, i, at.Person)
	if err != nil {
		return s, err
	}
	if hides, err := b.hides(ctx, i, p); err != nil || hides {
		return screens.Hides(p), err
	}
	if kind.Name == "" {
		return b.allStats(ctx, i, p, r)
	}
	kept, err := b.standings.Stats(ctx, i.GuildID, p.ID, kind.Name)
	if err != nil {
		return s, leagueFault(err)
	}
	out := b.toStats(kept, kind)
	out.Person = p
	err = b.addRating(ctx, i, &out)
	return screens.StatsPage(out, r), err
}

// addRating adds how the person stands in the season that runs.
func (b *Bot) addRating(ctx context.Context, i asker, s *screens.Stats) error {
	hidden, err := b.host.People.Hidden(ctx, i.GuildID)
	if err != nil {
		return err
	}
	_, own, of, err := b.standings.Top(ctx, i.GuildID, s.Kind.Name, standings.Board{
		Order: league.ByRating, Own: s.ID, Hidden: func(who string) bool { return hidden[who] && who != s.ID },
	})
	switch {
	case err != nil:
		return leagueFault(err)
	case own == nil:
		return nil
	}
	rating := toRating(own.Rating, own.Games)
	s.Rating = &rating
	if !hidden[s.ID] {
		s.Place, s.Of = own.Place, of
	}
	return nil
}

// toStats is what is kept of how somebody has played, as it is shown.
func (b *Bot) toStats(kept league.Stats, kind games.Kind) screens.Stats {
	out := screens.Stats{Kinds: b.cfg.Kinds, Kind: kind, Look: b.looks.all[kind.Name], All: kept.All, Best: kept.Best}
	for _, at := range kept.History.Points {
		out.History = append(out.History, screens.RatingAt{Rating: toRating(at.Rating, at.Game), At: time.Unix(at.At, 0)})
	}
	if medium, ok := league.Anchor(kind.Name, games.Medium); ok {
		out.Middle = medium.Shown().Points
	}
	return out
}

// allStats draws how somebody has played all games.
func (b *Bot) allStats(ctx context.Context, i asker, p screens.Person, r screen.Reader) (screen.Screen, error) {
	var rows []screens.StatsRow
	for _, k := range b.cfg.Kinds {
		kept, err := b.standings.Stats(ctx, i.GuildID, p.ID, k.Name)
		if err != nil {
			return screen.Screen{}, leagueFault(err)
		}
		if kept.All.Games == 0 {
			continue
		}
		row := screens.StatsRow{Kind: k, Games: kept.All.Games, Wins: kept.All.Wins()}
		standing, err := b.standings.Standing(ctx, i.GuildID, p.ID, k.Name)
		if err != nil {
			return screen.Screen{}, leagueFault(err)
		}
		if standing.Games > 0 {
			rating := toRating(standing.Rating, standing.Games)
			row.Rating = &rating
		}
		rows = append(rows, row)
	}
	return screens.AllStatsPage(p, b.cfg.Kinds, rows, r), nil
}

// hides reports whether a person keeps to themselves how they have played. What is damaged counts as hidden.
func (b *Bot) hides(ctx context.Context, i asker, p screens.Person) (bool, error) {
	if p.ID == i.user().ID {
		return false, nil
	}
	s, err := b.host.People.Get(ctx, i.GuildID, p.ID)
	if errors.Is(err, store.ErrDamaged) {
		return true, nil
	}
	return s.Hidden, err
}

// historyScreen draws some of the last games.
func (b *Bot) historyScreen(ctx context.Context, i asker, at screens.HistoryPlace, r screen.Reader) (s screen.Screen, err error) {
	kind, err := b.leagueKind(at.Game)
	if err != nil {
		return s, err
	}
	h := screens.Histories{At: at, Kinds: b.cfg.Kinds, Kind: kind}
	q := standings.Query{Limit: screens.HistoryGames + 1}
	if at.Person != screens.Anything {
		q.Person = at.Person
		h.Of, err = b.whose(ctx, i, at.Person)
		if err != nil {
			return s, err
		}
		if hides, err := b.hides(ctx, i, h.Of); err != nil || hides {
			return screens.Hides(h.Of), err
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
	if len(past) > screens.HistoryGames {
		past = past[:screens.HistoryGames]
		h.Older = uint64(past[len(past)-1].Ended.UnixMilli())
	}
	for _, result := range past {
		game := b.toPast(i, result)
		if !game.Stopped {
			kept, err := b.host.Replays.Has(ctx, match.Ref{Guild: i.GuildID, ID: result.Table})
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
	return screens.HistoryPage(h, r), nil
}

// toPast is a game that is over, as the reader sees it.
func (b *Bot) toPast(i asker, r league.Result) screens.Past {
	p := screens.Past{Table: r.Table, Kind: b.kinds[r.Game], At: r.Ended, Lasted: r.Ended.Sub(r.Began), Stopped: r.Stopped}
	if rated, why := r.Rated(); !rated {
		p.Why = why
	}
	if r.Channel != "" && r.Board != "" {
		p.Link = "https://discord.com/channels/" + i.GuildID + "/" + r.Channel + "/" + r.Board
	}
	for _, player := range r.Players {
		out := screens.PastPlayer{Place: player.Place, Points: player.Points}
		switch {
		case player.Robot != 0:
			out.Robot = player.Robot.String()
		case league.IsMark(player.Person):
			out.Name = player.Name
		default:
			out.Name, out.ID, out.Self = player.Name, player.Person, player.Person == i.self()
		}
		p.Players = append(p.Players, out)
	}
	return p
}

func toChange(c league.Change) frame.RatingChange {
	return frame.RatingChange{Rating: toRating(c.After, c.Games), By: c.Points()}
}
