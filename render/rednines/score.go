package rednines

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/render"
	"ruckus/render/cards"
)

// lastRound tells how the last round ended: what everybody was left with, and how the points came about.
func (n look) lastRound(t render.Table, r render.Reader) string {
	if len(n.Scored) == 0 {
		return ""
	}
	last := n.Scored[len(n.Scored)-1]
	head := t.Name(last.Winner) + fmt.Sprintf(" went out and wins round %d", len(n.Scored))
	if last.RedLast {
		head += ", with a red nine as the last card: all points count twice"
	}
	rows := []string{head + "."}
	for i, points := range last.Points {
		if i < len(last.Hands) && len(last.Hands[i]) > 0 {
			rows = append(rows, "- "+t.Name(games.Seat(i))+": "+reckoning(last.Hands[i], points, last.RedLast, r))
		}
	}
	return strings.Join(rows, "\n")
}

// sums adds up everybody's points of all rounds.
func (n look) sums(t render.Table) string {
	rows := []string{"**Penalty points**, the fewest win:"}
	for i, total := range n.Totals {
		var rounds []string
		for _, s := range n.Scored {
			if i < len(s.Points) {
				rounds = append(rounds, strconv.Itoa(s.Points[i]))
			}
		}
		sum := strings.Join(rounds, " + ") + " = "
		if len(rounds) < 2 {
			sum = ""
		}
		rows = append(rows, "- "+t.Name(games.Seat(i))+": "+sum+"**"+strconv.Itoa(total)+"**")
	}
	return strings.Join(rows, "\n")
}

// reckoning explains a hand's points: the cards, their sum, and each doubling with its reason.
func reckoning(hand []string, points int, redLast bool, r render.Reader) string {
	factor, nines := 1, 0
	texts := make([]string, len(hand))
	for i, id := range hand {
		texts[i] = cardText(id, "", r)
		c, _, ok := card.Parse(id)
		if !ok {
			continue
		}
		if r.TextOnly { // suits do not count, and words are long
			texts[i] = cards.RankNames[c.Rank()][0]
		}
		if isWild(c) {
			nines++
			factor *= 2
			if r.TextOnly {
				texts[i] = "red nine"
			}
		}
	}
	var why strings.Builder
	if nines > 0 {
		fmt.Fprintf(&why, " ×%d (%s in hand)", factor, render.Plural(nines, "red nine"))
	}
	if redLast {
		factor *= 2
		why.WriteString(" ×2 (red nine went out)")
	}
	sep := " "
	if r.TextOnly {
		sep = ", "
	}
	text := strings.Join(texts, sep)
	if why.Len() == 0 {
		return fmt.Sprintf("%s = **%d**", text, points)
	}
	return fmt.Sprintf("%s = %d%s = **%d**", text, points/factor, why.String(), points)
}

// between is the private screen after a round.
func (n look) between(t render.Table, p games.Prompt) render.Screen {
	s := render.Screen{Title: n.over()}
	if len(n.Scored) > 0 {
		last := n.Scored[len(n.Scored)-1]
		s.Text = "You have " + render.Plural(render.At(last.Points, n.Seat), "penalty point") + " from it."
		if last.Winner == n.Seat {
			s.Text = "You won it."
		}
	}
	var row []render.Control
	for _, m := range p.Moves {
		row = append(row, render.Control{Label: "Ready", Style: render.Green, Do: m})
	}
	told := "You sit out the extra round."
	switch {
	case row != nil:
		told = "The next round is dealt when all are ready. " + render.Moment("At the latest", p.Until) + "."
	case render.At(n.Ready, n.Seat):
		told = render.YouAreReady(t, n.Ready)
	}
	s.Text = render.Lines(s.Text, told)
	s.Rows = [][]render.Control{append(row, render.Refresh())}
	return s
}
