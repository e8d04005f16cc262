package render

import (
	"fmt"
	"strings"

	"ruckus/games/card"
)

// task tells what the game needs, and what the seat may not do yet.
func (h redoxHand) task(t Table) string {
	top := fmt.Sprintf("On the discard pile: **%s**. The draw pile has %s.", h.top(h.r), plural(h.Stock, "card"))
	if h.Fresh != "" {
		top = lines(fmt.Sprintf("Your last exchange brought **%s**.", redoxCard(h.Fresh, h.r)), top)
	}
	switch {
	case !h.onTurn():
		return top
	case h.Slam != nil:
		return lines(top, "**You hold a slam.** Show it while nobody has laid a plot: the others' cards count twice then.")
	case of(h.Laid, h.Seat):
		return lines(top, h.follower(t), "Exchange a card, lay a plot, or connect cards to one plot.")
	}
	return lines(top, h.follower(t), "Exchange a card, or lay a plot. Your first must be a royal flush of at least four cards; then you may connect.")
}

// follower tells what is known of the hand of who plays next, and could take what the seat throws.
func (h redoxHand) follower(t Table) string {
	known := of(h.Known, h.Next)
	if len(known) == 0 {
		return ""
	}
	return t.name(h.Next) + " plays next, and has taken " + redoxCards(known, h.r) + "."
}

// holding lists the hand in its order; cards that belong to a plot are bold and have its number.
func (h redoxHand) holding() string {
	if len(h.cards) == 0 {
		return "You have no cards."
	}
	order := "suit"
	if h.sorted {
		order = "rank"
	}
	rows := []string{fmt.Sprintf("**Your %s**, by %s:", plural(len(h.cards), "card"), order)}
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
	return lines(append(rows, h.best())...)
}

// group tells apart the lines of the hand: by suit, or by rank.
func (h redoxHand) group(id string) int {
	c, ok := redoxParse(id)
	switch {
	case !ok:
		return -1
	case h.sorted:
		return int(c.Rank())
	}
	return int(c.Suit()) + card.Ranks
}

// marked is a card of the hand with the number of the plot that it belongs to.
func (h redoxHand) marked(id string) string {
	text, n := redoxCard(id, h.r), h.in[id]
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
func (h redoxHand) best() string {
	if len(h.Best) == 0 {
		return fmt.Sprintf("Your hand has no plot. It counts %s.", plural(h.Deadwood, "point"))
	}
	plots := make([]string, len(h.Best))
	for i, p := range h.Best {
		plots[i] = fmt.Sprintf("%d: %s", i+1, redoxCards(p, h.r))
	}
	rest := "They are all your cards."
	if h.Deadwood > 0 {
		rest = fmt.Sprintf("The rest counts %s.", plural(h.Deadwood, "point"))
	}
	return "Your plots – " + strings.Join(plots, "; ") + ". " + rest
}
