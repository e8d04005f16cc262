package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/screen"
)

// A group is units that are alike. Some of them can be sent to attack.
type group struct {
	riot.Able
	n int // sent
}

// maxGroups is of how many groups any numbers can be sent: more than a move can name.
const maxGroups = 14

// A pick is a choice of units that is being made: a place inside the hand with a button for each group.
type pick struct {
	verb   string // with what it is about: "attack A2/1"
	step   int
	groups []group
}

// pick reads from the place what has been chosen. The words of the verb come first; without a choice, or with one for
// another position, it is the given one.
func (h hand) pick(verb string, groups []group) pick {
	p := pick{verb: verb, step: h.Step, groups: groups}
	words := strings.Fields(verb)
	if len(h.place) < len(words)+2 || !slices.Equal(h.place[:len(words)], words) || h.place[len(words)] != strconv.Itoa(h.Step) {
		return p
	}
	counts := strings.Split(h.place[len(words)+1], ".")
	if len(counts) != len(groups) {
		return p
	}
	for i, text := range counts {
		if n, err := strconv.Atoi(text); err == nil {
			p.groups[i].n = max(0, min(n, p.groups[i].N))
		}
	}
	return p
}

// with is the place in which that many of each group are chosen.
func (p pick) with(count func(i int, g group) int) string {
	counts := make([]string, len(p.groups))
	for i, g := range p.groups {
		counts[i] = strconv.Itoa(count(i, g))
	}
	return fmt.Sprintf("%s %d %s", p.verb, p.step, strings.Join(counts, "."))
}

// buttons add units of a group with each press, and after the last one take all away.
func (h hand) buttons(p pick) []screen.Control {
	if len(p.groups) == 1 && p.groups[0].N == 1 {
		return nil
	}
	row := make([]screen.Control, len(p.groups))
	for i, g := range p.groups {
		c := screen.Control{Label: h.spot(g.Place), Go: p.with(func(j int, other group) int {
			if i == j {
				return (other.n + 1) % (other.N + 1)
			}
			return other.n
		})}
		if g.n > 0 {
			c.Style = screen.Blue
		}
		switch {
		case g.N > 1:
			c.Label += fmt.Sprintf(" %d of %d", g.n, g.N)
		case h.r.TextOnly && g.n > 0:
			c.Label += ", goes"
		case h.r.TextOnly:
			c.Label += ", stays"
		case g.n > 0:
			c.Label += " ✓"
		}
		if g.Fresh {
			c.Label += " new"
		}
		row[i] = h.r.On(c, unitMark(h.side.Team, g.ID), g.Name)
	}
	return row
}

// all leads to the choice of everybody, where that is more than one press away.
func (p pick) all() []screen.Control {
	left := 0
	for _, g := range p.groups {
		left += g.N - g.n
	}
	if left < 2 {
		return nil
	}
	return []screen.Control{{Label: "All", Go: p.with(func(_ int, g group) int { return g.N })}}
}

// sent are the chosen units.
func (p pick) sent() []riot.Stack {
	var units []riot.Stack
	for _, g := range p.groups {
		if g.n > 0 {
			u := g.Stack
			u.N = g.n
			units = append(units, u)
		}
	}
	return units
}

// from lists the chosen units as moves write them: "A:2O1+1R1,HQ:1V2".
func (p pick) from() string {
	var text strings.Builder
	place := ""
	for _, g := range p.groups {
		switch {
		case g.n == 0:
			continue
		case g.Place == place:
			text.WriteString("+")
		case place != "":
			text.WriteString("," + g.Place + ":")
		default:
			text.WriteString(g.Place + ":")
		}
		place = g.Place
		text.WriteString(strconv.Itoa(g.n) + token(g.Able))
	}
	return text.String()
}
