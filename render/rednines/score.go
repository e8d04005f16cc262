package rednines

import (
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
	key := "won"
	if n.last().RedLast {
		key = "won.red"
	}
	return say(key, "who", t.ShortName(n.last().Winner), "n", len(n.Scored))
}

// withLastCard shows the card with which the round was won.
func (n scene) withLastCard(s screen.Screen, r screen.Reader) screen.Screen {
	if len(n.Pile) == 0 || r.TextOnly {
		return s
	}
	p := n.Pile[len(n.Pile)-1]
	return cards.Above(s, say("won.card"), cardTexts(p.Cards, p.Rank, r), r)
}

// points are everybody's points of the round and in all, the fewest first.
func (n scene) points(t look.Table) string {
	rows := []string{say("total")}
	for i, s := range games.LowestFirst(n.Totals) {
		rows = append(rows, say("total.row", "place", i+1, "who", t.ShortName(s), "total", n.Totals[s], "n", n.last().Points(s)))
	}
	return strings.Join(rows, "\n")
}

// hands are what everybody was left with in the last round, and how the points came about.
func (n scene) hands(t look.Table, r screen.Reader) string {
	rows := []string{say("caught")}
	for i := range n.Counts {
		if said := n.reckoning(games.Seat(i), r); said != "" {
			rows = append(rows, say("caught.row", "who", t.ShortName(games.Seat(i)), "sum", said))
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
	row, nines, times := cards.Row(texts, r), wilds(hand), []string(nil)
	factor := 1 << nines
	if nines > 0 {
		times = append(times, say("times.nines", "times", factor, "n", nines))
	}
	if n.last().RedLast {
		factor *= 2
		times = append(times, say("times.last"))
	}
	if times == nil {
		return say("caught.plain", "cards", row, "points", points)
	}
	return say("caught.doubled", "cards", row, "sum", points/factor, "times", strings.Join(times, " "), "points", points)
}

// between is the private screen after a round.
func (h hand) between(p games.Prompt) screen.Screen {
	won := say("ready.won")
	if said := h.reckoning(h.Seat, h.r); said != "" {
		won = say("ready.caught", "sum", said)
	}
	ready, count := look.ReadyButton(h.t, h.Ready.List(), h.Round, p.Moves)
	told := say("ready.out")
	switch {
	case !ready.Off:
		told = count
	case h.Ready.Has(h.Seat):
		told = look.YouAreReady(h.t, h.Ready.List())
	}
	total := say("ready.total", "n", look.At(h.Totals, h.Seat))
	return screen.Screen{
		Title: h.roundTitle(h.t), Text: screen.Paragraphs(screen.Lines(won, total), told),
		Rows: [][]screen.Control{{ready}},
	}
}
