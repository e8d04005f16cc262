package redox

import (
	"strings"
	"time"

	"ruckus/games"
)

// Apply carries out an action.
func (g *game) Apply(a games.Action) ([]games.Event, error) {
	if a.Seat == games.Table || a.Move == games.Tick {
		if err := games.Check(g, a); err != nil {
			return nil, err
		}
		if g.phase == between {
			return g.dealNext(nil), nil
		}
		return g.miss(a.At, nil), nil
	}
	m, err := splitMove(a.Move)
	switch {
	case err != nil:
		return nil, err
	case !g.seated(a.Seat):
		return nil, games.Illegalf("there is no such seat at this table")
	case g.phase == ended:
		return nil, games.Illegalf("this game is over")
	case m.verb == ready:
		return g.makeReady(a.Seat, m.number)
	case g.phase == between:
		return nil, games.Illegalf("the round is over: wait for the next deal")
	case m.verb == last:
		return g.yell(a, m)
	case a.Seat != g.turn:
		return nil, games.Illegalf("it is not your turn: wait until the others have played")
	case m.number != g.step:
		return nil, games.Illegalf("the game has gone on since: look again and choose anew")
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
		return nil, games.Illegalf("an exchange throws one card: write it as rank and suit letter, such as 7H, 7H2 or X1")
	case !g.hands[g.turn].has(thrown):
		return nil, games.Illegalf("you do not hold %s: choose from your own cards", thrown)
	}
	seats := []games.Seat{g.turn}
	taken, reshuffled := g.swap(thrown, m.verb == pick)
	if m.verb == pick {
		return []games.Event{{Verb: "pick", Seats: seats, Cards: []string{thrown.String(), taken.String()}}}, nil
	}
	events := append(make([]games.Event, 0, 3), games.Event{Verb: "draw", Seats: seats, Cards: []string{thrown.String()}})
	if reshuffled {
		events = append(events, games.Event{Verb: "reshuffle", N: len(g.stock) + 1})
	}
	return append(events, games.Event{Verb: "drew", Seats: seats, Cards: []string{taken.String()}, Only: &seats[0]}), nil
}

// swap throws a card of the player on turn, and takes the former top of the discard pile or the top of the draw pile.
func (g *game) swap(thrown deckCard, fromPile bool) (taken deckCard, reshuffled bool) {
	if g.reshuffles >= blockedReshuffles {
		g.quiet++
	}
	hand := &g.hands[g.turn]
	hand.remove(thrown)
	g.known[g.turn].remove(thrown)
	g.recycled.remove(thrown)
	if fromPile {
		under := len(g.pile) - 1
		taken, g.pile[under] = g.pile[under], thrown
		g.known[g.turn].add(taken)
	} else {
		g.pile = append(g.pile, thrown)
		if reshuffled = len(g.stock) == 0; reshuffled {
			g.reshuffle()
		}
		taken = g.top()
	}
	g.fresh = g.fresh.without(*hand)
	g.fresh.remove(thrown)
	g.fresh.add(taken)
	hand.add(taken)
	return taken, reshuffled
}

// lay puts a plot on the table.
func (g *game) lay(m move) ([]games.Event, error) {
	hand := g.hands[g.turn]
	var room [maxPlot]deckCard
	cards, err := cardsIn(m.cards, &hand, room[:0])
	if err != nil {
		return nil, err
	}
	p, err := arrange(cards)
	switch {
	case err != nil:
		return nil, err
	case (!p.run || p.n < longRun) && !g.laid(g.turn):
		return nil, games.Illegalf("your first plot of a round must be a royal flush of at least four cards: lay such a one, or exchange a card")
	}
	p.owner = g.turn
	g.table = append(g.table, p)
	g.keep(hand)
	return []games.Event{{Verb: "lay", Seats: []games.Seat{g.turn}, Cards: names(p.list()), N: len(g.table)}}, nil
}

// keep leaves the player on turn with fewer cards.
func (g *game) keep(hand cardSet) {
	g.fresh = g.fresh.without(g.hands[g.turn])
	g.hands[g.turn] = hand
	g.known[g.turn] = g.known[g.turn].and(hand)
	g.quiet = 0
}

// connect adds cards to a plot on the table.
func (g *game) connect(m move) ([]games.Event, error) {
	lowerText, plotText, upperText, err := splitConnection(m.cards)
	if err != nil {
		return nil, err
	}
	n, ok := parseNumber(plotText)
	switch {
	case !ok || n > len(g.table):
		return nil, games.Illegalf("there is no plot %s on the table: choose one that lies there", plotText)
	case !g.laid(g.turn):
		return nil, games.Illegalf("you may connect cards only after you have laid a plot of your own: lay a royal flush of at least four cards first")
	}
	hand := g.hands[g.turn]
	var room [maxPlot]deckCard
	cards := room[:0]
	if lowerText != "" {
		if cards, err = cardsIn(lowerText, &hand, cards); err != nil {
			return nil, err
		}
	}
	lower := len(cards)
	if upperText != "" {
		if cards, err = cardsIn(upperText, &hand, cards); err != nil {
			return nil, err
		}
	}
	if len(cards) == 0 {
		return nil, games.Illegalf("choose cards to connect to the plot, too, such as p3+6H")
	}
	p, err := g.table[n-1].connect(cards[:lower], cards[lower:])
	if err != nil {
		return nil, err
	}
	g.table[n-1] = p
	g.keep(hand)
	return []games.Event{{Verb: "connect", Seats: []games.Seat{g.turn}, Cards: names(cards), N: n}}, nil
}

// splitConnection takes apart what a connection names: cards, a plot and cards.
func splitConnection(s string) (lower, plot, upper string, err error) {
	at := strings.IndexByte(s, 'p')
	if at < 0 || at > 0 && s[at-1] != '+' {
		return "", "", "", games.Illegalf("choose a plot and the cards to connect to it, such as p3+6H, or 6H+p3 for the lower end")
	}
	if at > 0 {
		lower = s[:at-1]
		if lower == "" {
			return "", "", "", games.Illegalf("name the cards before the plot, such as 6H+p3")
		}
	}
	plot, upper, more := strings.Cut(s[at+1:], "+")
	if strings.Contains(upper, "p") {
		return "", "", "", games.Illegalf("cards are connected to one plot at a time: choose a single plot and the cards for it")
	}
	if more && upper == "" {
		return "", "", "", games.Illegalf("name the cards behind the plot, such as p3+6H")
	}
	return lower, plot, upper, nil
}

// slam lays down the whole hand.
func (g *game) slam() ([]games.Event, error) {
	if len(g.table) > 0 {
		return nil, games.Illegalf("a slam is barred as soon as anybody has laid a plot: lay your plots one by one")
	}
	plots, ok := slamOf(g.hands[g.turn])
	if !ok {
		return nil, games.Illegalf("a slam is a whole hand of plots, with a royal flush of at least four cards: exchange cards until you have it")
	}
	var shown []string
	for _, p := range plots {
		p.owner = g.turn
		g.table = append(g.table, p)
		shown = append(shown, names(p.list())...)
	}
	g.keep(cardSet{})
	return []games.Event{{Verb: "slam", Seats: []games.Seat{g.turn}, Cards: shown}}, nil
}

// finish ends the action: it may lower the hand to the last cards, end the round, or give the turn to the next player.
func (g *game) finish(at time.Time, v verb, events []games.Event) []games.Event {
	left := g.hands[g.turn].count()
	step := g.step
	g.step++
	g.turns++
	if v >= lay && left > 0 && left <= lastCards {
		events = g.lower(step, left, at, events)
	}
	switch {
	case left == 0:
		return g.endRound(g.turn, v == slam, at, events)
	case g.blocked():
		events = append(events, games.Event{Verb: "blocked", N: int(g.round)})
		return g.endRound(games.Table, false, at, events)
	}
	g.turn = g.next(g.turn)
	return events
}
