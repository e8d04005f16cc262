package riot

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games/riot"
	"ruckus/markup"
	"ruckus/render"
)

// glossary explains what is on the map and in the decks: units, cards, and Public Opinion.
func (h hand) glossary(verb string) render.Screen {
	var s render.Screen
	switch verb {
	case placeCards:
		s = h.cardsPage()
	case placeOpinion:
		s = render.Screen{Title: fmt.Sprintf("Public Opinion: %d of %d", len(h.Public.Revealed), h.Public.Total), Text: h.opinionPage()}
	default:
		s = render.Screen{Title: "Units: Force · price", Text: h.unitsPage()}
	}
	var row []render.Control
	for _, tab := range []struct{ place, label string }{{placeUnits, "Units"}, {placeCards, "Cards"}, {placeOpinion, "Opinion"}} {
		row = append(row, render.Control{Label: tab.label, Go: tab.place, Off: tab.place == verb})
	}
	s.Rows = append(s.Rows, row, []render.Control{render.Back("Back")})
	return s
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
	return render.Paragraphs(strings.Join(teams, " · "), render.Lines(rows...), "-# "+strings.Join(h.explained(), " "))
}

// unitLine is a unit with its Force, its price, if that is wanted, and what it can do besides.
func unitLine(u riot.Unit, price bool) string {
	line := fmt.Sprintf("%s **%d**", markup.Escape(u.Name), u.Force)
	if !price {
		line = fmt.Sprintf("%s · Force %d", markup.Escape(u.Name), u.Force)
	}
	var can []string
	for _, a := range u.Abilities {
		switch a.Effect {
		case riot.StreetForce:
			line += fmt.Sprintf(", in streets **%d**", a.N)
		case riot.Steps:
			can = append(can, fmt.Sprintf("%d steps", a.N))
		default:
			can = append(can, shortAbility[a.Effect])
		}
	}
	if price {
		line += fmt.Sprintf(" · %d", u.Cost)
	}
	if can != nil {
		line += " · " + strings.Join(can, ", ")
	}
	return line
}

// shortAbility names what units can do in a word, which is explained below the list of units.
var shortAbility = map[string]string{riot.Shield: "shield", riot.DirectAssault: "assault", riot.NoPOInvolved: "unseen", riot.DrawIfKilled: "draws"}

// explained says what the words for abilities mean, as far as a unit has them, and where the wounded go.
func (h hand) explained() []string {
	has := map[string]bool{}
	for _, s := range h.Sides {
		for _, u := range s.Mat {
			for _, a := range u.Abilities {
				has[a.Effect] = true
			}
		}
	}
	var rows []string
	for _, a := range []struct{ effect, text string }{
		{riot.Shield, "**Shield:** thrown cards do 1 damage less."},
		{riot.DirectAssault, "**Assault:** when new, attacks a building straight from HQ or entry."},
		{riot.NoPOInvolved, "**Unseen:** no Public Opinion in its clashes."},
		{riot.DrawIfKilled, "**Draws:** lost in defence, it brings a card."},
	} {
		if has[a.effect] {
			rows = append(rows, a.text)
		}
	}
	return append(rows, "**Wounded:** Police to the hospital, Protesters, attackers too, to the entry.",
		fmt.Sprintf("After round %d the farthest wins. Edition: %s.", h.Rounds, markup.Escape(h.Edition)))
}

// cardsPage shows the seat's own deck, by when its cards can be played, and which of them it holds.
func (h hand) cardsPage() render.Screen {
	s := render.Screen{Title: "Cards: what the " + markup.Escape(h.side.Name) + " have"}
	var rows []string
	others := h.otherCards()
	for _, moment := range playTimes {
		first := true
		for _, c := range h.Cards {
			if c.Deck.String() != h.side.Team || when(c) != moment {
				continue
			}
			if first {
				rows, first = append(rows, "**"+render.Capital(moment)+"**"), false
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
	s.Text = render.Paragraphs(goal, render.Lines(rows...), render.Lines(others...))
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
	when(riot.Card{Effect: riot.Credits}), when(riot.Card{Effect: riot.Rally}), when(riot.Card{Effect: riot.Steps}),
	when(riot.Card{Effect: riot.Distance}), when(riot.Card{Effect: riot.Force}), when(riot.Card{Effect: riot.NoClash}),
}

// does says in a few words what a card does.
func does(c riot.Card) string {
	switch c.Effect {
	case riot.Distance:
		return fmt.Sprintf("%d damage to one unit", c.N)
	case riot.Force:
		return fmt.Sprintf("+%d Force", c.N)
	case riot.ForceMaxDraw:
		return fmt.Sprintf("+%d Force, at most a draw", c.N)
	case riot.NoPO:
		return "no Public Opinion"
	case riot.NoClash:
		return "ends the clash"
	case riot.Steps:
		return fmt.Sprintf("+%s for one unit", render.Plural(c.N, "step"))
	case riot.Unobstructed:
		return "one unit enters an empty building, unhindered"
	case riot.Credits:
		return fmt.Sprintf("+%s", render.Plural(c.N, "credit"))
	case riot.Rally:
		return render.Plural(c.N, "free unit") + " at an entry"
	}
	return markup.Escape(c.Text)
}

// demands says in a few words what a card of Public Opinion does.
func demands(o riot.Opinion) string {
	switch o.Effect {
	case riot.PoliceCredits:
		text := "income " + render.Signed(o.N)
		if o.Per == riot.PerTeam {
			text += " a Protester team"
		}
		return text
	case riot.PoliceMaxUnitCost:
		return fmt.Sprintf("units up to %d only", o.N)
	case riot.PoliceNoBuildingAttack:
		return "no attack on buildings"
	case riot.PoliceNoAttack:
		return "no attack at all"
	case riot.PoliceRemoveUnit:
		return map[bool]string{true: "strongest", false: "weakest"}[o.Which == riot.Highest] + " unit goes"
	case riot.ProtestersDraw:
		return "each team draws " + render.Plural(o.N, "card")
	case riot.ProtestersCredits:
		return fmt.Sprintf("each team +%s", render.Plural(o.N, "credit"))
	}
	return markup.Escape(o.Text)
}

// opinionPage lists the cards of Public Opinion: those that were revealed, the last one, and those to come.
func (h hand) opinionPage() string {
	bubbles, _, _ := strings.Cut(h.track(h.r), "\n")
	rows := []string{bubbles, "Whoever wins hand to hand with Police in it brings a card, at most one a turn. Each hurts the Police, the last one wins:"}
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
	return render.Lines(append(rows, h.inForce()...)...)
}
