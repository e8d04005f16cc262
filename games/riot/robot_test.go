package riot

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/arena"
	"ruckus/games/gamestest"
)

// choice is what a robot does whose turn it is: the move without its number.
func choice(p *table, s games.Seat, l games.Level, chance uint64) string {
	r := rand.New(rand.NewPCG(chance, 0))
	g := copyOf(p.t, p.game)
	g.Redeal(s, r)
	move := g.Robot(s, l, r)
	return move[:strings.LastIndexByte(move, ' ')]
}

var thinking = []games.Level{games.Medium, games.Hard}

// chooses requires that robots who think do this, whatever hidden cards they imagine.
func (p *table) chooses(s games.Seat, want ...string) *table {
	p.t.Helper()
	for _, l := range thinking {
		for chance := range uint64(3) {
			require.Contains(p.t, want, choice(p, s, l, chance), l)
		}
	}
	return p
}

func TestRobotTakesTheLastBuildingToWin(t *testing.T) {
	p := board(t, 2, "police: HQ 1O | autonomen: A1 2Q, A 1Q, C 1Q")
	p.Points[Autonomen] = 6
	p.acts(Autonomen).chooses(1, "move A 1Q1 A2")
	p = board(t, 4, "nationalists: A 1M, A1 1H, B1 1H, B2 1H, C1 1H, C2 1H, D1 1H, E 1M")
	goal(p, "spread").acts(Nationalists).chooses(3, "move A 1M1 A2", "move E 1M1 E1", "move E 1M1 E2")
}

func TestRobotOfThePoliceStopsWhoIsAboutToWin(t *testing.T) {
	p := board(t, 2, "police: A 4O, C 4O | autonomen: A1 1M, A2 1M, C1 1M, D1 1M")
	p.Points[Autonomen] = 6
	p.acts(Police)
	for _, l := range thinking {
		move := choice(p, 0, l, 1)
		require.True(t, strings.HasPrefix(move, "attack A1/1 A:") || strings.HasPrefix(move, "attack A2/1 A:"), move)
	}
}

func TestRobotObstructsWhatHelpsOthers(t *testing.T) {
	p := board(t, 2, "police: B 1O | autonomen: B 3M, B1 1M, B2 1M").acts(Autonomen).do("1 move B 1M1 B3")
	p.chooses(0, "obstruct")
	p = board(t, 3, "police: A 1O | autonomen: A 5M | anarchists: A1 1M, A2 1M, B1 1M")
	p.Points[Anarchists] = 6
	p.acts(Autonomen).do("1 attack A1/2 A:5M1").chooses(0, "let")
}

func TestRobotPlaysTheCardThatTurnsAClash(t *testing.T) {
	p := board(t, 2, "police: A 4O | autonomen: A1 2M, A2 1M, B1 1M").hold(Autonomen, "chain").acts(Police)
	p.do("0 attack A1/1 A:4O1", "1 noblitz", "0 go").chooses(1, "blitz chain")
	p = board(t, 3, "autonomen: A 3Q, B1 1M | anarchists: A 1M, B2 1M").hold(Autonomen, "chain").acts(Autonomen)
	p.do("1 attack A/2 A:3Q1", "1 noblitz", "1 go").chooses(1, "noblitz")
	p = board(t, 2, "police: A 1O | autonomen: A 1Q, B1 1M").hold(Autonomen, "stones").acts(Autonomen).do("1 attack A/0 A:1Q1")
	p.chooses(1, "blitz stones O0")
}

func TestRobotGoesOnOnlyIntoAClashThatItCanWin(t *testing.T) {
	p := board(t, 2, "police: A 3O1S | autonomen: A1 1M, A2 1Q, B1 1M")
	p.Points[Autonomen] = 6
	p.acts(Police).do("0 attack A1/1 A:3O1+1S1").chooses(0, "go")
	board(t, 3, "autonomen: A 1M, B1 1M | anarchists: A 3G").acts(Autonomen).do("1 attack A/2 A:1M1").chooses(1, "stop")
}

// Of what the public costs them, the Police give up what is worth least.
func TestRobotOfThePoliceLosesAUnitInTheHospital(t *testing.T) {
	p := reveals(board(t, 2, "police: A 1O, Hosp 1O | autonomen: A1 1M, B1 1M"), Autonomen, "sick").do("1 end")
	require.Equal(t, Removing, p.Phase)
	p.chooses(0, "remove Hosp 1O")
}

// No robot goes on for ever in a turn, and whatever it looks at, it tries out only that many moves for one choice.
func TestRobotsEndTheirTurnsAndThink(t *testing.T) {
	last := 9
	if gamestest.Quick() {
		last = 3
	}
	for _, l := range games.Levels() {
		t.Run(l.String(), func(t *testing.T) {
			t.Parallel()
			p := newTable(t, 4, 9, nil)
			r := rand.New(rand.NewPCG(5, 0))
			turn, moves, most := Team(0), 0, 0
			for p.Result() == nil && p.Round < last {
				s := games.Seat(0)
				for !p.asks(p.TeamOf[s]) {
					s++
				}
				g := copyOf(t, p.game)
				g.Redeal(s, r)
				robots := plannerOf(l)
				_, err := p.Apply(games.Action{Seat: s, Move: robots.choose(g, s, l, r), At: start})
				require.NoError(t, err)
				require.Zero(t, robots.used, "all copies are given back")
				most = max(most, robots.tried)
				if moves++; turn != p.turn() {
					turn, moves = p.turn(), 0
				}
				require.Less(t, moves, 100)
			}
			require.Less(t, most, hard.effort+2500)
		})
	}
}

// Robots know an edition only by what is printed in it.
func TestRobotsPlayOtherEditions(t *testing.T) {
	kind := Kind(otherEdition(t))
	for n, l := range games.Levels() {
		if gamestest.Quick() && l == games.Hard {
			continue // thinks for seconds
		}
		t.Run(l.String(), func(t *testing.T) {
			t.Parallel()
			player, err := arena.Named(l.String())
			require.NoError(t, err)
			_, err = arena.Match{Kind: kind, Players: slices.Repeat([]arena.Player{player}, 2+n), Deals: 1}.Play(t.Context())
			require.NoError(t, err)
		})
	}
}

// A beginner does not always see the same.
func TestEasyRobotsMisjudge(t *testing.T) {
	p := board(t, 2, "police: A 4O, C 4O | autonomen: A1 1M, A2 1M, C1 1M, D1 1M").acts(Police)
	seen := make(map[string]bool)
	for chance := range uint64(30) {
		seen[choice(p, 0, games.Easy, chance)] = true
	}
	require.Greater(t, len(seen), 1)
}
