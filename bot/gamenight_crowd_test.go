package bot

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/localdiscord"
	"ruckus/render/markup"
	"ruckus/store"
)

// counted adds up the points of tables by hand: 12 for each person who has beaten all others, evenly down to 0, and nothing for who
// was played for.
func counted(points map[string]float64, tables []match.Table) {
	for _, t := range tables {
		places := t.Places
		var people []int
		for i, p := range t.Players {
			if p.Robot == 0 {
				people = append(people, i)
			}
		}
		left := func(i int) bool { return t.Players[i].Gone }
		for _, a := range people {
			sum := 0.0
			for _, b := range people {
				switch {
				case a == b || left(a):
				case left(b) || places[a] < places[b]:
					sum += 12
				case places[a] == places[b]:
					sum += 6
				}
			}
			if len(people) > 1 && places != nil {
				points[t.Players[a].User.ID] += sum / float64(len(people)-1)
			}
		}
	}
}

// Forty people at ten tables, of whom four fall asleep, three go and two come late, with Discord's limits, and a process that is killed
// in each phase and once more while tables are being set up.
func TestAGameNightOfFortyOutlivesADeathInEachPhase(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e, people := nightOf(t, s, 42)
		p := newProcess(e, s)
		dies := func() {
			p.kill()
			p = newProcess(e, s)
		}
		late, asleep := people[40:], people[20:24]
		p.command("Ada", "/night")
		p.press("Ada", "Announce it")
		dies()
		p.sees("Cleo", "Count me in")
		p.allPress(people[:40], "Count me in")
		dies()
		hour := p.gameNight().Plan.Begins
		time.Sleep(time.Until(hour.Add(-night.CheckIn + time.Second)))
		dies()
		time.Sleep(15 * time.Second)
		require.Len(t, e.rang(), 40)
		p.allPress(people[:40], "I'm here")
		time.Sleep(time.Until(hour.Add(2 * time.Second)))
		dies()
		time.Sleep(time.Until(hour.Add(58 * time.Second)))
		first := p.tables()
		require.Len(t, first, 10)
		last := time.Time{}
		for _, tab := range first {
			require.NotEmpty(t, tab.BoardID, "a minute after the hour each table has its board")
			last = match.Later(last, markup.Posted(tab.BoardID))
		}

		require.Less(t, last.Sub(hour), time.Minute)
		points, rounds := map[string]float64{}, [][]match.Table{nil}
		ended := time.Time{}
		for round := 1; round <= 3; round++ {
			p.until("the round is on", func() bool { time.Sleep(time.Second); return p.gameNight().Round.N == round })
			time.Sleep(20 * time.Second)
			tables := p.tables()
			for _, tab := range tables {
				posted := markup.Posted(tab.BoardID)
				if round > 1 {
					require.Less(t, posted.Sub(ended), 90*time.Second, "between two rounds")
				}
			}
			rounds = append(rounds, tables)
			if round == 1 {
				for _, name := range late {
					p.press(name, "I'm here")
				}
			}
			p.pass(2*time.Minute, asleep...)
			dies()
			if round == 2 {
				for _, name := range people[30:33] {
					p.press(name, "Have to go")
				}
			}
			for id := p.gameNight().ID; ; {
				p.pass(10*time.Second, slices.Concat(asleep, people[30:33])...)
				n, err := p.bot.nights.Plan(t.Context(), e.discord.GuildID(), id)
				require.NoError(t, err)
				if !n.Round.On {
					break
				}
			}
			ended = time.Now()
			var over []match.Table
			for _, tab := range tables {
				now, err := p.bot.host.Get(t.Context(), tab.Ref)
				require.NoError(t, err)
				over = append(over, now)
			}
			counted(points, over)
			dies()
		}
		time.Sleep(time.Minute)
		p.settle()
		require.Nil(t, p.gameNight())
		all, err := p.bot.nights.Plans(t.Context(), e.discord.GuildID())
		require.NoError(t, err)
		require.Len(t, all, 1)
		for _, st := range all[0].Standings() {
			require.InDelta(t, points[st.Person], float64(st.Points)/night.Unit, 0.001, "the standings are those that one counts by hand")
		}
		require.Len(t, all[0].Standings(), 42)
		for _, tab := range rounds[2] {
			for _, name := range asleep {
				require.Negative(t, int(tab.Seat(e.users[name])), "who has slept for a whole round isn't seated again")
			}
		}
		for name, times := range e.rang() {
			require.LessOrEqual(t, times, 5, name)
		}
		threads := 0
		for _, c := range e.discord.Channels() {
			if c.Parent == e.channel && strings.HasPrefix(c.Name, "Table") {
				threads++
			}
		}
		require.Equal(t, 10, threads, "a thread for each table, and for no table two")
		e.postedOnce("Ada")
	})
}

// Two processes that are both told of everything seat people once, and post nothing twice.
func TestTwoProcessesHoldOneGameNight(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e, people := nightOf(t, s, 9)
		newProcess(e, s)
		second := newProcess(e, s)
		second.command("Ada", "/night")
		second.press("Ada", "Announce it")
		for _, name := range people {
			second.press(name, "Count me in")
		}
		hour := second.gameNight().Plan.Begins
		time.Sleep(time.Until(hour.Add(-night.CheckIn + 15*time.Second)))
		for _, name := range people {
			second.press(name, "I'm here")
		}
		time.Sleep(time.Until(hour.Add(time.Minute)))
		require.Len(t, second.tables(), 3)
		for second.gameNight() != nil {
			second.pass(30 * time.Second)
		}
		time.Sleep(time.Minute)
		e.postedOnce("Ada")
		for name, times := range e.rang() {
			require.LessOrEqual(t, times, 5, name)
		}
	})
}

// nightOf is an evening with that many people on a Discord with limits, where threads can be opened and no process runs yet.
func nightOf(t *testing.T, s store.Store, people int) (e *evening, names []string) {
	e = newEvening(t, s, localdiscord.Config{Limits: true})
	e.stop()
	require.NoError(t, e.discord.SetBotPermissions(e.channel, mayOpenThreads))
	return e, e.crowd(people)
}

// allPress has people press the newest control with this label in the same moment, and requires that each is answered.
func (e *evening) allPress(people []string, label string) {
	e.t.Helper()
	var pressed []*localdiscord.Interaction
	for _, name := range people {
		m, c := find(slices.Backward(e.seen(name)), label)
		require.NotNil(e.t, c)
		i, err := e.discord.Press(e.users[name], m.ID, c.CustomID)
		require.NoError(e.t, err)
		pressed = append(pressed, i)
	}
	for _, i := range pressed {
		require.Contains(e.t, show(*e.outcome(i, nil).Message), "Your game night")
	}
}

// postedOnce checks that no message stands in the channel twice.
func (e *evening) postedOnce(user string) {
	e.t.Helper()
	seen := map[string]int{}
	for _, m := range e.seen(user) {
		if !m.Ephemeral() {
			seen[show(m)]++
		}
	}
	for text, n := range seen {
		require.Equal(e.t, 1, n, "posted twice: %s", text)
	}
}
