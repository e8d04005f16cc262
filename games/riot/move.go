package riot

import (
	"strings"

	"ruckus/games/kit"
)

// maxWords is how many words a move can have before its number: "play alley A 1M1 A2 12".
const maxWords = 5

// words are the words of a move without its number.
type words struct {
	word [maxWords]string
	n    int
}

// is reports whether a move has that verb, and that many words.
func (w *words) is(verb string, n int) bool { return w.n == n && w.word[0] == verb }

// splitMove takes a move into words and the number at its end.
func splitMove(s string) (w words, number int, err error) {
	verb, rest, number, ok := kit.Split(s)
	w.word[0], w.n = verb, 1
	more := rest != ""
	for ; more && w.n < maxWords; w.n++ {
		w.word[w.n], rest, more = strings.Cut(rest, " ")
	}
	if !ok || more {
		return words{}, 0, no("move")
	}
	return w, number, nil
}

// place reads a place on the map.
func (t *tables) place(code string) (place, error) {
	for p := hq; p < t.places; p++ {
		if t.codes[p] == code {
			return p, nil
		}
	}
	return 0, no("place")
}

// A group is a number of units of one kind in a move.
type group struct {
	n      int
	letter byte
	steps  int // left; -1 where none are named
	fresh  bool
}

// plain reports whether only number and letter are named.
func (gr group) plain() bool { return gr.steps < 0 && !gr.fresh }

// parseGroups reads groups with "+" between them, such as 2O1+1S1!.
func parseGroups(s string) ([]group, error) {
	groups := make([]group, 0, 4)
	for more := true; more; {
		var text string
		text, s, more = strings.Cut(s, "+")
		i := strings.IndexFunc(text, func(r rune) bool { return r >= 'A' && r <= 'Z' })
		if i < 1 || len(groups) == 16 {
			return nil, no("units")
		}
		n, ok := kit.Number(text[:i])
		gr := group{n: n, letter: text[i], steps: -1}
		rest := text[i+1:]
		rest, gr.fresh = strings.CutSuffix(rest, "!")
		if len(rest) == 1 && rest[0] >= '0' && rest[0] <= '9' {
			gr.steps, rest = int(rest[0]-'0'), ""
		}
		if !ok || n < 1 || n > maxTokens || rest != "" {
			return nil, no("units")
		}
		groups = append(groups, gr)
	}
	return groups, nil
}

// pick adds to s as many units of the team on turn as a group names, out of some; false where there are not so many.
func (g *game) pick(gr group, out, s tokens) (tokens, bool) {
	for i := range (out &^ s).all {
		if gr.n > 0 && g.kind(g.turn(), i).letter == gr.letter {
			s |= 1 << i
			gr.n--
		}
	}
	return s, gr.n == 0
}

// named are units of the team on turn that a move names by their place and, as groups, by the steps that they have left.
func (g *game) named(place, units string) (s tokens, from place, err error) {
	from, err = g.t.place(place)
	if err == nil {
		s, err = g.choose(from, units, 0)
	}
	return s, from, err
}

// choose adds to s the units of the team on turn that stand in a place and are named as groups with their steps.
func (g *game) choose(from place, text string, s tokens) (tokens, error) {
	groups, err := parseGroups(text)
	if err != nil {
		return 0, err
	}
	for _, gr := range groups {
		if gr.steps < 0 {
			return 0, no("units")
		}
		want := mark(gr.steps)
		if gr.fresh {
			want |= fresh
		}
		var ok bool
		s, ok = g.pick(gr, g.where(g.turn(), func(u *unit) bool { return u.at == from && u.mark == want }), s)
		if !ok {
			return 0, no("units-none")
		}
	}
	return s, nil
}

// squad is a squad of the team on turn that an attack names by places: "A:2O1,HQ:1V2".
func (g *game) squad(text string) (s tokens, err error) {
	for part := range strings.SplitSeq(text, ",") {
		code, units, _ := strings.Cut(part, ":")
		from, err := g.t.place(code)
		if err != nil {
			return 0, err
		}
		s, err = g.choose(from, units, s)
		if err != nil {
			return 0, err
		}
	}
	return s, nil
}
