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
				From: &look.Stacked{Position: stacked},
				Name: "aim",
				Ways: []look.Way{{}},
			},
			{
				Name: "exchange",
				Ways: []look.Way{{Move: "draw JD 1", Then: []string{"1 lay 5S+6S+7S+8S 2"}}},
				Via:  []string{"draw"},
				Wrong: []look.Told{
					{Press: ">take", Say: "take"},
					{Press: "draw QH*", Say: "queen"},
					{Press: "draw [48]*", Say: "cheap"},
					{Press: "draw X1*", Say: "joker"},
					{Press: "draw *", Say: "friends"},
				},
			},
			{
				Name: "first",
				Ways: []look.Way{{Move: "lay 5H+6H+7H+X1+9H 3", Then: []string{"1 draw KC 4"}}},
				Via:  []string{"lay"},
				Wrong: []look.Told{
					{Press: "lay *", Say: "four"},
					{Press: ">draw", Say: "have"},
					{Press: ">take", Say: "have"},
				},
			},
			{
				Name: "take",
				Ways: []look.Way{{Move: "pick 8D 5", Then: []string{"1 lay QS+QD+QC 6"}}},
				Via:  []string{"take"},
				Wrong: []look.Told{
					{Press: "lay *", Say: "twos"},
					{Press: ">draw", Say: "bury"},
					{Press: "connect *", Say: "later"},
					{Press: "pick [Q49]*", Say: "fits"},
					{Press: "pick *", Say: "friends"},
					{Press: ">connect", Say: "later"},
				},
			},
			{
				Name: "any",
				Ways: []look.Way{{Move: "lay KD+KS+KC 7", Then: []string{"1 connect p2+10H 8"}}},
				Via:  []string{"lay"},
				Wrong: []look.Told{
					{Press: "lay *", Say: "twos"},
					{Press: "connect *", Say: "later"},
					{Press: ">connect", Say: "later"},
				},
			},
			{
				Name: "share",
				Ways: []look.Way{{Move: "lay 2H+2D+2S+2C 9", Then: []string{"1 draw AD 10"}}},
				Wrong: []look.Told{
					{Press: "connect *", Say: "later"},
					{Press: ">connect", Say: "later"},
				},
			},
			{
				Name: "connect",
				Ways: []look.Way{{Move: "connect 4S+p1+9S 11", Then: []string{"1 draw 8C 12"}}},
				Wrong: []look.Told{
					{Press: "connect p3*", Say: "queen"},
					{Press: "connect *", Say: "one"},
					{Press: ">draw", Say: "exchange"},
					{Press: ">take", Say: "exchange"},
				},
			},
			{
				Name: "last",
				Ways: []look.Way{{Move: "connect p3+QH 13"}},
				Wrong: []look.Told{
					{Press: ">draw", Say: "exchange"},
					{Press: ">take", Say: "exchange"},
				},
			},
			{
				Name: "pay",
				Ways: []look.Way{{}},
			},
			{
				From: &look.Stacked{Position: stackedDanger},
				Name: "stop",
				Ways: []look.Way{{Move: "lay 5S+6S+7S+8S 7"}},
				Wrong: []look.Told{
					{Press: ">draw", Say: "exchange"},
					{Press: ">take", Say: "exchange"},
				},
			},
			{
				From: &look.Stacked{Position: stackedSlam},
				Name: "slam", Bare: true,
				Ways: []look.Way{{Move: "slam 1"}},
				Wrong: []look.Told{
					{Press: "lay *", Say: "lay"},
				},
			},
			{
				Name: "dare",
			},
		},
	}
}
