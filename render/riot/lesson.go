package riot

import (
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
	return &look.Lesson{Version: 5, Minutes: 3, Players: []string{"Cog", ""}, Steps: append(lessonOfProtesters(), lessonOfPolice()...)}
}

// lessonOfProtesters ends with the seventh point: buy, attack, move, play the plan, step in, play a card.
func lessonOfProtesters() []look.Step {
	early := []look.Told{
		{Press: "@e", Say: "Not yet: there's more to plan."},
		{Press: "@g", Say: "Not yet: there's more to plan."},
		{Press: "@-", Say: "Keep it: you need it."},
	}
	return []look.Step{
		{
			From:  stacked,
			Title: "What wins",
			Say:   []string{"You're the {autonomen}. Each area that's all yours when your turn begins is a point: **7 win, you have 6**. Cog's {police} win with ten cards of Public Opinion, and **have 9**. Of area A you lack A1: it's empty."},
			Next:  "Start", Ways: []look.Way{{}}, Board: true, Bare: true,
		},
		{
			Title: "Buy",
			Say:   []string{"A2 pays you 2 credits. A {mediactivist} is weak, but **unseen**: fights with her don't count for Public Opinion."},
			Want:  "Buy, Mediactivist, then A.",
			Ways:  []look.Way{{Move: "@+buy 1A;deploy Ae 1A"}},
			Via:   []string{placeBuy + " A"},
			Wrong: append([]look.Told{
				{Press: "@+buy 1A;*", Say: "She's needed at A."},
				{Press: ">buy [MQb]*", Say: "Often right. This turn you need the camera: pick the Mediactivist."},
				{Press: "card 1", Say: "Cards help in fights. This turn you need both credits."},
				{Press: "@+*", Say: "Buy first: unspent credits are lost."},
			}, early...),
		},
		{
			Title: "Clear the street",
			Say:   []string{"⚠ on a button: who stands in that street can **step in**, and keep you out of its buildings. So beat the {officer} first. A line above the buttons says what it costs."},
			Want:  "Press the red A 2:1.",
			Ways:  []look.Way{{Move: "@+attack A/0 A:1M1,Ae:1A1"}},
			Wrong: append([]look.Told{
				{Press: "@+move A * A?", Say: "The Officer would step in. Beat him first."},
				{Press: "@+*", Say: "First clear the way into A1."},
			}, early...),
		},
		{
			Title: "Move in",
			Say:   []string{"Losers are gone; winners take the losers' Force as damage, here a {militant}. Who fought is done for this turn. Your {squatter} still has a step."},
			Want:  "Press A → A1.",
			Ways:  []look.Way{{Move: "@+move A 1Q1 A1"}},
			Wrong: append([]look.Told{
				{Press: "@+*", Say: "A1 is what you came for."},
			}, early...),
		},
		{
			Title: "Play it",
			Say:   []string{"Nothing has happened yet. **Do it** plays your plan, and stops if someone steps in or plays a card. Points come when your turn **begins**: area A has to survive the Police."},
			Want:  "Press Do it, end.",
			Ways: []look.Way{{Move: "@e", Then: []string{
				"1 buy 1A 1", "1 bought 2", "1 deploy Ae 1A 3", "1 attack A/0 A:1M1,Ae:1A1 4", "1 noblitz 5", "1 go 6", "1 noblitz 7", "1 move A 1Q1 A1 8", "1 end 9",
				"0 buy 1S 10", "0 bought 11", "0 attack A2/1 HQ:1S1! 12",
			}}},
			Wrong: []look.Told{
				{Press: "@g", Say: "Right, but then end the turn, too."},
				{Press: "@+*", Say: "The plan is good as it is."},
				{Press: "@-", Say: "Keep it: the plan is good."},
			},
		},
		{
			Title: "Step in?",
			Say:   []string{"The Police bought a {swat} team, which attacks A2 at once. Your group in street A can step in, and the camera is in it. Read what each answer does."},
			Want:  "Step in.",
			Ways:  []look.Way{{Move: "obstruct 13", Then: []string{"0 attack A/1 HQ:1S1! 14", "1 noblitz 15", "0 go 16"}}},
			Wrong: []look.Told{{Press: "let 13", Say: "A2 falls, nobody films it, and Public Opinion gets to ten."}},
		},
		{
			Title: "A card",
			Say:   []string{"Now it's 3 to 2 in the street. In a fight both sides may play cards, defender first. A draw hurts nobody."},
			Want:  "Play Human Chain.",
			Ways:  []look.Way{{Move: "blitz chain 17", Then: []string{"0 end 18"}}},
			Wrong: []look.Told{{Press: "noblitz 17", Say: "You'd win the game all the same, but lose both. Play it."}},
		},
		{
			Title: "Seven!",
			Say:   []string{"Area A is whole: **you win**. Remember: a fight with {police} that anyone wins helps them, unless it's unseen. Next, see it from their side."},
		},
	}
}

// lessonOfPolice ends with the last card of Public Opinion: buy, attack, be stopped, and fight who stepped in.
func lessonOfPolice() []look.Step {
	early := []look.Told{
		{Press: "@e", Say: "Not yet: they'd win with area A."},
		{Press: ">end", Say: "Not yet: they'd win with area A."},
		{Press: "@g", Say: "Not yet: there's more to plan."},
		{Press: "@-", Say: "Keep it: you need it."},
	}
	return []look.Step{
		{
			From: cornered, Part: "the Police",
			Title: "The other side",
			Say:   []string{"You're the {police}, with 9 of ten cards: the next fight that anyone wins ends it. Cog's {autonomen} **win next turn** with area A. {swat} attacks from the HQ."},
			Want:  "Buy, S.W.A.T., 1.",
			Ways:  []look.Way{{Move: "@+buy 1S"}},
			Via:   []string{placeBuy + " S"},
			Wrong: append([]look.Told{
				{Press: ">buy [ORVb]*", Say: "Often right. This turn the strongest: pick S.W.A.T."},
				{Press: "@+*", Say: "Buy first: unspent credits are lost."},
			}, early...),
		},
		{
			Title: "Attack",
			Say:   []string{"You never enter buildings, but you can clear them. You attack only with as much Force as the defenders, 1 for the house included."},
			Want:  "Press the red A1 3:2.",
			Ways:  []look.Way{{Move: "@+attack A1/0 HQ:1S1!"}},
			Wrong: append([]look.Told{{Press: "@+*", Say: "Good, too. But try A1: watch the ⚠."}}, early...),
		},
		{
			Title: "Play it",
			Say:   []string{"The ⚠ says it: the {militant} in street A may step in."},
			Want:  "Press Do it.",
			Ways:  []look.Way{{Move: "@g", Stops: "attack A1/0 HQ:1S1!", Then: []string{"1 buy 1S 1", "1 bought 2", "1 attack A1/0 HQ:1S1! 3", "0 obstruct 4"}}},
			Wrong: []look.Told{
				{Press: "@e", Say: "First see what they answer: Do it."},
				{Press: ">end", Say: "First see what they answer: Do it."},
				{Press: "@+*", Say: "One attack is all S.W.A.T. can do."},
				{Press: "@-", Say: "Keep it: you need it."},
			},
		},
		{
			Title: "In your way",
			Say:   []string{"Cog stepped in: this turn A1 and A2 stay shut while that group stands. Give up, or fight it in the street. Nothing is lost yet."},
			Want:  "Press the red A 3:1.",
			Ways:  []look.Way{{Move: "@+attack A/0 HQ:1S1!"}},
			Wrong: append([]look.Told{{Press: "@+*", Say: "That loses to area A. Fight them."}}, early...),
		},
		{
			Title: "To the end",
			Say:   []string{"They have no cards and no camera: the fight counts, and your tenth card comes when the turn ends."},
			Want:  "Press Do it, end.",
			Ways:  []look.Way{{Move: "@e", Then: []string{"1 attack A/0 HQ:1S1! 5", "1 go 6", "1 end 7"}}},
			Wrong: []look.Told{
				{Press: "@g", Say: "Right, but then end the turn, too."},
				{Press: "@+*", Say: "The plan is good as it is."},
				{Press: "@-", Say: "Keep it: the plan is good."},
			},
		},
		{
			Title: "Ten!",
			Say:   []string{"**You win**. Tips of the printed rules: Protesters buy a card each turn, Police an {officer}. Full dots below a token can still act, hollow ones have."},
		},
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
