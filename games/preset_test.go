package games_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// marathon is a game whose length is decided by its rounds and its points.
func marathon() games.Kind {
	return games.Kind{
		Title: "Marathon", Phrase: "the long run",
		Options: func() games.Options {
			return games.Options{
				games.Int(new(int), "target", 200, 10, 1000, "points"), games.Int(new(int), "rounds", 9, 1, 9, "rounds"), games.Bool(new(bool), "hills", false, "hills"),
			}
		},
		Presets: []games.Preset{
			{Name: "short", Values: map[string]int{"rounds": 2}}, {Name: "normal", Values: map[string]int{"target": 100}}, {Name: "as printed"},
		},
	}
}

func TestALengthSetsEveryOptionThatDecidesTheLengthAndNoOther(t *testing.T) {
	k := marathon()
	for name, want := range map[string]map[string]int{
		"short":      {"target": 200, "rounds": 2},
		"normal":     {"target": 100, "rounds": 9},
		"as printed": {"target": 200, "rounds": 9},
	} {
		p, ok := k.Preset(name)
		require.True(t, ok)
		require.Equal(t, want, k.LengthValues(p), name)
	}
	_, ok := k.Preset("endless")
	require.False(t, ok)
	require.Empty(t, games.Kind{}.LengthOptions(), "a game without lengths")
}

func TestAGameHasTheLengthThatItsOptionsMake(t *testing.T) {
	k := marathon()
	for _, c := range []struct {
		values map[string]int
		want   string
	}{
		{nil, "as printed"},
		{map[string]int{"hills": 1, "rounds": 2}, "short"},
		{map[string]int{"target": 100}, "normal"},
		{map[string]int{"target": 100, "rounds": 2}, ""},
		{map[string]int{"target": 150}, ""},
	} {
		p, ok := k.PresetOf(c.values)
		require.Equal(t, c.want, p.Name)
		require.Equal(t, c.want != "", ok)
	}
}

func TestAGameIsListedWithAWordOnWhatItIs(t *testing.T) {
	require.Equal(t, "Marathon, the long run", marathon().Titled())
	require.Equal(t, "Toy", games.Kind{Title: "Toy"}.Titled())
}
