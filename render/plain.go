package render

import (
	"strconv"
	"strings"

	"ruckus/games"
)

// plainBoard, plainHand and plainTell draw a game that has no screens of its own. They offer its moves as the rules write
// them.
func plainBoard(t Table, _ Reader) Screen {
	s := Screen{Title: t.Kind.Title}
	if t.Phase == PlayingPhase {
		s.Text = "The game is on."
	}
	return s
}

func plainTell(t Table, e games.Event, _ Reader) string {
	what := escape(strings.Join(append([]string{e.Verb}, e.Cards...), " "))
	if len(e.Seats) == 0 {
		return sentence(what)
	}
	return t.Names(e.Seats) + ": " + what
}

func plainHand(_ Table, p games.Prompt, place string, _ Reader) Screen {
	const buttons = 15
	if len(p.Moves) == 0 {
		return Screen{Text: "There is nothing for you to do now.", Rows: [][]Control{{Refresh()}}}
	}
	s := Screen{Text: "Choose your move."}
	if len(p.Moves) <= buttons {
		var row []Control
		for _, m := range p.Moves {
			row = append(row, Control{Label: clip(Title(m), maxLabel), Do: m})
		}
		s.Rows = append(Grid(row), []Control{Refresh()})
		return s
	}
	pages := min((len(p.Moves)+MaxChoices-1)/MaxChoices, MaxChoices)
	now := 0
	if n, err := strconv.Atoi(strings.TrimPrefix(place, "page ")); err == nil && n >= 1 && n <= pages {
		now = n - 1
	}
	moves := Control{Label: "Choose your move", Do: "*"}
	for _, m := range p.Moves[now*MaxChoices : min(len(p.Moves), (now+1)*MaxChoices)] {
		moves.Pick = append(moves.Pick, Choice{Label: Title(m), Value: m})
	}
	s.Rows = append(s.Rows, []Control{moves})
	if pages > 1 {
		more := Control{Label: "More moves", Go: "page *"}
		for i := range pages {
			n := strconv.Itoa(i + 1)
			more.Pick = append(more.Pick, Choice{Label: "Page " + n + ", from " + p.Moves[i*MaxChoices], Value: n, Chosen: i == now})
		}
		s.Rows = append(s.Rows, []Control{more})
	}
	s.Rows = append(s.Rows, []Control{Refresh()})
	return s
}
