package redox

import (
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Apply carries out an action.
func (g *game) Apply(a games.Action) ([]games.Event, error) {
	tick, err := kit.Begin(g, g.Seats, a)
	switch {
	case err != nil:
		return nil, err
	case tick && g.Phase == Between:
		return g.dealNext(nil), nil
	case tick:
		return g.miss(g.late(a.At), nil), nil
	}
	m, err := splitMove(a.Move)
	switch {
	case err != nil:
		return nil, err
	case m.verb == ready:
		return g.MakeReady(a.Seat, kit.All(g.Seats), m.number, g.Round, g.dealNext)
	case g.Phase == Between:
		return nil, no("over")
	case m.verb == last:
		return g.yell(a, m)
	}
	if err := kit.OnTurn(a.Seat, g.Turn, m.number, g.Step); err != nil {
		return nil, err
	}
	var events []games.Event
	switch m.verb {
	case draw, pick:
		events, err = g.exchange(m)
	case lay:
		events, err = g.lay(m)
	case connect:
		events, err = g.connect(m)
	case slam:
		events, err = g.slam()
	}
	if err != nil {
		return nil, err
	}
	return g.finish(a.At, m.verb, events), nil
}

// exchange throws a card, and takes the top of the draw pile or the former top of the discard pile for it.
func (g *game) exchange(m move) ([]games.Event, error) {
	thrown, rest, ok := parseCard(m.cards)
	switch {
	case !ok || rest != "":
		return nil, no("exchange.one")
	case !g.Hands[g.Turn].has(thrown):
		return nil, no("card", "card", thrown)
	}
	seats := []games.Seat{g.Turn}
	taken, reshuffled := g.swap(thrown, m.verb == pick)
	if m.verb == pick {
		return []games.Event{{Verb: "pick", Seats: seats, Tokens: []string{thrown.String(), taken.String()}}}, nil
	}
	events := append(make([]games.Event, 0, 3), games.Event{Verb: "draw", Seats: seats, Tokens: []string{thrown.String()}})
	if reshuffled {
		events = append(events, games.Event{Verb: "reshuffle", N: len(g.Stock) + 1})
	}
	return append(events, games.Event{Verb: "drew", Seats: seats, Tokens: []string{taken.String()}, Only: &seats[0]}), nil
}

// swap throws a card of the player on turn, and takes the former top of the discard pile or the top of the draw pile.
func (g *game) swap(thrown deckCard, fromPile bool) (taken deckCard, reshuffled bool) {
	if g.Reshuffles >= blockedReshuffles {
		g.Quiet++
	}
	hand := &g.Hands[g.Turn]
	hand.remove(thrown)
	g.Known[g.Turn].remove(thrown)
	g.Recycled.remove(thrown)
	if fromPile {
		under := len(g.Pile) - 1
		taken, g.Pile[under] = g.Pile[under], thrown
		g.Known[g.Turn].add(taken)
	} else {
		g.Pile = append(g.Pile, thrown)
		reshuffled = len(g.Stock) == 0
		if reshuffled {
			g.reshuffle()
		}
		taken = g.top()
	}
	g.Fresh = g.Fresh.without(*hand)
	g.Fresh.remove(thrown)
	g.Fresh.add(taken)
	hand.add(taken)
	return taken, reshuffled
}

// lay puts a plot on the table.
func (g *game) lay(m move) ([]games.Event, error) {
	hand := g.Hands[g.Turn]
	var room [maxPlot]deckCard
	cards, err := cardsIn(m.cards, &hand, room[:0])
	if err != nil {
		return nil, err
	}
	p, err := arrange(cards)
	switch {
	case err != nil:
		return nil, err
	case (!p.run || p.n < longRun) && !g.laid(g.Turn):
		return nil, no("opening.first")
	}
	p.owner = g.Turn
	g.Table = append(g.Table, p)
	g.keep(hand)
	return []games.Event{{Verb: "lay", Seats: []games.Seat{g.Turn}, Tokens: kit.Names(p.list()), N: len(g.Table)}}, nil
}

// keep leaves the player on turn with fewer cards.
func (g *game) keep(hand cardSet) {
	g.Fresh = g.Fresh.without(g.Hands[g.Turn])
	g.Hands[g.Turn] = hand
	g.Known[g.Turn] = g.Known[g.Turn].and(hand)
	g.Quiet = 0
}

// connect adds cards to a plot on the table.
func (g *game) connect(m move) ([]games.Event, error) {
	lowerText, plotText, upperText, err := splitConnection(m.cards)
	if err != nil {
		return nil, err
	}
	n, ok := kit.Number(plotText)
	switch {
	case !ok || n < 1 || n > len(g.Table):
		return nil, no("connect.plot")
	case !g.laid(g.Turn):
		return nil, no("connect.first")
	}
	hand := g.Hands[g.Turn]
	var room [maxPlot]deckCard
	cards := room[:0]
	if lowerText != "" {
		cards, err = cardsIn(lowerText, &hand, cards)
		if err != nil {
			return nil, err
		}
	}
	lower := len(cards)
	if upperText != "" {
		cards, err = cardsIn(upperText, &hand, cards)
		if err != nil {
			return nil, err
		}
	}
	if len(cards) == 0 {
		return nil, no("connect.cards")
	}
	p, err := g.Table[n-1].connect(cards[:lower], cards[lower:])
	if err != nil {
		return nil, err
	}
	g.Table[n-1] = p
	g.keep(hand)
	return []games.Event{{Verb: "connect", Seats: []games.Seat{g.Turn}, Tokens: kit.Names(cards), N: n}}, nil
}

// splitConnection takes apart what a connection names: cards, a plot and cards.
func splitConnection(s string) (lower, plot, upper string, err error) {
	at := strings.IndexByte(s, 'p')
	if at < 0 || at > 0 && s[at-1] != '+' {
		return "", "", "", no("connect.to")
	}
	if at > 0 {
		lower = s[:at-1]
		if lower == "" {
			return "", "", "", no("connect.before")
		}
	}
	plot, upper, more := strings.Cut(s[at+1:], "+")
	if strings.Contains(upper, "p") {
		return "", "", "", no("connect.one")
	}
	if more && upper == "" {
		return "", "", "", no("connect.behind")
	}
	return lower, plot, upper, nil
}

// slam lays down the whole hand.
func (g *game) slam() ([]games.Event, error) {
	if g.Rules.Slam == SlamOff {
		return nil, no("slam.off")
	}
	if len(g.Table) > 0 {
		return nil, no("slam.table")
	}
	plots, ok := slamOf(g.Hands[g.Turn])
	if !ok {
		return nil, no("slam.hand")
	}
	var shown []string
	for _, p := range plots {
		p.owner = g.Turn
		g.Table = append(g.Table, p)
		shown = append(shown, kit.Names(p.list())...)
	}
	g.keep(cardSet{})
	return []games.Event{{Verb: "slam", Seats: []games.Seat{g.Turn}, Tokens: shown}}, nil
}

// finish ends the action: it may lower the hand to the last cards, end the round, or give the turn to the next player.
// Who acts while a call of theirs is still open has missed it.
func (g *game) finish(at time.Time, v verb, events []games.Event) []games.Event {
	left := g.Hands[g.Turn].count()
	events = g.miss(kit.SetOf(g.Turn), events)
	step := g.Step
	g.Step++
	g.Turns++
	if v >= lay && left > 0 && left <= lastCards {
		events = g.lower(step, left, at, events)
	}
	switch {
	case left == 0:
		return g.endRound(g.Turn, v == slam, at, events)
	case g.blocked():
		events = append(events, games.Event{Verb: "blocked", N: g.Round})
		return g.endRound(games.Table, false, at, events)
	}
	g.Turn = g.next(g.Turn)
	return events
}
