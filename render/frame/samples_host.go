package frame

import (
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hostSamples are what else can be done at a table, and what everybody is told of it.
func (t Table) hostSamples() []Drawn {
	r := screen.Reader{}
	ended := t.in("closed")
	ended.Played, ended.UndoUntil = true, look.SampleTime.Add(10*time.Minute)
	moved := t.in(look.PlayingPhase)
	moved.Recent = []games.Event{
		{Verb: "host-skip", Seats: []games.Seat{1}},
		{Verb: "host-unseat", Seats: []games.Seat{2}},
		{Verb: "host-reseat", Seats: []games.Seat{2}},
		{Verb: "host-skip", Seats: []games.Seat{0, 3}},
		{Verb: "host-rewind", N: 1},
		{Verb: "host-rewind", N: 5},
	}
	return []Drawn{
		{"more", MorePage(t.in(look.PlayingPhase), Visitor{Seat: 1, MayEnd: true})},
		{"more-bystander", MorePage(t.in(look.PlayingPhase), Visitor{Seat: games.Table})},
		{"ask-leave", AskPage(t.in(look.PlayingPhase), Leave)},
		{"ask-leave-last", AskPage(t.in(look.LobbyPhase), Leave)},
		{"ask-cancel", AskPage(t.in(look.LobbyPhase), Cancel)},
		{"ask-end", AskPage(t.in(look.PlayingPhase), Cancel)},
		{"left", LeftPage(t.in(look.PlayingPhase))},
		{"ended", EndedPage(ended)},
		{"board-host-events", Board(moved, nil, r)},
	}
}
