package riot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// reveals has the next Public Opinion card be the one with an ID, at the end of a team's turn.
func reveals(p *table, team Team, id string) *table {
	all := p.game.t.edition.Opinions
	want := 0
	for i, o := range all {
		if o.ID == id {
			want = i
		}
	}
	p.acts(team)
	for seed := range byte(200) {
		p.Opinions = nil
		if all[want].Level == 2 {
			for i, o := range all {
				if o.Level == 1 {
					p.Opinions = append(p.Opinions, i)
				}
			}
		}
		p.Seed[0] = seed
		if p.nextOpinion() == want {
			p.Counts = true
			return p
		}
	}
	require.Fail(p.t, "no seed reveals "+id)
	return nil
}

// Public Opinion: a card is revealed at the end of the turn in which the Police fought hand to hand and somebody won.
func TestClashWithThePoliceRevealsACard(t *testing.T) {
	p := board(t, 2, "police: A 3O | autonomen: A 2M, B 1M").acts(Police).do("0 attack A/1 A:3O1", "0 go").tells("flag 1")
	require.True(t, p.View(1).(View).Counts)
	require.Empty(t, p.Opinions)
	p.do("0 end")
	require.Len(t, p.Opinions, 1)
	require.Equal(t, 1, p.game.t.edition.Opinions[p.Opinions[0]].Level)
}

// Public Opinion: at most one card in a turn, however many clashes count.
func TestOneCardATurn(t *testing.T) {
	p := board(t, 2, "police: A 3O, B 3O | autonomen: A 1M, B 1M, C 1M").acts(Police)
	p.do("0 attack A/1 A:3O1", "0 go", "0 attack B/1 B:3O1", "0 go", "0 end")
	require.Len(t, p.Opinions, 1)
}

// Public Opinion: in the turns of Protesters too, so that a round of four can bring four.
func TestProtestersTurnRevealsACardToo(t *testing.T) {
	p := board(t, 2, "police: A 1O, HQ 1O | autonomen: A 2M").acts(Autonomen).do("1 attack A/0 A:2M1", "1 go", "1 end")
	require.Len(t, p.Opinions, 1)
}

// Public Opinion: Protesters may beat each other up without effect.
func TestPublicDoesNotCareAboutProtesters(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M | anarchists: A 1M, B 1M").acts(Autonomen).do("1 attack A/2 A:2M1", "1 go").silent("flag")
	require.False(t, p.Counts)
}

// Public Opinion: the five cards of level I come before those of level II, each level in random order.
func TestLevelOneComesFirst(t *testing.T) {
	firsts := make(map[int]bool)
	for seed := range byte(60) {
		p := newTable(t, 2, seed, nil)
		for len(p.Opinions) < 10 {
			p.Opinions = append(p.Opinions, p.nextOpinion())
		}
		seen := make(map[int]bool)
		for i, o := range p.Opinions {
			require.False(t, seen[o])
			seen[o] = true
			require.Equal(t, 1+i/5, p.game.t.edition.Opinions[o].Level)
		}
		firsts[p.Opinions[0]] = true
	}
	require.Len(t, firsts, 5)
}

func TestAmateurFootageCostsTheNextIncome(t *testing.T) {
	p := reveals(board(t, 3, "autonomen: A1 9M | anarchists: B1 9M"), Autonomen, "footage").do("1 end").tells("opinion footage 1")
	require.Equal(t, 4, p.View(0).(View).Public.Fine)
	p.do("2 bought", "2 end", "0 order 1 2").tells("turn [0] 7")
	require.Zero(t, p.View(0).(View).Public.Fine)
}

func TestIncomeIsNeverBelowZero(t *testing.T) {
	p := reveals(board(t, 3, "autonomen: A1 1M | anarchists: B1 9M"), Anarchists, "inquiry").do("2 end", "0 order 1 2").tells("turn [0]")
	require.Zero(t, p.Credits)
}

func TestBadgeNumbersForbidDearUnitsInTheNextPoliceTurn(t *testing.T) {
	p := reveals(board(t, 2, "autonomen: A1 9M"), Autonomen, "badges").do("1 end")
	p.refuses("0 buy 1V", "only units that cost 2 or less").do("0 buy 1R")
	require.False(t, p.can("0 buy 1V"))
	p.do("0 bought", "0 end", "1 bought", "1 end", "0 buy 1V")
}

func TestSolidarityMarchBringsCards(t *testing.T) {
	p := reveals(board(t, 4, "autonomen: A1 1M"), Police, "march")
	p.of(Anarchists)[0].at, p.Out = supply, 1<<Anarchists
	p.do("0 end").tells("card [1] 2", "card [3] 2")
	require.Zero(t, p.Hand[Anarchists])
}

func TestSickLeaveRemovesTheWeakestPoliceUnit(t *testing.T) {
	p := reveals(board(t, 2, "police: A 1O, B 1R1S | autonomen: C1 1M"), Autonomen, "sick").do("1 end").tells("kill [0] 1 officer")
	p.is(Police, "B 1R1S")
}

func TestSuspensionsRemoveTheStrongestPoliceUnit(t *testing.T) {
	p := reveals(board(t, 2, "police: A 1O, B 1R, Hosp 2S | autonomen: C1 1M"), Autonomen, "suspend").do("1 end").tells("kill [0] 1 swat")
	p.is(Police, "Hosp 1S, A 1O, B 1R")
	reveals(board(t, 2, "police: A 1R, B 1V | autonomen: C1 1M"), Autonomen, "suspend").do("1 end").tells("kill [0] 1 riot_van")
	p = reveals(board(t, 2, "autonomen: C1 1M"), Autonomen, "suspend").do("1 end").silent("kill")
	require.Equal(t, Police, p.turn())
}

// Of equal units in different places the Police choose the one that goes; who is absent loses the first.
func TestPoliceChooseAmongEqualUnits(t *testing.T) {
	p := reveals(board(t, 2, "police: A 1O, B 2O, C 1R | autonomen: C1 1M"), Autonomen, "sick").do("1 end").waitsFor(0)
	require.Equal(t, Removing, p.View(0).(View).Phase)
	require.Len(t, p.Prompt(0).Moves, 2)
	p.refuses("0 remove C 1R", "Public Opinion says").refuses("0 remove D 1O", "Public Opinion says").refuses("0 remove B 2O", "Public Opinion says")
	p.refuses("0 end", "must remove a unit").do("0 remove B 1O").is(Police, "A 1O, B 1O, C 1R")
	require.Equal(t, Police, p.turn())
}

func TestPressConferenceAndStrikeBringCredits(t *testing.T) {
	for id, n := range map[string]int{"press": 2, "strike": 3} {
		p := reveals(board(t, 3, "autonomen: A1 1M | anarchists: B3 1M"), Police, id).do("0 end")
		require.Equal(t, 1+n, p.Credits, id)
		p.do("1 bought", "1 end")
		require.Equal(t, 2+n, p.Credits, id)
		p.do("2 bought", "2 end", "0 order 1 2", "0 bought", "0 end")
		require.Equal(t, 1, p.Credits, "only once")
	}
}

func TestCourtOrderForbidsAttacksOnBuildings(t *testing.T) {
	p := reveals(board(t, 2, "police: A 4O | autonomen: A1 1M, A 1M"), Autonomen, "court").do("1 end", "0 bought")
	p.refuses("0 attack A1/1 A:4O1", "attack buildings this turn")
	require.False(t, p.can("0 attack A1/1 A:4O1"))
	p.do("0 attack A/1 A:2O1", "0 stop", "0 end", "1 bought", "1 end", "0 bought", "0 attack A1/1 A:4O1")
}

func TestCeasefireForbidsAttacks(t *testing.T) {
	p := reveals(board(t, 2, "police: A 4O | autonomen: A1 1M, A 1M, B 1M"), Autonomen, "truce").do("1 end", "0 bought")
	p.refuses("0 attack A1/1 A:4O1", "attack this turn").refuses("0 attack A/1 A:4O1", "attack this turn")
	p.do("0 end", "1 bought", "1 move A 1M1 A2", "0 obstruct").waitsFor(1)
	p.do("1 end", "0 bought", "0 attack A/1 A:4O1")
}

// The penalties of several cards add up.
func TestPenaltiesAddUp(t *testing.T) {
	p := board(t, 2, "autonomen: A1 9M")
	p.FinePerTeam, p.Dearest = 2, 2
	reveals(p, Autonomen, "inquiry").do("1 end").tells("turn [0] 4")
	require.Equal(t, 2, p.Dearest)
	q := board(t, 2, "autonomen: A1 9M")
	q.Dearest = 2
	reveals(q, Autonomen, "badges").do("1 end")
	require.Equal(t, 2, q.Dearest, "the stricter limit holds")
}

// The last card has no penalty: the Police have won.
func TestPoliceWinWithTheLastCard(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: A1 1M").acts(Autonomen)
	p.Opinions = []int{0, 1, 2, 3, 4, 5, 6, 8, 9}
	p.Counts = true
	p.do("1 end").tells("opinion truce 10", "end [0] 1").wins(0)
	require.Equal(t, []int{100, 0}, p.Result().Scores)
}
