package screens

import (
	"fmt"
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
	s := screen.Screen{Title: "Today's game – " + d.Kind.Title, Accent: screen.PlayingColour}
	day := daily.DayOf(d.Day)
	closes := screen.Moment("Deadline", day.Closes()) + ", 6 hours after the day. Then your try ends unfinished."
	length := ""
	if d.Length != "" {
		length = ", length *" + d.Length + "*"
	}
	if d.Lasts > 0 {
		length += fmt.Sprintf(", about %d min", d.Lasts)
	}
	you := "You"
	if d.Side != "" {
		you += ", as **" + d.Side + "**,"
	}
	rules := fmt.Sprintf("%s against %s%s. Everyone gets the same deal and the same robots today, and has **one try**, alone, with no hints and no undo. Your place among the robots counts, then your points.", you, screen.Plural(d.Robots, d.Level.String()+" robot"), length)
	next := "-# " + d.Day.Format(frame.DateForm) + ", by UTC. " + screen.Moment("Next game", day.Ends()) + "."
	var buttons []screen.Control
	switch {
	case d.Own != nil:
		s.Accent = screen.OverColour
		s.Text = screen.Lines("Your result: **"+d.result(*d.Own)+"**"+d.among(), strip(*d.Own), d.streak(), next)
		buttons = append(buttons, screen.Control{Label: screen.LabelShare, Style: screen.Green, Go: DailyShare + " " + d.Day.Format(time.DateOnly)})
	case d.Spent:
		s.Text = screen.Paragraphs("Your try of today is over; there is only one.", next)
	case d.Elsewhere:
		s.Text = screen.Paragraphs("You began today's game in another server, and it counts there. Type **/daily** there to continue.", d.streak(), next)
	case d.Begun:
		s.Text = screen.Paragraphs("Your game is on. It counts for today, also when it ends after midnight. "+closes, d.streak(), next)
		buttons = append(buttons, screen.Control{Label: screen.LabelGoOn, Style: screen.Green, Go: DailyPlay + " " + d.Day.Format(time.DateOnly)})
	default:
		s.Text = screen.Paragraphs(rules, closes, d.streak(), next)
		buttons = append(buttons, screen.Control{Label: screen.LabelPlay, Style: screen.Green, Go: DailyPlay + " " + d.Day.Format(time.DateOnly)})
	}
	if d.Late {
		s.Text = screen.Paragraphs(s.Text, "Your game of yesterday isn't over. It still counts for yesterday. "+screen.Moment("Deadline", (day-1).Closes())+".")
		buttons = append(buttons, screen.Control{Label: "Yesterday's game", Go: DailyPlay + " " + d.Day.AddDate(0, 0, -1).Format(time.DateOnly)})
	}
	s.Rows = [][]screen.Control{append(buttons, screen.Control{Label: "Earlier days", Go: DailyPast}, entrance)}
	if d.Opened {
		before := " " + d.Day.AddDate(0, 0, -1).Format(time.DateOnly)
		s.Rows = append(s.Rows, []screen.Control{{Label: "Replay of yesterday", Go: DailyLook + before}, {Label: "Coach on yesterday", Go: DailyCoach + before}})
	}
	s.Fields = []screen.Field{{Name: "Today in this server", Text: d.list(d.Self)}}
	if y := d.Yesterday; len(y.Rows) > 0 {
		y.More += max(0, len(y.Rows)-shownYesterday)
		y.Rows = y.Rows[:min(len(y.Rows), shownYesterday)]
		s.Fields = append(s.Fields, screen.Field{Name: "Yesterday – " + y.Kind.Title, Text: y.list(d.Self)})
	}
	return screen.Fit(s)
}

// list is who has played, the best first.
func (d DailyScores) list(self string) string {
	if len(d.Rows) == 0 {
		return "Nobody has finished it yet."
	}
	var lines []string
	for _, row := range d.Rows {
		name := Person{ID: row.User, Name: row.Name}.called()
		if row.User == self {
			name = "**" + name + " (you)**"
		}
		lines = append(lines, fmt.Sprintf("%d\\. %s · %s", row.Place, name, d.result(row.Result)))
	}
	if d.More > 0 {
		lines = append(lines, fmt.Sprintf("and %d more", d.More))
	}
	return screen.ClipLines(strings.Join(lines, "\n"), screen.MaxFieldText)
}

// result says how a try has ended, and nothing about the deal.
func (d DailyScores) result(r daily.Result) string {
	if r.Place == 0 {
		return "not played to the end"
	}
	if d.Kind.Together {
		return map[bool]string{true: "won", false: "lost"}[r.Place == 1] + ", " + frame.Scored(d.Look, r.Points)
	}
	return fmt.Sprintf("%s of %d, %s", screen.Ordinal(r.Place), r.Of, frame.Scored(d.Look, r.Points))
}

func (d Daily) streak() string {
	switch {
	case d.Longest == 0:
		return "Play each day to build a streak."
	case d.Streak == 0:
		return "Your longest streak: " + screen.Plural(d.Longest, "day")
	case d.Streak == d.Longest:
		return "Your streak: **" + screen.Plural(d.Streak, "day") + "**"
	}
	return fmt.Sprintf("Your streak: **%s**, the longest %s", screen.Plural(d.Streak, "day"), screen.Plural(d.Longest, "day"))
}

// DailyShared is the reader's result for everybody. It tells nothing about the deal, so that others can still play it.
func DailyShared(d Daily, by markup.Name) screen.Screen {
	line := by.Short().String()
	if d.Own != nil {
		line += ": **" + d.result(*d.Own) + "**"
	}
	line += d.among()
	if d.Streak > 1 {
		line += " · " + screen.Plural(d.Streak, "day") + " in a row"
	}
	way := ""
	if d.Own != nil {
		way = strip(*d.Own)
	}
	return screen.Fit(screen.Screen{
		Title: "Game of " + d.Day.Format(frame.DateForm) + " – " + d.Kind.Title, Accent: screen.OverColour,
		Text: screen.Lines(line, way),
		Rows: [][]screen.Control{{{Label: "Play it, too", Style: screen.Green, Go: DailyPlay + " " + d.Day.Format(time.DateOnly)}}},
	})
}

// among is the reader's place among all who have played here.
func (d Daily) among() string {
	i := slices.IndexFunc(d.Rows, func(r daily.Row) bool { return r.User == d.Self })
	if i < 0 || d.Rows[i].Stopped || len(d.Rows)+d.More < 2 {
		return ""
	}
	return fmt.Sprintf(" · %s of %d in this server", screen.Ordinal(d.Rows[i].Place), len(d.Rows)+d.More)
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
	return signs.String() + "\n-# By round: 🟩 best · 🟨 in between · ⬜ last"
}

// A DailyBefore is a day that is over.
type DailyBefore struct {
	Day  time.Time
	Kind games.Kind
}

// DailyPastPage lists days that are over, to be practised.
func DailyPastPage(days []DailyBefore) screen.Screen {
	menu := screen.Control{Label: "Practice an earlier daily …", Go: DailyAgain + " *"}
	for _, d := range days {
		menu.Pick = append(menu.Pick, screen.Choice{Label: d.Day.Format("Monday, 2 January") + " – " + d.Kind.Title, Value: d.Day.Format(time.DateOnly)})
	}
	s := screen.Screen{
		Title: "Earlier games of the day", Accent: screen.PlayingColour,
		Text: "Play one again, as often as you like. That's practice: it counts nowhere. A day opens 6 hours after its end, when nobody can play it for its list any more.",
		Rows: [][]screen.Control{{menu}, {{Label: screen.LabelBack, Go: DailyPlace}}},
	}
	return screen.Fit(s)
}
