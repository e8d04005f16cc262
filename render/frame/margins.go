package frame

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Close is the host action that shows which presses of a race were close.
const Close = "close"

// shownMargins is how many close presses a page shows: those with the smallest margins.
const shownMargins = 8

// unsure is by how many milliseconds the way to Discord varies: what is closer says nothing of who was faster.
const unsure = 50

var closePresses = screen.Control{Label: "Who pressed first", Host: Close}

// MarginsPage tells which presses of a race that is over were close, by how much, and by which rule they counted or did not.
func MarginsPage(t Table, all []games.Margin, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: t.Kind.Title + " – who pressed first", Accent: screen.OverColour, Rows: [][]screen.Control{{{Label: screen.LabelBack, Host: Verify}}}}
	if len(all) == 0 {
		s.Text = "No two presses were close in this game."
		return screen.Fit(s)
	}
	shown := closest(all)
	switch {
	case len(all) > len(shown):
		s.Text = fmt.Sprintf("%d presses were close. These are the closest %d; **%s** has all.", len(all), len(shown), screen.LabelExport)
	case len(all) > 1:
		s.Text = fmt.Sprintf("%d presses were close.", len(all))
	default:
		s.Text = "One press was close."
	}
	for _, p := range t.guide() {
		var lines []string
		for _, m := range shown {
			if m.Rule == p.Place {
				lines = append(lines, fmt.Sprintf("Round %d: ", m.Round)+t.margin(m, r))
			}
		}
		if lines != nil {
			s.Fields = append(s.Fields, screen.Field{Name: p.Title, Text: screen.ClipLines(strings.Join(lines, "\n"), screen.MaxFieldText)})
		}
	}
	told := "-# The time of a press is when it reached Discord, as the bot tells it, at most 2 s before it came in; of a computer player, by the bot’s clock."
	if slices.ContainsFunc(shown, func(m games.Margin) bool { return apart(m) < unsure }) {
		told += fmt.Sprintf(" What is under %d ms is closer than the way to Discord varies.", unsure)
	}
	s.Text = screen.Paragraphs(s.Text, told)
	return screen.Fit(s)
}

// closest are the presses with the smallest margins, in the order in which they came in.
func closest(all []games.Margin) []games.Margin {
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(apart(all[a]), apart(all[b])) })
	order = order[:min(len(order), shownMargins)]
	slices.Sort(order)
	shown := make([]games.Margin, len(order))
	for i, n := range order {
		shown[i] = all[n]
	}
	return shown
}

// apart is how many milliseconds a press was from another; of what tells of several presses, more than that of any.
func apart(m games.Margin) int {
	if m.N > 0 {
		return math.MaxInt
	}
	return max(m.By, -m.By)
}

func (t Table) margin(m games.Margin, r screen.Reader) string {
	if t.Look.Margin != nil {
		if said := t.Look.Margin(t.Table, m, r); said != "" {
			return said
		}
	}
	return fmt.Sprintf("%s, %s: %s", t.Name(m.Seat), look.Apart(m.By), markup.Escape(m.Verb))
}
