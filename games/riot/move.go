package riot

import (
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// maxWords is how many words a move can have: "play alley A 1M1 A2 12".
const maxWords = 6

// words are the words of a move without its number.
type words struct {
	word [maxWords]string
	n    int
}

// splitMove takes a move into words and the number at its end.
func splitMove(s string) (w words, number int, err error) {
	for s != "" && w.n < maxWords {
		var rest string
		w.word[w.n], rest, _ = strings.Cut(s, " ")
		w.n++
		if rest == "" && len(w.word[w.n-1]) < len(s) {
			break // a blank at the end
		}
		if rest == "" {
			w.n--
			n, ok := kit.Number(w.word[w.n])
			if !ok || n == 0 {
				break
			}
			w.word[w.n] = ""
			return w, n, nil
		}
		s = rest
	}
	return words{}, 0, games.Illegalf("that isn't a move of this game: choose one of those that are offered")
}

// place reads a place on the map.
func (t *tables) place(code string) (place, error) {
	for p := hq; p < t.places; p++ {
		if t.codes[p] == code {
			return p, nil
		}
	}
	return 0, games.Illegalf("there is no such place: streets are letters, and their buildings have numbers, such as A1")
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
			return nil, wrongGroup()
		}
		n, ok := kit.Number(text[:i])
		gr := group{n: n, letter: text[i], steps: -1}
		rest := text[i+1:]
		rest, gr.fresh = strings.CutSuffix(rest, "!")
		if len(rest) == 1 && rest[0] >= '0' && rest[0] <= '9' {
			gr.steps, rest = int(rest[0]-'0'), ""
		}
		if !ok || n < 1 || n > maxTokens || rest != "" {
			return nil, wrongGroup()
		}
		groups = append(groups, gr)
	}
	return groups, nil
}

func wrongGroup() error {
	return games.Illegalf("write units as a number and their letter, and where they act the steps that they have left, such as 2M1")
}

// choose adds to s the units of the team on turn that stand in a place and are named as groups with their steps.
func (g *game) choose(from place, text string, s tokens) (tokens, error) {
	groups, err := parseGroups(text)
	if err != nil {
		return 0, err
	}
	t := g.turn()
	for _, gr := range groups {
		if gr.steps < 0 {
			return 0, wrongGroup()
		}
		want := mark(gr.steps)
		if gr.fresh {
			want |= fresh
		}
		for i, u := range g.of(t) {
			if gr.n > 0 && u.at == from && u.mark == want && !s.has(i) && g.kind(t, i).letter == gr.letter {
				s |= 1 << i
				gr.n--
			}
		}
		if gr.n > 0 {
			return 0, games.Illegalf("you don't have such units there, or they can do no more in this turn: look again and choose again")
		}
	}
	return s, nil
}
