package rednines

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/render"
	"ruckus/render/cards"
)

// roundTitle tells who has won the last round, and whether that doubled all points.
func (n look) roundTitle(t render.Table) string {
	if len(n.Scored) == 0 {
		return "Red Nines – the round is over"
	}
	last := n.Scored[len(n.Scored)-1]
	title := t.ShortName(last.Winner) + fmt.Sprintf(" wins round %d", len(n.Scored))
	if last.RedLast {
		title += " with a red nine: all points ×2"
	}
	return title
}

// withLastCard shows the card with which the round was won.
func (n look) withLastCard(s render.Screen, r render.Reader) render.Screen {
	if len(n.Pile) == 0 || r.TextOnly {
		return s
	}
	p := n.Pile[len(n.Pile)-1]
	return large(s, "Last card", cardTexts(p.Cards, p.Rank, r), r)
}

// points are everybody's points of the round and in all, the fewest first.
func (n look) points(t render.Table) string {
	if len(n.Scored) == 0 {
		return ""
	}
	last := n.Scored[len(n.Scored)-1]
	rows := []string{"**Points in all**, the fewest win:"}
	for i, s := range games.LowestFirst(n.Totals) {
		rows = append(rows, fmt.Sprintf("%d\\. **%s** · %d (+%d)", i+1, t.ShortName(s), n.Totals[s], render.At(last.Points, s)))
	}
	return strings.Join(rows, "\n")
}

// hands are what everybody was left with in the last round, and how the points came about.
func (n look) hands(t render.Table, r render.Reader) string {
	if len(n.Scored) == 0 {
		return ""
	}
	last := n.Scored[len(n.Scored)-1]
	rows := []string{"**Left in hand:**"}
	for i, points := range last.Points {
		if i < len(last.Hands) && len(last.Hands[i]) > 0 {
			rows = append(rows, "**"+t.ShortName(games.Seat(i))+"** "+reckoning(last.Hands[i], points, last.RedLast, r))
		}
	}
	return strings.Join(rows, "\n")
}

// reckoning explains a hand's points: the cards, their sum, and each doubling with its reason.
func reckoning(hand []string, points int, redLast bool, r render.Reader) string {
	factor, nines := 1, 0
	texts := cardTexts(hand, "", r)
	for i, id := range hand {
		c, _, ok := card.Parse(id)
		if !ok {
			continue
		}
		if r.TextOnly { // suits do not count, and words are long
			texts[i] = cards.RankNames[c.Rank()][0]
		}
		if isWild(id) {
			nines++
			factor *= 2
			texts[i] = cardText(id, "", r)
		}
	}
	var why strings.Builder
	if nines > 0 {
		fmt.Fprintf(&why, " ×%d for %s", factor, render.Plural(nines, "red nine"))
	}
	if redLast {
		factor *= 2
		why.WriteString(" ×2 for the last card")
	}
	text := row(texts, r)
	if why.Len() == 0 {
		return fmt.Sprintf("%s = **%d**", text, points)
	}
	return fmt.Sprintf("%s = %d%s = **%d**", text, points/factor, why.String(), points)
}

// between is the private screen after a round.
func (h hand) between(p games.Prompt) render.Screen {
	s := render.Screen{Title: h.roundTitle(h.t)}
	if len(h.Scored) > 0 {
		last := h.Scored[len(h.Scored)-1]
		won := "You won it, and pay nothing."
		if left := render.At(last.Hands, h.Seat); len(left) > 0 {
			won = "You: " + reckoning(left, render.At(last.Points, h.Seat), last.RedLast, h.r)
		}
		s.Text = render.Lines(won, fmt.Sprintf("You have **%s** in all.", render.Plural(render.At(h.Totals, h.Seat), "point")))
	}
	ready := render.Control{Label: "Ready", Do: fmt.Sprintf("ready %d", h.Round), Off: true}
	told := "You sit out the extra round."
	switch {
	case len(p.Moves) > 0:
		ready.Off, ready.Style = false, render.Green
		told = "The next round is dealt when all are ready. " + render.Moment("At the latest", p.Until) + "."
	case render.At(h.Ready, h.Seat):
		told = render.YouAreReady(h.t, h.Ready)
	}
	s.Text = render.Paragraphs(s.Text, told)
	s.Rows = [][]render.Control{{ready, render.Refresh()}}
	return s
}
