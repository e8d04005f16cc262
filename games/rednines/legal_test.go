package rednines

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
)

// TestLegalMoves holds the game against the rules told a second time, slowly and from the view alone: at each position
// of random games every single card, "pass" and a number of sets are tried.
func TestLegalMoves(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() || r.IntN(4) > 0 {
			return
		}
		v := g.View(g.Turn).(View)
		listed := g.Prompt(g.Turn).Moves
		try := func(move string, legal, lists bool) {
			move += fmt.Sprint(" ", v.Step)
			_, err := g.clone().Apply(games.Action{Seat: g.Turn, Move: move, At: start})
			require.Equal(t, legal, err == nil, "%s by %d, %s needed, holding %v", move, v.Turn, v.Needed, v.Hand)
			if lists {
				require.Equal(t, legal, slices.Contains(listed, move), "%s listed for %v", move, v.Hand)
			}
		}
		for c := range card.Card(card.Cards) {
			name := c.String()
			try("play "+name, mayPlay(v, []string{name}, ""), true)
			for _, rank := range ranks {
				if c.Rank() == card.Nine {
					try("play "+name+"="+rank, mayPlay(v, []string{name}, rank), rank != "9") // "9H=9" is written "9H"
				}
			}
		}
		for range 50 {
			cards := someSet(v.Hand, r)
			try("play "+strings.Join(cards, "+"), mayPlay(v, cards, ""), false)
			as := rankOf(cards[0])
			try("play "+strings.Join(cards, "+")+"="+as, mayPlay(v, cards, as), false)
		}
		try("pass", mayPass(v), true)
	})
}

// mayPlay is the dumb version of what may be laid down.
func mayPlay(v View, cards []string, as string) bool {
	rank := as
	if as == "" {
		rank = rankOf(cards[0])
	}
	for i, c := range cards {
		fits := rankOf(c) == rank || as != "" && redNine(c)
		if !slices.Contains(v.Hand, c) || slices.Contains(cards[:i], c) || !fits {
			return false
		}
	}
	if v.Needed == "" {
		return len(cards) == 1 || v.Phase == Opening || v.Rules.MultiStart
	}
	return len(cards) == 1 && rank == v.Needed
}

// mayPass is the dumb version of who may pass: who holds the needed rank as red nines alone.
func mayPass(v View) bool {
	return v.Needed != "" && !slices.ContainsFunc(v.Hand, func(c string) bool { return rankOf(c) == v.Needed && !redNine(c) })
}

func redNine(c string) bool { return strings.HasPrefix(c, "9H") || strings.HasPrefix(c, "9D") }

// rankOf is what stands before the suit.
func rankOf(c string) string { return c[:strings.IndexAny(c, "HDSC")] }

// someSet draws cards from the hand that are likely to be a legal set, or nearly one.
func someSet(hand []string, r *rand.Rand) []string {
	first := hand[r.IntN(len(hand))]
	cards := []string{first}
	for _, c := range hand {
		if (rankOf(c) == rankOf(first) || redNine(c)) && r.IntN(3) > 0 || r.IntN(40) == 0 {
			cards = append(cards, c)
		}
	}
	if r.IntN(20) > 0 { // else a card may be there twice
		slices.Sort(cards)
		cards = slices.Compact(cards)
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return cards
}
