package frame

import (
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// A racer is a game in which all play at once.
type racer struct{ games.Leaver }

func (racer) Race() {}

func beginRace(games.Setup) (games.Game, error) { return racer{}, nil }

// presenceSamples are what absent players see, and those who come back.
func (t Table) presenceSamples() []Drawn {
	toy := t.in(look.PlayingPhase)
	toy.Look = look.Look{}
	toy.Players[2].Away, toy.Players[3].Away, toy.Players[3].Left = true, true, true
	paused := toy
	paused.Rest.Paused, paused.Closes = true, look.SampleTime.AddDate(0, 0, 6)
	race := toy
	race.Kind.New = beginRace
	race.Kind = race.Kind.Sampled()
	played := toy
	played.Recent = []games.Event{
		{Verb: "host-away", Seats: []games.Seat{2}},
		{Verb: "host-left", Seats: []games.Seat{3}},
		{Verb: "host-back", Seats: []games.Seat{2}},
		{Verb: "go", Seats: []games.Seat{0}, By: games.ByClock},
		{Verb: "go", Seats: []games.Seat{1}, By: games.ByAdmin},
		{Verb: "go", Seats: []games.Seat{2}, By: games.ByStandIn},
	}
	back := played
	back.Since = played.Recent
	quiet := toy
	for n := range 30 {
		quiet.Since = append(quiet.Since, games.Event{Verb: "go", Seats: []games.Seat{games.Seat(n % 2)}, Tokens: []string{"7"}})
	}
	novice, spared := toy, t.in(look.PlayingPhase)
	novice.Lines = []view.Line{{Text: "First game for {who}: more time in round 1.", Seats: []games.Seat{0, 1}}}
	spared.Look, spared.Players[1].Spared = look.Look{}, true
	asked := games.Prompt{Moves: []string{"up 1", "down 1"}, Must: true}
	r := screen.Reader{}
	return []Drawn{
		{"board-paused", Board(paused, nil, r)},
		{"board-played-for", Board(played, nil, r)},
		{"board-first-game", Board(novice, nil, r)},
		{"hand-paused", Hand(paused, 1, nil, asked, "", "", r)},
		{"hand-away", Hand(toy, 2, nil, asked, "", "", r)},
		{"hand-left", Hand(toy, 3, nil, games.Prompt{}, "", "", r)},
		{"hand-away-race", Hand(race, 2, nil, asked, "", "", r)},
		{"hand-back", Hand(back, 1, nil, asked, "", "", r)},
		{"hand-since", Hand(quiet, 1, nil, asked, "", "", r)},
		{"hand-since-list", Hand(quiet, 1, nil, asked, Since, "", r)},
		{"hand-since-list-text", Hand(quiet, 1, nil, asked, Since, "", screen.Reader{TextOnly: true})},
		{"hand-spared", Hand(spared, 1, nil, asked, "", "", r)},
	}
}

// hostSamples are what else can be done at a table, and what everybody is told of it.
func (t Table) hostSamples() []Drawn {
	r := screen.Reader{}
	lobby, playing, ended := t.in(look.LobbyPhase), t.in(look.PlayingPhase), t.in("closed")
	ended.Played, ended.UndoUntil = true, look.SampleTime.Add(10*time.Minute)
	moved := playing
	moved.Recent = []games.Event{
		{Verb: "host-skip", Seats: []games.Seat{1}},
		{Verb: "host-unseat", Seats: []games.Seat{2}},
		{Verb: "host-reseat", Seats: []games.Seat{2}},
		{Verb: "host-skip", Seats: []games.Seat{0, 3}},
		{Verb: "host-rewind", N: 1},
		{Verb: "host-rewind", N: 5},
	}
	return []Drawn{
		{"more", MorePage(playing, Visitor{Seat: 1, MayEnd: true})},
		{"more-bystander", MorePage(playing, Visitor{Seat: games.Table})},
		{"ask-leave", AskPage(playing, Leave)},
		{"ask-leave-last", AskPage(lobby, Leave)},
		{"ask-cancel", AskPage(lobby, Cancel)},
		{"ask-end", AskPage(playing, Cancel)},
		{"left", LeftPage(playing)},
		{"ended", EndedPage(ended)},
		{"board-host-events", Board(moved, nil, r)},
	}
}
