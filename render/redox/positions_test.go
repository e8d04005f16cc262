package redox

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/look"
)

// third is the third round of four players, in which three have laid plots.
const third = `{"Rules":{"Target":500},"Seats":4,"Step":26,"Round":3,"Clockwise":false,"Leader":2,"Phase":"playing","Turn":2,"Ready":"","Until":0,
"Scored":[{"Winner":2,"Points":[31,52,-10,77]},{"Winner":2,"Slam":true,"Points":[10,100,-10,130]}],"Turns":22,
"Hands":"6H AD 9C 4C 10H KD 2S 3S 8H2 JC 6C|5S 9H 7D2 8S 8S2 8C KC X2|7H 7D 7C 7C2 QS2 KH 10D 9D|7H2 2C 10D2 AS2 X4 4S 5C 6C2 9H2 10H2 QD2 KC2 2H2 3C 8H|||||",
"Known":"6H AD||KH||||||",
"Stock":"10S2 3H2 2C2 3D2 3S2 7S2 4H2 KD2 5H2 5C2 6S2 QC2 JC2 6S 9S KH2 10C 8D 5S2 JD2 9S2 9D2 QH2 AH2 4C2 6H2 7S KS JS2 10C2 2S2 5D2 AC2 JD 9C2 4S2 8D2 JH 8C2 5H",
"Pile":"AC 6D2 3C2 JS JH2 2D2 4D2 QD","Table":"0rj 10S X1 QS KS2 AS|2ra AH 2H 3H 4H|1ra AD2 2D 3D 4D 5D 6D|1ml QH QC X3"}`

// second is the second round, in which nobody has laid a plot and seat 1 holds a slam.
const second = `{"Rules":{"Target":500},"Seats":4,"Step":11,"Round":2,"Clockwise":true,"Leader":2,"Phase":"playing","Turn":2,"Ready":"","Until":0,
"Scored":[{"Winner":2,"Points":[31,52,-10,77]}],"Turns":4,
"Hands":"AH2 10H JH QH2 KH2 7D 8D 9D AS 5S 6S 3C 6C 9C X2|4H 5H 6H 7H 8H 9H 2D KD 2S 2S2 KS 2C KC KH X1|2H 5H2 7H2 9H2 4D 5D 6D 3S 7S QS KS2 10C JC QC KC2|3H 6H2 2D2 10D QD QD2 4S 8S 9S JS2 4C 5C 7C 8C 8C2|||||",
"Known":"||||||||","Fresh":"2H 2C",
"Stock":"6S2 7S2 10S AS2 X3 3S2 9C2 5C2 4S2 JH2 6D2 10C2 QC2 QS2 3D 8S2 3H2 10H2 5D2 4H2 AH 9S2 KD2 2C2 JD2 4D2 8H2 10S2 JC2 3D2 6C2 AD2 JD 8D2 AC2 AD 7C2 5S2 10D2 X4 QH 7D2 AC",
"Pile":"3C2 9D2 2H2 4C2 JS"}`

func sampleTable() look.Table {
	t := look.SampleTable(redox.Kind(), Look(), look.PlayingPhase)
	t.Players[3].Away = true
	return t
}

// samplePosition is a stored position after moves.
func samplePosition(state string, moves ...string) look.Sampled {
	return look.SamplePosition(sampleTable(), look.Stacked{Position: state, Then: moves})
}

// turnSample is the third round: seat 1 is on turn, and seat 2 has just come down to three cards. What is replaced in the stored
// position comes in pairs.
func turnSample(replaced ...string) look.Sampled {
	return samplePosition(strings.NewReplacer(replaced...).Replace(third),
		"2 lay 7H+7D+7C+7C2 26", "1 draw 5S 27", "0 draw 10H 28", "3 draw 7H2 29", "2 connect p4+QS2 30")
}

// firstSample is a usual beginning of a round for seat 2: a plot can be laid, and the discard pile helps.
func firstSample() look.Sampled { return samplePosition(second) }

// jokerSample goes on to the turn of seat 0, which holds a joker, and slamSample to that of seat 1.
func jokerSample() look.Sampled { return firstSample().Then("2 draw 9H2 11", "3 draw 8S 12") }

func slamSample() look.Sampled { return jokerSample().Then("0 pick AH2 13") }

// crowdSample is a table of eight that must call themselves: many plots lie there, and somebody has yet to call.
func crowdSample() look.Sampled {
	t := look.SampleTable(redox.Kind(), Look(), look.PlayingPhase)
	t.Players, t.Terms.Values = slices.Concat(t.Players, t.Players), map[string]int{"rounds": 5, "must_yell": 1}
	return look.SamplePosition(t, look.Stacked{}).On(games.Medium, func(g games.Game) bool {
		v := g.View(games.Table).(redox.View)
		return len(v.Calls) > 0 && len(g.View(v.Turn).(redox.View).Connects) > 8
	})
}

// callSample is the third round at a table that must call: seat 2 has yet to do so.
func callSample() look.Sampled { return turnSample(`"Target":500`, `"Target":500,"MustYell":true`) }

// betweenSample is the end of that round, in which seat 2 has not called.
func betweenSample() look.Sampled {
	p := callSample().Then(games.Tick)
	return p.On(games.Easy, func(g games.Game) bool { return g.View(0).(redox.View).Phase == redox.Between }).Then("0 ready 3")
}

// viewOf is what a seat sees.
func viewOf(p look.Sampled, s games.Seat) redox.View { return p.Game.View(s).(redox.View) }
