package screens

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// A place of the league is read back as it was written, and nothing else is taken for one.
func TestPlacesOfTheLeagueAreReadBackOrRefused(t *testing.T) {
	for _, p := range []TopPlace{{"rage", OrderRating, AllTime, 1}, {"rage", OrderWins, "2026-11", 0}, {"rage", OrderGames, "s12", 99_999}} {
		for _, place := range []string{p.String(), p.via("next")} {
			got, ok := ParseTop(place)
			require.True(t, ok, place)
			require.Equal(t, p, got)
		}
	}
	month, ok := ParseTop("top rage rating 2026-11 1 span")
	require.True(t, ok)
	require.Equal(t, OrderWins, month.Order, "a month knows no ratings")
	for _, place := range []string{
		"", "top", "top rage rating all", "top rage rating all x", "top rage rating all -1", "top rage rating all 01", "top rage rating all 100000",
		"top rage luck all 1", "top rage rating ever 1", "top rage rating 2026-13 1", "top rage rating s0 1", "top rage rating s01 1", "top rage rating s99999 1",
		"top rage rating all 1 elsewhere", "top rage rating all 1 next next",
	} {
		_, ok := ParseTop(place)
		require.False(t, ok, place)
	}
	for _, place := range []string{"stats rage", "stats rage me", "stats rage 1 2", "stats rage 1 game", "stats rage 1 s0", "stats rage 1 2026-13", "stats rage 1 all next", "stats rage -1", "stats rage 01", "stats rage 99999999999999999999"} {
		_, ok := ParseStats(place)
		require.False(t, ok, place)
	}
	for place, p := range map[string]StatsPlace{"stats rage 1": {"rage", "1"}, "stats - 1": {Anything, "1"}} {
		got, ok := ParseStats(place)
		require.True(t, ok, place)
		require.Equal(t, p, got)
	}
	for _, place := range []string{"history rage", "history rage me 0", "history rage - X", "history rage - -1", "history rage - 01", "history rage - 0 newest"} {
		_, ok := ParseHistory(place)
		require.False(t, ok, place)
	}
	at, ok := ParseHistory("history - 100000000000000001 o5vwtx1k older")
	require.True(t, ok)
	require.Equal(t, HistoryPlace{Anything, "100000000000000001", 1893553445000}, at)
}

// However many games and people there are, and whatever they are called, what is shown of the league fits into a message.
func TestTheLeagueFitsIntoMessages(t *testing.T) {
	long := markup.NameOf(strings.Repeat("*", 32))
	kinds := make([]games.Kind, 30)
	for i := range kinds {
		kinds[i] = games.Kind{Name: fmt.Sprintf("a_name_of_16_%03d", i), Title: strings.Repeat("W", 60)}
	}
	const person = "18446744073709551615"
	for _, r := range []screen.Reader{{}, {TextOnly: true}} {
		top := Top{At: TopPlace{kinds[0].Name, OrderRating, "s9999", 99_998}, Kind: kinds[0], Kinds: kinds, Total: 999_980, Season: 9999, Seasons: 9999, Own: &TopRow{league.Row{Place: 999_999}, Person{Name: long}}}
		history := Histories{At: HistoryPlace{kinds[0].Name, person, 1 << 52}, Guild: person, Of: Person{Name: long}, Kinds: kinds, Kind: kinds[0], Older: 1 << 52}
		server := Server{Days: 28, Last: look.SampleTime, All: KindPlayed{Games: 1}}
		for n := range TopRows {
			row := TopRow{league.Row{Place: 999_999, Standing: sampleStanding(-100_000, 10_000, 1_000_000*(n%2))}, Person{ID: person, Name: long}}
			row.Wins = 1_000_000
			top.Rows = append(top.Rows, row)
			top.Months = append(top.Months, fmt.Sprintf("2026-%02d", n+1))
		}
		for n := range HistoryGames {
			past := Past{Result: league.Result{Table: fmt.Sprintf("table%d", n), Game: kinds[0].Name, Ended: look.SampleTime, Stopped: true, Why: problem.Reason{Code: "end.damaged"}, Channel: person, Board: person}}
			for range 100 {
				past.Players = append(past.Players, league.Player{Person: person, Name: long, Place: 1, Points: -1_000_000_000})
			}
			history.Games = append(history.Games, past)
		}
		for _, k := range kinds {
			server.Kinds = append(server.Kinds, KindPlayed{Kind: k, Days: make([]int, 28), Games: 1_000_000, Stopped: 1_000_000, Robots: 1_000_000, People: 1_000_000, Length: 1000 * time.Hour})
		}
		stats := Stats{Person: Person{ID: person, Name: long}, Kinds: kinds, Kind: kinds[0], Look: look.Look{Moment: func(t look.Table, e games.Event) string { return strings.Repeat("m", 90) + t.Names(e.Seats) }}, Stats: league.Stats{All: league.Tally{Games: 1, Places: make([]int, 100), Figures: map[string]league.Mean{}}}}
		for n := range 100 {
			stats.Best = append(stats.Best, league.BestMoment{Moment: league.Moment{Event: games.Event{Seats: []games.Seat{3, 1}}}})
			stats.All.Places[len(stats.Best)-1] = 1_000_000
			stats.All.Figures[fmt.Sprintf("%03d%s", n, strings.Repeat("*", 61))] = league.Mean{Sum: -1_000_000_000_000_000_000, Games: 1_000_000}
			stats.History.Points = append(stats.History.Points, league.Point{Game: 9, At: look.SampleTime.Unix(), Rating: sampleStanding(-100_000, 10_000, 9).Rating})
		}
		rows := make([]StatsRow, len(kinds))
		for i, k := range kinds {
			rows[i] = StatsRow{k, league.Tally{Games: 1_000_000, Places: []int{1_000_000}}, sampleStanding(-100_000, 10_000, 9)}
		}
		for _, s := range []screen.Screen{
			TopPage(top, r), HistoryPage(history, r), ServerPage(server, r), StatsPage(stats, r), AllStatsPage(stats.Person, kinds, rows, r),
			Shared(HistoryPage(history, r), long), NotCounted(TopPage(top, r)),
		} {
			require.NoError(t, s.Check(), s.Title)
		}
	}
}
