package card_test

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games/card"
	"ruckus/games/kit"
)

// The same seed deals the same cards, so that a game can be played again from its log.
func ExampleShuffle() {
	pack := card.Pack([card.Suits]int{1, 1, 1, 1})
	card.Shuffle(pack, kit.Rand([32]byte{1}, "deal", 1))
	hand := pack[:5]
	slices.Sort(hand)
	fmt.Println(len(pack), "cards, of them a hand:", hand)
	// Output:
	// 52 cards, of them a hand: [5S 7D 9S 10D JC]
}

// Cards of a move are read one after another.
func ExampleParse() {
	for rest := "10D+KS2"; rest != ""; {
		c, after, ok := card.Parse(rest)
		if !ok {
			panic("no card: " + rest)
		}
		fmt.Println(c, c.Red(), c.Rank() == card.King, c.Copy())
		rest = strings.TrimPrefix(after, "+")
	}
	// Output:
	// 10D true false 0
	// KS2 false true 1
}
