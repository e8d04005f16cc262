package screens

import (
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/people"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// adminSamples are the settings and the tools of the player who manages a server or a table.
func adminSamples(t frame.Table) []frame.Drawn {
	r := screen.Reader{}
	printed := sampleSettings(t.Kind.Name, t.Kind.Options(), t.Extra)
	printed.Kind = t.Kind
	house := printed
	house.Items = slices.Clone(house.Items)
	house.Items[0].Value, house.Items[0].Set = 1, true
	house.Items[1].Set = true
	house.Items[len(house.Items)-1].Value = 30
	unset := sampleSettings(guild.General, nil, t.Extra)
	general := unset
	general.Items = slices.Clone(general.Items)
	general.Channels, general.Roles = []string{"100000000000000001", "100000000000000002"}, []string{"100000000000000003", "100000000000000004"}
	general.Items[0].Value, general.Items[0].Set = 30, true
	results := general
	results.Results, results.Trouble = "100000000000000005", "I can't post results in <#100000000000000005>: ask someone who manages that channel to give me **Send Messages** there"
	var entries []guild.Entry
	for n := range 25 {
		entries = append(entries, guild.Entry{At: look.SampleTime.Add(-time.Duration(n) * time.Minute), Name: markup.NameOf("Ann *the* first"), Act: guild.ActSet, Scope: "rednines", Fields: []guild.Field{{Name: "small", To: "on"}}})
	}
	entries[1].Scope, entries[1].Fields = guild.General, []guild.Field{{Name: guild.Channels, To: strings.Repeat("<#100000000000000001> ", 50)}}
	m := Managed{
		Table: t, Link: "https://discord.com/channels/1/2/3", Manager: true, Moderator: true, Self: "11",
	}
	m.Table.ID, m.Changed, m.Players = "k3x9q2mp", time.Unix(0, 7), slices.Clone(t.Players)
	for i, id := range []string{"11", "12", "13", "14"} {
		m.Players[i].ID = id
	}
	playing := m
	playing.Phase, playing.Players = look.PlayingPhase, slices.Clone(m.Players)
	playing.Players[1].Waiting, playing.Players[2].Away, playing.Players[2].Out = true, true, true
	host, hostLobby, over := playing, m, m
	host.Manager, host.Moderator, hostLobby.Manager, hostLobby.Moderator, over.Phase = false, false, false, false, look.OverPhase
	return []frame.Drawn{
		{Name: "settings-printed", Screen: printed.Panel().Screen("", "")},
		{Name: "settings-house", Screen: house.Panel().Screen("", "saved – Rounds: 1 per 2 players")},
		{Name: "settings-option", Screen: house.Panel().Screen(frame.PlaceOption+" "+house.Items[0].Name, "")},
		{Name: "settings-option-number", Screen: house.Panel().Screen(frame.PlaceOption+" turn_time", "")},
		{Name: "settings-general-unset", Screen: unset.Panel().Screen("", "")},
		{Name: "settings-general", Screen: general.Panel().Screen("", "tables can be from 1 to 500, not 0")},
		{Name: "settings-general-results", Screen: results.Panel().Screen(frame.PlacePage+" "+guild.Results, "")},
		{Name: "settings-everything", Screen: ResetEverything()},
		{Name: "settings-damaged", Screen: DamagedSettings("what is stored of this server's settings is damaged")},
		{Name: "settings-log-empty", Screen: LogPage(nil, nil, "")},
		{Name: "settings-log", Screen: LogPage(entries, nil, "log 1")},
		{Name: "settings-log-last", Screen: LogPage(entries, nil, "log 3")},
		{Name: "manage-lobby", Screen: ManagePage(m, "", r)},
		{Name: "manage-lobby-host", Screen: ManagePage(hostLobby, "", r)},
		{Name: "manage-playing", Screen: ManagePage(playing, "moves undone: 5", r)},
		{Name: "manage-playing-host", Screen: ManagePage(host, "", r)},
		{Name: "manage-over", Screen: ManagePage(over, "", r)},
		{Name: "me", Screen: MePanel(people.Prefs{}, "").Screen("", "")},
		{Name: "me-changed", Screen: MePanel(people.Prefs{NoCalls: true, OnlyMove: true, Cards: people.Words}, "").Screen("", "saved – Reminders: off")},
		{Name: "me-kept", Screen: KeptPage(Links{})},
		{Name: "me-forget", Screen: AskForget()},
		{Name: "me-damaged", Screen: DamagedMe("what is stored of your settings is damaged; forget them, and choose again")},
	}
}

// sampleSettings are those of a scope in which nothing was set.
func sampleSettings(scope string, own, extra games.Options) (s Settings) {
	s.Scope = scope
	for _, o := range own {
		s.Items = append(s.Items, guild.Item{Option: o, Value: o.Default})
	}
	for _, o := range extra {
		s.Items = append(s.Items, guild.Item{Option: o, Value: o.Default, Extra: true})
	}
	return s
}

// barSamples are what moderators see of somebody whom they may bar.
func barSamples() []frame.Drawn {
	at := look.SampleTime
	eve := Suspect{ID: "100000000000000007", Name: markup.NameOf("Eve"), Hosts: 5, Alone: 5, Sits: 7, Games: 9, Left: 9}
	barred, gone := eve, Suspect{ID: eve.ID, Gone: true}
	barred.Barred, barred.Bar = true, guild.Bar{User: eve.ID, Until: at.Add(24 * time.Hour), By: "1", At: at, Reason: "floods the channel *with tables*"}
	day, _ := FindBarTime("1d")
	return []frame.Drawn{
		{Name: "bar", Screen: BarPage(eve, "")},
		{Name: "bar-gone", Screen: BarPage(gone, "")},
		{Name: "bar-again", Screen: BarPage(barred, "the reason is noted")},
		{Name: "bar-done", Screen: BarredPage(barred, day, Oustings{5, 2})},
		{Name: "bar-ended", Screen: OustedPage(eve, Oustings{5, 2})},
	}
}
