package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/markup"
	"ruckus/render"
)

// A group is units that are alike, of which some can be chosen.
type group struct {
	name   string // of one, plain text
	where  string // where they stand; "" where that is clear
	token  string // how moves write one of them, without the number: "O1!"
	n      int    // chosen
	most   int
	force  int      // of each, where they are to fight
	to     []string // where a step leads them
	credit int      // what each costs
	shy    bool     // its clashes do not count for Public Opinion
	can    string   // what it can do besides, where that is to be said
}

const (
	menus     = 3  // for groups on one page, where there are two rows besides
	maxGroups = 14 // of which any numbers can be chosen: what a button can carry, and more than a move can name
)

// A pick is a choice of units that is being made: a place inside the hand with a menu for each group.
type pick struct {
	verb   string // with what it is about: "attack A2/1"
	step   int
	groups []group
	room   int // for so many menus
	page   int // from 0
}

// pick reads from the place what has been chosen. The words of the verb come first; without a choice, or with one for
// another position, it is the given one.
func (h hand) pick(verb string, groups []group, room int) pick {
	p := pick{verb: verb, step: h.Step, groups: groups, room: room}
	rest := h.place
	for _, w := range strings.Fields(verb) {
		if len(rest) == 0 || rest[0] != w {
			return p
		}
		rest = rest[1:]
	}
	if len(rest) < 2 || rest[0] != strconv.Itoa(h.Step) {
		return p
	}
	counts := strings.Split(rest[1], ".")
	if len(counts) != len(groups) {
		return p
	}
	for i, text := range counts {
		if n, err := strconv.Atoi(text); err == nil {
			p.groups[i].n = max(0, min(n, p.groups[i].most))
		}
	}
	if len(rest) > 2 {
		if n, err := strconv.Atoi(rest[2]); err == nil && n > 0 && n*room < len(groups) {
			p.page = n
		}
	}
	return p
}

// at is the place in which counts stand for the groups; "*" for one leaves it open.
func (p pick) at(counts []string, page int) string {
	place := fmt.Sprintf("%s %d %s", p.verb, p.step, strings.Join(counts, "."))
	if page > 0 {
		place += " " + strconv.Itoa(page)
	}
	return place
}

func (p pick) counts() []string {
	counts := make([]string, len(p.groups))
	for i, g := range p.groups {
		counts[i] = strconv.Itoa(g.n)
	}
	return counts
}

// menus are menus for the groups of the page, in which their numbers are chosen. Groups of which none can be chosen have none.
func (p pick) menus() [][]render.Control {
	var rows [][]render.Control
	from := p.page * p.room
	for i := from; i < min(len(p.groups), from+p.room); i++ {
		g := p.groups[i]
		if g.most == 0 {
			continue
		}
		counts := p.counts()
		counts[i] = "*"
		menu := render.Control{Label: g.name + " …", Go: p.at(counts, p.page)}
		for n := range min(g.most, render.MaxChoices-1) + 1 {
			label := fmt.Sprintf("%d × %s", n, g.name)
			if n == 0 {
				label = "No " + g.name
			}
			menu.Pick = append(menu.Pick, render.Choice{
				Label: markup.Clip(label, render.MaxChoice), Value: strconv.Itoa(n), Help: markup.Clip(g.help(n), render.MaxChoice), Chosen: n == g.n,
			})
		}
		rows = append(rows, []render.Control{menu})
	}
	return rows
}

// help tells what n units of the group mean.
func (g group) help(n int) string {
	var parts []string
	if g.where != "" {
		parts = append(parts, "from "+g.where)
	}
	if g.credit > 0 {
		parts = append(parts, render.Plural(n*g.credit, "credit"))
	}
	if g.force > 0 {
		parts = append(parts, fmt.Sprintf("Force %d", n*g.force))
	}
	if g.can != "" && n > 0 {
		parts = append(parts, g.can)
	}
	return strings.Join(parts, ", ")
}

// more leads to the next groups; empty where all are shown.
func (p pick) more() []render.Control {
	pages := (len(p.groups) + p.room - 1) / p.room
	if pages < 2 {
		return nil
	}
	return []render.Control{{Label: "Other units", Go: p.at(p.counts(), (p.page+1)%pages)}}
}

// all leads to the choice of all units, or of none.
func (p pick) all(label string, most bool) render.Control {
	counts := make([]string, len(p.groups))
	for i, g := range p.groups {
		counts[i] = "0"
		if most {
			counts[i] = strconv.Itoa(g.most)
		}
	}
	return render.Control{Label: label, Go: p.at(counts, p.page), Off: slices.Equal(counts, p.counts())}
}

// chosen lists the chosen units as moves write them: "2O1+1R1".
func (p pick) chosen() string {
	var units []string
	for _, g := range p.groups {
		if g.n > 0 {
			units = append(units, strconv.Itoa(g.n)+g.token)
		}
	}
	return strings.Join(units, "+")
}

// sum adds up something of the chosen units.
func (p pick) sum(of func(group) int) int {
	n := 0
	for _, g := range p.groups {
		n += g.n * of(g)
	}
	return n
}

// says names the chosen units.
func (p pick) says() string {
	var units []string
	for _, g := range p.groups {
		if g.n > 0 {
			name := count(g.n, g.name)
			if g.where != "" {
				name += " from " + g.where
			}
			units = append(units, name)
		}
	}
	if units == nil {
		return "nobody yet"
	}
	return render.List(units, "and")
}
