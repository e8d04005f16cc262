package bot

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/guild"
	"ruckus/bot/localdiscord"
	"ruckus/bot/table"
	"ruckus/store"
	"ruckus/store/bolt"
)

// BenchmarkPress measures a press of a card from end to end: from the user's press over the gateway, the rules and the
// store to the fresh hand. It plays whole games.
func BenchmarkPress(b *testing.B) {
	for _, tables := range []int{1, 100} {
		b.Run(fmt.Sprintf("tables=%d", tables), func(b *testing.B) {
			s, err := bolt.Open(b.TempDir() + "/ruckus.db")
			require.NoError(b, err)
			defer s.Close()
			e := newEvening(b, s, localdiscord.Config{Limits: true})
			_, err = e.bot.host.Set(b.Context(), e.discord.GuildID(), table.User{ID: e.users["Ada"]}, guild.General,
				guild.Change{Values: map[string]int{"tables": tables}})
			require.NoError(b, err)
			var rooms []*room
			for n := range tables {
				rooms = append(rooms, openRoom(e, n))
			}
			took := make([][]time.Duration, tables)
			b.ResetTimer()
			var wg sync.WaitGroup
			for n, r := range rooms {
				wg.Go(func() {
					for range max(b.N/tables, 1) {
						took[n] = append(took[n], r.press())
					}
				})
			}
			wg.Wait()
			b.StopTimer()
			all := slices.Concat(took...)
			slices.Sort(all)
			ms := func(q float64) float64 {
				return float64(all[int(q*float64(len(all)-1))].Microseconds()) / 1000
			}
			b.ReportMetric(ms(0.5), "p50-ms")
			b.ReportMetric(ms(0.99), "p99-ms")
			b.ReportMetric(float64(len(all))/b.Elapsed().Seconds(), "presses/s")
			e.stop()
		})
	}
}

// A room is a channel with a table at which people play without a pause.
type room struct {
	e     evening
	users []string
	hands map[string]localdiscord.Message
}

func openRoom(e *evening, n int) *room {
	r := &room{e: *e, users: []string{"Ada", "Ben", "Cleo", "Dan"}}
	channel, err := e.discord.AddChannel(fmt.Sprintf("room-%d", n))
	require.NoError(e.t, err)
	r.e.channel = channel.ID
	r.start()
	return r
}

// start has a game begin and opens all hands.
func (r *room) start() {
	const command = "/play rednines turn_time:0"
	r.hands = map[string]localdiscord.Message{}
	r.e.fill(command, r.users...)
	r.e.press("Ada", "Start")
	for _, u := range r.users {
		r.hands[u] = *r.e.press(u, "My hand").Message
	}
}

// press makes one move in a hand that the bot keeps up to date, and returns how long its answer took. When the game is
// over it begins another one.
func (r *room) press() time.Duration {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(time.Millisecond) {
		over := true
		for _, u := range r.users {
			if c := usable(r.hands[u]); c != nil {
				return r.move(u, c)
			}
			over = over && len(r.hands[u].Components) == 0
		}
		if over {
			r.start()
		}
		r.look()
	}
	r.e.t.Fatal("nobody can move")
	return 0
}

// look sees how the hands are now.
func (r *room) look() {
	for _, u := range r.users {
		for _, m := range r.e.seen(u) {
			if m.ID == r.hands[u].ID {
				r.hands[u] = m
			}
		}
	}
}

func (r *room) move(user string, c *localdiscord.Component) time.Duration {
	var values []string
	if c.Type == typeMenu {
		values = []string{c.Options[0].Value}
	}
	start := time.Now()
	o := r.e.outcome(r.e.discord.Press(r.e.users[user], r.hands[user].ID, c.CustomID, values...))
	took := time.Since(start)
	r.hands[user] = *o.Message
	return took
}

// usable finds the first control of a hand that makes a move, or else one that leads to such a one.
func usable(m localdiscord.Message) (found *localdiscord.Component) {
	for _, row := range m.Components {
		for _, c := range row.Components {
			id, err := parseCustomID(c.CustomID)
			switch {
			case err != nil || c.Disabled:
			case id.Verb == verbDo:
				return &c
			case id.Verb == verbGo && id.Arg != "home" && found == nil:
				found = &c
			}
		}
	}
	return found
}

func TestTheBotKeepsDiscordsRateLimits(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true})
	rooms := []*room{openRoom(e, 1), openRoom(e, 2)}
	shared := *rooms[1] // a second table in the same channel
	shared.start()
	rooms = append(rooms, &shared)
	var wg sync.WaitGroup
	for _, r := range rooms {
		wg.Go(func() {
			for end := time.Now().Add(6 * time.Second); time.Now().Before(end); {
				r.press()
			}
		})
	}
	wg.Wait()
	e.stop()
	require.Zero(t, e.discord.Stats().Limited)
	require.NotContains(t, e.log.String(), "level=WARN")
}
