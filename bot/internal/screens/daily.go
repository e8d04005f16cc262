package screens

import (
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places inside the deal of the day. All but the first two have a day behind them, as "2026-11-22": a message can be older
// than the day.
const (
	DailyPlace = "day"   // what there is today
	DailyPast  = "past"  // earlier days
	DailyPlay  = "play"  // begin, or go on
	DailyShare = "share" // tell everybody how it ended
	DailyAgain = "again" // practise
	DailyLook  = "look"  // the replay of one's own try
	DailyCoach = "coach" // and what the coach says of it
)

// A Daily is the deal of a day, for one reader.
type Daily struct {
	Day    time.Time // its first moment, in UTC
	Length string    // which of the game's
	Robots int       // how many play
	Side   string    // that everybody plays, where seats have sides, see games.Sided
	Level  games.Level
	Lasts  int // about how many minutes; 0: nobody knows
	DailyScores
	Yesterday DailyScores // nothing where nobody played

	Begun     bool // the reader has begun their try
	Elsewhere bool // in another server
	Spent     bool // it is over, and was forgotten
	Late      bool // the reader's try of the day before is not over
	Opened    bool // their try of the day before is over, and can be looked back at
	Own       *daily.Result
	Streak    int // days in a row
	Longest   int

	Self string // the reader's ID
}

// DailyScores are the results of a day's deal in this server.
type DailyScores struct {
	Kind games.Kind
	Look look.Look
	Rows []daily.Row // the best first
	More int         // that are not among the rows
}

// shownYesterday is how many results of yesterday stand below those of today.
const shownYesterday = 3

// DailyPage shows the deal of today.
func DailyPage(d Daily) screen.Screen {
	s := screen.Screen{Title: say("daily.title", "game", d.Kind.Title), Accent: screen.PlayingColour}
	day := daily.DayOf(d.Day)
	closes := say("daily.closes", "time", markup.Time(day.Closes(), "R"))
	next := say("daily.next", "day", d.Day.Format(frame.DateForm), "time", markup.Time(day.Ends(), "R"))
	var buttons []screen.Control
	switch {
	case d.Own != nil:
		s.Accent = screen.OverColour
		s.Text = screen.Lines(screen.Join(" · ", []string{say("daily.own", "result", d.result(*d.Own)), d.among()}), strip(*d.Own), d.streak(), next)
		buttons = append(buttons, screen.Control{Label: screen.LabelShare, Style: screen.Green, Go: DailyShare + " " + d.Day.Format(time.DateOnly)})
	case d.Spent:
		s.Text = screen.Paragraphs(say("daily.spent"), next)
	case d.Elsewhere:
		s.Text = screen.Paragraphs(say("daily.elsewhere"), d.streak(), next)
	case d.Begun:
		s.Text = screen.Paragraphs(say("daily.on", "closes", closes), d.streak(), next)
		buttons = append(buttons, screen.Control{Label: screen.LabelGoOn, Style: screen.Green, Go: DailyPlay + " " + d.Day.Format(time.DateOnly)})
	default:
		s.Text = screen.Paragraphs(d.rules(), closes, d.streak(), next)
		buttons = append(buttons, screen.Control{Label: screen.LabelPlay, Style: screen.Green, Go: DailyPlay + " " + d.Day.Format(time.DateOnly)})
	}
	if d.Late {
		s.Text = screen.Paragraphs(s.Text, say("daily.late", "time", markup.Time((day-1).Closes(), "R")))
		buttons = append(buttons, screen.Control{Label: say("daily.late.go"), Go: DailyPlay + " " + d.Day.AddDate(0, 0, -1).Format(time.DateOnly)})
	}
	s.Rows = [][]screen.Control{append(buttons, screen.Control{Label: say("daily.earlier"), Go: DailyPast}, entrance())}
	if d.Opened {
		before := " " + d.Day.AddDate(0, 0, -1).Format(time.DateOnly)
		s.Rows = append(s.Rows, []screen.Control{{Label: say("daily.replay"), Go: DailyLook + before}, {Label: say("daily.coach"), Go: DailyCoach + before}})
	}
	s.Fields = []screen.Field{{Name: say("daily.today"), Text: d.list(d.Self)}}
	if y := d.Yesterday; len(y.Rows) > 0 {
		y.More += max(0, len(y.Rows)-shownYesterday)
		y.Rows = y.Rows[:min(len(y.Rows), shownYesterday)]
		s.Fields = append(s.Fields, screen.Field{Name: say("daily.yesterday", "game", y.Kind.Title), Text: y.list(d.Self)})
	}
	return screen.Fit(s)
}

// rules say what everyone plays today, and that there is one try.
func (d Daily) rules() string {
	says := []string{say("daily.rules", "n", d.Robots, "level", d.Level.String())}
	if d.Side != "" {
		says = append(says, say("daily.side", "side", d.Side))
	}
	if d.Length != "" {
		says = append(says, say("daily.length", "length", d.Length))
	}
	if d.Lasts > 0 {
		says = append(says, say("daily.lasts", "n", d.Lasts))
	}
	return strings.Join(says, " ")
}

// list is who has played, the best first.
func (d DailyScores) list(self string) string {
	if len(d.Rows) == 0 {
		return say("daily.nobody")
	}
	var lines []string
	for _, row := range d.Rows {
		name := Person{ID: row.User, Name: row.Name}.called()
		if row.User == self {
			name = say("daily.you", "who", name)
		}
		lines = append(lines, say("daily.row", "place", row.Place, "who", name, "result", d.result(row.Result)))
	}
	if d.More > 0 {
		lines = append(lines, say("and.more", "n", d.More))
	}
	return screen.ClipLines(strings.Join(lines, "\n"), screen.MaxFieldText)
}

// result says how a try has ended, and nothing about the deal.
func (d DailyScores) result(r daily.Result) string {
	points := frame.Scored(d.Look, r.Points)
	switch {
	case r.Place == 0:
		return say("daily.unfinished")
	case d.Kind.Together && r.Place == 1:
		return say("daily.won", "points", points)
	case d.Kind.Together:
		return say("daily.lost", "points", points)
	}
	return say("daily.result", "place", screen.Ordinal(r.Place), "of", r.Of, "points", points)
}

func (d Daily) streak() string {
	switch {
	case d.Longest == 0:
		return say("daily.streak.none")
	case d.Streak == 0:
		return say("daily.streak.over", "n", d.Longest)
	case d.Streak == d.Longest:
		return say("daily.streak.best", "n", d.Streak)
	}
	return say("daily.streak", "n", d.Streak, "longest", d.Longest)
}

// DailyShared is the reader's result for everybody. It tells nothing about the deal, so that others can still play it.
func DailyShared(d Daily, by markup.Name) screen.Screen {
	own, way := by.Short().String(), ""
	if d.Own != nil {
		own, way = say("daily.shared", "who", own, "result", d.result(*d.Own)), strip(*d.Own)
	}
	days := ""
	if d.Streak > 1 {
		days = say("daily.days", "n", d.Streak)
	}
	return screen.Fit(screen.Screen{
		Title: say("daily.shared.title", "day", d.Day.Format(frame.DateForm), "game", d.Kind.Title), Accent: screen.OverColour,
		Text: screen.Lines(screen.Join(" · ", []string{own, d.among(), days}), way),
		Rows: [][]screen.Control{{{Label: say("daily.too"), Style: screen.Green, Go: DailyPlay + " " + d.Day.Format(time.DateOnly)}}},
	})
}

// among is the reader's place among all who have played here.
func (d Daily) among() string {
	i := slices.IndexFunc(d.Rows, func(r daily.Row) bool { return r.User == d.Self })
	if i < 0 || d.Rows[i].Stopped || len(d.Rows)+d.More < 2 {
		return ""
	}
	return say("daily.among", "place", screen.Ordinal(d.Rows[i].Place), "of", len(d.Rows)+d.More)
}

// strip is the way through the rounds, a sign for each and what they mean: how the player did there against the robots, and nothing of
// the deal.
func strip(r daily.Result) string {
	if len(r.Way) == 0 {
		return ""
	}
	var signs strings.Builder
	for _, step := range r.Way {
		signs.WriteString([]string{"⬜", "🟨", "🟩"}[min(max(step, 0), 2)])
	}
	return say("daily.way", "signs", signs.String())
}

// A DailyBefore is a day that is over.
type DailyBefore struct {
	Day  time.Time
	Kind games.Kind
}

// DailyPastPage lists days that are over, to be practised.
func DailyPastPage(days []DailyBefore) screen.Screen {
	menu := screen.Control{Label: say("daily.past.choose"), Go: DailyAgain + " *"}
	for _, d := range days {
		menu.Pick = append(menu.Pick, screen.Choice{Label: say("daily.past.day", "day", d.Day.Format("Monday, 2 January"), "game", d.Kind.Title), Value: d.Day.Format(time.DateOnly)})
	}
	s := screen.Screen{
		Title: say("daily.past.title"), Accent: screen.PlayingColour, Text: say("daily.past"),
		Rows: [][]screen.Control{{menu}, {{Label: screen.LabelBack, Go: DailyPlace}}},
	}
	return screen.Fit(s)
}
