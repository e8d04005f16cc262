package riot

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// All that is hidden is dealt again: the hands of others out of all their cards that do not lie open, and the goal.
func TestRedealDealsAllThatIsHidden(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for s := games.Table; s < 4; s++ {
		p := board(t, 4, "autonomen: A1 1M").hold(Autonomen, "run", "run", "fund").hold(Anarchists, "run", "masks").hold(Nationalists, "melt")
		p.acts(Police)
		hands, goals := make(map[[3]string]bool), make(map[uint8]bool)
		for range 200 {
			other := *copyOf(t, p.game)
			other.Redeal(s, r)
			q := table{game: &other, t: t}
			hands[[3]string{q.handOf(Autonomen), q.handOf(Anarchists), q.handOf(Nationalists)}] = true
			goals[other.Goal] = true
			require.Equal(t, p.Units, other.Units)
			for seat, team := range p.TeamOf {
				require.Equal(t, p.Hand[team].count(), other.Hand[team].count())
				if games.Seat(seat) == s {
					require.Equal(t, p.handOf(team), q.handOf(team))
				}
			}
		}
		require.Greater(t, len(hands), 60)
		require.Len(t, goals, map[bool]int{true: 1, false: 2}[s == 3])
	}
}

// A card that lies open is in nobody's hand, and a goal that would have won is not dealt.
func TestRedealKeepsToWhatIsKnown(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	p := board(t, 4, "autonomen: A1 1M").hold(Anarchists, "run", "masks").acts(Police)
	p.Discard[Anarchists] = p.deck[Anarchists]
	p.deck[Anarchists] = 0
	p.Goal, p.Refuted = 1, 1
	hand := p.handOf(Anarchists)
	for range 50 {
		p.Redeal(0, r)
		require.Equal(t, hand, p.handOf(Anarchists), "all other cards lie open")
		require.Equal(t, uint8(1), p.Goal)
	}
}

// What is still to be drawn is no longer what it was: cards and Public Opinion.
func TestRedealChangesWhatIsToCome(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	next := make(map[int]bool)
	drawn := make(map[cardSet]bool)
	for range 50 {
		p := board(t, 4, "autonomen: A1 1M").acts(Police)
		p.Redeal(1, r)
		next[p.nextOpinion()] = true
		p.draw(Autonomen, 1)
		drawn[p.Hand[Autonomen]] = true
	}
	require.Len(t, next, 5)
	require.Greater(t, len(drawn), 8)
}

// The goal is open at the end, and stays.
func TestRedealKeepsAnOpenGoal(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	p := goal(board(t, 4, "nationalists: A1 1M, A2 1M, B1 1M, B2 1M, C1 1M, C2 1M, D1 1M"), "spread").counts(Nationalists).wins(3)
	for range 20 {
		p.Redeal(0, r)
		require.Equal(t, "spread", p.View(0).(View).Goal.ID)
	}
}
