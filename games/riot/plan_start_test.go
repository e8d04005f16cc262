package riot

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// The first units are planned at once: the usual start takes a building of each of the best areas, and nothing that is offered is refused.
func TestTheFirstUnitsCanBePlannedAtOnce(t *testing.T) {
	for seats, want := range map[int]int{2: 4, 3: 2, 4: 2} {
		g := begun(t, seats, 5)
		s := g.seatOf[g.turn()]
		require.Equal(t, startTurn, g.Turn(s))
		require.Zero(t, g.Turn(g.seatOf[Police]), "the Police place nobody")
		shelf := copyOf(t, g).Shelf(s, nil)
		usual := shelf[0].Orders
		require.Len(t, usual, want)
		seen := copyOf(t, g)
		for i, out := range seen.Preview(s, usual) {
			require.Empty(t, out.Refused, usual[i])
		}
		require.Equal(t, 2*want, seen.pays(usual), "buildings that pay most")
		require.Empty(t, seen.Shelf(s, nil), "all are placed")
		for _, o := range shelf[1:] {
			require.Empty(t, copyOf(t, g).Preview(s, o.Orders)[0].Refused, o.Orders)
		}
		require.Len(t, shelf[1:], 15)
		require.NotEmpty(t, copyOf(t, g).Preview(s, []string{"place A1", "place A2"})[1].Refused, "in one area")
		require.Nil(t, copyOf(t, g).Ideas(s, nil))
	}
}

// pays is what the buildings of orders pay.
func (g *game) pays(orders []string) (n int) {
	for _, order := range orders {
		p, err := g.t.place(order[len("place "):])
		must(err)
		n += int(g.t.credits[p])
	}
	return n
}

// What others place in between leaves a plan as good as it was, unless it is in the way.
func TestAPlanOfFirstUnitsOutlastsWhatOthersPlace(t *testing.T) {
	g := begun(t, 4, 5)
	s := g.seatOf[g.turn()]
	plan := []string{"place A2", "place B3"}
	out := copyOf(t, g).Preview(s, plan)
	place := func(order string) {
		seat := games.Seat(slices.IndexFunc(g.TeamOf[:g.Seats], g.asks))
		_, err := games.Play(g, games.Action{Seat: seat, Move: g.numbered(order)})
		require.NoError(t, err)
	}
	place(plan[0])
	require.Equal(t, out[0].Sum, g.Sum(s))
	place("place C1")
	place("place D1")
	require.Equal(t, out[0].Sum, g.Sum(s))
	require.True(t, g.asks(g.TeamOf[s]))
	require.Equal(t, games.Carry{Move: g.numbered("place B3"), Taken: true}, g.Carry(s, plan[1:]))
	require.Empty(t, copyOf(t, g).Preview(s, plan[1:])[0].Refused)
	require.Contains(t, copyOf(t, g).Preview(s, []string{"place C1"})[0].Refused, "C1 is occupied")
}
