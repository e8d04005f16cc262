package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// What somebody plays alone has no board and no channel: only a list of their own leads back to it.
func TestMyGamesListsWhatIsPlayedAlone(t *testing.T) {
	e := quickEvening(t)
	e.command("Ada", "/ruckus")
	require.Contains(t, show(*e.press("Ada", "My games").Message), "You play no game in this server.")
	e.command("Ada", "/practice game:rednines")
	e.command("Ada", "/play rage")
	e.command("Ada", "/ruckus")
	m := show(*e.press("Ada", "My games").Message)
	require.Contains(t, m, "1. **RAGE**, open to join")
	require.Contains(t, m, "2. **Practice: Red Nines**, only you see it")
	e.command("Ben", "/ruckus")
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
	require.Contains(t, e.screens("Ben"), "**RAGE** of **Ada** here wants 1 more")
	require.Contains(t, show(*e.press("Ben", "RAGE").Message), "You have seat **2**", "friends who press the same game meet")
	e.command("Cleo", "/ruckus")
	require.Contains(t, show(*e.press("Cleo", "RAGE with Ada").Message), "You have seat **3**")
	e.press("Ada", "Start")
	e.settle()
	require.Len(t, e.tables(), 1)
	e.command("Dan", "/ruckus")
	require.Contains(t, e.screens("Dan"), "**RAGE** here is on")
	require.Contains(t, show(*e.press("Dan", "Late for RAGE …").Message), "you are not in this game")
	e.command("Eve", "/ruckus")
	e.press("Eve", "RAGE")
	e.settle()
	require.Len(t, e.tables(), 2, "a game that is on takes nobody, so she opens a table")
	e.command("Finn", "/ruckus")
	require.Contains(t, show(*e.press("Finn", "Learn, practise, rules …: Rules of RIOT").Message), "RIOT")
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
