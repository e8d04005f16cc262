package render

import (
	"time"

	"ruckus/games"
	"ruckus/render/screen"
)

// hostSamples are what else can be done at a table, and what everybody is told of it.
func (t FrameTable) hostSamples() []Drawn {
	r := screen.Reader{}
	ended := t.in("closed")
	ended.Played, ended.UndoUntil = true, SampleTime.Add(10*time.Minute)
	moved := t.in(PlayingPhase)
	moved.Recent = []games.Event{
		{Verb: "host-skip", Seats: []games.Seat{1}},
		{Verb: "host-unseat", Seats: []games.Seat{2}},
		{Verb: "host-reseat", Seats: []games.Seat{2}},
		{Verb: "host-skip", Seats: []games.Seat{0, 3}},
		{Verb: "host-rewind", N: 1},
		{Verb: "host-rewind", N: 5},
	}
	return []Drawn{
		{"more", MorePage(t.in(PlayingPhase), Visitor{Seat: 1, MayEnd: true})},
		{"more-bystander", MorePage(t.in(PlayingPhase), Visitor{Seat: games.Table})},
		{"ask-leave", AskPage(t.in(PlayingPhase), Leave)},
		{"ask-leave-last", AskPage(t.in(LobbyPhase), Leave)},
		{"ask-cancel", AskPage(t.in(LobbyPhase), Cancel)},
		{"ask-end", AskPage(t.in(PlayingPhase), Cancel)},
		{"left", LeftPage(t.in(PlayingPhase))},
		{"ended", EndedPage(ended)},
		{"board-host-events", Board(moved, nil, r)},
	}
}
