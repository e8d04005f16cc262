package riot

import (
	"slices"

	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// stackedAs is the twelfth round of the Police and the Autonomen, in the edition house-2: the Autonomen have 6 points, and of Public Opinion
// only the last card is left.
func stackedAs(seats, turn, units string) *look.Stacked {
	return &look.Stacked{Position: `{"Rules":{"Setup2":4,"Window":20,"RandomTeams":false,"Second":1,"Third":3,"Points":7,"Rounds":20},"Seats":2,"Phase":"buying","Step":1,"Round":12,"Draws":0,` +
		turn + `,"TeamOf":[` + seats + `],"Order":["police","autonomen"],"Teams":{` + units + `},"Opinions":"footage badges march sick press inquiry court truce suspend"}`}
}

// stacked is the turn of the Autonomen, who can win with one building more; cornered that of the Police, who have to break an area.
var (
	stacked = stackedAs(`"police","autonomen"`, `"At":1,"Credits":2`,
		`"autonomen":{"Units":"A:2M1 A:1Q1 A2:1M1","Hand":"chain","Points":6},"police":{"Units":"A:1O D:1O D:1R"}`)
	cornered = stackedAs(`"autonomen","police"`, `"At":0,"Credits":4`,
		`"autonomen":{"Units":"A:1M A1:1M A2:1M","Points":6},"police":{"Units":"D:1O1 E:1R1"}`)
)

// lesson teaches RIOT on the screen on which it is played: a turn of the Autonomen, with a fight that would be won and the game lost by it,
// and then one of the Police.
func lesson() *look.Lesson {
	return &look.Lesson{Version: 6, Minutes: 3, Players: []string{"Cog", ""}, Steps: append(lessonOfProtesters(), lessonOfPolice()...)}
}

// Presses that are wrong in several steps: to play the plan too early, to take back what is right, and to change what is whole.
var (
	early = []look.Told{{Press: "@e", Say: "more"}, {Press: "@g", Say: "more"}, {Press: "@-", Say: "keep"}}
	whole = []look.Told{{Press: "@g", Say: "ends"}, {Press: "@+*", Say: "good"}, {Press: "@-", Say: "keep"}}
)

// lessonOfProtesters ends with the seventh point: buy, attack, move, play the plan, step in, play a card.
func lessonOfProtesters() []look.Step {
	return []look.Step{
		{Name: "aim", From: stacked, Ways: []look.Way{{}}, Board: true, Bare: true},
		{
			Name: "buy",
			Ways: []look.Way{{Move: "@+buy 1A;deploy Ae 1A"}},
			Via:  []string{placeBuy + " A"},
			Wrong: append([]look.Told{
				{Press: "@+buy 1A;*", Say: "elsewhere"},
				{Press: ">buy [MQb]*", Say: "camera"},
				{Press: "card 1", Say: "card"},
				{Press: "@+*", Say: "first"},
			}, early...),
		},
		{
			Name:  "clear",
			Ways:  []look.Way{{Move: "@+attack A/0 A:1M1,Ae:1A1"}},
			Wrong: append([]look.Told{{Press: "@+move A * A?", Say: "blocked"}, {Press: "@+*", Say: "way"}}, early...),
		},
		{
			Name:  "move",
			Ways:  []look.Way{{Move: "@+move A 1Q1 A1"}},
			Wrong: append([]look.Told{{Press: "@+*", Say: "a1"}}, early...),
		},
		{
			Name: "play",
			Ways: []look.Way{{Move: "@e", Then: []string{
				"1 buy 1A 1", "1 bought 2", "1 deploy Ae 1A 3", "1 attack A/0 A:1M1,Ae:1A1 4", "1 noblitz 5", "1 go 6", "1 noblitz 7", "1 move A 1Q1 A1 8", "1 end 9",
				"0 buy 1S 10", "0 bought 11", "0 attack A2/1 HQ:1S1! 12",
			}}},
			Wrong: slices.Clone(whole),
		},
		{
			Name:  "step",
			Ways:  []look.Way{{Move: "obstruct 13", Then: []string{"0 attack A/1 HQ:1S1! 14", "1 noblitz 15", "0 go 16"}}},
			Wrong: []look.Told{{Press: "let 13", Say: "let"}},
		},
		{
			Name:  "card",
			Ways:  []look.Way{{Move: "blitz chain 17", Then: []string{"0 end 18"}}},
			Wrong: []look.Told{{Press: "noblitz 17", Say: "none"}},
		},
		{Name: "won"},
	}
}

// lessonOfPolice ends with the last card of Public Opinion: buy, attack, be stopped, and fight who stepped in.
func lessonOfPolice() []look.Step {
	early := append([]look.Told{{Press: "@e", Say: "holds"}, {Press: ">end", Say: "holds"}}, early[1:]...)
	return []look.Step{
		{
			Name: "cops", From: cornered, Part: say("police"),
			Ways:  []look.Way{{Move: "@+buy 1S"}},
			Via:   []string{placeBuy + " S"},
			Wrong: append([]look.Told{{Press: ">buy [ORVb]*", Say: "strong"}, {Press: "@+*", Say: "first"}}, early...),
		},
		{
			Name:  "attack",
			Ways:  []look.Way{{Move: "@+attack A2/0 HQ:1S1!"}},
			Wrong: append([]look.Told{{Press: "@+*", Say: "a2"}}, early...),
		},
		{
			Name:  "do",
			Ways:  []look.Way{{Move: "@g", Stops: "attack A2/0 HQ:1S1!", Then: []string{"1 buy 1S 1", "1 bought 2", "1 attack A2/0 HQ:1S1! 3", "0 obstruct 4"}}},
			Wrong: []look.Told{{Press: "@e", Say: "ask"}, {Press: ">end", Say: "ask"}, {Press: "@+*", Say: "one"}, {Press: "@-", Say: "keep"}},
		},
		{
			Name:  "bar",
			Ways:  []look.Way{{Move: "@+attack A/0 HQ:1S1!"}},
			Wrong: append([]look.Told{{Press: "@+*", Say: "fight"}}, early...),
		},
		{
			Name:  "end",
			Ways:  []look.Way{{Move: "@e", Then: []string{"1 attack A/0 HQ:1S1! 5", "1 go 6", "1 end 7"}}},
			Wrong: slices.Clone(whole),
		},
		{Name: "ten"},
	}
}

// tokenNamed writes the team or unit that a text names in braces: its mark, if there is one, and its name.
func tokenNamed(name string, r screen.Reader) string {
	e := riot.Default()
	for t := range riot.Team(riot.Teams) {
		team := e.Teams.Of(t)
		if t.String() == name {
			return marked(r, teamMark(name), team.Name)
		}
		for _, u := range team.Units {
			if u.ID == name {
				return marked(r, unitMark(t.String(), u.ID), u.Name)
			}
		}
	}
	return ""
}

func marked(r screen.Reader, mark, name string) string {
	if m := r.Mark(mark, ""); m != "" {
		return m + " " + markup.Escape(name)
	}
	return markup.Escape(name)
}
