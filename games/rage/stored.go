package rage

import (
	"errors"

	"ruckus/games"
	"ruckus/games/kit"
)

// schema is the version of the stored form.
const schema = 1

var (
	errCards = errors.New("the cards are not each in one place")
	errTrick = errors.New("the plays of a trick make no sense")
	errSheet = errors.New("the bids and tricks make no sense")
)

// check refuses a stored game that the rules could not go on with.
func (g *game) check() error {
	switch {
	case g.Rules.clash(int(g.Seats)) != nil:
		return errors.New("house rules out of bounds")
	case g.Round < 1 || g.Round > g.Rules.Hands || g.Step < 1 || g.Step > kit.MaxStep:
		return errors.New("round or step out of bounds")
	case !g.has(g.Dealer) || !g.has(g.Lead) || !g.has(g.Opens):
		return errors.New("the dealer or who leads does not exist")
	case g.Trick.n >= g.Seats || g.Last.n != 0 && g.Last.n != g.Seats:
		return errTrick
	case g.tricks() > g.dealt() || (g.Phase >= Between) != (g.tricks() == g.dealt()) || g.Phase != Playing && g.Trick.n > 0:
		return errTrick
	case (g.Phase == Bidding) == g.allBid() || g.Phase == Bidding && !g.Rules.HiddenBids && !g.inTurn():
		return errSheet
	case g.Phase == Playing && g.Turn != g.after(g.Lead, g.Trick.n), g.Phase >= Between && g.Turn != games.Table,
		g.Phase == Bidding && g.has(g.Turn) == g.Rules.HiddenBids:
		return errors.New("the wrong seat is on turn")
	case !g.Pause.Valid(g.Phase == Between, kit.All(g.Seats)), g.Phase == Between && g.Round == g.Rules.Hands:
		return errors.New("a pause out of place")
	}
	return g.checkCards()
}

// inTurn reports whether the bids so far were made one after another, up to the seat on turn.
func (g *game) inTurn() bool {
	onTurn := false
	for i := range g.Seats {
		s := g.after(g.Dealer, 1+i)
		onTurn = onTurn || s == g.Turn
		if onTurn != (g.row()[s].bid == noBid) {
			return false
		}
	}
	return true
}

// checkCards refuses cards that are in two places, hands that do not come out even, and a trump pile without a trump.
func (g *game) checkCards() error {
	seen, left := g.Pile, g.dealt()-g.tricks()
	for i := range int8(maxSeats) {
		n := left
		if i >= g.Seats {
			n = 0
		} else if i < g.Trick.n {
			n--
		}
		hand := g.Hands[i]
		if i < g.Seats {
			hand = g.Hands[g.after(g.Lead, i)]
		}
		if hand.count() != n || !hand.and(seen).empty() {
			return errCards
		}
		seen = seen.or(hand)
	}
	played := g.played()
	if !g.Buried.without(g.Pile.and(actions)).empty() || g.Trumps.n != 1+played.countOf(change)+played.countOf(out) {
		return errCards
	}
	for i, o := range g.Trumps.all() {
		if i == 0 != (o.by == games.Table) || i > 0 && !g.has(o.by) || i == 0 && !o.turned.isNumber() {
			return errors.New("the trumps make no sense")
		}
	}
	return nil
}

// played are the cards in all tricks of this round.
func (g *game) played() set {
	rest := g.Pile
	for _, hand := range g.Hands {
		rest = rest.or(hand)
	}
	return wholePack.without(rest)
}
