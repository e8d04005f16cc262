package guild

import (
	"context"

	"ruckus/bot/internal/records"
	"ruckus/games"
)

// LeagueRuns is the option of the league that holds for all games.
const LeagueRuns = "results"

// leagueOptions are whether results are kept in a guild, of any game and of each.
func (rs *Records) leagueOptions() games.Options {
	finished := games.Finished(rs.list)
	on := make([]bool, 1+len(finished))
	options := games.Options{games.Bool(&on[0], LeagueRuns, true, say("league"))}
	options[0].Title = say("league.title")
	for i, k := range finished {
		o := games.Bool(&on[i+1], k.Name, true, say("league.game", "game", k.Title))
		o.Title = k.Title
		options = append(options, o)
	}
	return options
}

// InLeague reports whether a guild wants the results of a game to be kept. Those of a draft never are.
func (rs *Records) InLeague(ctx context.Context, guildID, game string) (bool, error) {
	if rs.kinds[game].Draft {
		return false, nil
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	rec, err := rs.Get(ctx, guildID)
	if err != nil {
		return false, err
	}
	values := rs.values(guildID, League, rs.leagueOptions(), rec.Settings)
	for _, name := range []string{LeagueRuns, game} {
		if on, set := values[name]; set && on == 0 {
			return false, nil
		}
	}
	return true, nil
}

// NoteStrike adds to the guild's list that somebody strikes a person from the league, or lets them back in.
func (rs *Records) NoteStrike(ctx context.Context, guildID string, by Entry, whom Whom, out bool) error {
	e := by.As(ActUnstrike)
	if out {
		e = by.As(ActStrike)
	}
	e.Names = []Whom{whom}
	_, err := rs.decide(ctx, guildID, e, func(*Record, *Entry) error { return nil })
	return err
}

// NoteSeason adds to the guild's list that somebody begins a new season of a game. It returns false where the same request
// has done so before.
func (rs *Records) NoteSeason(ctx context.Context, guildID string, by Entry, game string) (first bool, err error) {
	e := by.As(ActSeason)
	e.Scope = game
	_, err = rs.decide(ctx, guildID, e, func(*Record, *Entry) error {
		first = true
		return nil
	})
	return first, err
}
