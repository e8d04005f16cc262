package rage

import "ruckus/games"

// A play is a card in a trick.
type play struct {
	card   card
	called colour // of a Wild Rage what it was called, of a Change Rage the new trump; none otherwise
}

// colour is what a play counts as: the colour of a number card, what a Wild Rage was called, none for all others.
func (p play) colour() colour {
	if p.card.kind() == wild {
		return p.called
	}
	return p.card.colour()
}

// value is how high a play is within its colour.
func (p play) value() int {
	if p.card.isNumber() {
		return p.card.value()
	}
	return values
}

// String is the play as in moves and events.
func (p play) String() string {
	if p.called == none {
		return p.card.String()
	}
	return p.card.String() + "=" + p.called.String()
}

// A trick is the plays of one trick, in playing order.
type trick struct {
	list [maxSeats]play
	n    int8
}

func (t *trick) add(p play) {
	t.list[t.n] = p
	t.n++
}

func (t *trick) plays() []play { return t.list[:t.n] }

// colour is the lead colour: that of the first number card or Wild Rage; none as long as there is neither.
func (t *trick) colour() colour {
	for _, p := range t.plays() {
		if k := p.colour(); k != none {
			return k
		}
	}
	return none
}

// count is how many cards of a kind of action cards are in the trick.
func (t *trick) count(kind card) int8 {
	var n int8
	for _, p := range t.plays() {
		if p.card.kind() == kind {
			n++
		}
	}
	return n
}

// winner is the index of the play that wins: the highest trump; else the highest of the lead colour; and the first
// where there is neither. Of two Wild Rages that were called the same colour the first is higher.
func (t *trick) winner(trump colour) int {
	best, rank := 0, -1
	lead := t.colour()
	for i, p := range t.plays() {
		r := -1
		switch p.colour() {
		case none:
		case trump:
			r = values + 1 + p.value()
		case lead:
			r = p.value()
		}
		if r > rank {
			best, rank = i, r
		}
	}
	return best
}

// tricks is how many tricks of this round are complete.
func (g *game) tricks() int {
	n := 0
	for _, t := range g.row() {
		n += int(t.won)
	}
	return n
}

// playable are the cards that a seat may play when it is its turn: any to lead, any as long as there is no lead colour,
// and any of a seat without a number card of it; all others follow, and may play action cards only by the house rule.
func (g *game) playable(s games.Seat) set {
	hand, lead := g.Hands[s], g.Trick.colour()
	if !hand.hasColour(lead) {
		return hand
	}
	following := suits[lead]
	if g.Rules.ActionAnytime {
		following = following.or(actions)
	}
	return hand.and(following)
}

// whyNot is why a card of the hand can't be played now, as a name in words.txt.
func (g *game) whyNot(c card) string {
	if c.isNumber() {
		return "follow.lead"
	}
	return "actions.lead"
}

// endTrick gives the complete trick to its winner, who leads the next.
func (g *game) endTrick() {
	winner := g.after(g.Lead, int8(g.Trick.winner(g.Trumps.colour())))
	t := &g.row()[winner]
	t.won++
	t.bonus += g.Trick.count(bonus)
	t.mad += g.Trick.count(mad)
	g.Last, g.Opens = g.Trick, g.Lead
	g.Trick, g.Lead, g.Turn = trick{}, winner, winner
}
