package redox

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

// tryMove makes a move of the player on turn in a copy of the game.
func tryMove(g *game, move string) (*game, error) {
	trial := clone(g)
	_, err := trial.Apply(games.Action{Seat: g.Turn, Move: fmt.Sprint(move, " ", g.Step), At: start})
	return trial, err
}

func join(cards []deckCard) string { return strings.Join(kit.Names(cards), "+") }

// TestLegalLays holds the game against the rules told a second time: any set of cards from the hand may be laid exactly if
// it is a plot, and the first one exactly if it can be a run of four cards or more.
func TestLegalLays(t *testing.T) {
	laid, refused := 0, 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() || r.IntN(4) > 0 {
			return
		}
		hand := g.Hands[g.Turn].appendTo(nil)
		for range 20 {
			cards := someCards(hand, r)
			texts := dumbPlots(cards)
			want := len(texts) > 0
			if !g.laid(g.Turn) {
				want = len(cards) >= 4 && slices.ContainsFunc(texts, func(s string) bool { return strings.HasPrefix(s, "run") })
			}
			next, err := tryMove(g, "lay "+join(cards))
			require.Equal(t, want, err == nil, "lay %s of %v: %v", join(cards), kit.Names(hand), err)
			if err != nil {
				refused++
				continue
			}
			laid++
			require.NoError(t, next.checkCards())
			require.Contains(t, texts, plotText(&next.Table[len(next.Table)-1]))
		}
	})
	require.Greater(t, laid, 50)
	require.Greater(t, refused, 50)
}

// someCards draws cards that are likely to be a plot, or nearly one.
func someCards(hand []deckCard, r *rand.Rand) []deckCard {
	first := hand[r.IntN(len(hand))]
	sameRank := r.IntN(2) == 0
	var cards []deckCard
	for _, c := range hand {
		fits := sameRank && c.rank() == first.rank() || !sameRank && c.suit() == first.suit() && !c.joker()
		if fits && r.IntN(5) > 0 || c.joker() && r.IntN(2) == 0 || r.IntN(60) == 0 {
			cards = append(cards, c)
		}
	}
	if len(cards) == 0 {
		cards = append(cards, first)
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return cards
}

// TestLegalConnections does the same for connections: cards may be connected exactly if the plot with them is a plot in
// which the old cards keep their places.
func TestLegalConnections(t *testing.T) {
	connected, refused := 0, 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() || len(g.Table) == 0 || !g.laid(g.Turn) {
			return
		}
		hand := g.Hands[g.Turn].appendTo(nil)
		for range 20 {
			n := r.IntN(len(g.Table))
			p := g.Table[n]
			cards := cardsFor(&p, hand, r)
			lower := r.IntN(len(cards) + 1)
			parts := slices.Insert(kit.Names(cards), lower, fmt.Sprint("p", n+1))
			next, err := tryMove(g, "connect "+strings.Join(parts, "+"))
			require.Equal(t, dumbConnects(&p, cards), err == nil, "%v to %s, holding %v: %v", parts, plotText(&p), kit.Names(hand), err)
			if err != nil {
				refused++
				continue
			}
			connected++
			require.NoError(t, next.checkCards())
			after := next.Table[n]
			require.Equal(t, setOf(append(cards, p.list()...)), setOf(after.list()))
			if p.run {
				at := p.low - after.low
				require.Equal(t, p.list(), after.list()[at:at+p.n], "laid cards have moved")
			}
		}
	})
	require.Greater(t, connected, 50)
	require.Greater(t, refused, 50)
}

// cardsFor draws one to three cards, which are likely to fit to a plot.
func cardsFor(p *plot, hand []deckCard, r *rand.Rand) []deckCard {
	var cards []deckCard
	for _, c := range hand {
		near := c.joker() || !p.run && int8(c.rank()) == p.low || p.run && c.suit() == p.natural().suit()
		if len(cards) < 3 && (near && r.IntN(2) == 0 || r.IntN(30) == 0) {
			cards = append(cards, c)
		}
	}
	if len(cards) == 0 {
		cards = append(cards, hand[r.IntN(len(hand))])
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return cards
}

// dumbConnects reports whether cards can go to a plot: of a run, all ways to put them around it are tried.
func dumbConnects(p *plot, cards []deckCard) bool {
	if !p.run {
		return !slices.ContainsFunc(cards, func(c deckCard) bool { return !c.joker() && int8(c.rank()) != p.low })
	}
	const line = "A23456789.JQKA"
	for low := range int(p.low) + 1 {
		top := low + int(p.n) + len(cards) - 1
		if top < int(p.top()) || top >= len(line) {
			continue
		}
		free := ""
		for place := low; place <= top; place++ {
			if place < int(p.low) || place > int(p.top()) {
				free += line[place : place+1]
			}
		}
		fits := len(free) == len(cards)
		for _, c := range cards {
			if c.joker() {
				continue
			}
			letter := "A23456789.JQK"[c.rank() : c.rank()+1]
			fits = fits && c.suit() == p.natural().suit() && strings.Contains(free, letter)
			free = strings.Replace(free, letter, "", 1)
		}
		if fits {
			return true
		}
	}
	return false
}

// TestListedMovesAreUseful requires what a prompt promises: all exchanges; a lay where the hand has a plot; a single
// connection for each card that fits anywhere; the slam exactly where it is allowed; and a way out with all cards at once.
func TestListedMovesAreUseful(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() {
			return
		}
		moves := g.Prompt(g.Turn).Moves
		listed := func(move string) bool { return slices.Contains(moves, fmt.Sprint(move, " ", g.Step)) }
		hand := g.Hands[g.Turn].appendTo(nil)
		for _, c := range hand {
			require.True(t, listed("draw "+c.String()))
			require.True(t, listed("pick "+c.String()))
		}
		_, err := tryMove(g, "slam")
		require.Equal(t, err == nil, listed("slam"))
		if !g.laid(g.Turn) {
			return
		}
		for n := range g.Table {
			for _, c := range hand {
				_, err := tryMove(g, fmt.Sprintf("connect p%d+%s", n+1, c))
				plot := fmt.Sprintf("p%d", n+1)
				single := slices.ContainsFunc(moves, func(m string) bool {
					return strings.Contains(m, plot) && strings.Count(m, "+") == 1 && (strings.Contains(m, c.String()[:1]) || c.joker())
				})
				require.True(t, err != nil || single, "%s to %s of %v", c, plot, moves)
			}
			if _, err := tryMove(g, fmt.Sprintf("connect p%d+%s", n+1, join(hand))); err == nil {
				require.True(t, slices.ContainsFunc(moves, func(m string) bool {
					next, err := tryMove(g, strings.TrimSuffix(m, fmt.Sprint(" ", g.Step)))
					return err == nil && next.over()
				}), "%v goes out", kit.Names(hand))
			}
		}
	})
}
