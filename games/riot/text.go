package riot

import (
	"slices"
	"strings"

	"ruckus/games/kit"
)

// unitMarks say behind units in a position what is not 0 of what they can do besides their steps: exhausted, fresh as in
// moves, kept; and that they were sent into the clash, or met in it.
const unitMarks = "x!ksm"

const (
	sent = 1 << 3 // as bits of unitMarks
	met  = 1 << 4
)

// readUnits reads units as moves name them, in the order of a team's tokens: "A1:2Q B:1M2! Ae:3Mx". Damage comes last, as in
// "A:1Rm-1". Tokens in the supply are left out where no other of their kind comes after them.
func (g *game) readUnits(t Team, text string) bool {
	var done [maxKinds]int // tokens, by kind
	units := g.of(t)
	for text != "" {
		var group string
		group, text, _ = strings.Cut(text, " ")
		place, group, _ := strings.Cut(group, ":")
		at, ok := g.t.placeNamed(place)
		n, group := cutNumber(group)
		if !ok || n < 1 || group == "" {
			return false
		}
		k := g.t.kindWith(t, group[0])
		steps, group := cutNumber(group[1:])
		var set uint8
		for i := range unitMarks {
			if strings.HasPrefix(group, unitMarks[i:i+1]) {
				set, group = set|1<<i, group[1:]
			}
		}
		hurt := 0
		if strings.HasPrefix(group, "-") {
			hurt, group = cutNumber(group[1:])
			if hurt < 1 {
				return false
			}
		}
		if k < 0 || steps < 0 || steps > maxSteps || hurt > maxHurt || group != "" || done[k]+n > g.t.kinds[t][k].Count {
			return false
		}
		if set&sent != 0 && t != g.turn() || set&met != 0 && t != g.Foe {
			return false
		}
		for range n {
			i := int(g.t.kinds[t][k].from) + done[k]
			units[i] = unit{at: at, mark: mark(steps) | mark(set&^(sent|met))*exhausted, hurt: uint8(hurt)}
			g.Sent |= tokens(set/sent&1) << i
			g.Met |= tokens(set/met&1) << i
			done[k]++
		}
	}
	return true
}

// cutNumber takes a number off the beginning of a text: 0 where there are no digits, -1 where they are no number.
func cutNumber(s string) (n int, rest string) {
	rest = strings.TrimLeft(s, "0123456789")
	n, ok := kit.Number(s[:len(s)-len(rest)])
	if !ok && rest != s {
		n = -1
	}
	return n, rest
}

// readCards finds cards with IDs among others.
func (t *tables) readCards(team Team, text string, among cardSet) (s cardSet, ok bool) {
	for id := range strings.FieldsSeq(text) {
		i := slices.IndexFunc(t.faces[team], func(c Card) bool { return c.ID == id })
		if i < 0 || among&t.faceMask[team][i] == 0 {
			return 0, false
		}
		found := among & t.faceMask[team][i]
		s |= found & -found
		among &^= s
	}
	return s, true
}

// placeNamed is the place with a code, those beside the board included.
func (t *tables) placeNamed(code string) (place, bool) {
	i := slices.Index(t.codes[:t.places], code)
	return place(max(i, 0)), i >= 0
}

// readGroup reads a team's units in a place: "A1/police".
func (t *tables) readGroup(text string) (p place, team Team, ok bool) {
	code, name, _ := strings.Cut(text, "/")
	p, ok = t.placeNamed(code)
	return p, team, ok && team.UnmarshalText([]byte(name)) == nil
}

func readList[T any](text string, read func(string) (T, bool)) ([]T, bool) {
	return kit.ReadList(nil, []byte(text), " ", maxPoints, read)
}

// readSet reads the names of a set's members: each once, in their order.
func readSet[S ~uint8 | ~uint64](s *S, text string, names []string) bool {
	*s = 0
	for name := range strings.FieldsSeq(text) {
		i := slices.Index(names, name)
		if i < 0 || S(1)<<i <= *s {
			return false
		}
		*s |= 1 << i
	}
	return true
}
