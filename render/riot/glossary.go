package riot

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// glossary explains what is on the map and in the decks: units, cards, and Public Opinion.
func (h hand) glossary(verb string) screen.Screen {
	var s screen.Screen
	switch verb {
	case placeCards:
		s = h.cardsPage()
	case placeOpinion:
		s = screen.Screen{Title: fmt.Sprintf("Public Opinion: %d of %d", len(h.Public.Revealed), h.Public.Total), Text: h.opinionPage()}
	case placeAnswers:
		s = h.answersPage()
	default:
		s = screen.Screen{Title: "Units: Force · price", Text: h.unitsPage()}
	}
	var row []screen.Control
	for _, tab := range []struct{ place, label string }{{placeUnits, "Units"}, {placeCards, "Cards"}, {placeOpinion, "Opinion"}, {placeAnswers, "Answers"}} {
		row = append(row, screen.Control{Label: tab.label, Go: tab.place, Off: tab.place == verb})
	}
	if tools := h.planTools(); tools != nil {
		s.Rows = append(s.Rows, tools)
	}
	s.Rows = append(s.Rows, row, []screen.Control{screen.Back(screen.LabelBack)})
	s.Title += h.upNow()
	return s
}

// upNow says in a title that the table waits for the reader, who looks something up meanwhile.
func (h hand) upNow() string {
	switch {
	case !h.prompt.Must || h.prompt.NoChoice || h.t.Replay || h.t.Lesson:
		return ""
	case h.t.Plan != nil && h.t.Plan.Stopped != nil:
		return " – your plan stopped"
	}
	return " – you're up"
}

// unitsPage lists the units of all teams, those that are alike in several teams once, and explains what they can do.
func (h hand) unitsPage() string {
	var teams, rows []string
	seen := map[string]int{}
	for _, s := range h.Sides {
		teams = append(teams, h.team(s.Seat, h.r))
		for _, u := range s.Mat {
			mark := h.r.Mark(unitMark(s.Team, u.ID), shapes[s.Team])
			if h.r.TextOnly {
				mark = markup.Escape(s.Name) + ","
			}
			line := " " + unitLine(u.Unit, true)
			if i, ok := seen[line]; ok {
				rows[i] = mark + rows[i]
				continue
			}
			seen[line] = len(rows)
			rows = append(rows, mark+line)
		}
	}
	says := h.abilities()
	if h.planTools() == nil { // what else one can do while planning needs the room, and the rules say the rest, too
		says = append(says, h.smallPrint()...)
	}
	return screen.Paragraphs(strings.Join(teams, " · "), screen.Lines(rows...), "-# "+strings.Join(says, " "))
}

// abilities says what the words for abilities mean, as far as a unit has them.
func (h hand) abilities() (rows []string) {
	for _, s := range h.Sides {
		for _, u := range s.Mat {
			for _, a := range u.Abilities {
				word, says := ability(a)
				if row := fmt.Sprintf("**%s:** %s.", screen.Capital(word), says); word != "" && !slices.Contains(rows, row) {
					rows = append(rows, row)
				}
			}
		}
	}
	return rows
}

// smallPrint says where the wounded go, when the game ends, and what edition it is.
func (h hand) smallPrint() []string {
	rows := []string{"**Wounded:** Police to hospital, others to the entry."}
	if h.Rules.Rounds > 0 {
		rows = append(rows, fmt.Sprintf("After round %d the farthest wins.", h.Rules.Rounds))
	}
	return append(rows, fmt.Sprintf("Edition: %s.", markup.Escape(h.Edition)))
}

// cardsPage shows the seat's own deck, by when its cards can be played, and which of them it holds.
func (h hand) cardsPage() screen.Screen {
	s := screen.Screen{Title: "Cards: what the " + markup.Escape(h.side.Name) + " have"}
	var rows []string
	others := h.otherCards()
	for _, moment := range playTimes {
		first := true
		for _, c := range h.Cards {
			if c.Deck.String() != h.side.Team || when(c) != moment {
				continue
			}
			if first {
				rows, first = append(rows, "**"+screen.Capital(moment)+"**"), false
			}
			row := fmt.Sprintf("%s ×%d · %s", cardFace(c, h.r), c.Count, does(c))
			if n := h.card(c.ID).N; n > 0 {
				row += fmt.Sprintf(" · **you hold %d**", n)
			}
			rows = append(rows, row)
		}
	}
	if rows == nil {
		s.Title, rows = "Cards of the Protesters", []string{"You have none."}
	} else if others != nil {
		others = []string{"-# **Other teams:** " + strings.Join(others, "; ") + "."}
	}
	goal := ""
	if h.Goal != nil {
		goal = fmt.Sprintf("Your secret goal, %d %%: **%s.** %s", h.Goal.Percent, markup.Escape(h.Goal.Name), markup.Escape(h.Goal.Text))
	}
	s.Text = screen.Paragraphs(goal, screen.Lines(rows...), screen.Lines(others...))
	if plays := h.choices(func(m string) bool { return strings.HasPrefix(m, "play ") }); plays != nil {
		s.Rows = h.list(s.Rows, placeCards, "Play a card …", plays)
	}
	return s
}

// otherCards are the cards that other teams can have and the seat's own cannot, those that do the same together.
func (h hand) otherCards() []string {
	var texts []string
	names := map[string][]string{}
	for _, c := range h.Cards {
		mine := slices.ContainsFunc(h.Cards, func(o riot.Card) bool { return o.Deck.String() == h.side.Team && o.Name == c.Name })
		text := does(c)
		name := markup.Escape(c.Name)
		if names[text] == nil {
			name = cardFace(c, h.r)
		}
		if !mine && !slices.Contains(names[text], cardFace(c, h.r)) && !slices.Contains(names[text], name) {
			if names[text] == nil {
				texts = append(texts, text)
			}
			names[text] = append(names[text], name)
		}
	}
	for i, text := range texts {
		texts[i] = strings.Join(names[text], ", ") + " · " + text
	}
	return texts
}

// playTimes are the times when cards can be played, in the order of a turn.
var playTimes = []string{
	when(riot.Card{Effect: riot.Credits}), when(riot.Card{Effect: riot.Rally}),
	when(riot.Card{Effect: riot.Distance}), when(riot.Card{Effect: riot.Force}), when(riot.Card{Effect: riot.NoClash}),
}

// opinionPage lists the cards of Public Opinion: those that were revealed, the last one, and those to come.
func (h hand) opinionPage() string {
	bubbles, _, _ := strings.Cut(h.track(h.r), "\n")
	rows := []string{bubbles, "A fight with Police that is won hand to hand brings a card, at most one a turn. Each hurts the Police, the last one wins:"}
	seen := func(o riot.Opinion) bool {
		return slices.ContainsFunc(h.Public.Revealed, func(r riot.Opinion) bool { return r.ID == o.ID })
	}
	for level, name := range []string{"Level I", "Level II"} {
		all, shown := 0, 0
		var list []string
		for _, o := range h.Opinions {
			if o.Level != level+1 {
				continue
			}
			all++
			row := markup.Escape(o.Name) + ": " + demands(o)
			if seen(o) {
				shown++
				row = "**" + markup.Escape(o.Name) + "** (seen): " + demands(o)
			}
			list = append(list, row)
		}
		rows = append(append(rows, fmt.Sprintf("**%s**, %d of %d seen", name, shown, all)), list...)
	}
	return screen.Lines(append(rows, h.inForce()...)...)
}
