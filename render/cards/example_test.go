package cards_test

import (
	"fmt"

	"ruckus/games/card"
	"ruckus/render/cards"
	"ruckus/render/screen"
)

// A card is written as its reader wants it: as a picture if it is up at Discord, in symbols, or in words.
func Example() {
	for _, r := range []screen.Reader{{Marks: screen.SampleMarks(cards.Marks())}, {}, {TextOnly: true}} {
		fmt.Println(cards.Pack.Written("10D", r))
	}
	// Output:
	// <:ten_of_diamonds:1>
	// 10♦
	// ten of diamonds
}

// A hand is a row of such cards.
func ExampleRow() {
	words := screen.Reader{TextOnly: true}
	var hand []string
	for _, name := range []string{"QS", "7H2"} {
		hand = append(hand, cards.Pack.Written(name, words))
	}
	fmt.Println(cards.Row(hand, words))
	fmt.Println(cards.Count(2, card.Six)+",", cards.ARank("8", words))
	// Output:
	// queen of spades, second seven of hearts
	// 2 sixes, an eight
}
