package riot

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// In a shorter game fewer area points win, and the goals of the Nationalists and Public Opinion are shorter alike. Two
// players need one Public Opinion card less. No goal is met by what a team begins with.
func TestAShorterGameHasShorterAims(t *testing.T) {
	for points, want := range map[int]string{
		4: "4 points, 5 buildings in 3 areas, 2 areas at once or 5 in all, 4 or 5 cards",
		5: "5 points, 5 buildings in 3 areas, 3 areas at once or 6 in all, 6 or 7 cards",
		6: "6 points, 6 buildings in 4 areas, 3 areas at once or 7 in all, 7 or 8 cards",
		7: "7 points, 7 buildings in 4 areas, 3 areas at once or 8 in all, 10 or 10 cards",
	} {
		two, four := newTable(t, 2, 1, map[string]int{"points": points}), newTable(t, 4, 1, map[string]int{"points": points})
		a, b := four.goals()[0], four.goals()[1]
		v, w := two.View(games.Table).(View), four.View(games.Table).(View)
		require.Equal(t, want, fmt.Sprintf("%d points, %d buildings in %d areas, %d areas at once or %d in all, %d or %d cards",
			w.Sides[1].Aim, a.Buildings, a.Areas, b.FullAreas, b.AreaStarts, v.Public.Total, w.Public.Total))
		require.Equal(t, w.Public.Total, w.Public.Left[0]+w.Public.Left[1], "cards that can still come")
		require.Contains(t, a.Text, fmt.Sprintf("at least %d buildings in at least %d different areas", a.Buildings, a.Areas))
		require.Contains(t, b.Text, fmt.Sprintf("hold %d whole areas at once", b.FullAreas))
	}
	for _, points := range []int{3, 8} {
		_, err := houseKind.New(games.Setup{Seats: 2, Values: map[string]int{"points": points}})
		require.ErrorIs(t, err, games.ErrIllegal)
	}
}

func TestFourAreaPointsWinAShorterGame(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M, A2 1M")
	p.Rules.Points, p.Points[Autonomen] = 4, 3
	p.counts(Autonomen).wins(1)
}

func TestPoliceWinAShorterGameWithTheFifthCard(t *testing.T) {
	p := board(t, 3, "police: A 2O | autonomen: A 1M, B 1M")
	p.Rules.Points, p.Opinions = 4, []int{0, 1, 2, 3}
	p.acts(Police).do("0 attack A/1 A:2O1", "0 go", "0 end").tells("end [0] 1").wins(0)
}

// The table chooses after how many rounds the player who has come farthest wins.
func TestTheTableChoosesTheLastRound(t *testing.T) {
	p := board(t, 2, "autonomen: A1 1M")
	p.Rules.Rounds, p.Round, p.Points[Autonomen] = 8, 8, 1
	p.acts(Autonomen).do("1 end").tells("end [1] 3").wins(1)
	require.Equal(t, 8, p.View(0).(View).Rules.Rounds)
}

// As printed is as printed: no round is the last one, and a team without units is out.
func TestAsPrintedHasNoHouseRule(t *testing.T) {
	printed, ok := houseKind.Preset("as printed")
	require.True(t, ok)
	r := newTable(t, 3, 1, houseKind.LengthValues(printed)).Rules
	require.Equal(t, Rules{Setup2: r.Setup2, Window: r.Window, Second: r.Second, Third: r.Third, Points: 7}, r)
	long, _ := houseKind.PresetOf(nil)
	require.Equal(t, "long", long.Name, "what a table plays that chooses nothing")
}
