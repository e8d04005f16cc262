package redox

import "ruckus/games/card"

// eachPlot yields every plot that can be laid from a hand, with the jokers at every place: plots that differ only in
// which of several equal cards they use are yielded once. There are dozens without jokers, and thousands with many.
func eachPlot(hand cardSet, yield func(*plot)) {
	for r := range card.Rank(card.Ranks) {
		eachMultiple(plot{low: int8(r)}, 0, hand, yield)
	}
	for s := range card.Suit(card.Suits) {
		if hand.suit(s) == 0 {
			continue
		}
		for low := range int8(maxRun) {
			eachRoyalFlush(plot{run: true, low: low}, s, 0, hand, yield)
		}
	}
}

// eachMultiple yields the multiples that are p and more cards of the hand, of a suit or later ones.
func eachMultiple(p plot, s card.Suit, hand cardSet, yield func(*plot)) {
	if s == card.Suits {
		for p.n >= minNaturals && hand.jokers() > 0 {
			if p.n >= minPlot {
				yield(&p)
			}
			p.add(hand.takeJoker())
		}
		if p.n >= minPlot {
			yield(&p)
		}
		return
	}
	face := newCard(card.Rank(p.low), s, 0)
	for {
		eachMultiple(p, s+1, hand, yield)
		if hand.faces()&(1<<face) == 0 {
			return
		}
		p.add(hand.take(face))
	}
}

// eachRoyalFlush yields the runs that are p, which has that many cards that are no jokers, and one or more cards
// of the hand behind it.
func eachRoyalFlush(p plot, s card.Suit, naturals int, hand cardSet, yield func(*plot)) {
	place := p.low + p.n
	if place >= maxRun {
		return
	}
	goOn := func(c deckCard, naturals int) {
		next, rest := p, hand
		next.add(c)
		rest.remove(c)
		if next.n >= minPlot && naturals >= minNaturals {
			yield(&next)
		}
		eachRoyalFlush(next, s, naturals, rest, yield)
	}
	if face := newCard(rankAt(place), s, 0); hand.faces()&(1<<face) != 0 {
		goOn(hand.first(face), naturals+1)
	}
	if hand.jokers() > 0 {
		rest := hand
		goOn(rest.takeJoker(), naturals)
	}
}
