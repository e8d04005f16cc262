package frame

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/screen"
)

var (
	hook   = games.Bool(new(bool), "hook", false, "the last bidder may not make the bids add up")
	target = games.Int(new(int), "target", 200, 50, 1000, "points that win")
	police = games.Pick(new(int), "protester2p", 1, "who plays against the Police", games.Choice{Name: "anarchists", Value: 1}, games.Choice{Name: "autonomen", Value: 2}).
		Titled("Protester of two")
)

// A switch says what pressing does, and does just that, however old the button is.
func TestAnOptionIsTurnedOnAndOffAtOnce(t *testing.T) {
	on, off := Item{Option: hook}.controls(), Item{Option: hook, Value: 1}.controls()
	require.Equal(t, []screen.Control{{Label: "Turn on hook", Go: "set hook=1"}}, on)
	require.Equal(t, []screen.Control{{Label: "Turn off hook", Go: "set hook=0"}}, off)
	name, value, set := ParseOption("hook=1")
	require.Equal(t, []any{"hook", 1, true}, []any{name, value, set})
}

func TestWhatHasFewValuesHasAButtonForEachAndWhatHasManyAMenu(t *testing.T) {
	require.Equal(t, []screen.Control{{Label: "Anarchists", Go: "set protester2p=1"}, {Label: "✓ Autonomen", Style: screen.Blue, Go: "set protester2p=2"}}, Item{Option: police, Value: 2}.controls())
	long := police
	for n := range 4 {
		long.Choices = append(long.Choices, games.Choice{Name: "more", Value: 3 + n})
	}
	menu := Item{Option: long, Value: 2}.controls()[0]
	require.Len(t, menu.Pick, 6)
	require.Equal(t, "set *", menu.Go)
	require.Equal(t, screen.Choice{Label: "Autonomen", Value: "protester2p=2", Chosen: true}, menu.Pick[1])
}

func TestANumberIsAskedFor(t *testing.T) {
	name, _, set := ParseOption("target")
	require.Equal(t, []any{"target", false}, []any{name, set})
	form := Item{Option: target, Value: 150}.Form()
	require.Equal(t, screen.Form{Title: "Target", Label: "A number from 50 to 1000", Help: "Points that win", Hint: "50 to 1000; the default is 200", Value: "150", Go: "set target"}, form)
}

func TestWhatSomebodyWritesIsANumberWithinTheBounds(t *testing.T) {
	n, err := ParseNumber(target, " 150 ")
	require.NoError(t, err)
	require.Equal(t, 150, n)
	for _, text := range []string{"", "many", "1.5", "99999999999999999999", "49", "1001", "-1"} {
		_, err := ParseNumber(target, text)
		require.ErrorIs(t, err, games.ErrIllegal, text)
		require.ErrorContains(t, err, "from 50 to 1000", text)
	}
	for _, arg := range []string{"hook=", "hook=on", "hook=1=1", "=x"} {
		name, _, set := ParseOption(arg)
		require.False(t, set || name != "", arg)
	}
}
