package rage

import (
	"slices"

	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// details is what else there is to know: why cards are off, how the trump came about, what the bids add up to.
func (h hand) details() screen.Screen {
	var history, clock, signs string
	if len(h.Turnovers) > 1 {
		history = say("more.trumps", "trumps", h.history(h.t, h.r))
	}
	if h.Phase == rage.Playing {
		history = screen.Lines(history, h.notInPlay(h.r))
	}
	if !h.t.Deadline.IsZero() && (h.Phase == rage.Bidding || h.Phase == rage.Playing) {
		clock = say("more.clock")
	}
	if !h.r.TextOnly && !h.r.New {
		signs = say("dots.none")
	}
	var row []screen.Control
	if len(h.Last.Plays) > 0 {
		row = append(row, screen.Control{Label: say("more.last"), Go: placeLast, Help: say("more.last-help")})
	}
	if len(h.Scored) > 0 {
		row = append(row, screen.Control{Label: say("more.scores"), Go: placeSheet, Help: say("more.scores-help")})
	}
	return screen.Screen{
		Title: say("more.title", "game", h.t.Kind.Title, "round", h.Round, "rounds", h.Rules.Hands),
		Text:  screen.Paragraphs(h.whyOff(), history, h.bidSum()+" · "+say("more.dealer", "who", h.t.ShortName(h.Dealer)), clock, signs),
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
		rows = append(rows, say("more.off", "cards", cardList(cards[why], h.r), "why", why))
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
	key, n := "sum.even", 0
	switch {
	case g.Rules.HiddenBids && g.Phase == rage.Bidding:
		return say("sum.hidden", "n", made, "all", len(g.Bids), "tricks", g.Tricks)
	case hidden:
		return say("sum.sealed")
	case made < len(g.Bids):
		key = "sum.so-far"
	case g.BidSum > g.Tricks:
		key, n = "sum.over", g.BidSum-g.Tricks
	case g.BidSum < g.Tricks:
		key, n = "sum.under", g.Tricks-g.BidSum
	}
	return say(key, "sum", g.BidSum, "tricks", g.Tricks, "n", n)
}

// lastTrick is the place that shows the last complete trick.
func (g scene) lastTrick(t look.Table, r screen.Reader) screen.Screen {
	s := screen.Screen{
		Title: say("trick.title", "n", g.Last.Number, "who", t.ShortName(g.Last.Winner)),
		Text:  g.plays(t, g.Last, "won", r),
		Rows:  [][]screen.Control{{screen.Back(screen.LabelBackToCards)}},
	}
	if g.Last.Colour == "" {
		s.Text = screen.Lines(s.Text, say("trick.no-colour"))
	} else {
		s.Text = screen.Lines(s.Text, say("led", "colour", pack.Written(g.Last.Colour, r)))
	}
	return s
}
