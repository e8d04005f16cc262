package redox

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games/card"
)

// This is what plots are, told a second time, slowly and from the rules alone: all sets of cards are tried.

// dumbPlots are the plots that are made of exactly these cards, as texts in which equal cards look the same.
func dumbPlots(cards []deckCard) []string {
	var naturals []deckCard
	for _, c := range cards {
		if !c.joker() {
			naturals = append(naturals, c)
		}
	}
	if len(cards) < 3 || len(naturals) < 2 {
		return nil
	}
	var plots []string
	if !slices.ContainsFunc(naturals, func(c deckCard) bool { return c.rank() != naturals[0].rank() }) {
		plots = append(plots, multipleText(cards))
	}
	if slices.ContainsFunc(naturals, func(c deckCard) bool { return c.suit() != naturals[0].suit() }) {
		return plots
	}
	const line = "A23456789.JQKA"
	for low := 0; low+len(cards) <= len(line); low++ {
		// Each ace may be tried as the lowest or as the highest card.
		for aces := range 4 {
			places := []byte(strings.Repeat("X", len(cards)))
			fits := true
			nth := 0
			for _, c := range naturals {
				at := int(c.rank())
				if c.rank() == card.Ace {
					at = []int{0, 13}[aces>>nth&1]
					nth = min(nth+1, 1)
				}
				if at -= low; at < 0 || at >= len(places) || places[at] != 'X' {
					fits = false
					break
				}
				places[at] = line[low+at]
			}
			text := fmt.Sprintf("run %d from %d %s", naturals[0].suit(), low, places)
			if fits && !slices.Contains(plots, text) {
				plots = append(plots, text)
			}
		}
	}
	return plots
}

func multipleText(cards []deckCard) string {
	var faces []string
	for _, c := range cards {
		if c.joker() {
			faces = append(faces, "X")
		} else {
			faces = append(faces, (c & 63).String())
		}
	}
	slices.Sort(faces)
	return strings.Join(faces, " ")
}

// plotText writes a plot as dumbPlots does.
func plotText(p *plot) string {
	if !p.run {
		return multipleText(p.list())
	}
	text := fmt.Sprintf("run %d from %d ", p.natural().suit(), p.low)
	for _, c := range p.list() {
		text += "A23456789.JQKX"[c.rank() : c.rank()+1]
	}
	return text
}

// dumbCover is the fewest points that can be left of a hand, with a run of four cards or more among its plots and
// without; with is -1 where there is no such run.
func dumbCover(cards []deckCard) (without, with int) {
	all := 1<<len(cards) - 1
	plots, longs := make([]bool, all+1), make([]bool, all+1)
	for set := range all + 1 {
		chosen := chosenOf(cards, set)
		texts := dumbPlots(chosen)
		plots[set] = len(texts) > 0
		longs[set] = len(chosen) >= 4 && slices.ContainsFunc(texts, func(s string) bool { return strings.HasPrefix(s, "run") })
	}
	// best[set] is the fewest points that a set leaves.
	best, bestLong := make([]int, all+1), make([]int, all+1)
	for set := range all + 1 {
		best[set] = setOf(chosenOf(cards, set)).points()
		bestLong[set] = -1
		for sub := set; sub > 0; sub = (sub - 1) & set {
			if !plots[sub] {
				continue
			}
			best[set] = min(best[set], best[set&^sub])
			for _, p := range []struct {
				ok     bool
				points int
			}{{longs[sub], best[set&^sub]}, {bestLong[set&^sub] >= 0, bestLong[set&^sub]}} {
				if p.ok && (bestLong[set] < 0 || p.points < bestLong[set]) {
					bestLong[set] = p.points
				}
			}
		}
	}
	return best[all], bestLong[all]
}

func chosenOf(cards []deckCard, set int) []deckCard {
	var chosen []deckCard
	for i, c := range cards {
		if set>>i&1 != 0 {
			chosen = append(chosen, c)
		}
	}
	return chosen
}

// denseHand draws that many cards, that many of them jokers, from few ranks and suits of four decks, so that there are many
// plots that compete for the same cards.
func denseHand(r *rand.Rand, n, jokers, ranks, suits int) cardSet {
	from, first := r.IntN(card.Ranks), card.Suit(r.IntN(card.Suits))
	var hand cardSet
	for hand.count() < jokers {
		hand.add(newCard(joker, card.Suit(r.IntN(2)), r.IntN(maxCopies)))
	}
	for hand.count() < n {
		rank := card.Rank((from + r.IntN(ranks)) % card.Ranks)
		hand.add(newCard(rank, (first+card.Suit(r.IntN(suits)))%card.Suits, r.IntN(maxCopies)))
	}
	return hand
}
