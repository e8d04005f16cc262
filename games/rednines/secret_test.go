package rednines

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
)

// Somebody has played and nobody goes on who does not have to. Wherever the red nines are, a bystander sees the same from then on, and
// robots take as long for each answer.
func TestNobodyCanTellWhoHoldsARedNine(t *testing.T) {
	asked, alone := 0, 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.Phase != Running || g.hidden() == 0 {
			return
		}
		other := g.clone()
		from, to := someSeat(other, r), someSeat(other, r)
		if !other.giveNine(from, to) {
			return
		}
		chance := r.Uint64()
		one, two := g.clone(), other
		for one.Phase == Running && one.Hands[one.Turn].plain(one.needed()) == 0 {
			require.Equal(t, seenBy(t, one, chance), seenBy(t, two, chance))
			if one.Prompt(one.Turn).NoChoice != two.Prompt(two.Turn).NoChoice {
				alone++
			}
			pass(t, one)
			pass(t, two)
			asked++
		}
		require.Equal(t, seenBy(t, one, chance), seenBy(t, two, chance))
	})
	require.Greater(t, asked, 1000)
	require.Greater(t, alone, 100, "how often a player is asked who has nothing in one dealing, and a red nine in the other")
}

// someSeat is a seat that takes part.
func someSeat(g *game, r *rand.Rand) games.Seat {
	return g.next(games.Seat(r.IntN(int(g.Seats))))
}

// giveNine exchanges a red nine of a seat for a card of another one that does not fit now.
func (g *game) giveNine(from, to games.Seat) bool {
	nine, cards := g.Hands[from].wild(), g.Hands[to].cards()
	i := slices.IndexFunc(cards, func(c card.Card) bool { return c.Rank() != g.needed() && !isWild(c) })
	if nine == 0 || i < 0 || from == to || g.needed() == card.Nine {
		return false
	}
	play{rank: card.Nine, plain: nine & -nine}.takeFrom(&g.Hands[from])
	g.Hands[to][card.Nine] |= nine & -nine
	c := cards[i]
	g.Hands[to][c.Rank()] &^= 1 << (c % copies)
	g.Hands[from].add(c)
	return true
}

func pass(t *testing.T, g *game) {
	t.Helper()
	moves := g.Prompt(g.Turn).Moves
	_, err := g.Apply(games.Action{Seat: g.Turn, Move: moves[0], At: start})
	require.NoError(t, err)
}

// seenBy is what a bystander sees of a game, whom it waits for, and how long robots of each level take.
func seenBy(t *testing.T, g *game, chance uint64) (seen [2]any) {
	t.Helper()
	view, err := json.Marshal(g.View(games.Table))
	require.NoError(t, err)
	times := map[games.Seat][]time.Duration{}
	for s := range games.Seat(g.Seats) {
		for _, l := range games.Levels() {
			if p := g.Prompt(s); len(p.Moves) > 0 {
				times[s] = append(times[s], l.React(p, rand.New(rand.NewPCG(chance, uint64(l)))))
			}
		}
	}
	return [2]any{string(view), times}
}

func TestRedealKnowsWhoDidNotGoOn(t *testing.T) {
	known, dealt, same := 0, 0, 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() {
			return
		}
		s, other := someSeat(g, r), g.clone()
		other.Redeal(s, r)
		for seat, rank := range g.stopped() {
			if seat != s {
				require.Zero(t, g.Hands[seat].plain(rank), "the rules make who has a card go on")
				require.Zero(t, other.Hands[seat].plain(rank))
				known++
			}
		}
		if dealt++; other.Hands == g.Hands {
			same++
		}
	})
	require.Greater(t, known, 1000)
	require.Less(t, same, dealt/10, "how often the cards lie as before")
}
