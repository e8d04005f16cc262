package frame

import (
	"slices"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// bystanderSamples are what somebody without a seat sees, and what the board says of them.
func (t Table) bystanderSamples() []Drawn {
	r := screen.Reader{}
	late := t.in(look.PlayingPhase)
	late.Look = look.Look{}
	late.Chapter = games.Chapter{Round: 3, Points: []int{41, 33, 18, 9}}
	for i, name := range []string{"Robot Cog (medium)", "Robot Bolt (hard)"} {
		late.Players[2+i] = view.Player{User: view.User{Name: markup.NameOf(name)}, Robot: games.Easy}
	}
	waits, over := late, t.in(look.OverPhase)
	waits.Coming, waits.In = []view.User{{Name: markup.NameOf("Finn")}, {Name: markup.NameOf("Cleo")}}, true
	race := late
	race.Kind.New = beginRace
	race.Kind = race.Kind.Sampled()
	wishes := race
	wishes.Racing, wishes.SitsIn = true, 2
	seat := race
	seat.Players = late.Players[:2]
	again := late
	again.Seen = 3
	sat := late
	sat.Players = slices.Clone(late.Players)
	sat.Players[2] = view.Player{User: view.User{ID: "3", Name: markup.NameOf("Cleo")}, For: late.Players[2].Name}
	sat.Recent = []games.Event{{Verb: "host-sat", Seats: []games.Seat{2}}, {Verb: "host-sat-back", Seats: []games.Seat{3}}}
	others := waits
	others.In = false
	over.Result = &games.Result{Winners: []games.Seat{2}, Scores: []int{12, 77, 131, 77}}
	over.Tonight = sampleTonight()
	paused := late
	paused.Rest.Paused, paused.Closes = true, look.SampleTime.AddDate(0, 0, 6)
	waited := late
	waited.Players = slices.Clone(waited.Players)
	waited.Players[1].Waiting, waited.MayHurry, waited.Deadline = true, true, look.SampleTime
	asked := waited
	asked.AskedFor, asked.AskedBy = []games.Seat{1}, 0
	must := games.Prompt{Moves: []string{"up 1", "down 1"}, Must: true}
	none := games.Prompt{}
	return []Drawn{
		{"bystander", Hand(late, games.Table, nil, none, "", "", r)},
		{"bystander-again", Hand(again, games.Table, nil, none, "", "", r)},
		{"bystander-race", Hand(race, games.Table, nil, none, "", "", r)},
		{"bystander-seat", Hand(seat, games.Table, nil, none, "", "", r)},
		{"bystander-wish", Hand(wishes, games.Table, nil, none, "", "", r)},
		{"bystander-who-sits-in", Hand(sat, games.Table, nil, none, Who, "", r)},
		{"board-sat", Board(sat, nil, r)},
		{"bystander-others", Hand(others, games.Table, nil, none, "", "", r)},
		{"bystander-in", Hand(waits, games.Table, nil, none, "", "", r)},
		{"bystander-who", Hand(late, games.Table, nil, none, Who, "", r)},
		{"bystander-paused", Hand(paused, games.Table, nil, none, "", "someone was faster", r)},
		{"bystander-over", Hand(over, games.Table, nil, none, "", "", r)},
		{"board-coming", Board(waits, nil, r)},
		{"board-waits-long", Board(waited, nil, r)},
		{"board-asked", Board(asked, nil, r)},
		{"hand-waits-long", Hand(waited, 0, nil, none, "", "", r)},
		{"hand-asked", Hand(asked, 1, nil, must, "", "", r)},
	}
}
