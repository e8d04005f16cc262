package bot

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store/bolt"
)

// BenchmarkRace measures a race in which everybody presses three times a second, with Discord's limits on: from a press to
// its answer, and how old the pit is that people see on the board and in their hands. Where somebody watches, that is the
// last seat, which never presses and sees what is pushed to it. For ten seconds of each race:
//
//	go test ./bot -run '^$' -bench 'Race$' -benchtime 240x
func BenchmarkRace(b *testing.B) {
	for _, n := range []struct{ seats, pressing int }{{2, 2}, {4, 4}, {8, 8}, {8, 7}} {
		name := fmt.Sprintf("seats=%d", n.seats)
		if n.pressing < n.seats {
			name += ",one_watching"
		}
		b.Run(name, func(b *testing.B) {
			races(b, 1, n.seats, n.pressing, false)
		})
	}
}

// BenchmarkRaces measures many races at once in one process, the local Discord and the people included. How old the pit is
// that people see is measured at a few of the tables. A hundred boards are more than the global rate allows to edit at the
// pace of one. For ten seconds of each:
//
//	go test ./bot -run '^$' -bench 'Races$' -benchtime 120x
func BenchmarkRaces(b *testing.B) {
	for _, n := range []struct{ tables, seats int }{{10, 4}, {25, 4}, {50, 4}, {100, 4}, {100, 8}} {
		b.Run(fmt.Sprintf("tables=%d,seats=%d", n.tables, n.seats), func(b *testing.B) {
			races(b, n.tables, n.seats, n.seats, false)
		})
	}
}

// BenchmarkNight measures the largest round of a game night: 64 people in 16 races, each in a thread of one channel. For ten seconds
// of each:
//
//	go test ./bot -run '^$' -bench 'Night$' -benchtime 120x
func BenchmarkNight(b *testing.B) { races(b, 16, 4, 4, true) }

// lookedAt is at how many tables it is looked at what people see.
const lookedAt = 4

// races has people press at that many tables as long as one of them needs for b.N presses.
func races(b *testing.B, tables, seats, pressing int, threads bool) {
	s, err := bolt.Open(b.TempDir() + "/ruckus.db")
	require.NoError(b, err)
	defer s.Close()
	e := newEvening(b, s, localdiscord.Config{Limits: true})
	_, err = e.bot.host.Guilds.Set(b.Context(), e.discord.GuildID(), match.By{User: match.User{ID: e.users["Ada"]}}.Entry(), guild.General,
		guild.Change{Values: map[string]int{"tables": tables}})
	require.NoError(b, err)
	var all []*race
	for n := range tables {
		channel, err := e.discord.AddChannel(fmt.Sprintf("race-%d", n))
		if threads {
			channel, err = e.discord.AddThread(e.channel, fmt.Sprintf("race-%d", n))
		}
		require.NoError(b, err)
		here := *e
		here.channel = channel.ID
		all = append(all, openRaceOf(&here, peopleOf(e, n, seats)))
	}
	for _, r := range all {
		r.wait()
	}
	edits := func(page, outcome string) float64 {
		return e.measured(fmt.Sprintf("ruckus_edits_total{outcome=%q,page=%q}", outcome, page))
	}
	type kind struct{ page, outcome string }
	var kinds []kind
	before := map[kind]float64{}
	for _, page := range []string{"board", "hand"} {
		for _, outcome := range []string{"sent", "merged", "unchanged", "failed"} {
			kinds = append(kinds, kind{page, outcome})
			before[kind{page, outcome}] = edits(page, outcome)
		}
	}
	long := time.Duration(max(b.N/pressing, 1)) * pressEvery
	const cpu = "process_cpu_seconds_total"
	used := e.measured(cpu)
	b.ResetTimer()
	start := time.Now()
	var wg sync.WaitGroup
	for n, r := range all {
		wg.Go(func() {
			if n < lookedAt {
				r.run(pressing, long)
			} else {
				r.pressOn(pressing, long)
			}
		})
	}
	wg.Wait()
	b.StopTimer()
	took := time.Since(start).Seconds()
	used = e.measured(cpu) - used
	var sum race
	for _, r := range all {
		sum.took = append(sum.took, r.took...)
		sum.boardAge = append(sum.boardAge, r.boardAge...)
		sum.handAge = append(sum.handAge, r.handAge...)
		sum.watcherAge = append(sum.watcherAge, r.watcherAge...)
		sum.overtaken += r.overtaken
	}
	require.NotEmpty(b, sum.boardAge, "boards say what is in the pit")
	require.NotEmpty(b, sum.handAge, "hands say what is in the pit")
	report(b, "press", sum.took)
	report(b, "board-age", sum.boardAge)
	report(b, "hand-age", sum.handAge)
	report(b, "watcher-age", sum.watcherAge)
	b.ReportMetric(float64(len(sum.took))/took, "presses/s")
	b.ReportMetric(1000*used/float64(len(sum.took)), "cpu-ms/press")
	b.ReportMetric(float64(sum.overtaken), "overtaken")
	for _, k := range kinds {
		b.ReportMetric((edits(k.page, k.outcome)-before[k])/took, k.page+"-"+k.outcome+"/s")
	}
	stats := e.discord.Stats()
	b.ReportMetric(float64(stats.Limited), "429s")
	b.ReportMetric(float64(stats.Unanswered), "unanswered")
	e.stop()
}

// peopleOf are the people of the n-th table. Nobody sits at two: what one person can have in hand at once is bounded.
func peopleOf(e *evening, n, seats int) (names []string) {
	for _, racer := range racers[:seats] {
		name := fmt.Sprintf("%s %d", racer, n+1)
		u, err := e.discord.AddUser(name, false)
		require.NoError(e.t, err)
		e.users[name] = u.ID
		names = append(names, name)
	}
	return names
}

// report adds the median and the 99th percentile.
func report(b *testing.B, name string, all []time.Duration) {
	if len(all) == 0 {
		return
	}
	slices.Sort(all)
	for _, q := range []int{50, 99} {
		at := all[(len(all)-1)*q/100]
		b.ReportMetric(float64(at.Microseconds())/1000, fmt.Sprintf("%s-p%d-ms", name, q))
	}
}
