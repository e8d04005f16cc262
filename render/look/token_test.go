package look_test

import (
	"fmt"

	"ruckus/render/look"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// The faces of a coin are written as their reader wants them: as pictures, if all are up at Discord, as signs, or in words.
func ExampleTokens() {
	coin := look.Tokens{
		{Code: "H", Text: "(H)", Words: "heads", Mark: screen.NewMark("coin_heads", func(*picture.Tile) {})},
		{Code: "T", Text: "(T)", Words: "tails", Mark: screen.NewMark("coin_tails", func(*picture.Tile) {})},
	}
	thrown := []string{"H", "T", "T"}
	up := screen.SampleMarks(coin.Marks())
	for _, r := range []screen.Reader{{Marks: up}, {Marks: screen.Marks{"coin_heads": "<:coin_heads:1>"}}, {}, {Marks: up, TextOnly: true}} {
		fmt.Printf("%s, large %q\n", coin.Row(thrown, r), coin.Large(thrown, r))
	}
	fmt.Printf("%q is no face\n", coin.Written("edge", screen.Reader{}))
	// Output:
	// <:coin_heads:1><:coin_tails:1><:coin_tails:1>, large "<:coin_heads:1><:coin_tails:1><:coin_tails:1>"
	// <:coin_heads:1> (T) (T), large ""
	// (H) (T) (T), large ""
	// heads, tails, tails, large ""
	// "" is no face
}
