package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
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
	s.Text = screen.Lines(append(lines, fmt.Sprintf("-# Map: the %s idea. No card of yours is counted on in fights; *likely* and *may*: in %d tries.", nth(now), riot.IdeaTries))...)
	s.Rows = [][]screen.Control{row, {screen.Back(screen.LabelBack)}}
	return h.pictured(s, h.ghosts(plan.Ideas[now].Orders, nil)), true
}

// nth is what an idea is called: letters are areas, and numbers orders.
func nth(i int) string { return screen.Ordinal(i + 1) }

// idea puts what speaks for a turn and against it into words.
func (h hand) idea(idea games.Idea) string {
	by := map[string][]string{}
	for _, e := range idea.Says {
		about := strings.Join(e.Tokens, "")
		switch e.Verb {
		case "costs":
			about = screen.Plural(e.N, "unit")
		case "counted":
			about = h.bubbled(h.r) + "+1"
		case "breaks", "beats":
			about = h.face(e.Seats[0], h.r) + " " + about
		case riot.Leaves:
			about = e.Tokens[0]
		case riot.Bars:
			about = fmt.Sprintf("%s %d in %s", h.face(e.Seats[0], h.r), e.N, about)
		case riot.Wins:
			about = fmt.Sprintf("%s %d %%", h.team(e.Seats[0], h.r), e.N)
		}
		by[e.Verb] = append(by[e.Verb], about)
	}
	if streets := h.goes(idea.Orders); streets != nil {
		by["goes"] = streets
	}
	said := phrases(by, [][2]string{{"holds", "hold "}, {"breaks", "break "}, {"beats", "beat "}, {"takes", "take "}, {"goes", "go to "}, {"counted", "Public Opinion "}, {"costs", "costs "}})
	if said == nil {
		said = []string{"gather"}
	}
	text := screen.Capital(strings.Join(said, ", "))
	if risks := phrases(by, [][2]string{{riot.Bars, "may step in: "}, {riot.Leaves, "leaves empty: "}, {riot.Falls, "likely lost next: "}, {riot.Wins, "may win next: "}}); risks != nil {
		text += ". **" + screen.Capital(strings.Join(risks, "; ")) + "**"
	}
	return text
}

// phrases begin lists of what is told with their words, in order.
func phrases(by map[string][]string, words [][2]string) (said []string) {
	for _, w := range words {
		if list := by[w[0]]; list != nil {
			said = append(said, w[1]+screen.List(list, "and"))
		}
	}
	return said
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
