package rage

import (
	"strings"

	"ruckus/games"
)

// Apply carries out an action.
func (g *game) Apply(a games.Action) ([]games.Event, error) {
	if a.Seat == games.Table || a.Move == games.Tick {
		if err := games.Check(g, a); err != nil {
			return nil, err
		}
		return g.dealNext(nil), nil
	}
	verb, what, n, err := splitMove(a.Move)
	switch {
	case err != nil:
		return nil, err
	case !g.has(a.Seat):
		return nil, games.Illegalf("there is no such seat at this table")
	case g.phase == ended:
		return nil, games.Illegalf("this game is over")
	case verb == "bid":
		return g.bid(a.Seat, what, n)
	case verb == "ready":
		return g.makeReady(a.Seat, n)
	case g.phase == bidding:
		return nil, games.Illegalf("the bids are not complete: cards are played when all have bid")
	case g.phase == between:
		return nil, games.Illegalf("the round is over: wait for the next deal")
	case a.Seat != g.turn:
		return nil, games.Illegalf("it is not your turn: wait until the others have played")
	case n != g.step:
		return nil, games.Illegalf("the game has gone on since: look again and choose anew")
	}
	p, err := parsePlay(what)
	if err != nil {
		return nil, err
	}
	if p.card, err = g.held(p.card); err != nil {
		return nil, err
	}
	if err := g.check(p); err != nil {
		return nil, err
	}
	return g.play(p, a), nil
}

// held is the card in the hand of the player on turn that is meant: action cards of a kind are all alike.
func (g *game) held(c card) (card, error) {
	held, ok := c, g.hands[g.turn].has(c)
	if !c.isNumber() {
		held, ok = g.hands[g.turn].firstOf(c)
	}
	if !ok {
		return 0, games.Illegalf("you do not hold %s: choose from your own cards", c)
	}
	return held, nil
}

// check refuses a play that the rules do not allow.
func (g *game) check(p play) error {
	if !g.playable(g.turn).has(p.card) {
		return games.Illegalf("%s", g.whyNot(p.card))
	}
	switch p.card.kind() {
	case wild:
		if p.called == none {
			return games.Illegalf("a Wild Rage needs a colour: name one, such as WR=red")
		}
	case change:
		return g.checkChange(p.called)
	}
	return nil
}

// checkChange refuses a colour that a Change Rage may not choose.
func (g *game) checkChange(to colour) error {
	may := g.changes()
	switch {
	case to == none && may == 0, may.has(to):
		return nil
	case may == 0:
		return games.Illegalf("the trump pile has no other colour: play CR without one, and nothing changes")
	case to == none:
		return games.Illegalf("a Change Rage needs a new trump: name one of %s", strings.Join(may.names(), ", "))
	case to == g.trumps.last():
		return games.Illegalf("a Change Rage needs another colour than the trump before it: name one of %s", strings.Join(may.names(), ", "))
	}
	return games.Illegalf("the trump pile has no %s card: name one of %s", to, strings.Join(may.names(), ", "))
}

// play puts a card into the trick, and ends what ends with it.
func (g *game) play(p play, a games.Action) []games.Event {
	s := g.turn
	if lead := g.trick.colour(); lead != none && p.card.colour() != lead && (p.card.isNumber() || !g.rules.ActionAnytime) {
		g.voids[s] = g.voids[s].with(lead)
	}
	g.hands[s].remove(p.card)
	g.trick.add(p)
	g.step++
	events := append(make([]games.Event, 0, 2), games.Event{Verb: "play", Seats: []games.Seat{s}, Cards: []string{p.String()}})
	events = g.act(p, events)
	if g.trick.n < g.seats {
		g.turn = g.after(s, 1)
		return events
	}
	g.endTrick()
	events = append(events, games.Event{Verb: "trick", Seats: []games.Seat{g.lead}, N: g.tricks()})
	if g.tricks() == g.dealt() {
		return g.endRound(a.At, events)
	}
	return events
}

// act carries out what a Change Rage or an Out Rage does at once.
func (g *game) act(p play, events []games.Event) []games.Event {
	before := g.trumps.turned()
	switch p.card.kind() {
	case change:
		g.changeTrump(g.turn, p.called)
	case out:
		g.endTrump(g.turn)
	}
	turned := g.trumps.turned()
	if turned == before {
		return events
	}
	told := games.Event{Verb: "trump", Seats: []games.Seat{g.turn}}
	if turned != faceDown {
		told.Cards = []string{turned.String()}
	}
	return append(events, told)
}
