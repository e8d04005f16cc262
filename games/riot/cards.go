package riot

import (
	"iter"
	"math/rand/v2"

	"ruckus/games"
	"ruckus/games/kit"
)

// draw lets a team draw cards. An empty deck is made of the discards; where both are empty, there is nothing to draw.
func (g *game) draw(t Team, n int) {
	var drawn []string
	for range n {
		if g.deck[t] == 0 {
			g.deck[t], g.Discard[t] = g.Discard[t], 0
		}
		if g.deck[t] == 0 {
			break
		}
		card := g.deck[t].pick(kit.Rand(g.Seed, "draw", int(g.Draws)))
		g.Draws++
		g.deck[t] &^= card
		g.Hand[t] |= card
		drawn = append(drawn, g.t.face(t, card).ID)
	}
	if len(drawn) == 0 {
		return
	}
	seat := g.seatOf[t]
	g.tell(games.Event{Verb: "card", Seats: g.seatsOf(t), N: len(drawn)})
	g.tell(games.Event{Verb: "drew", Seats: g.seatsOf(t), Tokens: drawn, Only: &seat})
}

// face is what is printed on the lowest card of a set.
func (t *tables) face(team Team, s cardSet) *Card {
	return &t.faces[team][t.faceOf[team][s.lowest()]]
}

// cards are the kinds of cards that a team holds, as they are printed, and which of their copies it has.
func (g *game) cards(t Team) iter.Seq2[*Card, cardSet] { return g.t.sorted(t, g.Hand[t]) }

// sorted are the cards of a set by what is printed on them, in the order of the edition.
func (t *tables) sorted(team Team, s cardSet) iter.Seq2[*Card, cardSet] {
	return func(yield func(*Card, cardSet) bool) {
		for i := range t.faces[team] {
			if some := s & t.faceMask[team][i]; some != 0 && !yield(&t.faces[team][i], some) {
				return
			}
		}
	}
}

// holds is a card with an ID that a team holds, and what is printed on it.
func (g *game) holds(t Team, id string) (cardSet, *Card, error) {
	for c, copies := range g.cards(t) {
		if c.ID == id {
			return copies & -copies, c, nil
		}
	}
	for _, c := range g.t.faces[t] {
		if c.ID == id {
			return 0, nil, no("card-yours", "card", c.Name)
		}
	}
	return 0, nil, no("card-yours", "card", "that card")
}

// spend puts a card from the hand on the discards.
func (g *game) spend(t Team, s cardSet) {
	g.Hand[t] &^= s
	g.Discard[t] |= s
}

// Redeal deals again what a seat cannot know: the hands of others out of their cards that do not lie open, the goal of
// the Nationalists out of those that it can still be, and all that is still to be drawn.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	for seat, t := range g.TeamOf[:g.Seats] {
		if games.Seat(seat) == s || t == Police {
			continue
		}
		n := g.Hand[t].count()
		unknown := g.Hand[t] | g.deck[t]
		g.Hand[t] = 0
		for range n {
			card := unknown.pick(r)
			unknown &^= card
			g.Hand[t] |= card
		}
		g.deck[t] = unknown
	}
	if !g.plays(Nationalists) || g.seatOf[Nationalists] == s || g.Phase == Ended {
		return
	}
	for {
		goal := r.IntN(len(g.goals()))
		if g.Refuted&(1<<goal) == 0 {
			g.Goal = uint8(goal)
			return
		}
	}
}
