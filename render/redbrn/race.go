package redbrn

import (
	"cmp"
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
	points := h.me.Points
	standing := say("race.standing", "stack", stackOf(say("your-stack"), h.me.Left, h.r), "n", h.me.Pit)
	title, detail, colour = say("race", "n", h.Round, "points", points), standing, raceColour
	switch {
	case h.Riot != nil:
		return h.inWindow()
	case h.Phase == redbrn.Countdown:
		title, detail = say("board.countdown"), h.lead(say("race.countdown", "start", screen.Moment(say("start"), h.Start)))
		if h.Early.Has(h.Seat) {
			title = spark(h.r) + say("race.early")
		}
		return title, detail, waitingColour
	case h.Early.Has(h.Seat):
		return spark(h.r) + say("race.early"), standing, waitingColour
	case h.me.CanCall:
		title, detail, colour = say("race.can-call"), h.lead(h.ifCalled()), mayCallColour
	case n == 1:
		title, colour = h.siren()+say("race.rival-can-call", "who", h.t.TinyName(who), "points", points), alarmColour
	case n > 1:
		title, colour = h.siren()+say("race.rivals-can-call", "n", n, "points", points), alarmColour
	case h.Idle != nil:
		title, detail = say("race.idle"), h.lead(say("race.idle-more"))
	case h.wilding():
		title, colour = say("race.wild"), wildColour
	}
	if h.wilding() {
		detail = say(inText("race.wild-how", h.r), "wild", wild(h.r))
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
	says := []string{say("race.if-called", "points", h.me.Points, "place", screen.Ordinal(place))}
	for _, s := range rivals[:min(len(rivals), shown)] {
		says = append(says, h.t.TinyName(s)+" "+screen.Signed(h.Players[s].Points))
	}
	return strings.Join(says, " · ")
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
	score := screen.Moment(say("score"), w.Closes)
	title, detail, colour = h.siren()+say("race.called", "who", h.t.TinyName(w.Caller)), say("race.nothing", "score", score), alarmColour
	switch play := look.At(w.Plays, h.Seat); {
	case w.Caller == games.Table:
		title, detail = say("board.time"), say("race.time", "score", score)
	case w.Caller == h.Seat:
		title, detail, colour = say("race.yours"), say("race.yours-wait", "score", score), mayCallColour
	case play != nil:
		title, detail = say("race.last"), say("race.last-play", "play", h.played(play, h.r), "score", score)
	case look.At(w.Open, h.Seat):
		title, detail = h.siren()+say("race.called-open", "who", h.t.TinyName(w.Caller)), say("race.lit")
		if h.Rules.LampsOff {
			detail = say("race.fits")
		}
		if !h.t.Lesson { // which has its own clock
			detail += " " + screen.Moment(say("deadline"), w.Until)
		}
	}
	return title, h.lead(detail), colour
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
		return say("rivals.none")
	}
	var stacks, lines []string
	for _, s := range seats {
		stacks = append(stacks, stackOf(h.t.TinyName(s), h.Players[s].Left, h.r))
	}
	if h.r.TextOnly {
		return say("rivals-words", "stacks", strings.Join(stacks, "; "))
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
	empty, card := h.r.Mark(emptyMark, say("empty")), pack.Written(h.me.Stack, h.r)
	stack, waste := empty, empty
	switch {
	case h.me.Left > 1:
		stack = say("own.over", "card", card, "n", h.me.Left-1)
	case h.me.Left == 1:
		stack = say("own.last", "card", card)
	}
	wilds := say("own.no-wild")
	switch n := max(0, h.me.Wilds); {
	case h.r.TextOnly:
		wilds = say("own.wilds-words", "n", n)
	case n > 0:
		wilds = say("own.wilds", "wilds", strings.Repeat(wild(h.r), n))
	}
	if h.Own != nil && len(h.Own.Waste) > 0 {
		under := slices.Clone(h.Own.Waste)
		slices.Reverse(under)
		waste = pack.Written(under[0], h.r)
		if len(under) > 1 {
			waste = say("own.on", "card", waste, "cards", pack.Row(under[1:], h.r))
		}
	}
	return say("own.stack", "stack", stack, "wilds", wilds) + "\n" + say("own.waste", "waste", waste, "n", h.me.Hand)
}

// held writes for a replay what the view's seat could see of its waste beside the top card, which everybody sees.
func (g scene) held(_ look.Table, r screen.Reader) string {
	if g.Own == nil || len(g.Own.Waste) == 0 {
		return ""
	}
	return say("held", "cards", pack.Row(g.Own.Waste, r))
}

// legend names the arrows and rows of the buttons. In words they name themselves, and a lesson has no room for it.
func (h *hand) legend() string {
	if h.r.TextOnly || h.t.Lesson {
		return ""
	}
	arrows := say("legend")
	if h.Rules.LampsOff {
		arrows = say("legend.off")
	}
	return screen.Small(arrows, h.r) + "\n" + screen.Small(say("legend.rows"), h.r)
}

// noted puts a sentence of the rules into the title and the line below it, which are always there: "Too late by 0.12 s",
// and who was first. A call of RIOT is more important. A hint takes the place of the legend, which it makes needless.
func (g scene) noted(s screen.Screen, note string, r screen.Reader) (screen.Screen, bool) {
	const rows = 4 // of the race's buttons
	h := hand{scene: g, r: r, me: look.At(g.Players, g.Seat)}
	if before, legend := strings.CutSuffix(s.Text, "\n"+h.legend()); g.inRace() && len(s.Rows) == rows && legend && strings.HasPrefix(note, "💡") {
		s.Text = before + "\n" + note
		return s, true
	}
	_, below, ok := strings.Cut(s.Text, "\n")
	head, detail, _ := strings.Cut(note, `\: `)
	if !g.inRace() || len(s.Rows) != rows || !ok || detail == "" {
		return s, false
	}
	if g.Phase != redbrn.Countdown { // of which nothing may hide when it ends
		s.Text = h.lead(screen.Capital(detail)) + "\n" + below
	}
	if g.Riot == nil {
		head = strings.ReplaceAll(head, `\.`, ".") // of a number
		s.Title, s.Accent = spark(r)+head, waitingColour
	}
	return s, true
}
