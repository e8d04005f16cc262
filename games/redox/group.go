package redox

import (
	"cmp"
	"math/bits"
	"slices"

	"ruckus/games/card"
	"ruckus/games/kit"
)

// A GroupKind is what binds the cards of a Group together.
type GroupKind string

const (
	RunGroup   GroupKind = "run"    // a run
	SetGroup   GroupKind = "set"    // cards of one rank: a multiple
	PairGroup  GroupKind = "pair"   // cards of one rank, too few for a multiple
	TwoGroup   GroupKind = "two"    // two cards of a suit to which one card is missing for a run
	JokerGroup GroupKind = "jokers" // jokers that no plot needs
	AloneGroup GroupKind = "alone"  // the others, the dearest first
)

// A Group is cards of a hand that belong together.
type Group struct {
	Kind  GroupKind
	Cards []string
}

// groupsOf sorts a hand of which the best cover is given: its plots, then pairs, then two of a run, jokers, and the rest.
func groupsOf(best *cover) []Group {
	groups := []Group{}
	for i := range best.plots {
		p := &best.plots[i]
		kind := SetGroup
		if p.run {
			kind = RunGroup
		}
		groups = append(groups, Group{kind, kit.Names(p.list())})
	}
	rest := best.left
	_, two, _ := rest.rankCounts()
	for ; two != 0; two &= two - 1 {
		pair := multipleOf(rest, card.Rank(bits.TrailingZeros16(two)))
		groups = append(groups, Group{PairGroup, kit.Names(pair.list())})
		rest = rest.without(setOf(pair.list()))
	}
	for suit := range card.Suit(card.Suits) {
		for {
			low, high, ok := twoOfRun(rest.suit(suit))
			if !ok {
				break
			}
			cards := []deckCard{rest.take(newCard(rankAt(low), suit, 0)), rest.take(newCard(rankAt(high), suit, 0))}
			groups = append(groups, Group{TwoGroup, kit.Names(cards)})
		}
	}
	var jokers []deckCard
	for rest.jokers() > 0 {
		jokers = append(jokers, rest.takeJoker())
	}
	if jokers != nil {
		groups = append(groups, Group{JokerGroup, kit.Names(jokers)})
	}
	if !rest.empty() {
		var room [dealt]deckCard
		cards := rest.appendTo(room[:0])
		slices.SortStableFunc(cards, func(a, b deckCard) int { return cmp.Compare(b.points(), a.points()) })
		groups = append(groups, Group{AloneGroup, kit.Names(cards)})
	}
	return groups
}

// twoOfRun finds two places of some ranks of a suit that are next to each other, or failing that with one between them.
func twoOfRun(ranks uint16) (low, high int8, ok bool) {
	m := withHighAce(ranks)
	for _, apart := range [...]int8{1, 2} {
		if both := m & (m >> apart); both != 0 {
			low = int8(bits.TrailingZeros16(both))
			return low, low + apart, true
		}
	}
	return 0, 0, false
}

// An Exchange is what the player on turn may want to know before a card is thrown.
type Exchange struct {
	Throws []string // the hand, the least useful card first
	Kept   int      // how many at the end of Throws are in plots of the hand, or jokers
	Makes  []string // the plot of the hand that the card from the discard pile would be in; nil: none
	Feeds  []string // those of the hand that the next player may want, by what all can see
}

// viewExchange looks at an exchange of the player on turn, who takes the card if there is one.
func (g *game) viewExchange(taken ...deckCard) Exchange {
	s := g.sense()
	s.look()
	own, with := s.hand, s.hand
	for _, c := range taken {
		with.add(c)
	}
	s.hold(with)
	e := Exchange{Feeds: []string{}}
	best := bestCover(with, false)
	var cards []deckCard
	var room [dealt]deckCard
	lone := best.left.and(own)
	for _, c := range lone.appendTo(room[:0]) {
		if !c.joker() {
			cards = append(cards, c)
		}
	}
	slices.SortStableFunc(cards, func(a, b deckCard) int { return cmp.Compare(s.worth(b), s.worth(a)) })
	loose := len(cards)
	for _, jokers := range [...]bool{false, true} {
		for i := range slices.Backward(best.plots) {
			for _, c := range best.plots[i].list() {
				if own.has(c) && c.joker() == jokers {
					cards = append(cards, c)
				}
			}
		}
	}
	for lone.jokers() > 0 {
		cards = append(cards, lone.takeJoker())
	}
	e.Throws, e.Kept = kit.Names(cards), len(cards)-loose
	for i := range best.plots {
		for _, c := range taken {
			if plot := best.plots[i].list(); slices.Contains(plot, c) {
				e.Makes = kit.Names(plot)
			}
		}
	}
	for _, c := range cards {
		if !c.joker() && s.danger(c) > 0 {
			e.Feeds = append(e.Feeds, c.String())
		}
	}
	return e
}
