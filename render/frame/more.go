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
var boardDown = screen.Control{Label: say("down"), Host: Down}

// leave is [Leave], which asks once more.
var leave = screen.Control{Label: say("leave.game"), Style: screen.Red, Host: Leave}

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
		Title: t.titled("more.title"), Accent: screen.PlayingColour,
		Text: say("more.down"),
		Rows: [][]screen.Control{{{Label: say("down"), Host: Down}}},
	}
	add := func(text string, c screen.Control) {
		s.Text = screen.Lines(s.Text, text)
		s.Rows[0] = append(s.Rows[0], c)
	}
	running := t.Phase == look.PlayingPhase // an older board may stand above a game that is over
	if running && v.Seat != games.Table {
		add(say("more.leave"), leave)
	}
	if t.Dealing.Sum != "" {
		add(say("more.fair"), howDealt)
	}
	switch {
	case running && t.Rated && v.Seat != games.Table && slices.Contains(t.Agree, v.Seat):
		add(say("more.agreed"), screen.Control{Label: say("agree.not"), Host: AgreeNot})
	case running && t.Rated && v.Seat != games.Table:
		add(say("more.agree"), screen.Control{Label: say("agree"), Style: screen.Red, Host: Agree})
	case running && v.MayEnd:
		add(say("more.end"), screen.Control{Label: screen.LabelEndTable, Style: screen.Red, Host: Cancel})
	}
	return screen.Fit(s)
}

// AskPage asks once more before [Leave] or [Cancel].
func AskPage(t Table, action string) screen.Screen {
	running := t.Phase == look.PlayingPhase
	s := screen.Screen{Title: say("leave.sure"), Accent: screen.OverColour}
	yes, no, keep := say("leave.yes"), say("leave.no"), Keep
	switch {
	case action == Cancel && running:
		s.Title = say("end.sure")
		s.Text = say("end.game")
		yes, no = say("end.yes"), say("end.no")
	case action == Cancel:
		s.Title = say("end.lobby.sure")
		s.Text = say("end.lobby")
		yes, no, keep = say("end.yes"), say("end.lobby.no"), SetUp
	case running:
		s.Title = say("leave.game.sure")
		s.Text = screen.Lines(t.without(1), t.loses())
		if t.Lonely() {
			s.Text = say("leave.last")
		}
	default:
		s.Text = say("leave.alone")
	}
	s.Rows = [][]screen.Control{{{Label: yes, Style: screen.Red, Host: action + Sure}, {Label: no, Host: keep}}}
	return screen.Fit(s)
}

// without says what becomes of a running game when of the people who are here that many leave.
func (t Table) without(leaving int) string {
	if t.Here() > leaving {
		return say("leave.on")
	}
	return say("leave.waits")
}

// LeftPage says what leaving has done.
func LeftPage(t Table) screen.Screen {
	s := screen.Screen{Title: say("left.title"), Text: say("leave.last"), Accent: screen.ClosedColour}
	switch t.Phase {
	case look.LobbyPhase:
		s.Text = say("left.lobby")
	case look.PlayingPhase:
		s.Text = t.without(0)
		s.Rows = [][]screen.Control{{{Label: screen.LabelMyHand, Style: screen.Green, Host: MyHand}}}
	}
	return screen.Fit(s)
}

// EndedPage says that a table was ended by the reader, who can undo that.
func EndedPage(t Table) screen.Screen {
	s := screen.Screen{Title: say("ended.title"), Text: t.WhyClosed(), Accent: screen.ClosedColour}
	if !t.UndoUntil.IsZero() {
		s.Text = screen.Paragraphs(s.Text, say("ended.undo", "time", timeOfDay(t.UndoUntil)))
		s.Rows = [][]screen.Control{{UndoEnd()}}
	}
	if t.Played {
		s.Rows = append(s.Rows, []screen.Control{export})
	}
	return screen.Fit(s)
}

// UndoEnd opens a table again that was ended.
func UndoEnd() screen.Control { return screen.Control{Label: say("reopen"), Host: Reopen} }
