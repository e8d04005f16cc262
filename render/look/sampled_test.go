package look_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/look"
)

// read reads samples at a table of Red Nines.
func read(text string) ([]look.Sample, map[string]look.Sampled) {
	return look.Samples{Text: text}.Read(look.SampleTable(rednines.Kind(), look.Look{}, look.PlayingPhase))
}

// Samples go on from one another, and what the rules refuse is in none of them.
func TestSamplesAreWhatTheRulesHaveMade(t *testing.T) {
	samples, marks := read(`
# A round, and the end.
new 5 rounds=1
mark first
on easy: ? may play *
hand opening ? | hint | place rank A
on easy: ? may ready *; 1 may ready *
mark scored
board between | words
on easy: over
board over
at first
hand begun 2
`)
	scored := func(name string) int { return len(marks[name].Game.View(games.Table).(rednines.View).Scored) }
	require.Zero(t, scored("first"), "the first one is as it was")
	require.Equal(t, 1, scored("scored"))
	require.NotEmpty(t, marks["scored"].Table.Recent)
	require.Len(t, samples, 4)
	require.True(t, samples[0].Table.Players[samples[0].Seat].Waiting, "the seat that was found")
	require.NotNil(t, samples[0].Table.Hint)
	require.Equal(t, "rank A", samples[0].Place)
	require.Len(t, samples[0].Table.Players, 5)
	require.True(t, samples[1].Words)
	require.Equal(t, look.OverPhase, samples[2].Table.Phase)
	require.Equal(t, games.Seat(2), samples[3].Seat)
}

// A line that means nothing is named.
func TestASampleThatCannotBeIsNamed(t *testing.T) {
	for _, line := range []string{"do 0 win", "on easy: 0 may fly *", "hand x 0 | glow", "new 99", "hand x one", "at nowhere"} {
		func() {
			defer func() { require.Contains(t, fmt.Sprint(recover()), line) }()
			read("new\n" + line)
		}()
	}
}
