package redox

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/card"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

// someHands calls look for random hands of n cards: some from whole decks, some from few ranks and suits; with none to
// many jokers.
func someHands(hands, n int, look func(hand cardSet, cards []deckCard)) {
	r := rand.New(rand.NewPCG(uint64(n), 1))
	for i := range hands {
		ranks, suits := 4+r.IntN(10), 1+r.IntN(card.Suits)
		jokers := i % 6
		if i%7 == 0 {
			ranks, suits = card.Ranks, card.Suits
		}
		if ranks*suits*maxCopies < n {
			continue
		}
		hand := denseHand(r, n, min(jokers, n), ranks, suits)
		look(hand, hand.appendTo(nil))
	}
}

// sizes are how many random hands of a number of cards are tried.
func sizes(short bool) map[int]int {
	if short {
		return map[int]int{3: 300, 6: 100, 9: 100, 11: 30}
	}
	return map[int]int{2: 300, 3: 1000, 4: 1000, 5: 1000, 6: 1000, 7: 600, 8: 600, 9: 400, 10: 200, 11: 100, 12: 60, 15: 3}
}

// All plots of a hand are found, and nothing else, with jokers at every place and with equal cards of several decks.
func TestAllPlotsOfAHandAreFound(t *testing.T) {
	for n, hands := range sizes(gamestest.Quick()) {
		someHands(hands/2, min(n, 12), func(hand cardSet, cards []deckCard) {
			want := make(map[string]bool)
			for set := range 1 << len(cards) {
				for _, text := range dumbPlots(chosenOf(cards, set)) {
					want[text] = true
				}
			}
			got := make(map[string]bool)
			eachPlot(hand, func(p *plot) {
				text := plotText(p)
				require.False(t, got[text], "%s of %v is found twice", text, kit.Names(cards))
				require.True(t, p.valid(), text)
				require.Equal(t, setOf(p.list()), setOf(p.list()).and(hand))
				got[text] = true
			})
			require.Equal(t, want, got, "%v", kit.Names(cards))
		})
	}
}

// The cover that leaves the fewest points is found, whatever competes for a card or a joker.
func TestBestCoverLeavesTheFewestPoints(t *testing.T) {
	for n, hands := range sizes(gamestest.Quick()) {
		someHands(hands, n, func(hand cardSet, cards []deckCard) {
			without, with := dumbCover(cards)
			checkCover(t, hand, bestCover(hand, false), without)
			c := bestCover(hand, true)
			if with < 0 {
				require.Empty(t, c.plots, "%v", kit.Names(cards))
				with = hand.points()
			} else {
				require.True(t, slices.ContainsFunc(c.plots, func(p plot) bool { return p.run && p.n >= 4 }), "%v", kit.Names(cards))
			}
			checkCover(t, hand, c, with)
		})
	}
}

// checkCover requires that a cover is plots of the hand, and leaves that many points.
func checkCover(t *testing.T, hand cardSet, c cover, points int) {
	left := hand
	for _, p := range c.plots {
		require.True(t, p.valid(), "%v of %v", kit.Names(p.list()), hand.names())
		for _, card := range p.list() {
			require.True(t, left.has(card), "%v of %v", kit.Names(p.list()), hand.names())
			left.remove(card)
		}
	}
	require.Equal(t, left, c.left)
	require.Equal(t, points, c.points, "%v of %v", plotNames(c.plots), hand.names())
	require.Equal(t, points, c.left.points())
}

// A slam is found exactly where there is one: hands are made of plots, and half of them spoilt by another card.
func TestSlamIsFoundExactlyWhereThereIsOne(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	slams := 0
	for range map[bool]int{true: 20, false: 150}[gamestest.Quick()] {
		hand, ok := madeOfPlots(r)
		if !ok {
			continue
		}
		if r.IntN(2) == 0 {
			cards := hand.appendTo(nil)
			hand.remove(cards[r.IntN(len(cards))])
			for hand.count() < dealt {
				hand.add(newCard(card.Rank(r.IntN(card.Ranks)), card.Suit(r.IntN(card.Suits)), r.IntN(maxCopies)))
			}
		}
		plots, found := slamOf(hand)
		require.Equal(t, dumbSlam(hand.appendTo(nil)), found, "%v", hand.names())
		if found {
			slams++
			checkCover(t, hand, cover{plots: plots}, 0)
		}
	}
	require.NotZero(t, slams)
}

// dumbSlam reports whether cards are all in plots, one of them a run of four cards or more. It lets the first card
// be in each plot that it can be in.
func dumbSlam(cards []deckCard) bool {
	known := make(map[string]bool)
	var slam func(cards []deckCard, long bool) bool
	slam = func(cards []deckCard, long bool) bool {
		if len(cards) == 0 {
			return long
		}
		key := fmt.Sprint(long, kit.Names(cards))
		if old, ok := known[key]; ok {
			return old
		}
		for set := 1; set < 1<<len(cards); set += 2 {
			chosen := chosenOf(cards, set)
			if texts := dumbPlots(chosen); len(texts) > 0 {
				run := len(chosen) >= 4 && slices.ContainsFunc(texts, func(s string) bool { return s[0] == 'r' })
				if slam(chosenOf(cards, (1<<len(cards)-1)&^set), long || run) {
					known[key] = true
					return true
				}
			}
		}
		known[key] = false
		return false
	}
	return slam(cards, false)
}

// madeOfPlots deals plots until a hand is full.
func madeOfPlots(r *rand.Rand) (cardSet, bool) {
	var hand cardSet
	full := setOf(allCards(maxCopies))
	for hand.count() < dealt {
		var found []plot
		pool := denseHand(r, 8, r.IntN(3), 6, 2).and(full.without(hand))
		eachPlot(pool, func(p *plot) { found = append(found, *p) })
		if len(found) == 0 {
			continue
		}
		p := found[r.IntN(len(found))]
		if hand.count()+int(p.n) > dealt {
			return hand, false
		}
		for _, c := range p.list() {
			hand.add(c)
		}
	}
	return hand, true
}

// The useful plots that a prompt lists are plots of the hand, none twice; a hand that is one plot is always among them.
func TestUsefulPlotsArePlotsOfTheHand(t *testing.T) {
	hands := 500
	if gamestest.Quick() {
		hands = 100
	}
	for n := 3; n <= dealt; n++ {
		someHands(hands, n, func(hand cardSet, cards []deckCard) {
			for _, first := range []bool{false, true} {
				seen := make(map[string]bool)
				whole := false
				eachLay(hand, first, func(p *plot) {
					text := plotText(p)
					require.False(t, seen[text], "%s twice of %v", text, kit.Names(cards))
					seen[text] = true
					require.True(t, p.valid(), "%v of %v", kit.Names(p.list()), kit.Names(cards))
					require.Equal(t, setOf(p.list()), setOf(p.list()).and(hand))
					require.True(t, !first || p.run && p.n >= 4)
					whole = whole || int(p.n) == n
				})
				if n <= 12 {
					texts := dumbPlots(cards)
					can := slices.ContainsFunc(texts, func(s string) bool { return !first || n >= 4 && s[0] == 'r' })
					require.Equal(t, can, whole, "%v", kit.Names(cards))
				}
				if first && n <= 9 {
					_, long := dumbCover(cards)
					require.Equal(t, long >= 0, len(seen) > 0, "%v", kit.Names(cards))
				}
			}
		})
	}
}

// BenchmarkMeld measures the finder on hands of fifteen cards from two decks, by number of jokers.
func BenchmarkMeld(b *testing.B) {
	for _, jokers := range []int{0, 2, 4} {
		r := rand.New(rand.NewPCG(5, uint64(jokers)))
		var hands []cardSet
		for range 1000 {
			var hand cardSet
			for i := range jokers {
				hand.add(newCard(joker, card.Suit(i&1), i>>1))
			}
			for hand.count() < dealt {
				hand.add(newCard(card.Rank(r.IntN(card.Ranks)), card.Suit(r.IntN(card.Suits)), r.IntN(2)))
			}
			hands = append(hands, hand)
		}
		for name, f := range map[string]func(cardSet){
			"cover":  func(h cardSet) { bestCover(h, false) },
			"slam":   func(h cardSet) { canSlam(h) },
			"plots":  func(h cardSet) { eachPlot(h, func(*plot) {}) },
			"useful": func(h cardSet) { eachLay(h, false, func(*plot) {}) },
		} {
			b.Run(fmt.Sprintf("%s/jokers=%d", name, jokers), func(b *testing.B) {
				for i := 0; b.Loop(); i++ {
					f(hands[i%len(hands)])
				}
			})
		}
	}
}
