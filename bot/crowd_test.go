package bot

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/docs/examples/clues"
	cluescreens "ruckus/docs/examples/clues/screens"
	"ruckus/render/look"
	"ruckus/store"
)

// Those who only watch answer what a game asks them, once each. Neither the log nor the file of the game knows who it was, players have
// no say in it, and nobody answers what isn't asked any more.
func TestBystandersAnswerOnceAndNobodyKeepsTheirName(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) {
		k := clues.Kind()
		k.Draft = false
		e.kinds = append(e.kinds, k)
		e.spoil = func(looks map[string]look.Look) { looks[k.Name] = cluescreens.Look() }
	})
	crowd := e.crowd(7)[4:]
	watching, dora := crowd[:2], crowd[2]
	e.play("/play clues turn_time:0", "Ada", "Ben", dora)
	for _, user := range []string{"Ada", "Ben", dora, watching[0]} {
		e.press(user, "My hand")
	}
	table := e.only()
	bet := "1|" + table.ID + "|d|bet yes 1"
	require.NotContains(t, e.screens(watching[0]), "Will the word", "nothing is asked yet")
	require.Contains(t, show(*e.pressForged(watching[0], bet).Message), "no seat")
	e.press("Ben", "Pass")
	e.press(dora, "Pass")
	e.settle()
	require.Contains(t, e.screens("Ada"), "Watching? Will the word be found?")
	e.press(watching[0], "Bet yes")
	e.settle()
	require.Contains(t, show(*e.pressForged(watching[0], bet).Message), "answered; wait and see what happens")
	require.Contains(t, show(*e.pressForged("Ben", bet).Message), "wait for the others", "players have no say in it")
	e.press(watching[1], "My hand")
	e.press(watching[1], "Bet no")
	e.settle()
	require.Contains(t, e.screens("Ada"), "Bets from outside: 2")
	e.press("Ada", "Pass")
	e.settle()
	require.NotContains(t, e.screens("Ada"), "Bets from outside")
	require.Contains(t, show(*e.pressForged(watching[1], bet).Message), "no seat", "it was for the round before")

	for range 2 {
		for _, user := range []string{"Ada", "Ben", dora, "Ada", "Ben", dora} {
			if _, c := find(slices.Backward(e.seen(user)), "Pass"); c != nil && e.only().Phase == match.Playing {
				e.press(user, "Pass")
				e.settle()
			}
		}
	}
	data, err := e.bot.host.Replays.Export(t.Context(), table.Ref, match.By{User: match.User{ID: e.users["Ada"]}})
	require.NoError(t, err)
	require.Contains(t, string(data), "bet yes 1")
	for _, user := range watching {
		require.NotContains(t, string(data), e.users[user])
	}
	v, err := e.bot.host.Replays.Verify(t.Context(), table.Ref)
	require.NoError(t, err)
	require.Empty(t, v.Differs)
	_, err = e.bot.host.Replays.At(t.Context(), table.Ref, e.users["Ada"], 4)
	require.NoError(t, err)
	e.noErrors()
}
