package redox

import (
	"strconv"

	"ruckus/games/card"
	"ruckus/games/kit"
)

// shownCards is the length up to which a list of cards is written in full.
const shownCards = 8

// addExchange adds the move that throws a card.
func addExchange(l kit.Moves, v verb, c deckCard) kit.Moves {
	text := append(append(l.Text(), verbs[v]...), ' ')
	return l.EndWith(append(text, c.String()...))
}

// addLay adds the move that lays a plot, made of the first copies that the hand has.
func addLay(l kit.Moves, p *plot) kit.Moves {
	return l.EndWith(appendCards(append(l.Text(), "lay "...), p.list()))
}

// addConnect adds the move that connects cards to the plot of a number.
func addConnect(l kit.Moves, number int, lower, upper []deckCard) kit.Moves {
	text := append(l.Text(), "connect "...)
	if len(lower) > 0 {
		text = append(appendCards(text, lower), '+')
	}
	text = strconv.AppendInt(append(text, 'p'), int64(number), 10)
	if len(upper) > 0 {
		text = appendCards(append(text, '+'), upper)
	}
	return l.EndWith(text)
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
