package rage

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A keeper is a second implementation of who wins tricks and of the scores: it keeps the score sheet as a person at the
// table would, who hears all that is told and knows the rules.
type keeper struct {
	t     *testing.T
	rules Rules
	seats int

	tricks int // of this round
	trump  string
	trick  []heard
	bid    []int
	won    []int
	extra  []int
	totals []int
	exact  []int
}

// A heard is a card that somebody was seen to play.
type heard struct {
	seat         int
	card, called string
}

func (k *keeper) hear(e games.Event) {
	seat := 0
	if len(e.Seats) > 0 {
		seat = int(e.Seats[0])
	}
	switch e.Verb {
	case "deal":
		k.begin(k.rules.Hands+1-e.N, e.Tokens[len(e.Tokens)-1])
	case "bid":
		k.bid[seat] = e.N
	case "play":
		card, called, _ := strings.Cut(e.Tokens[0], "=")
		k.trick = append(k.trick, heard{seat, card, called})
		switch {
		case card == "OR":
			k.trump = ""
		case card == "CR" && called != "":
			k.trump = called
		}
	case "trump":
		trump := ""
		if len(e.Tokens) > 0 {
			trump = colourOf(e.Tokens[0])
		}
		require.Equal(k.t, k.trump, trump)
	case "trick":
		require.Len(k.t, k.trick, k.seats)
		require.Equal(k.t, k.winner(), seat, "trump %q, trick %v", k.trump, k.trick)
		k.won[seat]++
		for _, h := range k.trick {
			switch h.card {
			case "BR":
				k.extra[seat] += 5
			case "MR":
				k.extra[seat] -= 5
			}
		}
		k.trick = nil
	case "scores":
		k.score()
		require.True(k.t, slices.IsSortedFunc(e.Seats, func(a, b games.Seat) int { return k.totals[b] - k.totals[a] }))
	}
}

func (k *keeper) begin(tricks int, turned string) {
	k.tricks, k.trump = tricks, colourOf(turned)
	k.bid, k.won, k.extra = make([]int, k.seats), make([]int, k.seats), make([]int, k.seats)
}

// winner goes through the trick card by card, and asks of each whether it beats the best so far.
func (k *keeper) winner() int {
	colour := func(h heard) string {
		if h.card == "WR" {
			return h.called
		}
		return colourOf(h.card)
	}
	value := func(h heard) int {
		if h.card == "WR" {
			return 16
		}
		n, _ := strconv.Atoi(h.card[1:])
		return n
	}
	best := k.trick[0]
	for _, h := range k.trick[1:] {
		switch {
		case colour(h) == "":
		case colour(best) == "": // the first with a colour leads
			best = h
		case colour(h) == colour(best):
			if value(h) > value(best) {
				best = h
			}
		case colour(h) == k.trump:
			best = h
		}
	}
	return best.seat
}

func (k *keeper) score() {
	partners := func(s int) []int {
		if k.rules.Teams {
			return []int{s, (s + k.seats/2) % k.seats}
		}
		return []int{s}
	}
	for s := range k.seats {
		bid, won, points := 0, 0, 0
		for _, p := range partners(s) {
			bid += k.bid[p]
			won += k.won[p]
			points += k.extra[p]
		}
		points += won
		if k.rules.SweepDouble && won == k.tricks && k.tricks != 1 {
			points += won
		}
		if bid == won {
			k.exact[s]++
			if bid == 0 && !k.rules.AmigoScore {
				points += 5
			} else {
				points += 10
			}
		} else if k.rules.AmigoScore {
			points -= 5
		}
		k.totals[s] += points
	}
}

// leaders are those with the most points and, of these, the most exact bids.
func (k *keeper) leaders() []games.Seat {
	var best []games.Seat
	for s := range k.seats {
		beaten := false
		for o := range k.seats {
			beaten = beaten || k.totals[o] > k.totals[s] || k.totals[o] == k.totals[s] && k.exact[o] > k.exact[s]
		}
		if !beaten {
			best = append(best, games.Seat(s))
		}
	}
	return best
}

// Whole games of all sizes with all house rules.
func TestTricksAndScoresOfWholeGames(t *testing.T) {
	for n := range 200 {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		seats := 2 + n%7
		g := begin(t, seats, n, randomRules(seats, n, r))
		k := keeper{t: t, rules: g.Rules, seats: seats, totals: make([]int, seats), exact: make([]int, seats)}
		k.begin(g.dealt(), g.View(games.Table).(View).Turned)
		for g.Result() == nil {
			events, err := g.Apply(choose(g, r))
			require.NoError(t, err)
			for _, e := range events {
				k.hear(e)
			}
			if g.Phase >= Between {
				v := g.View(games.Table).(View)
				require.Equal(t, k.totals, v.Totals, "round %d, rules %+v", v.Round, v.Rules)
				require.Equal(t, k.exact, v.Exact)
				require.Equal(t, k.bid, v.Scored[v.Round-1].Bids)
				require.Equal(t, k.won, v.Scored[v.Round-1].Won)
				require.Equal(t, k.extra, v.Scored[v.Round-1].Extra)
			}
		}
		require.Equal(t, k.totals, g.Result().Scores)
		require.Equal(t, k.leaders(), g.Result().Winners)
	}
}

// Any trick, of any cards, with any trump: also those that hardly come about in play.
func TestWinnersOfRandomTricks(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	trumps := 0
	for range 100_000 {
		seats := 2 + r.IntN(7)
		k := keeper{seats: seats, trump: colourNames[r.IntN(colours+1)]}
		trump, _ := parseColour(k.trump)
		var tr trick
		for _, i := range r.Perm(int(packSize))[:seats] {
			p := play{card: card(i), called: none}
			if r.IntN(4) == 0 { // more action cards than in the pack
				p.card = kinds[r.IntN(len(kinds)-1)]
			}
			if p.card.kind() == wild {
				p.called = colour(r.IntN(colours))
			}
			k.trick = append(k.trick, heard{int(tr.n), p.card.String(), p.called.String()})
			tr.add(p)
		}
		require.Equal(t, k.winner(), tr.winner(trump), fmt.Sprint(k.trump, k.trick))
		if tr.list[tr.winner(trump)].colour() == trump && trump != none {
			trumps++
		}
	}
	require.Greater(t, trumps, 10_000)
}
