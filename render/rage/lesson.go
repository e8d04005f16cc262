package rage

import (
	"ruckus/render/look"
)

// stacked is the sixth round of three players, at its bids.
const stacked = `{"Rules":{"Hands":10,"ActionAnytime":false,"HiddenBids":false,"SweepDouble":false,"Hook":false,"AmigoScore":false,"Teams":false},"Seats":3,"Round":6,"Phase":"bidding","Step":1,"Dealer":1,"Turn":2,"Ready":"","Until":0,
"Hands":"R8 B3 B14 P11 CR|O6 Y2 G13 B5 B12|O4 O13 Y10 G2 B9||||||",
"Pile":"R0 R1 R2 R3 R4 R5 R6 R7 R9 R10 R11 R12 R13 R14 R15 O0 O1 O2 O3 O5 O7 O8 O9 O10 O11 O12 O14 O15 Y0 Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y11 Y12 Y13 Y14 Y15 G0 G1 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G14 G15 B0 B1 B2 B4 B6 B7 B8 B10 B11 B13 B15 P0 P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P12 P13 P14 P15 WR WR2 CR2 CR3 CR4 OR OR2 OR3 OR4 BR BR2 MR MR2","Trumps":"R6","Lead":2,"Opens":2,"Sheet":"4/4 3/3 3/3|3/2 3/3 3/4|2/3 3/3 3/2|2/2 2/2 2/3|1/1 2/3 2/2|/0 /0 /0"}`

// lesson teaches RAGE: a bid, five tricks, two of them to be won, and an action card.
func lesson() *look.Lesson {
	goOn := []string{"1 play O6 14", "2 play O13 15", "2 play Y10 16"}
	return &look.Lesson{
		Version: 2, Minutes: 3, Players: []string{"", "Cog", "Bolt"},
		Steps: []look.Step{
			{
				From: &look.Stacked{Position: stacked},
				Name: "aim",
				Ways: []look.Way{{Then: []string{"2 bid 3 6"}}},
			},
			{
				Name: "bid",
				Ways: []look.Way{{Move: "bid 2 6", Then: []string{"1 bid 1 6", "2 play B9 4"}}},
				Wrong: []look.Told{
					{Press: "bid [01] 6", Say: "less"},
					{Press: "bid [345] 6", Say: "more"},
				},
			},
			{
				Name:  "follow",
				Ways:  []look.Way{{Move: "play B14 5", Then: []string{"1 play B5 6"}}},
				Wrong: []look.Told{{Press: "play B3 5", Say: "low"}},
			},
			{
				Name: "lose",
				Ways: []look.Way{{Move: "play B3 7", Then: []string{"1 play B12 8", "2 play O4 9", "1 play G13 10", "2 play G2 11"}}},
				Wrong: []look.Told{
					{Press: "play R8 7", Say: "trump"},
					{Press: "play P11 7", Say: "maybe"},
					{Press: ">colour CR", Say: "change"},
				},
			},
			{
				Name: "trump",
				Ways: []look.Way{{Move: "play R8 12"}},
				Wrong: []look.Told{
					{Press: "play P11 12", Say: "high"},
					{Press: ">colour CR", Say: "change"},
				},
			},
			{
				Name: "enough",
				Ways: []look.Way{
					{Move: "play CR=blue 13", Then: goOn}, {Move: "play CR=orange 13", Then: goOn},
					{Move: "play CR=yellow 13", Then: goOn}, {Move: "play CR=green 13", Then: goOn},
				},
				Via: []string{placeColour + "CR"},
				Wrong: []look.Told{
					{Press: "play P11 13", Say: "eleven"},
					{Press: "play CR=purple 13", Say: "purple"},
				},
			},
			{
				Name: "last",
				Ways: []look.Way{{Move: "play P11 17", Then: []string{"1 play Y2 18"}}},
			},
			{
				Name: "score",
				Ways: []look.Way{{}},
			},
			{
				Name: "more",
			},
		},
	}
}
