package redbrn

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games/redbrn"
	"ruckus/render"
)

// maxLatest is how many plays in the pit the board tells.
const maxLatest = 5

// pit lists the open piles of each suit by both their ends: "1–4" rises from a one and has a four on top. It always takes
// as many lines, so that what stands below it keeps its place.
func (g look) pit(r render.Reader) string {
	rows := []string{"**The pit**"}
	done := 0
	for _, p := range g.Pit {
		if p.Complete {
			done++
		}
	}
	if done > 0 {
		rows[0] += fmt.Sprintf(" · %s complete", render.Plural(done, "pile"))
	}
	for _, suit := range suits {
		row, sep := suit.symbol+" **"+suit.letters+"**  ", " · "
		if r.TextOnly {
			row, sep = render.Capital(suit.word)+": ", ", "
		}
		piles := g.piles(suit.letters, r)
		if piles == nil {
			piles = []string{"–"}
			if r.TextOnly {
				piles[0] = "nothing"
			}
		}
		rows = append(rows, row+strings.Join(piles, sep))
	}
	return strings.Join(rows, "\n")
}

// piles are the ends of the open piles of a suit, those that rise first; how many are alike is said once.
func (g look) piles(suit string, r render.Reader) []string {
	var open []redbrn.Pile
	for _, p := range g.Pit {
		if _, s, ok := parseCard(p.Top); ok && s == suit && !p.Complete {
			open = append(open, p)
		}
	}
	slices.SortStableFunc(open, func(a, b redbrn.Pile) int {
		x, _, _ := parseCard(a.Top)
		y, _, _ := parseCard(b.Top)
		if a.Up != b.Up {
			x, y = 0, 1
			if b.Up {
				x, y = 1, 0
			}
		}
		return cmp.Compare(x, y)
	})
	var list []string
	for i := 0; i < len(open); {
		n := 1
		for i+n < len(open) && pileEnds(open[i+n], r) == pileEnds(open[i], r) {
			n++
		}
		ends := pileEnds(open[i], r)
		switch {
		case n > 1 && r.TextOnly:
			ends += " (" + strconv.Itoa(n) + " times)"
		case n > 1:
			ends += " ×" + strconv.Itoa(n)
		}
		list = append(list, ends)
		i += n
	}
	return list
}

// pileEnds are the ranks at both ends of a pile, "1–4"; a single card is "1".
func pileEnds(p redbrn.Pile, r render.Reader) string {
	first, _, _ := parseCard(p.First)
	top, _, _ := parseCard(p.Top)
	switch {
	case p.Cards <= 1:
		return strconv.Itoa(first)
	case r.TextOnly:
		return fmt.Sprintf("%d to %d", first, top)
	}
	return fmt.Sprintf("%d–%d", first, top)
}

// latest tells the last plays in the pit, the newest first: who has made them, and when in the race.
func (g look) latest(t render.Table, r render.Reader) string {
	piles := slices.Clone(g.Pit)
	slices.SortStableFunc(piles, func(a, b redbrn.Pile) int { return b.At.Compare(a.At) })
	var rows []string
	for _, p := range piles[:min(len(piles), maxLatest)] {
		what := cardText(p.Top, r)
		if p.Wild {
			what = onWild(r) + what
		}
		row := "- " + raceTime(p.At.Sub(g.Start)) + " " + t.Name(p.Last) + ": " + what
		if p.Complete {
			row += ", pile complete"
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

// onWild stands before the card that is played on a wild riot.
func onWild(r render.Reader) string {
	if r.TextOnly {
		return "wild riot and "
	}
	return "★ + "
}

// raceTime writes a moment of the race: "1:07.3" are 67.3 seconds.
func raceTime(d time.Duration) string {
	tenths := max(0, int64(d/(100*time.Millisecond)))
	return fmt.Sprintf("%d:%02d.%d", tenths/600, tenths/10%60, tenths%10)
}
