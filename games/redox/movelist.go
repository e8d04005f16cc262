package redox

import (
	"strconv"

	"ruckus/games/card"
)

// shownCards is the length up to which a list of cards is written in full.
const shownCards = 8

// A moveList collects moves as one text, so that a long list costs hardly more than a short one. Its methods return the
// longer list, as append does, which lets it grow in the caller's own memory.
type moveList struct {
	text []byte
	ends []int
	step string // a space and the number at the end of every move
}

func (l moveList) end() moveList {
	l.text = append(l.text, l.step...)
	l.ends = append(l.ends, len(l.text))
	return l
}

// exchange adds the move that throws a card.
func (l moveList) exchange(v verb, c deckCard) moveList {
	l.text = append(l.text, verbs[v]...)
	l.text = append(l.text, ' ')
	l.text = append(l.text, c.String()...)
	return l.end()
}

// lay adds the move that lays a plot, made of the first copies that the hand has.
func (l moveList) lay(p *plot) moveList {
	l.text = append(l.text, "lay "...)
	l.text = appendCards(l.text, p.list())
	return l.end()
}

// connect adds the move that connects cards to the plot of a number.
func (l moveList) connect(number int, lower, upper []deckCard) moveList {
	l.text = append(l.text, "connect "...)
	if len(lower) > 0 {
		l.text = appendCards(l.text, lower)
		l.text = append(l.text, '+')
	}
	l.text = append(l.text, 'p')
	l.text = strconv.AppendInt(l.text, int64(number), 10)
	if len(upper) > 0 {
		l.text = append(l.text, '+')
		l.text = appendCards(l.text, upper)
	}
	return l.end()
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

// appendCards appends a list of cards, a long one in its short form.
func appendCards(text []byte, cards []deckCard) []byte {
	for i := 0; i < len(cards); i++ {
		if i > 0 {
			text = append(text, '+')
		}
		c := cards[i]
		if len(cards) > shownCards {
			if n := stretch(cards[i:]); n >= minPlot {
				text = append(text, (c & 63).String()...)
				text = append(text, '-')
				i += n - 1
				text = append(text, (cards[i] & 63).String()...)
				continue
			}
			if i > 0 && !c.joker() && cards[i-1].rank() == c.rank() {
				text = append(text, suitName(c)...)
				continue
			}
		}
		text = append(text, c.String()...)
	}
	return text
}

// stretch is how many cards from the first on are of one suit in running order, without jokers.
func stretch(cards []deckCard) int {
	n := 0
	for n < len(cards) && !cards[n].joker() && cards[n].suit() == cards[0].suit() &&
		(n == 0 || int8(cards[n].rank()) == (int8(cards[n-1].rank())+1)%card.Ranks) && (n < 2 || cards[n-1].rank() != card.Ace) {
		n++
	}
	return n
}
