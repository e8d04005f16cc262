package bot

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/docs/examples/stay"
	"ruckus/store"
)

func newCrew(t *testing.T) (e *evening, people []string) {
	e = newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true}, func(e *evening) {
		k := stay.Kind()
		k.Draft = false // it has a history
		e.kinds = append(e.kinds, k)
	})
	people = e.crowd(12)
	e.fill("/play stay", people...)
	e.settle()
	for i, name := range people {
		require.Contains(t, e.screens("Ada"), fmt.Sprint(i+1)+"\u00a0**"+name, "each has a seat in the lobby")
	}
	e.press("Ada", "Start")
	e.begun()
	for _, name := range people {
		e.press(name, "My hand")
	}
	e.settle()
	return e, people
}

// vote has people press in the same millisecond.
func (e *evening) vote(label string, people ...string) {
	e.t.Helper()
	var pressed []*localdiscord.Interaction
	for _, name := range people {
		m, c := find(slices.Backward(e.seen(name)), label)
		require.NotNil(e.t, c, "%s sees no %q in\n%s", name, label, e.screens(name))
		i, err := e.discord.Press(e.users[name], m.ID, c.CustomID)
		require.NoError(e.t, err)
		pressed = append(pressed, i)
	}
	for _, i := range pressed {
		if o := e.outcome(i, nil); o.Message != nil {
			require.NotContains(e.t, show(*o.Message), "Note:", "each press counts")
		}
	}
	e.settle()
}

func TestTwelveChooseInTheSameMillisecondAndWinTogether(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, people := newCrew(t)
		e.vote("Vote stay", people...)
		require.Contains(t, e.screens("Ada"), "🏆 Everyone wins!")
		require.NotContains(t, e.screens("Ada"), "share first place")
		require.Contains(t, e.screens("Ada"), "Shown:** stay, stay")
		for _, name := range people {
			require.NotContains(t, e.screens(name), "lost")
		}
		e.noErrors()
	})
}

// What somebody chooses, and that they think better of it, changes nothing that others see.
func TestOneWhoThinksBetterOfItHasAllLoseTogether(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, people := newCrew(t)
		e.vote("Vote stay", "Ada")
		require.Contains(t, e.screens("Ada"), "**Own:** stay")
		before := e.screens("Ben")
		require.NotContains(t, before, "**Own:** stay")
		require.Regexp(t, `Waiting:\*\* \*?\*?Ben`, before, "a set of seats is told by names")
		for _, label := range []string{"Vote leave", "Vote stay", "Vote leave"} {
			e.vote(label, "Ada")
			require.Equal(t, before, e.screens("Ben"))
		}
		e.vote("Vote stay", people[1:]...)
		require.Contains(t, e.screens("Ada"), "The game wins: everyone lost.")
		require.NotContains(t, e.screens("Ada"), "🥈")
		require.NotContains(t, e.screens("Ben"), "you win")
		history := e.answer(e.command("Ada", "/history game:stay"))
		require.Contains(t, history, "**Ada** 0 · Ben 0")
		require.NotContains(t, history, "🥈")
		require.NotContains(t, history, "friendly", "it is never rated")
		require.Contains(t, e.answer(e.command("Ada", "/stats game:stay")), "Games: **1**, 0 won (0%)")
		require.NotContains(t, strings.ToLower(e.answer(e.command("Ada", "/stats game:stay"))), "places")
		e.noErrors()
	})
}
