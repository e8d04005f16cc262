package bot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

func TestPlayersChooseTheirSideWhereTheCardsAreSealed(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) { e.sealed = true })
	lobby := e.command("Ada", "/play riot")
	require.Contains(t, show(*lobby.Message), "*Join* asks which side you'd like")
	for i, user := range []string{"Ben", "Cleo", "Dan", "Ada"} { // the table is full, and Ada has had a seat all along
		seat := e.press(user, "Join")
		require.NotNil(t, seat.Message)
		require.Equal(t, i < 2, strings.Contains(show(*seat.Message), "With 3 players: no Nationalists"), "nobody wishes for a side that stays at home")
		require.Contains(t, show(*seat.Message), "Which side do you want to play?")
		require.Contains(t, show(*seat.Message), "**Police**: bring Public Opinion to ten, fight by fight", "each side says what it plays for")
	}
	require.NotNil(t, e.press("Ben", "Police").Message)
}
