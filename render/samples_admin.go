package render

import (
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// adminSamples are the settings and the tools of the player who manages a server or a table.
func adminSamples(t FrameTable) []Drawn {
	r := screen.Reader{}
	printed := Settings{Kind: t.Kind, Options: sampleSettings(t.Kind.Options(), t.Extra)}
	house := Settings{Kind: t.Kind, Options: sampleSettings(t.Kind.Options(), t.Extra)}
	house.Options[0].Value, house.Options[0].Set = 1, true
	house.Options[1].Set = true
	house.Options[len(house.Options)-1].Value = 30
	general := Settings{
		Options:  sampleSettings(nil, t.Extra),
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
		FrameTable: sampleIn(t, LobbyPhase), ID: "k3x9q2mp", Link: "https://discord.com/channels/1/2/3", Changed: time.Unix(0, 7), Manager: true,
		Users: []string{"11", "12", "13", "14"}, Out: make([]bool, 4), Self: "11",
	}
	playing := m
	playing.FrameTable = sampleIn(t, PlayingPhase)
	playing.Players[1].Waiting, playing.Players[2].Away = true, true
	playing.Out = []bool{false, false, true, false}
	host := playing
	host.Manager = false
	hostLobby := m
	hostLobby.Manager = false
	over := m
	over.Phase = OverPhase
	return []Drawn{
		{"settings-printed", SettingsPage(printed, "", "", r)},
		{"settings-house", SettingsPage(house, "", "saved", r)},
		{"settings-general-unset", SettingsPage(Settings{Options: sampleSettings(nil, t.Extra)}, "", "", r)},
		{"settings-general", SettingsPage(general, "", "tables can be from 1 to 500, not 0", r)},
		{"settings-general-results", SettingsPage(results, PlaceResults, "", r)},
		{"settings-everything", SettingsPage(general, PlaceEverything, "", r)},
		{"settings-damaged", DamagedSettings("what is stored of this server's settings is damaged")},
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
