package screens

import "ruckus/render/look"

// guide is the rules in pages.
func guide(map[string]int) []look.Page {
	return []look.Page{
		look.FirstTurn("One player seeks a word. All others see it, and each **types one word** as a clue, in secret. **Equal clues are struck.** The seeker reads what is left and types a guess. You win together if you find more than half of the words."),
		{Place: "clue", Title: "Which clues are allowed?", Text: "One word, of at most 24 letters. It must not have the word in it, nor be a part of it."},
		{Place: "struck", Title: "When are clues equal?", Text: "When the letters are the same; capitals make no difference. Whoever typed first, both are struck."},
	}
}

// stacked is a round in which the learner knows the word, and another one seeks it.
const stacked = `{"Step":1,"Laps":2,"Round":2,"Seeker":1,"Asked":false,"Clues":[{},{},{}],"Found":0,"Last":"","Seats":3,"Word":1,"Given":{"Round":1,"Asked":"02"}}`

// lesson teaches to type a clue that nobody else types, and to guess.
func lesson() *look.Lesson {
	return &look.Lesson{
		Version: 1, Minutes: 1, Players: []string{"", "Pip", "Cog"}, Values: map[string]int{"laps": 2},
		Steps: []look.Step{
			{
				From:  &look.Stacked{Position: stacked},
				Title: "Pip seeks", Say: []string{"Only Pip can't see the word. You and Cog each type one word that leads there."},
				Next: "Start", Ways: []look.Way{{}},
			},
			{
				Title: "A word is a clue", Say: []string{"Any word will do that isn't in the word, and has no part of it. Names count, and so do words that nobody knows."},
				Next: "Next", Ways: []look.Way{{}},
			},
			{
				Title: "Your clue", Say: []string{"Cog may well think of lava, and equal clues are struck. So find something else."},
				Want: "Type a clue.", Ways: []look.Way{{Move: `clue "eruption" 100`, Then: []string{`2 clue "lava" 100`}}},
				Wrong: []look.Told{{Press: "pass *", Say: "Allowed, but then Pip has one clue less."}},
			},
			{Title: "Two clues are left", Say: []string{"They differ, so Pip reads both. Had they been equal, Pip would read none."}, Next: "Next", Ways: []look.Way{{Then: []string{`1 guess "volcano" 1`}}}},
			{Title: "Found", Say: []string{"Pip had it. Now Cog seeks, and then it's your turn."}, Next: "Next", Ways: []look.Way{{Then: []string{`0 pass 200`, `1 pass 200`, `2 pass 2`, `1 clue "parrot" 300`, `2 clue "plank" 300`}}}},
			{
				Title: "You seek", Say: []string{"Two clues are shown to you. One of them alone would do."},
				Want: "Type your guess.", Ways: []look.Way{{Move: `guess "pirate" 3`}},
				Wrong: []look.Told{{Press: "pass *", Say: "Allowed. But a guess costs nothing."}},
			},
			{Title: "Well done", Say: []string{"You had two clues, and a robot could have typed either. With more players more clues are struck."}, Next: "Next", Ways: []look.Way{{}}},
			{Title: "What is left to know", Say: []string{"Everybody seeks as often as the others. More than half of the words must be found: then all win, else nobody."}},
		},
	}
}
