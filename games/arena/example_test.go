package arena_test

import (
	"context"
	"encoding/json"
	"fmt"

	"ruckus/docs/examples/pig"
	"ruckus/games/arena"
)

// A cautious player holds as soon as there is something to keep.
type cautious struct{}

func (cautious) Name() string                            { return "cautious" }
func (cautious) Sit() (arena.Seated, error)              { return cautious{}, nil }
func (cautious) Choose(q arena.Question) (string, error) { return q.Prompt.Moves[0], nil }
func (cautious) Close()                                  {}

// A player of your own sits down beside a robot. Each deal is played once from every seat, and the same seed gives the same result.
func ExampleMatch_Play() {
	robot, err := arena.Named("easy")
	if err != nil {
		panic(err)
	}
	match := arena.Match{Kind: pig.Kind(), Players: []arena.Player{cautious{}, robot}, Deals: 50, Seed: 1}
	result, err := match.Play(context.Background())
	if err != nil {
		panic(err)
	}
	for _, p := range result.Players {
		fmt.Printf("%s wins %.0f %% of %d games\n", p.Name, p.Wins.Mean, result.Games)
	}
	// Output:
	// cautious wins 28 % of 100 games
	// easy wins 72 % of 100 games
}

// A program in another language is asked in JSON, as docs/arena.md describes. This is one of the questions.
func ExampleMatch_Example() {
	robot, _ := arena.Named("easy")
	match := arena.Match{Kind: pig.Kind(), Players: []arena.Player{robot, robot}, Seed: 1}
	asked, err := match.Example(context.Background())
	if err != nil {
		panic(err)
	}
	question, err := json.MarshalIndent(asked, "", "  ")
	fmt.Println(string(question), err)
	// Output:
	// {
	//   "game": "pig",
	//   "options": null,
	//   "seat": 1,
	//   "view": {
	//     "Step": 11,
	//     "Turn": 1,
	//     "Goal": 30,
	//     "Rolled": 4,
	//     "Points": [
	//       3,
	//       20
	//     ]
	//   },
	//   "moves": [
	//     "hold 11",
	//     "roll 11"
	//   ],
	//   "must": true,
	//   "left_ms": 1000
	// } <nil>
}
