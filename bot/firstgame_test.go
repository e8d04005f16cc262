package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/docs/examples/clues"
	cluescreens "ruckus/docs/examples/clues/screens"
	"ruckus/docs/examples/liarsdice"
	liarscreens "ruckus/docs/examples/liarsdice/screens"
	"ruckus/docs/examples/pig"
	"ruckus/render/look"
	"ruckus/store"
)

// A game that has rules and nothing else is played on Discord at once: with a lobby, a robot, and screens that show its view.
func TestAFirstGameIsPlayedToItsEnd(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true}, func(e *evening) { e.kinds = append(e.kinds, pig.Kind()) })
		e.fill("/play pig goal:10", "Ada", "Ben")
		e.press("Ada", "+ robot")
		e.press("Ada", "Start")
		e.begun()
		text := e.playOn([]string{"Ada", "Ben"}, "wins the game")
		require.Contains(t, text, "Ada: Roll\n")
		require.Contains(t, text, "Ben: Hold\n")
		require.Contains(t, e.screens("Ada"), "Points")
	})
}

// The complete example has its own screens, hints and robots, and is played the same way.
func TestTheCompleteExampleIsPlayedToItsEnd(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true}, func(e *evening) {
			e.kinds = append(e.kinds, liarsdice.Kind())
			e.spoil = func(looks map[string]look.Look) { looks[liarsdice.Kind().Name] = liarscreens.Look() }
		})
		e.fill("/play liarsdice dice:2", "Ada", "Ben")
		e.press("Ada", "+ robot")
		e.press("Ada", "Start")
		e.begun()
		text := e.playOn([]string{"Ada", "Ben"}, "wins the game")
		require.Contains(t, text, "Liar!\n")
		require.Contains(t, e.screens("Ada"), "doubted: there were")
	})
}

// The example with typed words is played by two people and a robot: they type into forms, and lose or win together.
func TestTheClueGameIsPlayedToItsEnd(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) {
		e.kinds = append(e.kinds, clues.Kind())
		e.spoil = func(looks map[string]look.Look) { looks[clues.Kind().Name] = cluescreens.Look() }
	})
	e.fill("/play clues turn_time:0", "Ada", "Ben")
	e.press("Ada", "+ robot")
	e.press("Ada", "Start")
	e.press("Ada", "My hand")
	e.press("Ben", "My hand")
	typed := map[string]bool{}
	e.until("all words were sought", func() bool {
		e.settle()
		for _, user := range []string{"Ada", "Ben"} {
			for label, word := range map[string]string{"Your clue …": user + "ish", "Your guess …": "nonsense"} {
				if _, c := find(slices.Backward(e.seen(user)), label); c != nil {
					e.press(user, label+": "+word)
					typed[user+" "+label] = true
				}
			}
		}
		return strings.Contains(e.screens("Cleo"), "everyone lost")
	})
	require.Len(t, typed, 4, "both have given clues and guessed")
	require.Contains(t, e.screens("Cleo"), "Found: **")
	e.noErrors()
}
