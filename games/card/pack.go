package card

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
)

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

// Rand returns the source of chance for one use of a seed. Different labels and numbers give streams that have nothing
// to do with each other, so that who knows one deal knows nothing about the next.
func Rand(seed [32]byte, label string, n int) *rand.Rand {
	key := append(seed[:], label...)
	key = binary.BigEndian.AppendUint64(key, uint64(n))
	return rand.New(rand.NewChaCha8(sha256.Sum256(key)))
}

// Shuffle puts the cards into a random order.
func Shuffle(cards []Card, r *rand.Rand) {
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}
