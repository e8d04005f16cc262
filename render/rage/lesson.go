package rage

import (
	"ruckus/render/look"
)

// stacked is the sixth round of three players, at its bids.
const stacked = `{"Rules":{"Hands":10,"ActionAnytime":false,"HiddenBids":false,"SweepDouble":false,"Hook":false,"AmigoScore":false,"Teams":false},"Seed":"0000000000000000000000000000000000000000000000000000000000000000","Seats":3,"Round":6,"Phase":"bidding","Step":1,"Dealer":1,"Turn":2,"Ready":"","Until":0,
"Hands":"R8 B3 B14 P11 CR|O6 Y2 G13 B5 B12|O4 O13 Y10 G2 B9||||||",
"Pile":"R0 R1 R2 R3 R4 R5 R6 R7 R9 R10 R11 R12 R13 R14 R15 O0 O1 O2 O3 O5 O7 O8 O9 O10 O11 O12 O14 O15 Y0 Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y11 Y12 Y13 Y14 Y15 G0 G1 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G14 G15 B0 B1 B2 B4 B6 B7 B8 B10 B11 B13 B15 P0 P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P12 P13 P14 P15 WR WR2 CR2 CR3 CR4 OR OR2 OR3 OR4 BR BR2 MR MR2",
"Buried":"","Trumps":"R6","Voids":"||||||||","Lead":2,"Trick":"","Last":"","Opens":2,"Sheet":"4/4 3/3 3/3|3/2 3/3 3/4|2/3 3/3 3/2|2/2 2/2 2/3|1/1 2/3 2/2|/0 /0 /0"}`

// lesson teaches RAGE: a bid, five tricks of which two are to be won, and an action card.
func lesson() *look.Lesson {
	goOn := []string{"1 play O6 14", "2 play O13 15", "2 play Y10 16"}
	return &look.Lesson{
		Version: 2, Minutes: 3, Players: []string{"", "Cog", "Bolt"},
		Steps: []look.Step{
			{
				From:  &look.Stacked{Schema: 1, State: []byte(stacked)},
				Title: "Say it, do it",
				Say:   []string{"A **trick** is one card from each; the best wins it. You **bid** how many you will win: each is a point, an exact bid ten more. Rounds go from ten cards to one; most points win. This is round six."},
				Next:  "Start", Ways: []look.Way{{Then: []string{"2 bid 3 6"}}},
			},
			{
				Title: "Your bid",
				Say:   []string{"Red is trump: it beats every other colour. Count: {B14} is almost the highest blue, {R8} is a trump, {P11} is doubtful. Bolt has bid 3."},
				Want:  "Bid 2.",
				Ways:  []look.Way{{Move: "bid 2 6", Then: []string{"1 bid 1 6", "2 play B9 4"}}},
				Wrong: []look.Told{
					{Press: "bid [01] 6", Say: "A 14 and a trump often win whether you want it or not. Bid two."},
					{Press: "bid [345] 6", Say: "Only two look likely. Count what should win, not what might."},
				},
			},
			{
				Title: "Follow the colour",
				Say:   []string{"Bolt leads blue. You hold blue, so blue it must be; all else is dim. The highest card of the colour led wins, if nobody plays a trump."},
				Want:  "Take the trick with {B14}.",
				Ways:  []look.Way{{Move: "play B14 5", Then: []string{"1 play B5 6"}}},
				Wrong: []look.Told{
					{Press: "play B3 5", Say: "Allowed, but the 9 wins then. Your 14 wins here: take it."},
				},
			},
			{
				Title: "Give one away",
				Say:   []string{"The winner leads. You want just one more, and {R8} will see to that. So lose this one on purpose."},
				Want:  "Lead your lowest, {B3}.",
				Ways:  []look.Way{{Move: "play B3 7", Then: []string{"1 play B12 8", "2 play O4 9", "1 play G13 10", "2 play G2 11"}}},
				Wrong: []look.Told{
					{Press: "play R8 7", Say: "A trump is surest on a colour that you do not hold. Save it."},
					{Press: "play P11 7", Say: "It may win, or not. Lead what surely loses."},
					{Press: ">colour CR", Say: "Keep it: it will be your way out."},
				},
			},
			{
				Title: "Trump",
				Say:   []string{"Cog leads {G13}. You hold no green, so you may play anything. Only a trump beats green here, and this trick makes two."},
				Want:  "Play your trump, {R8}.",
				Ways:  []look.Way{{Move: "play R8 12"}},
				Wrong: []look.Told{
					{Press: "play P11 12", Say: "Neither green nor trump: however high, it cannot win."},
					{Press: ">colour CR", Say: "That alters the trump but wins nothing now."},
				},
			},
			{
				Title: "Enough!",
				Say:   []string{"Two bid, two won. One more would cost you ten points, and you must lead. {P11} might win. *Change*, an action card, has no colour, and names another trump: any but purple, so that your 11 stays weak."},
				Want:  "Lead *Change*, and choose a colour.",
				Ways: []look.Way{
					{Move: "play CR=blue 13", Then: goOn}, {Move: "play CR=orange 13", Then: goOn},
					{Move: "play CR=yellow 13", Then: goOn}, {Move: "play CR=green 13", Then: goOn},
				},
				Via: []string{placeColour + "CR"},
				Wrong: []look.Told{
					{Press: "play P11 13", Say: "If nobody holds a higher purple or a trump, it wins, and your bid is gone."},
					{Press: "play CR=purple 13", Say: "Then your 11 is a trump, and may win the last trick. Any other colour."},
				},
			},
			{
				Title: "The last card",
				Say:   []string{"*Change* had no colour; Cog’s orange card was the first, so orange was led. Bolt won, and leads {Y10}. Yours is not yellow and not trump: it cannot win."},
				Want:  "Play {P11}.",
				Ways:  []look.Way{{Move: "play P11 17", Then: []string{"1 play Y2 18"}}},
			},
			{
				Title: "The score",
				Say:   []string{"You: 2 tricks + **10** = 12. Cog: 1 + 10 = 11. Bolt bid 3 and won 2: just 2 points. An exact bid of zero earns 5."},
				Next:  "Next", Ways: []look.Way{{}},
			},
			{
				Title: "Four more",
				Say:   []string{"{OR} *Out*: no trump at all. {WR} *Wild*: a 16 of any colour you name. {BR} *Bonus* and {MR} *Mad*: 5 more or less for the winner of the trick. Action cards are for leading, or when you cannot follow."},
			},
		},
	}
}
