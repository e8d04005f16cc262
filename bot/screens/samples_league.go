package screens

import (
	"fmt"
	"math"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/league"
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
	mine := top
	mine.At.Page, mine.Rows = 1, top.Rows[:8]
	empty := Top{At: TopPlace{t.Kind.Name, OrderRating, AllTime, 1}, Kind: t.Kind, Kinds: kinds, Season: 1, Seasons: 1}
	month := top
	month.At = TopPlace{t.Kind.Name, OrderWins, "2030-01", 1}
	hidden := top
	hidden.Hidden, hidden.Own, hidden.Season, hidden.Seasons = true, nil, 2, 2
	stats := sampleStats(t, kinds)
	young := stats
	young.Self, young.Rating, young.History = true, &frame.Rating{Points: 1544, Doubt: 210, Games: 3}, nil
	none := Stats{Person: Person{ID: "11", Self: true}, Kind: t.Kind, Kinds: kinds}
	histories := sampleHistory(t, kinds)
	nothing := Histories{At: HistoryPlace{t.Kind.Name, Anything, 0}, Kind: t.Kind, Kinds: kinds}
	own := histories
	own.At, own.Of, own.Older = HistoryPlace{Anything, "11", 40}, Person{ID: "11"}, 0
	league := sampleSettings(guild.League, nil, games.Options{games.Bool(new(bool), "results", true, "games that end are counted"), games.Bool(new(bool), "toy", true, "games of Toy are counted")})
	league.Kinds = kinds
	rows := []StatsRow{{t.Kind, 34, 20, stats.Rating}, {kinds[1], 1, 0, young.Rating}, {kinds[2], 2, 1, nil}}
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
		{Name: "stats-all", Screen: AllStatsPage(Person{ID: "11", Name: markup.NameOf("Ann")}, kinds, rows, r)},
		{Name: "stats-all-empty", Screen: AllStatsPage(Person{ID: "11"}, kinds, nil, r)},
		{Name: "history", Screen: HistoryPage(histories, r)},
		{Name: "history-text", Screen: HistoryPage(histories, text)},
		{Name: "history-person", Screen: HistoryPage(own, r)},
		{Name: "history-empty", Screen: HistoryPage(nothing, r)},
		{Name: "history-shared", Screen: Shared(HistoryPage(histories, r), markup.NameOf("Ann"))},
		{Name: "settings-league", Screen: SettingsPage(league, "", "")},
		{Name: "settings-league-season", Screen: SettingsPage(league, PlaceSeason+" toy", "")},
		{Name: "server", Screen: ServerPage(server, r)},
		{Name: "server-text", Screen: ServerPage(server, text)},
		{Name: "server-empty", Screen: ServerPage(Server{Days: 28, Last: look.SampleTime}, r)},
	}
}

func sampleTop(t frame.Table, kinds []games.Kind) Top {
	top := Top{
		At: TopPlace{t.Kind.Name, OrderRating, AllTime, 2}, Kind: t.Kind, Kinds: kinds, Total: 1234, Season: 1, Seasons: 1,
		Months: []string{"2030-01", "2029-12"},
		Robots: []Robot{{"hard", frame.Rating{Points: 1702, Doubt: 30, Games: 0, Fixed: true}}, {"medium", frame.Rating{Points: 1500, Doubt: 30, Games: 0, Fixed: true}}, {"easy", frame.Rating{Points: 1288, Doubt: 30, Games: 0, Fixed: true}}},
	}
	for n := range TopRows {
		row := TopRow{Place: 11 + n, Person: Person{ID: fmt.Sprint(21 + n), Name: t.Players[n%4].Name}, Rating: frame.Rating{Points: 1623 - 7*n, Doubt: 80 + n, Games: 120 - 9*n}, Wins: 70 - 6*n}
		if n >= 8 {
			row.Rating.Games = 10 - n%8 - 4
		}
		top.Rows = append(top.Rows, row)
	}
	top.Own = &TopRow{Place: 2, Person: Person{ID: "11", Name: markup.NameOf("Ann"), Self: true}, Rating: frame.Rating{Points: 1888, Doubt: 61, Games: 1300}, Wins: 1001}
	return top
}

func sampleStats(t frame.Table, kinds []games.Kind) Stats {
	s := Stats{
		Person: Person{ID: "11", Name: markup.NameOf("Dan-with-a-name-of-32-characters")}, Kinds: kinds, Kind: t.Kind, Look: look.Look{Moment: func(t look.Table, e games.Event) string {
			return "Most in a row: " + t.Names(e.Seats) + ", " + screen.Plural(e.N, "card") + " one after the other"
		}},
		Rating: &frame.Rating{Points: 1623, Doubt: 80, Games: 34}, Place: 3, Of: 1234, Middle: 1500,
		All:  league.Tally{Games: 1234, Unrated: 12, Places: []int{1000, 200, 0, 34}, Points: 54321, Most: 97, Fewest: -12, Streak: 3, Longest: 7, Hints: 4, Seconds: 412 * 3600, Figures: map[string]league.Mean{"going out alone, %": {Sum: 61_800 * 1200, Games: 1200}, "points a round": {Sum: -7250 * 1234, Games: 1234}}},
		Best: []league.BestMoment{{Moment: league.Moment{Event: games.Event{Verb: "run", Seats: []games.Seat{2}, N: 11}}, At: look.SampleTime}},
	}
	for n := range 40 {
		s.History = append(s.History, RatingAt{frame.Rating{Points: 1500 + int(120*math.Sin(float64(n)/9)) + n%5*6, Doubt: 280 - 5*n, Games: 30}, look.SampleTime.AddDate(0, 0, 3*n-120)})
	}
	return s
}

func sampleHistory(t frame.Table, kinds []games.Kind) Histories {
	h := Histories{At: HistoryPlace{Anything, Anything, 0}, Kinds: kinds, Older: 37}
	for n := range HistoryGames {
		g := Past{Table: fmt.Sprintf("k3x9q2m%d", n), Kind: kinds[n%3], At: look.SampleTime.Add(-time.Duration(n) * 7 * time.Hour), Lasted: time.Duration(n*17+4) * time.Minute, Link: "https://discord.com/channels/100000000000000001/100000000000000002/100000000000000003"}
		for s := range 3 + n {
			g.Players = append(g.Players, PastPlayer{Person: Person{ID: fmt.Sprint(11 + s), Name: t.Players[s%4].Name, Self: s == 0}, Place: (s+n)%(3+n) + 1, Points: 120 - 13*s})
		}
		g.Players[1] = PastPlayer{Robot: "medium", Place: g.Players[1].Place, Points: 99}
		h.Games = append(h.Games, g)
	}
	h.Games[0].Change = &frame.RatingChange{Rating: frame.Rating{Points: 1523, Doubt: 96, Games: 34}, By: 12}
	h.Games[1].Change = &frame.RatingChange{Rating: frame.Rating{Points: 1544, Doubt: 210, Games: 3}, By: -31}
	h.Games[2].Why, h.Games[2].Link, h.Games[2].Stopped = "an admin ended it", "", true
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
	return s
}
