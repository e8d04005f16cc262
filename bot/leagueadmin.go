package bot

import (
	"cmp"
	"context"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/league"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
	"ruckus/render/screen"
)

// ofLeague refuses what does not stand on the settings of the league.
func ofLeague(f press) press {
	return func(ctx context.Context, a *answer, arg string) {
		if a.i.id.Table != guild.League {
			a.refuse(ctx, errCustomID)
			return
		}
		f(ctx, a, arg)
	}
}

// askSeason asks once more before the next season of a game begins.
func (b *Bot) askSeason(ctx context.Context, a *answer, game string) {
	k, known := b.kinds[game]
	if !known {
		a.refuse(ctx, errNoSuchGame)
		return
	}
	a.private(ctx, compose(screens.AskSeason(k), a.i.target(guild.League, verbSettings)))
}

// newSeason begins the next season of a game.
func (b *Bot) newSeason(ctx context.Context, a *answer, game string) {
	_, known := b.kinds[game]
	if !known {
		a.refuse(ctx, errNoSuchGame)
		return
	}
	_, _, total, err := b.standings.Top(ctx, a.i.GuildID, game, standings.Board{Order: league.ByGames})
	err = problem.Stored(err)
	if err == nil && total == 0 {
		err = refuse("no.league.games")
	}
	var first bool
	if err == nil {
		first, err = b.host.Guilds.NoteSeason(ctx, a.i.GuildID, a.i.by().Entry(), game)
	}
	if err == nil && first {
		_, err = b.standings.NewSeason(ctx, a.i.GuildID, game)
		err = problem.Stored(err)
	}
	a.changed(ctx, b.settingsPanel(a, guild.League), "", say("did.season", "game", b.kinds[game].Title), err)
}

// askStrike asks once more before a person is struck from the league.
func (b *Bot) askStrike(ctx context.Context, a *answer, arg string) {
	p, err := b.strikable(ctx, a, arg)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.private(ctx, compose(screens.StrikePage(p), a.i.target(noTable, verbLeague)))
}

// strikable is the person whom a button of the league names.
func (b *Bot) strikable(ctx context.Context, a *answer, arg string) (screens.Person, error) {
	id, ok := screens.ParsePerson(arg)
	if !ok {
		return screens.Person{}, errCustomID
	}
	return b.whose(ctx, asker{a.i, false}, id)
}

// strike takes a person out of the league, or back in, and shows how they have played.
func (b *Bot) strike(out bool) press {
	return func(ctx context.Context, a *answer, arg string) {
		var names []string
		for _, k := range b.cfg.Kinds {
			names = append(names, k.Name)
		}
		p, err := b.strikable(ctx, a, arg)
		if err == nil {
			err = problem.Stored(b.standings.Strike(ctx, a.i.GuildID, names, p.ID, out))
		}
		if err == nil {
			err = problem.Stored(b.host.Guilds.NoteStrike(ctx, a.i.GuildID, a.i.by().Entry(), guild.Whom{ID: p.ID, Name: p.Name}, out))
		}
		if err != nil {
			a.refuse(ctx, err)
			return
		}
		b.showLeague(ctx, a, screens.StatsPlace{Game: screens.Anything, Person: p.ID}.String())
	}
}

// showServer shows what is played in the guild.
func (b *Bot) showServer(ctx context.Context, a *answer) {
	b.learnReader(ctx, a.i, "")
	s, err := b.serverScreen(ctx, asker{a.i, false}, a.i.reader().plain())
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.private(ctx, b.ticked(ctx, a.i, compose(s, a.i.target(guild.League, verbSettings))))
}

// shareServer posts what is played in the guild.
func (b *Bot) shareServer(ctx context.Context, a *answer) { b.share(ctx, a, screens.PlaceServer) }

// Bounds of what is counted for the screen of a guild.
const (
	serverDays  = 28
	serverGames = 2000 // of each kind
)

// serverScreen draws what is played in the guild, for those who manage it.
func (b *Bot) serverScreen(ctx context.Context, i asker, r screen.Reader) (screen.Screen, error) {
	if !i.manager() {
		return screen.Screen{}, errManagers
	}
	today := time.Now().UTC().Truncate(24 * time.Hour)
	s := screens.Server{Days: serverDays, Last: today}
	s.Nights = b.nightsHeld(ctx, i.GuildID)
	first := today.AddDate(0, 0, 1-serverDays)
	everybody, lengths := make(map[string]bool), []time.Duration(nil)
	for _, k := range b.cfg.Kinds {
		results, err := b.past(ctx, i.GuildID, standings.Query{Games: []string{k.Name}, Limit: serverGames})
		if err != nil {
			return screen.Screen{}, err
		}
		s.Cut = s.Cut || len(results) == serverGames && !results[len(results)-1].Ended.Before(first)
		results = slices.DeleteFunc(results, func(r league.Result) bool { return r.Ended.Before(first) })
		if len(results) == 0 {
			continue
		}
		p, people, own := countPlayed(results, first)
		p.Kind = k
		s.Kinds, lengths = append(s.Kinds, p), append(lengths, own...)
		for id := range people {
			everybody[id] = true
		}
		s.All.Games += p.Games
	}
	s.All.People, s.All.Length = len(everybody), middle(lengths)
	slices.SortStableFunc(s.Kinds, func(a, b screens.KindPlayed) int { return cmp.Compare(b.Games, a.Games) })
	return screens.ServerPage(s, r), nil
}

// countPlayed counts games of one kind from a day on.
func countPlayed(results []league.Result, first time.Time) (p screens.KindPlayed, people map[string]bool, lengths []time.Duration) {
	p.Days, people = make([]int, serverDays), make(map[string]bool)
	for _, r := range results {
		if day := int(r.Ended.Sub(first) / (24 * time.Hour)); day < serverDays {
			p.Days[day]++
		}
		p.Games++
		if r.Stopped {
			p.Stopped++
		} else {
			lengths = append(lengths, r.Ended.Sub(r.Began))
		}
		for _, player := range r.Players {
			if player.Robot != 0 {
				p.Robots++
			} else {
				people[player.Person] = true
			}
		}
	}
	p.People, p.Length = len(people), middle(lengths)
	return p, people, lengths
}

// middle is the median; 0 of none.
func middle(lengths []time.Duration) time.Duration {
	if len(lengths) == 0 {
		return 0
	}
	slices.Sort(lengths)
	return lengths[len(lengths)/2]
}
