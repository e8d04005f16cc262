package riot

import (
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// stacked is the twelfth round of two teams, in the edition house-2: the Autonomen have 6 points and have just been paid,
// and the Police have revealed all of Public Opinion but its last card.
const stacked = `{"Edition":"8ce0b626ebf0f562","Rules":{"Setup2":4,"Window":20,"RandomTeams":false,"Second":1,"Third":3,"Points":7,"Rounds":20},"Seed":"0000000000000000000000000000000000000000000000000000000000000000","Seats":2,"Phase":"buying","Step":1,"Round":12,"At":1,"Draws":0,"Credits":2,
"TeamOf":["police","autonomen"],"Order":["police","autonomen"],"Teams":{"autonomen":{"Units":"A:2M1 A2:2M1","Points":6},"police":{"Units":"A:1O D:1O D:1R"}},
"Opinions":"footage badges march sick press inquiry court truce suspend"}`

// lesson teaches RIOT by one fight: it would be won, and the game lost by it.
func lesson() *look.Lesson {
	const attackA = placeAttack + " A/0"
	return &look.Lesson{
		Version: 4, Minutes: 4, Players: []string{"Cog", ""},
		Steps: []look.Step{
			{
				From:  &look.Stacked{Schema: 1, State: []byte(stacked)},
				Title: "Who wants what",
				Say:   []string{"You are the {autonomen}. Each area that is wholly yours when your turn begins is a point: **7 win, you have 6**. Cog is the {police}, who win with ten cards of Public Opinion and have **9**."},
				Next:  "Start", Ways: []look.Way{{}}, Board: true, Bare: true,
			},
			{
				Title: "One building short",
				Say:   []string{"Area A is a street and two buildings. Two {militant}s stand in the street, two hold A2. A1 is empty. Take it, keep both for a round, and you have won. But an {officer} watches the street."},
				Next:  "Next", Ways: []look.Way{{}}, Board: true, Bare: true,
			},
			{
				Title: "Buy and bring in",
				Say:   []string{"Your buildings pay: A2 brings 2 credits. A {mediactivist} is not strong, but she films. You will see what for. At a table one line of *Buy* also says where: she comes in at A."},
				Want:  "Buy a Mediactivist.",
				Ways:  []look.Way{{Move: "buy 1A 1", Then: []string{"1 bought 2", "1 deploy Ae 1A 3"}}},
				Wrong: []look.Told{
					{Press: "buy ?Q 1", Say: "Squatters are strong, Force 2. But this turn the camera is worth more."},
					{Press: "buy ?M 1", Say: "Cheap, and often right. But you have Militants enough; the camera costs both credits."},
					{Press: "card 1", Say: "Cards help in fights. This turn the camera needs both credits."},
					{Press: "bought 1", Say: "Credits that are left are lost. Buy first."},
				},
			},
			{
				Title: "Move",
				Say:   []string{"A unit has one step in a turn: from the entry into the street, from the street inside. At a table a green button plans it. Here choose who (blue), then where (green)."},
				Want:  "Choose {militant} A, then → A1.",
				Ways:  []look.Way{{Move: "move A 1M1 A1 4", Then: []string{"0 obstruct 5"}}},
				Via:   []string{placeWho + " 4 0"}, Bare: true,
				Wrong: []look.Told{
					{Press: "move A 1M1 A2 4", Say: "A2 is yours already. A1 is the empty one."},
					{Press: "move A 1M1 ? 4", Say: "That leads away from A1."},
					{Press: "move Ae *", Say: "Later: from the entry she can still join a fight in the street."},
					{Press: ">" + placeWho + " 4 0 2", Say: "One is enough to take an empty building."},
					{Press: ">" + placeWho + " 4 1", Say: "These hold A2, and had better stay there."},
					{Press: ">" + attackA, Say: "Perhaps you need not fight. First see whether the door is open."},
					{Press: "end 4", Say: "Not yet: A1 is one step away."},
				},
			},
			{
				Title: "In the way",
				Say:   []string{"Cog’s {officer} steps in: an **obstruction**. While he stands there, the buildings of A stay shut. Give up, or fight him. Your step is not lost. At a table your plan stops here."},
				Want:  "Attack: press the red {police} A (1).",
				Ways:  []look.Way{{Move: ">" + attackA}}, Bare: true,
				Wrong: []look.Told{
					{Press: "end 6", Say: "That is giving up, and the seventh point with it."},
				},
			},
			{
				Title: "The trap",
				Say:   []string{"You would win. But when Police fight hand to hand and **anybody** wins, their track moves: 9 → 10, and they win the game. Unless a {mediactivist} fights along. (At a table: *Squad*.)"},
				Want:  "Mediactivist on, A to “1 of 2”, attack.",
				Ways:  []look.Way{{Move: "attack A/0 A:1M1,Ae:1A1 6", Then: []string{"1 go 7"}}},
				In:    attackA, Bare: true,
				Via: []string{attackA + " 6 0.0.0", attackA + " 6 1.0.0", attackA + " 6 2.1.0", attackA + " 6 0.1.0", attackA + " 6 1.1.0"},
				Wrong: []look.Told{
					{Press: "attack A/0 A:2M1 6", Say: "You would win the street and lose the game: their track stands at 9."},
					{Press: "attack A/0 A:2M1,Ae:1A1 6", Say: "Strong, but who attacks does no more this turn: nobody could enter A1."},
					{Press: "attack A/0 Ae:1A1 6", Say: "1 to 1 is a draw: nobody is hurt, and he still stands there."},
					{Press: "attack A/0 A:1M1 6", Say: "1 to 1 is a draw: nobody is hurt, and he still stands there."},
				},
			},
			{
				Title: "The door is open",
				Say:   []string{"It came hand to hand: losers are gone, winners take the losers’ Force as damage. The {officer} is gone, one Militant too, the track stays at 9: she filmed it. Your other Militant still has his step."},
				Want:  "Press → A1.",
				Ways:  []look.Way{{Move: "move A 1M1 A1 8"}}, Bare: true,
				Via: []string{placeWho + " 8 0"},
				Wrong: []look.Told{
					{Press: "move A 1M1 *", Say: "A1 is the building that you came for."},
					{Press: ">" + placeWho + " 8 1", Say: "These hold A2, and had better stay there."},
					{Press: "end 8", Say: "One step is left, and it is the one that you came for."},
				},
			},
			{
				Title: "Hold it",
				Say:   []string{"A1 and A2 are yours. But points are counted when your turn **begins**: area A must survive the turn of the Police."},
				Want:  "End your turn.",
				Ways:  []look.Way{{Move: "end 9", Then: []string{"0 buy 1S 10", "0 bought 11", "0 attack A1/1 HQ:1S1! 12"}}}, Bare: true,
				Wrong: []look.Told{
					{Press: "move *", Say: "Stay: A2 is worth more with both in it."},
				},
			},
			{
				Title: "Your answer",
				Say:   []string{"The Police get a credit for each of your units. Four buy a {swat} team, Force 3, which attacks A1 at once. Your Militant and the walls make 2: lost. But the {mediactivist} stands in the street."},
				Want:  "Step in.",
				Ways:  []look.Way{{Move: "obstruct 13", Then: []string{"0 attack A/1 HQ:1S1! 14", "0 go 15", "0 end 16"}}},
				Wrong: []look.Told{
					{Press: "let 13", Say: "Then A1 falls, nobody films it, and the track reaches ten."},
				},
			},
			{
				Title: "Seven!",
				Say:   []string{"They fought her in the street, on film: she is lost, the track stays at 9, area A is whole: **you win**. Remember: a fight with {police} that somebody wins hand to hand helps them, unless it is filmed."},
				Next:  "Next", Ways: []look.Way{{}}, Bare: true,
			},
			{
				Title: "In one go",
				Say:   []string{"At a table you plan all this at once. A menu buys and brings in, buttons send units and attack, and the map shows it with odds and losses. **Do it** plays the plan, and stops where it comes otherwise."},
				Next:  "Next", Ways: []look.Way{{}}, Bare: true,
			},
			{
				Title: "Four tips",
				Say:   []string{"Of the printed rules: Protesters buy a card each turn, Police an {officer} at least. Ask the others before you move whether they step in your way. Look who has acted: full dots below a token still can, hollow ones have."},
			},
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
