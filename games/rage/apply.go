package rage

import (
	"strings"

	"ruckus/games"
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
	verb, what, n, ok := kit.Split(a.Move)
	switch {
	case !ok || verb != "play" && verb != "bid" && (verb != "ready" || what != ""):
		return nil, no("move")
	case verb == "bid":
		return g.bid(a.Seat, what, n)
	case verb == "ready":
		g.Step++
		return g.MakeReady(a.Seat, kit.All(g.Seats), n, g.Round, g.dealNext)
	case g.Phase == Bidding:
		return nil, no("bid.wait")
	}
	if err := kit.OnTurn(a.Seat, g.Turn, n, g.Step); err != nil {
		return nil, err
	}
	p, err := parsePlay(what)
	if err != nil {
		return nil, err
	}
	p.card, err = g.held(p.card)
	if err != nil {
		return nil, err
	}
	if err := g.refuse(p); err != nil {
		return nil, err
	}
	return g.play(p, a), nil
}

// held is the card in the hand of the player on turn that is meant: action cards of a kind are all alike.
func (g *game) held(c card) (card, error) {
	held, ok := c, g.Hands[g.Turn].has(c)
	if !c.isNumber() {
		held, ok = g.Hands[g.Turn].firstOf(c)
	}
	if !ok {
		return 0, no("card", "card", c)
	}
	return held, nil
}

// refuse refuses a play that the rules do not allow.
func (g *game) refuse(p play) error {
	if !g.playable(g.Turn).has(p.card) {
		return no(g.whyNot(p.card), "lead", g.Trick.colour())
	}
	switch p.card.kind() {
	case wild:
		if p.called == none {
			return no("wild.colour")
		}
	case change:
		return g.refuseChange(p.called)
	}
	return nil
}

// refuseChange refuses a colour that a Change Rage may not choose.
func (g *game) refuseChange(to colour) error {
	may := g.changes()
	switch {
	case to == none && may == 0, may.has(to):
		return nil
	case may == 0:
		return no("change.none")
	case to == none:
		return no("change.new", "colours", strings.Join(may.names(), ", "))
	case to == g.Trumps.last():
		return no("change.same", "colours", strings.Join(may.names(), ", "))
	}
	return no("change.missing", "colour", to, "colours", strings.Join(may.names(), ", "))
}

// play puts a card into the trick, and ends what ends with it.
func (g *game) play(p play, a games.Action) []games.Event {
	s := g.Turn
	if lead := g.Trick.colour(); lead != none && p.card.colour() != lead && (p.card.isNumber() || !g.Rules.ActionAnytime) {
		g.Voids[s] = g.Voids[s].with(lead)
	}
	g.Hands[s].remove(p.card)
	g.Trick.add(p)
	g.Step++
	events := append(make([]games.Event, 0, 2), games.Event{Verb: "play", Seats: []games.Seat{s}, Tokens: []string{p.String()}})
	events = g.act(p, events)
	if g.Trick.n < g.Seats {
		g.Turn = g.after(s, 1)
		return events
	}
	g.endTrick()
	events = append(events, games.Event{Verb: "trick", Seats: []games.Seat{g.Lead}, N: g.tricks()})
	if g.tricks() == g.dealt() {
		return g.endRound(a.At, events)
	}
	return events
}

// act carries out what a Change Rage or an Out Rage does at once.
func (g *game) act(p play, events []games.Event) []games.Event {
	before := g.Trumps.turned()
	switch p.card.kind() {
	case change:
		g.changeTrump(g.Turn, p.called)
	case out:
		g.endTrump(g.Turn)
	}
	turned := g.Trumps.turned()
	if turned == before {
		return events
	}
	told := games.Event{Verb: "trump", Seats: []games.Seat{g.Turn}}
	if turned != faceDown {
		told.Tokens = []string{turned.String()}
	}
	return append(events, told)
}
