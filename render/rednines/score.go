package rednines

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// last is how the last round ended.
func (n scene) last() (last rednines.Score) {
	if len(n.Scored) > 0 {
		last = n.Scored[len(n.Scored)-1]
	}
	return last
}

// roundTitle tells who has won the last round, and whether that doubled all points.
func (n scene) roundTitle(t look.Table) string {
	title := fmt.Sprintf("%s wins round %d", t.ShortName(n.last().Winner), len(n.Scored))
	if n.last().RedLast {
		title += " with a red nine: all points ×2"
	}
	return title
}

// withLastCard shows the card with which the round was won.
func (n scene) withLastCard(s screen.Screen, r screen.Reader) screen.Screen {
	if len(n.Pile) == 0 || r.TextOnly {
		return s
	}
	p := n.Pile[len(n.Pile)-1]
	return cards.Above(s, "Last card", cardTexts(p.Cards, p.Rank, r), r)
}

// points are everybody's points of the round and in all, the fewest first.
func (n scene) points(t look.Table) string {
	rows := []string{"**Points in all** (this round), the fewest win:"}
	for i, s := range games.LowestFirst(n.Totals) {
		rows = append(rows, fmt.Sprintf("%d\\. **%s** · %d (+%d)", i+1, t.ShortName(s), n.Totals[s], n.last().Points(s)))
	}
	return strings.Join(rows, "\n")
}

// hands are what everybody was left with in the last round, and how the points came about.
func (n scene) hands(t look.Table, r screen.Reader) string {
	rows := []string{"**Left in hand:**"}
	for i := range n.Counts {
		if said := n.reckoning(games.Seat(i), r); said != "" {
			rows = append(rows, "**"+t.ShortName(games.Seat(i))+"** "+said)
		}
	}
	return strings.Join(rows, "\n")
}

// reckoning explains the points of a seat for the last round: the cards, their sum, and each doubling with its reason. It is ""
// for who had no card left.
func (n scene) reckoning(s games.Seat, r screen.Reader) string {
	hand, points := n.last().Hand(s), n.last().Points(s)
	if len(hand) == 0 {
		return ""
	}
	texts := cardTexts(hand, "", r)
	for i, id := range hand {
		if c, _, ok := card.Parse(id); ok && r.TextOnly && !isWild(id) { // suits do not count, and words are long
			texts[i] = cards.RankNames[c.Rank()][0]
		}
	}
	nines, why := wilds(hand), ""
	factor := 1 << nines
	if nines > 0 {
		why = fmt.Sprintf(" ×%d for %s", factor, screen.Plural(nines, "red nine"))
	}
	if n.last().RedLast {
		factor *= 2
		why += " ×2 for the last card"
	}
	if why != "" {
		why = fmt.Sprintf(" = %d%s", points/factor, why)
	}
	return fmt.Sprintf("%s%s = **%d**", cards.Row(texts, r), why, points)
}

// between is the private screen after a round.
func (h hand) between(p games.Prompt) screen.Screen {
	won := "You won it, and pay nothing."
	if said := h.reckoning(h.Seat, h.r); said != "" {
		won = "You: " + said
	}
	ready, told := look.ReadyButton("Ready", h.Round, p.Moves), "You sit out the extra round."
	switch {
	case !ready.Off:
		told = screen.Join(" ", []string{"The next round is dealt when all are ready.", h.t.Latest("At the latest")})
	case h.Ready.Has(h.Seat):
		told = look.YouAreReady(h.t, h.Ready.List())
	}
	total := fmt.Sprintf("You have **%s** in all.", screen.Plural(look.At(h.Totals, h.Seat), "point"))
	return screen.Screen{
		Title: h.roundTitle(h.t), Text: screen.Paragraphs(screen.Lines(won, total), told),
		Rows: [][]screen.Control{{ready}},
	}
}
