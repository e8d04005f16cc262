package games_test

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/docs/examples/pig"
	"ruckus/games"
)

// Any game is played in the same way: ask who may do what, and play one of the moves. Here everybody does what a player who is
// absent is taken to do.
func Example() {
	position, err := pig.Kind().Start(games.Setup{Seats: 2, Seed: [32]byte{7}, At: time.Unix(0, 0), Values: map[string]int{"goal": 10}})
	if err != nil {
		panic(err)
	}
	for {
		asked, err := position.Ask(2)
		if err != nil {
			panic(err)
		}
		if asked.Result != nil {
			fmt.Println("won by", asked.Result.Winners, "with", asked.Result.Scores)
			return
		}
		turn := slices.IndexFunc(asked.Prompts, func(p games.Prompt) bool { return p.Must })
		events, err := position.Play(games.Action{Seat: games.Seat(turn), Move: asked.Prompts[turn].Moves[0], At: time.Unix(0, 0)})
		if err != nil {
			panic(err)
		}
		for _, e := range events {
			fmt.Println("seat", turn, e.Verb, e.N)
		}
	}
	// Output:
	// seat 0 roll 4
	// seat 0 hold 4
	// seat 1 roll 1
	// seat 1 lose 0
	// seat 0 roll 5
	// seat 0 hold 9
	// seat 1 roll 2
	// seat 1 hold 2
	// seat 0 roll 2
	// seat 0 hold 11
	// won by [0] with [11 2]
}

// An option is declared once and bound to a variable. Commands, forms, lobby and rules page are made from the declaration.
func ExampleOptions_Set() {
	var rules struct {
		Hand   int
		Jokers bool
	}
	options := games.Options{
		games.Int(&rules.Hand, "hand", 7, 5, 10, "how many cards everyone gets").In("card"),
		games.Bool(&rules.Jokers, "jokers", false, "play with jokers"),
	}
	fmt.Println(options.Set(map[string]int{"jokers": 1}), rules)
	fmt.Println(options[0].Format(rules.Hand)+",", "jokers", options[1].Format(1))
	fmt.Println(options.Set(map[string]int{"hand": 11}))
	// Output:
	// <nil> {7 true}
	// 7 cards, jokers on
	// hand can be from 5 to 10, not 11
}

// A move is refused with a sentence that says what to do instead. It can name the page of the guide with the rule.
func ExampleBreaks() {
	err := games.Breaks("follow", "you have a heart: play one")
	fmt.Println(err, errors.Is(err, games.ErrIllegal), games.Rule(err))
	// Output:
	// you have a heart: play one true follow
}

// Who has won a game in which the fewest points are best.
func ExampleLowest() {
	points := []int{12, 3, 30, 3}
	result := games.Result{Winners: games.Lowest(points), Scores: points}
	fmt.Println(result.Winners, result.FewestWin(), games.LowestFirst(points))
	// Output:
	// [1 3] true [1 3 0 2]
}
