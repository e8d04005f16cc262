package screens

import (
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
)

// dailySamples are the screens of the deal of the day.
func dailySamples(t frame.Table) []frame.Drawn {
	day := time.Date(2030, 1, 2, 0, 0, 0, 0, time.UTC)
	fresh := Daily{Day: day, Kind: t.Kind, Look: t.Look}
	fresh.Self = "12"
	rows := []daily.Row{
		{Place: 1, Result: daily.Result{User: "11", Name: markup.NameOf("Ben *the* `shark`"), Place: 1, Of: 3, Points: 120}},
		{Place: 2, Result: daily.Result{User: "12", Name: markup.NameOf("Ann"), Place: 2, Of: 3, Points: 77}},
		{Place: 2, Result: daily.Result{User: "13", Name: markup.NameOf("שרה כהן"), Place: 2, Of: 3, Points: 77}},
		{Place: 4, Result: daily.Result{User: "14", Name: markup.NameOf("Dan-with-a-name-of-32-characters"), Of: 3}},
	}
	late := fresh
	late.Begun, late.Late, late.Longest, late.Rows = true, true, 4, rows[:1]
	done := fresh
	done.Begun, done.Own, done.Streak, done.Longest, done.Rows, done.More = true, &rows[1].Result, 3, 12, rows, 31
	elsewhere := fresh
	elsewhere.Begun, elsewhere.Elsewhere = true, true
	return []frame.Drawn{
		{Name: "daily", Screen: DailyPage(fresh)},
		{Name: "daily-on", Screen: DailyPage(late)},
		{Name: "daily-done", Screen: DailyPage(done)},
		{Name: "daily-elsewhere", Screen: DailyPage(elsewhere)},
		{Name: "daily-shared", Screen: DailyShared(done, markup.NameOf("Ann"))},
		{Name: "daily-past", Screen: DailyPastPage([]DailyBefore{{day.AddDate(0, 0, -1), t.Kind}, {day.AddDate(0, 0, -2), games.Kind{Title: "Chess"}}})},
	}
}
