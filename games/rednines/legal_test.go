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
		for c := range card.Card(card.Cards) {
			check(t, g, v, listed, []string{c.String()}, "")
			if c.Rank() == card.Nine {
				for rank := range card.Rank(card.Ranks) {
					check(t, g, v, listed, []string{c.String()}, rank.String())
				}
			}
		}
		for range 50 {
			cards, as := someSet(v.Hand, r)
			check(t, g, v, nil, cards, as)
		}
		pass := fmt.Sprintf("pass %d", v.Step)
		require.Equal(t, mayPass(v), accepts(g, pass))
		require.Equal(t, mayPass(v), slices.Contains(listed, pass))
	})
}

// check compares what the game says to a play with what the rules say. A nil list is not looked at.
func check(t *testing.T, g *game, v View, listed, cards []string, as string) {
	move := "play " + strings.Join(cards, "+")
	if as != "" {
		move += "=" + as
	}
	move += fmt.Sprint(" ", v.Step)
	want := mayPlay(v, cards, as)
	require.Equal(t, want, accepts(g, move), "%s by %d, %s needed, holding %v", move, v.Turn, v.Needed, v.Hand)
	if listed != nil && as != "9" { // "9H=9" is written "9H"
		require.Equal(t, want, slices.Contains(listed, move), "%s listed for %v", move, v.Hand)
	}
}

// accepts tells whether the player on turn may make the move. It does not change the game.
func accepts(g *game, move string) bool {
	_, err := g.clone().Apply(games.Action{Seat: g.Turn, Move: move, At: start})
	return err == nil
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
func someSet(hand []string, r *rand.Rand) (cards []string, as string) {
	first := hand[r.IntN(len(hand))]
	for _, c := range hand {
		if rankOf(c) == rankOf(first) && r.IntN(3) > 0 || redNine(c) && r.IntN(3) > 0 || r.IntN(40) == 0 {
			cards = append(cards, c)
		}
	}
	if len(cards) == 0 || r.IntN(20) == 0 {
		cards = append(cards, first)
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	if r.IntN(2) == 0 {
		as = rankOf(first)
	}
	return cards, as
}
