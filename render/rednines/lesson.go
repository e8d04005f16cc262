package rednines

import (
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// stacked is the first round of four players, in which everything happens that a beginner must have seen.
const stacked = `{"Rules":{"Rounds":2},"Seats":4,"In":"0123","Step":1,"Round":1,"Dealer":3,"Phase":"opening","Turn":0,"Ready":"","Until":0,
"Hands":"AS 2D 3S 3C 3D 4H 5D 7C 9H 9D JS QS KC |2C 3H 4C 4D 6H 6S 8S 10C 10S JH JD QH KD |AC 2H 5S 5H 7H 7D 7S 8D 8H 10H 10D JC KS |AH AD 2S 4S 5C 6D 6C 8C 9S 9C QD QC KH ","Scored":null}`

// lesson teaches Red Nines: a run, a red nine that is held back, and one that doubles.
func lesson() *look.Lesson {
	return &look.Lesson{
		Version: 1, Minutes: 2, Players: []string{"", "Pip", "Cog", "Bolt"},
		Steps: []look.Step{
			{
				From: &look.Stacked{Position: stacked},
				Name: "aim",
				Ways: []look.Way{{}},
			},
			{
				Name: "open",
				Ways: []look.Way{{Move: "play 3D+3S+3C 4H 5D 1"}},
				Wrong: []look.Told{
					{Press: "play JS*", Say: "jack"},
					{Press: "play AS*", Say: "ace"},
					{Press: ">rank *", Say: "menu"},
				},
			},
			{
				Name: "wait",
				Ways: []look.Way{{Move: "pass 4", Then: []string{"1 play 6H pass 5", "2 play 7S 8D pass 7", "3 play 9C pass 10"}}},
				Wrong: []look.Told{
					{Press: "play 9H=6 7C 9D=8 4", Say: "both"},
					{Press: "play *", Say: "one"},
				},
			},
			{
				Name: "use",
				Ways: []look.Way{{Move: "play 9H=10 JS QS KC 12"}},
				Wrong: []look.Told{
					{Press: "pass *", Say: "pass"},
					{Press: "play 9H=10 12", Say: "single"},
				},
			},
			{
				Name: "king",
				Ways: []look.Way{{Move: "play AS 2D 16"}},
				Wrong: []look.Told{
					{Press: "play 7C 16", Say: "seven"},
					{Press: ">rank *", Say: "menu"},
				},
			},
			{
				Name:  "price",
				Ways:  []look.Way{{Move: "pass 18", Then: []string{"1 play 3H 4C pass 19", "2 play 5S pass 22", "3 play 6D pass 24"}}},
				Wrong: []look.Told{{Press: "play 9D=3 18", Say: "use"}},
			},
			{
				Name: "out",
				Ways: []look.Way{{Move: "play 7C 9D=8 26"}},
				Wrong: []look.Told{
					{Press: "play 7C pass 26", Say: "stop"},
					{Press: "play 9D=7 26", Say: "nine"},
				},
			},
			{
				Name: "pay",
				Ways: []look.Way{{}},
			},
			{
				Name: "rest",
			},
		},
	}
}

// cardNamed writes the card that a text names in braces, such as "7H"; "" for no card.
func cardNamed(name string, r screen.Reader) string {
	if cards.Pack.Of(name).Code == "" {
		return ""
	}
	return cardText(name, "", r)
}
