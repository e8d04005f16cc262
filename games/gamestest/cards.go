package gamestest

import (
	"fmt"
	"slices"
	"strconv"

	"ruckus/games"
)

// checkCards requires that no card is lost, doubled or invented.
func (m *match) checkCards() error {
	m.doing = "listing the cards"
	if diff := m.lostCards(m.game); diff != "" {
		return faultf("the cards have changed: %s", diff)
	}
	m.pack = m.cardsOf(m.game)
	return nil
}

// cardsOf are all cards of a game, sorted; nil where they are not to be compared.
func (m *match) cardsOf(g games.Game) []string {
	if m.o.cards == nil {
		return nil
	}
	cards := m.o.cards(g)
	slices.Sort(cards)
	return cards
}

// lostCards tells in what the cards of a game differ from those of the position before; "" for nothing.
func (m *match) lostCards(g games.Game) string {
	cards := m.cardsOf(g)
	if m.pack == nil || cards == nil || slices.Equal(cards, m.pack) {
		return ""
	}
	return unlike(m.pack, cards)
}

// unlike tells what two sorted lists of cards do not share.
func unlike(before, now []string) string {
	count := make(map[string]int)
	for _, c := range before {
		count[c]--
	}
	for _, c := range now {
		count[c]++
	}
	var diff []string
	for c, n := range count {
		if n != 0 {
			diff = append(diff, c+" "+strconv.FormatInt(int64(n), 10))
		}
	}
	slices.Sort(diff)
	return fmt.Sprint(diff)
}

// sounds has the game's own tests look at a position.
func (m *match) sounds(g games.Game) error {
	if m.o.sound == nil {
		return nil
	}
	if err := m.o.sound(g); err != nil {
		return faultf("Sound: %v", err)
	}
	return nil
}
