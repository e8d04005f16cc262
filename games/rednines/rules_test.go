package rednines

import (
	"cmp"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

// begin starts a game; of the same number it makes the same game.
func begin(t testing.TB, seats, n int, rules Rules) *game {
	rules.Rounds = cmp.Or(rules.Rounds, 2)
	return gamestest.Begin[*game](t, Kind().New, seats, n, gamestest.Values((*Rules).options, rules))
}

// choose picks at random what happens next: a move of somebody who must move, or the tick. Most of the moves are
// those of absent players, who keep their red nines long.
func choose(g *game, r *rand.Rand) games.Action {
	if g.Turn == games.Table {
		return games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
	}
	moves := g.Prompt(g.Turn).Moves
	if r.IntN(4) > 0 {
		moves = moves[:1]
	}
	return games.Action{Seat: g.Turn, Move: moves[r.IntN(len(moves))], At: start}
}

// positions calls look for every position of random games of all sizes with all house rules.
func positions(t *testing.T, look func(g *game, r *rand.Rand)) {
	gamestest.Positions(t, 28, func(n int, _ *rand.Rand) *game {
		return begin(t, 2+n%7, n, Rules{Small: true, MultiStart: n%2 > 0, ExtraRound: n%3 > 0})
	}, choose, look)
}

// There is a suit for each player: everybody gets thirteen cards, and nothing is left.
func TestPackGrowsByASuitForEachPlayer(t *testing.T) {
	for players, want := range map[int]string{
		2: "1 hearts, 0 diamonds, 1 spades, 0 clubs, 1 red nines",
		3: "1 hearts, 1 diamonds, 1 spades, 0 clubs, 2 red nines",
		4: "1 hearts, 1 diamonds, 1 spades, 1 clubs, 2 red nines",
		5: "2 hearts, 1 diamonds, 1 spades, 1 clubs, 3 red nines",
		6: "2 hearts, 1 diamonds, 2 spades, 1 clubs, 3 red nines",
		7: "2 hearts, 2 diamonds, 2 spades, 1 clubs, 4 red nines",
		8: "2 hearts, 2 diamonds, 2 spades, 2 clubs, 4 red nines",
	} {
		g := begin(t, players, 0, Rules{Small: true})
		seen := make(map[card.Card]bool)
		var suits [card.Suits]float64
		redNines := 0
		for s := range games.Seat(players) {
			require.Equal(t, 13, g.Hands[s].count())
			redNines += bits.OnesCount8(g.Hands[s].wild())
			for _, c := range g.Hands[s].cards() {
				require.False(t, seen[c], "%s is dealt twice", c)
				seen[c] = true
				suits[c.Suit()] += 1. / card.Ranks
			}
		}
		require.Equal(t, want, fmt.Sprintf("%.3g hearts, %.3g diamonds, %.3g spades, %.3g clubs, %d red nines",
			suits[card.Hearts], suits[card.Diamonds], suits[card.Spades], suits[card.Clubs], redNines))
	}
}

func TestFourToEightPlayAndFewerByTheHouseRuleSmall(t *testing.T) {
	few, bounds := "4 to 8 can play, or 2 or 3 with the Small option", "this game is for 2 to 8 players"
	for seats, refusals := range map[int][2]string{1: {bounds, bounds}, 2: {few}, 3: {few}, 4: {}, 8: {}, 9: {bounds, bounds}} {
		for small, refusal := range refusals {
			_, err := Kind().New(games.Setup{Seats: seats, Values: map[string]int{"small": small}})
			if refusal == "" {
				require.NoError(t, err)
			} else {
				require.EqualError(t, err, refusal)
			}
		}
	}
}

func TestFirstDealerIsDrawnAndTheDealPassesLeft(t *testing.T) {
	gamestest.DrawsEvenly(t, func(n int) games.Seat { return begin(t, 4, n, Rules{}).Dealer })
	first := begin(t, 4, 1, Rules{}).Dealer
	gamestest.Positions(t, 1, func(int, *rand.Rand) *game { return begin(t, 4, 1, Rules{}) }, choose, func(g *game, _ *rand.Rand) {
		require.Equal(t, (first+games.Seat(g.Round)-1)%4, g.Dealer)
		if g.Phase == Opening {
			require.Equal(t, (g.Dealer+1)%4, g.Turn, "the player left of the dealer opens")
		}
	})
}

// What an absent player is taken to choose.
func TestTimeout(t *testing.T) {
	for _, c := range []struct{ rule, hand, before, want string }{
		{"leads the rank that goes on longest", "3S 7H 8D 9S JC", "", "play 7H"},
		{"leads the lowest of several that do", "3S 4S 7H 8D QC", "", "play 3S"},
		{"doesn't count a red nine", "3S 4S 7H 8D 9H", "", "play 3S"},
		{"nor leads one", "9H QS", "", "play QS"},
		{"leads one card even where several are allowed", "5H 5S", "", "play 5H"},
		{"may count an Ace as the start of a run", "AS 2S 3S QC KC", "", "play AS"},
		{"but not after a King", "AS QC KC", "", "play QC"},
		{"opens with a red nine as a nine if there is nothing else", "9H 9D", "", "play 9H"},
		{"goes on with the card of the rank, not with a red nine", "7H 8D 8S 9H", "play 7H", "play 8D"},
		{"goes on with a black nine, not with a red one", "8H 9S 9D", "play 8H", "play 9S"},
		{"keeps a red nine where a nine is needed", "8H 9D", "play 8H", "pass"},
		{"keeps a red nine where it would be wild", "7H 9D", "play 7H", "pass"},
		{"leads a red nine after a King if there is nothing else", "KH 9H 9D", "play KH", "play 9H"},
		{"leads anew after a King", "KH 3C 6C 7C", "play KH", "play 6C"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			s := suite.Script(t, "seats 4, dealer 3", c.hand+" | AC | AD | AH")
			if c.before != "" {
				s.Act("0 " + c.before)
			}
			p := s.Game.Prompt(0)
			require.True(t, p.Must)
			require.Equal(t, fmt.Sprint(c.want, " ", s.Game.Step), p.Moves[0])
		})
	}
}

// Between rounds everybody is asked, nobody is waited for, and the question ends with the next deal.
func TestNobodyIsWaitedForBetweenRounds(t *testing.T) {
	s := suite.Script(t, "seats 4, dealer 3", "4H | 6C | 8D | JC")
	s.Act("0 play 4H")
	s.Between("ready 1", pause)
}

// The longest move is the opening with all tens and all red nines of eight players.
func TestEveryMoveFitsIntoAButton(t *testing.T) {
	s := suite.Script(t, "seats 8, dealer 7", "10H 10H2 10D 10D2 10S 10S2 10C 10C2 9H 9H2 9D 9D2 2C | AC | AC | AC | AC | AC | AC | AC")
	s.Game.Step = kit.MaxStep
	longest := slices.MaxFunc(s.Game.Prompt(0).Moves, func(a, b string) int { return len(a) - len(b) })
	require.Equal(t, "play 10H+10H2+10D+10D2+10S+10S2+10C+10C2+9H+9H2+9D+9D2=10 99999", longest)
	require.LessOrEqual(t, len(longest), games.MaxMove)
	_, err := s.Game.Apply(games.Action{Seat: 0, Move: longest})
	require.NoError(t, err)
}
