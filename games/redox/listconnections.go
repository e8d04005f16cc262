package redox

import (
	"math/bits"

	"ruckus/games/card"
)

// eachConnection yields the useful connections of a hand to a plot, as what goes to its lower end and to its upper: each
// card alone, all together that fit to one end, a joker, a joker with the card that fits behind it, and the whole hand.
func eachConnection(p *plot, hand cardSet, yield func(lower, upper []deckCard)) {
	if p.run {
		eachToRun(p, hand, yield)
	} else {
		eachToMultiple(p, hand, yield)
	}
}

// eachToMultiple is eachConnection to a multiple.
func eachToMultiple(p *plot, hand cardSet, yield func(lower, upper []deckCard)) {
	all := multipleOf(hand, card.Rank(p.low))
	cards := all.list()
	for i, c := range cards {
		if i == 0 || c&63 != cards[i-1]&63 {
			yield(nil, cards[i:i+1])
		}
	}
	if len(cards) > 1 {
		yield(nil, cards)
	}
	if hand.jokers() == 0 {
		return
	}
	naturals := len(cards)
	for rest := hand; rest.jokers() > 0; {
		all.add(rest.takeJoker())
	}
	cards = all.list()
	yield(nil, cards[naturals:naturals+1])
	if len(cards) > 1 && len(cards) == hand.count() {
		yield(nil, cards)
	}
}

// eachToRun is eachConnection to a run.
func eachToRun(p *plot, hand cardSet, yield func(lower, upper []deckCard)) {
	suit := p.natural().suit()
	if hand.suit(suit) == 0 && hand.jokers() == 0 {
		return
	}
	longest := 0
	var room [maxRun]deckCard
	for _, up := range [...]bool{false, true} {
		for _, way := range [...]struct{ jokers, naturals int }{{0, 1}, {0, maxRun}, {1, 0}, {1, 1}} {
			cards, ok := reach(p, suit, hand, up, way.jokers, way.naturals, room[:0])
			if !ok {
				continue
			}
			longest = max(longest, len(cards))
			if up {
				yield(nil, cards)
			} else {
				yield(cards, nil)
			}
		}
	}
	if n := hand.count(); longest < n && bits.OnesCount16(hand.suit(suit))+hand.jokers() == n {
		cards := hand.appendTo(room[:0])
		if next, err := p.connect(nil, cards); err == nil {
			below := p.low - next.low
			yield(next.cards[:below], next.cards[below+p.n:next.n])
		}
	}
}

// reach are jokers and then up to that many cards of the hand that go on from one end of a run, in the order of
// the plot. It fails where there is nothing to go on with, and where several cards are asked for but only one fits.
func reach(p *plot, suit card.Suit, hand cardSet, up bool, jokers, naturals int, cards []deckCard) ([]deckCard, bool) {
	place, step, end := p.low-1, int8(-1), int8(-1)
	if up {
		place, step, end = p.top()+1, 1, maxRun
	}
	for range jokers {
		if place == end || hand.jokers() == 0 {
			return nil, false
		}
		cards = append(cards, hand.takeJoker())
		place += step
	}
	found := 0
	for ; found < naturals && place != end; place += step {
		face := newCard(rankAt(place), suit, 0)
		if hand.faces()&(1<<face) == 0 {
			break
		}
		cards = append(cards, hand.take(face))
		found++
	}
	if found < min(naturals, 2) {
		return nil, false
	}
	if !up {
		for i, j := 0, len(cards)-1; i < j; i, j = i+1, j-1 {
			cards[i], cards[j] = cards[j], cards[i]
		}
	}
	return cards, true
}
