package riot

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// However many groups there are to attack, each is two presses away: three teams in six streets, and fifteen buildings.
func TestEveryGroupOfRiotCanBeAttacked(t *testing.T) {
	kind := riot.Kind(riot.Default())
	g, err := kind.New(games.Setup{Seats: 4, Seed: [32]byte{4}, At: look.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	v := g.View(0).(riot.View)
	v.Phase, v.Turn, v.Asked, v.Step = riot.Acting, 0, []games.Seat{0}, 12
	able := riot.Able{Stack: riot.Stack{Letter: "V", Name: "Riot Van", N: 4, Force: 2, Steps: 2}, Place: "HQ", To: []string{"A"}}
	v.Able = []riot.Able{able}
	for _, a := range v.Areas {
		for seat := games.Seat(1); seat < 4; seat++ {
			v.Targets = append(v.Targets, riot.Target{Place: a.Letter, Seat: seat, Force: 1, Least: 1, From: []riot.Able{able}})
		}
		for _, b := range a.Buildings {
			v.Targets = append(v.Targets, riot.Target{Place: b.Code, Seat: 1, Force: 2, Least: 2, From: []riot.Able{able}})
		}
	}
	require.Len(t, v.Targets, 33)
	table := screentest.TableOf(kind, Look(), 4)
	table.Kind, table.Look = kind, Look()
	p := games.Prompt{Must: true, Moves: []string{"end 12"}}
	home := frame.Hand(table, 0, v, p, "", "", screen.Reader{})
	require.NoError(t, home.Check())
	found := map[string]bool{}
	for _, place := range screentest.Leads(home) {
		for _, m := range screentest.Moves(frame.Hand(table, 0, v, p, place, "", screen.Reader{})) {
			found[m] = true
		}
	}
	for _, to := range v.Targets {
		enough := to.Force/2 + 1 // Riot Vans, as many as it takes to win
		require.True(t, found[fmt.Sprintf("attack %s/%d HQ:%dV2 12", to.Place, to.Seat, enough)], "%s/%d", to.Place, to.Seat)
	}
}
