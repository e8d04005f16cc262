package riot

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/words"
)

// teams has a line for each team in turn order: who plays it, and how far it has come.
func (x scene) teams(t look.Table, r screen.Reader) string {
	var rows, gone []string // those who are out share a row, except in words
	for _, s := range x.inOrder() {
		if s.Out && !r.TextOnly {
			gone = append(gone, x.face(s.Seat, r)+" "+t.TinyName(s.Seat))
		} else {
			rows = append(rows, x.teamRow(t, s, r))
		}
	}
	if gone != nil {
		rows = append(rows, strings.Join(gone, ", ")+" · "+say("out"))
	}
	return screen.Lines(rows...)
}

func (x scene) teamRow(t look.Table, s riot.Side, r screen.Reader) string {
	seat, row := s.Seat, x.face(s.Seat, r)+" "
	switch on := seat == x.Turn && x.Phase != riot.Ended; {
	case r.TextOnly && on:
		row = "- " + say("on-turn", "team", x.team(seat, r)) + ", "
	case r.TextOnly:
		row = "- " + x.team(seat, r) + ", "
	case on:
		row += "▸ "
	}
	name := t.ShortName(seat)
	if seat == x.Turn {
		name = "**" + name + "**"
	}
	parts := []string{row + name}
	if look.At(t.Players, seat).Away {
		parts = append(parts, say("away"))
	}
	if s.Out {
		return strings.Join(append(parts, say("out")), " · ")
	}
	switch {
	case s.Team == "police" && !r.TextOnly:
		parts = append(parts, say("far.opinion", "n", len(x.Public.Revealed), "of", x.Public.Total, "mark", r.Mark(opinionMark, say("far.opinion.name"))))
	case s.Team == "nationalists":
		parts = append(parts, say(map[bool]string{true: "far.goal.words", false: "far.goal"}[r.TextOnly]))
		if s.Points > 0 {
			parts = append(parts, say("far.starts", "n", s.Points))
		}
	case s.Aim > 0:
		parts = append(parts, say(map[bool]string{true: "far.points.words", false: "far.points"}[r.TextOnly], "n", s.Points, "of", s.Aim))
	}
	parts = append(parts, say("units", "n", s.Units))
	if s.Cards > 0 {
		parts = append(parts, say("cards", "n", s.Cards))
	}
	if s.Grant > 0 {
		parts = append(parts, say("grant", "n", s.Grant, "mark", r.Mark(creditMark, say("grant.credits"))))
	}
	return strings.Join(parts, " · ")
}

// track is Public Opinion as a row of bubbles, or in words.
func (x scene) track(r screen.Reader) string {
	if r.TextOnly {
		return x.bubbles(r)
	}
	return x.bubbles(r) + "\n-# " + say("track", "n", len(x.Public.Revealed), "of", x.Public.Total)
}

// bubbles are the cards of Public Opinion in a row, those that are revealed first; in words, how many they are.
func (x scene) bubbles(r screen.Reader) string {
	shown, total := len(x.Public.Revealed), x.Public.Total
	if r.TextOnly {
		return say("track", "n", shown, "of", total) + "."
	}
	return strings.Repeat(r.Mark(opinionMark, "●"), shown) + strings.Repeat(r.Mark(hiddenMark, "○"), max(0, total-shown))
}

// inForce tells what Public Opinion demands of the Police now, with the cards that demand it.
func (x scene) inForce() []string {
	var rows []string
	p, when, who := x.Public, "force.next", ".police"
	if x.Turn >= 0 && x.isPolice(x.Turn) {
		when = "force.now"
	}
	if x.isPolice(x.Seat) {
		who = ".you"
	}
	add := func(effect, key string, n int) {
		rows = append(rows, x.because(effect)+say(key, "n", n, "when", say(when)))
	}
	switch {
	case x.Counts && x.mayCostUnit():
		rows = append(rows, say("force.counts.costs"))
	case x.Counts:
		rows = append(rows, say("force.counts"))
	}
	if p.Fine > 0 {
		add(riot.PoliceCredits, "force.fine", p.Fine)
	}
	if p.MaxCost >= 0 {
		add(riot.PoliceMaxUnitCost, "force.cost"+who, p.MaxCost)
	}
	switch {
	case p.Attacks:
		add(riot.PoliceNoAttack, "force.attacks"+who, 0)
	case p.Buildings:
		add(riot.PoliceNoBuildingAttack, "force.buildings"+who, 0)
	}
	if rows != nil {
		rows[0] = say("force.in", "rows", rows[0])
	}
	return rows
}

// demanded is what Public Opinion demands of the Police in their own turn, for their hand.
func (h hand) demanded() string {
	if h.Turn != h.Seat || !h.isPolice(h.Seat) {
		return ""
	}
	rows := h.inForce()
	if p := h.Public; h.plans() && !h.r.TextOnly && len(rows) == 1 { // in one line, as the plan needs the room
		switch {
		case p.Buildings && !p.Attacks:
			return say("force.buildings", "card", h.because(riot.PoliceNoBuildingAttack))
		case p.MaxCost >= 0: // whose menu says it, too
			return say("force.cost", "card", h.because(riot.PoliceMaxUnitCost), "n", p.MaxCost)
		}
	}
	return strings.Join(rows, " ")
}

// newest is the name of the card of Public Opinion that came last.
func (x scene) newest() string {
	if n := len(x.Public.Revealed); n > 0 {
		return markup.Escape(x.Public.Revealed[n-1].Name)
	}
	return say("opinion.name")
}

// because names the newest card of Public Opinion with an effect: "*Badge Numbers*: ".
func (x scene) because(effect string) string {
	for _, o := range slices.Backward(x.Public.Revealed) {
		if o.Effect == effect {
			return "*" + markup.Escape(o.Name) + "*: "
		}
	}
	return ""
}

// goalTold says which secret goal the Nationalists had, at the end.
func (x scene) goalTold(r screen.Reader) string {
	switch {
	case x.Goal == nil:
		return ""
	case !r.TextOnly:
		return "-# " + say("goal", "goal", markup.Escape(x.Goal.Name))
	}
	return say("goal.words", "team", markup.Escape(x.of("nationalists").Name), "goal", markup.Escape(x.Goal.Name), "text", markup.Escape(x.Goal.Text))
}

// held writes the cards of the view's seat. The Police have none.
func (x scene) held(_ look.Table, r screen.Reader) string { return fewCards(x.Hand, r) }

// progress is how far every team has come, in a line, and below it what brings a team further without a move of anybody.
func (x scene) progress(r screen.Reader) string {
	var parts []string
	for _, s := range x.inOrder() {
		far, face := x.far(s, r), x.face(s.Seat, r)
		if r.TextOnly {
			face = x.team(s.Seat, r)
		}
		if s.Seat == x.Seat {
			far = "**" + far + "**"
		}
		parts = append(parts, face+" "+far)
	}
	if r.TextOnly {
		return screen.Lines(strings.Join(parts, ", ")+".", x.ahead(r))
	}
	return screen.Lines(strings.Join(parts, " · "), x.ahead(r))
}

// inOrder are the sides in turn order, and behind them those who have no more turns.
func (x scene) inOrder() []riot.Side {
	var sides []riot.Side
	listed := map[games.Seat]bool{}
	for _, s := range x.Order {
		sides, listed[s] = append(sides, look.At(x.Sides, s)), true
	}
	for _, s := range x.Sides {
		if !listed[s.Seat] {
			sides = append(sides, s)
		}
	}
	return sides
}

// far is how far a team has come to its aim: "2/7".
func (x scene) far(s riot.Side, r screen.Reader) string {
	key, secret := "way", "way.secret"
	if r.TextOnly {
		key, secret = "way.words", "way.secret.words"
	}
	switch {
	case s.Out:
		return say("out")
	case s.Team == "police":
		return say(key, "n", len(x.Public.Revealed), "of", x.Public.Total)
	case s.Team != "nationalists":
		return say(key, "n", s.Points, "of", s.Aim)
	case x.Goal != nil:
		return say("way.percent", "n", x.Goal.Percent)
	}
	return say(secret)
}

// nearlyWins reports whether a team wins next if nothing is done about it.
func (x scene) nearlyWins(s riot.Side) bool {
	switch {
	case s.Out || x.Phase == riot.Ended:
		return false
	case s.Team == "police":
		return x.Public.Total-len(x.Public.Revealed) == 1
	}
	return s.Aim > 0 && s.Whole > 0 && s.Points+s.Whole >= s.Aim
}

// rivalNearlyWins reports whether a team that isn't the reader's does.
func (x scene) rivalNearlyWins() bool {
	return slices.ContainsFunc(x.Sides, func(s riot.Side) bool { return s.Seat != x.Seat && x.nearlyWins(s) })
}

// ahead says who wins, or gets points, if nothing is done about it.
func (x scene) ahead(r screen.Reader) string {
	var wins, gains []string
	for _, s := range x.inOrder() {
		who, its := words.Some{Text: x.face(s.Seat, r), Count: 1}, "ahead.its"
		if s.Seat == x.Seat {
			who, its = words.Some{Text: say("you"), Count: 2}, "ahead.your"
		}
		says := func(key, areas string) string {
			return who.Text + " " + say(key, "who", who, "its", say(its), "points", points(s.Whole), "areas", areas)
		}
		switch {
		case s.Out || x.Phase == riot.Ended:
		case x.nearlyWins(s) && s.Aim > 0:
			wins = append(wins, says("ahead.aim", x.whole(s)))
		case x.nearlyWins(s) && x.Counts:
			wins = append(wins, says("ahead.now", ""))
		case x.nearlyWins(s):
			wins = append(wins, says("ahead.opinion", ""))
		case s.Whole == 0 || s.Aim == 0:
		default:
			if s.Seat == x.Seat {
				who.Text = say("news.you")
			}
			gains = append(gains, says("ahead.points", screen.List(x.wholeAreas(s), say("and"))))
		}
	}
	if wins != nil {
		return "**" + strings.Join(wins, " ") + "**"
	}
	if gains == nil {
		return ""
	}
	return say("ahead.next", "list", strings.Join(gains, "; "))
}

func points(n int) string {
	if n == 1 {
		return say("a-point")
	}
	return say("points", "n", n)
}

// whole says of the areas that a team holds whole that they stay so: "C and E stay whole".
func (x scene) whole(s riot.Side) string {
	areas := x.wholeAreas(s)
	return say("ahead.stays", "areas", screen.List(areas, say("and")), "n", len(areas))
}

// wholeAreas are the letters of the areas that a team holds whole.
func (x scene) wholeAreas(s riot.Side) (areas []string) {
	for _, a := range x.Areas {
		if len(a.Buildings) > 0 && !slices.ContainsFunc(a.Buildings, func(b riot.BuildingView) bool { return b.Owner != s.Seat }) {
			areas = append(areas, a.Letter)
		}
	}
	return areas
}
