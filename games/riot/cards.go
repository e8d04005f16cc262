package riot

import (
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
		left := g.deck[t]
		for range kit.Rand(g.Seed, "draw", int(g.Draws)).IntN(left.count()) {
			left &= left - 1
		}
		left &= -left
		g.Draws++
		g.deck[t] &^= left
		g.Hand[t] |= left
		drawn = append(drawn, g.t.face(t, left).ID)
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

// holds is a card with an ID that a team holds, and what is printed on it.
func (g *game) holds(t Team, id string) (cardSet, *Card, error) {
	for i := range g.t.faces[t] {
		c := &g.t.faces[t][i]
		if c.ID != id {
			continue
		}
		if s := g.Hand[t] & g.t.faceMask[t][i]; s != 0 {
			return s & -s, c, nil
		}
		return 0, nil, games.Illegalf("you don't have %s: choose from your own cards", c.Name)
	}
	return 0, nil, games.Illegalf("you don't have that card: choose from your own cards")
}

// spend puts a card from the hand on the discards.
func (g *game) spend(t Team, s cardSet) {
	g.Hand[t] &^= s
	g.Discard[t] |= s
}
