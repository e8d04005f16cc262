package bot

import (
	"cmp"
	"context"
	"slices"
	"time"

	"ruckus/bot/discord"
	"ruckus/bot/league"
	"ruckus/bot/table"
	"ruckus/games"
	"ruckus/render"
)

// ratedTime is how long a board waits for what its game has changed. Where that takes longer, the next edit shows it.
const ratedTime = 700 * time.Millisecond

// drawBoard draws what everybody sees of a table, with what its game has changed where it is over.
func (b *Bot) drawBoard(ctx context.Context, t table.Table, r reader) discord.Message {
	rated := b.rated(ctx, t)
	return b.looks.draw(t.Kind.Name, r, target{t.ID, verbGo, r.cards}, func(seen render.Reader) render.Screen {
		shown := b.looks.table(t)
		shown.Rated = rated
		return render.Board(shown, t.View, seen)
	})
}

// rated is what a game that is over has done to its players' ratings, without those who hide from leaderboards.
func (b *Bot) rated(ctx context.Context, t table.Table) (rated render.Rated) {
	first := slices.IndexFunc(t.Players, func(p table.Player) bool { return p.Robot == 0 })
	if t.Phase != table.Over || t.Private() || first < 0 {
		return rated
	}
	ctx, cancel := context.WithTimeout(ctx, ratedTime)
	defer cancel()
	changes, err := b.ladder.Changes(ctx, t.Guild, t.Kind.Name, t.ID)
	hidden, err2 := b.host.Hidden(ctx, t.Guild)
	past, err3 := b.ladder.History(ctx, t.Guild, pastQuery{Game: t.Kind.Name, Person: t.Players[first].User.ID, Limit: 1})
	if err := cmp.Or(err, err2, err3); err != nil {
		b.log.Warn("a board is shown without what its game has changed", "table", t.ID, "guild", t.Guild, "cause", err)
		return rated
	}
	if len(past) > 0 && past[0].Table == t.ID {
		_, rated.Why = past[0].Rated()
	}
	rated.Changes = make(map[games.Seat]render.RatingChange)
	for _, c := range changes {
		for seat, p := range t.Players {
			if p.Robot == 0 && p.User.ID == c.Person && !hidden[c.Person] {
				rated.Changes[games.Seat(seat)] = toChange(c)
			}
		}
	}
	return rated
}

func toChange(c league.Change) render.RatingChange {
	return render.RatingChange{Rating: toRating(c.After, c.Games), By: c.Points()}
}
