package look

import (
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// A Table is what somebody may know about a table, with what draws it. What everybody sees is a hand without a seat.
type Table struct {
	view.Hand
	Look   Look          // of the kind; the zero Look has plain screens
	Extra  games.Options // the host's own options, shown beside the game's
	Noted  bool          // in a hand: a sentence will stand on top, which needs room
	Lesson bool          // it is a lesson, which explains the buttons itself: no clock runs, and nothing goes on on its own
	Replay bool          // it is shown as it was once: nobody is asked for anything

	mover mover // while an event is told
}

// TableOf is a table of a kind as everybody sees it.
func TableOf(k games.Kind, l Look, phase view.Phase, players ...Player) Table {
	t := Table{Hand: view.Bystander(view.Table{Kind: k, Players: players}), Look: l}
	t.Phase = phase
	return t
}

// Said is what somebody has typed, as Markdown in which it stays a text.
func (t Table) Said(n games.Text) string {
	if text := t.Texts[n]; text != "" {
		return markup.Escape(text)
	}
	return say("text.removed")
}

// TypeButton is the button by which a player types what a prompt asks for.
func (t Table) TypeButton(ask games.Typed) screen.Control {
	return screen.Control{Label: markup.Clip(ask.Label+" …", screen.MaxLabel), Style: screen.Blue, Do: ask.Move}
}

type (
	// A Player is a seat as others see it.
	Player = view.Player
	// A Plan is what a player means to do in their turn, and what comes of it.
	Plan = view.Plan
	// A PlanStop is why a plan was not played to its end.
	PlanStop = view.PlanStop
)

// IdeasPlace is the place in a hand that shows the ideas for a turn.
const IdeasPlace = "ideas"

// The phases of a table.
const (
	LobbyPhase   = view.Lobby
	PlayingPhase = view.Playing
	OverPhase    = view.Over
)

// Rules is the host action that shows the rules of the table's game.
const Rules = "rules"
