package bot

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/store"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
)

// storeDown is part of the sentence for people when the store fails.
const storeDown = "memory can't be reached right now; nothing is lost"

// A ledger is a room in which it is written down what people saw happen.
type ledger struct {
	*room
	table string
	seats map[string]int  // by user
	acked map[string]bool // moves that people saw done, with their seat
	down  int             // presses that were answered with the sentence that the store fails
	late  int             // presses that the machine was too slow to answer in time
}

func newLedger(r *room) *ledger {
	l := &ledger{room: r, seats: map[string]int{}, acked: map[string]bool{}}
	for seat, user := range r.users {
		l.seats[user] = seat
	}
	return l
}

// try has somebody press who can, and reports whether they saw a move done. Nobody opens their hand again.
func (l *ledger) try() bool {
	l.look()
	for _, user := range l.users {
		c := usable(l.hands[user])
		if c == nil {
			continue
		}
		id, err := parseCustomID(c.CustomID)
		require.NoError(l.e.t, err)
		if c.Type == discord.TypeMenu {
			id, err = id.pick([]string{c.Options[0].Value})
			require.NoError(l.e.t, err)
		}
		said := l.ask(user, c)
		switch {
		case said == "":
			l.late++
		case strings.Contains(said, storeDown):
			l.down++
		case id.Verb == verbDo && !strings.Contains(said, "⚠"):
			l.table = id.Table
			move := fmt.Sprintf("%d %s", l.seats[user], id.Arg)
			require.False(l.e.t, l.acked[move], "%s was done twice", move)
			l.acked[move] = true
			return true
		}
		return false
	}
	return false
}

// ask presses a control of a hand and returns what the user reads then; "" if there was no answer in time, and the machine has
// stood still: then nobody knows whether the press counted.
func (l *ledger) ask(user string, c *localdiscord.Component) string {
	var values []string
	if c.Type == discord.TypeMenu {
		values = []string{c.Options[0].Value}
	}
	hand := l.hands[user]
	before := len(l.e.refusals.on(hand.ID))
	i, err := l.e.discord.Press(l.e.users[user], hand.ID, c.CustomID, values...)
	if err != nil {
		require.ErrorContains(l.e.t, err, "has no component")
		return "⚠ the hand has changed under the thumb"
	}
	o, err := i.Wait(l.e.t.Context())
	require.NoError(l.e.t, err)
	if o.Failed != "" {
		require.Greater(l.e.t, l.e.stalls.longest(), machineStalls, "nothing but the machine can have kept the bot from answering\n%s", l.e.log)
		return ""
	}
	if o.Type == discord.ReplyDeferredPress {
		said := ""
		l.e.until(user+" gets the promised answer", func() bool {
			l.look()
			if all := l.e.refusals.on(hand.ID); len(all) > before {
				said = all[before]
				return true
			}
			now := l.hands[user]
			said = show(now)
			return edited(now) != edited(hand) && !offers(now, c.CustomID)
		})
		return said
	}
	if o.Message.ID == hand.ID {
		l.hands[user] = *o.Message
	}
	return show(*o.Message)
}

// offers reports whether a move can be made on a hand; an edit that was on its way before a press still has the pressed one.
func offers(m localdiscord.Message, id string) bool {
	parsed, err := parseCustomID(id)
	return err == nil && parsed.Verb == verbDo && slices.ContainsFunc(m.Components, func(row localdiscord.Component) bool {
		return slices.ContainsFunc(row.Components, func(c localdiscord.Component) bool { return c.CustomID == id })
	})
}

// edited is when a message was last edited; "" for never.
func edited(m localdiscord.Message) string {
	if m.EditedTimestamp == nil {
		return ""
	}
	return *m.EditedTimestamp
}

// play goes on until people have seen that many moves done.
func (l *ledger) play(moves int) {
	for range moves {
		l.e.until("a move is made", l.try)
	}
}

// check requires that the table's log holds each move that people saw done, and none twice, and leads to what is stored.
func (l *ledger) check(s store.Store) {
	t := l.e.t
	key := store.Key{Guild: l.e.discord.GuildID(), Kind: "table", ID: l.table}
	lines, err := s.Log(t.Context(), key)
	require.NoError(t, err)
	logged := map[string]bool{}
	for _, line := range lines[1:] {
		var a games.Action
		require.NoError(t, json.Unmarshal(line, &a))
		move := fmt.Sprintf("%d %s", a.Seat, a.Move)
		require.False(t, logged[move], "%s is in the log twice", move)
		logged[move] = true
	}
	for move := range l.acked {
		require.True(t, logged[move], "%s was acknowledged and is lost", move)
	}
}

// redisEvening has five tables that play.
func redisEvening(t *testing.T, url string) (e *evening, ledgers []*ledger, s store.Store) {
	s, err := redis.Open(t.Context(), url)
	require.NoError(t, err)
	t.Cleanup(func() { s.Close() })
	e = newEvening(t, s, localdiscord.Config{Limits: true})
	e.stalls = watchMachine(t)
	_, err = e.bot.host.Guilds.Set(t.Context(), e.discord.GuildID(), match.By{User: match.User{ID: e.users["Ada"]}}.Entry(), guild.General,
		guild.Change{Values: map[string]int{"tables": 10}})
	require.NoError(t, err)
	for n := range 5 {
		ledgers = append(ledgers, newLedger(openRoom(e, n)))
	}
	return e, ledgers, s
}

// eachOf does something at all tables at once.
func eachOf(ledgers []*ledger, do func(*ledger)) {
	var wg sync.WaitGroup
	for _, l := range ledgers {
		wg.Go(func() { do(l) })
	}
	wg.Wait()
}

// late are the presses at all tables that the machine was too slow for.
func late(ledgers []*ledger) (n int) {
	for _, l := range ledgers {
		n += l.late
	}
	return n
}

// timed returns the table with a running clock, or nil.
func timed(tables []match.Table) *match.Table {
	for _, t := range tables {
		if !t.Deadline.IsZero() {
			return &t
		}
	}
	return nil
}

func TestNoMoveIsLostOrDoubledWhenRedisFails(t *testing.T) {
	t.Parallel()
	for name, outage := range map[string]struct {
		lasts      time.Duration
		begin, end func(*redistest.Server)
	}{
		"killed and restarted": {30 * time.Second, (*redistest.Server).Kill, (*redistest.Server).Restart},
		"hanging":              {9 * time.Second, (*redistest.Server).Pause, (*redistest.Server).Resume},
		"read-only": {
			9 * time.Second,
			func(s *redistest.Server) { s.Do("REPLICAOF 127.0.0.1 1") },
			func(s *redistest.Server) { s.Do("REPLICAOF NO ONE") },
		},
		"full": {
			9 * time.Second,
			func(s *redistest.Server) { s.Do("CONFIG SET maxmemory 1mb") },
			func(s *redistest.Server) { s.Do("CONFIG SET maxmemory 0") },
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if testing.Short() && outage.lasts > 10*time.Second {
				t.Skip("it takes most of a minute")
			}
			var how []string
			if name == "killed and restarted" {
				how = redistest.Durable // which waits for the disk at each move
			}
			server := redistest.Start(t, how...)
			e, ledgers, s := redisEvening(t, server.URL())
			eachOf(ledgers, func(l *ledger) { l.play(6) })
			e.fill("/play rednines turn_time:15", "Ben", "Ada", "Cleo", "Dan") // Ada hosts as many as she may
			e.press("Ben", "Start")
			clock := timed(e.tables())

			outage.begin(server)
			begun := time.Now()
			over := begun.Add(outage.lasts)
			eachOf(ledgers, func(l *ledger) {
				for time.Now().Before(over) || l.down == 0 && time.Since(over) < patience {
					l.try()
					time.Sleep(200 * time.Millisecond)
				}
			})
			lasted := time.Since(begun)
			outage.end(server)

			e.until("the clock gets the lost time back", func() bool {
				tables, err := e.bot.host.List(t.Context(), e.discord.GuildID())
				return err == nil && timed(tables) != nil && timed(tables).Deadline.Sub(clock.Deadline) >= lasted
			})
			given := timed(e.tables())
			require.Equal(t, clock.Waiting(), given.Waiting())
			eachOf(ledgers, func(l *ledger) {
				l.play(6)
				require.NotZero(t, l.down, "people were told")
				l.check(s)
			})
			require.EqualValues(t, late(ledgers), e.discord.Stats().Unanswered)
			e.until("the clock runs on by itself", func() bool {
				running := timed(e.tables())
				return running != nil && running.Version > given.Version
			})
			t.Logf("out for %v, given back %v", lasted, given.Deadline.Sub(clock.Deadline))
		})
	}
}

func TestNoMoveIsLostOrDoubledWhenRepliesOfRedisAreLost(t *testing.T) {
	t.Parallel()
	server := redistest.Start(t)
	proxy := redistest.StartProxy(t, server.Addr)
	e, ledgers, s := redisEvening(t, proxy.URL())
	proxy.LoseEvery(8)
	eachOf(ledgers, func(l *ledger) { l.play(20) })
	proxy.LoseEvery(0)
	eachOf(ledgers, func(l *ledger) {
		l.play(6)
		l.check(s)
	})
	require.EqualValues(t, late(ledgers), e.discord.Stats().Unanswered)
	require.NotZero(t, proxy.Lost())
	t.Logf("%d replies lost", proxy.Lost())
}
