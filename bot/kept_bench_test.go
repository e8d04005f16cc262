package bot

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store"
	"ruckus/store/bolt"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
	"ruckus/store/storetest"
)

// BenchmarkCommandsBesideKeptGames measures how long somebody waits for the answer to a command in a server whose ended games are
// kept, for each command the time within which 99 of 100 are answered, and of Redis how many calls took longer than 5 ms:
//
//	go test ./bot -run '^$' -bench BesideKeptGames -benchtime 500x
func BenchmarkCommandsBesideKeptGames(b *testing.B) {
	for _, kept := range []int{1, 12_500} {
		b.Run(fmt.Sprintf("file/kept=%d", kept), func(b *testing.B) {
			s, err := bolt.Open(filepath.Join(b.TempDir(), "ruckus.db"))
			require.NoError(b, err)
			defer s.Close()
			askBesideKept(b, s, kept, func() {})
		})
		b.Run(fmt.Sprintf("redis/kept=%d", kept), func(b *testing.B) {
			server := redistest.Start(b)
			s, err := redis.Open(b.Context(), server.URL())
			require.NoError(b, err)
			defer s.Close()
			server.Do("CONFIG SET slowlog-log-slower-than 5000")
			askBesideKept(b, s, kept, func() { server.Do("SLOWLOG RESET") })
			slow, err := strconv.Atoi(strings.TrimPrefix(server.Do("SLOWLOG LEN"), ":"))
			require.NoError(b, err)
			b.ReportMetric(float64(slow), "calls>5ms")
		})
	}
}

func askBesideKept(b *testing.B, s store.Store, kept int, filled func()) {
	e := newEvening(b, s, localdiscord.Config{})
	openRoom(e, 1)
	ended := e.tables()[0].Ref
	_, err := e.bot.host.Moderate(b.Context(), ended, match.By{User: match.User{ID: e.users["Ada"]}, Manager: true}, (*match.Draft).Close)
	require.NoError(b, err)
	like, err := s.Get(b.Context(), match.Key(ended))
	require.NoError(b, err)
	storetest.Copy(b, s, like, kept)
	live := openRoom(e, 2)
	e.channel = live.e.channel
	filled()
	commands := []string{"/hand", "/play rednines", "/tables", "/read", "/practice game:rage"}
	took := map[string][]time.Duration{}
	for n := 0; b.Loop(); n++ {
		command := commands[n%len(commands)]
		began := time.Now()
		e.command("Ada", command)
		took[command] = append(took[command], time.Since(began))
	}
	for _, command := range commands {
		all := took[command]
		slices.Sort(all)
		if len(all) > 0 {
			b.ReportMetric(float64(all[len(all)*99/100].Microseconds())/1000, "ms-p99"+strings.Fields(command)[0])
		}
	}
	e.stop()
}
