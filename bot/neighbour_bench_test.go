package bot

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/store/bolt"
)

// BenchmarkNeighbour measures what people in one server notice of another one. They race as in BenchmarkRace; the neighbour
// has that many races with hard robots, whose boards are all out of date all the time. For twenty seconds of each:
//
//	go test ./bot -run '^$' -bench 'Neighbour$' -benchtime 240x
func BenchmarkNeighbour(b *testing.B) {
	for _, tables := range []int{0, 20, 60} {
		b.Run(fmt.Sprintf("tables=%d", tables), func(b *testing.B) {
			s, err := bolt.Open(b.TempDir() + "/ruckus.db")
			require.NoError(b, err)
			defer s.Close()
			e := newEvening(b, s, localdiscord.Config{Limits: true})
			r := openRace(e, 4)
			r.wait()
			ctx, stop := context.WithCancel(b.Context())
			var noise sync.WaitGroup
			for _, n := range e.openNeighbour(tables) {
				noise.Go(func() { n.press(ctx) })
			}
			used := e.measured("process_cpu_seconds_total")
			b.ResetTimer()
			start := time.Now()
			r.run(4, time.Duration(max(b.N/4, 1))*pressEvery)
			b.StopTimer()
			took := time.Since(start).Seconds()
			b.ReportMetric((e.measured("process_cpu_seconds_total")-used)/took, "cpus")
			stop()
			noise.Wait()
			report(b, "press", r.took)
			report(b, "board-age", r.boardAge)
			report(b, "hand-age", r.handAge)
			e.stop()
		})
	}
}

// A neighbour is a race with robots in another server, with one person who presses whatever can be pressed. Discord is not
// asked for those presses: they go to the host of the tables at once.
type neighbour struct {
	e   *evening
	ref match.Ref
	by  match.By
}

// openNeighbour begins that many races in another server.
func (e *evening) openNeighbour(tables int) (all []*neighbour) {
	var names []string
	for n := range tables {
		names = append(names, fmt.Sprint("noise-", n))
	}
	g, channels := e.discord.AddGuild("The neighbour", names...)
	manager := match.By{User: match.User{ID: e.users["Ada"]}, Manager: true}
	_, err := e.bot.host.Guilds.Set(e.t.Context(), g.ID, manager.Entry(), guild.General, guild.Change{Values: map[string]int{"tables": 500}})
	require.NoError(e.t, err)
	for n, c := range channels {
		by := match.By{User: match.User{ID: fmt.Sprint(1000 + n)}}
		t, err := e.bot.host.Create(e.t.Context(), by, match.Opening{Guild: g.ID, Channel: c.ID, Kind: "redbrn", Robots: 3, Level: games.Hard})
		require.NoError(e.t, err)
		_, err = e.bot.host.Start(e.t.Context(), t.Ref, by)
		require.NoError(e.t, err)
		e.bot.postBoard(t)
		all = append(all, &neighbour{e, t.Ref, by})
	}
	return all
}

// press makes a move as often as people in a race do.
func (n *neighbour) press(ctx context.Context) {
	pressing := time.NewTicker(pressEvery)
	defer pressing.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-pressing.C:
		}
		hand, err := n.e.bot.host.Peek(ctx, n.ref, n.by.ID)
		if err != nil || len(hand.Prompt.Moves) == 0 {
			continue
		}
		move := hand.Prompt.Moves[len(hand.Prompt.Moves)-1]
		for _, m := range hand.Prompt.Moves {
			if strings.HasPrefix(m, "ready") || strings.HasPrefix(m, "pit") {
				move = m
			}
		}
		n.e.bot.host.Act(ctx, n.ref, n.by, move, time.Now(), func(match.Hand, error) {})
	}
}
