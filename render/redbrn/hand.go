package redbrn

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render"
)

// The places that a card can be played from: the four columns, the waste and the stack.
const (
	fromWaste = 4
	fromStack = 5
	sources   = 6
)

// sourceNames name the sources in places and in words.
var sourceNames = [sources]string{"column 1", "column 2", "column 3", "column 4", "waste", "stack"}

// A hand is what a player of R!OT sees, together with what may be done.
type hand struct {
	look
	t     render.Table
	r     render.Reader
	place string

	pitMoves  [sources][]string // to the pit
	wildMoves [sources][]string // to the pit on a wild riot
	colMoves  [sources][]string // onto a column or into an empty spot
	flip      string
	call      string
	ready     string
	others    []string // what else there is
}

func (g look) hand(t render.Table, p games.Prompt, place string, r render.Reader) render.Screen {
	h := hand{look: g, t: t, r: r, place: place}
	moves := p.Moves
	if g.Phase == redbrn.Countdown && g.Own != nil {
		moves = append(g.Own.AtStart, moves...) // a press that comes in after the start counts, so nobody waits for a fresh screen
	}
	for _, m := range moves {
		h.sort(m)
	}
	s := render.Screen{Title: fmt.Sprintf("R!OT – round %d, your cards", g.Round)}
	me := render.At(g.Players, g.Seat)
	switch {
	case me.Away:
		s.Text = h.absent(me)
	case g.Phase == redbrn.Waiting && len(g.Scored) < g.Round:
		s.Text = render.Paragraphs(h.pause("The race begins"), h.cards())
	case g.Phase == redbrn.Waiting:
		s.Text = h.between()
	case me.Out:
		s.Text = render.Paragraphs("**This round has begun without you:** it gives you 0 points, and you play from the next one on.", h.pit(r))
	default:
		s.Text = render.Paragraphs(h.state(), h.cards(), h.pit(r))
		s.Rows = h.grid()
	}
	s.Rows = append([][]render.Control{h.topRow()}, s.Rows...)
	return s
}

// absent tells who sits out why, and what to do.
func (h *hand) absent(me redbrn.Player) string {
	switch {
	case me.Missed:
		return "**You are away:** you touched no card in a whole round, so later rounds begin without you and give you 0 points. Press **Come back** to play from the next round on."
	case me.Out || h.Phase == redbrn.Waiting && len(h.Scored) == h.Round:
		return "**You have left the race.** Rounds begin without you and give you 0 points. Press **Come back** to play from the next round on."
	}
	return "**You have left the race.** Your cards stay where they are, and those in the pit still count. **Come back** at any time."
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
	case word == "pit" && from >= 0:
		h.pitMoves[from] = append(h.pitMoves[from], m)
	case word == "wild" && from >= 0:
		h.wildMoves[from] = append(h.wildMoves[from], m)
	case (word == "col" || word == "spot") && from >= 0:
		h.colMoves[from] = append(h.colMoves[from], m)
	default:
		h.others = append(h.others, m)
	}
}

// source is where a card lies; -1 for nowhere.
func (h *hand) source(card string) int {
	me := render.At(h.Players, h.Seat)
	for i, column := range me.Columns {
		for _, id := range column {
			if id == card && i < fromWaste {
				return i
			}
		}
	}
	switch card {
	case "":
		return -1
	case me.Waste:
		return fromWaste
	case me.Stack:
		return fromStack
	}
	return -1
}

// top is the card of a source that can go to the pit; "" for none.
func (h *hand) top(source int) string {
	me := render.At(h.Players, h.Seat)
	switch {
	case source == fromWaste:
		return me.Waste
	case source == fromStack:
		return me.Stack
	case source >= len(me.Columns) || len(me.Columns[source]) == 0:
		return ""
	}
	return me.Columns[source][len(me.Columns[source])-1]
}

// state is one line or two on how the race stands, and what may be done or is to be chosen.
func (h *hand) state() string {
	me, choice := render.At(h.Players, h.Seat), h.choosing()
	standing := fmt.Sprintf("You have %d in the pit: **%s** now.", me.Pit, render.Signed(me.Points))
	switch {
	case h.Phase == redbrn.Countdown:
		return render.Lines("**Ready – Set – RIOT!** "+render.Moment("Start", h.Start)+". What is switched on can be played from then on.", choice)
	case h.Riot != nil:
		return render.Lines(h.inWindow(), choice)
	case choice != "":
		return choice
	case h.Idle != nil:
		return render.Lines(h.idle(h.t), standing)
	case me.CanCall:
		return "**Your stack is empty: you may call RIOT** at any moment. " + standing
	}
	return standing
}

// inWindow tells from a call of RIOT on what the seat may still do.
func (h *hand) inWindow() string {
	w := h.Riot
	var text string
	switch play := render.At(w.Plays, h.Seat); {
	case w.Caller == games.Table:
		return "**The time is up.** " + scored(w)
	case w.Caller == h.Seat:
		text = "**You have called RIOT.** " + h.windowEnd("Everybody else may complete one play.")
	case play != nil:
		text = h.t.Name(w.Caller) + " has called RIOT, and you have completed your play: " + h.played(play, h.r) + "."
	case render.At(w.Open, h.Seat):
		text = h.t.Name(w.Caller) + " **has called RIOT!** " + h.windowEnd("You may complete **one** play, but no flip.")
	default:
		text = h.t.Name(w.Caller) + " has called RIOT. You have nothing to complete any more. " + scored(w)
	}
	if h.Own != nil && h.Own.Held > 0 {
		text = render.Lines(text, render.Plural(h.Own.Held, "press")+" of yours counts only if somebody has called even earlier.")
	}
	return text
}

// cards lists the own layout in always as many lines.
func (h *hand) cards() string {
	me := render.At(h.Players, h.Seat)
	var waste []string
	if h.Own != nil {
		waste = h.Own.Waste
	}
	stack := "empty"
	if me.Left > 0 {
		stack = render.Plural(me.Left, "card") + ", " + cardText(me.Stack, h.r) + " on top"
	}
	wilds := strings.Repeat("★", max(0, me.Wilds))
	if h.r.TextOnly || wilds == "" {
		wilds = render.Plural(max(0, me.Wilds), "wild riot")
	}
	rows := []string{
		"Stack: " + stack + " · " + wilds,
		"Waste: " + cardNames(waste, h.r) + fmt.Sprintf(" of %d · hand: %d", me.InWaste, me.Hand),
	}
	for i := range fromWaste {
		var column []string
		if i < len(me.Columns) {
			column = me.Columns[i]
		}
		rows = append(rows, render.Capital(sourceNames[i])+": "+cardNames(column, h.r))
	}
	return strings.Join(rows, "\n")
}
