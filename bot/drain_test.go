package bot

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// stopsWith has the bot told to stop, with so much time for races.
func (e *evening) stopsWith(drain time.Duration) (stopped chan struct{}) {
	e.bot.cfg.Drain = drain
	stopped = make(chan struct{})
	go func() {
		e.stop()
		close(stopped)
	}()
	return stopped
}

func TestABotThatIsToldToStopSaysSoInOpenHandsAndTakesNoNewTables(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{})
		e.play("/play redbrn", "Ada", "Ben")
		e.until("the race is on", func() bool { return e.only().Racing })
		e.press("Ada", "My hand")
		stopped := e.stopsWith(10 * time.Second)
		time.Sleep(2 * time.Second)
		e.sees("Ada", "The bot is restarting, and nothing is lost; in a moment, press **More")
		e.command("Cleo", "/play rage")
		e.sees("Cleo", "try this again in a minute")
		for _, begins := range []string{"/practice game:rage", "/learn game:rage", "/daily"} {
			o := e.command("Dan", begins)
			if begins == "/daily" {
				o = e.press("Dan", "Play")
			}
			require.Contains(t, show(*o.Message), "try this again in a minute", begins)
		}
		alone, err := e.bot.host.Alone(t.Context(), e.discord.GuildID(), e.users["Dan"])
		require.NoError(t, err)
		require.Empty(t, alone)
		time.Sleep(5 * time.Second)
		select {
		case <-stopped:
			t.Fatal("the race wasn't waited for")
		default:
		}
		time.Sleep(5 * time.Second)
		<-stopped
	})
}

func TestABotThatIsToldToStopWaitsForNothingWhereThereIsNoRace(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{})
		e.play("/play rednines", "Ada", "Ben", "Cleo", "Dan")
		began := time.Now()
		<-e.stopsWith(10 * time.Second)
		require.Less(t, time.Since(began), 5*time.Second)
	})
}
