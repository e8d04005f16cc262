package kit_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

// choose presses the listed move of a seat that says this, and returns what is told.
func choose(t *testing.T, c *kit.Secret, s games.Seat, choice string) []games.Event {
	t.Helper()
	p := c.Prompt(s, "vote yes", "vote no")
	i := slices.Index([]string{"yes", "no"}, choice)
	_, args, n, ok := kit.Split(p.Moves[i])
	require.True(t, ok)
	events, err := c.Choose(s, args, n)
	require.NoError(t, err)
	return events
}

func TestAChoiceCanBeChangedUntilAllHaveChosen(t *testing.T) {
	var c kit.Secret
	require.Empty(t, c.Prompt(0, "vote yes").Moves, "nobody is asked before it begins")
	c.Begin(kit.SetOf(0, 2))
	require.Empty(t, c.Prompt(1, "vote yes").Moves)
	require.Empty(t, c.Prompt(games.Table, "vote yes").Moves)
	asked := c.Prompt(2, "vote yes", "vote no")
	require.True(t, asked.Must && !asked.Change)

	require.Equal(t, []games.Event{{Verb: "chose", Seats: []games.Seat{0}}}, choose(t, &c, 0, "yes"), "all may know that someone has chosen")
	for _, again := range []string{"no", "yes"} { // A, B, A
		own := games.Seat(0)
		require.Equal(t, []games.Event{{Verb: "chose", Seats: []games.Seat{0}, Only: &own}}, choose(t, &c, 0, again), "nobody else learns of a change")
		require.Equal(t, again, c.Of(0))
	}
	require.Equal(t, asked, c.Prompt(2, "vote yes", "vote no"), "what others do outdates nobody's question")
	p := c.Prompt(0, "vote yes")
	require.True(t, p.Change && !p.Must)
	_, err := c.Choose(0, "no", c.Number(0)-1)
	require.ErrorIs(t, err, games.ErrIllegal, "a late press")
	require.Equal(t, kit.SetOf(2), c.Waiting())

	choose(t, &c, 2, "no")
	require.Empty(t, c.Prompt(0, "vote yes").Moves)
	_, err = c.Choose(0, "no", c.Number(0))
	require.ErrorIs(t, err, games.ErrIllegal, "all have chosen")
	require.Equal(t, []string{"yes", "", "no"}, c.Show(3))
	require.Empty(t, c.Of(0))

	before := asked.Moves
	c.Begin(kit.SetOf(0, 2))
	for _, m := range c.Prompt(2, "vote yes", "vote no").Moves {
		require.NotContains(t, before, m, "no move is listed again in a later choice")
	}
}

func TestNobodyChangesAChoiceForEver(t *testing.T) {
	var c kit.Secret
	c.Begin(kit.All(2))
	times := 0
	for ; len(c.Prompt(0, "vote yes", "vote no").Moves) > 0; times++ {
		choose(t, &c, 0, "yes")
	}
	require.Equal(t, 100, times)
	_, err := c.Choose(0, "no", c.Number(0))
	require.ErrorIs(t, err, games.ErrIllegal)
	before := c.Number(0)
	c.Show(2)
	c.Begin(kit.All(2))
	require.GreaterOrEqual(t, c.Number(0), before, "and no number comes twice")
}

// Players who press at the same time have looked at the same question.
func TestTwelveChooseAtTheSameMoment(t *testing.T) {
	var c kit.Secret
	c.Begin(kit.All(kit.MaxSeats))
	numbers := make([]int, kit.MaxSeats)
	for s := range numbers {
		numbers[s] = c.Number(games.Seat(s))
	}
	for s, n := range numbers {
		_, err := c.Choose(games.Seat(s), "yes", n)
		require.NoError(t, err)
	}
	require.Zero(t, c.Waiting())
	require.Equal(t, slices.Repeat([]string{"yes"}, 12), c.Show(12))
}
