package rednines

import (
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// stacked is the first round of four players, in which everything happens that a beginner must have seen.
const stacked = `{"Rules":{"Rounds":2},"Seed":"0000000000000000000000000000000000000000000000000000000000000000","Seats":4,"In":"0123","Step":1,"Round":1,"Dealer":3,"Phase":"opening","Turn":0,"Ready":"","Until":0,
"Hands":"AS 2D 3S 3C 3D 4H 5D 7C 9H 9D JS QS KC |2C 3H 4C 4D 6H 6S 8S 10C 10S JH JD QH KD |AC 2H 5S 5H 7H 7D 7S 8D 8H 10H 10D JC KS |AH AD 2S 4S 5C 6D 6C 8C 9S 9C QD QC KH ","Pile":"","Scored":null}`

// lesson teaches Red Nines: a run, a red nine that is held back, and one that doubles.
func lesson() *look.Lesson {
	return &look.Lesson{
		Version: 1, Minutes: 2, Players: []string{"", "Pip", "Cog", "Bolt"},
		Steps: []look.Step{
			{
				From:  &look.Stacked{Schema: 1, State: []byte(stacked)},
				Title: "Get rid of your cards",
				Say:   []string{"Four players, thirteen cards each. On each card goes the next higher one, in any suit; a red nine can be any card. The first without cards ends the round; the others pay for what they hold. Fewest points win."},
				Next:  "Start", Ways: []look.Way{{}},
			},
			{
				Title: "You open",
				Say:   []string{"Begin with any rank, even several cards of it: only the opening of a round allows that. Then go up by one, in any suit. You have three threes, and a 4 and a 5 behind them."},
				Want:  "Play three threes, 4 and 5.",
				Ways:  []look.Way{{Move: "play 3D+3S+3C 4H 5D 1"}},
				Wrong: []look.Told{
					{Press: "play JS*", Say: "Allowed, and it takes 36 points along. A better moment for it comes; the three threes can go together only now."},
					{Press: "play AS*", Say: "Well thought: an ace is costly. But only now can three threes go together."},
					{Press: ">rank *", Say: "Allowed. But the threes can go together only now, and 4 and 5 follow them."},
				},
			},
			{
				Title: "A red nine may wait",
				Say:   []string{"A card that fits must go: your 4 and 5 went along. Red nines can wait. **→ 332** is what you’d pay if somebody went out now: high is bad, but nobody is close."},
				Want:  "Keep both: stop.",
				Ways:  []look.Way{{Move: "pass 4", Then: []string{"1 play 6H pass 5", "2 play 7S 8D pass 7", "3 play 9C pass 10"}}},
				Wrong: []look.Told{
					{Press: "play 9H=6 7C 9D=8 4", Say: "Allowed, but both red nines are gone then, for one card."},
					{Press: "play *", Say: "Allowed, but it takes only the 7 along. Soon a red nine takes three costly cards."},
				},
			},
			{
				Title: "Now use one",
				Say:   []string{"Pip played 6, Cog 7 and 8, Bolt 9. Now a 10, and you have none. But behind it wait {JS} {QS} {KC}: 36 points. A red nine makes the bridge."},
				Want:  "Use one: 10–J–Q–K.",
				Ways:  []look.Way{{Move: "play 9H=10 JS QS KC 12"}},
				Wrong: []look.Told{
					{Press: "pass *", Say: "You may. But jack, queen and king are costly, and somebody else will be first."},
					{Press: "play 9H=10 12", Say: "That comes to the same, card by card. Take them all at once."},
				},
			},
			{
				Title: "After a king",
				Say:   []string{"After a king you begin again at once, with any card. An ace follows nothing: it can only begin, and in the hand it costs 20. Now is its moment."},
				Want:  "Begin with the ace: A–2.",
				Ways:  []look.Way{{Move: "play AS 2D 16"}},
				Wrong: []look.Told{
					{Press: "play 7C 16", Say: "Then the ace stays: 20 points, until you begin the next time."},
					{Press: ">rank *", Say: "Allowed. But only a beginning rids you of the ace, and here is one."},
				},
			},
			{
				Title: "Keep it, at a price",
				Say:   []string{"A 3 is next: only your red nine fits. Used now, it leaves a 7 that must wait. Kept, it lets you out after any 6 or 7. The price: meanwhile it doubles your points."},
				Want:  "Keep it: stop.",
				Ways:  []look.Way{{Move: "pass 18", Then: []string{"1 play 3H 4C pass 19", "2 play 5S pass 22", "3 play 6D pass 24"}}},
				Wrong: []look.Told{
					{Press: "play 9D=3 18", Say: "Allowed, and careful: 7 points at most. But then only a 7 lets you out. Dare to keep it."},
				},
			},
			{
				Title: "A 7 is next",
				Say:   []string{"Bolt’s 6 is on top. You hold the 7, so you must go on, and the red nine can be the 8 behind it. If you go out **with a red nine**, all others pay double."},
				Want:  "Go out.",
				Ways:  []look.Way{{Move: "play 7C 9D=8 26"}},
				Wrong: []look.Told{
					{Press: "play 7C pass 26", Say: "You may, but nothing better will come: the red nine ends the round now."},
					{Press: "play 9D=7 26", Say: "Allowed, but after a 7 comes an 8, and your own 7 stays behind."},
				},
			},
			{
				Title: "They pay",
				Say:   []string{"Pip held 87, doubled by your red nine: **174**. Cog pays **186**, Bolt **222**, you nothing. Cards cost their number, J 11, Q 12, K 13, an ace 20."},
				Next:  "Next", Ways: []look.Way{{}},
			},
			{
				Title: "What is left to know",
				Say:   []string{"Each red nine in a loser’s hand doubles what they pay, and your last one doubled it once more. If nobody can go on, the last to play begins again. Rounds: as many as players."},
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
