package rage

import (
	"strings"

	"ruckus/games/rage"
	"ruckus/render/look"
)

// third is the third round of four players, at its bids.
const third = `{"Rules":{"Hands":10},"Seats":4,"Round":3,"Phase":"bidding","Step":1,"Dealer":1,"Turn":2,"Ready":"","Until":0,
"Hands":"R5 O9 Y9 G10 B3 B13 P6 BR|R2 R12 Y4 G3 G15 P0 WR CR|R7 Y1 G1 B1 B9 P14 OR MR|R9 O5 O12 Y2 Y12 B8 P10 CR2|||||",
"Pile":"R0 R1 R3 R4 R6 R8 R10 R11 R13 R14 R15 O0 O1 O2 O3 O4 O6 O7 O8 O10 O11 O13 O14 O15 Y0 Y3 Y5 Y6 Y7 Y8 Y10 Y11 Y13 Y14 Y15 G0 G2 G4 G5 G6 G7 G8 G9 G11 G12 G13 G14 B0 B2 B4 B5 B6 B7 B10 B11 B12 B14 B15 P1 P2 P3 P4 P5 P7 P8 P9 P11 P12 P13 P15 WR2 CR3 CR4 OR2 OR3 OR4 BR2 MR2",
"Buried":"CR3 OR2","Trumps":"Y7","Lead":2,"Opens":2,"Sheet":"3/3+1-0 2/4 4/3+0-1 0/0|0/2+0-2 2/2 3/4 2/1+1-0|/0 /0 /0 /0"}`

func sampleTable(values map[string]int) look.Table {
	t := look.SampleTable(rage.Kind(), Look(), look.PlayingPhase)
	t.Players[3].Away, t.Terms.Values = true, values
	return t
}

// thirdSample is the third round, by a house rule more, once some have bid.
func thirdSample(rule string, bids ...string) look.Sampled {
	state := strings.Replace(third, `"Hands":10`, `"Hands":10`+rule, 1)
	return look.SamplePosition(sampleTable(nil), look.Stacked{Position: state, Then: bids})
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
