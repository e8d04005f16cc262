package redbrn

import (
	"fmt"
	"strings"

	"ruckus/games/gamestest"
)

type script = gamestest.Script[*game]

// head is how a position begins where its lines do not say so: with as many seats as it has layouts.
func head(position []string) string {
	seats := 0
	for _, line := range position {
		if line[1] == ':' {
			seats++
		}
	}
	return fmt.Sprint("seats ", seats)
}

// numbered adds the round to a move of it.
func numbered(g *game, move string) string {
	for _, word := range []string{"ready", "end", "leave", "back"} {
		if strings.HasPrefix(move, word) {
			return move
		}
	}
	if strings.Contains(move, "@") {
		return move
	}
	return fmt.Sprint(move, " @", g.Round)
}

// publicText is what everybody sees of a position: the pit, the players, and the last round.
func publicText(v View) (lines []string) {
	var pit []string
	for _, p := range v.Pit {
		way := "up"
		if !p.Up {
			way = "down"
		}
		if p.Complete {
			way = "complete"
		}
		pit = append(pit, fmt.Sprintf("%d %s-%s %s", p.Number, p.First, p.Top, way))
	}
	lines = append(lines, fmt.Sprintf("%s; pit: %s", v.Phase, strings.Join(pit, ", ")))
	for i, p := range v.Players {
		var spots []string
		for _, c := range p.Columns {
			spots = append(spots, strings.Join(c, " "))
		}
		lines = append(lines, fmt.Sprintf("%d stack %d %s | %s | waste %d %s | hand %d | wilds %d | in pit %d",
			i, p.Left, p.Stack, strings.Join(spots, ", "), p.InWaste, p.Waste, p.Hand, p.Wilds, p.Pit))
	}
	if n := len(v.Scored); n > 0 && (v.Phase == Waiting || v.Phase == Ended) {
		lines = append(lines, fmt.Sprintf("round %d by %s, points %v, totals %v", n, v.Scored[n-1].Cause, v.Scored[n-1].Points, v.Totals))
	}
	return lines
}
