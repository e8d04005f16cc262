package card

import "math/rand/v2"

// Pack returns the sorted cards of a pack that has each suit as often as copies says, from 0 to [Copies] times.
func Pack(copies [Suits]int) []Card {
	var pack []Card
	for c := range Card(Cards) {
		if c.Copy() < copies[c.Suit()] {
			pack = append(pack, c)
		}
	}
	return pack
}

// Shuffle puts the cards into a random order.
func Shuffle(cards []Card, r *rand.Rand) {
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}
