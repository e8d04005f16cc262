package rage

import (
	"strconv"
	"strings"

	"ruckus/games"
)

// splitMove takes the notation apart: a verb, what it acts on, and a number. It does not look at the game.
func splitMove(s string) (verb, what string, n int, err error) {
	verb, rest, _ := strings.Cut(s, " ")
	if verb == "play" || verb == "bid" {
		what, rest, _ = strings.Cut(rest, " ")
	}
	n, ok := parseNumber(rest)
	if !ok || verb != "play" && verb != "bid" && verb != "ready" {
		return "", "", 0, games.Illegalf("that is not a move of RAGE: bid, play a card, or get ready for the next round")
	}
	return verb, what, n, nil
}

// parseNumber reads a number of at most six digits as strconv.Itoa writes it.
func parseNumber(s string) (n int, ok bool) {
	if s == "" || len(s) > 6 || s[0] == '0' && s != "0" {
		return 0, false
	}
	for _, d := range []byte(s) {
		if d < '0' || d > '9' {
			return 0, false
		}
		n = n*10 + int(d-'0')
	}
	return n, true
}

// parsePlay reads a card and the colour that is named with it.
func parsePlay(s string) (play, error) {
	name, called, named := strings.Cut(s, "=")
	c, ok := parseCard(name)
	if !ok {
		return play{}, games.Illegalf("write a card as colour letter and value, such as R12, or as WR, CR, OR, BR or MR")
	}
	p := play{card: c, called: none}
	if !named {
		return p, nil
	}
	if c != wild && c != change {
		return play{}, games.Illegalf("%s names no colour: only Wild Rage and Change Rage do", c)
	}
	if p.called, ok = parseColour(called); !ok {
		return play{}, games.Illegalf("name one of the colours %s", strings.Join(colourNames[:colours], ", "))
	}
	return p, nil
}

// A moveList collects moves as one text, so that a long list costs hardly more than a short one. Its methods return the
// longer list, as append does, which lets it grow in the caller's own memory.
type moveList struct {
	text   []byte
	ends   []int
	number [8]byte // at the end of every move, after a space
	digits int
}

func newMoveList(text []byte, ends []int, number int) moveList {
	l := moveList{text: text, ends: ends}
	l.digits = len(strconv.AppendInt(append(l.number[:0], ' '), int64(number), 10))
	return l
}

func (l moveList) end() moveList {
	l.text = append(l.text, l.number[:l.digits]...)
	l.ends = append(l.ends, len(l.text))
	return l
}

func (l moveList) ready() moveList {
	l.text = append(l.text, "ready"...)
	return l.end()
}

func (l moveList) bid(n int) moveList {
	l.text = strconv.AppendInt(append(l.text, "bid "...), int64(n), 10)
	return l.end()
}

func (l moveList) play(p play) moveList {
	l.text = append(append(l.text, "play "...), p.card.String()...)
	if p.called != none {
		l.text = append(append(l.text, '='), p.called.String()...)
	}
	return l.end()
}

// each adds the plays of a card with each colour of a set.
func (l moveList) each(c card, set colourSet) moveList {
	for k := range colour(colours) {
		if set.has(k) {
			l = l.play(play{card: c, called: k})
		}
	}
	return l
}

// moves returns the list as texts of their own.
func (l moveList) moves() []string {
	text := string(l.text)
	moves := make([]string, len(l.ends))
	start := 0
	for i, end := range l.ends {
		moves[i] = text[start:end]
		start = end
	}
	return moves
}
