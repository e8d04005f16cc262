package redbrn

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Colours of the edge of a hand. They repeat what the title says.
const (
	raceColour    = 0x5865f2
	waitingColour = 0xf0b232 // before the start, and after a press that came too late
	wildColour    = 0xffc928
	alarmColour   = 0xf23f43 // somebody else may call RIOT, or has
	mayCallColour = 0x3ba55d
)

// falseStart is the headline of who has pressed before the start, until their first move.
const falseStart = "False start: you begin 1 s later"

// perLine is how many rivals stand in a line that a phone does not break.
const perLine = 3

// race is the hand while a round is played. It always has as many lines, and as many buttons in each row, so that nothing
// moves under a thumb.
func (h *hand) race() screen.Screen {
	title, detail, colour := h.headline()
	return screen.Screen{
		Title: title, Accent: colour, Rows: h.grid(),
		Text: screen.Paragraphs(screen.Lines(detail, h.rivals()), h.wants(h.playable(), h.r), screen.Lines(h.ownCards(), h.legend())),
	}
}

// headline is the one thing to know, and a line with its details.
func (h *hand) headline() (title, detail string, colour int) {
	who, n := h.canCall()
	points := screen.Signed(h.me.Points)
	standing := stackOf("your stack", h.me.Left, h.r) + fmt.Sprintf(" · %d in the pit", h.me.Pit)
	title, detail, colour = fmt.Sprintf("Round %d · you have %s now", h.Round, points), standing, raceColour
	switch {
	case h.Riot != nil:
		return h.inWindow()
	case h.Phase == redbrn.Countdown:
		title, detail = "Ready – Set – RIOT!", h.lead("Get ready. "+screen.Moment("Start", h.Start))
		if h.Early.Has(h.Seat) {
			title = spark(h.r) + falseStart
		}
		return title, detail, waitingColour
	case h.Early.Has(h.Seat):
		return spark(h.r) + falseStart, standing, waitingColour
	case h.me.CanCall:
		title, detail, colour = "Stack empty: call RIOT, or play on", h.lead(h.ifCalled()), mayCallColour
	case n == 1:
		title, colour = h.siren()+fmt.Sprintf("%s can call RIOT! You have %s", h.t.TinyName(who), points), alarmColour
	case n > 1:
		title, colour = h.siren()+fmt.Sprintf("%d can call RIOT! You have %s", n, points), alarmColour
	case h.Idle != nil:
		title, detail = "Nobody has played for a minute", h.lead("To end the round, press **More**.")
	case h.wilding():
		title, colour = "Which card goes onto the wild riot?", wildColour
	}
	switch {
	case h.wilding() && h.r.TextOnly:
		detail = "Choose a card that is to lie on the wild riot, or No wild riot."
	case h.wilding():
		detail = h.r.Mark(wildMark, "★") + " takes a starred card · × cancels"
	}
	return title, detail, colour
}

// ifCalled tells what a call of RIOT would give: the own points, which place they are in this round, and the best rivals' points.
func (h *hand) ifCalled() string {
	const shown = 2 // rivals, in a line that a phone does not break
	place := 1
	var rivals []games.Seat
	for i, p := range h.Players {
		s := games.Seat(i)
		if s == h.Seat || p.Out {
			continue
		}
		if p.Points > h.me.Points {
			place++
		}
		rivals = append(rivals, s)
	}
	slices.SortStableFunc(rivals, func(a, b games.Seat) int { return cmp.Compare(h.Players[b].Points, h.Players[a].Points) })
	text := fmt.Sprintf("**%s** is %s", screen.Signed(h.me.Points), screen.Ordinal(place))
	for _, s := range rivals[:min(len(rivals), shown)] {
		text += fmt.Sprintf(" · %s %s", h.t.TinyName(s), screen.Signed(h.Players[s].Points))
	}
	return text
}

// canCall is who else may call RIOT: one of them, and how many they are.
func (h *hand) canCall() (who games.Seat, n int) {
	for i, p := range h.Players {
		if games.Seat(i) != h.Seat && p.CanCall && !p.Away {
			who, n = games.Seat(i), n+1
		}
	}
	return who, n
}

// lead begins a line with the own stack, so that it is as tall as with cards in it.
func (h *hand) lead(text string) string {
	if mark := h.r.Mark(stackMark(h.me.Left), ""); mark != "" {
		return mark + " " + text
	}
	return text
}

// siren stands before what is urgent.
func (h *hand) siren() string {
	if h.r.TextOnly {
		return ""
	}
	return "🚨 "
}

// inWindow is the headline from a call of RIOT on: what the player may still do.
func (h *hand) inWindow() (title, detail string, colour int) {
	w := h.Riot
	score := screen.Moment("Score", w.Closes)
	title, detail, colour = h.siren()+h.t.TinyName(w.Caller)+" called RIOT!", h.lead("You can complete nothing. "+score), alarmColour
	switch play := look.At(w.Plays, h.Seat); {
	case w.Caller == games.Table:
		title, detail = "The time is up", h.lead("Ten minutes are over. "+score)
	case w.Caller == h.Seat:
		title, detail, colour = "You called RIOT!", h.lead("Others may play once. "+score), mayCallColour
	case play != nil:
		title, detail = "Your last play counts", h.lead(h.played(play, h.r)+". "+score)
	case look.At(w.Open, h.Seat):
		title += " One play left"
		detail = "Only what is lit."
		if h.Rules.LampsOff {
			detail = "Only what fits."
		}
		if !h.t.Lesson { // which has its own clock
			detail += " " + screen.Moment("End", w.Until)
		}
		detail = h.lead(detail)
	}
	return title, detail, colour
}

// rivals are the others' stacks, the smallest first.
func (h *hand) rivals() string {
	var seats []games.Seat
	for _, s := range bySize(h.Players) {
		if s != h.Seat && !h.Players[s].Out {
			seats = append(seats, s)
		}
	}
	if seats == nil {
		return "Nobody else is in this round."
	}
	var stacks, lines []string
	for _, s := range seats {
		stacks = append(stacks, stackOf(h.t.TinyName(s), h.Players[s].Left, h.r))
	}
	if h.r.TextOnly {
		return "Others' stacks: " + strings.Join(stacks, "; ") + "."
	}
	between := " · "
	if h.r.Mark(emptyMark, "") != "" {
		between = "\u2002"
	}
	for line := range slices.Chunk(stacks, perLine) {
		lines = append(lines, strings.Join(line, between))
	}
	return strings.Join(lines, "\n")
}

// bySize are all seats, those with the smallest stack first.
func bySize(players []redbrn.Player) []games.Seat {
	seats := seatsOf(players)
	slices.SortStableFunc(seats, func(a, b games.Seat) int { return cmp.Compare(players[a].Left, players[b].Left) })
	return seats
}

// playable are the cards that could go into the pit if it took them.
func (h *hand) playable() (cards []string) {
	for from := range sources {
		if card := h.top(from); card != "" {
			cards = append(cards, card)
		}
	}
	return cards
}

// ownCards are the stack and the waste; the columns are on the buttons.
func (h *hand) ownCards() string {
	stack := h.r.Mark(emptyMark, "empty")
	if h.me.Left > 0 {
		stack = pack.Written(h.me.Stack, h.r) + " the last one"
		if h.me.Left > 1 {
			stack = fmt.Sprintf("%s over %d more", pack.Written(h.me.Stack, h.r), h.me.Left-1)
		}
	}
	wilds := "no wild riot"
	if n := max(0, h.me.Wilds); n > 0 {
		wilds = strings.Repeat(h.r.Mark(wildMark, "★"), n) + " wild"
	}
	if h.r.TextOnly {
		wilds = screen.Plural(max(0, h.me.Wilds), "wild riot")
	}
	waste := h.r.Mark(emptyMark, "empty")
	if h.Own != nil && len(h.Own.Waste) > 0 {
		under := slices.Clone(h.Own.Waste)
		slices.Reverse(under)
		waste = pack.Written(under[0], h.r)
		if len(under) > 1 {
			waste += " over " + pack.Row(under[1:], h.r)
		}
	}
	return fmt.Sprintf("**Stack** %s · %s\n**Waste** %s · hand %d", stack, wilds, waste, h.me.Hand)
}

// legend names the arrows and rows of the buttons. In words they name themselves, and a lesson has no room for it.
func (h *hand) legend() string {
	if h.r.TextOnly || h.t.Lesson {
		return ""
	}
	arrows := notIntoPit + " " + notOnColumn + " not now"
	if h.Rules.LampsOff {
		arrows = "the lamps are off"
	}
	return "-# " + intoPit + " into the pit · " + ontoColumn + " onto a column · " + arrows + "\n" +
		"-# Rows 1, 2: your columns · rows 3, 4: S stack, waste"
}

// noted puts a sentence of the rules into the title and the line below it, which are always there: "Too late by 0.12 s",
// and who was first. A call of RIOT is more important. A hint takes the place of the legend, which it makes needless.
func (g scene) noted(s screen.Screen, note string, r screen.Reader) (screen.Screen, bool) {
	const rows = 4 // of the race's buttons
	if before, _, legend := strings.Cut(s.Text, "\n-# "+intoPit); g.inRace() && len(s.Rows) == rows && legend && strings.HasPrefix(note, "💡") {
		s.Text = before + "\n" + note
		return s, true
	}
	_, below, ok := strings.Cut(s.Text, "\n")
	head, detail, _ := strings.Cut(note, `\: `)
	if !g.inRace() || len(s.Rows) != rows || !ok || detail == "" {
		return s, false
	}
	h := hand{r: r, me: look.At(g.Players, g.Seat)}
	if g.Phase != redbrn.Countdown { // of which nothing may hide when it ends
		s.Text = h.lead(screen.Capital(detail)) + "\n" + below
	}
	if g.Riot == nil {
		head = strings.ReplaceAll(head, `\.`, ".") // of a number
		s.Title, s.Accent = spark(r)+head, waitingColour
	}
	return s, true
}
