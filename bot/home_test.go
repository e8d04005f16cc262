package bot

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// What somebody plays alone has no board and no channel: only a list of their own leads back to it.
func TestMyGamesListsWhatIsPlayedAlone(t *testing.T) {
	e := quickEvening(t)
	e.command("Ada", "/ruckus")
	e.press("Ada", "More")
	require.Contains(t, show(*e.press("Ada", "My games").Message), "You're not in a game in this server.")
	e.command("Ada", "/practice game:rednines")
	e.command("Ada", "/play rage")
	e.command("Ada", "/ruckus")
	m := show(*e.press("Ada", "My games").Message)
	require.Contains(t, m, "1. **RAGE**, open to join")
	require.Contains(t, m, "2. **Practice: Red Nines**, only you see it")
	e.command("Ben", "/ruckus")
	e.press("Ben", "More")
	require.NotContains(t, show(*e.press("Ben", "My games").Message), "Practice: Red Nines", "it is Ada's")
}

func TestWhoHasTakenTheLessonIsNotOfferedItAgain(t *testing.T) {
	e := quickEvening(t)
	m := e.command("Ada", "/learn game:rednines").Message
	for range 30 {
		if strings.Contains(show(*m), "Play against easy robots") {
			break
		}
		m = e.press("Ada", "Skip").Message
	}
	e.settle()
	require.NotContains(t, show(*e.command("Ada", "/practice game:rednines").Message), "First time?")
	require.Contains(t, show(*e.command("Ben", "/practice game:rednines").Message), "First time?")
}

func TestTheFrontDoorOpensATableOrLeadsToOneThatIsOpenHere(t *testing.T) {
	e := quickEvening(t)
	e.command("Ada", "/ruckus")
	e.press("Ada", "RAGE")
	e.settle()
	require.Len(t, e.tables(), 1)
	e.command("Ben", "/ruckus")
	require.Contains(t, e.screens("Ben"), "🎯 **RAGE** with **Ada** here: needs 1 more")
	require.Contains(t, show(*e.press("Ben", "RAGE").Message), "– seat 2", "friends who press the same game meet")
	e.command("Cleo", "/ruckus")
	require.Contains(t, show(*e.press("Cleo", "RAGE with Ada").Message), "– seat 3")
	e.press("Ada", "Start")
	e.settle()
	require.Len(t, e.tables(), 1)
	e.command("Dan", "/ruckus")
	require.Contains(t, e.screens("Dan"), "🎯 **RAGE** here: all seats taken")
	require.Contains(t, show(*e.press("Dan", "Join next RAGE …").Message), "you aren't in this game")
	e.command("Eve", "/ruckus")
	e.press("Eve", "RAGE")
	e.settle()
	require.Len(t, e.tables(), 2, "a game that is on takes nobody, so she opens a table")
	e.command("Finn", "/ruckus")
	e.press("Finn", "More")
	require.Contains(t, show(*e.press("Finn", "Rules …: RIOT").Message), "RIOT")
	e.noErrors()
}

func TestTwoWhoPressTheSameGameAtOnceMeetAtOneTable(t *testing.T) {
	e := quickEvening(t)
	people := []string{"Ada", "Ben", "Cleo"}
	var presses []*localdiscord.Interaction
	for _, user := range people {
		m := e.command(user, "/ruckus").Message
		_, c := find(slices.Backward(e.seen(user)), "RAGE")
		i, err := e.discord.Press(e.users[user], m.ID, c.CustomID)
		require.NoError(t, err)
		presses = append(presses, i)
	}
	for _, i := range presses {
		e.outcome(i, nil)
	}
	e.settle()
	require.Len(t, e.tables(), 1)
	require.Len(t, e.tables()[0].Players, 3)
	e.noErrors()
}

func TestANewTableTellsThoseWhoWantToKnowOnceADay(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		for _, user := range []string{"Cleo", "Dan", "Ada"} {
			e.command(user, "/ruckus")
			e.press(user, "More")
			e.press(user, "Notify me …")
			require.Contains(t, show(*e.press(user, "Notify me").Message), "Stop notifying me")
		}
		e.press("Dan", "Stop notifying me")
		open := func(user, what string) {
			e.command(user, what)
			e.settle()
		}
		open("Ada", "/play rage hands:3 turn_time:0")
		require.Empty(t, e.rang(), "Ada has never played here to the end")
		e.press("Ben", "Join")
		e.press("Ada", "Start")
		e.playToEnd(e.tables()[0].Ref, "Ada", "Ben")
		time.Sleep(time.Minute) // until the league has counted it

		open("Ada", "/play rage")
		require.Equal(t, map[string]int{"Cleo": 1}, e.rang(), "neither Dan, who has changed his mind, nor Ada herself")
		require.Contains(t, e.screens("Finn"), ", a table is open.")

		e.press("Ben", "Join")
		e.settle()
		require.NotContains(t, e.screens("Finn"), "a table is open", "the next edit takes the line away")
		time.Sleep(23 * time.Hour)
		open("Ben", "/play rage")
		require.Equal(t, map[string]int{"Cleo": 1, "Ada": 1}, e.rang(), "once a day")
		time.Sleep(2 * time.Hour)
		open("Ada", "/play rage")
		require.Equal(t, 2, e.rang()["Cleo"])
		e.noErrors()
	})
}
