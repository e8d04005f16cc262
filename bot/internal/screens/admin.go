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
		Title:  fmt.Sprintf("%s – manage table %s", m.Kind.Title, m.ID),
		Accent: screen.ClosedColour,
		Text:   screen.Paragraphs(screen.Note(note), m.state(), m.Link),
		Footer: "The table is told what you do, and /settings log lists it.",
	}
	if len(m.Players) > 0 {
		s.Fields = []screen.Field{{Name: "Players", Text: m.players()}}
	}
	s.Rows = append(s.Rows, m.buttons())
	if m.Moderator && !m.Own && m.Phase == look.PlayingPhase {
		s.Rows = append(s.Rows, m.rewind()...)
	}
	if m.Phase == look.LobbyPhase || m.Moderator && m.Phase == look.PlayingPhase {
		s.Rows = append(s.Rows, m.menus()...)
	}
	return screen.Fit(s)
}

func (m Managed) state() string {
	switch m.Phase {
	case look.LobbyPhase:
		return "The game hasn't begun."
	case look.PlayingPhase:
		return screen.Paragraphs("The game is on.", m.Standing())
	case look.OverPhase:
		return "The game is over."
	}
	return m.WhyClosed()
}

func (m Managed) players() string {
	rows := make([]string, len(m.Players))
	for i, p := range m.Players {
		row := fmt.Sprintf("%d. %s", i+1, m.Name(games.Seat(i)))
		if p.Host {
			row += " – host"
		}
		switch {
		case p.Out:
			row += " – removed"
		case p.Left:
			row += " – has left"
		case p.Away:
			row += " – away"
		}
		if p.Waiting {
			row += " – waited for"
		}
		rows[i] = row
	}
	return strings.Join(rows, "\n")
}

func (m Managed) buttons() []screen.Control {
	row := []screen.Control{{Label: screen.LabelRefresh, Go: screen.Home}, {Label: "All tables", Go: ManageList}}
	if m.Phase == look.PlayingPhase && m.Moderator && !m.Own {
		row = append(row, screen.Control{Label: "Skip the current player", Go: fmt.Sprintf("%s %d", ManageSkip, m.Changed.UnixNano()), Off: m.Waiting() == nil || m.Rest.Paused})
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
	menu := screen.Control{Label: "Undo more moves …", Go: place("*")}
	for _, n := range []int{2, 3, 4, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200} {
		menu.Pick = append(menu.Pick, screen.Choice{Label: screen.Plural(n, "move"), Value: fmt.Sprint(n)})
	}
	return [][]screen.Control{
		{{Label: "Undo 1 move", Go: place("1")}, {Label: "Undo 5 moves", Go: place("5")}},
		{menu},
	}
}

// menus offer whom to unseat and whom to seat again.
func (m Managed) menus() (rows [][]screen.Control) {
	unseat := screen.Control{Label: "Remove a player …", Go: ManageUnseat + " *"}
	reseat := screen.Control{Label: "Seat a player again …", Go: ManageReseat + " *"}
	for i, p := range m.Players {
		if p.Robot != 0 || !m.Moderator && p.ID == m.Self {
			continue
		}
		menu := &unseat
		if p.Out {
			menu = &reseat
		}
		if len(menu.Pick) < screen.MaxChoices {
			name := cmp.Or(p.Name, markup.NameOf("Player")).Plain()
			menu.Pick = append(menu.Pick, screen.Choice{Label: fmt.Sprintf("%d. %s", i+1, name), Value: p.ID})
		}
	}
	for _, menu := range []screen.Control{unseat, reseat} {
		if menu.Pick != nil {
			rows = append(rows, []screen.Control{menu})
		}
	}
	return rows
}
