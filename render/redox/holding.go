package redox

import (
	"fmt"
	"strings"

	"ruckus/games/card"
	"ruckus/render"
)

// task tells what the game needs, and what the seat may not do yet.
func (h hand) task(t render.Table) string {
	top := fmt.Sprintf("On the discard pile: **%s**. The draw pile has %s.", h.top(h.r), render.Plural(h.Stock, "card"))
	if h.Fresh != "" {
		top = render.Lines(fmt.Sprintf("Your last exchange brought **%s**.", cardText(h.Fresh, h.r)), top)
	}
	switch {
	case !h.onTurn():
		return top
	case h.Slam != nil:
		return render.Lines(top, "**You hold a slam.** Show it while nobody has laid a plot: the others' cards count twice then.")
	case render.At(h.Laid, h.Seat):
		return render.Lines(top, h.follower(t), "Exchange a card, lay a plot, or connect cards to one plot.")
	}
	return render.Lines(top, h.follower(t), "Exchange a card, or lay a plot. Your first must be a royal flush of at least four cards; then you may connect.")
}

// follower tells what is known of the hand of who plays next, and could take what the seat throws.
func (h hand) follower(t render.Table) string {
	known := render.At(h.Known, h.Next)
	if len(known) == 0 {
		return ""
	}
	return t.Name(h.Next) + " plays next, and has taken " + cardList(known, h.r) + "."
}

// holding lists the hand in its order; cards that belong to a plot are bold and have its number.
func (h hand) holding() string {
	if len(h.cards) == 0 {
		return "You have no cards."
	}
	order := "suit"
	if h.sorted {
		order = "rank"
	}
	rows := []string{fmt.Sprintf("**Your %s**, by %s:", render.Plural(len(h.cards), "card"), order)}
	var row []string
	for i, id := range h.cards {
		row = append(row, h.marked(id))
		if i+1 == len(h.cards) || h.group(h.cards[i+1]) != h.group(id) {
			between := gap
			if h.r.TextOnly {
				between = ", "
			}
			rows = append(rows, strings.Join(row, between))
			row = nil
		}
	}
	if h.sorted && !h.r.TextOnly { // ranks are short: one line for all
		rows = append(rows[:1], strings.Join(rows[1:], gap+"·"+gap))
	}
	return render.Lines(append(rows, h.best())...)
}

// group tells apart the lines of the hand: by suit, or by rank.
func (h hand) group(id string) int {
	c, ok := parseCard(id)
	switch {
	case !ok:
		return -1
	case h.sorted:
		return int(c.Rank())
	}
	return int(c.Suit()) + card.Ranks
}

// marked is a card of the hand with the number of the plot that it belongs to.
func (h hand) marked(id string) string {
	text, n := cardText(id, h.r), h.in[id]
	switch {
	case n <= 0:
		return text
	case h.r.TextOnly:
		return fmt.Sprintf("%s (your plot %d)", text, n)
	case n > 9:
		return "**" + text + "**"
	}
	return "**" + text + "**" + string([]rune("¹²³⁴⁵⁶⁷⁸⁹")[n-1])
}

// best sums up the plots that the hand holds, and what would be left.
func (h hand) best() string {
	if len(h.Best) == 0 {
		return fmt.Sprintf("Your hand has no plot. It counts %s.", render.Plural(h.Deadwood, "point"))
	}
	plots := make([]string, len(h.Best))
	for i, p := range h.Best {
		plots[i] = fmt.Sprintf("%d: %s", i+1, cardList(p, h.r))
	}
	rest := "They are all your cards."
	if h.Deadwood > 0 {
		rest = fmt.Sprintf("The rest counts %s.", render.Plural(h.Deadwood, "point"))
	}
	return "Your plots – " + strings.Join(plots, "; ") + ". " + rest
}
