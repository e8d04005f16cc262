package bot

import (
	"cmp"
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/league"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
	"ruckus/games"
	"ruckus/render/screen"
	"ruckus/store"
)

var errNoSuchGame = refuse("no.league.game")

// leagueCommands are /top, /stats and /history.
func leagueCommands(kinds []games.Kind) []discord.Command {
	game, user := gameOption(kinds), discord.CommandOption{Type: discord.OptionUser, Name: optionPerson, Description: say("cmd.whose")}
	some := game
	some.Required = false
	all := user
	all.Description = say("cmd.whose.all")
	return []discord.Command{
		{Name: commandTop, Description: say("cmd.top"), Options: []discord.CommandOption{game}},
		{Name: commandStats, Description: say("cmd.stats"), Options: []discord.CommandOption{user, some}},
		{Name: commandHistory, Description: say("cmd.history"), Options: []discord.CommandOption{all, some}},
	}
}

// leagueCommand answers /top, /stats and /history.
func (b *Bot) leagueCommand(ctx context.Context, a *answer) {
	game, whose := cmp.Or(a.i.stringOption(optionGame), screens.Anything), a.i.stringOption(optionPerson)
	place := ""
	switch a.i.Data.Name {
	case commandTop:
		place = screens.TopPlace{Game: game, Order: screens.OrderRating, Span: screens.AllTime, Page: 1}.String()
	case commandStats:
		place = screens.StatsPlace{Game: game, Person: cmp.Or(whose, a.i.user().ID)}.String()
	case commandHistory:
		place = screens.HistoryPlace{Game: game, Person: cmp.Or(whose, screens.Anything)}.String()
	}
	b.showLeague(ctx, a, place)
}

// showLeague answers with a screen of the league, for the asker alone.
func (b *Bot) showLeague(ctx context.Context, a *answer, place string) {
	b.learnReader(ctx, a.i, "")
	s, err := b.leagueScreen(ctx, asker{a.i, false}, place, a.i.reader().plain())
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.private(ctx, b.ticked(ctx, a.i, compose(s, a.i.target(noTable, verbLeague))))
}

// share posts a screen of the league for everybody.
func (b *Bot) share(ctx context.Context, a *answer, place string) {
	if !b.mayShare(ctx, a) {
		return
	}
	s, err := b.leagueScreen(ctx, asker{a.i, true}, place, reader{a.i.Locale, people.Pictures}.plain())
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	thing := a.i.thing(customID{Table: noTable, Verb: verbLeague, Arg: screens.PlaceShare + " " + place})
	b.shareOnce(ctx, a, thing, compose(screens.Shared(s, a.i.user().Name), target{}))
}

// An asker is who asks for a screen of the league.
type asker struct {
	*interaction
	shared bool // for everybody: nobody is "you" there
}

// self is the ID of the person who is "you" on the screen; "" for nobody.
func (i asker) self() string {
	if i.shared {
		return ""
	}
	return i.user().ID
}

// leagueScreen draws a place of the league. It refuses what no control has asked for.
func (b *Bot) leagueScreen(ctx context.Context, i asker, place string, r screen.Reader) (s screen.Screen, err error) {
	var game string
	if p, ok := screens.ParseTop(place); ok {
		game = p.Game
		s, err = b.topScreen(ctx, i, p, r)
	} else if p, ok := screens.ParseStats(place); ok {
		game = p.Game
		s, err = b.statsScreen(ctx, i, p, r)
	} else if p, ok := screens.ParseHistory(place); ok {
		game = p.Game
		s, err = b.historyScreen(ctx, i, p, r)
	} else if place == screens.PlaceServer {
		return b.serverScreen(ctx, i, r)
	} else {
		return s, errCustomID
	}
	if err != nil {
		return s, err
	}
	if on, err := b.host.Guilds.InLeague(ctx, i.GuildID, game); err == nil && !on {
		s = screens.NotCounted(s)
	}
	return s, nil
}

// leagueKind is the game of a place; the zero Kind for Anything.
func (b *Bot) leagueKind(name string) (games.Kind, error) {
	if k, ok := b.kinds[name]; ok || name == screens.Anything {
		return k, nil
	}
	return games.Kind{}, errNoSuchGame
}

// topScreen draws a page of a leaderboard.
func (b *Bot) topScreen(ctx context.Context, i asker, p screens.TopPlace, r screen.Reader) (screen.Screen, error) {
	kind, ok := b.kinds[p.Game]
	if !ok {
		return screen.Screen{}, errNoSuchGame
	}
	hidden, err := b.host.People.Hidden(ctx, i.GuildID)
	if err != nil {
		return screen.Screen{}, err
	}
	own := i.user().ID
	board := standings.Board{Season: p.Span.Season(), Order: league.Order(p.Order), Page: p.Page - 1, Own: own, Hidden: func(id string) bool { return hidden[id] }}
	if p.Span.Month() {
		board.Month = string(p.Span)
	}
	if p.Page == 0 {
		board.Page, err = b.standings.PageOf(ctx, i.GuildID, kind.Name, board)
		if err != nil {
			return screen.Screen{}, problem.Stored(err)
		}
	}
	rows, mine, total, err := b.standings.Top(ctx, i.GuildID, kind.Name, board)
	if errors.Is(err, store.ErrNotFound) {
		err = refuse("no.league.season")
	}
	if err != nil {
		return screen.Screen{}, problem.Stored(err)
	}
	season, err := b.standings.Season(ctx, i.GuildID, kind.Name)
	if err != nil {
		return screen.Screen{}, problem.Stored(err)
	}
	t := screens.Top{Shared: i.shared, At: p, Kind: kind, Kinds: b.cfg.Kinds, Hidden: hidden[own], Total: total, Season: season, Seasons: season, Months: lastMonths(time.Now())}
	t.At.Page = min(board.Page, max(0, total-1)/screens.TopRows) + 1
	for _, row := range rows {
		who, err := b.whose(ctx, i, row.Person, kind.Name)
		if err != nil {
			return screen.Screen{}, err
		}
		t.Rows = append(t.Rows, screens.TopRow{Row: row, Who: who})
	}
	if mine == nil && !i.shared && p.Order == screens.OrderRating && p.Span == screens.AllTime {
		t.Soon, err = b.standings.Standing(ctx, i.GuildID, own, kind.Name)
		if err != nil {
			return screen.Screen{}, problem.Stored(err)
		}
	}
	if mine != nil && !i.shared {
		t.Own = &screens.TopRow{Row: *mine, Who: screens.Person{ID: own, Name: i.user().Name, Self: true}}
	}
	return screens.TopPage(t, r), nil
}

// monthsBack is how many months a leaderboard offers.
const monthsBack = 11

// lastMonths are the names of this month and those before, by UTC.
func lastMonths(now time.Time) (months []string) {
	first := time.Date(now.UTC().Year(), now.UTC().Month(), 1, 0, 0, 0, 0, time.UTC)
	for n := range monthsBack {
		months = append(months, first.AddDate(0, -n, 0).Format("2006-01"))
	}
	return months
}

// whose is a person as the reader sees them. The name of somebody else is the one of their last game: of those games, or of
// all where none is named.
func (b *Bot) whose(ctx context.Context, i asker, id string, names ...string) (screens.Person, error) {
	p := screens.Person{ID: id, Self: id == i.self()}
	if id == i.user().ID {
		p.Name = i.user().Name
		return p, nil
	}
	past, err := b.past(ctx, i.GuildID, standings.Query{Person: id, Games: names, Limit: 1})
	if err != nil {
		return p, err
	}
	for _, r := range past {
		if seat, ok := r.Seat(id); ok {
			p.Name = r.Players[seat].Name
		}
	}
	return p, nil
}

// past are the last games of these kinds, or of all where none is named, the newest first.
func (b *Bot) past(ctx context.Context, guild string, q standings.Query) ([]league.Result, error) {
	if len(q.Games) == 0 {
		for _, k := range b.cfg.Kinds {
			q.Games = append(q.Games, k.Name)
		}
	}
	all, err := b.standings.History(ctx, guild, q)
	return all, problem.Stored(err)
}
