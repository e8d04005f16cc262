package rage

import (
	"errors"

	"ruckus/games"
)

const (
	// maxStep is far beyond the last step of the longest game, and leaves room for it in games.MaxMove.
	maxStep = 99_999
	// maxUntil is the end of the year 9999, after which JSON has no times.
	maxUntil = 253_402_300_799_999
)

// validate refuses a decoded game that could not have come about by play.
func (g *game) validate() error {
	switch {
	case g.rules.Teams && (g.seats < 4 || g.seats%2 > 0):
		return errors.New("teams do not come out even")
	case g.step < 1 || g.step > maxStep:
		return errors.New("step out of bounds")
	case !g.has(g.dealer) || !g.has(g.lead) || !g.has(g.opens):
		return errors.New("the dealer or who leads does not exist")
	}
	for round := 1; round < int(g.round); round++ {
		if !g.validScored(round) {
			return errors.New("a finished round makes no sense")
		}
	}
	switch {
	case !g.validBids():
		return errors.New("the bids make no sense")
	case !g.validHands():
		return errors.New("the hands make no sense")
	case !g.validTricks():
		return errors.New("the tricks make no sense")
	case !g.validPile():
		return errors.New("the trump pile makes no sense")
	case !g.validTurnovers(&g.last, g.opens, g.tricks()) || !g.validTurnovers(&g.trick, g.lead, g.tricks()+1):
		return errors.New("the trump does not come from the tricks")
	case !g.validPhase():
		return errors.New("whose turn it is makes no sense")
	}
	return nil
}

// validScored tells whether a finished round is complete.
func (g *game) validScored(round int) bool {
	tricks := rounds + 1 - round
	var sum tally
	for _, t := range g.rowOf(round) {
		if t.bid < 0 || int(t.bid) > tricks {
			return false
		}
		sum.bid, sum.won, sum.bonus, sum.mad = sum.bid+t.bid, sum.won+t.won, sum.bonus+t.bonus, sum.mad+t.mad
	}
	if int(sum.bid) == tricks && g.rules.Hook && !g.rules.HiddenBids {
		return false
	}
	return int(sum.won) == tricks && sum.bonus <= int8(mad-bonus) && sum.mad <= int8(packSize-mad)
}

// validBids tells whether the bids of this round can have been made so far: open ones in turn.
func (g *game) validBids() bool {
	sum, bids := 0, 0
	for i := range g.seats {
		t := g.row()[g.after(g.dealer, 1+i)]
		switch {
		case int(t.bid) > g.dealt():
			return false
		case t.bid == noBid:
			continue
		case bids < int(i) && !g.rules.HiddenBids:
			return false
		}
		sum, bids = sum+int(t.bid), bids+1
	}
	all := bids == int(g.seats)
	if all && sum == g.dealt() && g.rules.Hook && !g.rules.HiddenBids {
		return false
	}
	if g.phase != bidding {
		return all
	}
	turn := games.Table
	if !g.rules.HiddenBids {
		turn = g.after(g.after(g.dealer, 1), int8(bids))
	}
	return !all && g.turn == turn && g.tricks() == 0 && g.trick.n == 0
}

// validHands tells whether everybody has the cards that are not played, and none of a colour that it has shown not to have.
func (g *game) validHands() bool {
	left := g.dealt() - g.tricks()
	for i := range g.seats {
		s := g.after(g.lead, i)
		n := left
		if i < g.trick.n {
			n--
		}
		if g.hands[s].count() != n || g.voids[s]&^everyColour != 0 || g.tricks() == 0 && g.trick.n < 2 && g.voids[s] != 0 {
			return false
		}
		for k := range colour(colours) {
			if g.voids[s].has(k) && g.hands[s].hasColour(k) {
				return false
			}
		}
	}
	return true
}

// played are the cards in all tricks of this round.
func (g *game) played() set {
	rest := g.pile
	for _, hand := range g.hands {
		rest = rest.or(hand)
	}
	return wholePack.without(rest)
}

// validTricks tells whether the plays are of cards that are played, and whether all Bonus Rage and Mad Rage in complete
// tricks are accounted for.
func (g *game) validTricks() bool {
	if (g.last.n > 0) != (g.tricks() > 0) || g.tricks() == 0 && (g.lead != g.after(g.dealer, 1) || g.opens != g.lead) {
		return false
	}
	left := g.played()
	for _, t := range []*trick{&g.trick, &g.last} {
		for _, p := range t.plays() {
			if p.card >= packSize || !left.has(p.card) || !p.valid() {
				return false
			}
			left.remove(p.card)
		}
	}
	var taken tally
	for _, t := range g.row() {
		taken.bonus += t.bonus
		taken.mad += t.mad
	}
	played := g.played()
	return taken.bonus == int8(played.countOf(bonus))-g.trick.count(bonus) && taken.mad == int8(played.countOf(mad))-g.trick.count(mad)
}

// valid tells whether a colour goes with the card.
func (p play) valid() bool {
	switch p.card.kind() {
	case wild:
		return p.called < none
	case change:
		return p.called <= none
	}
	return p.called == none
}

// validPhase tells whether phase, turn and what belongs to them go together with the tricks.
func (g *game) validPhase() bool {
	over := g.tricks() == g.dealt()
	switch g.phase {
	case playing:
		if over || g.turn != g.after(g.lead, g.trick.n) {
			return false
		}
	case between:
		return over && g.round < rounds && g.turn == games.Table && g.ready&^everybody(g.seats) == 0 && g.ready != everybody(g.seats) &&
			g.until > 0 && g.until <= maxUntil
	case ended:
		if !over || g.round != rounds || g.turn != games.Table {
			return false
		}
	}
	return g.ready == 0 && g.until == 0
}
