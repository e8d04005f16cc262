package rage

import (
	"slices"
	"strconv"

	"ruckus/games/rage"
	"ruckus/render/screen"
)

// How many buttons are in a row, so that phones do not break it.
const (
	numbersInRow = 5
	wordsInRow   = 3
)

// playing shows the trick; on the seat's turn with all cards as buttons, what can be played switched on.
func (h hand) playing() screen.Screen {
	last := ""
	if len(h.Trick.Plays) > 0 && len(h.Last.Plays) > 0 && len(h.Bids) <= lineEach { // before the first card it stands above
		last = screen.Small(h.lastInLine(h.t, h.r), h.r)
	}
	s := screen.Screen{
		Title: say("hand.wait", "who", h.t.ShortName(h.Turn)),
		Text:  screen.Paragraphs(h.onTable(h.t, h.r), screen.Lines(last, h.others(h.t, h.r), h.decides(h.t, h.r))),
	}
	if len(h.plays) == 0 {
		return h.waiting(s)
	}
	s.Title = h.task()
	s.Text = screen.Paragraphs(h.queued(), s.Text)
	var numbers, actions []screen.Control
	for rest := h.cards; len(rest) > 0; rest = rest[alike(rest):] {
		if action(rest[0]).card == "" {
			numbers = append(numbers, h.button(rest[0], 1))
		} else {
			actions = append(actions, h.button(rest[0], alike(rest)))
		}
	}
	s.Rows = slices.Collect(slices.Chunk(numbers, numbersInRow))
	s.Rows = append(slices.AppendSeq(s.Rows, slices.Chunk(actions, wordsInRow)), []screen.Control{h.more()})
	return s
}

// task tells in few words what the seat may play.
func (h hand) task() string {
	follows := slices.ContainsFunc(h.Hand, func(held rage.Held) bool { return !held.Playable })
	switch {
	case len(h.Hand) == 1:
		return say("hand.last")
	case len(h.plays) == 1 && follows:
		return say("hand.only")
	case follows:
		return say("hand.follow", "colour", say("colour."+h.Trick.Colour))
	case len(h.Trick.Plays) == 0:
		return say("hand.lead")
	}
	return say("hand.any")
}

// button is the button of one card, or of several that are all alike.
func (h hand) button(card string, n int) screen.Control {
	b := screen.Control{Style: screen.Blue}
	special := action(card)
	if special.card != "" {
		b.Label = several(special.word(), n, h.r)
	}
	switch moves := h.plays[card]; len(moves) {
	case 0:
		b.Off, b.Style, b.Do = true, screen.Grey, "play "+card+" "+strconv.Itoa(h.Step)
	case 1:
		b.Do = moves[0]
		if called := rage.ParseMove(moves[0]).Called; called != "" {
			b.Label = say("button.to", "card", b.Label, "colour", say("colour."+called))
		}
	default:
		b.Label, b.Go = b.Label+" …", placeColour+card
	}
	text := special.sign
	if k, number, ok := numberCard(card); ok {
		text = colours[k].short() + number
	}
	if h.r.TextOnly {
		text = ""
		if special.card == "" {
			b.Label = say("label", "text", pack.Written(card, h.r))
		}
	}
	return h.r.On(b, markName(card, ""), text)
}

// naming asks for the colour of a Wild Rage or a Change Rage.
func (h hand) naming(card string) screen.Screen {
	s := screen.Screen{Title: say("wild.title"), Text: say("wild")}
	if card == "CR" {
		s = screen.Screen{Title: say("change.title"), Text: say("change")}
	}
	s.Text = screen.Paragraphs(
		screen.Lines(s.Text, h.soFar()),
		screen.Lines(h.kept(card), h.decides(h.t, h.r)),
	)
	byColour := make(map[string]string)
	for _, move := range h.plays[card] {
		byColour[rage.ParseMove(move).Called] = move
	}
	var buttons []screen.Control
	for _, k := range colours {
		b := screen.Control{Label: say("label", "text", k.word()), Do: byColour[k.name], Style: screen.Blue}
		if b.Do == "" {
			b.Off, b.Style, b.Do = true, screen.Grey, "play "+card+"="+k.name+" "+strconv.Itoa(h.Step)
		}
		if card == "CR" && k.name == h.LastTrump {
			b.Label = h.trumpLabel(b.Label)
		}
		if !h.r.TextOnly {
			b = h.r.On(b, k.name, k.sign)
		}
		buttons = append(buttons, b)
	}
	s.Rows = append(slices.Collect(slices.Chunk(buttons, wordsInRow)), []screen.Control{screen.Back(screen.LabelBackToCards)})
	return s
}

// trumpLabel is on the button of the colour that is trump, or was until an Out Rage; its mark names the colour.
func (h hand) trumpLabel(colour string) string {
	key := "change.is"
	if h.Trump == "" {
		key = "change.was"
	}
	if h.r.TextOnly {
		key += "-words"
	}
	return say(key, "colour", colour)
}

// soFar is the trick up to now in a line.
func (h hand) soFar() string {
	if len(h.Trick.Plays) == 0 {
		return say("so-far.lead")
	}
	return say("so-far", "cards", inRow(h.Trick.Plays, h.r), "who", h.t.ShortName(h.Trick.Winner))
}

// kept are the cards that stay in the hand when one is played, a colour behind the other.
func (h hand) kept(played string) string {
	rest := slices.Clone(h.cards)
	if i := slices.Index(rest, played); i >= 0 {
		rest = slices.Delete(rest, i, i+1)
	}
	if len(rest) == 0 {
		return say("kept.none")
	}
	return say("kept", "cards", byColour(rest, h.r))
}
