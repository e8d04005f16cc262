package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A player who stands in the way is shown to all. What cannot be done for it is not offered, until the turn is over.
func TestWhatIsObstructedIsNotOffered(t *testing.T) {
	p := board(t, 3, "police: A 1O | autonomen: A 2M | anarchists: A1 1M").acts(Autonomen).do("1 move A 1M1 A2", "0 obstruct")
	require.Equal(t, []Obstruction{{"A", 0}}, p.View(games.Table).(View).InTheWay)
	for _, move := range []string{"1 move A 1M1 A2", "1 move A 2M1 A2", "1 attack A1/2 A:1M1"} {
		require.False(t, p.can(move), "%s isn't offered", move)
	}
	v := p.View(1).(View)
	for _, a := range v.Able {
		require.NotContains(t, a.To, "A2")
	}
	for _, to := range v.Targets {
		require.NotEqual(t, "A1", to.Place)
	}
	p.do("1 end")
	require.Empty(t, p.View(1).(View).InTheWay)
}

// A beaten group stands in nobody's way.
func TestWhoIsBeatenIsNotInTheWay(t *testing.T) {
	p := board(t, 2, "police: A 1O | autonomen: A 4M").acts(Autonomen).do("1 move A 1M1 A2", "0 obstruct", "1 attack A/0 A:2M1", "1 go")
	require.Empty(t, p.View(1).(View).InTheWay)
}
