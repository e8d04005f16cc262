package rednines

import (
	"slices"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/look"
)

// tied is an extra round between two of four players, who have shared the first place after two rounds.
const tied = `{"Rules":{"Rounds":1,"ExtraRound":true},"Seats":4,"In":"01","Step":57,"Round":3,"Dealer":1,"Phase":"opening","Turn":0,"Ready":"","Until":0,
"Scored":[{"Winner":0,"RedLast":false,"Left":"|5H|KD|QH 9H|||||"},{"Winner":1,"RedLast":false,"Left":"5D||3C 4C|AS|||||"}],"Seed":"0000000000000000000000000000000000000000000000000000000000000000",
"Hands":"AH 2H 3S 4S 5H 6H 7S 8S 9H 10S JH QS KH|AS 2S 3H 4H 5S 6S 7H 8H 9S 10H JS QH KS|||||||","Pile":""}`

func samplePosition(state string) look.Sampled {
	t := look.SampleTable(rednines.Kind(), Look(), look.PlayingPhase)
	t.Players[3].Away = true
	return look.SamplePosition(t, look.Stacked{Schema: 1, State: []byte(state)})
}

// samples are the screens of Red Nines: those of the lesson's round, and the end of a game.
func samples() []look.Sample {
	opening := samplePosition(stacked)
	only := opening.Then("0 play 3D+3S+3C 4H 5D 1")
	run := only.Then("0 pass 4")
	bridge := run.Then("1 play 6H pass 5", "2 play 7S 8D pass 7", "3 play 9C pass 10")
	king := bridge.Then("0 play 9H=10 JS QS KC 12")
	nothing := run.Then("1 play 6H 5")
	choice := king.Then("0 play AS 2D 16", "0 pass 18", "1 play 3H 4C pass 19", "2 play 5S pass 22", "3 play 6D pass 24")
	between := choice.Then("0 play 7C 9D=8 26", "0 ready 1", "2 ready 1")
	extra := samplePosition(tied).Then("0 play 3S 4S 5H 6H 7S 8S pass 57")
	over := extra.Then("1 play 9S 10H JS QH KS 64", "1 play AS 2S 3H 4H 5S 6S 7H 8H 69")
	menu, ace := opening, "play AS 1" // a move that only a menu has
	menu.Table.Hints, menu.Table.Hint = true, &games.Hint{Move: ace, Reasons: opening.Game.(games.Adviser).Reasons(0, ace)}
	return slices.Concat(
		bridge.Board("running", true), opening.Board("opening", false), extra.Board("extra", false),
		between.Board("between", true), over.Board("over", false),
		run.Refused("run", 1, "", "the six is next, not the eight", false),
		bridge.Hand("red-nine", 0, "", true), only.Hand("only-red-nine", 0, "", false),
		opening.Hand("opening", 0, "", true), opening.Hand("opening-rank", 0, placeRank+"3", false), king.Hand("king", 0, "", false),
		run.Hand("waiting", 0, "", true), nothing.Hand("nothing-fits", 1, "", true), between.Hand("ready", 1, "", false), between.Hand("is-ready", 2, "", false),
		choice.Practice(0), bridge.Hinted(0).Hand("hint", 0, "", true), menu.Hand("hint-menu", 0, "", false),
		look.SampleRules(opening.Table, map[string]int{"small": 1, "turn_time": 30}),
	)
}
