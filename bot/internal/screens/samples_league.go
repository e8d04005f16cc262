package screens

import (
	"fmt"
	"math"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/league"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// leagueSamples are the leaderboards and statistics of a server.
func leagueSamples(t frame.Table) []frame.Drawn {
	r, text := screen.Reader{}, screen.Reader{TextOnly: true}
	kinds := []games.Kind{t.Kind, {Name: "toy", Title: "Toy"}, {Name: "chess", Title: "Chess for four"}}
	top := sampleTop(t, kinds)
	mine, month, hidden := top, top, top
	mine.At.Page, mine.Rows = 1, top.Rows[:8]
	empty := Top{At: TopPlace{t.Kind.Name, OrderRating, AllTime, 1}, Kind: t.Kind, Kinds: kinds, Season: 1, Seasons: 1}
	month.At = TopPlace{t.Kind.Name, OrderWins, "2030-01", 1}
	hidden.Hidden, hidden.Own, hidden.Season, hidden.Seasons = true, nil, 2, 2
	stats := sampleStats(t, kinds)
	young := stats
	young.Self, young.Own, young.History.Points = true, &league.Row{Standing: sampleStanding(1544, 210, 3)}, nil
	none := Stats{Person: Person{ID: "11", Self: true}, Kind: t.Kind, Kinds: kinds}
	histories := sampleHistory(t, kinds)
	nothing := Histories{At: HistoryPlace{t.Kind.Name, Anything, 0}, Kind: t.Kind, Kinds: kinds}
	own := histories
	own.At, own.Of, own.Older = HistoryPlace{Anything, "11", 40}, Person{ID: "11"}, 0
	settings := sampleSettings(guild.League, nil, games.Options{games.Bool(new(bool), "results", true, "games that end are counted"), games.Bool(new(bool), "toy", true, "games of Toy are counted")})
	settings.Kinds = kinds
	rows := []StatsRow{
		{t.Kind, league.Tally{Games: 34, Places: []int{20}}, stats.Own.Standing},
		{kinds[1], league.Tally{Games: 1}, young.Own.Standing},
		{kinds[2], league.Tally{Games: 2, Places: []int{1}}, league.Standing{}},
	}
	server := sampleServer(kinds)
	return []frame.Drawn{
		{Name: "top", Screen: TopPage(top, r)},
		{Name: "top-text", Screen: TopPage(top, text)},
		{Name: "top-mine", Screen: TopPage(mine, r)},
		{Name: "top-month", Screen: TopPage(month, r)},
		{Name: "top-hidden", Screen: TopPage(hidden, r)},
		{Name: "top-empty", Screen: TopPage(empty, r)},
		{Name: "stats", Screen: StatsPage(stats, r)},
		{Name: "stats-text", Screen: StatsPage(stats, text)},
		{Name: "stats-provisional", Screen: StatsPage(young, r)},
		{Name: "stats-empty", Screen: StatsPage(none, r)},
		{Name: "stats-hides", Screen: Hides(Person{ID: "11"})},
		{Name: "stats-all", Screen: AllStatsPage(Person{ID: "11", Name: t.Players[0].Name}, kinds, rows, r)},
		{Name: "stats-all-empty", Screen: AllStatsPage(Person{ID: "11"}, kinds, nil, r)},
		{Name: "history", Screen: HistoryPage(histories, r)},
		{Name: "history-text", Screen: HistoryPage(histories, text)},
		{Name: "history-person", Screen: HistoryPage(own, r)},
		{Name: "history-empty", Screen: HistoryPage(nothing, r)},
		{Name: "history-shared", Screen: Shared(HistoryPage(histories, r), t.Players[0].Name)},
		{Name: "settings-league", Screen: settings.Panel().Screen("", "")},
		{Name: "settings-league-season", Screen: AskSeason(kinds[1])},
		{Name: "server", Screen: ServerPage(server, r)},
		{Name: "server-text", Screen: ServerPage(server, text)},
		{Name: "server-empty", Screen: ServerPage(Server{Days: 28, Last: look.SampleTime}, r)},
	}
}

func sampleTop(t frame.Table, kinds []games.Kind) Top {
	top := Top{
		At: TopPlace{t.Kind.Name, OrderRating, AllTime, 2}, Kind: t.Kind, Kinds: kinds, Total: 1234, Season: 1, Seasons: 1,
		Months: []string{"2030-01", "2029-12"},
	}
	for n := range TopRows {
		row := TopRow{league.Row{Place: 11 + n, Standing: sampleStanding(1623-7*n, 80+n, 120-7*n)}, Person{ID: fmt.Sprint(21 + n), Name: t.Players[n%4].Name}}
		if n >= 8 {
			row.Games = 14 - n // provisional
		}
		row.Wins = row.Games / 2
		top.Rows = append(top.Rows, row)
	}
	top.Own = &TopRow{league.Row{Place: 2, Standing: sampleStanding(1888, 61, 1300)}, Person{ID: "11", Name: t.Players[0].Name, Self: true}}
	top.Own.Wins = 1001
	return top
}

// sampleStanding has a rating that is shown as these points, give or take this doubt.
func sampleStanding(points, doubt, games int) league.Standing {
	return league.Standing{Rating: league.Rating{R: float64(points), D: float64(doubt) / 2}, Games: games, Days: min(games, league.ProvisionalDays)}
}

func sampleStats(t frame.Table, kinds []games.Kind) Stats {
	s := Stats{
		Person: Person{ID: "11", Name: t.Players[3].Name}, Kinds: kinds, Kind: t.Kind, Look: look.Look{Moment: func(t look.Table, e games.Event) string {
			return "Most in a row: " + t.Names(e.Seats) + ", " + screen.Plural(e.N, "card") + " one after the other"
		}},
		Own: &league.Row{Place: 3, Standing: sampleStanding(1623, 80, 34)}, Of: 1234,
		Stats: league.Stats{All: league.Tally{Games: 1234, Unrated: 12, Places: []int{1000, 200, 0, 34}, Points: 54321, Most: 97, Fewest: -12, Streak: 3, Longest: 7, Hints: 4, Seconds: 412 * 3600, Figures: map[string]league.Mean{"going out alone, %": {Sum: 61_800 * 1200, Games: 1200}, "points a round": {Sum: -7250 * 1234, Games: 1234}}},
			Best: []league.BestMoment{{Moment: league.Moment{Event: games.Event{Verb: "run", Seats: []games.Seat{2}, N: 11}}, At: look.SampleTime}},
		},
	}
	for n := range 40 {
		was := sampleStanding(1500+int(120*math.Sin(float64(n)/9))+n%5*6, 280-5*n, 30)
		s.History.Points = append(s.History.Points, league.Point{Game: 30, At: look.SampleTime.AddDate(0, 0, 3*n-120).Unix(), Rating: was.Rating})
	}
	s.History.Points[39].Rating = s.Own.Rating
	return s
}

func sampleHistory(t frame.Table, kinds []games.Kind) Histories {
	h := Histories{At: HistoryPlace{Anything, Anything, 0}, Guild: "100000000000000001", Self: "11", Kinds: kinds, Older: 37}
	for n := range HistoryGames {
		ended := look.SampleTime.Add(-time.Duration(n) * 7 * time.Hour)
		g := Past{Result: league.Result{Table: fmt.Sprintf("k3x9q2m%d", n), Game: kinds[n%3].Name, Began: ended.Add(-time.Duration(n*17+4) * time.Minute), Ended: ended, Channel: "100000000000000002", Board: "100000000000000003"}}
		for s := range 3 + n {
			g.Players = append(g.Players, league.Player{Person: fmt.Sprint(11 + s), Name: t.Players[s%4].Name, Place: (s+n)%(3+n) + 1, Points: 120 - 13*s})
		}
		g.Players[1] = league.Player{Robot: games.Medium, Place: g.Players[1].Place, Points: 99}
		h.Games = append(h.Games, g)
	}
	h.Games[0].Change = &league.Change{Before: sampleStanding(1511, 96, 33).Rating, After: sampleStanding(1523, 96, 34).Rating, Games: 34, Days: 3}
	h.Games[1].Change = &league.Change{Before: sampleStanding(1575, 210, 2).Rating, After: sampleStanding(1544, 210, 3).Rating, Games: 3, Days: 2}
	h.Games[2].Board, h.Games[2].Stopped = "", true
	h.Games[4].Gone = true
	for i := range h.Games[2].Players {
		h.Games[2].Players[i].Place = 0
	}
	return h
}

func sampleServer(kinds []games.Kind) Server {
	s := Server{Days: 28, Last: look.SampleTime.Truncate(24 * time.Hour), Cut: true}
	for i, k := range kinds {
		p := KindPlayed{Kind: k, People: 40 - 11*i, Robots: 30 * i, Stopped: 2 - i, Length: time.Duration(7+20*i) * time.Minute}
		for day := range s.Days {
			n := (day*7+i*5)%11 - 2*i
			p.Days = append(p.Days, max(0, n))
			p.Games += max(0, n)
		}
		s.Kinds = append(s.Kinds, p)
		s.All.Games += p.Games
	}
	s.All.People, s.All.Length = 61, 12*time.Minute
	s.Nights = []NightHeld{{look.SampleTime, 42, 3, []markup.Name{markup.NameOf("Ann"), markup.NameOf("Ben")}}, {look.SampleTime.AddDate(0, 0, -7), 9, 2, nil}}
	return s
}
