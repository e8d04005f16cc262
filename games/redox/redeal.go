package redox

import (
	"math/rand/v2"

	"ruckus/games"
)

// Redeal deals the cards of the draw pile and of the hands that the seat cannot see again, and draws another seed for the
// reshuffles and rounds to come. Everybody keeps as many cards as before, and keeps those that all have seen them take.
// Which card somebody took last, only they know. What was in the discard pile when it last became the draw pile lies there, or
// is held by somebody who has drawn since.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	if g.seated(s) {
		g.Fresh = g.Fresh.and(g.Hands[s])
	} else {
		g.Fresh = cardSet{}
	}
	if g.over() { // all hands are open
		shuffle(g.Stock, r)
		return
	}
	for _, recycled := range []bool{false, true} {
		g.redeal(s, recycled, r)
	}
	shuffle(g.Stock, r)
}

// redeal deals the hidden cards again that were recycled, or those that were not.
func (g *game) redeal(s games.Seat, recycled bool, r *rand.Rand) {
	var room [maxCards]deckCard
	cards := room[:0]
	var counts [maxSeats]int
	for i := range games.Seat(g.Seats) {
		if i == s {
			continue
		}
		before := len(cards)
		cards = g.hidden(i, recycled).appendTo(cards)
		counts[i] = len(cards) - before
	}
	inStock := recycled == (g.Reshuffles > 0)
	if inStock {
		cards = append(cards, g.Stock...)
	}
	shuffle(cards, r)
	for i, n := range counts {
		if games.Seat(i) == s {
			continue
		}
		hand := &g.Hands[i]
		*hand = hand.without(g.hidden(games.Seat(i), recycled))
		for _, c := range cards[:n] {
			hand.add(c)
		}
		cards = cards[n:]
	}
	if inStock {
		copy(g.Stock, cards)
	}
}

// hidden are the cards in a hand that others cannot know, of those that were recycled or of the others.
func (g *game) hidden(s games.Seat, recycled bool) cardSet {
	unknown := g.Hands[s].without(g.Known[s])
	if recycled {
		return unknown.and(g.Recycled)
	}
	return unknown.without(g.Recycled)
}
