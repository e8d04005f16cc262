package rednines

import (
	"math/rand/v2"
	"slices"

	"ruckus/games"
	"ruckus/games/card"
)

// Redeal deals the cards in all hands that the seat cannot see again, and draws another seed for the rounds to come.
// Everybody keeps as many cards as before. Where no red nine is left, a player who is asked to go on has a card to do it with.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	if g.over() {
		return // the round is over, and all hands are open
	}
	nines := g.hidden()
	var cards []card.Card
	var counts [maxSeats]int
	for i := range games.Seat(g.Seats) {
		if h := &g.Hands[i]; i != s {
			counts[i] = h.count()
			cards = append(cards, h.cards()...)
			*h = hand{}
		}
	}
	card.Shuffle(cards, r)
	if g.Phase == Running && g.Turn != s && nines == 0 {
		i := slices.IndexFunc(cards, func(c card.Card) bool { return c.Rank() == g.needed() })
		if n := counts[g.Turn]; i >= n {
			j := r.IntN(n)
			cards[i], cards[j] = cards[j], cards[i]
		}
	}
	for i := range games.Seat(g.Seats) {
		seat := (g.Turn + i) % games.Seat(g.Seats) // the first cards are for the seat on turn
		for _, c := range cards[:counts[seat]] {
			g.Hands[seat].add(c)
		}
		cards = cards[counts[seat]:]
	}
}
