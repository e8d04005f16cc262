package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/screens"
	"ruckus/games"
	"ruckus/render/frame"
)

// Ratings are counted in the background, so the board of a finished game is drawn once more when they are. A screen waits a
// second for that and no longer: the result never waits for its rating.

// ratedTime is how long a screen waits for what a game has done to ratings.
const ratedTime = time.Second

// countResults counts the results of games in the background, until the context ends.
func (b *Bot) countResults(ctx context.Context) error {
	var names []string
	for _, k := range b.cfg.Kinds {
		names = append(names, k.Name)
	}
	b.standings.Run(ctx, names, func(guild, _ string, tables []string) {
		for _, id := range tables { // their boards now have ratings to show
			ref := match.Ref{Guild: guild, ID: id}
			b.board(ref, "")
			b.pages.TouchAll(page.Topic(ref))
		}
	})
	return nil
}

// rated is what the game of a table has done to ratings, as far as that is known by now, without who hides from leaderboards.
func (b *Bot) rated(t match.Table) frame.Rated {
	if t.Phase != match.Over || t.Private() {
		return frame.Rated{}
	}
	ctx, cancel := context.WithTimeout(context.Background(), ratedTime)
	defer cancel()
	result, left, err := b.standings.Result(ctx, t.Guild, t.Kind.Name, t.ID)
	if err != nil || !left {
		return frame.Rated{}
	}
	if result.Friendly { // as most games are: nobody waits for a rating
		return frame.Rated{}
	}
	if rated, why := result.Rated(); !rated {
		return frame.Rated{Why: why.Says()}
	}
	latest, err := b.standings.Latest(ctx, t.Guild, t.Kind.Name)
	if err != nil {
		b.log.Warn("board drawn without its rating changes; they still count", "guild", t.Guild, "table", t.ID, "cause", err)
	}
	hidden, err := b.host.People.Hidden(ctx, t.Guild)
	if err != nil {
		b.log.Warn("board drawn without ratings: can't tell who hides theirs", "guild", t.Guild, "table", t.ID, "cause", err)
		return frame.Rated{}
	}
	rated := frame.Rated{Changes: make(map[games.Seat]frame.RatingChange)}
	for _, c := range latest[t.ID] {
		rated.Full = rated.Full || c.Full
		if c.Idle {
			continue
		}
		if seat := t.Seat(c.Person); seat != games.Table && !hidden[c.Person] {
			rated.Changes[seat] = screens.RatingChange(c)
		}
	}
	return rated
}
