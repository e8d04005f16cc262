package rage

import (
	"slices"
	"strconv"
	"strings"

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
		Title: h.t.ShortName(h.Turn) + " is playing",
		Text:  screen.Paragraphs(h.onTable(h.t, h.r), screen.Lines(last, h.others(h.t, h.r), h.decides(h.t, h.r))),
	}
	if len(h.plays) == 0 {
		return h.waiting(s)
	}
	s.Title = "Your turn: " + h.task()
	s.Text = screen.Paragraphs(h.chosen(), s.Text)
	var numbers, actions []screen.Control
	for rest := h.cards; len(rest) > 0; rest = rest[alike(rest):] {
		if action(rest[0]).word == "" {
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
		return "the last card"
	case len(h.plays) == 1 && follows:
		return "only one card fits"
	case follows:
		return "follow the colour"
	case len(h.Trick.Plays) == 0:
		return "lead any card"
	}
	return "play any card"
}

// button is the button of one card, or of several that are all alike.
func (h hand) button(card string, n int) screen.Control {
	b := screen.Control{Style: screen.Blue}
	if word := action(card).word; word != "" {
		b.Label = several(word, n, h.r)
	}
	switch moves := h.plays[card]; len(moves) {
	case 0:
		b.Off, b.Style, b.Do = true, screen.Grey, "play "+card+" "+strconv.Itoa(h.Step)
	case 1:
		b.Do = moves[0]
		if called := namedColour(moves[0]); called != "" {
			b.Label += " to " + called
		}
	default:
		b.Label, b.Go = b.Label+" …", placeColour+card
	}
	text := action(card).sign
	if k, number, ok := numberCard(card); ok {
		text = colours[k].short + number
	}
	if h.r.TextOnly {
		text = ""
		if action(card).word == "" {
			b.Label = screen.Capital(pack.Written(card, h.r))
		}
	}
	return h.r.On(b, markName(card, ""), text)
}

// namedColour is the colour after "=" in a move, or "".
func namedColour(move string) string {
	_, colour, _ := strings.Cut(move, "=")
	colour, _, _ = strings.Cut(colour, " ")
	return colour
}

// naming asks for the colour of a Wild Rage or a Change Rage.
func (h hand) naming(card string) screen.Screen {
	s := screen.Screen{Title: "Wild Rage: which colour?", Text: "It is a 16 of this colour, higher than all of its cards."}
	if card == "CR" {
		s = screen.Screen{Title: "Change Rage: which trump?", Text: "It holds from this trick on. Colours that are off are not in the trump pile."}
	}
	s.Text = screen.Paragraphs(
		screen.Lines(s.Text, h.soFar()),
		screen.Lines("You keep "+h.kept(card), h.decides(h.t, h.r)),
	)
	byColour := make(map[string]string)
	for _, move := range h.plays[card] {
		byColour[namedColour(move)] = move
	}
	var buttons []screen.Control
	for _, k := range colours {
		b := screen.Control{Label: screen.Capital(k.word), Do: byColour[k.word], Style: screen.Blue}
		if b.Do == "" {
			b.Off, b.Style, b.Do = true, screen.Grey, "play "+card+"="+k.word+" "+strconv.Itoa(h.Step)
		}
		if card == "CR" && k.word == h.LastTrump {
			b.Label = "is trump"
			if h.Trump == "" {
				b.Label = "was trump"
			}
		}
		switch {
		case h.r.TextOnly && strings.HasSuffix(b.Label, " trump"):
			b.Label = screen.Capital(k.word) + " " + b.Label
		case !h.r.TextOnly:
			b = h.r.On(b, k.word, k.sign)
		}
		buttons = append(buttons, b)
	}
	s.Rows = append(slices.Collect(slices.Chunk(buttons, wordsInRow)), []screen.Control{screen.Back(screen.LabelBackToCards)})
	return s
}

// soFar is the trick up to now in a line.
func (h hand) soFar() string {
	if len(h.Trick.Plays) == 0 {
		return "You lead."
	}
	return "Trick so far: " + inRow(h.Trick.Plays, h.r) + " · " + h.t.ShortName(h.Trick.Winner) + " is winning"
}

// kept are the cards that stay in the hand when one is played, a colour behind the other.
func (h hand) kept(played string) string {
	rest := slices.Clone(h.cards)
	if i := slices.Index(rest, played); i >= 0 {
		rest = slices.Delete(rest, i, i+1)
	}
	if len(rest) == 0 {
		return "no card"
	}
	return byColour(rest, h.r)
}
