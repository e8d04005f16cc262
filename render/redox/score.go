package redox

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render"
)

// maxSheet is how many rounds the score sheet has, the last ones.
const maxSheet = 10

// lastRound tells how the last round ended, and how everybody's points came about.
func (x look) lastRound(t render.Table, r render.Reader) string {
	if len(x.Scored) == 0 {
		return ""
	}
	last := x.Scored[len(x.Scored)-1]
	head := "Nobody got on, so round " + strconv.Itoa(len(x.Scored)) + " has no winner: all count their hands."
	switch {
	case last.Winner >= 0 && last.Slam:
		plots := make([]string, len(x.Table))
		for i, p := range x.Table {
			plots[i] = cardList(p.Cards, r)
		}
		head = t.Name(last.Winner) + fmt.Sprintf(" won round %d with a **slam**: %s. All others' cards count twice.", len(x.Scored), strings.Join(plots, "; "))
	case last.Winner >= 0:
		head = t.Name(last.Winner) + fmt.Sprintf(" went out and won round %d.", len(x.Scored))
	}
	rows := []string{head}
	for i := range last.Points {
		seat := games.Seat(i)
		rows = append(rows, fmt.Sprintf("- %s: %s, in all **%s**", t.Name(seat), x.reckoning(last, seat, r), render.Number(render.At(x.Totals, seat))))
	}
	return strings.Join(rows, "\n")
}

// reckoning explains a seat's points of the last round: the cards in the hand, the doubling, and missed calls.
func (x look) reckoning(s redox.Score, seat games.Seat, r render.Reader) string {
	points := render.At(s.Points, seat)
	var texts []string
	sum := 0
	for _, id := range render.At(x.Left, seat) {
		text := cardText(id, r)
		if r.TextOnly && !isJoker(id) { // suits do not count, and words are long
			text = rankOf(id, r)
		}
		texts = append(texts, text)
		sum += cardPoints(id)
	}
	between := " "
	if r.TextOnly {
		between = ", "
	}
	text := strings.Join(texts, between)
	switch {
	case seat == s.Winner:
		text, sum = "no cards left", -10
	case text == "":
		return render.Plural(points, "point")
	case s.Slam:
		text += fmt.Sprintf(" = %d, twice", sum)
	}
	if n := render.At(x.Missed, seat); n > 0 {
		if seat == s.Winner || !s.Slam {
			text += " = " + render.Number(sum)
		}
		text += fmt.Sprintf(", +%d for %s", 10*n, render.Plural(n, "missed call"))
	}
	return text + fmt.Sprintf(" = **%s**", render.Number(points))
}

// sheet has the points of the last rounds, once there are several.
func (x look) sheet(t render.Table, r render.Reader) []render.Field {
	if len(x.Scored) < 2 {
		return nil
	}
	from := max(0, len(x.Scored)-maxSheet)
	name := "Points by round"
	if from > 0 {
		name = fmt.Sprintf("Points by round, from round %d", from+1)
	}
	rows := make([]string, len(x.Totals))
	for i, total := range x.Totals {
		var rounds []string
		for _, s := range x.Scored[from:] {
			rounds = append(rounds, render.Number(render.At(s.Points, games.Seat(i))))
		}
		between := " · "
		if r.TextOnly {
			between = ", "
		}
		rows[i] = fmt.Sprintf("%s: %s; in all **%s**", t.Name(games.Seat(i)), strings.Join(rounds, between), render.Number(total))
	}
	return []render.Field{{Name: name, Text: strings.Join(rows, "\n")}}
}

// between is the private screen after a round.
func (h hand) between(t render.Table) render.Screen {
	s := render.Screen{Title: h.over()}
	if i := len(h.Scored) - 1; i >= 0 {
		s.Text = render.Lines(s.Text, fmt.Sprintf("You: %s, in all **%s**.", h.reckoning(h.Scored[i], h.Seat, h.r), render.Number(render.At(h.Totals, h.Seat))))
	}
	if len(h.moves) == 0 {
		s.Text = render.Lines(s.Text, render.YouAreReady(t, h.Ready))
		s.Rows = [][]render.Control{{render.Refresh()}}
		return s
	}
	s.Text = render.Lines(s.Text, "The next round is dealt when all are ready. "+render.Moment("At the latest", h.Until)+".")
	s.Rows = [][]render.Control{{{Label: "Ready", Style: render.Green, Do: "ready " + strconv.Itoa(h.Round)}, render.Refresh()}}
	return s
}
