package screens

import (
	"ruckus/render/look"
)

// guide is the rules in pages.
func guide(values map[string]int) []look.Page {
	return []look.Page{
		look.FirstTurn("Everybody rolls their dice in secret. In turn each claims **how many dice of all show a face**, more than the one before, or says **Liar!** Who is wrong loses a die. The last one with dice wins."),
		{Place: "claim", Title: "When is a claim higher?", Text: "It says more dice, of any face, or as many dice of a higher face: after 3 × {5} comes 3 × {6}, or 4 × {1}. No claim says more dice than there are." +
			look.HouseRule(values["wild_ones"] == 0, "wild_ones", "Ones count as ones alone.")},
		{Place: "doubt", Title: "What happens after a doubt?", Text: "All dice are shown. If at least as many count as were claimed, who doubted loses a die, else who claimed. That player begins the next round, or the next one with dice."},
		{Place: "ones", Title: "What do ones count?", Text: "As any face, and as ones, unless the table plays without wild ones."},
	}
}

// stacked is a round of three in which everything happens that a beginner must have seen.
const stacked = `{"Seats":3,"Step":1,"Turn":0,"Dice":3,"Wild":true,"Round":1,"Left":[3,2,1],"Bids":[{"Count":0,"Face":0},{"Count":0,"Face":0},{"Count":0,"Face":0}],` +
	`"Bid":{"Count":0,"Face":0},"By":-1,"Out":null,"Last":{"Bid":{"Count":0,"Face":0},"By":0,"Liar":0,"Loser":0,"Dice":null,"Count":0},` +
	`"Hands":[[1,5,5],[2,5],[6]]}`

// lesson teaches to claim, to count wild ones, and to doubt.
func lesson() *look.Lesson {
	return &look.Lesson{
		Version: 1, Minutes: 1, Players: []string{"", "Pip", "Cog"}, Values: map[string]int{"dice": 3},
		Steps: []look.Step{
			{
				From:  &look.Stacked{Position: stacked},
				Title: "Your dice are yours", Say: []string{"Six dice are on the table. You see {1} {5} {5}, and nobody else does. Ones count as any face, so you have three fives."},
				Next: "Start", Ways: []look.Way{{}},
			},
			{Title: "Wild ones", Say: []string{"A one is any face at once: as a five it counts, and as a two as well. So fives and twos are likelier than ones."}, Next: "Next", Ways: []look.Way{{}}},
			{
				Title: "Claim what you can answer for", Say: []string{"Of the three dice that you cannot see one is probably a five or a one. Three fives are sure: you hold them."},
				Want: "Claim 3 × {5}.", Ways: []look.Way{{Move: "bid 3x5 1"}}, Via: []string{higher + "5"},
				Wrong: []look.Told{{Press: "bid *", Say: "Allowed. But the fives are what you have: take *Higher …* and the five."}},
			},
			{Title: "Pip’s turn", Say: []string{"Pip must claim more now: four dice of any face, or three sixes. Or say *Liar!*, and lose a die, for you told the truth."}, Next: "Next", Ways: []look.Way{{Then: []string{"1 bid 4x5 2"}}}},
			{Title: "Pip goes along", Say: []string{"Pip claims four fives, and so has one in hand, or bluffs. Claims tell something, but never all."}, Next: "Next", Ways: []look.Way{{Then: []string{"2 bid 6x5 3"}}}},
			{
				Title: "Too much", Say: []string{"Cog says that **all six** dice are fives. Cog has one die, and Pip two."},
				Want: "Doubt it.", Ways: []look.Way{{Move: "liar 4"}},
			},
			{Title: "Caught", Say: []string{"There were four: the claim was wrong, and Cog loses the last die. Had there been six, you would have lost one."}, Next: "Next", Ways: []look.Way{{}}},
			{Title: "What is left to know", Say: []string{"Who loses a die begins the next round; all roll once more. The last one with dice wins."}},
		},
	}
}
