package rednines

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
)

// splitMove takes the notation apart. It does not look at the game.
func splitMove(s string) (verb, cards string, n int, err error) {
	verb, rest, _ := strings.Cut(s, " ")
	if verb == "play" {
		cards, rest, _ = strings.Cut(rest, " ")
	}
	n, ok := parseNumber(rest)
	if !ok || verb != "play" && verb != "pass" && verb != "ready" {
		return "", "", 0, games.Illegalf("that is not a move of Red Nines: play cards, pass, or get ready for the next round")
	}
	return verb, cards, n, nil
}

// parseNumber reads a positive number as strconv.Itoa writes it.
func parseNumber(s string) (n int, ok bool) {
	if s == "" || len(s) > 6 || s[0] == '0' {
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

// parsePlay reads what a play lays down: cards with "+" between them, in any order, and after "=" the rank that they
// count as, which is their own where it is missing. Only red nines can count as another rank than their own.
func parsePlay(s string) (play, error) {
	var room [card.Ranks]byte
	cards := hand(room[:])
	p := play{rank: card.Nine}
	for {
		c, rest, ok := card.Parse(s)
		if !ok {
			return p, games.Illegalf("write cards as rank and suit letter, such as 7H, or 7H2 for the second one in the pack")
		}
		if cards.has(c) {
			return p, games.Illegalf("%s is named twice", c)
		}
		cards.add(c)
		if cards.plain(c.Rank()) != 0 {
			p.rank = c.Rank()
		}
		if s = rest; s == "" || s[0] != '+' {
			break
		}
		s = s[1:]
	}
	named := s != ""
	if named {
		rank, rest, ok := card.ParseRank(s[1:])
		switch {
		case s[0] != '=':
			return p, games.Illegalf("write several cards with + between them, such as 7H+7D")
		case !ok || rest != "":
			return p, games.Illegalf("name one rank at the end for what the red nines stand for, such as 9H=Q")
		}
		p.rank = rank
	}
	p.plain = cards[p.rank]
	if named && p.rank != card.Nine {
		p.wild = cards.wild()
	}
	p.takeFrom(cards)
	switch {
	case cards.empty():
		return p, nil
	case !named && cards.wild() != 0:
		return p, games.Illegalf("name the rank that the red nines stand for, such as 7H+9D=7")
	}
	return p, games.Illegalf("cards that are played together have one rank; only red nines can stand for another")
}

// A moveList collects moves as one text, so that a long list costs hardly more than a short one. Its methods return the
// longer list, as append does, which lets it grow in the caller's own memory.
type moveList struct {
	text []byte
	ends []int
	step int // the number at the end of every move
}

func (l moveList) end() moveList {
	l.text = append(l.text, ' ')
	l.text = strconv.AppendInt(l.text, int64(l.step), 10)
	l.ends = append(l.ends, len(l.text))
	return l
}

func (l moveList) word(verb string) moveList {
	l.text = append(l.text, verb...)
	return l.end()
}

// play adds the move that lays down cards of a rank, with red nines in wild that stand for it.
func (l moveList) play(rank card.Rank, plain, wild byte) moveList {
	l.text = append(l.text, "play "...)
	l.text = appendNames(l.text, rank, plain)
	if wild != 0 {
		if plain != 0 {
			l.text = append(l.text, '+')
		}
		l.text = appendNames(l.text, card.Nine, wild)
		l.text = append(l.text, '=')
		l.text = append(l.text, rank.String()...)
	}
	return l.end()
}

// appendNames appends the cards of a rank's byte with "+" between them.
func appendNames(text []byte, r card.Rank, b byte) []byte {
	for ; b != 0; b &= b - 1 {
		text = append(text, cardAt(r, b).String()...)
		if b&(b-1) != 0 {
			text = append(text, '+')
		}
	}
	return text
}

// each adds the plays of one card each.
func (l moveList) each(r card.Rank, b byte) moveList {
	for ; b != 0; b &= b - 1 {
		l = l.play(r, b&-b, 0)
	}
	return l
}

// eachWild adds the plays of one red nine each, as the rank.
func (l moveList) eachWild(r card.Rank, wild byte) moveList {
	if r == card.Nine {
		return l.each(r, wild)
	}
	for ; wild != 0; wild &= wild - 1 {
		l = l.play(r, 0, wild&-wild)
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
