package riot

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A round is the turn of the Police, then those of the Protesters in order. A player who is out is skipped.
func TestRoundGoesFromThePoliceThroughTheOrder(t *testing.T) {
	p := board(t, 4, "autonomen: A1 1M").acts(Police)
	for _, seat := range []games.Seat{0, 1, 2, 3} {
		p.waitsFor(seat)
		if p.Phase == Buying {
			p.do(fmt.Sprint(seat, " bought"))
		}
		p.do(fmt.Sprint(seat, " end"))
	}
	p.waitsFor(0)
	require.Equal(t, Ordering, p.View(0).(View).Phase)
	p.do("0 order 3 1 2").tells("order [3 1 2]", "round [0 3 1 2] 2", "turn [0] 4")
	require.Equal(t, []games.Seat{0, 3, 1, 2}, p.View(0).(View).Order)
}

func TestWhoIsOutIsSkipped(t *testing.T) {
	p := board(t, 4, "police: HQ 2O").acts(Autonomen)
	p.of(Anarchists)[0].at = supply
	p.Out = 1 << Anarchists
	p.do("1 end").waitsFor(3).do("3 bought", "3 end").refuses("0 order 1 2 3", "each of their seats once")
	p.do("0 order 3 1").tells("round [0 3 1] 2")
}

// The Police choose any order; with one Protester left there is nothing to choose.
func TestPoliceChooseTheOrderAtTheEndOfTheRound(t *testing.T) {
	p := board(t, 4, "autonomen: A1 1M").acts(Nationalists).do("3 end")
	require.Len(t, p.Prompt(0).Moves, 6)
	require.True(t, p.can("0 order 1 2 3"))
	require.Equal(t, p.action("0 order 1 2 3").Move, p.Prompt(0).Moves[0], "who is absent leaves the order as it is")
	for _, move := range []string{"order 1 2", "order 0 1 2", "order 1 1 2", "order 1 2 3 3", "order 1 2 9", "end"} {
		p.refuses("0 "+move, "")
	}
	two := board(t, 2, "autonomen: A1 1M").acts(Autonomen).do("1 end")
	require.Equal(t, 2, two.Round, "one Protester is in no order")
}

// Count: Autonomen and Anarchists get a point for every area of which they hold all buildings.
func TestWholeAreasBringPoints(t *testing.T) {
	p := board(t, 3, "autonomen: A1 1M, A2 1M, B1 1M, B2 1M, C1 2M").counts(Autonomen)
	p.tells("points [1] 1")
	require.Equal(t, 1, p.Points[Autonomen])
	p = board(t, 3, "anarchists: A1 1M, A2 1M, B1 1M, B2 1M, B3 1G").counts(Anarchists)
	p.tells("points [2] 2")
	require.Equal(t, 2, p.Points[Anarchists])
	p = board(t, 3, "autonomen: A1 1M, B2 1M").counts(Autonomen).silent("points")
	require.Zero(t, p.Points[Autonomen])
}

// Count: the Nationalists get no area points, but credits for their buildings.
func TestNationalistsGetNoAreaPoints(t *testing.T) {
	p := board(t, 4, "nationalists: A1 1M, A2 1M").counts(Nationalists)
	require.Zero(t, p.View(0).(View).Sides[3].Aim)
	require.Equal(t, 3, p.Credits)
}

// Credits: a building counts once, whatever stands inside; units in the street count nothing.
func TestBuildingsBringTheirCredits(t *testing.T) {
	p := board(t, 2, "autonomen: A1 5M, A2 1M, B1 1Q, B 3M, Ae 1M").counts(Autonomen)
	require.Equal(t, 1+2+1, p.Credits)
}

// Credits: the Police get a credit for each unit of the Protester team in play that has the fewest, wounded included.
func TestPoliceGetCreditsByTheSmallestTeam(t *testing.T) {
	p := board(t, 2, "autonomen: A1 3M, B 2Q, Ce 1M").counts(Police)
	require.Equal(t, 6, p.Credits)
}

// Credits: +2 in a 3-player game and +3 in a 4-player game.
func TestPoliceBonusByNumberOfPlayers(t *testing.T) {
	p := board(t, 3, "autonomen: A1 9M | anarchists: B1 4M3G").counts(Police)
	require.Equal(t, 7+2, p.Credits)
	p = board(t, 4, "autonomen: A1 9M | anarchists: B1 7M | nationalists: C1 8M").counts(Police)
	require.Equal(t, 7+3, p.Credits)
}

// Purchase: units and cards in any sequence, as long as the credits last. What is not spent is lost.
func TestUnitsAreBoughtWithCredits(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M, A2 1M, B1 1M, C1 1M").counts(Autonomen)
	require.Equal(t, 5, p.Credits)
	p.do("1 buy 1Q").tells("buy [1] 1 squatter").do("1 card", "1 buy 1M")
	require.Equal(t, 1, p.Credits)
	p.refuses("1 buy 1Q", "cost 2 credits").refuses("1 buy 2M", "cost 2 credits").refuses("1 buy 1O", "no such unit")
	p.refuses("1 end", "you're buying now").refuses("1 move A1 1M1 A", "you're buying now")
	p.do("1 bought")
	require.Zero(t, p.Credits, "unspent credits are lost")
	p.do("1 deploy Ae 1M+1Q").is(Autonomen, "Ae 1M1Q, A1 1M, A2 1M, B1 1M, C1 1M")
}

func TestSeveralUnitsAreBoughtAtOnce(t *testing.T) {
	p := board(t, 2, "autonomen: A1 9M").counts(Police).do("0 buy 2O+1R+1V")
	p.tells("buy [0] 2 officer, 1 riot_squad, 1 riot_van")
	require.Equal(t, 2, p.Credits)
}

// Purchase: the first card of a turn costs 1 credit, the second 2, the third 3; in the next turn it is 1 again.
func TestCardsGetDearerWithinATurn(t *testing.T) {
	p := board(t, 2, "autonomen: A2 1M, B3 1M, C2 1M").counts(Autonomen)
	for i, left := range []int{5, 3, 0} {
		p.do("1 card").tells("card [1] 1")
		require.Equal(t, left, p.Credits, "after card %d", i+1)
	}
	require.Len(t, p.told, 2, "that a card was drawn, and to the one who drew it, which")
	p.refuses("1 card", "costs 4 credits").do("1 bought", "1 end", "0 bought", "0 end", "1 card")
	require.Equal(t, 5, p.Credits)
}

// Purchase: the Police buy units only.
func TestPoliceHaveNoCards(t *testing.T) {
	p := board(t, 2, "autonomen: A1 4M").counts(Police).refuses("0 card", "the Police have no cards")
	require.False(t, p.can("0 card"))
}

// Purchase: the tokens are the limit, and removed ones can be bought again.
func TestTokensAreTheLimit(t *testing.T) {
	p := board(t, 2, "police: A 9O | autonomen: B1 9M").counts(Police)
	require.False(t, p.can("0 buy 1O"))
	p.refuses("0 buy 1O", "tokens are on the board")
	p.remove(Police, 0)
	p.do("0 buy 1O")
}

// Purchase: an empty deck is made of the discards; when both are empty there is no card to buy.
func TestEmptyDeckIsMadeOfTheDiscards(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M, A2 1M")
	p.Discard[Autonomen], p.deck[Autonomen] = 3, 0
	p.Hand[Autonomen] = p.game.t.pack(Autonomen) &^ 3
	p.counts(Autonomen).do("1 card")
	require.Equal(t, 1, p.deck[Autonomen].count())
	require.Zero(t, p.Discard[Autonomen])
	p.Credits = 9
	p.do("1 card").refuses("1 card", "there are none left to buy")
	require.False(t, p.can("1 card"))
	require.Equal(t, 14, p.Hand[Autonomen].count(), "there is no hand limit")
}

// Purchase: drawn cards are known at once and can be played in the same turn.
func TestDrawnCardIsKnownAtOnce(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M").hold(Autonomen)
	p.deck[Autonomen] = 0
	for i, c := range p.game.t.faces[Autonomen] {
		if c.ID == "fund" {
			p.deck[Autonomen] = p.game.t.faceMask[Autonomen][i]
		}
	}
	p.Discard[Autonomen] = p.game.t.pack(Autonomen) &^ p.deck[Autonomen]
	p.counts(Autonomen).do("1 card").tells("card [1] 1", "(1) drew [1] fund").do("1 play fund")
	require.Equal(t, 2, p.Credits)
}

// Deploy: Protesters put new units on the entry points of their choice, one or several.
func TestProtestersDeployOnEntryPoints(t *testing.T) {
	p := board(t, 2, "autonomen: A2 1M, B3 1M").counts(Autonomen).do("1 buy 2M+1Q", "1 bought")
	p.refuses("1 deploy A 2M", "entry points").refuses("1 deploy Ae 3M", "n't bought").refuses("1 end", "new units on entry points first")
	p.do("1 deploy De 2M").tells("deploy [1] De, 2 militant").refuses("1 deploy Ae 1M", "n't bought").do("1 deploy Fe 1Q")
	p.is(Autonomen, "De 2M, Fe 1Q, A2 1M, B3 1M")
	require.Equal(t, Acting, p.Phase)
}

// Deploy: the Police put every new unit into the HQ.
func TestPoliceDeployInTheHQ(t *testing.T) {
	p := board(t, 2, "autonomen: A1 4M").counts(Police).do("0 buy 2O", "0 bought").tells("deploy [0] HQ, 2 officer")
	p.is(Police, "HQ 2O")
}

// Card CREDITS: 2 more credits in the purchase phase, lost like others.
func TestSolidarityFundBringsCredits(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M").hold(Autonomen, "fund").counts(Autonomen).do("1 play fund").tells("play [1] fund")
	require.Equal(t, 3, p.Credits)
	p.refuses("1 play fund", "you don't have")
	board(t, 2, "autonomen: A1 1M").hold(Autonomen, "fund").acts(Autonomen).refuses("1 play fund", "while you buy")
	p = board(t, 2, "autonomen: A1 1M").hold(Autonomen, "fund").counts(Autonomen).do("1 buy 1M", "1 bought")
	p.refuses("1 play fund", "while you buy")
}

// Card RALLY: a basic unit free on an entry point, at any time of the turn.
func TestRallyBringsAFreeUnit(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M").hold(Autonomen, "assembly").counts(Autonomen)
	p.refuses("1 play assembly", "choose an entry point").refuses("1 play assembly A", "entry points")
	p.do("1 play assembly Ce").is(Autonomen, "Ce 1M, A1 1M")
	p = board(t, 2, "autonomen: A1 1M").hold(Autonomen, "assembly").counts(Autonomen).do("1 buy 1M", "1 bought", "1 play assembly Ce")
	require.Equal(t, Deploying, p.Phase)
	p.do("1 deploy Ae 1M").is(Autonomen, "Ae 1M, Ce 1M, A1 1M")
	board(t, 2, "autonomen: A1 1M").hold(Autonomen, "assembly").acts(Autonomen).do("1 play assembly Ce").is(Autonomen, "Ce 1M, A1 1M")
	p = board(t, 2, "autonomen: A1 9M, B1 5M").hold(Autonomen, "assembly").counts(Autonomen)
	p.refuses("1 play assembly Ce", "all your basic units are on the board")
}

// Who can buy nothing, has nothing to give back and has no card either is not asked.
func TestPurchaseEndsWhenThereIsNothingToDo(t *testing.T) {
	p := board(t, 2, "police: HQ 1O | autonomen: A 2M").counts(Autonomen)
	require.Equal(t, Acting, p.Phase)
	p = board(t, 2, "autonomen: A 2M").hold(Autonomen, "stones").counts(Autonomen)
	require.Equal(t, Buying, p.Phase, "whether a card brings credits must not show")
	require.False(t, p.Prompt(1).NoChoice)
	p = board(t, 2, "autonomen: A1 1M").hold(Autonomen, "assembly").counts(Autonomen)
	p.Credits = 0
	p.do("1 play assembly Ce")
	require.Equal(t, Acting, p.Phase)
}

// End: units on an entry point that could leave it are moved into the street.
func TestNobodyStaysOnAnEntryPoint(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M, B3 1M, Ce 1Q").counts(Autonomen).do("1 buy 2M", "1 bought", "1 deploy Ae 2M", "1 end")
	p.tells("move [1] Ae, A, 2 militant", "move [1] Ce, C, 1 squatter").is(Autonomen, "A 2M, C 1Q, A1 1M, B3 1M")
}
