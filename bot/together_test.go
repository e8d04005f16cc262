package bot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/games/kit"
	"ruckus/store"
)

// A crew is a game for twelve who win or lose together: all choose at once and in secret to stay or to leave, and a single one who
// leaves has lost the game for everybody.
type crew struct {
	Seats  int
	Votes  kit.Secret
	Shown  []string
	Closed bool
}

type crewView struct {
	Waiting kit.Seats // who has not chosen
	Own     string
	Shown   []string
}

func crewKind() games.Kind {
	return kit.Kind(games.Kind{
		Name: "crew", Title: "Crew", Phrase: "stay together", Summary: "All stay, or all lose.", Min: 2, Max: 12, Edition: "1", Together: true,
	}, kit.Form[crew]{
		Options: func(*crew) games.Options { return nil },
		Begin:   func(g *crew, s games.Setup) { g.Seats = s.Seats; g.Votes.Begin(kit.All(int8(s.Seats))) },
	})
}

func (g *crew) Prompt(s games.Seat) games.Prompt { return g.Votes.Prompt(s, "vote stay", "vote leave") }

func (g *crew) Apply(a games.Action) ([]games.Event, error) {
	if _, err := kit.Begin(g, int8(g.Seats), a); err != nil {
		return nil, err
	}
	_, vote, n, _ := kit.Split(a.Move)
	if vote != "stay" && vote != "leave" {
		return nil, games.Illegalf("stay or leave")
	}
	events, err := g.Votes.Choose(a.Seat, vote, n)
	if err == nil && g.Votes.Waiting() == 0 {
		g.Shown, g.Closed = g.Votes.Show(g.Seats), true
		events = append(events, games.Event{Verb: "shown", Tokens: slices.Clone(g.Shown)})
	}
	return events, err
}

func (g *crew) View(s games.Seat) any {
	v := crewView{Waiting: g.Votes.Waiting(), Shown: slices.Clone(g.Shown)}
	if s >= 0 && int(s) < g.Seats {
		v.Own = g.Votes.Of(s)
	}
	return v
}

func (g *crew) Redeal(s games.Seat, r *rand.Rand) {
	g.Votes.Redeal(s, func(games.Seat) string { return []string{"stay", "leave"}[r.IntN(2)] })
}

func (g *crew) Due() time.Time    { return time.Time{} }
func (g *crew) Clone() games.Game { return new(kit.Clone(*g)) }

func (g *crew) Result() *games.Result {
	switch {
	case !g.Closed:
		return nil
	case slices.Contains(g.Shown, "leave"):
		return &games.Result{Scores: make([]int, g.Seats)}
	}
	return &games.Result{Winners: kit.All(int8(g.Seats)).List(), Scores: slices.Repeat([]int{1}, g.Seats)}
}

func newCrew(t *testing.T) (e *evening, people []string) {
	e = newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true}, func(e *evening) { e.kinds = append(e.kinds, crewKind()) })
	people = e.crowd(12)
	e.fill("/play crew", people...)
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
		require.NotContains(t, e.screens("Ada"), "share the first place")
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
		history := e.answer(e.command("Ada", "/history game:crew"))
		require.Contains(t, history, "**Ada** 0 · Ben 0")
		require.NotContains(t, history, "🥈")
		require.NotContains(t, history, "friendly", "it is never rated")
		require.Contains(t, e.answer(e.command("Ada", "/stats game:crew")), "Games: **1**, 0 won (0 %)")
		require.NotContains(t, strings.ToLower(e.answer(e.command("Ada", "/stats game:crew"))), "places")
		e.noErrors()
	})
}
