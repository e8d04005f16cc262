package kit_test

import (
	"encoding/json"
	"fmt"

	"ruckus/games"
	"ruckus/games/kit"
)

// A label for each use of a seed keeps what one deal shows from telling anything about the next one.
func ExampleRand() {
	seed := [32]byte{42}
	for round := range 3 {
		die := kit.Rand(seed, "die", round)
		fmt.Println(1+die.IntN(6), 1+die.IntN(6))
	}
	// Output:
	// 5 2
	// 1 4
	// 6 6
}

// A move ends in the number of the step that it is for, so that a second press on its button can do nothing.
func ExampleSplit() {
	verb, cards, step, ok := kit.Split("play 7H+7D 12")
	fmt.Println(verb, cards, step, ok)
	fmt.Println(kit.OnTurn(1, 1, step, 12) == nil, kit.OnTurn(1, 1, step, 13) == nil)
	fmt.Println(kit.OnTurn(0, 1, 13, 13))
	// Output:
	// play 7H+7D 12 true
	// true false
	// it isn't your turn: wait until the others have played
}

// What a seat may do is written into one text, which costs little even if there are many moves.
func ExampleMoves() {
	moves := kit.NewMoves(nil, nil, 12)
	for _, card := range []string{"7H", "9D"} {
		moves = moves.Add("play ").Add(card).End()
	}
	fmt.Printf("%q\n", moves.Word("pass").List())
	// Output:
	// ["play 7H 12" "play 9D 12" "pass 12"]
}

// A set of seats is one byte in the game, and digits in what is stored.
func ExampleSeats() {
	ready := kit.SetOf(0, 3).With(1)
	stored, err := json.Marshal(map[string]kit.Seats{"ready": ready, "all": kit.All(4)})
	fmt.Println(string(stored), err)
	fmt.Println(ready.Has(2), ready.Count(), ready == kit.All(4))
	// Output:
	// {"all":"0123","ready":"013"} <nil>
	// false 3 false
}

// A robot that tries its moves out does not waste time on the bad ones: after each turn the worse half is left out.
func ExampleHalve() {
	worth, tried := []int{3, 9, 1, 4, 2, 0, 5, 7}, make([]int, 8)
	best := kit.Halve(len(worth), func(left, sums []int) {
		for _, move := range left {
			tried[move]++
			sums[move] += worth[move] // here it would play the game to its end
		}
	})
	fmt.Println("move", best, "is the best; how often each was tried:", tried)
	// Output:
	// move 1 is the best; how often each was tried: [1 3 1 2 1 1 2 3]
}

// The story of a game keeps the best moment of each sort, and of each player.
func ExampleMoments() {
	var m kit.Moments
	for _, e := range []games.Event{
		{Verb: "slam", Seats: []games.Seat{0}, N: 40},
		{Verb: "slam", Seats: []games.Seat{2}, N: 70},
		{Verb: "slam", Seats: []games.Seat{0}, N: 55},
	} {
		m.Offer(e.N, e)
	}
	for _, e := range m.Best("slam") {
		fmt.Println("of all: seat", e.Seats[0], "with", e.N)
	}
	for _, e := range m.Own("slam") {
		fmt.Println("of their own: seat", e.Seats[0], "with", e.N)
	}
	// Output:
	// of all: seat 2 with 70
	// of their own: seat 0 with 55
	// of their own: seat 2 with 70
}
