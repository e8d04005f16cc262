package frame

import (
	"strings"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// maxPosted is how many players of a game are named where its result is posted.
const maxPosted = 12

// ResultPosted tells in one line how a game has ended, with the chart of its points where there is one. It is for a channel
// that most of its readers only look through. The link leads to the board; "" for none.
func ResultPosted(t Table, link string, r screen.Reader) screen.Screen {
	rows := ranked(t, func(n int) string { return placeInLine(n, r) }, "", func(s games.Seat, points string) string {
		return t.Name(s) + t.robotMark(s) + t.hintsUsed(s) + ": " + points + t.goneMark(s)
	})
	if more := len(rows) - maxPosted; more > 0 {
		rows = append(rows[:maxPosted], say("posted.others", "n", more))
	}
	told := strings.Join(rows, " · ")
	switch {
	case told == "" && t.Why != "":
		told = markup.Escape(t.Why)
	case told == "":
		told = say("posted.over")
	case t.Why != "":
		told += " · " + markup.Escape(t.Why)
	}
	sign := "🏁"
	if len(t.first()) > 0 {
		sign = "🏆"
	}
	s := screen.Screen{Title: t.titled("posted.title"), Text: sign + " **" + markup.Escape(t.Kind.Title) + "** · " + told, Accent: screen.OverColour}
	if link != "" {
		s.Text += " · " + say("posted.board", "link", link)
	}
	if t.Story != nil && len(t.Story.Scores) > 0 {
		s.Picture, s.Alt = t.chart(), t.chartInWords()
	}
	return screen.Fit(s)
}
