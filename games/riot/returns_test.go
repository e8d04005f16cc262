package riot

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Purchase: what was bought by mistake is given back for all that it cost, until the player says that it is enough.
func TestAPurchaseCanBeTakenBack(t *testing.T) {
	p := board(t, 2, "autonomen: A1 4M").counts(Police)
	before := games.Sum(p.game)
	p.do("0 buy 1V").tells("buy [0] 1 riot_van").do("0 return 1V").tells("return [0] 1 riot_van")
	require.Equal(t, 4, p.Credits)
	p.Step = 10
	require.Equal(t, before, games.Sum(p.game), "as if it had never been bought")
	p.do("0 buy 2O+1R", "0 return 1O+1R")
	require.Equal(t, 3, p.Credits)
	p.do("0 buy 1V", "0 bought").is(Police, "HQ 1O1V")
}

// Purchase: the last credit ends nothing. Who has spent it takes something back, or says that it is enough.
func TestTheLastCreditDoesNotEndThePurchase(t *testing.T) {
	p := board(t, 2, "autonomen: A1 4M").counts(Police).do("0 buy 1S")
	require.Equal(t, Buying, p.View(0).(View).Phase)
	require.Equal(t, []string{"bought 11", "return 1S 11"}, p.Prompt(0).Moves, "who is absent keeps what was bought")
	require.False(t, p.Prompt(0).NoChoice)
	p.do("0 bought").is(Police, "HQ 1S")
	p = board(t, 2, "autonomen: A2 1M").counts(Autonomen).do("1 buy 1Q", "1 return 1Q", "1 buy 2M", "1 bought")
	p.refuses("1 return 1M", "entry points first").do("1 deploy Ae 2M").refuses("1 return 1M", "it's your turn")
}

// Purchase: only what was bought in this turn is given back.
func TestOnlyWhatWasBoughtInThisTurnIsGivenBack(t *testing.T) {
	p := board(t, 2, "police: HQ 2O | autonomen: A1 4M").counts(Police).refuses("0 return 1O", "only give back what you bought this turn")
	p.do("0 buy 1O").refuses("0 return 2O", "only give back what you bought").refuses("0 return 1R", "only give back what you bought")
	p.refuses("0 return 1M", "no such unit").refuses("0 return 1O1", "no such unit").refuses("0 return O", "write units as a number")
	p.refuses("0 return 1O+1O", "only give back what you bought").refuses("0 return", "you're buying now").refuses("1 return 1O", "n't your turn")
}

// Purchase: who has seen a card knows more than before. So a card stays, and so do the units that were bought before it.
func TestWhatWasBoughtBeforeACardStays(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M, A2 1M, B1 1M, C1 1M").counts(Autonomen).do("1 buy 1M", "1 card")
	require.False(t, p.can("1 return 1M"))
	p.refuses("1 return 1M", "you've seen the card").refuses("1 return card", "write units")
	p.do("1 buy 2M").refuses("1 return 3M", "you've seen the card")
	require.Equal(t, 3, p.View(1).(View).New[0].N)
	p.do("1 return 2M").refuses("1 return 1M", "you've seen the card")
	require.Equal(t, 3, p.Credits)
	p.do("1 buy 1Q", "1 bought", "1 deploy De 1M+1Q", "1 move De 1M1 D")
}

// What the prompt lists as given back is what the rules accept, in random games.
func TestPromptAndRulesAgreeOnWhatCanBeTakenBack(t *testing.T) {
	agreed := 0
	positions(t, 20, func(g *game, r *rand.Rand) {
		if g.Phase > Deploying || r.IntN(3) > 0 {
			return
		}
		seat := g.seatOf[g.turn()]
		v := g.View(seat).(View)
		for _, u := range v.Sides[seat].Mat {
			move := g.numbered("return 1" + u.Letter)
			_, err := g.Clone().Apply(games.Action{Seat: seat, Move: move, At: start})
			back := slices.Contains(g.Prompt(seat).Moves, move)
			require.Equal(t, back, err == nil, "%s: %v", move, err)
			if back {
				agreed++
			}
		}
	})
	require.Greater(t, agreed, 20)
}
