package rage

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// begin starts a game; of the same number it makes the same game.
func begin(t testing.TB, seats, n int, rules Rules) *game {
	rules.Hands = cmp.Or(rules.Hands, rounds)
	return gamestest.Begin[*game](t, Kind().New, seats, n, gamestest.Values((*Rules).options, rules))
}

// choose picks at random what happens next: a move of somebody who is asked for one, or the tick that is due.
func choose(g *game, r *rand.Rand) games.Action {
	if g.Phase == Between && r.IntN(4) == 0 {
		return games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
	}
	for s := games.Seat(r.IntN(int(g.Seats))); ; s = g.after(s, 1) {
		if moves := g.Prompt(s).Moves; len(moves) > 0 {
			return games.Action{Seat: s, Move: moves[r.IntN(len(moves))], At: start}
		}
	}
}

// positions calls look for every position of random games of all sizes with all house rules.
func positions(t *testing.T, look func(g *game, r *rand.Rand)) {
	gamestest.Positions(t, 28, func(n int, r *rand.Rand) *game {
		return begin(t, 2+n%7, n, randomRules(2+n%7, n, r))
	}, choose, look)
}

// randomRules are random house rules for that many seats; every third game has none.
func randomRules(seats, n int, r *rand.Rand) Rules {
	if n%3 == 0 {
		return Rules{}
	}
	b := r.UintN(1 << 7)
	has := func(i int) bool { return b>>i&1 != 0 }
	return Rules{
		ActionAnytime: has(0), HiddenBids: has(1), SweepDouble: has(2), Hook: has(3) && !has(1), AmigoScore: has(4),
		Teams: has(5) && seats > 2 && seats%2 == 0, Hands: minHands + int(b>>6)*n%8,
	}
}

func TestThePackHas110Cards(t *testing.T) {
	count := make(map[string]int)
	for c := range packSize {
		count[c.String()]++
	}
	want := map[string]int{"WR": 2, "CR": 4, "OR": 4, "BR": 2, "MR": 2}
	for _, letter := range "ROYGBP" {
		for value := range 16 {
			want[fmt.Sprint(string(letter), value)] = 1
		}
	}
	require.Equal(t, want, count)
	require.Equal(t, 110, wholePack.count())
}

func TestCardsAreReadAsTheyAreWritten(t *testing.T) {
	for c := range packSize {
		got, ok := parseCard(c.String())
		require.True(t, ok)
		require.Equal(t, c.kind(), got)
	}
	for _, text := range []string{"", "R", "R16", "R-1", "R01", "R 1", "r1", "X1", "1R", "W", "wr", "XR", "WR2", "B15 ", "R1000000"} {
		_, ok := parseCard(text)
		require.False(t, ok, text)
	}
}

func TestTenRoundsFromTenCardsDownToOne(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		r := rand.New(rand.NewPCG(1, 1))
		g := begin(t, seats, seats, Rules{})
		dealt := []int{}
		for g.Result() == nil {
			if v := g.View(games.Table).(View); v.Round > len(dealt) {
				dealt = append(dealt, v.Counts[0])
				for _, n := range v.Counts {
					require.Equal(t, v.Tricks, n)
				}
			}
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
		require.Equal(t, []int{10, 9, 8, 7, 6, 5, 4, 3, 2, 1}, dealt)
	}
}

// A shorter game begins with fewer cards, and ends with the round of one card all the same.
func TestAShorterGameBeginsWithFewerCards(t *testing.T) {
	for hands := minHands; hands < rounds; hands++ {
		r := rand.New(rand.NewPCG(1, 1))
		g := begin(t, 3, hands, Rules{Hands: hands})
		dealt := []int{}
		for g.Result() == nil {
			v := g.View(games.Table).(View)
			require.Equal(t, hands, v.Rules.Hands)
			if v.Round > len(dealt) {
				dealt = append(dealt, v.Tricks)
			}
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
		require.Len(t, dealt, hands)
		for i, n := range dealt {
			require.Equal(t, hands-i, n)
		}
		require.Equal(t, g.totals(hands), g.Result().Scores)
	}
	for _, hands := range []int{0, 1, 2, 11} {
		_, err := Kind().New(games.Setup{Seats: 4, Values: map[string]int{"hands": hands}})
		require.ErrorIs(t, err, games.ErrIllegal)
	}
}

// Where all bid at once nobody is the last to bid, whom the hook could hold to anything.
func TestTheHookAndHiddenBidsDoNotGoTogether(t *testing.T) {
	const want = "hook and hidden bids don't go together: when all bid at once, nobody bids last. Switch one of them off"
	for hook := range 2 {
		for hidden := range 2 {
			values := map[string]int{"hook": hook, "hidden_bids": hidden}
			_, err := Kind().New(games.Setup{Seats: 4, Values: values})
			clash := Kind().Allows(values)
			if hook+hidden < 2 {
				require.NoError(t, err)
				require.NoError(t, clash)
				continue
			}
			require.EqualError(t, err, want)
			require.ErrorIs(t, err, games.ErrIllegal)
			require.EqualError(t, clash, want)
		}
	}
}

func TestTwoToEightPlay(t *testing.T) {
	require.Equal(t, []int{2, 8}, []int{Kind().Min, Kind().Max})
}

func TestPairsNeedAnEvenNumberOfPlayers(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		_, err := Kind().New(games.Setup{Seats: seats, Values: map[string]int{"teams": 1}})
		if seats == 4 || seats == 6 || seats == 8 {
			require.NoError(t, err)
		} else {
			require.EqualError(t, err, "teams need 4, 6 or 8 players, or turn them off")
		}
	}
}

func TestFirstDealerIsDrawnAndTheDealPassesLeft(t *testing.T) {
	gamestest.DrawsEvenly(t, func(n int) games.Seat { return begin(t, 4, n, Rules{}).Dealer })
	var dealers []games.Seat
	g := begin(t, 4, 1, Rules{})
	for r := rand.New(rand.NewPCG(1, 1)); g.Result() == nil; {
		if v := g.View(games.Table).(View); v.Round > len(dealers) {
			dealers = append(dealers, v.Dealer)
			require.Equal(t, (v.Dealer+1)%4, v.Turn, "the player left of the dealer bids first")
			require.Equal(t, (v.Dealer+1)%4, v.Trick.Leader, "and leads")
		}
		_, err := g.Apply(choose(g, r))
		require.NoError(t, err)
	}
	require.Len(t, dealers, 10)
	for i := range 9 {
		require.Equal(t, (dealers[i]+1)%4, dealers[i+1])
	}
}

// Action cards that are turned before the trump stay on the pile: nobody has them, and a Change Rage cannot turn them.
func TestActionCardsAreTurnedOnUntilAColourShows(t *testing.T) {
	turned := 0
	for n := range 200 {
		g := begin(t, 8, n, Rules{})
		v := g.View(games.Table).(View)
		require.NotEmpty(t, v.Trump)
		require.Equal(t, v.Trump, v.LastTrump)
		require.Equal(t, []Turnover{{Seat: games.Table, Turned: v.Turned, Trump: v.Trump}}, v.Turnovers)
		c, ok := parseCard(v.Turned)
		require.True(t, ok && c.isNumber() && g.Pile.has(c))
		require.Equal(t, 30, g.Pile.count())
		for _, name := range v.Buried {
			c, ok := parseCard(name)
			require.True(t, ok && !c.isNumber())
			turned++
		}
		require.Empty(t, g.Buried.without(g.Pile).names())
	}
	require.NotZero(t, turned)
}

// What is dealt is told: the turned cards, the trump last.
func TestTheDealIsTold(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if g.Phase != Between {
			return
		}
		next := *g
		events, err := next.Apply(games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()})
		require.NoError(t, err)
		v := next.View(games.Table).(View)
		require.Len(t, events, 1)
		require.Equal(t, []games.Seat{v.Dealer}, events[0].Seats)
		require.Equal(t, v.Round, events[0].N)
		require.Equal(t, v.Turned, events[0].Tokens[len(events[0].Tokens)-1])
		require.ElementsMatch(t, v.Buried, events[0].Tokens[:len(events[0].Tokens)-1])
	})
}

func TestEveryMoveFitsIntoAButton(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		g.Step += 90_000
		for s := range games.Seat(g.Seats) {
			for _, move := range g.Prompt(s).Moves {
				require.LessOrEqual(t, len(move), len("play CR=orange 99999"))
			}
		}
		g.Step -= 90_000
	})
}

// A Change Rage turns any card of the colour that the pile has, so that nobody learns from it which ones it has not.
func TestChangeRageTurnsAnyCardOfTheColour(t *testing.T) {
	turned := make(map[string]int)
	for n := range 400 {
		s := suite.Script(t, "seats 2, dealer 1, round 9", "CR B1 | Y1 R3", "pile: Y7 R4 R9 R15 B3", "bids: 0 0")
		s.Game.Seed[0], s.Game.Seed[1] = byte(n), byte(n>>8)
		_, err := s.Game.Apply(games.Action{Seat: 0, Move: "play CR=red 1", At: start})
		require.NoError(t, err)
		turned[s.Game.View(games.Table).(View).Turned]++
	}
	require.Len(t, turned, 3)
	for _, card := range []string{"R4", "R9", "R15"} {
		require.InDelta(t, 133, turned[card], 57, "%s: six standard deviations", card) // sqrt(400 * 1/3 * 2/3) = 9.4
	}
}
