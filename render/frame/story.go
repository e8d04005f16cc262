package frame

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// withStory adds to the screen of a finished game how the points grew, as a picture where the screen has none, and what
// was worth remembering.
func (t Table) withStory(s screen.Screen) screen.Screen {
	if t.Story == nil {
		return s
	}
	var told []string
	for _, e := range t.Story.Moments {
		if t.Look.Moment == nil {
			break
		}
		if moment := t.Look.Moment(t.Table, e); moment != "" {
			told = append(told, "- "+moment)
		}
	}
	if told != nil {
		s.Fields = append(s.Fields, screen.Field{Name: "Highlights", Text: strings.Join(told, "\n")})
	}
	if t.charted(s) {
		s.Picture, s.Alt = t.chart(), t.chartInWords()
	}
	return s
}

// charted reports whether the screen of a finished game gets a chart: where the game has rounds, and no picture of its own.
func (t Table) charted(s screen.Screen) bool {
	return t.Story != nil && len(t.Story.Scores) > 0 && s.Picture == nil
}

// gained is what the last of several rounds has brought somebody.
func (t Table) gained(s games.Seat) string {
	if t.Story == nil || len(t.Story.Scores) < 2 {
		return ""
	}
	last := t.Story.Scores[len(t.Story.Scores)-2:]
	return " (" + screen.Signed(look.At(last[1], s)-look.At(last[0], s)) + ")"
}

// chart draws how the points grew.
func (t Table) chart() picture.Chart {
	c := picture.Chart{Title: t.chartTitle(), Rows: t.Story.Scores, Down: t.fewestWin()}
	sign := t.Look.Drawing(t.Public).Sign
	for i := range t.Story.Scores[0] {
		c.Names = append(c.Names, t.chartName(games.Seat(i)))
		if sign != nil {
			c.Signs = append(c.Signs, sign(games.Seat(i)))
		}
	}
	return c
}

func (t Table) chartTitle() string {
	title := cmp.Or(t.Look.Counted, "Points") + " after each round"
	if t.fewestWin() {
		title += ", fewest win"
	}
	return title
}

func (t Table) fewestWin() bool { return t.Result != nil && t.Result.FewestWin() }

// chartInWords lists the points after each round, as far as there is room.
func (t Table) chartInWords() string {
	const shown = 12 // the last rounds
	rows := t.Story.Scores
	first := max(0, len(rows)-shown)
	said := []string{t.chartTitle() + "."}
	if first > 0 {
		said = append(said, fmt.Sprintf("From round %d on.", first+1))
	}
	for seat := range rows[0] {
		points := make([]string, 0, shown)
		for _, row := range rows[first:] {
			points = append(points, screen.Number(look.At(row, games.Seat(seat))))
		}
		said = append(said, t.plainName(games.Seat(seat))+": "+strings.Join(points, ", ")+".")
	}
	return markup.Clip(strings.Join(said, " "), screen.MaxAlt)
}

// chartName is a name that fits beside a line of a chart.
func (t Table) chartName(s games.Seat) string {
	if name := look.At(t.Players, s).ShortName().Plain(); name != "" {
		return name
	}
	return t.plainName(s)
}

// plainName is a name where Discord shows what is written as it is.
func (t Table) plainName(s games.Seat) string {
	if name := look.At(t.Players, s).Name.Plain(); name != "" {
		return name
	}
	return "seat " + strconv.Itoa(int(s)+1)
}
