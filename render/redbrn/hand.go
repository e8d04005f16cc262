package redbrn

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// The places that a card can be played from: the four columns, the waste and the stack.
const (
	fromWaste = 4
	fromStack = 5
	sources   = 6
)

// sourceNames name the sources in places.
var sourceNames = [sources]string{"column 1", "column 2", "column 3", "column 4", "waste", "stack"}

// sourceSaid is a source in words.
func sourceSaid(from int) string {
	if from < fromWaste {
		return say("column", "n", from+1)
	}
	return say(sourceNames[from])
}

// A source is where a card can be played from, with the moves that it has.
type source struct {
	pit  []string // into the pit
	wild []string // into the pit on a wild riot
	col  []string // onto a column or into an empty spot, a part of a column last
}

// A hand is what a player of R!OT sees, together with what may be done.
type hand struct {
	scene
	t     look.Table
	r     screen.Reader
	place string
	me    redbrn.Player

	from   [sources]source
	flip   string
	call   string
	ready  string
	back   string
	others []string // what else there is
}

func (g scene) hand(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
	h := hand{scene: g, t: t, r: r, place: place, me: look.At(g.Players, g.Seat)}
	moves := p.Moves
	if g.Phase == redbrn.Countdown && g.Own != nil {
		moves = append(g.Own.AtStart, moves...) // a press that comes in after the start counts, so nobody waits for a fresh screen
	}
	for _, m := range moves {
		h.sort(m)
	}
	switch {
	case place == placeLeave && h.leave() != "":
		return h.leaving()
	case place == placeMore:
		return h.more()
	case h.me.Away:
		return h.absent()
	case g.Phase == redbrn.Waiting && len(g.Scored) < g.Round:
		return h.first()
	case g.Phase == redbrn.Waiting || g.Phase == redbrn.Ended:
		return h.between()
	case h.me.Out:
		return screen.Screen{
			Title: say("out", "n", g.Round), Rows: h.rest(), Text: screen.Paragraphs(say("out.next"), h.wants(nil, r)),
		}
	}
	return h.race()
}

// inRace reports whether the player has the buttons of the race.
func (g scene) inRace() bool {
	me := look.At(g.Players, g.Seat)
	return g.Phase != redbrn.Waiting && g.Phase != redbrn.Ended && !me.Away && !me.Out
}

// rest is the buttons of a hand without those of the race. The place where a thumb has flipped last is empty.
func (h *hand) rest() [][]screen.Control {
	var row []screen.Control
	switch {
	case h.back != "":
		row = append(row, screen.Control{Label: say("back"), Do: h.back, Style: screen.Green})
	case h.ready != "":
		row = append(row, screen.Control{Label: screen.LabelReady, Do: h.ready, Style: screen.Green})
	}
	return [][]screen.Control{append(row, screen.Control{Label: screen.LabelMore, Go: placeMore})}
}

// absent tells who sits out why, and what to do.
func (h *hand) absent() screen.Screen {
	s := screen.Screen{Title: say("left"), Accent: waitingColour, Rows: h.rest()}
	switch {
	case h.me.Missed:
		s.Title, s.Text = say("left.away"), say("left.missed")
	case h.me.Out || h.Phase == redbrn.Waiting && len(h.Scored) == h.Round:
		s.Text = say("left.between")
	default:
		s.Text = say("left.race")
	}
	return s
}

// sort puts a move where its button looks for it.
func (h *hand) sort(m string) {
	word, rest, _ := strings.Cut(m, " ")
	card, _, _ := strings.Cut(rest, " ")
	switch from := h.source(card); {
	case word == "flip":
		h.flip = m
	case word == "call":
		h.call = m
	case word == "ready":
		h.ready = m
	case word == "back":
		h.back = m
	case word == "pit" && from >= 0:
		h.from[from].pit = append(h.from[from].pit, m)
	case word == "wild" && from >= 0:
		h.from[from].wild = append(h.from[from].wild, m)
	case word == "col" && from >= 0 && isPart(m):
		h.from[from].col = append(h.from[from].col, m)
	case (word == "col" || word == "spot") && from >= 0: // in front of the parts of columns
		col := h.from[from].col
		at := slices.IndexFunc(col, isPart)
		if at < 0 {
			at = len(col)
		}
		h.from[from].col = slices.Insert(col, at, m)
	default:
		h.others = append(h.others, m)
	}
}

// isPart reports whether a move takes a part of a column: "col 7WR 8BW 2 @3".
func isPart(m string) bool { return strings.Count(m, " ") == 4 }

// source is where a card lies; -1 for nowhere.
func (h *hand) source(card string) int {
	for i, column := range h.me.Columns {
		for _, id := range column {
			if id == card && i < fromWaste {
				return i
			}
		}
	}
	switch card {
	case "":
		return -1
	case h.me.Waste:
		return fromWaste
	case h.me.Stack:
		return fromStack
	}
	return -1
}

// top is the card of a source that can go to the pit; "" for none.
func (h *hand) top(source int) string {
	switch {
	case source == fromWaste:
		return h.me.Waste
	case source == fromStack:
		return h.me.Stack
	case source >= len(h.me.Columns) || len(h.me.Columns[source]) == 0:
		return ""
	}
	return h.me.Columns[source][len(h.me.Columns[source])-1]
}
