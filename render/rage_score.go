package render

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"ruckus/games"
	"ruckus/games/rage"
)

// lastRound tells how everybody's points of the last round came about.
func (g rageLook) lastRound(t Table, r Reader) string {
	if len(g.Scored) == 0 {
		return ""
	}
	last := g.Scored[len(g.Scored)-1]
	rows := []string{fmt.Sprintf("**Round %d**", len(g.Scored))}
	for _, side := range g.sides() {
		rows = append(rows, "- "+t.names(side)+": "+g.reckoning(last, side)+", in all **"+strconv.Itoa(of(last.Totals, side[0]))+"**")
	}
	return strings.Join(rows, "\n")
}

// reckoning explains the points of those who play together: tricks, cards of Bonus and Mad Rage, and the bid.
func (g rageLook) reckoning(s rage.Score, side []games.Seat) string {
	bid, won, extra := 0, 0, 0
	for _, seat := range side {
		bid += of(s.Bids, seat)
		won += of(s.Won, seat)
		extra += of(s.Extra, seat)
	}
	points, exact := of(s.Points, side[0]), of(s.Exact, side[0])
	tricks, rest := fmt.Sprintf("%d for tricks", won), points-won-extra
	if all := sumOf(s.Won); g.Rules.SweepDouble && won == all && all > 1 {
		tricks = fmt.Sprintf("%d for tricks (all of them, counted twice)", 2*won)
		rest -= won
	}
	text := fmt.Sprintf("bid %d, won %d: %s", bid, won, tricks)
	if extra != 0 {
		text += fmt.Sprintf(", %+d for Bonus and Mad Rage", extra)
	}
	switch {
	case exact:
		text += fmt.Sprintf(", %+d for the exact bid", rest)
	case rest != 0:
		text += fmt.Sprintf(", %+d for the missed bid", rest)
	default:
		text += ", nothing for the missed bid"
	}
	return text + fmt.Sprintf(" = **%d**", points)
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
func (g rageLook) sheet(t Table, r Reader) []Field {
	if len(g.Scored) == 0 {
		return nil
	}
	var fields []Field
	if r.TextOnly {
		for i := range g.Totals {
			fields = append(fields, Field{Name: "Score sheet of " + t.name(games.Seat(i)), Text: g.sheetInWords(games.Seat(i))})
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
		fields = append(fields, Field{Name: name, Text: g.sheetTable(t, from, to)})
	}
	return fields
}

// sheetTable is the part of the score sheet with the players from one seat up to another.
func (g rageLook) sheetTable(t Table, from, to int) string {
	var b strings.Builder
	row := func(head string, cell func(games.Seat) string) {
		fmt.Fprintf(&b, "%-5s", head)
		for i := from; i < to; i++ {
			fmt.Fprintf(&b, "%9s", cell(games.Seat(i)))
		}
		b.WriteString("\n")
	}
	b.WriteString("```\n")
	row("Round", func(s games.Seat) string { return " " + t.column(s) })
	for i, score := range g.Scored {
		row(strconv.Itoa(i+1), func(s games.Seat) string {
			return fmt.Sprintf("%d/%d %3d", of(score.Bids, s), of(score.Won, s), of(score.Points, s))
		})
	}
	row("Sum", func(s games.Seat) string { return strconv.Itoa(of(g.Totals, s)) })
	row("Exact", func(s games.Seat) string { return strconv.Itoa(of(g.Exact, s)) })
	b.WriteString("```")
	return b.String()
}

// column is a short name for the head of a column in which all characters are as wide: the number of the seat, and as much
// of the name as there is room for.
func (t Table) column(s games.Seat) string {
	const room = 6
	var short []rune
	for _, c := range of(t.Players, s).Name.Plain() {
		if c < 0x250 && (unicode.IsLetter(c) || unicode.IsDigit(c)) {
			short = append(short, c)
		}
	}
	return strings.TrimSpace(strconv.Itoa(int(s)+1) + " " + string(short[:min(len(short), room)]))
}

// sheetInWords is one player's part of the score sheet.
func (g rageLook) sheetInWords(s games.Seat) string {
	var rounds []string
	for i, score := range g.Scored {
		rounds = append(rounds, fmt.Sprintf("Round %d: bid %d, won %d, %s.", i+1, of(score.Bids, s), of(score.Won, s), plural(of(score.Points, s), "point")))
	}
	return lines(strings.Join(rounds, "\n"), fmt.Sprintf("In all %s, %s.", plural(of(g.Totals, s), "point"), plural(of(g.Exact, s), "exact bid")))
}
