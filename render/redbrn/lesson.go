package redbrn

import (
	"slices"
	"time"

	"ruckus/render/look"
)

// stacked is a race of two players, who are far into it. The time of the start is made up: the tick that comes first takes the
// clock for one that has stood still, and sets the start again, to a minute ago; the first play ends the pause.
const stacked = `{"Rules":{"Target":100,"Rounds":99,"Window":6,"Countdown":3,"FreeDirection":false,"PartialMoves":false},"Seats":2,"Round":1,"Phase":"racing","Scored":null,"Ready":"","Away":[0,0,0,0,0,0,0,0],"Now":1767384060000,"Start":1767384000000,"Until":0,"Played":0,"Idles":0,"Idle":false,"Votes":"","Moved":"","Missed":"","Calls":{"By":"","At":[0,0,0,0,0,0,0,0]},
"Base":" 0;1RW@5000-1+0+1 10WR@6000-0-0-1-1-0-0 1BW@7000-0+0+0+0+0+0 10WB@8000-1-1;` +
	`7RW 4WR 3RW 4RW|8WR 7BW|3WR|10RW 9WB|7WR 6WB||5WB 8WB 1WB 8BW 9BW 10BW 2WB 3WB 4WB 7WB 10WB 1RW 5RW 6RW 8RW 9RW 1WR 2WR|0 0 0;` +
	`6RW 8WB|9RW|6WR 5BW|8RW|4RW 3BW|2WR 4WR|1BW 2BW 4BW 6BW 7BW 8BW 9BW 10BW 1WB 2WB 3WB 4WB 5WB 6WB 7WB 2RW 5RW 7RW 10RW 1WR 3WR 5WR 9WR 10WR|0 0 0"}`

// begun are the moves with which the stacked race goes on.
var begun = []string{"tick", "1 pit 4WR @1"}

// quick is how long a press may take where it must be quick: half speed.
const quick = 6 * time.Second

// lesson teaches R!OT: the pit, the columns, the hand, a race for a pile, a wild riot, the call, and the play after it.
func lesson() *look.Lesson {
	back := slices.Concat(begun, []string{
		"0 pit 4RW @1", "0 pit 3WR @1", "1 pit 2WR @1", "0 col 8WR 9WB @1", "0 pit 7BW @1", "0 flip 1 @1", "0 pit 1WB @1",
		"0 pit 8WB @1", "1 col 8WB 9RW @1", "0 wild 6WB @1", "1 wild 6RW @1",
	})
	return &look.Lesson{
		Version: 2, Minutes: 3, Players: []string{"", "Cog"}, Values: map[string]int{"window": 6},
		Steps: []look.Step{
			{
				From: &look.Stacked{Position: stacked, Then: begun},
				Name: "aim",
				Ways: []look.Way{{}},
			},
			{
				Name:  "up",
				Rows:  []int{3},
				Ways:  []look.Way{{Move: "pit 4RW @1"}},
				Wrong: []look.Told{{Press: "wild *", Say: "wild"}},
			},
			{
				Name: "down",
				Rows: []int{1},
				Ways: []look.Way{{Move: "pit 3WR @1", Then: []string{"1 pit 2WR @1"}}},
				Wrong: []look.Told{
					{Press: "pit 7BW *", Say: "seven"},
					{Press: "pit *", Say: "not-now"},
				},
			},
			{
				Name: "columns",
				Rows: []int{2},
				Ways: []look.Way{{Move: "col 8WR 9WB @1"}},
			},
			{
				Name: "look",
				Ways: []look.Way{{Move: "pit 7BW @1"}},
				Wrong: []look.Told{
					{Press: "pit *", Say: "not-yet"},
					{Press: "flip *", Say: "flip"},
				},
			},
			{
				Name: "flip",
				Ways: []look.Way{{Move: "flip 1 @1"}},
				Wrong: []look.Told{
					{Press: "pit *", Say: "pit"},
				},
			},
			{
				Name: "pile",
				Ways: []look.Way{{Move: "pit 1WB @1"}},
				Wrong: []look.Told{
					{Press: "pit *", Say: "not-now"},
					{Press: "flip *", Say: "flip"},
				},
			},
			{
				Name: "race",
				Ways: []look.Way{
					{Move: "pit 8WB @1", Then: []string{"1 col 8WB 9RW @1"}},
					{Then: []string{"1 pit 8WB @1"}},
				},
				Clock: quick,
				Wrong: []look.Told{
					{Press: "pit *", Say: "pit"},
					{Press: "flip *", Say: "flip"},
				},
			},
			{
				Name: "wild",
				Ways: []look.Way{{Move: "wild 6WB @1", Then: []string{"1 wild 6RW @1"}}},
				Wrong: []look.Told{
					{Press: "pit 6WB *", Say: "alone"},
					{Press: "pit *", Say: "pit"},
					{Press: "flip *", Say: "flip"},
				},
			},
			{
				Name: "alarm",
				Ways: []look.Way{{Move: "pit 7RW @1"}},
				Wrong: []look.Told{
					{Press: "pit 5WB *", Say: "five"},
					{Press: "pit *", Say: "pit"},
					{Press: "flip *", Say: "flip"},
				},
			},
			{
				Name: "call",
				Ways: []look.Way{{Move: "call @1", Then: []string{"1 pit 8RW @1"}}},
				Wrong: []look.Told{
					{Press: "pit 5WB *", Say: "five"},
					{Press: "flip *", Say: "flip"},
					{Press: "pit *", Say: "not-now"},
				},
			},
			{
				From: &look.Stacked{Position: stacked, Then: back},
				Name: "back",
				Ways: []look.Way{{Then: []string{"1 call @1"}}},
			},
			{
				Name:  "one",
				Ways:  []look.Way{{Move: "pit 7RW @1", Then: []string{"tick"}}},
				Clock: quick,
				Wrong: []look.Told{
					{Press: "pit 5WB *", Say: "five"},
				},
			},
			{
				Name:  "score",
				Board: true, Ways: []look.Way{{}},
			},
			{
				Name: "match",
			},
		},
	}
}
