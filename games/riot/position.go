package riot

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Lessons, and tests of what robots do, write a position as JSON: the fields of the game, and by name what its tokens and cards are. It
// comes with the program and from nobody else, so what has no such name is refused, but nobody asks whether the whole makes sense.

// A record is what a position names. There are blanks between the names of a list. Behind units stands what they can still do: the steps
// that they have left, ! as in moves, x: they are exhausted, and s or m: they were sent into the clash, or met in it.
type record struct {
	plain
	TeamOf, Order []Team
	Teams         map[Team]struct {
		Units, Hand, Discard     string // "A1:2Q B:1M2 Ae:3Mx", "rally chain"
		Points, Grants, CameBack int
	}
	Goal, Opinions string
	Obstructions   string // those that hold: "A/police"
	Attacked       string // "A1/police"
	Target         string // of an attack: "A1/police"
}

// plain is what of a game is written as it is. It has no methods, not to be mistaken for the whole.
type plain game

// UnmarshalJSON reads a position of the house's edition.
func (g *game) UnmarshalJSON(position []byte) error {
	var r record
	if err := json.Unmarshal(position, &r); err != nil {
		return err
	}
	*g = game(r.plain)
	g.t = newTables(Default())
	copy(g.TeamOf[:], r.TeamOf)
	copy(g.Order[:], r.Order)
	g.bind()
	g.Units = make([]unit, g.base[Teams])
	var n names
	for t, has := range r.Teams {
		g.Points[t], g.Grants[t], g.CameBack[t], g.deck[t] = has.Points, has.Grants, has.CameBack, g.t.pack(t)
		g.Hand[t], g.Discard[t] = n.cards(g, t, has.Hand), n.cards(g, t, has.Discard)
		n.units(g, t, has.Units)
	}
	if r.Goal != "" {
		g.Goal = uint8(find(&n, g.goals(), func(goal Goal) string { return goal.ID }, r.Goal))
	}
	for id := range strings.FieldsSeq(r.Opinions) {
		g.Opinions = append(g.Opinions, find(&n, g.t.edition.Opinions, func(o Opinion) string { return o.ID }, id))
	}
	for group := range strings.FieldsSeq(r.Obstructions) {
		street, t := n.group(g, group)
		g.Obstructions = append(g.Obstructions, obstruction{street, t, g.tokensAt(t, street)})
	}
	for group := range strings.FieldsSeq(r.Attacked) {
		g.Attacked = append(g.Attacked, groupNumber(n.group(g, group)))
	}
	if r.Target != "" {
		g.Attack = true
		g.Target, g.Foe = n.group(g, r.Target)
	}
	return n.unknown
}

// names find what is named in a position, and remember what is not known.
type names struct{ unknown error }

// find is where in a list something with a name is.
func find[T any](n *names, list []T, name func(T) string, wanted string) int {
	i := slices.IndexFunc(list, func(one T) bool { return name(one) == wanted })
	if i < 0 {
		n.unknown = fmt.Errorf("%q isn't known", wanted)
	}
	return max(i, 0)
}

func same(name string) string { return name }

// group is a team's units in a place: "A1/police".
func (n *names) group(g *game, text string) (place, Team) {
	code, team, _ := strings.Cut(text, "/")
	return place(find(n, g.t.codes[:g.t.places], same, code)), Team(find(n, teamNames[:], same, team))
}

// cards takes cards out of a team's deck.
func (n *names) cards(g *game, t Team, text string) (s cardSet) {
	for id := range strings.FieldsSeq(text) {
		left := g.deck[t] & g.t.faceMask[t][find(n, g.t.faces[t], func(c Card) string { return c.ID }, id)]
		s |= left & -left
		g.deck[t] &^= left & -left
	}
	return s
}

// units puts units where they are. They are the tokens of their kind in order, those in the supply among them.
func (n *names) units(g *game, t Team, text string) {
	var done [maxKinds]int
	for group := range strings.FieldsSeq(text) {
		code, what, _ := strings.Cut(group, ":")
		count, what := countOf(what)
		at := place(find(n, g.t.codes[:g.t.places], same, code))
		k := find(n, g.t.kinds[t], func(k kind) string { return k.Letter }, what[:min(1, len(what))])
		for range count {
			i := int(g.t.kinds[t][k].from) + done[k]
			done[k]++
			g.of(t)[i].at = at
			for _, c := range what[1:] {
				switch c {
				case 'x':
					g.of(t)[i].mark |= exhausted
				case '!':
					g.of(t)[i].mark |= fresh
				case 's':
					g.In[attacker] |= 1 << i
				case 'm':
					g.In[defender] |= 1 << i
				default:
					g.of(t)[i].mark |= mark(c - '0')
				}
			}
		}
	}
}
