package riot

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// askIdeas is the host action that asks for ideas, as for a hint.
const askIdeas = "hint"

// ideasButton leads to the ideas, or asks for them.
func (h hand) ideasButton() screen.Control {
	c := screen.Control{Label: say("ideas"), Style: screen.Blue, Host: askIdeas}
	if len(h.t.Plan.Ideas) > 0 {
		c.Host, c.Go = "", look.IdeasPlace
	}
	return c
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
	s.Title = say("ideas.title", "team", h.token(h.Seat))
	if h.r.TextOnly {
		s.Title = say("ideas.title.words")
	}
	var lines []string
	row := []screen.Control{{Label: say("ideas.take", "nth", nth(now)), Style: screen.Green, Do: plan.Press(games.PlanTake, strconv.Itoa(now))}}
	for i, idea := range plan.Ideas {
		lines = append(lines, "**"+nth(i)+"** "+h.idea(idea))
		if i != now {
			row = append(row, screen.Control{Label: say("ideas.see", "nth", nth(i)), Go: look.IdeasPlace + " " + strconv.Itoa(i)})
		}
	}
	note := []string{say("ideas.note", "nth", nth(now))}
	if len(h.Hand) > 0 {
		note = append(note, say("ideas.cards"))
	}
	if slices.ContainsFunc(plan.Ideas, guessed) {
		note = append(note, say("ideas.tries", "tries", riot.IdeaTries))
	}
	s.Text = screen.Lines(append(lines, "-# "+strings.Join(note, " "))...)
	s.Rows = [][]screen.Control{row, {screen.Back(screen.LabelBack)}}
	return h.pictured(s, h.ghosts(plan.Ideas[now].Orders, nil)), true
}

// guessed reports whether an idea says what others are likely to do, or may.
func guessed(idea games.Idea) bool {
	return slices.ContainsFunc(idea.Says, func(e games.Event) bool { return e.Verb == riot.Falls || e.Verb == riot.Wins })
}

// nth is what an idea is called: letters are areas, and numbers orders.
func nth(i int) string { return screen.Ordinal(i + 1) }

// What speaks for an idea, and then what speaks against it, by what the game tells of it: in this order.
var (
	gains = []string{"holds", "breaks", "beats", "takes", "goes", "counted", "costs"}
	risks = []string{riot.Bars, riot.Leaves, riot.Falls, riot.Wins}
)

// idea puts what speaks for a turn and against it into words.
func (h hand) idea(idea games.Idea) string {
	by := map[string][]string{}
	for _, e := range idea.Says {
		about, team := strings.Join(e.Tokens, ""), h.face(look.At(e.Seats, 0), h.r)
		switch e.Verb {
		case "costs":
			about = say("idea.units", "n", e.N)
		case "counted":
			about = h.bubbled(h.r) + "+1"
		case "breaks", "beats":
			about = team + " " + about
		case riot.Leaves:
			about = e.Tokens[0]
		case riot.Bars:
			about = say("idea.street", "team", team, "n", e.N, "place", about)
		case riot.Wins:
			about = h.team(e.Seats[0], h.r) + " " + say("way.percent", "n", e.N)
		}
		by[e.Verb] = append(by[e.Verb], about)
	}
	for _, text := range idea.Orders { // the streets to which units go
		if o := read(text); o.verb == "move" && h.streetOf(o.to) == o.to && !slices.Contains(by["goes"], o.to) {
			by["goes"] = append(by["goes"], o.to)
		}
	}
	slices.Sort(by["goes"])
	text := screen.Capital(cmp.Or(strings.Join(phrases(by, gains), ", "), h.gathers(idea.Orders)))
	if risks := phrases(by, risks); risks != nil {
		text += ". **" + screen.Capital(strings.Join(risks, "; ")) + "**"
	}
	return text
}

// gathers names what is bought in a turn that does nothing else.
func (h hand) gathers(orders []string) string {
	buys := slices.DeleteFunc(slices.Clone(orders), func(order string) bool { return !isPurchase(order) })
	if len(buys) == 0 {
		return say("idea.gather")
	}
	return say("idea.buys", "units", markup.Escape(h.purchase(buys)))
}

// phrases are lists of what is told, each with its words.
func phrases(by map[string][]string, verbs []string) (said []string) {
	for _, verb := range verbs {
		if list := by[verb]; list != nil {
			said = append(said, say("idea."+verb, "list", screen.List(list, say("and"))))
		}
	}
	return said
}
