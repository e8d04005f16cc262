package bot

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
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
	if err := b.addStruck(ctx, i, &p); err != nil {
		return s, err
	}
	if kind.Name == "" {
		return b.allStats(ctx, i, p, r)
	}
	kept, err := b.standings.Stats(ctx, i.GuildID, p.ID, kind.Name)
	if err != nil {
		return s, problem.Stored(err)
	}
	out := screens.Stats{Person: p, Kinds: b.cfg.Kinds, Kind: kind, Look: b.looks.all[kind.Name], Stats: kept}
	err = b.addRating(ctx, i, &out)
	return screens.StatsPage(out, r), err
}

// addStruck adds whether a person is struck from the league, and whether the reader may change that.
func (b *Bot) addStruck(ctx context.Context, i asker, p *screens.Person) error {
	struck, err := b.standings.Struck(ctx, i.GuildID, p.ID)
	p.Struck, p.MayStrike = struck, i.manager() && !i.shared
	return problem.Stored(err)
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
		return problem.Stored(err)
	case own == nil: // too few games, or none
		standing, err := b.standings.Standing(ctx, i.GuildID, s.ID, s.Kind.Name)
		if err == nil && standing.Games > 0 {
			s.Own = &league.Row{Standing: standing}
		}
		return problem.Stored(err)
	}
	s.Own = own
	if !hidden[s.ID] {
		s.Of = of
	}
	return nil
}

// allStats draws how somebody has played all games.
func (b *Bot) allStats(ctx context.Context, i asker, p screens.Person, r screen.Reader) (screen.Screen, error) {
	var rows []screens.StatsRow
	for _, k := range b.cfg.Kinds {
		kept, err := b.standings.Stats(ctx, i.GuildID, p.ID, k.Name)
		if err != nil {
			return screen.Screen{}, problem.Stored(err)
		}
		if kept.All.Games == 0 {
			continue
		}
		standing, err := b.standings.Standing(ctx, i.GuildID, p.ID, k.Name)
		if err != nil {
			return screen.Screen{}, problem.Stored(err)
		}
		rows = append(rows, screens.StatsRow{Kind: k, All: kept.All, Standing: standing})
	}
	return screens.AllStatsPage(p, b.cfg.Kinds, rows, r), nil
}

// hides reports whether a person keeps to themselves how they have played. What is damaged counts as hidden. Where everybody would
// read only that, it refuses.
func (b *Bot) hides(ctx context.Context, i asker, p screens.Person) (bool, error) {
	if p.ID == i.user().ID {
		return false, nil
	}
	s, err := b.host.People.Get(ctx, i.GuildID, p.ID)
	if errors.Is(err, store.ErrDamaged) {
		s.Hidden, err = true, nil
	}
	if s.Hidden && i.shared {
		err = refuse("no.league.hidden")
	}
	return s.Hidden, err
}

// historyScreen draws some of the last games.
func (b *Bot) historyScreen(ctx context.Context, i asker, at screens.HistoryPlace, r screen.Reader) (s screen.Screen, err error) {
	kind, err := b.leagueKind(at.Game)
	if err != nil {
		return s, err
	}
	h := screens.Histories{At: at, Guild: i.GuildID, Self: i.self(), Kinds: b.cfg.Kinds, Kind: kind}
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
	latest := make(map[string]map[string][]league.Change)
	for _, result := range past {
		game := screens.Past{Result: result}
		if !game.Stopped {
			kept, err := b.host.Replays.Has(ctx, match.Ref{Guild: i.GuildID, ID: result.Table})
			if err != nil {
				return s, err
			}
			game.Gone = !kept
		}
		if rated, _ := result.Rated(); q.Person != "" && rated {
			if latest[result.Game] == nil {
				latest[result.Game], err = b.standings.Latest(ctx, i.GuildID, result.Game)
				if err != nil {
					return s, problem.Stored(err)
				}
			}
			for _, c := range latest[result.Game][result.Table] {
				if c.Person == q.Person && !c.Idle {
					game.Change = &c
				}
			}
		}
		h.Games = append(h.Games, game)
	}
	return screens.HistoryPage(h, r), nil
}
