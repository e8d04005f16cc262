package table_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

// choosyKind is a toy with lengths, and two house rules that contradict each other.
func choosyKind() games.Kind {
	k := toyKind("turns")
	steps, create := k.Options, k.New
	k.Options = func() games.Options {
		return append(steps(), games.Bool(new(bool), "loud", false, "all shout"), games.Bool(new(bool), "quiet", false, "all whisper"))
	}
	k.New = func(s games.Setup) (games.Game, error) {
		if s.Values["loud"] != 0 && s.Values["quiet"] != 0 {
			return nil, games.Illegalf("who shouts can't whisper: switch loud or quiet off")
		}
		s.Values = map[string]int{"steps": s.Values["steps"]}
		return create(s)
	}
	k.Presets = []games.Preset{{Name: "short", Values: map[string]int{"steps": 10}}, {Name: "as printed"}}
	return k
}

// raceKind is a toy that knows no turns.
func raceKind() games.Kind {
	return racing(toyKind("race"))
}

func TestTheHostChoosesOptionsUntilTheGameBegins(t *testing.T) {
	e := newEvening(t, store.NewMemory(), choosyKind())
	ref := e.lobby("turns", nil, ann, ben)
	got, err := e.Choose(t.Context(), ref, ann, match.Choice{Values: map[string]int{"loud": 1, "turn_time": 0}})
	require.NoError(t, err)
	require.Equal(t, map[string]int{"steps": 100, "loud": 1, "quiet": 0, "turn_time": 0, "pace": 0, "hints": 1, "rated": 0}, got.Terms.Values)
	require.Equal(t, []string{"loud", "turn_time"}, got.Players[1].News, "he sees what has changed since he joined")
	require.False(t, got.Players[0].Stale)

	again, err := e.Choose(t.Context(), ref, ann, match.Choice{Values: map[string]int{"loud": 1}})
	require.NoError(t, err)
	require.Equal(t, got.Version, again.Version, "what is so already is no change")

	_, err = e.Choose(t.Context(), ref, ben, match.Choice{Values: map[string]int{"loud": 0}})
	refused(t, err, "only Ann can choose the options here")
	_, err = e.Choose(t.Context(), ref, managing(eve), match.Choice{Values: map[string]int{"loud": 0}})
	refused(t, err, "only Ann can choose the options here")

	_, err = e.Start(t.Context(), ref, ann)
	require.NoError(t, err)
	_, err = e.Choose(t.Context(), ref, ann, match.Choice{Values: map[string]int{"loud": 0}})
	refused(t, err, "the game is on; options are chosen before it begins")
	_, err = e.Choose(t.Context(), ref, ann, match.Choice{Length: "short"})
	refused(t, err, "the game is on")
	_, err = e.Choose(t.Context(), ref, ann, match.Choice{None: true})
	refused(t, err, "the game is on")
	require.Empty(t, e.get(ref).Players[1].News, "what has changed in the lobby is told there")
	require.Equal(t, 1, e.get(ref).Terms.Values["loud"])
}

func TestOptionsThatCannotBeAreRefusedAndChangeNothing(t *testing.T) {
	e := newEvening(t, store.NewMemory(), choosyKind(), raceKind())
	ref := e.lobby("turns", map[string]int{"loud": 1}, ann, ben)
	before := e.get(ref)
	for words, values := range map[string]map[string]int{
		"from 1 to 100000, not 0":     {"steps": 0},
		"not 9223372036854775807":     {"steps": math.MaxInt},
		"can be from 0 to 86400":      {"turn_time": -1},
		"loud can be on or off":       {"loud": 7},
		"there is no option":          {"cheat": 1},
		"who shouts can't whisper":    {"quiet": 1, "steps": 5},
		"steps can be from 1 to 1000": {"loud": 0, "steps": -3},
	} {
		_, err := e.Choose(t.Context(), ref, ann, match.Choice{Values: values})
		refused(t, err, words)
	}
	require.Equal(t, before.Version, e.get(ref).Version)
	require.Equal(t, before.Terms.Values, e.get(ref).Terms.Values)

	race := e.lobby("race", nil, ann, ben)
	require.NotContains(t, e.get(race).Terms.Values, "turn_time", "in a race nobody has a turn")
	_, err := e.Choose(t.Context(), race, ann, match.Choice{Values: map[string]int{"turn_time": 5}})
	refused(t, err, "there is no option")

	closed := e.lobby("turns", nil, ann)
	_, err = e.Close(t.Context(), closed, ann)
	require.NoError(t, err)
	_, err = e.Choose(t.Context(), closed, ann, match.Choice{Values: map[string]int{"loud": 1}})
	refused(t, err, "this table has ended")
}

func TestALengthIsChosenByItsName(t *testing.T) {
	e := newEvening(t, store.NewMemory(), choosyKind(), raceKind())
	ref := e.lobby("turns", map[string]int{"loud": 1}, ann, ben)
	got, err := e.Choose(t.Context(), ref, ann, match.Choice{Length: "short"})
	require.NoError(t, err)
	require.Equal(t, 10, got.Terms.Values["steps"])
	require.Equal(t, 1, got.Terms.Values["loud"], "that is no matter of length")
	require.Equal(t, []string{"steps"}, got.Players[1].News)
	got, err = e.Choose(t.Context(), ref, ann, match.Choice{Length: "as printed"})
	require.NoError(t, err)
	require.Equal(t, 100, got.Terms.Values["steps"])

	_, err = e.Choose(t.Context(), ref, ben, match.Choice{Length: "short"})
	refused(t, err, "only Ann can choose")
	for _, forged := range []string{"endless", "", "SHORT", "steps"} {
		_, err = e.Choose(t.Context(), ref, ann, match.Choice{Length: forged})
		refused(t, err, "TURNS has no such length")
	}
}

func TestATableOpensWithALengthAndRobots(t *testing.T) {
	e := newEvening(t, store.NewMemory(), choosyKind())
	open := match.Opening{Guild: "g", Channel: "c", Kind: "turns", Length: "short", Robots: 3, Level: games.Medium}
	got, err := e.Create(t.Context(), ann, open)
	require.NoError(t, err)
	require.Equal(t, 10, got.Terms.Values["steps"])
	require.Len(t, got.Players, 4)
	require.Equal(t, "Robot Sprocket (medium)", got.Players[3].User.Name.Plain())
	_, err = e.Start(t.Context(), got.Ref, ann)
	require.NoError(t, err)

	for words, change := range map[string]func(*match.Opening){
		"TURNS has 4 seats, so there can be up to 3 robots besides you, not 4": func(o *match.Opening) { o.Robots = 4 },
		"not −1":                      func(o *match.Opening) { o.Robots = -1 },
		"not 9223372036854775807":     func(o *match.Opening) { o.Robots = math.MaxInt },
		"how well the robot plays":    func(o *match.Opening) { o.Level = 9 },
		"TURNS has no such length":    func(o *match.Opening) { o.Length = "endless" },
		"steps can be from 1 to 1000": func(o *match.Opening) { o.Values = map[string]int{"steps": 0} },
	} {
		bad := open
		change(&bad)
		_, err := e.Create(t.Context(), ann, bad)
		refused(t, err, words)
	}
}

func TestWhatTheServerPlaysIsRememberedAndReachedAgain(t *testing.T) {
	e := newEvening(t, store.NewMemory(), choosyKind())
	e.set("turns", guild.Change{Values: map[string]int{"steps": 50, "loud": 1}})
	ref := e.lobby("turns", nil, ann, ben)
	require.Equal(t, map[string]int{"steps": 50, "loud": 1}, e.get(ref).Terms.House)
	e.set("turns", guild.Change{Values: map[string]int{"steps": 70}})

	_, err := e.Choose(t.Context(), ref, ann, match.Choice{Length: "short"})
	require.NoError(t, err)
	_, err = e.Choose(t.Context(), ref, ann, match.Choice{Values: map[string]int{"loud": 0, "quiet": 1}})
	require.NoError(t, err)
	got, err := e.Choose(t.Context(), ref, ann, match.Choice{Length: match.AsHere})
	require.NoError(t, err)
	require.Equal(t, map[string]int{"steps": 50, "loud": 0, "quiet": 1, "turn_time": 90, "pace": 0, "hints": 1, "rated": 0}, got.Terms.Values, "the length, as the server had it when the table opened")
	got, err = e.Choose(t.Context(), ref, ann, match.Choice{None: true})
	require.NoError(t, err)
	require.Equal(t, map[string]int{"steps": 50, "loud": 1, "quiet": 0, "turn_time": 90, "pace": 0, "hints": 1, "rated": 0}, got.Terms.Values, "everything")
}

func TestAStoredTurnTimeIsIgnoredInARace(t *testing.T) {
	e := newEvening(t, store.NewMemory(), raceKind())
	e.set(guild.General, guild.Change{Values: map[string]int{"turn_time": 5}})
	ref := e.lobby("race", nil, ann, ben)
	require.NotContains(t, e.get(ref).Terms.Values, "turn_time")
	require.Empty(t, e.get(ref).Terms.House)
	s, err := e.Guilds.Settings(t.Context(), "g", "race")
	require.NoError(t, err)
	for _, o := range s.Items {
		require.NotEqual(t, "turn_time", o.Name, "it is offered nowhere")
	}
}

func TestTheSamePressDoesNotChooseTwice(t *testing.T) {
	e := newEvening(t, store.NewMemory(), choosyKind())
	ref := e.lobby("turns", nil, ann)
	_, err := e.Choose(t.Context(), ref, asking(ann, "one"), match.Choice{Length: "short"})
	require.NoError(t, err)
	_, err = e.Choose(t.Context(), ref, asking(ann, "two"), match.Choice{Length: "as printed"})
	require.NoError(t, err)
	got, err := e.Choose(t.Context(), ref, asking(ann, "one"), match.Choice{Length: "short"})
	require.NoError(t, err, "another process is told of it late")
	require.Equal(t, 100, got.Terms.Values["steps"])
}
