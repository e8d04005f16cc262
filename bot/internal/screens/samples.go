package screens

import (
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/games"
	"ruckus/render/frame"
)

// Samples are the pages of a server and of a person, at a table as SampleTable makes it.
func Samples(t frame.Table) []frame.Drawn {
	return slices.Concat(adminSamples(t), leagueSamples(t), dailySamples(t), homeSamples(t), nightSamples(t), barSamples())
}

// dailySamples are the screens of the deal of the day.
func dailySamples(t frame.Table) []frame.Drawn {
	day := time.Date(2030, 1, 2, 0, 0, 0, 0, time.UTC)
	fresh := Daily{Day: day, Length: "short", Robots: 3, Level: games.Medium, Lasts: 7, DailyScores: DailyScores{Kind: t.Kind, Look: t.Look}, Self: "12"}
	rows := []daily.Row{
		{Place: 1, Result: daily.Result{User: "11", Name: t.Players[1].Name, Place: 1, Of: 3, Points: 120}},
		{Place: 2, Result: daily.Result{User: "12", Name: t.Players[0].Name, Place: 2, Of: 3, Points: 77, Way: []int{2, 0, 1, 1, 2}}},
		{Place: 2, Result: daily.Result{User: "13", Name: t.Players[2].Name, Place: 2, Of: 3, Points: 77}},
		{Place: 4, Result: daily.Result{User: "14", Name: t.Players[3].Name, Of: 3}},
	}
	late := fresh
	late.Begun, late.Late, late.Longest, late.Rows = true, true, 4, rows[:1]
	late.Yesterday = DailyScores{t.Kind, t.Look, rows, 0}
	done := fresh
	done.Begun, done.Own, done.Streak, done.Longest, done.Rows, done.More = true, &rows[1].Result, 3, 12, rows, 31
	done.Opened = true
	elsewhere := fresh
	elsewhere.Begun, elsewhere.Elsewhere = true, true
	return []frame.Drawn{
		{Name: "daily", Screen: DailyPage(fresh)},
		{Name: "daily-on", Screen: DailyPage(late)},
		{Name: "daily-done", Screen: DailyPage(done)},
		{Name: "daily-elsewhere", Screen: DailyPage(elsewhere)},
		{Name: "daily-shared", Screen: DailyShared(done, t.Players[0].Name)},
		{Name: "daily-past", Screen: DailyPastPage([]DailyBefore{{day.AddDate(0, 0, -1), t.Kind}, {day.AddDate(0, 0, -2), games.Kind{Title: "Chess"}}})},
	}
}

// homeSamples are the front door, with nothing on and with all that can be.
func homeSamples(t frame.Table) []frame.Drawn {
	kinds := slices.Repeat([]games.Kind{t.Kind}, 5)
	for i, title := range []string{"R!OT", "Red Nines", "RAGE", "REDOX", "RIOT"} {
		kinds[i].Name, kinds[i].Title = fmt.Sprint("game", i), title
	}
	h := Home{Kinds: kinds, Taught: kinds, Manages: true, First: true, Badges: map[string]string{"game0": "⚡", "game1": "🪜", "game2": "🎯", "game3": "🧪", "game4": "✊"}}
	full := h
	full.Plays = true
	full.On = []HomeTable{
		{ID: "t1", Kind: "game0", Title: "R!OT", Seats: 2, Coming: 2},
		{ID: "t2", Title: "RAGE", Host: t.Players[3].Name, Lobby: true, Seats: 6, Least: 2},
		{ID: "t3", Title: "REDOX", Host: t.Players[1].Name, Channel: "1", Lobby: true, Seats: 1},
	}
	full.GameNight = "**Game night**: <t:1893787200:F> in <#4>, announced by <@5>"
	full.Nights = [][]frame.Stood{{{Name: t.Players[1].Name, Points: 36}, {Name: t.Players[2].Name, Points: 24}, {Name: t.Players[3].Name, Points: 6}}}
	return []frame.Drawn{
		{Name: "home", Screen: HomePage(h)}, {Name: "home-on", Screen: HomePage(full)}, {Name: "home-more", Screen: MorePage(h)},
		{Name: "tell", Screen: TellPage(false, "")}, {Name: "tell-on", Screen: TellPage(true, "saved")},
	}
}
