package bot

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store/bolt"
)

// BenchmarkStart measures how long the host of a table waits from *Start* for the answer with the first hand, under Discord's limits:
// with a message that fixes the cards, and without. Each game is started in a channel of its own, after two seconds of pause.
//
//	go test ./bot -run '^$' -bench 'Start$' -benchtime 60x
func BenchmarkStart(b *testing.B) {
	for name, fixed := range map[string]bool{"fixed": true, "plain": false} {
		b.Run(name, func(b *testing.B) {
			s, err := bolt.Open(b.TempDir() + "/ruckus.db")
			require.NoError(b, err)
			defer s.Close()
			e := newEvening(b, s, localdiscord.Config{Limits: true}, func(e *evening) { e.sealed = true })
			defer e.stop()
			if fixed {
				e.command("Ada", "/settings general fixed_cards:true tables:500 tables_each:50")
			} else {
				e.command("Ada", "/settings general tables:500 tables_each:50")
			}
			var took []time.Duration
			b.ResetTimer()
			for range b.N {
				b.StopTimer()
				e.fill("/play rednines small:true", "Ada", "Ben")
				e.settle()
				b.StartTimer()
				begun := time.Now()
				e.press("Ada", "Start")
				took = append(took, time.Since(begun))
				b.StopTimer()
				for _, t := range e.tables() {
					_, err := e.bot.host.Moderate(b.Context(), t.Ref, match.By{User: match.User{ID: e.users["Ada"]}}, (*match.Draft).Close)
					require.NoError(b, err)
				}
				e.settle()
				b.StartTimer()
			}
			b.StopTimer()
			report(b, "start", took)
		})
	}
}
