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
	const (
		notNow = "No pile takes that one now. In a race such a press isn't lost: if the card fits by then, it goes."
	)
	back := slices.Concat(begun, []string{
		"0 pit 4RW @1", "0 pit 3WR @1", "1 pit 2WR @1", "0 col 8WR 9WB @1", "0 pit 7BW @1", "0 flip 1 @1", "0 pit 1WB @1",
		"0 pit 8WB @1", "1 col 8WB 9RW @1", "0 wild 6WB @1", "1 wild 6RW @1",
	})
	return &look.Lesson{
		Version: 2, Minutes: 3, Players: []string{"", "Cog"}, Values: map[string]int{"window": 6},
		Steps: []look.Step{
			{
				From:  &look.Stacked{Position: stacked, Then: begun},
				Title: "Everyone at once",
				Say:   []string{"There are no turns. Feed your own cards to the **pit** in the middle: each is +1. Each card left in your **stack** is −1. Cog races you, slowly for now. A race has a countdown: press early and lose a second."},
				Next:  "Start", Ways: []look.Way{{}},
			},
			{
				Title: "Up",
				Say:   []string{"Each button is one card. Row 3 has S, the top of your stack; {▲} says that it goes into the pit, whose {RW} wants a 4: one point won, one saved. The dim rows come later."},
				Want:  "Row 3: feed {4RW} to the pit.",
				Rows:  []int{3},
				Ways:  []look.Way{{Move: "pit 4RW @1"}},
				Wrong: []look.Told{{Press: "wild *", Say: "Allowed, but keep it: wilds help a card that just misses."}},
			},
			{
				Title: "Down",
				Say:   []string{"Row 1: the ends of your **columns**. Piles that begin with a 10 go down: {WR} wants the 3 of column 2. An emptied column, a **spot**, is filled from your stack at once."},
				Want:  "Row 1: feed {3WR} to the pit.",
				Rows:  []int{1},
				Ways:  []look.Way{{Move: "pit 3WR @1", Then: []string{"1 pit 2WR @1"}}},
				Wrong: []look.Told{
					{Press: "pit 7BW *", Say: "It fits, but it empties no spot. The 3 does, and your stack fills it."},
					{Press: "pit *", Say: notNow},
				},
			},
			{
				Title: "Columns",
				Say:   []string{"Cog built on your 3: piles are everyone's. Row 2 moves your columns: one lower, red (round) on black (square) or black on red. {8WR} goes onto {9WB}, and its 7 comes along."},
				Want:  "Row 2: move {8WR}.",
				Rows:  []int{2},
				Ways:  []look.Way{{Move: "col 8WR 9WB @1"}},
			},
			{
				Title: "Your turn to look",
				Say:   []string{"All rows now: 4 moves S and your waste onto columns. {△} fits nothing yet. Something fits the pit right now: read what each suit wants, then look along row 1."},
				Want:  "Feed the pit.",
				Ways:  []look.Way{{Move: "pit 7BW @1"}},
				Wrong: []look.Told{
					{Press: "pit *", Say: "Not yet. {BW} goes up and wants a 7: which column ends in it?"},
					{Press: "flip *", Say: "Allowed, but something fits still."},
				},
			},
			{
				Title: "Nothing fits? Flip",
				Say:   []string{"Three cards turn onto your waste. Only the top one plays, then the one under it. When your hand runs out, the waste becomes your hand again. You may flip at any time."},
				Want:  "Flip.",
				Ways:  []look.Way{{Move: "flip 1 @1"}},
				Wrong: []look.Told{
					{Press: "pit *", Say: "That one has no place yet. A flip brings new cards."},
				},
			},
			{
				Title: "A new pile",
				Say:   []string{"A 1 always opens a pile that goes up, a 10 one that goes down. Under it lies {8WB}, which the pit wants. Cog has that card, too: **be quick with it**."},
				Want:  "Row 3: feed {1WB} to the pit.",
				Ways:  []look.Way{{Move: "pit 1WB @1"}},
				Wrong: []look.Told{
					{Press: "pit *", Say: notNow},
					{Press: "flip *", Say: "Allowed, but it buries the 1 under three cards."},
				},
			},
			{
				Title: "A race",
				Say:   []string{"The first card down stays. The board tells everyone who was faster, and by how much."},
				Want:  "{8WB}, before Cog!",
				Ways: []look.Way{
					{Move: "pit 8WB @1", Then: []string{"1 col 8WB 9RW @1"}},
					{Then: []string{"1 pit 8WB @1"}},
				},
				Clock: quick,
				Wrong: []look.Told{
					{Press: "pit *", Say: "That one has no place now. Row 3: {8WB}."},
					{Press: "flip *", Say: "You would bury {8WB}, and Cog will play it."},
				},
			},
			{
				Title: "Wild",
				Say: []string{
					"You were first: Cog's {8WB} had to go elsewhere. {WB} wants a 7, and you have the 6: one too far. A wild stands for the 7, and both count.",
					"Cog was first. Nothing is lost: your card stayed with you. Now {WB} wants a 7, and you have the 6: one too far. A wild stands for the 7, and both count.",
				},
				Want: "Press the star: {6WB} on a wild.",
				Ways: []look.Way{{Move: "wild 6WB @1", Then: []string{"1 wild 6RW @1"}}},
				Wrong: []look.Told{
					{Press: "pit 6WB *", Say: "Not alone: the 7 is missing. The star in row 3 plays the wild with it."},
					{Press: "pit *", Say: "No pile takes that one now. The star in row 3 does."},
					{Press: "flip *", Say: "Allowed, but first the wild: two points lie here."},
				},
			},
			{
				Title: "Alarm!",
				Say:   []string{"Cog used a wild, too, and Cog's stack is **empty**: Cog may call **RIOT** any moment. But Cog's {6RW} has made room for your last stack card."},
				Want:  "Row 3: feed {7RW} to the pit.",
				Ways:  []look.Way{{Move: "pit 7RW @1"}},
				Wrong: []look.Told{
					{Press: "pit 5WB *", Say: "Allowed, for one point. Your stack card is worth two: take it while you can."},
					{Press: "pit *", Say: "No pile takes that one now. Your stack card fits."},
					{Press: "flip *", Say: "Allowed, but your stack card fits, and Cog may call."},
				},
			},
			{
				Title: "You may call",
				Say:   []string{"Your stack is empty. **RIOT** ends the round for everyone. It brings no points itself, so call when you're ahead. You are, by far."},
				Want:  "Call RIOT!",
				Ways:  []look.Way{{Move: "call @1", Then: []string{"1 pit 8RW @1"}}},
				Wrong: []look.Told{
					{Press: "pit 5WB *", Say: "Allowed, and one point more. But Cog may call any moment. Call now."},
					{Press: "flip *", Say: "Allowed, but Cog may call while you turn cards."},
					{Press: "pit *", Say: notNow},
				},
			},
			{
				From:  &look.Stacked{Position: stacked, Then: back},
				Title: "The other side",
				Say:   []string{"Called! Everyone else completes **one** play, and the round is scored. Now the other way round: we go back a moment, and **Cog** calls. You have one play, no flip. In a race: within three seconds."},
				Next:  "I'm ready", Ways: []look.Way{{Then: []string{"1 call @1"}}},
			},
			{
				Title: "Your one play",
				Say:   []string{"Which card is worth most?"},
				Want:  "Play it, now!",
				Ways:  []look.Way{{Move: "pit 7RW @1", Then: []string{"tick"}}},
				Clock: quick, Late: "Over: in a race this was your chance. Once more, and now nothing hurries you.",
				Wrong: []look.Told{
					{Press: "pit 5WB *", Say: "It would count, for one point. Your last stack card brings two."},
				},
			},
			{
				Title: "The score",
				Say:   []string{"In your pit 19, in your stack 0: **19**. Columns, hand and unused wilds count nothing."},
				Board: true, Next: "Next", Ways: []look.Way{{}},
			},
			{
				Title: "The match",
				Say:   []string{"Rounds continue until someone has 100 points; most points win. How everyone stands is on the board, and above your cards once your stack is empty."},
			},
		},
	}
}
