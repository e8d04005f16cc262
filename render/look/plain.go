package look

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// plain draws a game that has no screens of its own, or none for this view: all that the view says, and the moves as the
// rules write them.
func plain(view any) Drawing {
	return Drawing{
		Board: func(t Table, _ screen.Reader) screen.Screen {
			s := screen.Screen{Title: t.Kind.Title, Text: t.said(view)}
			if s.Text == "" && t.Phase == PlayingPhase {
				s.Text = say("plain.on")
			}
			return s
		},
		Hand: func(t Table, p games.Prompt, place string, _ screen.Reader) screen.Screen {
			s := plainMoves(p, place)
			if len(p.Typed) > 0 {
				var row []screen.Control
				for _, ask := range p.Typed {
					row = append(row, t.TypeButton(ask))
				}
				s.Rows = append([][]screen.Control{row}, s.Rows...)
			}
			s.Text = screen.Paragraphs(t.said(view), s.Text)
			return s
		},
		Tell: plainTell, Turns: true, TellsMoves: true,
	}
}

func plainTell(t Table, e games.Event, _ screen.Reader) string {
	verb, words := markup.Escape(e.Verb), []string(nil)
	for _, token := range e.Tokens {
		written := markup.Escape(token)
		if n, ok := games.TextOf(token); ok {
			written = t.Said(n)
		}
		words = append(words, written)
	}
	if e.N != 0 {
		words = append(words, markup.Escape(screen.Number(e.N)))
	}
	if len(e.Seats) == 0 && words != nil {
		return screen.Sentence(verb + ": " + strings.Join(words, " "))
	}
	what := strings.Join(append([]string{verb}, words...), " ")
	if len(e.Seats) == 0 {
		return screen.Sentence(what)
	}
	return t.Names(e.Seats) + ": " + what
}

// plainMoves offers each move by a button, or in a menu where there are too many, or in pages of it.
func plainMoves(p games.Prompt, place string) screen.Screen {
	const buttons = 15
	if len(p.Moves) == 0 {
		return screen.Screen{Text: say("plain.nothing")}
	}
	moves, fault := withoutTwins(p.Moves)
	s := screen.Screen{Text: screen.Join(" ", []string{say("plain.choose"), fault})}
	labels := labelsOf(moves)
	if len(moves) <= buttons {
		var row []screen.Control
		for i, m := range moves {
			row = append(row, screen.Control{Label: markup.Clip(labels[i], screen.MaxLabel), Do: m})
		}
		s.Rows = screen.Grid(row)
		return s
	}
	pages := min((len(moves)+screen.MaxChoices-1)/screen.MaxChoices, screen.MaxChoices)
	now := 0
	if n, err := strconv.Atoi(strings.TrimPrefix(place, "page ")); err == nil && n >= 1 && n <= pages {
		now = n - 1
	}
	menu := screen.Control{Label: say("plain.menu"), Do: "*"}
	for i := now * screen.MaxChoices; i < min(len(moves), (now+1)*screen.MaxChoices); i++ {
		menu.Pick = append(menu.Pick, screen.Choice{Label: labels[i], Value: moves[i]})
	}
	s.Rows = append(s.Rows, []screen.Control{menu})
	if pages > 1 {
		more := screen.Control{Label: say("plain.more"), Go: "page *"}
		for i := range pages {
			n := strconv.Itoa(i + 1)
			more.Pick = append(more.Pick, screen.Choice{Label: say("plain.page", "n", n, "move", labels[i*screen.MaxChoices]), Value: n, Chosen: i == now})
		}
		s.Rows = append(s.Rows, []screen.Control{more})
	}
	return s
}

// withoutTwins returns each move once, as Discord would refuse a hand that offers one twice, and says so to the author of the game.
func withoutTwins(listed []string) (moves []string, fault string) {
	for _, m := range listed {
		if slices.Contains(moves, m) {
			fault = say("plain.twice", "move", markup.Escape(m))
			continue
		}
		moves = append(moves, m)
	}
	return moves, fault
}

// labelsOf returns how moves are shown: without the number of the step, if all of them end in the same number.
func labelsOf(moves []string) []string {
	step := moves[0][strings.LastIndexByte(moves[0], ' ')+1:]
	numbered := func(m string) bool { return strings.HasSuffix(m, " "+step) }
	if _, err := strconv.Atoi(step); err != nil || slices.ContainsFunc(moves, func(m string) bool { return !numbered(m) }) {
		step = ""
	}
	labels := make([]string, len(moves))
	for i, m := range moves {
		labels[i] = screen.Title(strings.TrimSpace(strings.TrimSuffix(m, step)))
	}
	return labels
}
