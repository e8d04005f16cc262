package riot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// placeAll places first units by the first move that is listed, and returns who placed where.
func placeAll(p *table) (who []games.Seat, where []string) {
	for p.Phase == Placing {
		for s := range games.Seat(p.Seats) {
			if moves := p.Prompt(s).Moves; len(moves) > 0 {
				who, where = append(who, s), append(where, strings.Fields(moves[0])[1])
				p.do("" + string(rune('0'+s)) + " place " + where[len(where)-1])
				break
			}
		}
	}
	return who, where
}

// Set-up: 2 players are Police and Autonomen, with three come the Anarchists, with four the Nationalists.
func TestTeamsByNumberOfPlayers(t *testing.T) {
	for seats, want := range map[int][]Team{
		2: {Police, Autonomen}, 3: {Police, Autonomen, Anarchists}, 4: {Police, Autonomen, Anarchists, Nationalists},
	} {
		require.Equal(t, want, newTable(t, seats, 1, nil).TeamOf[:seats])
	}
}

// Set-up: a table of two or three may choose other Protesters.
func TestOtherProtestersMayPlay(t *testing.T) {
	for _, team := range []Team{Autonomen, Anarchists, Nationalists} {
		p := newTable(t, 2, 1, map[string]int{"protester2p": int(team)})
		require.Equal(t, []Team{Police, team}, p.TeamOf[:2])
	}
	require.Equal(t, []Team{Police, Autonomen, Nationalists}, newTable(t, 3, 1, map[string]int{"without3p": int(Anarchists)}).TeamOf[:3])
	require.Equal(t, []Team{Police, Anarchists, Nationalists}, newTable(t, 3, 1, map[string]int{"without3p": int(Autonomen)}).TeamOf[:3])
}

// House rule random_teams: every seat gets every team at times.
func TestTeamsAreDealtAtRandom(t *testing.T) {
	seen := make(map[[2]int]bool)
	for seed := range byte(100) {
		p := newTable(t, 4, seed, map[string]int{"random_teams": 1})
		for s, team := range p.TeamOf {
			seen[[2]int{s, int(team)}] = true
		}
	}
	require.Len(t, seen, 16)
}

// First round: going round in a random order, each Protester puts one basic unit into a building, until each has two
// buildings in two different areas.
func TestFirstPlacementGoesRound(t *testing.T) {
	orders := make(map[string]bool)
	for seed := range byte(40) {
		p := newTable(t, 4, seed, nil)
		who, _ := placeAll(p)
		require.Len(t, who, 6)
		require.Equal(t, who[:3], who[3:], "they go round in the same order")
		order := p.Order
		require.Equal(t, []games.Seat{0, who[0], who[1], who[2]}, p.seatsOf(order[:]...), "it is the order of round 1 too")
		orders[string(rune('0'+who[0]))+string(rune('0'+who[1]))] = true
		for _, team := range []Team{Autonomen, Anarchists, Nationalists} {
			require.Equal(t, 2, p.onBoard(team))
			require.Equal(t, 2, p.game.t.areasIn(p.held(team)))
		}
		require.Equal(t, Police, p.turn(), "then the Police have the first turn")
		require.Equal(t, 1, p.Round)
	}
	require.Len(t, orders, 6, "the order is random")
}

func TestFirstUnitsGoIntoEmptyBuildingsOfDifferentAreas(t *testing.T) {
	p := newTable(t, 3, 1, nil)
	first, second := string(rune('0'+p.seatOf[p.Order[1]])), string(rune('0'+p.seatOf[p.Order[2]]))
	p.refuses(first+" place A", "goes into a building").refuses(first+" place Z9", "no such place")
	p.refuses(second+" place A1", "n't your turn").refuses(first+" buy 1M", "first units are being placed")
	p.do(first+" place A1").refuses(second+" place A1", "occupied")
	p.do(second+" place A2").refuses(first+" place A2", "occupied").refuses(first+" place A1", "occupied")
	p.do(first+" place B1").refuses(second+" place A1", "occupied")
	require.False(t, p.can(second+" place A1"))
	require.True(t, p.can(second+" place B2"))
	p = newTable(t, 2, 1, nil)
	p.do("1 place B1").refuses("1 place B2", "different areas")
	require.False(t, p.can("1 place B2"))
}

// First round, 2 players: four basic units in four buildings in four areas; by the later rulebooks, three.
func TestTwoPlayersBeginWithFourUnits(t *testing.T) {
	for values, want := range map[int]int{0: 4, 3: 3, 4: 4} {
		p := newTable(t, 2, 1, nil)
		if values > 0 {
			p = newTable(t, 2, 1, map[string]int{"setup2p": values})
		}
		who, _ := placeAll(p)
		require.Len(t, who, want)
		require.Equal(t, want, p.game.t.areasIn(p.held(Autonomen)))
		require.Equal(t, want, p.onBoard(Autonomen))
	}
}

// Set-up: there are no cards and no credits at first; the Nationalists draw a goal at random that only they know.
func TestGameBeginsWithoutCardsAndWithASecretGoal(t *testing.T) {
	goals := make(map[string]bool)
	for seed := range byte(20) {
		p := newTable(t, 4, seed, nil)
		for s := range games.Seat(4) {
			v := p.View(s).(View)
			require.Empty(t, v.Hand)
			require.Zero(t, v.Credits)
			require.Equal(t, s == 3, v.Goal != nil)
		}
		require.Nil(t, p.View(games.Table).(View).Goal)
		goals[p.View(3).(View).Goal.ID] = true
	}
	require.Len(t, goals, 2)
	require.Nil(t, newTable(t, 3, 1, nil).View(2).(View).Goal)
}

// All chance comes from the seed: the same one gives the same game, another gives another.
func TestChanceComesFromTheSeed(t *testing.T) {
	dealt := make(map[string]bool)
	for seed := range byte(8) {
		a, b := newTable(t, 4, seed, nil), newTable(t, 4, seed, nil)
		require.Equal(t, games.Sum(a.game), games.Sum(b.game))
		v := a.View(3).(View)
		dealt[v.Goal.ID+string(rune('0'+v.Turn))] = true
	}
	require.Greater(t, len(dealt), 3)
}
