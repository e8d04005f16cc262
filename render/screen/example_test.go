package screen_test

import (
	"fmt"
	"strings"
	"time"

	"ruckus/render/screen"
)

// A message is data: what it says, and what can be pressed on it. As text it is what tests compare with.
func ExampleScreen() {
	s := screen.Screen{
		Title: "Your turn",
		Text:  screen.Lines("You have rolled 8 so far.", "A 1 loses it."),
		Rows: [][]screen.Control{
			{{Label: "Roll", Style: screen.Green, Do: "roll 14"}, {Label: "Keep 8", Do: "hold 14"}},
			{{Label: "Bid", Do: "bid * 14", Pick: []screen.Choice{{Label: "one", Value: "1"}, {Label: "two", Value: "2"}}}},
		},
	}
	fmt.Print(s)
	fmt.Println(s.Check())
	// Output:
	// # Your turn
	// You have rolled 8 so far.
	// A 1 loses it.
	// [Roll: roll 14] [Keep 8: hold 14]
	// [Bid: bid * 14; pick 1]
	//   - one = 1  - two = 2
	// <nil>
}

// What Discord would refuse is found before it is sent.
func ExampleScreen_Check() {
	roll, text := screen.Control{Label: "Roll", Do: "roll 14"}, "Your turn."
	fmt.Println(screen.Screen{Title: "Pig", Text: text, Rows: [][]screen.Control{{roll, roll}}}.Check())
	fmt.Println(screen.Screen{Title: "Pig", Text: text, Footer: strings.Repeat("x", 3000)}.Check())
	fmt.Println(screen.Screen{Title: "Pig", Text: text, Rows: [][]screen.Control{{{Label: "Press me"}}}}.Check())
	// Output:
	// two controls for "roll 14||"
	// footer is 3000 long, at most 2048
	// control "Press me": exactly one of Do, Go and Host must be set
}

// A card is a picture for those who can be shown one, and a text or words for all others.
func ExampleReader_Mark() {
	pictures := screen.Reader{Marks: screen.Marks{"seven_of_hearts": "<:seven_of_hearts:1001>"}}
	plain := screen.Reader{}
	for _, r := range []screen.Reader{pictures, plain, pictures.Raw()} {
		fmt.Println("You have the", r.Mark("seven_of_hearts", "7♥"))
	}
	// Output:
	// You have the <:seven_of_hearts:1001>
	// You have the 7♥
	// You have the 7♥
}

// A menu makes a move for each of its entries: what is picked takes the place of the star.
func ExampleControl_Makes() {
	bid := screen.Control{Label: "Bid", Do: "bid * 14", Pick: []screen.Choice{{Label: "one", Value: "1"}, {Label: "two", Value: "2"}}}
	fmt.Println(bid.Makes("bid 2 14"), bid.Makes("bid 3 14"), bid.Makes("bid 2 15"))
	// Output:
	// true false false
}

// Seven buttons take two rows.
func ExampleGrid() {
	var buttons []screen.Control
	for n := range 7 {
		buttons = append(buttons, screen.Control{Label: fmt.Sprint(n + 1), Do: fmt.Sprint("bid ", n+1)})
	}
	for _, row := range screen.Grid(buttons) {
		fmt.Println(len(row), row[0].Label, "to", row[len(row)-1].Label)
	}
	// Output:
	// 5 1 to 5
	// 2 6 to 7
}

// Sentences are put together from parts that read well in any number.
func ExampleList() {
	fmt.Println(screen.Sentence(screen.List([]string{screen.Plural(1, "card"), screen.Plural(3, "joker"), "nothing else"}, "and")))
	fmt.Println(screen.Capital("points:"), screen.Signed(7), screen.Signed(-3), screen.Signed(0))
	// Output:
	// 1 card, 3 jokers and nothing else.
	// Points: +7 −3 0
}

// A time is written so that the client of who reads it counts it down.
func ExampleMoment() {
	fmt.Println(screen.Moment("End of your turn", time.Unix(1_900_000_000, 0)))
	// Output:
	// End of your turn: <t:1900000000:R>
}
