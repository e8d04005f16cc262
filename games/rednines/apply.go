package rednines

import (
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
		return nil, games.Illegalf("that is not a move of Red Nines: play cards, pass, or get ready for the next round")
	case verb == "ready":
		return g.makeReady(a.Seat, n)
	case g.Phase == between:
		return nil, games.Illegalf("the round is over: wait for the next deal")
	}
	if err := kit.OnTurn(a.Seat, g.Turn, n, g.Step); err != nil {
		return nil, err
	}
	if verb == "pass" {
		return g.pass()
	}
	p, err := parsePlay(cards)
	if err != nil {
		return nil, err
	}
	p.seat = a.Seat
	if err := g.refuse(p); err != nil {
		return nil, err
	}
	return g.play(p, a), nil
}

// refuse refuses a play that the rules do not allow.
func (g *game) refuse(p play) error {
	h := g.hand(p.seat)
	switch {
	case !p.isIn(h):
		return games.Illegalf("you do not hold that: choose from your own cards")
	case p.several() && g.Phase == running:
		return games.Illegalf("a sequence goes on with one card of each rank: play one card")
	case p.several() && !g.severalAllowed():
		return games.Illegalf("only the first play of a round may be several cards: play one card")
	case g.Phase != running:
		return nil
	}
	needed := g.needed()
	fitting := h.plain(needed)
	switch {
	case p.rank != needed && fitting != 0:
		return games.Illegalf("the sequence goes on with %s: play %s", needed, cardAt(needed, fitting))
	case p.rank != needed:
		return games.Illegalf("the sequence goes on with %s: play a red nine as that, or pass", needed)
	case p.plain&fitting == 0 && fitting != 0:
		return games.Illegalf("you hold %s, and a card that fits must be played: red nines are never compulsory, but all others are",
			cardAt(needed, fitting))
	}
	return nil
}

// play lays the cards down and finds out who goes on.
func (g *game) play(p play, a games.Action) []games.Event {
	h := g.hand(p.seat)
	p.takeFrom(h)
	g.Pile = append(g.Pile, p)
	g.Step++
	events := append(make([]games.Event, 0, 2), games.Event{Verb: "play", Seats: []games.Seat{p.seat}, Cards: p.names(true)})
	switch {
	case h.empty():
		return g.endRound(a.At, events)
	case p.rank == card.King:
		g.Phase = king
		return append(events, games.Event{Verb: "king", Seats: []games.Seat{p.seat}})
	}
	g.Phase = running
	return g.goOn(p.seat, events)
}

// pass stops the player on turn, who has only red nines that would do.
func (g *game) pass() ([]games.Event, error) {
	h := g.hand(g.Turn)
	switch {
	case g.Phase == opening:
		return nil, games.Illegalf("you open the round: play any rank")
	case g.Phase == restart:
		return nil, games.Illegalf("all others have passed, so you must begin a new sequence: play any card")
	case g.Phase == king && !h.onlyWild():
		return nil, games.Illegalf("after a King you begin a new sequence: play any card; only who has nothing but red nines may stop")
	case g.Phase == running && h.plain(g.needed()) != 0:
		return nil, games.Illegalf("you hold %s, and a card that fits must be played: only red nines may be held back",
			cardAt(g.needed(), h.plain(g.needed())))
	}
	g.Step++
	events := []games.Event{{Verb: "pass", Seats: []games.Seat{g.Turn}}}
	if g.Turn = g.next(g.Turn); g.Turn == g.last().seat {
		return g.restart(events), nil
	}
	g.Phase = running
	return g.goOn(g.Turn, events), nil
}

// goOn gives the turn to the first player from the seat on who can go on, and passes those who cannot. When it has
// gone around to the player of the last card, they begin a new sequence.
func (g *game) goOn(s games.Seat, events []games.Event) []games.Event {
	last, needed := g.last().seat, g.needed()
	first, stuck := s, 0
	for !g.hand(s).canFollow(needed) {
		stuck++
		if s = g.next(s); s == last {
			break
		}
	}
	if stuck > 0 {
		events = append(events, games.Event{Verb: "stuck", Seats: g.seatsFrom(first, stuck)})
	}
	g.Turn = s
	if stuck > 0 && s == last {
		return g.restart(events)
	}
	return events
}

// restart has the player of the last card begin a new sequence, because all others have passed.
func (g *game) restart(events []games.Event) []games.Event {
	g.Phase = restart
	return append(events, games.Event{Verb: "restart", Seats: []games.Seat{g.Turn}})
}

// seatsFrom lists a number of seats in turn order.
func (g *game) seatsFrom(s games.Seat, n int) []games.Seat {
	list := make([]games.Seat, n)
	for i := range list {
		list[i] = s
		s = g.next(s)
	}
	return list
}
