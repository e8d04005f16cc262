package bot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
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
