package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/riot"
	"ruckus/render/screen"
)

// Every unit and every action card of the house edition has a mark of its own; cards that do the same look the same.
func TestTheHouseEditionHasMarks(t *testing.T) {
	up := screen.SampleMarks(allMarks())
	e, seen := riot.Default(), make(map[string]bool)
	for team := range riot.Team(riot.Teams) {
		require.Contains(t, up, teamMark(team.String()))
		for _, u := range e.Teams.Of(team).Units {
			name := unitMark(team.String(), u.ID)
			require.Contains(t, up, name)
			require.NotEqual(t, teamMark(team.String()), name, u.Name)
			require.False(t, seen[name], "%s is the mark of another unit, too", name)
			seen[name] = true
		}
	}
	for _, c := range e.Cards {
		require.Contains(t, up, cardMark(c), c.Name)
	}
}

// What an edition of one's own has besides is written, or shown as its team.
func TestOtherEditionsHaveFewerMarks(t *testing.T) {
	require.Equal(t, "anarchists", unitMark("anarchists", "samba_band"))
	require.Empty(t, cardMark(riot.Card{Effect: riot.Distance, N: 7}))
}
