package bot

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// firstGames are those of a person that are not over.
func (e *evening) firstGames(user string) (all []match.Table) {
	e.t.Helper()
	mine, err := e.bot.host.Alone(e.t.Context(), e.discord.GuildID(), e.users[user])
	require.NoError(e.t, err)
	return slices.DeleteFunc(mine, func(t match.Table) bool { return !t.Solo.First() })
}

// playFirst plays with the last lit button of each screen until the game is over, and returns what each decision showed.
func (e *evening) playFirst(user string) (shown []string) {
	e.t.Helper()
	for {
		var m localdiscord.Message
		var moves []localdiscord.Component
		look := func() bool {
			m, moves = e.seen(user)[len(e.seen(user))-1], nil
			for _, row := range m.Components {
				moves = append(moves, slices.DeleteFunc(slices.Clone(row.Components), func(c localdiscord.Component) bool {
					return c.Disabled || c.Type == discord.TypeMenu || !strings.Contains(c.CustomID, "|d|") && !strings.Contains(c.CustomID, "|g|colour")
				})...)
			}
			return len(moves) > 0 || strings.Contains(show(m), "in miniature")
		}
		e.until("a decision, or the end", look)
		if moves == nil {
			return shown
		}
		require.NotContains(e.t, show(m), "Note:", "what I press is what I play")
		require.NotRegexp(e.t, "[●○✚–]( |$)", strings.ReplaceAll(show(m), " – ", " "), "each sign is in words")
		if len(moves) == 1 && strings.Contains(moves[0].CustomID, "|d|play") {
			require.Regexp(e.t, "the last card|only one card fits|lead any card|play any card", show(m))
			e.outcome(e.discord.Press(e.users[user], m.ID, moves[0].CustomID))
			e.settle()
			continue
		}
		if !strings.HasPrefix(moves[0].Label, "Ready") {
			shown = append(shown, show(m))
		}
		e.outcome(e.discord.Press(e.users[user], m.ID, moves[len(moves)-1].CustomID))
		e.settle()
	}
}

// Somebody who knows nothing is one press away from a game, and at its end one from a table, a lesson, or another.
func TestOnePressDealsAFirstGameWithASentenceForEachDecision(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		hub := e.command("Ada", "/ruckus").Message
		require.Equal(t, "New here?", hub.Components[0].Components[0].Label)
		m := e.press("Ada", "New here?").Message
		require.True(t, m.Ephemeral(), "only she sees it")
		e.settle()
		require.Empty(t, e.tables(), "it's nobody else's business")
		asked := 0
		for _, hand := range e.playFirst("Ada") {
			require.NotContains(t, hand, "Hint")
			if strings.Contains(hand, "Rage: which ") {
				continue // the second half of a decision
			}
			require.Regexp(t, `\n\s*\| \*\*[^*]{20,}[.?]\*\*\n`, hand)
			asked++
		}
		require.True(t, asked >= 4 && asked <= 6, "%d decisions", asked)
		require.Contains(t, e.screens("Ada"), "(Open a table here) (Learn it) (One more)")
		require.Contains(t, show(*e.press("Ada", "Learn it").Message), "Say it, do it")
		e.pressOn(slices.All(e.seen("Ada")), "Ada", "Open a table here")
		e.settle()
		require.Len(t, e.tables(), 1, "a table with others")
		require.Contains(t, e.screens("Ben"), "Hands: 5 cards", "and not for an hour")
		e.noErrors()
	})
}

func TestAFirstGameBegunTwiceIsOneAndARestartLosesNothing(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	var presses []*localdiscord.Interaction
	for range 2 {
		m := e.command("Ada", "/ruckus").Message
		i, err := e.discord.Press(e.users["Ada"], m.ID, m.Components[0].Components[0].CustomID)
		require.NoError(t, err)
		presses = append(presses, i)
	}
	for _, i := range presses {
		e.outcome(i, nil)
	}
	e.settle()
	begun := e.firstGames("Ada")
	require.Len(t, begun, 1)
	e.until("she may bid", func() bool { return len(e.moves(begun[0].Ref, "Ada")) > 0 })
	e.act(begun[0].Ref, "Ada", e.moves(begun[0].Ref, "Ada")[0])
	e.stop()
	e.start(s)
	e.command("Ada", "/ruckus")
	e.press("Ada", "My games")
	e.command("Ada", "/ruckus")
	require.Contains(t, show(*e.press("Ada", "New here?").Message), "card")
	e.settle()
	again := e.firstGames("Ada")
	require.Len(t, again, 1)
	require.Equal(t, begun[0].Ref, again[0].Ref)
	require.Greater(t, again[0].Version, begun[0].Version, "her bid is there")
}

// Nobody meets a dead end: each first game has other cards, and then there's practice.
func TestTheDealsOfFirstGamesTakeTurns(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/ruckus")
	e.press("Ada", "New here?")
	e.settle()
	kind, first := e.bot.first()
	seen := map[string]bool{}
	for range first {
		mine := e.firstGames("Ada")
		require.Len(t, mine, 1)
		seen[mine[0].Solo.Deal] = true
		e.press("Ada", "More")
		e.press("Ada", "Table")
		e.press("Ada", "End it")
		e.settle()
		e.press("Ada", "One more")
		e.settle()
	}
	require.Len(t, seen, len(first))
	require.Empty(t, e.firstGames("Ada"))
	require.Equal(t, kind, e.practices(e.users["Ada"])[0].Kind.Name)
	e.noErrors()
}

func TestAFirstGameIsInWordsForThoseWhoReadWords(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/me")
	e.press("Ada", "Words")
	e.command("Ada", "/ruckus")
	m := e.press("Ada", "New here?").Message
	require.True(t, inWords(*m))
	require.NotContains(t, show(*m), "🟢")
}

// The front door fits into a glance, and what it has no room for is one press behind it.
func TestTheFrontDoorIsCalm(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	faces := func(m *localdiscord.Message) (all []string) {
		for _, row := range m.Components {
			for _, c := range row.Components {
				all = append(all, c.Label+c.Placeholder)
			}
		}
		return all
	}
	words := func(m *localdiscord.Message) int {
		text := strings.Join(append(faces(m), m.Embeds[0].Title, m.Embeds[0].Description), " ")
		return len(slices.DeleteFunc(strings.Fields(text), func(word string) bool {
			return !strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
		}))
	}
	hub := e.command("Ada", "/ruckus").Message
	require.LessOrEqual(t, words(hub), 40, show(*hub))
	require.Equal(t, []string{"New here?", "Red Nines", "RAGE", "REDOX", "R!OT", "RIOT", "Daily", "More"}, faces(hub))
	signs := map[string]bool{}
	for _, c := range hub.Components[1].Components {
		signs[c.Emoji.Name] = true
		require.Contains(t, hub.Embeds[0].Description, c.Emoji.Name+" **"+c.Label+"**", "a game has one sign")
	}
	require.Len(t, signs, 5, "no two games look alike")

	for n, user := range []string{"Ada", "Ben", "Cleo", "Dan"} {
		e.command(user, "/play "+[]string{"rage", "redox", "rednines", "riot"}[n])
	}
	e.settle()
	e.command("Eve", "/practice game:rage")
	require.LessOrEqual(t, len(faces(e.command("Eve", "/ruckus").Message)), 12, "however much is on")

	e.command("Ada", "/ruckus")
	more := e.press("Ada", "More").Message
	require.Equal(t, []string{"Learn …", "Practice …", "Rules …", "My games", "My settings", "Notify me …", "Server settings", "Back"}, faces(more))
	require.Contains(t, show(*e.press("Ada", "Back").Message), "What shall we play?")
}
