package screens

import (
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/night"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
)

// nightSamples are the screens of a game night of 23 people.
func nightSamples(t frame.Table) []frame.Drawn {
	at := time.Date(2030, 1, 4, 20, 0, 0, 0, time.UTC)
	kinds := make([]games.Kind, 3)
	for i, title := range []string{"R!OT", "Red Nines", "RAGE"} {
		kinds[i] = games.Kind{Name: fmt.Sprint("game", i), Title: title, Phrase: []string{"the real-time race", "shed your cards", "bid your tricks"}[i]}
	}
	n := GameNight{Begins: at, Games: kinds, Minutes: 15}
	var names []markup.Name
	for i := range 23 {
		names = append(names, t.Players[i%len(t.Players)].Name)
	}
	n.Guests = names
	checking := n
	checking.Stage, checking.Here = night.CheckingIn, 17
	checking.Trouble = "The tables are in this channel: for threads I need **Create Public Threads**."
	on := n
	on.Stage, on.Round, on.Ends = night.Playing, 3, at.Add(time.Hour)
	for i, name := range names {
		on.Standing = append(on.Standing, frame.Stood{Name: name, Points: 24 - i, Place: i + 1})
	}
	for i, people := range slices.Collect(slices.Chunk(names, 4)) {
		on.Tables = append(on.Tables, NightTable{ID: fmt.Sprint("t", i), Where: fmt.Sprintf("<#%d>", i+1), People: people, Over: i == 5})
	}
	on.Closed = true
	rest := on
	rest.Stage, rest.Round, rest.Closed, rest.Tables = night.Resting, 1, false, nil
	over := on
	over.Stage = night.Ended
	off := n
	off.Stage, off.Off = night.Ended, "only one person is here to play"
	seat := NightSeat{GameNight: on, Signed: true, Present: true, Own: &on.Standing[4], Of: 23, Table: &on.Tables[1]}
	wait := seat
	wait.GameNight, wait.Table = rest, nil
	left := NightSeat{GameNight: on, Gone: true, Left: true, Own: &on.Standing[4], Of: 23, Table: &on.Tables[1]}
	out := NightSeat{GameNight: rest, Gone: true, Of: 23}
	listed := NightSeat{GameNight: n, Signed: true}
	panel := NewNightPanel(at.Add(-5*time.Hour), kinds)
	bare := panel
	bare.Threads, bare.Note = "For more, each in a thread of its own, give me **Create Public Threads**.", "that hour is over, so this is the soonest that it can begin"
	return []frame.Drawn{
		{Name: "night-signup", Screen: GameNightBoard(n)}, {Name: "night-checkin", Screen: GameNightBoard(checking)},
		{Name: "night-on", Screen: GameNightBoard(on)}, {Name: "night-rest", Screen: GameNightBoard(rest)},
		{Name: "night-over", Screen: GameNightBoard(over)}, {Name: "night-off", Screen: GameNightBoard(off)},
		{Name: "night-seat", Screen: NightPlacePage(seat)}, {Name: "night-wait", Screen: NightPlacePage(wait)}, {Name: "night-left", Screen: NightPlacePage(left)}, {Name: "night-out", Screen: NightPlacePage(out)}, {Name: "night-listed", Screen: NightPlacePage(listed)},
		{Name: "night-panel", Screen: NightPanelPage(panel)}, {Name: "night-panel-bare", Screen: NightPanelPage(bare)},
		{Name: "night-learn", Screen: LearnNight(kinds)},
		{Name: "night-tools", Screen: NightToolsPage(NightTools{GameNight: n, Link: "https://discord.com/channels/1/2/3", Moderates: true, Note: "announced in this channel"})},
		{Name: "night-tools-on", Screen: NightToolsPage(NightTools{GameNight: on, Moderates: true})},
		{Name: "night-tools-lost", Screen: NightToolsPage(NightTools{GameNight: n, Moderates: true, Lost: true})},
		{Name: "night-tools-sure", Screen: NightToolsPage(NightTools{GameNight: n, Moderates: true, Sure: true})},
		{Name: "night-tools-player", Screen: NightToolsPage(NightTools{GameNight: n, Link: "https://discord.com/channels/1/2/3"})},
	}
}
