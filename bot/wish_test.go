package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/games/kit"
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

// teamed is Whispers in two teams.
type teamed struct{ whispers }

func (w *teamed) SideName(s games.Seat) string { return []string{"Loud", "Quiet"}[s%2] }
func (w *teamed) Clone() games.Game            { return new(kit.Clone(*w)) }

// Where several seats are a team, people choose among the teams, and as many as have seats there play in theirs.
func TestPlayersChooseTheirTeam(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) {
		e.kinds = append(e.kinds, kit.Kind(whispersKind(), kit.Form[teamed]{
			Options: func(*teamed) games.Options { return nil }, Begin: func(w *teamed, s games.Setup) { w.begin(s) },
		}))
	})
	e.command("Ada", "/play whispers turn_time:0")
	for _, user := range []string{"Ben", "Cleo"} {
		require.Contains(t, show(*e.press(user, "Join").Message), "Which side do you want to play?")
		e.press(user, "Loud")
	}
	e.press("Ada", "+ robot")
	e.press("Ada", "Start")
	e.settle()
	players := e.only().Players
	require.Equal(t, []string{e.users["Ben"], e.users["Cleo"]}, slices.Sorted(slices.Values([]string{players[0].User.ID, players[2].User.ID})), "they play together")
	e.noErrors()
}
