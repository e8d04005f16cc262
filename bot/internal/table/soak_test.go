package table_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/render/all"
	"ruckus/store"
)

// TestPeopleComeAndGo has people at tables of all games press, go away, leave and come back at random, while hosts are
// replaced. With RUCKUS_TEST=hours it is a hundred tables and 20,000 presses.
func TestPeopleComeAndGo(t *testing.T) {
	tables, presses := 10, 600
	if gamestest.Long() {
		tables, presses = 100, 20000
	}
	synctest.Test(t, func(t *testing.T) {
		s := &soak{
			t: t, store: store.NewMemory(), r: rand.New(rand.NewPCG(1, 2)), seen: make(map[match.Ref]int), owes: make(map[match.Ref]bool),
			standing: make(map[standee]string), posted: make(map[string]time.Time),
		}
		s.start()
		s.hosts[0].set(guild.General, guild.Change{Values: map[string]int{"tables": 500}})
		for n := range tables {
			s.tables = append(s.tables, s.open(n))
		}
		for turns := 0; s.presses < presses; turns++ {
			s.press(s.tables[s.r.IntN(tables)])
			s.deliver(10)
			if turns%200 == 199 {
				s.restart()
			}
		}
		s.finish()
		t.Logf("%d presses, %d pauses, %d nudges, %d moves by the clock or a stand-in, %d restarts, %d games, in %v at the tables",
			s.presses, s.pauses, len(s.posted), s.others, s.restarts, s.games, time.Since(s.began).Round(time.Second))
		require.NotZero(t, s.pauses)
		require.NotZero(t, len(s.posted))
		require.NotZero(t, s.others)
	})
}

type standee struct {
	ref  match.Ref
	user string
}

type soak struct {
	t     *testing.T
	store store.Store
	r     *rand.Rand
	began time.Time

	hosts  []*evening
	stops  []func()
	tables []*soakTable

	presses, pauses, restarts, games int

	mu       sync.Mutex
	seen     map[match.Ref]int // lines of the log
	owes     map[match.Ref]bool
	others   int
	standing map[standee]string   // the nonce of the message that stands
	posted   map[string]time.Time // by nonce
}

type soakTable struct {
	n      int
	ref    match.Ref
	kind   games.Kind
	people []match.By
	gone   map[string]time.Time // until when somebody presses nothing
	left   map[string]bool      // whose last press was to leave
	last   map[string]time.Time // when somebody last pressed
	acked  map[string]int       // moves
	paused bool
}

func (s *soak) start() {
	e := &evening{t: s.t, store: s.store}
	e.Host = table.New(table.Config{Store: s.store, Kinds: all.Kinds(), Notify: s.changed, Seed: func() (seed [32]byte) {
		seed[0], seed[1] = byte(s.games), byte(s.games>>8)
		return seed
	}})
	s.hosts, s.stops, s.began = append(s.hosts, e), append(s.stops, e.run()), earliest(s.began)
}

func earliest(t time.Time) time.Time {
	if t.IsZero() {
		return time.Now()
	}
	return t
}

// restart stops the oldest host. Now and then the next one runs already, and both are pressed for a while.
func (s *soak) restart() {
	s.restarts++
	switch {
	case len(s.hosts) == 2:
		s.stops[0]()
		s.hosts, s.stops = s.hosts[1:], s.stops[1:]
	case s.r.IntN(3) == 0:
		s.start()
	default:
		s.stops[0]()
		time.Sleep(time.Duration(s.r.IntN(20)) * time.Second)
		s.hosts, s.stops = nil, nil
		s.start()
	}
}

func (s *soak) host() *evening { return s.hosts[s.r.IntN(len(s.hosts))] }

// open starts a table of two or three people, with robots in the other seats that the game needs.
func (s *soak) open(n int) *soakTable {
	kinds := all.Kinds()
	s.games++
	st := &soakTable{
		n: n, kind: kinds[n%len(kinds)], gone: make(map[string]time.Time), left: make(map[string]bool),
		last: make(map[string]time.Time), acked: make(map[string]int),
	}
	for i := range 2 + s.r.IntN(2) {
		st.people = append(st.people, somebody(n*10+i))
	}
	e, values := s.host(), map[string]int{"turn_time": 20, "pace": s.r.IntN(3)}
	if st.kind.Races() {
		delete(values, "turn_time")
	}
	st.ref = e.lobby(st.kind.Name, values, st.people[0])
	for _, by := range st.people[1:] {
		_, err := e.Join(s.t.Context(), st.ref, by)
		if len(e.get(st.ref).Players) < st.kind.Max {
			require.NoError(s.t, err)
		}
	}
	for len(e.get(st.ref).Players) < max(4, st.kind.Min) {
		_, err := e.AddRobot(s.t.Context(), st.ref, st.people[0], games.Easy)
		require.NoError(s.t, err)
	}
	_, err := e.Start(s.t.Context(), st.ref, st.people[0])
	require.NoError(s.t, err)
	return st
}

// press has somebody at a table press something, or go away for a while.
func (s *soak) press(st *soakTable) {
	time.Sleep(time.Duration(s.r.IntN(150)) * time.Millisecond)
	e, ctx := s.host(), s.t.Context()
	got, err := e.Get(ctx, st.ref)
	require.NoError(s.t, err, "%s %s", st.kind.Name, st.ref.ID)
	if got.Rest.Paused && !st.paused {
		s.pauses++
	}
	st.paused = got.Rest.Paused
	if got.Phase != match.Playing {
		s.check(st, got)
		*st = *s.open(st.n)
		return
	}
	by := st.people[s.r.IntN(len(st.people))]
	if time.Now().Before(st.gone[by.ID]) {
		return
	}
	if s.r.IntN(8) == 0 {
		st.gone[by.ID] = time.Now().Add(time.Duration(s.r.IntN(300)) * time.Second)
		return
	}
	if s.r.IntN(30) == 0 {
		for _, by := range st.people {
			st.gone[by.ID] = time.Now().Add(time.Duration(60+s.r.IntN(300)) * time.Second)
		}
		return
	}
	s.presses++
	st.last[by.ID], st.left[by.ID] = time.Now(), false
	if s.r.IntN(40) == 0 {
		_, err := e.Leave(ctx, st.ref, by)
		require.NoError(s.t, err)
		st.left[by.ID] = true
		return
	}
	hand, err := e.Hand(ctx, st.ref, by)
	require.NoError(s.t, err)
	if moves := hand.Prompt.Moves; len(moves) > 0 && s.r.IntN(5) > 0 {
		move := moves[s.r.IntN(len(moves))]
		if _, err := e.act(st.ref, by, move); err == nil {
			st.acked[fmt.Sprint(hand.Seat, " ", move)]++
		} else {
			require.ErrorIs(s.t, err, games.ErrIllegal)
		}
	}
}

// changed watches who is told to have made a move.
func (s *soak) changed(c match.Change) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.owes[c.Ref] = s.owes[c.Ref] || c.Owes
	lines, err := s.store.Log(context.Background(), key(c.Ref))
	if err != nil || c.Phase == match.Closed || len(lines) == 0 {
		return
	}
	from := max(1, s.seen[c.Ref])
	s.seen[c.Ref] = len(lines)
	if len(lines)-from != 1 {
		return // several moves at once, told together
	}
	var l match.ActionLine
	require.NoError(s.t, json.Unmarshal(lines[from], &l))
	made := map[string]string{"clock": games.ByClock, "stand-in": games.ByStandIn}[l.By]
	if made != "" && l.Seat != games.Table {
		s.others++
	}
	for _, e := range c.Events {
		if l.Seat != games.Table && e.Only == nil && len(e.Seats) > 0 && e.Seats[0] == l.Seat && !strings.HasPrefix(e.Verb, "host-") {
			if e.By != made {
				s.t.Errorf("%s: %q of seat %d was made by %q and is told as by %q", c.Ref.ID, e.Verb, l.Seat, l.By, e.By)
			}
			return
		}
	}
}

// deliver does what is to be done about messages, as an adapter; some of it is lost.
func (s *soak) deliver(lossless int) {
	s.mu.Lock()
	open := s.owes
	s.owes = make(map[match.Ref]bool)
	s.mu.Unlock()
	for ref, some := range open {
		for _, e := range s.hosts {
			if !some {
				continue
			}
			_, todo, err := e.Owed(s.t.Context(), ref)
			require.NoError(s.t, err)
			for _, c := range todo {
				if lossless > 0 && s.r.IntN(lossless) == 0 {
					continue
				}
				s.do(e, ref, c)
			}
		}
	}
}

func (s *soak) do(e *evening, ref match.Ref, m outbox.Message) {
	who := standee{ref, m.User}
	switch {
	case m.Gone:
		if s.standing[who] == m.Nonce {
			delete(s.standing, who)
		}
	case m.ID == "":
		if nonce := s.standing[who]; nonce != "" && nonce != m.Nonce {
			s.t.Errorf("%s: two nudges stand for %s", ref.ID, m.User)
		}
		s.standing[who] = m.Nonce
		if s.posted[m.Nonce].IsZero() {
			s.posted[m.Nonce] = time.Now()
		}
	}
	require.NoError(s.t, e.Sent(s.t.Context(), ref, sent(m, m.Nonce)))
}

// check compares what was acknowledged at a table with its log, once the table has ended.
func (s *soak) check(st *soakTable, got match.Table) {
	if got.Phase == match.Closed {
		require.Equal(s.t, "everyone left", got.Why)
		for _, by := range st.people {
			require.True(s.t, st.left[by.ID], "%s hasn't left", by.ID)
		}
	}
	lines, err := s.store.Log(s.t.Context(), key(st.ref))
	require.NoError(s.t, err)
	logged := make(map[string]int)
	for _, line := range lines[1:] {
		var l match.ActionLine
		require.NoError(s.t, json.Unmarshal(line, &l))
		if word, _, _ := strings.Cut(l.Move, " "); l.By == "user" && word != "leave" && word != "back" {
			logged[fmt.Sprint(l.Seat, " ", l.Move)]++
		}
	}
	for move := range st.acked {
		if strings.Contains(move, " back ") {
			delete(st.acked, move)
		}
	}
	require.Equal(s.t, st.acked, logged, "%s %s", st.kind.Name, st.ref.ID)
}

// finish has everything settle, and looks for what was forgotten.
func (s *soak) finish() {
	for range 60 {
		time.Sleep(10 * time.Second)
		s.deliver(0)
	}
	last := make(map[standee]time.Time)
	for _, st := range s.tables {
		got := s.hosts[0].get(st.ref)
		if got.Phase == match.Playing {
			got.Phase = ""
		}
		s.check(st, got)
		for _, by := range st.people {
			if got.Phase == "" {
				last[standee{st.ref, by.ID}] = st.last[by.ID]
			}
		}
	}
	for who, nonce := range s.standing {
		pressed, playing := last[who]
		require.True(s.t, playing, "a call outlives its table")
		require.False(s.t, pressed.After(s.posted[nonce]), "a call outlives a press")
	}
}
