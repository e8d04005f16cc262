package render

import (
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// adminSamples are the settings and the tools of the player who manages a server or a table.
func (t Table) adminSamples() []Sample {
	r := screen.Reader{}
	printed := Settings{Kind: t.Kind, Options: sampleSettings(t.Kind.Options(), sampleExtra())}
	house := Settings{Kind: t.Kind, Options: sampleSettings(t.Kind.Options(), sampleExtra())}
	house.Options[0].Value, house.Options[0].Set = 1, true
	house.Options[1].Set = true
	house.Options[len(house.Options)-1].Value = 30
	general := Settings{
		Options:  sampleSettings(nil, sampleExtra()),
		Channels: []string{"100000000000000001", "100000000000000002"}, Roles: []string{"100000000000000003", "100000000000000004"},
	}
	general.Options[0].Value, general.Options[0].Set = 30, true
	results := general
	results.Results, results.Trouble = "100000000000000005", "I may not post results in <#100000000000000005>: ask somebody who manages that channel to give me **Send Messages** there"
	var entries []Entry
	for n := range 25 {
		entries = append(entries, Entry{SampleTime.Add(-time.Duration(n) * time.Minute), markup.NameOf("Ann *the* first"), "set rednines: small on (was not set)"})
	}
	entries[1].What = "set general: channels " + strings.Repeat("<#100000000000000001> ", 50)
	m := Managed{
		Table: t.in(LobbyPhase), ID: "k3x9q2mp", Link: "https://discord.com/channels/1/2/3", Changed: time.Unix(0, 7), Manager: true,
		Users: []string{"11", "12", "13", "14"}, Out: make([]bool, 4), Self: "11",
	}
	playing := m
	playing.Table = t.in(PlayingPhase)
	playing.Players[1].Waiting, playing.Players[2].Away = true, true
	playing.Out = []bool{false, false, true, false}
	host := playing
	host.Manager = false
	hostLobby := m
	hostLobby.Manager = false
	over := m
	over.Phase = OverPhase
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
	return []Sample{
		{"settings-printed", SettingsPage(printed, "", "", r)},
		{"settings-house", SettingsPage(house, "", "saved", r)},
		{"settings-general-unset", SettingsPage(Settings{Options: sampleSettings(nil, sampleExtra())}, "", "", r)},
		{"settings-general", SettingsPage(general, "", "tables can be from 1 to 500, not 0", r)},
		{"settings-general-results", SettingsPage(results, PlaceResults, "", r)},
		{"settings-everything", SettingsPage(general, PlaceEverything, "", r)},
		{"settings-damaged", DamagedSettings("what is stored of this server's settings is damaged")},
		{"more", MorePage(t.in(PlayingPhase), Visitor{Seat: 1, MayEnd: true})},
		{"more-bystander", MorePage(t.in(PlayingPhase), Visitor{Seat: games.Table})},
		{"ask-leave", AskPage(t.in(PlayingPhase), Leave)},
		{"ask-leave-last", AskPage(t.in(LobbyPhase), Leave)},
		{"ask-cancel", AskPage(t.in(LobbyPhase), Cancel)},
		{"ask-end", AskPage(t.in(PlayingPhase), Cancel)},
		{"left", LeftPage(t.in(PlayingPhase))},
		{"ended", EndedPage(ended)},
		{"settings-log-empty", LogPage(nil, nil, "", r)},
		{"settings-log", LogPage(entries, nil, "log 1", r)},
		{"settings-log-last", LogPage(entries, nil, "log 3", r)},
		{"manage-lobby", ManagePage(m, "", r)},
		{"manage-lobby-host", ManagePage(hostLobby, "", r)},
		{"manage-playing", ManagePage(playing, "moves taken back: 5", r)},
		{"manage-playing-host", ManagePage(host, "", r)},
		{"manage-over", ManagePage(over, "", r)},
		{"me", MePage(Me{Calls: true, Cards: CardsAsPictures}, "", "", r)},
		{"me-changed", MePage(Me{Only: true, Cards: CardsAsWords}, "", "saved", r)},
		{"me-kept", MePage(Me{}, MeKept, "", r)},
		{"me-forget", MePage(Me{}, MeForget, "", r)},
		{"me-damaged", DamagedMe("what is stored of your settings is damaged; forget them, and choose anew")},
		{"board-host-events", Board(moved, nil, r)},
	}
}

// sampleSettings are options as they are where nothing was set.
func sampleSettings(own, extra games.Options) (all []Setting) {
	for _, o := range own {
		all = append(all, Setting{Option: o, Value: o.Default})
	}
	for _, o := range extra {
		all = append(all, Setting{Option: o, Value: o.Default, Extra: true})
	}
	return all
}
