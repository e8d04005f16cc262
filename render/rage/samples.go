package rage

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
)

// third is the third round of four players, at its bids.
const third = `{"Rules":{"Hands":10},"Seats":4,"Round":3,"Phase":"bidding","Step":1,"Dealer":1,"Turn":2,"Ready":"","Until":0,"Seed":"0000000000000000000000000000000000000000000000000000000000000000",
"Hands":"R5 O9 Y9 G10 B3 B13 P6 BR|R2 R12 Y4 G3 G15 P0 WR CR|R7 Y1 G1 B1 B9 P14 OR MR|R9 O5 O12 Y2 Y12 B8 P10 CR2|||||",
"Pile":"R0 R1 R3 R4 R6 R8 R10 R11 R13 R14 R15 O0 O1 O2 O3 O4 O6 O7 O8 O10 O11 O13 O14 O15 Y0 Y3 Y5 Y6 Y7 Y8 Y10 Y11 Y13 Y14 Y15 G0 G2 G4 G5 G6 G7 G8 G9 G11 G12 G13 G14 B0 B2 B4 B5 B6 B7 B10 B11 B12 B14 B15 P1 P2 P3 P4 P5 P7 P8 P9 P11 P12 P13 P15 WR2 CR3 CR4 OR2 OR3 OR4 BR2 MR2",
"Buried":"CR3 OR2","Trumps":"Y7","Voids":"||||||||","Lead":2,"Trick":"","Last":"","Opens":2,"Sheet":"3/3+1-0 2/4 4/3+0-1 0/0|0/2+0-2 2/2 3/4 2/1+1-0|/0 /0 /0 /0"}`

func sampleTable(values map[string]int) look.Table {
	t := look.SampleTable(rage.Kind(), Look(), look.PlayingPhase)
	t.Players[3].Away, t.Values = true, values
	return t
}

// thirdSample is the third round, by a house rule more, once some have bid.
func thirdSample(rule string, bids ...string) look.Sampled {
	state := strings.Replace(third, `"Hands":10`, `"Hands":10`+rule, 1)
	return look.SamplePosition(sampleTable(nil), look.Stacked{Schema: 1, State: []byte(state), Then: bids})
}

// followed goes on to the third trick, in which seat 1 has to follow the green of seat 0.
func followed(bids look.Sampled) look.Sampled {
	return bids.Then("0 bid 2 3", "1 bid 3 3", "2 play OR 5", "3 play O5 6", "0 play O9 7", "1 play P0 8",
		"0 play BR 9", "1 play Y4 10", "2 play Y1 11", "3 play Y12 12", "3 play CR=red 13", "0 play G10 14")
}

// freeSample is the fourth trick, in which seat 1 leads and may play anything.
func freeSample() look.Sampled {
	return followed(thirdSample("", twoBids...)).Then("1 play G15 15", "2 play G1 16")
}

var twoBids = []string{"2 bid 1 3", "3 bid 4 3"}

// samples are the screens of RAGE: those of one round and on to the end of the game, of a table of eight, and the rules.
func samples() []look.Sample {
	bids, follow, free := thirdSample("", twoBids...), followed(thirdSample("", twoBids...)), freeSample()
	hook := thirdSample(`,"Hook":true`, twoBids...).Then("0 bid 2 3")
	noTrump := bids.Then("0 bid 2 3", "1 bid 3 3", "2 play OR 5", "3 play O5 6", "0 play O9 7", "1 play P0 8")
	hidden := look.SamplePosition(sampleTable(map[string]int{"hidden_bids": 1}), look.Stacked{Then: []string{"1 bid 3 1", "2 bid 2 1"}})
	pairs := followed(thirdSample(`,"Teams":true`, twoBids...))
	between := free.On(games.Easy, func(g games.Game) bool { return g.View(0).(rage.View).Phase == rage.Between }).Then("0 ready 3", "2 ready 3")
	over := between.On(games.Medium, func(g games.Game) bool { return g.Result() != nil })
	crowd := sampleTable(nil)
	crowd.Players = slices.Concat(crowd.Players, crowd.Players)
	many := look.SamplePosition(crowd, look.Stacked{}).On(games.Easy, func(g games.Game) bool { return len(g.View(0).(rage.View).Trick.Plays) == 6 })
	last := many.Game.View(0).(rage.View).Turn
	colour, wild := free, "play WR=red 17" // a move that asks for a colour first
	colour.Table.Hints, colour.Table.Hint = true, &games.Hint{Move: wild, Reasons: free.Game.(games.Adviser).Reasons(1, wild)}
	chosen, barred := free, follow
	chosen.Table.Ahead, barred.Table.Ahead = "play B9", "play B3"
	return slices.Concat(
		bids.Board("bids", false), hidden.Board("bids-hidden", false), follow.Board("trick", true), noTrump.Board("lead", false), pairs.Board("pairs", false),
		between.Board("between", false), over.Board("over", false),
		hook.Refused("bid", 1, "", "the bids may not add up to the 8 tricks", false),
		bids.Hand("bid-made", 3, "", false), follow.Hand("follow", 1, "", true), many.Hand("follow-8", last, "", false), follow.Hand("more", 1, placeMore, false),
		free.Hand("wild", 1, placeColour+"WR", false), free.Hand("change", 1, placeColour+"CR", false), free.Hand("lead", 1, "", false),
		free.Hand("wait", 2, "", false), chosen.Hand("wait-ahead", 2, "", true), barred.Hand("follow-ahead", 1, "", false), pairs.Hand("pair", 2, "", false), free.Hand("last-trick", 2, placeLast, false), free.Hand("sheet", 2, placeSheet, false),
		between.Hand("ready", 1, "", false), follow.Practice(1),
		bids.Then("0 bid 2 3").Hinted(1).Hand("hint-bid", 1, "", false), follow.Hinted(1).Hand("hint", 1, "", true), colour.Hand("hint-colour", 1, "", false),
		look.SampleRules(free.Table, map[string]int{"hook": 1}),
	)
}
