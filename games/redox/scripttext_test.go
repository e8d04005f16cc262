package redox

import (
	"fmt"
	"strings"

	"ruckus/games"
)

// publicText is what everybody sees of a position: how the round stands, and the plots.
func publicText(v View) []string {
	text := string(v.Phase)
	if v.Turn != games.Table {
		text += fmt.Sprintf(", turn %d then %d", v.Turn, v.Next)
	}
	text += fmt.Sprintf(", cards %v, pile %s of %d, stock %d", v.Counts, v.Pile[len(v.Pile)-1], v.Discs, v.Stock)
	if v.Phase != Playing {
		last := v.Scored[len(v.Scored)-1]
		text += fmt.Sprintf(", points %v, totals %v", last.Points, v.Totals)
	}
	lines := []string{text}
	for _, p := range v.Table {
		lines = append(lines, plotLine(p))
	}
	return lines
}

func plotLine(p Plot) string {
	text := fmt.Sprintf("p%d of %d: %s", p.Number, p.Owner, strings.Join(p.Cards, " "))
	if !p.Run {
		return text + ", takes " + p.Rank
	}
	for i, c := range p.Cards {
		if c[0] == 'X' {
			text += fmt.Sprintf(", %s is %s", c, p.Stands[i])
		}
	}
	return text + fmt.Sprintf(", takes %q and %q", p.Lower, p.Upper)
}
