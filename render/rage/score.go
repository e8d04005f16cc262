package rage

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render"
)

// lastRound tells how everybody's points of the last round came about.
func (g look) lastRound(t render.Table, r render.Reader) string {
	if len(g.Scored) == 0 {
		return ""
	}
	last := g.Scored[len(g.Scored)-1]
	rows := []string{fmt.Sprintf("**Round %d**", len(g.Scored))}
	for _, side := range g.sides() {
		rows = append(rows, "- "+t.Names(side)+": "+g.reckoning(last, side)+", in all **"+render.Number(render.At(last.Totals, side[0]))+"**")
	}
	return strings.Join(rows, "\n")
}

// reckoning explains the points of those who play together: tricks, cards of Bonus and Mad Rage, and the bid.
func (g look) reckoning(s rage.Score, side []games.Seat) string {
	bid, won, extra := 0, 0, 0
	for _, seat := range side {
		bid += render.At(s.Bids, seat)
		won += render.At(s.Won, seat)
		extra += render.At(s.Extra, seat)
	}
	points, exact := render.At(s.Points, side[0]), render.At(s.Exact, side[0])
	tricks, rest := fmt.Sprintf("%d for tricks", won), points-won-extra
	if all := sumOf(s.Won); g.Rules.SweepDouble && won == all && all > 1 {
		tricks = fmt.Sprintf("%d for tricks (all of them, counted twice)", 2*won)
		rest -= won
	}
	text := fmt.Sprintf("bid %d, won %d: %s", bid, won, tricks)
	if extra != 0 {
		text += ", " + render.Signed(extra) + " for Bonus and Mad Rage"
	}
	switch {
	case exact:
		text += ", " + render.Signed(rest) + " for the exact bid"
	case rest != 0:
		text += ", " + render.Signed(rest) + " for the missed bid"
	default:
		text += ", nothing for the missed bid"
	}
	return text + " = **" + render.Number(points) + "**"
}

func sumOf(list []int) int {
	sum := 0
	for _, n := range list {
		sum += n
	}
	return sum
}

// maxColumns is how many players a table of the score sheet has side by side, so that phones show it without breaks.
const maxColumns = 3

// sheet is the score sheet of the finished rounds: a table of rounds by players, or for who reads text only a list for
// each player.
func (g look) sheet(t render.Table, r render.Reader) []render.Field {
	if len(g.Scored) == 0 {
		return nil
	}
	var fields []render.Field
	if r.TextOnly {
		for i := range g.Totals {
			fields = append(fields, render.Field{Name: "Score sheet of " + t.Name(games.Seat(i)), Text: g.sheetInWords(games.Seat(i))})
		}
		return fields
	}
	tables := (len(g.Totals) + maxColumns - 1) / maxColumns
	for i := range tables {
		from, to := i*len(g.Totals)/tables, (i+1)*len(g.Totals)/tables
		name := "Score sheet: bid / tricks won, points"
		if i > 0 {
			name = fmt.Sprintf("Score sheet, seats %d to %d", from+1, to)
		}
		fields = append(fields, render.Field{Name: name, Text: g.sheetTable(t, from, to)})
	}
	return fields
}

// sheetTable is the part of the score sheet with the players from one seat up to another.
func (g look) sheetTable(t render.Table, from, to int) string {
	var b strings.Builder
	row := func(head string, cell func(games.Seat) string) {
		fmt.Fprintf(&b, "%-5s", head)
		for i := from; i < to; i++ {
			fmt.Fprintf(&b, "%9s", cell(games.Seat(i)))
		}
		b.WriteString("\n")
	}
	b.WriteString("```\n")
	row("Round", func(s games.Seat) string { return " " + column(t, s) })
	for i, score := range g.Scored {
		row(strconv.Itoa(i+1), func(s games.Seat) string {
			return fmt.Sprintf("%d/%d %3s", render.At(score.Bids, s), render.At(score.Won, s), render.Number(render.At(score.Points, s)))
		})
	}
	row("Sum", func(s games.Seat) string { return render.Number(render.At(g.Totals, s)) })
	row("Exact", func(s games.Seat) string { return strconv.Itoa(render.At(g.Exact, s)) })
	b.WriteString("```")
	return b.String()
}

// column is a short name for the head of a column in which all characters are as wide: the number of the seat, and as much
// of the name as there is room for.
func column(t render.Table, s games.Seat) string {
	const room = 6
	var short []rune
	for _, c := range render.At(t.Players, s).Name.Plain() {
		if c < 0x250 && (unicode.IsLetter(c) || unicode.IsDigit(c)) {
			short = append(short, c)
		}
	}
	return strings.TrimSpace(strconv.Itoa(int(s)+1) + " " + string(short[:min(len(short), room)]))
}

// sheetInWords is one player's part of the score sheet.
func (g look) sheetInWords(s games.Seat) string {
	var rounds []string
	for i, score := range g.Scored {
		rounds = append(rounds, fmt.Sprintf("Round %d: bid %d, won %d, %s.", i+1, render.At(score.Bids, s), render.At(score.Won, s), render.Plural(render.At(score.Points, s), "point")))
	}
	return render.Lines(strings.Join(rounds, "\n"), fmt.Sprintf("In all %s, %s.", render.Plural(render.At(g.Totals, s), "point"), render.Plural(render.At(g.Exact, s), "exact bid")))
}
