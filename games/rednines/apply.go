package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// Apply carries out an action.
func (g *game) Apply(a games.Action) ([]games.Event, error) {
	tick, err := kit.Begin(g, g.Seats, a)
	if err != nil {
		return nil, err
	}
	if tick {
		g.Step++
		return g.dealNext(nil), nil
	}
	verb, cards, n, ok := kit.Split(a.Move)
	switch {
	case !ok || verb != "play" && (verb != "pass" && verb != "ready" || cards != ""):
		return nil, no("move")
	case verb == "ready":
		g.Step++
		return g.MakeReady(a.Seat, g.nextIn(), n, g.Round, g.dealNext)
	}
	if err := kit.OnTurn(a.Seat, g.Turn, n, g.Step); err != nil {
		return nil, err
	}
	if verb == "pass" {
		return g.pass(nil)
	}
	var room [1]play
	r, err := parseRun(cards, a.Seat, room[:0])
	if err != nil {
		return nil, err
	}
	events := make([]games.Event, 0, 2)
	for i, p := range r.plays {
		if i > 0 && p.rank != g.needed() { // a King ends a run: after it there is everything to choose
			return nil, no("next.together")
		}
		if err := g.refuse(p); err != nil {
			return nil, err
		}
		events = g.play(p, a, events)
	}
	if !r.stop {
		return events, nil
	}
	if g.Phase != Running || g.Turn != a.Seat {
		return nil, no("ends")
	}
	return g.pass(events)
}

// refuse refuses a play that the rules do not allow.
func (g *game) refuse(p play) error {
	h := g.Hands[p.seat]
	switch {
	case !p.isIn(h):
		return no("card")
	case p.several() && g.Phase == Running:
		return no("several.next")
	case p.several() && !g.severalAllowed():
		return no("several.first")
	case g.Phase != Running:
		return nil
	}
	needed := g.needed()
	fitting := h.plain(needed)
	switch {
	case p.rank != needed && fitting != 0:
		return no("next.card", "next", needed, "card", cardAt(needed, fitting))
	case p.rank != needed:
		return no("red.next", "next", needed)
	}
	return nil
}

// play lays the cards down and finds out who goes on.
func (g *game) play(p play, a games.Action, events []games.Event) []games.Event {
	h := &g.Hands[p.seat]
	if passed := g.passedBefore(p.seat); passed != nil {
		events = append(events, games.Event{Verb: "pass", Seats: passed})
	}
	p.takeFrom(h)
	g.Pile = append(g.Pile, p)
	g.Step++
	events = append(events, games.Event{Verb: "play", Seats: []games.Seat{p.seat}, Tokens: p.names(true)})
	switch {
	case h.empty():
		return g.endRound(a.At, events)
	case p.rank == card.King:
		g.Phase = Leading
		return append(events, games.Event{Verb: "king", Seats: []games.Seat{p.seat}})
	}
	g.Phase = Running
	if g.asks(p.seat) {
		return events
	}
	return g.passOn(events)
}

// pass stops the player on turn, who has nothing that fits, or only red nines that would do. It is told with the passes of all
// others when somebody has played.
func (g *game) pass(events []games.Event) ([]games.Event, error) {
	if g.Phase != Running {
		return nil, no("begin.any")
	}
	if h := g.Hands[g.Turn]; h.plain(g.needed()) != 0 {
		return nil, no("must.play", "card", cardAt(g.needed(), h.plain(g.needed())))
	}
	g.Step++
	return g.passOn(events), nil
}

// passOn gives the turn on, and tells who begins a new sequence.
func (g *game) passOn(events []games.Event) []games.Event {
	g.turnOn()
	if g.Phase == Leading {
		events = append(events, games.Event{Verb: "restart", Seats: []games.Seat{g.Turn}})
	}
	return events
}

// turnOn gives the turn to the next player who is asked. When it has gone around to the player of the last card, they begin a
// new sequence.
func (g *game) turnOn() {
	for {
		g.Turn = g.next(g.Turn)
		switch {
		case g.Turn == g.last().seat:
			g.Phase = Leading
			return
		case g.asks(g.Turn):
			return
		}
	}
}

// asks reports whether a player is asked to go on. So long as anybody holds a red nine, everybody is, those too who have nothing
// that fits: else a turn without a play would tell who holds one. Which red nines are out all can see on the pile.
func (g *game) asks(s games.Seat) bool {
	return g.needed() < card.Ranks && (g.Hands[s].canFollow(g.needed()) || g.hidden() > 0)
}

// hidden is how many red nines are in hands.
func (g *game) hidden() (n int) {
	for _, h := range g.Hands[:g.Seats] {
		n += bits.OnesCount8(h.wild())
	}
	return n
}

// passedBefore are the players between the last play and that of the seat, in turn order.
func (g *game) passedBefore(s games.Seat) []games.Seat {
	if g.Phase != Running || s == g.last().seat || s == g.next(g.last().seat) {
		return nil
	}
	passed := make([]games.Seat, 0, maxSeats)
	for other := g.next(g.last().seat); other != s; other = g.next(other) {
		passed = append(passed, other)
	}
	return passed
}
