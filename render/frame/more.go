package frame

import (
	"slices"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Host actions that stand behind [More] on a board, or lead to one that cannot be taken back.
const (
	More     = "more"   // what else can be done at the table
	Down     = "down"   // post the board again, at the end of the channel
	ToThread = "thread" // have the table move from its channel to a thread, where no other talk pushes the board away
	Reopen   = "reopen" // undo the end of a table
	Sure     = " yes"   // after Leave or Cancel: the reader was asked and means it
	Keep     = "keep"   // the reader was asked, and nothing is to change
)

// boardDown is [Down] on a hand: who plays there for long has lost sight of the board.
var boardDown = screen.Control{Label: "Board down", Host: Down}

// leave is [Leave], which asks once more.
var leave = screen.Control{Label: "Leave the game …", Style: screen.Red, Host: Leave}

// A Visitor is who asks what else can be done at a table.
type Visitor struct {
	Seat   games.Seat // games.Table: none
	MayEnd bool       // hosts the table or manages the server
}

// MorePage draws what else a visitor can do at a table, for their eyes alone.
func MorePage(t Table, v Visitor) screen.Screen {
	if t.Phase != look.LobbyPhase && t.Phase != look.PlayingPhase && t.Played {
		return overPage(t)
	}
	s := screen.Screen{
		Title: t.Kind.Title + " – more", Accent: screen.PlayingColour,
		Text: "**Bring the board down**: moves it to the bottom of the channel.",
		Rows: [][]screen.Control{{{Label: "Bring the board down", Host: Down}}},
	}
	add := func(what, text string, c screen.Control) {
		s.Text = screen.Lines(s.Text, "**"+what+"**: "+text)
		s.Rows[0] = append(s.Rows[0], c)
	}
	running := t.Phase == look.PlayingPhase // an older board may stand above a game that is over
	if running && v.Seat != games.Table {
		add("Leave the game", "you're asked once more.", leave)
	}
	if t.Dealing.Sum != "" {
		add(howDealt.Label, "where all chance comes from.", howDealt)
	}
	switch {
	case running && t.Rated && v.Seat != games.Table && slices.Contains(t.Agree, v.Seat):
		add("Play on", "you don't want to end the game any more.", screen.Control{Label: "Play on", Host: AgreeNot})
	case running && t.Rated && v.Seat != games.Table:
		add("Agree to end it", "a rated game ends without a result if everyone here agrees. If everyone else left, or says nothing for five minutes, they lose to you.", screen.Control{Label: "Agree to end it", Style: screen.Red, Host: Agree})
	case running && v.MayEnd:
		add("End the table", "for everyone; you're asked once more.", screen.Control{Label: screen.LabelEndTable, Style: screen.Red, Host: Cancel})
	}
	return screen.Fit(s)
}

// AskPage asks once more before [Leave] or [Cancel].
func AskPage(t Table, action string) screen.Screen {
	running := t.Phase == look.PlayingPhase
	s := screen.Screen{Title: "Leave the table?", Accent: screen.OverColour}
	yes, no, keep := "Yes, leave", "No, stay", Keep
	switch {
	case action == Cancel && running:
		s.Title = "End the table for everyone?"
		s.Text = "The game stops here, with no winner. You can undo it for 10 minutes."
		yes, no = "Yes, end it", "No, play on"
	case action == Cancel:
		s.Title = "End the table?"
		s.Text = "Nobody can join after that. You can undo it for 10 minutes."
		yes, no, keep = "Yes, end it", "No, keep it", SetUp
	case running:
		s.Title = "Leave the game?"
		s.Text = screen.Lines(t.without(1)+" You can come back with *My hand* while the game lasts.", t.loses())
		if t.lastToLeave() {
			s.Text = "You're the last one here, so the table ends."
		}
	default:
		s.Text = "Nobody else is here, so the table ends."
	}
	s.Rows = [][]screen.Control{{{Label: yes, Style: screen.Red, Host: action + Sure}, {Label: no, Host: keep}}}
	return screen.Fit(s)
}

// without says what becomes of a running game when of the people who are here that many leave.
func (t Table) without(leaving int) string {
	for _, p := range t.Players {
		if p.Robot == 0 && !p.Away && !p.Left {
			leaving--
		}
	}
	if leaving < 0 {
		return "The game continues without you."
	}
	return "Nobody else is here, so the game waits until one of its players comes back."
}

// lastToLeave reports whether only one person has not left the game on purpose.
func (t Table) lastToLeave() bool {
	stay := 0
	for _, p := range t.Players {
		if p.Robot == 0 && !p.Left {
			stay++
		}
	}
	return stay <= 1
}

// LeftPage says what leaving has done.
func LeftPage(t Table) screen.Screen {
	s := screen.Screen{Title: "You have left", Text: "You're the last one here, so the table ends.", Accent: screen.ClosedColour}
	switch t.Phase {
	case look.LobbyPhase:
		s.Text = "Your seat is free again."
	case look.PlayingPhase:
		s.Text = t.without(0) + " *My hand* brings you back while the game lasts."
		s.Rows = [][]screen.Control{{{Label: screen.LabelMyHand, Style: screen.Green, Host: MyHand}}}
	}
	return screen.Fit(s)
}

// EndedPage says that a table was ended by the reader, who can undo that.
func EndedPage(t Table) screen.Screen {
	s := screen.Screen{Title: "The table has ended", Text: t.WhyClosed(), Accent: screen.ClosedColour}
	if !t.UndoUntil.IsZero() {
		s.Text = screen.Paragraphs(s.Text, "You can undo that until "+timeOfDay(t.UndoUntil)+".")
		s.Rows = [][]screen.Control{{UndoEnd()}}
	}
	if t.Played {
		s.Rows = append(s.Rows, []screen.Control{export})
	}
	return screen.Fit(s)
}

// UndoEnd opens a table again that was ended.
func UndoEnd() screen.Control { return screen.Control{Label: "Open it again", Host: Reopen} }
