package rage

import (
	"fmt"
	"slices"

	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// details is what else there is to know: why cards are off, how the trump came about, what the bids add up to.
func (h hand) details() screen.Screen {
	var history, clock, signs string
	if len(h.Turnovers) > 1 {
		history = "**Trump so far:** " + h.history(h.t, h.r)
	}
	if len(h.Buried) > 0 && h.Phase == rage.Playing {
		history = screen.Lines(history, "Out of this round: "+cardList(h.Buried, h.r))
	}
	if !h.t.Deadline.IsZero() && (h.Phase == rage.Bidding || h.Phase == rage.Playing) {
		clock = "If your time runs out, you bid about an even share, or play your lowest number card that doesn't break your bid."
	}
	if !h.r.TextOnly {
		signs = legend + " · – bid 0, none won"
	}
	var row []screen.Control
	if len(h.Last.Plays) > 0 {
		row = append(row, screen.Control{Label: "Last trick", Go: placeLast, Help: "who played what to it"})
	}
	if len(h.Scored) > 0 {
		row = append(row, screen.Control{Label: "Scores", Go: placeSheet, Help: "the points, round by round"})
	}
	return screen.Screen{
		Title: fmt.Sprintf("%s – round %d of %d", h.t.Kind.Title, h.Round, h.Rules.Hands),
		Text:  screen.Paragraphs(h.whyOff(), history, h.bidSum()+" · "+h.t.ShortName(h.Dealer)+" deals", clock, signs),
		Rows:  [][]screen.Control{append(row, screen.Back(screen.LabelBack))},
	}
}

// whyOff says of the cards that may not be played now why not.
func (h hand) whyOff() string {
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
	var rows []string
	for _, why := range reasons {
		rows = append(rows, "**Off now:** "+cardList(cards[why], h.r)+" – "+why+".")
	}
	return screen.Lines(rows...)
}

// bidSum compares the bids that all can see with the tricks of the round.
func (g scene) bidSum() string {
	made, hidden := 0, false
	for _, bid := range g.Bids {
		if bid != rage.NoBid {
			made++
		}
		hidden = hidden || bid == rage.HiddenBid
	}
	tricks, bid := screen.Plural(g.Tricks, "trick"), screen.Plural(g.BidSum, "trick")
	switch {
	case g.Rules.HiddenBids && g.Phase == rage.Bidding:
		return fmt.Sprintf("**Bids: %d of %d made**, for %s. They stay hidden until the round is over.", made, len(g.Bids), tricks)
	case hidden:
		return "**The bids stay hidden** until the round is over."
	case made < len(g.Bids):
		return fmt.Sprintf("**Bids so far: %d** for %s", g.BidSum, tricks)
	case g.BidSum > g.Tricks:
		return fmt.Sprintf("**%s bid, %d to win**: %d over", bid, g.Tricks, g.BidSum-g.Tricks)
	case g.BidSum < g.Tricks:
		return fmt.Sprintf("**%s bid, %d to win**: %d under", bid, g.Tricks, g.Tricks-g.BidSum)
	}
	return fmt.Sprintf("**%s bid, %d to win**: even", bid, g.Tricks)
}

// lastTrick is the place that shows the last complete trick.
func (g scene) lastTrick(t look.Table, r screen.Reader) screen.Screen {
	s := screen.Screen{
		Title: fmt.Sprintf("Trick %d to %s", g.Last.Number, t.ShortName(g.Last.Winner)),
		Text:  g.plays(t, g.Last, "led", "won", r),
		Rows:  [][]screen.Control{{screen.Back(screen.LabelBackToCards)}},
	}
	if g.Last.Colour == "" {
		s.Text = screen.Lines(s.Text, "Only action cards: the first one wins.")
	} else {
		s.Text = screen.Lines(s.Text, "**Lead** "+pack.Written(g.Last.Colour, r))
	}
	return s
}
