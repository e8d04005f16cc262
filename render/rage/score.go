package rage

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// roundTitle says how the last round went.
func (g scene) roundTitle() string {
	if len(g.Scored) == 0 {
		return say("round.over", "n", g.Round)
	}
	sides, exact := g.sides(), 0
	for _, side := range sides {
		if look.At(g.Scored[len(g.Scored)-1].Exact, side[0]) {
			exact++
		}
	}
	return say("round.exact", "n", len(g.Scored), "exact", exact, "all", len(sides))
}

// placed are the sides from the first to the last.
func (g scene) placed() [][]games.Seat {
	sides := g.sides()
	slices.SortStableFunc(sides, func(a, b []games.Seat) int { return g.total(b) - g.total(a) })
	return sides
}

// total is the points of a side so far.
func (g scene) total(side []games.Seat) int { return look.At(g.Totals, side[0]) }

// lastRound tells how everybody stands after the last round, and how its points came about.
func (g scene) lastRound(t look.Table, r screen.Reader) string {
	if len(g.Scored) == 0 {
		return ""
	}
	last := g.Scored[len(g.Scored)-1]
	var rows []string
	place, sides := 0, g.placed()
	for i, side := range sides {
		if i == 0 || g.total(side) != g.total(sides[i-1]) {
			place = i + 1
		}
		head := say("score.row", "place", place, "who", sideName(t, side), "points", g.total(side), "n", look.At(last.Points, side[0]))
		rows = append(rows, head, g.reckoning(last, side, r))
	}
	text := screen.Lines(rows...)
	if g.Phase == rage.Between {
		next := games.Seat((int(g.Dealer) + 1) % len(g.Bids))
		text = screen.Paragraphs(text, say("round.next", "cards", g.Tricks-1, "who", t.ShortName(next)))
	}
	if !r.TextOnly && !r.New {
		text = screen.Lines(text, screen.Small(say("dots"), r))
	}
	return text
}

// reckoning explains the points of those who play together: the bid against the tricks, then each part of the sum.
func (g scene) reckoning(s rage.Score, side []games.Seat, r screen.Reader) string {
	bid, won, bonus, mad, extra := 0, 0, 0, 0, 0
	for _, seat := range side {
		bid += look.At(s.Bids, seat)
		won += look.At(s.Won, seat)
		bonus += look.At(g.Bonus, seat)
		mad += look.At(g.Mad, seat)
		extra += look.At(s.Extra, seat)
	}
	tricks, rest := say("score.tricks", "n", won), look.At(s.Points, side[0])-won-extra
	if all := sumOf(s.Won); g.Rules.SweepDouble && won == all && all > 1 {
		tricks = say("score.sweep", "n", 2*won)
		rest -= won
	}
	parts := []string{standing(bid, won, r)}
	if won > 0 {
		parts = append(parts, tricks)
	}
	switch {
	case look.At(s.Exact, side[0]):
		parts = append(parts, say("score.exact", "n", rest))
	case rest != 0:
		parts = append(parts, say("score.missed-by", "n", rest))
	default:
		parts = append(parts, say("score.missed"))
	}
	const each = 5
	if each*(bonus-mad) != extra { // a score of an earlier round
		bonus, mad = max(0, extra/each), max(0, -extra/each)
	}
	for _, card := range []struct {
		id     string
		points int
	}{{"BR", bonus * each}, {"MR", -mad * each}} {
		if card.points != 0 {
			parts = append(parts, say("score.card", "card", pack.Written(card.id, r), "n", card.points))
		}
	}
	return strings.Join(parts, " · ")
}

func sumOf(list []int) int {
	sum := 0
	for _, n := range list {
		sum += n
	}
	return sum
}

// allRounds is the score sheet of the finished rounds: a picture, or for those who read text only a list for each player.
func (g scene) allRounds(t look.Table, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: say("sheet.title"), Rows: [][]screen.Control{{screen.Back(screen.LabelBackToCards)}}}
	if r.TextOnly {
		s.Text = g.exactBids(t)
		for i := range g.Totals {
			s.Fields = append(s.Fields, screen.Field{Name: t.ShortName(games.Seat(i)), Text: g.sheetInWords(games.Seat(i))})
		}
		return s
	}
	p := g.sheet(t)
	s.Text = say("sheet")
	if p.withBids() {
		s.Text = say("sheet.bids")
	}
	s.Picture, s.Alt = p, p.alt()
	return s
}

// sheetInWords is one player's part of the score sheet.
func (g scene) sheetInWords(s games.Seat) string {
	var rounds []string
	for i, score := range g.Scored {
		rounds = append(rounds, say("sheet.round", "n", i+1, "bid", look.At(score.Bids, s), "won", look.At(score.Won, s), "points", look.At(score.Points, s)))
	}
	return screen.Lines(strings.Join(rounds, "\n"), say("sheet.total", "points", look.At(g.Totals, s), "exact", look.At(g.Exact, s)))
}
