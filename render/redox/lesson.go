package redox

import "ruckus/render/look"

// stacked is the first round of two players: a run of four is one card short, and a third king comes.
const stacked = `{"Rules":{"Target":0,"Rounds":4,"Clockwise":false,"MustYell":false},"Seats":2,"Step":1,"Round":1,"Clockwise":false,"Leader":0,"Phase":"playing","Turn":0,"Ready":"","Until":0,
"Hands":"2H 5H 7H 9H QH 2D 8D JD KD 2S 4S 9S KS 2C X1|10H AD 3D 6D QD 5S 6S 7S 8S JS QS 7C QC KC X2|||||||",
"Known":"||||||||","Stock":"JC 10C 9C 6C 5C 4C 3C AC 10S AS 9D 7D 5D KH JH 8H 4H 3H AH 10D 3S 8C 6H","Pile":"4D","Reshuffles":0,"Turns":0,"Quiet":0,"Scored":null}`

// stackedSlam is a round in which all fifteen cards of the first seat are in plots.
const stackedSlam = `{"Rules":{"Target":200,"Rounds":0,"Clockwise":false,"MustYell":false},"Seats":2,"Step":1,"Round":1,"Clockwise":false,"Leader":0,"Phase":"playing","Turn":0,"Ready":"","Until":0,
"Hands":"10H JH 3D 4D 5D 6D 7D 10D AS 2S 3S 10S JS 10C JC|3H 4H 6H 9H KH AD QD KD 6S 8S QS 2C 4C 7C 9C|||||||",
"Known":"||||||||","Stock":"X2 X1 KC 8C 6C 5C 3C AC KS 9S 7S 5S 4S JD 9D 8D 2D QH 8H 7H 5H 2H AH","Pile":"QC","Reshuffles":0,"Turns":0,"Quiet":0,"Scored":null}`

// stackedDanger is a round in which the second seat has taken three clubs of the first, and holds a slam.
const stackedDanger = `{"Rules":{"Target":200,"Rounds":0,"Clockwise":false,"MustYell":false},"Seats":2,"Step":7,"Round":1,"Clockwise":false,"Leader":0,"Phase":"playing","Turn":0,"Ready":"","Until":0,
"Hands":"2H 3H KH 4D 6D 9D JD QD 5S 6S 7S 8S 10S AC KC|5H 7H 8H 9H 10H 2D 5D 2S 2C 5C 8C 9C 10C JC QC|||||||",
"Known":"|9C 10C JC|||||||","Fresh":"6D JC","Stock":"X2 X1 7C 6C 4C 3C KS QS 9S 4S 3S AS 10D 8D 7D 3D AD JH 6H AH","Pile":"KD 4H JS QH","Reshuffles":0,"Turns":6,"Quiet":6,"Scored":null}`

// lesson teaches REDOX: a run with a joker, a set, connecting, the last card, and the slam, first another's.
func lesson() *look.Lesson {
	return &look.Lesson{
		Version: 3, Minutes: 3, Players: []string{"", "Cog"},
		Steps: []look.Step{
			{
				From:  &look.Stacked{Position: stacked},
				Title: "Fifteen cards to lose",
				Say:   []string{"Lay them in *plots*: *runs* of one suit, or *sets*: cards of one rank. Three or more. The first one out gets −10; the others pay for what they hold."},
				Next:  "Start", Ways: []look.Way{{}},
			},
			{
				Title: "Exchange",
				Say:   []string{"One action a turn. Your first plot must be a **run of four**. You have {5H} {7H} {9H} and a joker: one heart is missing. You throw **before** you see what you draw: something costly and alone."},
				Want:  "Draw, and throw {JD}.",
				Ways:  []look.Way{{Move: "draw JD 1", Then: []string{"1 lay 5S+6S+7S+8S 2"}}},
				Via:   []string{"draw"},
				Wrong: []look.Told{
					{Press: ">take", Say: "It helps nothing here. The draw pile may."},
					{Press: "draw QH*", Say: "She's alone and costly, too. Here, throw the jack."},
					{Press: "draw [48]*", Say: "It's alone, too, but costs less than the jack."},
					{Press: "draw X1*", Say: "A joker fits anywhere: keep it."},
					{Press: "draw *", Say: "That one has friends in your hand. The jack has none, and costs 10."},
				},
			},
			{
				Title: "Your first plot",
				Say:   []string{"{6H} it is! A joker counts as the card it stands in for: between 7 and 9 it is the 8."},
				Want:  "Lay all five: 5–9.",
				Ways:  []look.Way{{Move: "lay 5H+6H+7H+X1+9H 3", Then: []string{"1 draw KC 4"}}},
				Via:   []string{"lay"},
				Wrong: []look.Told{
					{Press: "lay *", Say: "Allowed, but it leaves a card in your hand. Five are better than four."},
					{Press: ">draw", Say: "You have what you need: lay it."},
					{Press: ">take", Say: "You have what you need: lay it."},
				},
			},
			{
				Title: "Take it",
				Say:   []string{"Cog threw {KC}, your third king. You may take the card that was on top before you threw. The twos can wait; the king is buried by the next throw."},
				Want:  "Take {KC}, and throw {8D}.",
				Ways:  []look.Way{{Move: "pick 8D 5", Then: []string{"1 lay QS+QD+QC 6"}}},
				Via:   []string{"take"},
				Wrong: []look.Told{
					{Press: "lay *", Say: "The twos aren't going anywhere; the king is."},
					{Press: ">draw", Say: "You would bury the king that you want."},
					{Press: "connect *", Say: "It will still fit next turn; the king will be gone."},
					{Press: "pick [Q49]*", Say: "That one fits on the table, or soon may. The 8 fits nothing."},
					{Press: "pick *", Say: "That one has friends in your hand. The 8 has none."},
					{Press: ">connect", Say: "It will still fit next turn; the king will be gone."},
				},
			},
			{
				Title: "Now any plot",
				Say:   []string{"From your second plot on, three of a rank will do, or a run of three. What is costly goes first: kings cost 10 each if you're caught with them."},
				Want:  "Lay the kings.",
				Ways:  []look.Way{{Move: "lay KD+KS+KC 7", Then: []string{"1 connect p2+10H 8"}}},
				Via:   []string{"lay"},
				Wrong: []look.Told{
					{Press: "lay *", Say: "Allowed, and good. But the kings are 30 points, the twos 8: costly ones first."},
					{Press: "connect *", Say: "It will still fit next turn. Three kings at once beat that."},
					{Press: ">connect", Say: "They will still fit next turn. Three kings at once beat that."},
				},
			},
			{
				Title: "Plots are everyone's",
				Say:   []string{"Cog put {10H} on **your** run. You may do the same to Cog, now or later. First the twos: four of them, and any number is fine."},
				Want:  "Lay the four twos.",
				Ways:  []look.Way{{Move: "lay 2H+2D+2S+2C 9", Then: []string{"1 draw AD 10"}}},
				Wrong: []look.Told{
					{Press: "connect *", Say: "It will still fit next turn. Four cards at once beat that."},
					{Press: ">connect", Say: "They will still fit next turn. Four cards at once beat that."},
				},
			},
			{
				Title: "Connect",
				Say:   []string{"Three cards left: *Last 3* was called for you, so that all know. {4S} and {9S} fit both ends of Cog's spades, {QH} the queens. One action serves **one** plot: where can two go?"},
				Want:  "Connect {4S} and {9S}.",
				Ways:  []look.Way{{Move: "connect 4S+p1+9S 11", Then: []string{"1 draw 8C 12"}}},
				Wrong: []look.Told{
					{Press: "connect p3*", Say: "It fits, but two cards are better than one."},
					{Press: "connect *", Say: "Both ends at once are one action."},
					{Press: ">draw", Say: "Three cards stay three cards."},
					{Press: ">take", Say: "Three cards stay three cards."},
				},
			},
			{
				Title: "Last 1",
				Say:   []string{"Everyone knows. Throwing can't end it: every throw brings another card. Your last card must be laid or connected."},
				Want:  "Connect {QH} to the queens.",
				Ways:  []look.Way{{Move: "connect p3+QH 13"}},
				Wrong: []look.Told{
					{Press: ">draw", Say: "You would still hold one card. The queens take yours."},
					{Press: ">take", Say: "You would still hold one card. The queens take yours."},
				},
			},
			{
				Title: "They pay",
				Say:   []string{"You: **−10**. Cog holds seven cards: **89**, and 50 of them are one joker. Aces 20, K Q J 10, others their number. The lowest total wins."},
				Next:  "Next", Ways: []look.Way{{}},
			},
			{
				From:  &look.Stacked{Position: stackedDanger},
				Title: "Stop it",
				Say:   []string{"Nobody has laid. Cog took {9C} {10C} {JC} from you: it wants a **slam**, all fifteen at once, and then your 120 points count twice. The first plot on the table ends that for all."},
				Want:  "Stop it: lay your run.",
				Ways:  []look.Way{{Move: "lay 5S+6S+7S+8S 7"}},
				Wrong: []look.Told{
					{Press: ">draw", Say: "Cog slams. You pay 120 twice: 240."},
					{Press: ">take", Say: "Cog slams. You pay 120 twice: 240."},
				},
			},
			{
				From:  &look.Stacked{Position: stackedSlam},
				Title: "The slam", Bare: true,
				Say:  []string{"A gift: a run of five, A-2-3, three jacks and four tens. That's all fifteen. Shown at once they end the round: you get **−10**, and the others' cards count **twice**."},
				Want: "Show them at once: Slam!",
				Ways: []look.Way{{Move: "slam 1"}},
				Wrong: []look.Told{
					{Press: "lay *", Say: "Then the chance is gone. All fifteen at once count double."},
				},
			},
			{
				Title: "Dare or defend",
				Say:   []string{"Cog held 118 and pays 236. A slam needs all fifteen in plots, a run of four among them, and an empty table. Dare it with few loose cards; lay first when others collect, or you may be caught with fifteen."},
			},
		},
	}
}
