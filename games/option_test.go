package games_test

import (
	"errors"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// house are the house rules of a game that does not exist.
type house struct {
	Target, Speed int
	Stack         bool
}

func (h *house) options() games.Options {
	return games.Options{
		games.Int(&h.Target, "target", 200, 50, 1000, "points needed to win"),
		games.Bool(&h.Stack, "stack", true, "cards may be stacked"),
		games.Pick(&h.Speed, "speed", 5, "seconds to react",
			games.Choice{Name: "normal", Value: 5}, games.Choice{Name: "fast", Value: 2}, games.Choice{Name: "slow", Value: 20}),
	}
}

func TestDeclaringAnOptionSetsItsDefault(t *testing.T) {
	var h house
	h.options()
	require.Equal(t, house{Target: 200, Speed: 5, Stack: true}, h)
}

func TestOptionsAreSetByName(t *testing.T) {
	var h house
	options := h.options()
	require.NoError(t, options.Set(map[string]int{"target": 1000, "stack": 0, "speed": 20}))
	require.Equal(t, house{Target: 1000, Speed: 20}, h)
	require.Equal(t, map[string]int{"target": 1000, "stack": 0, "speed": 20}, options.Values())
}

func TestOptionThatIsNotNamedGoesBackToItsDefault(t *testing.T) {
	var h house
	options := h.options()
	require.NoError(t, options.Set(map[string]int{"target": 50, "speed": 2}))
	require.NoError(t, options.Set(map[string]int{"speed": 20}))
	require.Equal(t, house{Target: 200, Speed: 20, Stack: true}, h)
	require.NoError(t, options.Set(nil))
	require.Equal(t, house{Target: 200, Speed: 5, Stack: true}, h)
}

func TestRefusedValuesAreNamedWithTheirBounds(t *testing.T) {
	for _, c := range []struct {
		name  string
		value int
		want  string
	}{
		{"target", 49, "target can be from 50 to 1000, not 49"},
		{"target", 1001, "target can be from 50 to 1000, not 1001"},
		{"target", math.MinInt, "target can be from 50 to 1000"},
		{"target", math.MaxInt, "target can be from 50 to 1000"},
		{"stack", 2, "stack can be on or off"},
		{"stack", -1, "stack can be on or off"},
		{"speed", 3, "speed can be normal, fast, slow, not 3"}, // between the least and the greatest choice
		{"speed", 21, "speed can be normal, fast, slow, not 21"},
		{"colour", 1, `there is no option "colour"`},
		{"Target", 100, `there is no option "Target"`},
		{"", 0, `there is no option ""`},
	} {
		var h house
		err := h.options().Set(map[string]int{c.name: c.value})
		require.ErrorIs(t, err, games.ErrIllegal)
		require.ErrorContains(t, err, c.want)
	}
}

// Values that are refused change nothing, even where others in the same set are fine.
func TestRefusedValuesSetNothing(t *testing.T) {
	for _, bad := range []map[string]int{
		{"target": 100, "stack": 0, "speed": 3},
		{"target": 100, "stack": 7, "speed": 2},
		{"target": 100, "stack": 0, "speed": 2, "zebra": 1},
	} {
		h := house{}
		options := h.options()
		require.NoError(t, options.Set(map[string]int{"target": 300, "speed": 20}))
		require.ErrorIs(t, options.Set(bad), games.ErrIllegal)
		require.Equal(t, house{Target: 300, Speed: 20, Stack: true}, h)
	}
}

func TestValuesOutOfBoundsAreNotValid(t *testing.T) {
	for _, c := range []struct {
		house house
		valid bool
	}{
		{house{Target: 50, Speed: 2}, true},
		{house{Target: 1000, Speed: 20, Stack: true}, true},
		{house{Target: 49, Speed: 2}, false},
		{house{Target: 50, Speed: 3}, false},
		{house{}, false},
	} {
		var h house
		options := h.options()
		h = c.house
		require.Equal(t, c.valid, options.Valid(), "%+v", c.house)
	}
}

func TestUnknownOptionsAreRefusedInAFixedOrder(t *testing.T) {
	var h house
	for range 20 {
		require.ErrorContains(t, h.options().Set(map[string]int{"zebra": 1, "ant": 1, "monkey": 1}), `"ant"`)
	}
}

func TestBoundsOfAPickAreItsLeastAndGreatestChoice(t *testing.T) {
	var h house
	speed := h.options()[2]
	require.Equal(t, [2]int{2, 20}, [2]int{speed.Min, speed.Max})
}

func TestValuesAreWrittenForPeople(t *testing.T) {
	var h house
	options := h.options()
	target, stack, speed := options[0], options[1], options[2]
	require.Equal(t, "200", target.Format(200))
	require.Equal(t, "-3", target.Format(-3))
	require.Equal(t, "on", stack.Format(1))
	require.Equal(t, "off", stack.Format(0))
	require.Equal(t, "fast", speed.Format(2))
	require.Equal(t, "3", speed.Format(3), "a value without a name is shown as it is")
}

func TestNumberIsShownWithItsUnit(t *testing.T) {
	var seconds int
	turn := games.Int(&seconds, "turn", 90, 0, 600, "seconds for each turn").In("second").Without("no limit")
	require.Equal(t, "90 seconds", turn.Format(90))
	require.Equal(t, "1 second", turn.Format(1))
	require.Equal(t, "no limit", turn.Format(0))
	for seconds, said := range map[int]string{119: "119 seconds", 120: "2 minutes", 600: "10 minutes", 3661: "1 hour 1 minute 1 second", 86400: "1 day"} {
		require.Equal(t, said, turn.Format(seconds), "as people say it")
	}
}

// Whatever is set, it is either refused and changes nothing, or every value is as it was asked for and in bounds.
func FuzzSet(f *testing.F) {
	f.Add("target", 200, "speed", 5)
	f.Add("stack", 1, "stack", 0)
	f.Add("speed", 3, "", -1)
	f.Fuzz(func(t *testing.T, name1 string, value1 int, name2 string, value2 int) {
		var h house
		options := h.options()
		values := map[string]int{name1: value1, name2: value2}
		err := options.Set(values)
		got := options.Values()
		if err != nil {
			require.True(t, errors.Is(err, games.ErrIllegal))
			require.Equal(t, map[string]int{"target": 200, "stack": 1, "speed": 5}, got)
			return
		}
		for name, v := range values {
			require.Equal(t, v, got[name])
		}
		for _, o := range options {
			require.NoError(t, o.Check(got[o.Name]))
		}
	})
}

// Values are allowed if a table of any size could begin with them; if not, the game's own sentence says why.
func TestValuesAreAllowedIfSomeTableCanBegin(t *testing.T) {
	k := games.Kind{Min: 2, Max: 4, New: func(s games.Setup) (games.Game, error) {
		switch {
		case s.Values["loud"]+s.Values["quiet"] == 2:
			return nil, games.Illegalf("shout or whisper")
		case s.Values["duel"] == 1 && s.Seats != 2:
			return nil, games.Illegalf("a duel is for two")
		case s.Values["broken"] == 1:
			return nil, errors.New("no refusal")
		}
		return nil, nil
	}}
	require.NoError(t, k.Allows(nil))
	require.NoError(t, k.Allows(map[string]int{"duel": 1}))
	require.NoError(t, k.Allows(map[string]int{"broken": 1}), "a fault of the game is no contradiction")
	require.ErrorContains(t, k.Allows(map[string]int{"loud": 1, "quiet": 1}), "shout or whisper")
}
