package render

import (
	"strconv"
	"strings"

	"ruckus/games"
)

// Hand draws the private screen of one seat. The place says where in it the reader is; "" is its first place, and a
// place that does not exist (any more) is taken as the first one.
// The note is a sentence in Markdown to be shown on top, e.g. why a move was refused; "" for none.
func Hand(t Table, seat games.Seat, view any, p games.Prompt, place, note string, r Reader) Screen {
	var s Screen
	switch t.Phase {
	case lobbyPhase:
		s = Screen{Text: "You have a seat. Your hand comes here when the game has begun.", Accent: openColour}
	case playingPhase:
		s = lookOf(view).hand(t, p, place, r)
		if hasTurns(view) {
			s.Text = lines(turn(t, seat, p), s.Text)
		}
		s.Accent = playingColour
	case overPhase:
		s = Screen{Text: paragraphs(winners(t), ranking(t, r)), Accent: overColour}
	default:
		s = Screen{Text: t.why(), Accent: closedColour}
	}
	if s.Title == "" {
		s.Title = t.Kind.Title + " – your hand"
	}
	if note != "" {
		s.Text = paragraphs("⚠ **Note:** "+noteOf(t, view, note, r), s.Text)
	}
	return fit(s)
}

// turn tells the seat whether the game waits for it, and until when.
func turn(t Table, seat games.Seat, p games.Prompt) string {
	switch {
	case p.Must && !t.Deadline.IsZero():
		return "**It is your turn.** The clock plays for you " + countdown(t.Deadline) + "."
	case p.Must:
		return "**It is your turn.**"
	case len(p.Moves) > 0 && !p.Until.IsZero():
		return "You may act. Time is up " + countdown(p.Until) + "."
	case len(p.Moves) > 0:
		return "You may act."
	}
	var others []games.Seat
	for i, player := range t.Players {
		if player.Waiting && games.Seat(i) != seat {
			others = append(others, games.Seat(i))
		}
	}
	if others == nil {
		return ""
	}
	return "Waiting for " + t.names(others) + "."
}

// plain is the look of a game that has no screens of its own: it offers the moves in the game's notation.
type plain struct{}

func (plain) board(t Table, _ Reader) Screen {
	s := Screen{Title: t.Kind.Title}
	if t.Phase == playingPhase {
		s.Text = "The game is on."
	}
	return s
}

func (plain) tell(t Table, e games.Event, _ Reader) string {
	what := escape(strings.Join(append([]string{e.Verb}, e.Cards...), " "))
	if len(e.Seats) == 0 {
		return sentence(what)
	}
	return t.names(e.Seats) + ": " + what
}

func (plain) hand(_ Table, p games.Prompt, place string, _ Reader) Screen {
	const buttons = 15
	if len(p.Moves) == 0 {
		return Screen{Text: "There is nothing for you to do now.", Rows: [][]Control{{refresh()}}}
	}
	s := Screen{Text: "Choose your move."}
	if len(p.Moves) <= buttons {
		var row []Control
		for _, m := range p.Moves {
			row = append(row, Control{Label: clip(title(m), maxLabel), Do: m})
		}
		s.Rows = append(grid(row), []Control{refresh()})
		return s
	}
	pages := min((len(p.Moves)+maxChoices-1)/maxChoices, maxChoices)
	now := 0
	if n, err := strconv.Atoi(strings.TrimPrefix(place, "page ")); err == nil && n >= 1 && n <= pages {
		now = n - 1
	}
	moves := Control{Label: "Choose your move", Do: "*"}
	for _, m := range p.Moves[now*maxChoices : min(len(p.Moves), (now+1)*maxChoices)] {
		moves.Pick = append(moves.Pick, Choice{Label: title(m), Value: m})
	}
	s.Rows = append(s.Rows, []Control{moves})
	if pages > 1 {
		more := Control{Label: "More moves", Go: "page *"}
		for i := range pages {
			n := strconv.Itoa(i + 1)
			more.Pick = append(more.Pick, Choice{Label: "Page " + n + ", from " + p.Moves[i*maxChoices], Value: n, Chosen: i == now})
		}
		s.Rows = append(s.Rows, []Control{more})
	}
	s.Rows = append(s.Rows, []Control{refresh()})
	return s
}

// refresh leads to the first place of the screen, drawn anew.
func refresh() Control { return Control{Label: "Refresh", Go: home} }

// grid puts buttons into rows.
func grid(buttons []Control) [][]Control {
	var rows [][]Control
	for len(buttons) > 0 {
		n := min(maxButtons, len(buttons))
		rows = append(rows, buttons[:n:n])
		buttons = buttons[n:]
	}
	return rows
}
