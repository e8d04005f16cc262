package screens

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

const (
	logPage  = 10  // entries on a page
	maxEntry = 330 // of an entry, in UTF-16 code units: ten and what is around them fit into a screen
)

// LogPage draws a page of the list, the newest entries first. A place that does not exist is taken as the nearest page.
func LogPage(entries []guild.Entry, kinds []games.Kind, place string) screen.Screen {
	pages := max(1, (len(entries)+logPage-1)/logPage)
	n, _ := strconv.Atoi(strings.TrimPrefix(place, PlaceLog+" "))
	n = min(max(n, 1), pages)
	s := screen.Screen{Title: say("log.title"), Accent: screen.PlayingColour}
	if len(entries) == 0 {
		s.Text = say("log.none")
	}
	titles := map[string]string{guild.General: say("log.general"), guild.League: say("log.league")}
	for _, k := range kinds {
		titles[k.Name] = k.Title
	}
	var rows []string
	for _, e := range entries[(n-1)*logPage : min(len(entries), n*logPage)] {
		row := say("log.entry", "time", markup.Time(e.At, "f"), "who", e.Name.Bold(say("log.someone")), "did", e.Words(titles))
		rows = append(rows, clipWords(strings.Join(strings.Fields(row), " "), maxEntry))
	}
	s.Text += strings.Join(rows, "\n")
	if pages > 1 {
		s.Footer = say("page", "n", n, "pages", pages)
	}
	row := []screen.Control{{Label: screen.LabelRefresh, Go: fmt.Sprint(PlaceLog, " ", n)}}
	s.Rows = [][]screen.Control{scopeMenu(kinds, ScopeLog), screen.Turn(row, PlaceLog, n, pages)}
	return screen.Fit(s)
}

// clipWords is clip that leaves out whole words, so that no mention is cut in two.
func clipWords(s string, n int) string {
	cut := markup.Clip(s, n-len(" "))
	if i := strings.LastIndexByte(cut, ' '); cut != s && i > 0 {
		return cut[:i] + " …"
	}
	return cut
}
