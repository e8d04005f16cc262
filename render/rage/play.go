package rage

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render"
)

// How many buttons are in a row, so that phones do not break it.
const (
	cardsInRow   = 4
	coloursInRow = 2
)

// playing shows all cards as buttons, what can be played switched on.
func (h hand) playing() render.Screen {
	s := render.Screen{Text: render.Paragraphs(h.trump(h.r), h.situation(), render.Lines(h.aim(), h.task()), h.holding())}
	var buttons []render.Control
	for rest := h.cards; len(rest) > 0; rest = rest[alike(rest):] {
		buttons = append(buttons, h.button(rest[0], alike(rest)))
	}
	s.Rows = slices.Collect(slices.Chunk(buttons, cardsInRow))
	return s
}

// situation is the trick on the table, or who still has to bid.
func (h hand) situation() string {
	if h.Phase == rage.Bidding {
		return render.Lines(h.bidSum(), h.players(h.t, h.r))
	}
	if len(h.Trick.Plays) == 0 && h.Seat == h.Turn {
		return ""
	}
	return h.onTable(h.t, h.r)
}

// aim compares the seat's bid with the tricks that it has won.
func (h hand) aim() string {
	bid, won := render.At(h.Bids, h.Seat), render.At(h.Won, h.Seat)
	if h.Phase == rage.Bidding {
		return "You " + h.standing(bid, won, h.r) + "."
	}
	text := "You: " + h.standing(bid, won, h.r)
	if len(h.Partner) > 0 {
		return text + ". " + h.together(h.t, []games.Seat{h.Seat, render.At(h.Partner, h.Seat)}, h.r) + "."
	}
	switch {
	case bid > won:
		return text + fmt.Sprintf(", %d to go.", bid-won)
	case bid < won:
		return text + fmt.Sprintf(", %d too many.", won-bid)
	}
	return text + ", just as you bid."
}

// task tells what the seat may play, and of the other cards why not.
func (h hand) task() string {
	var reasons []string
	cards := make(map[string][]string)
	for _, held := range h.Hand {
		if held.Why == "" {
			continue
		}
		if !slices.Contains(reasons, held.Why) {
			reasons = append(reasons, held.Why)
		}
		cards[held.Why] = append(cards[held.Why], held.Card)
	}
	switch {
	case len(h.plays) == 0:
		return ""
	case len(h.Hand) == 1:
		return "This is your last card."
	case len(reasons) == 0 && len(h.Trick.Plays) == 0:
		return "**You lead:** play any card."
	case len(reasons) == 0 && h.Trick.Colour != "":
		return "You hold no " + colourText(h.Trick.Colour, h.r) + ": play any card."
	case len(reasons) == 0:
		return "Play any card: there is no lead colour yet."
	}
	rows := []string{"**Follow suit:** you hold " + colourText(h.Trick.Colour, h.r) + "."}
	for _, why := range reasons {
		rows = append(rows, "Off: "+cardList(cards[why], h.r)+" – "+why+".")
	}
	return render.Lines(rows...)
}

// button is the button of one card, or of several that are all alike.
func (h hand) button(card string, n int) render.Control {
	b := render.Control{Label: render.Capital(several(cardText(card, h.r.Raw()), n, h.r))}
	b.Emoji = h.r.Mark(markName(card, ""), "")
	switch moves := h.plays[card]; len(moves) {
	case 0:
		b.Off, b.Do = true, "play "+card+" "+strconv.Itoa(h.Step)
		return b
	case 1:
		b.Do = moves[0]
		if called := namedColour(moves[0]); called != "" {
			b.Label = render.Capital(playText(card, called, render.Reader{TextOnly: true}))
		}
	default:
		b.Label, b.Go = b.Label+" …", placeColour+card
	}
	b.Style = render.Blue
	if h.moves == 1 {
		b.Style = render.Green
	}
	return b
}

// namedColour is the colour after "=" in a move, or "".
func namedColour(move string) string {
	_, colour, _ := strings.Cut(move, "=")
	colour, _, _ = strings.Cut(colour, " ")
	return colour
}

// naming asks for the colour of a Wild Rage or a Change Rage.
func (h hand) naming(card string) render.Screen {
	ask := "**Wild Rage:** which colour shall it be? It counts as a 16 of it, the highest card."
	if card == "CR" {
		ask = "**Change Rage:** which colour shall be trump from now on? The trump pile has cards of these."
	}
	var buttons []render.Control
	for _, move := range h.plays[card] {
		b := render.Control{Do: move, Style: render.Blue, Emoji: h.r.Mark(namedColour(move), "")}
		b.Label = render.Capital(colourText(namedColour(move), h.r.Raw()))
		buttons = append(buttons, b)
	}
	return render.Screen{
		Text: render.Paragraphs(ask, h.trump(h.r), h.situation(), h.aim(), h.holding()),
		Rows: append(slices.Collect(slices.Chunk(buttons, coloursInRow)), []render.Control{render.Back("Back to all cards")}),
	}
}
