package screens

import (
	"cmp"
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// What can be done to a table by moderators, or in part by its host. All but the first and the last
// stand before a blank and what they concern.
const (
	ManageExport = "export"
	ManageSkip   = "skip"   // when the table that was looked at had changed last
	ManageRewind = "rewind" // how many moves, and the same
	ManageUnseat = "unseat" // the user
	ManageReseat = "reseat" // the user
	ManageBan    = "ban"    // the user: asks for how long
	ManageList   = "list"   // back to the list of tables
	ManageLonely = "lonely" // end all tables where a single person sits
	ManageAll    = "all"    // ask once more
	ManageSure   = "sure"   // end all tables
)

// A Managed table is what its manager sees of it.
type Managed struct {
	frame.Table
	Link      string // to the board; "" where there is none
	Manager   bool   // manages the server
	Moderator bool   // moderates games, as all managers do; otherwise the reader is the table's host
	Own       bool   // a moderator who plays here, and does not manage the server
	Self      string // the reader's own ID
}

// ManagePage draws the tools for one table: those that the reader may use now. The note is a sentence in
// Markdown to be shown on top.
func ManagePage(m Managed, note string, _ screen.Reader) screen.Screen {
	s := screen.Screen{
		Title:  say("manage.title", "game", m.Kind.Title, "table", m.ID),
		Accent: screen.ClosedColour,
		Text:   screen.Paragraphs(screen.Note(note), m.state(), m.Link),
		Footer: say("manage.told"),
	}
	if len(m.Players) > 0 {
		s.Fields = []screen.Field{{Name: say("manage.players"), Text: m.players()}}
	}
	s.Rows = append(s.Rows, m.buttons())
	if m.Moderator && !m.Own && m.Phase == look.PlayingPhase {
		s.Rows = append(s.Rows, m.rewind()...)
	}
	if menu := m.people(); menu.Pick != nil {
		s.Rows = append(s.Rows, []screen.Control{menu})
	}
	return screen.Fit(s)
}

func (m Managed) state() string {
	switch m.Phase {
	case look.LobbyPhase:
		return say("manage.lobby")
	case look.PlayingPhase:
		return screen.Paragraphs(say("manage.on"), m.Standing())
	case look.OverPhase:
		return say("manage.over")
	}
	return m.WhyClosed()
}

func (m Managed) players() string {
	rows := make([]string, len(m.Players))
	for i, p := range m.Players {
		row := say("manage.player", "n", i+1, "who", m.Name(games.Seat(i)))
		if p.Host {
			row = say("manage.host", "player", row)
		}
		switch {
		case p.Out:
			row = say("manage.out", "player", row)
		case p.Left:
			row = say("manage.left", "player", row)
		case p.Away:
			row = say("manage.away", "player", row)
		}
		if p.Waiting {
			row = say("manage.waiting", "player", row)
		}
		rows[i] = row
	}
	return strings.Join(rows, "\n")
}

func (m Managed) buttons() []screen.Control {
	row := []screen.Control{{Label: screen.LabelRefresh, Go: screen.Home}, {Label: say("manage.tables"), Go: ManageList}}
	if m.Phase == look.PlayingPhase && m.Moderator && !m.Own {
		row = append(row, screen.Control{Label: say("manage.skip"), Go: fmt.Sprintf("%s %d", ManageSkip, m.Changed.UnixNano()), Off: m.Waiting() == nil || m.Rest.Paused})
	}
	if m.Phase != look.LobbyPhase && (m.Manager || m.Phase != look.PlayingPhase) {
		row = append(row, screen.Control{Label: screen.LabelExport, Go: ManageExport})
	}
	if m.Live() {
		row = append(row, screen.Control{Label: screen.LabelEndTable, Style: screen.Red, Host: frame.Cancel})
	}
	if !m.UndoUntil.IsZero() {
		row = append(row, frame.UndoEnd())
	}
	return row
}

// rewind offers to take moves back: the usual numbers by a press, others by a menu.
func (m Managed) rewind() [][]screen.Control {
	place := func(n string) string { return fmt.Sprintf("%s %s %d", ManageRewind, n, m.Changed.UnixNano()) }
	menu := screen.Control{Label: say("manage.undo.more"), Go: place("*")}
	for _, n := range []int{2, 3, 4, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200} {
		menu.Pick = append(menu.Pick, screen.Choice{Label: say("manage.moves", "n", n), Value: fmt.Sprint(n)})
	}
	return [][]screen.Control{
		{{Label: say("manage.undo", "n", 1), Go: place("1")}, {Label: say("manage.undo", "n", 5), Go: place("5")}},
		{menu},
	}
}

// people offers what can be done about each player. It's one menu, because a message has no room for three.
func (m Managed) people() screen.Control {
	menu := screen.Control{Label: say("manage.people"), Go: "*"}
	seats := m.Phase == look.LobbyPhase || m.Moderator && m.Phase == look.PlayingPhase
	for i, p := range m.Players {
		if p.Robot != 0 || !m.Moderator && p.ID == m.Self {
			continue
		}
		name := cmp.Or(p.Name, markup.NameOf(say("player"))).Plain()
		offer := func(is bool, key, does string) {
			if is && len(menu.Pick) < screen.MaxChoices {
				menu.Pick = append(menu.Pick, screen.Choice{Label: say(key, "n", i+1, "who", name), Value: does + " " + p.ID})
			}
		}
		offer(seats && !p.Out, "manage.remove", ManageUnseat)
		offer(seats && p.Out, "manage.reseat", ManageReseat)
		offer(m.Moderator && p.ID != m.Self && isPerson(p.ID), "manage.ban", ManageBan)
	}
	return menu
}
