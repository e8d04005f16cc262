package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// askIdeas is the host action that asks for ideas, as for a hint.
const askIdeas = "hint"

// ideasButton leads to the ideas, or asks for them.
func (h hand) ideasButton() screen.Control {
	if len(h.t.Plan.Ideas) > 0 {
		return screen.Control{Label: "Ideas", Style: screen.Blue, Go: look.IdeasPlace}
	}
	return screen.Control{Label: "Ideas", Style: screen.Blue, Host: askIdeas}
}

// ideas shows the turns that the robot proposes, one of them on the map.
func (h hand) ideas() (s screen.Screen, ok bool) {
	plan := h.t.Plan
	if plan == nil || len(plan.Ideas) == 0 {
		return s, false
	}
	now := 0
	if len(h.place) > 1 {
		if n, err := strconv.Atoi(h.place[1]); err == nil && n >= 0 && n < len(plan.Ideas) {
			now = n
		}
	}
	s.Title = h.token(h.Seat) + " Ideas · one hint"
	if h.r.TextOnly {
		s.Title = "Ideas, which count as one hint"
	}
	var lines []string
	row := []screen.Control{{Label: "Take the " + nth(now), Style: screen.Green, Do: plan.Press(games.PlanTake, strconv.Itoa(now))}}
	for i, idea := range plan.Ideas {
		lines = append(lines, fmt.Sprintf("**%s** %s", nth(i), h.idea(idea)))
		if i != now {
			row = append(row, screen.Control{Label: "See the " + nth(i), Go: look.IdeasPlace + " " + strconv.Itoa(i)})
		}
	}
	s.Text = screen.Lines(append(lines, fmt.Sprintf("-# Map: the %s idea. Ideas count on no cards.", nth(now)))...)
	s.Rows = [][]screen.Control{row, {screen.Back(screen.LabelBack)}}
	return h.pictured(s, h.ghosts(plan.Ideas[now].Orders, nil)), true
}

// nth is what an idea is called: letters are areas, and numbers orders.
func nth(i int) string { return screen.Ordinal(i + 1) }

// idea puts what speaks for a turn into words.
func (h hand) idea(idea games.Idea) string {
	by := map[string][]string{}
	lost, counts := 0, false
	for _, e := range idea.Says {
		about := strings.Join(e.Tokens, "")
		switch e.Verb {
		case "costs":
			lost = e.N
		case "counted":
			counts = true
		case "breaks", "beats":
			about = h.face(e.Seats[0], h.r) + " " + about
		}
		by[e.Verb] = append(by[e.Verb], about)
	}
	var said []string
	for _, what := range []struct{ verb, words string }{{"holds", "hold "}, {"breaks", "break "}, {"beats", "beat "}, {"takes", "take "}} {
		if list := by[what.verb]; list != nil {
			said = append(said, what.words+screen.List(list, "and"))
		}
	}
	if len(said) == 0 && lost == 0 {
		said = append(said, "gather: nothing is risked")
	}
	if streets := h.goes(idea.Orders); streets != nil {
		said = append(said, "go to "+screen.List(streets, "and"))
	}
	if counts {
		said = append(said, "Public Opinion "+h.bubbled(h.r)+"+1")
	}
	if lost > 0 {
		said = append(said, "costs "+screen.Plural(lost, "unit"))
	}
	return screen.Capital(strings.Join(said, ", "))
}

// goes are the streets to which orders move units.
func (h hand) goes(orders []string) (streets []string) {
	for _, order := range orders {
		w := strings.Fields(order)
		if w[0] == "move" && len(w) > 3 && h.streetOf(w[3]) == w[3] && !slices.Contains(streets, w[3]) {
			streets = append(streets, w[3])
		}
	}
	slices.Sort(streets)
	return streets
}
