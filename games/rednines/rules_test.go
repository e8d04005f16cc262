package rednines

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"strings"
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
	return gamestest.Begin[*game](t, newGame, seats, n, gamestest.Values((*Rules).options, rules))
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

func TestPackGrowsByASuitForEachPlayer(t *testing.T) {
	for players, want := range map[int]string{
		2: "1 hearts, 0 diamonds, 1 spades, 0 clubs, 26 cards, 1 red nines",
		3: "1 hearts, 1 diamonds, 1 spades, 0 clubs, 39 cards, 2 red nines",
		4: "1 hearts, 1 diamonds, 1 spades, 1 clubs, 52 cards, 2 red nines",
		5: "2 hearts, 1 diamonds, 1 spades, 1 clubs, 65 cards, 3 red nines",
		6: "2 hearts, 1 diamonds, 2 spades, 1 clubs, 78 cards, 3 red nines",
		7: "2 hearts, 2 diamonds, 2 spades, 1 clubs, 91 cards, 4 red nines",
		8: "2 hearts, 2 diamonds, 2 spades, 2 clubs, 104 cards, 4 red nines",
	} {
		pack := pack(players)
		var suits [card.Suits]int
		redNines := 0
		for _, c := range pack {
			suits[c.Suit()]++
			if c.Rank() == card.Nine && c.Red() {
				redNines++
			}
		}
		for i := range suits {
			require.Zero(t, suits[i]%13)
		}
		require.Equal(t, want, fmt.Sprintf("%d hearts, %d diamonds, %d spades, %d clubs, %d cards, %d red nines",
			suits[card.Hearts]/13, suits[card.Diamonds]/13, suits[card.Spades]/13, suits[card.Clubs]/13, len(pack), redNines))
	}
}

func TestEverybodyGetsThirteenCardsAndNothingIsLeft(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		g := begin(t, seats, 0, Rules{Small: true})
		seen := make(map[string]bool)
		for s := range games.Seat(seats) {
			hand := g.View(s).(View).Hand
			require.Len(t, hand, 13)
			for _, c := range hand {
				require.False(t, seen[c], "%s is dealt twice", c)
				seen[c] = true
			}
		}
		for _, c := range pack(seats) {
			require.True(t, seen[c.String()], "%s is not dealt", c)
		}
	}
}

func TestFourToEightPlay(t *testing.T) {
	for seats, ok := range map[int]bool{-1: false, 0: false, 1: false, 2: false, 3: false, 4: true, 8: true, 9: false, 1000: false} {
		_, err := newGame(games.Setup{Seats: seats})
		require.Equal(t, ok, err == nil, "%d players", seats)
		if err != nil {
			require.ErrorIs(t, err, games.ErrIllegal)
			require.Contains(t, err.Error(), "8 players")
		}
	}
}

func TestTwoOrThreePlayOnlyByTheHouseRuleSmall(t *testing.T) {
	for _, seats := range []int{2, 3} {
		_, err := newGame(games.Setup{Seats: seats})
		require.EqualError(t, err, "Red Nines needs 4 to 8 players, or 2 or 3 with the option Small")
		_, err = newGame(games.Setup{Seats: seats, Values: map[string]int{"small": 1}})
		require.NoError(t, err)
	}
}

func TestFirstDealerIsDrawnAndTheDealPassesLeft(t *testing.T) {
	gamestest.DrawsEvenly(t, func(n int) games.Seat { return begin(t, 4, n, Rules{}).Dealer })
	var dealers []games.Seat
	g := begin(t, 4, 1, Rules{})
	for r := rand.New(rand.NewPCG(1, 1)); g.Result() == nil; {
		if v := g.View(games.Table).(View); v.Phase == Opening {
			dealers = append(dealers, v.Dealer)
			require.Equal(t, (v.Dealer+1)%4, v.Turn, "the player left of the dealer opens")
		}
		_, err := g.Apply(choose(g, r))
		require.NoError(t, err)
	}
	require.Len(t, dealers, 4, "one round for each player")
	for i := range 3 {
		require.Equal(t, (dealers[i]+1)%4, dealers[i+1])
	}
}

// What an absent player is taken to choose.
func TestTimeout(t *testing.T) {
	for _, c := range []struct{ rule, hand, moves, want string }{
		{"leads the rank that goes on longest", "3S 7H 8D 9S JC", "", "play 7H"},
		{"leads the lowest of several that do", "3S 4S 7H 8D QC", "", "play 3S"},
		{"does not count a red nine", "3S 4S 7H 8D 9H", "", "play 3S"},
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
			s := scripts.New(t, "seats 4, dealer 3", c.hand+" | AC | AD | AH")
			for move := range strings.SplitSeq(c.moves, ", ") {
				if move != "" {
					s.Act("0 " + move)
				}
			}
			p := s.Game.Prompt(0)
			require.True(t, p.Must)
			require.Equal(t, fmt.Sprint(c.want, " ", s.Game.Step), p.Moves[0])
		})
	}
}

// Between rounds everybody is asked, nobody is waited for, and the question ends with the next deal.
func TestNobodyIsWaitedForBetweenRounds(t *testing.T) {
	s := scripts.New(t, "seats 4, dealer 3", "4H | 6C | 8D | JC")
	s.Act("0 play 4H")
	s.Between("ready 1", pause)
}

// The longest move is the opening with all tens and all red nines of eight players.
func TestEveryMoveFitsIntoAButton(t *testing.T) {
	s := scripts.New(t,
		"seats 8, dealer 7",
		"10H 10H2 10D 10D2 10S 10S2 10C 10C2 9H 9H2 9D 9D2 2C | AC | AC | AC | AC | AC | AC | AC",
	)
	s.Game.Step = kit.MaxStep
	longest := ""
	for _, move := range s.Game.Prompt(0).Moves {
		if len(move) > len(longest) {
			longest = move
		}
	}
	require.Equal(t, "play 10H+10H2+10D+10D2+10S+10S2+10C+10C2+9H+9H2+9D+9D2=10 99999", longest)
	require.LessOrEqual(t, len(longest), games.MaxMove)
	_, err := s.Game.Apply(games.Action{Seat: 0, Move: longest})
	require.NoError(t, err)
}

// A stranger to the table is asked nothing and may do nothing.
func TestSeatsBeyondTheTableDoNotExist(t *testing.T) {
	g := begin(t, 4, 0, Rules{})
	for _, s := range []games.Seat{-128, -2, games.Table, 4, 7, 8, 127} {
		require.Zero(t, g.Prompt(s))
		require.Nil(t, g.View(s).(View).Hand)
		_, err := g.Apply(games.Action{Seat: s, Move: g.Prompt(g.Turn).Moves[0]})
		require.ErrorIs(t, err, games.ErrIllegal)
	}
}
