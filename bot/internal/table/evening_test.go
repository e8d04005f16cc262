package table_test

import (
	"context"
	"fmt"
	"log/slog"
	"math"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/logtest"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/nights"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

var (
	ann  = match.By{User: match.User{ID: "1", Name: markup.NameOf("Ann")}}
	ben  = match.By{User: match.User{ID: "2", Name: markup.NameOf("Ben")}}
	cleo = match.By{User: match.User{ID: "3", Name: markup.NameOf("Cleo")}}
	dan  = match.By{User: match.User{ID: "4", Name: markup.NameOf("Dan")}}
	eve  = match.By{User: match.User{ID: "5", Name: markup.NameOf("Eve")}}
)

// somebody is one of many people.
func somebody(n int) match.By {
	return match.By{User: match.User{ID: fmt.Sprint(1000 + n), Name: markup.NameOf(fmt.Sprint("Guest ", n))}}
}

// managing is somebody who manages the guild.
func managing(u match.By) match.By {
	u.Manager = true
	return u
}

// asking is somebody who asks for something under a name.
func asking(u match.By, request string) match.By {
	u.Request = request
	return u
}

var anytime time.Time // when an admin has looked at the table who does not care

// An evening is a host with the toys and everything that it has told and logged.
type evening struct {
	*table.Host
	t      testing.TB
	store  store.Store
	nights *nights.Keeper
	absent map[string]match.Absence // what Discord says of people

	mu      sync.Mutex
	changes []match.Change
	log     logtest.Buffer
}

func newEvening(t testing.TB, s store.Store, kinds ...games.Kind) *evening {
	return limitedEvening(t, s, table.Limits{}, kinds...)
}

// limitedEvening is an evening with limits for each person.
func limitedEvening(t testing.TB, s store.Store, limits table.Limits, kinds ...games.Kind) *evening {
	if len(kinds) == 0 {
		kinds = []games.Kind{toyKind("turns"), toyKind("vote"), toyKind("race"), toyKind("echo")}
	}
	e := &evening{t: t, store: s}
	e.nights = nights.New(nights.Config{
		Store: s, Kinds: kinds, Changed: func(match.Ref) {}, Owes: func(string, string) {},
		Absent: func(context.Context, string, []string) map[string]match.Absence {
			e.mu.Lock()
			defer e.mu.Unlock()
			return e.absent
		},
	})
	e.Host = table.New(table.Config{
		Store: s, Kinds: kinds, Limits: limits,
		Notify: func(c match.Change) {
			e.mu.Lock()
			defer e.mu.Unlock()
			e.changes = append(e.changes, c)
		},
		Seed:   func() [32]byte { return [32]byte{7} },
		Log:    slog.New(slog.NewTextHandler(&e.log, nil)),
		Nights: e.nights,
	})
	e.nights.Host = e.Host
	return e
}

// says has Discord say who cannot play.
func (e *evening) says(absent map[string]match.Absence) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.absent = absent
}

func (e *evening) told() []match.Change {
	e.mu.Lock()
	defer e.mu.Unlock()
	return append([]match.Change(nil), e.changes...)
}

// lobby opens a table and seats the users.
func (e *evening) lobby(kind string, values map[string]int, users ...match.By) match.Ref {
	e.t.Helper()
	t, err := e.Create(e.t.Context(), users[0], match.Opening{Guild: "g", Channel: "c", Kind: kind, Values: values})
	require.NoError(e.t, err)
	for _, u := range users[1:] {
		_, err := e.Join(e.t.Context(), t.Ref, u)
		require.NoError(e.t, err)
	}
	return t.Ref
}

// Join seats the user in a lobby, who sees it as it is.
func (e *evening) Join(ctx context.Context, ref match.Ref, u match.By) (match.Table, error) {
	return e.Seat(ctx, ref, seeingAll(u), (*match.Draft).Join)
}

// Start begins the game for somebody who sees the lobby as it is.
func (e *evening) Start(ctx context.Context, ref match.Ref, u match.By) (match.Table, error) {
	return e.Host.Start(ctx, ref, seeingAll(u))
}

// seeingAll is a user before whom the lobby stands as it is, if they say nothing else.
func seeingAll(u match.By) match.By {
	if u.Saw == 0 {
		u.Saw = math.MaxInt32
	}
	return u
}

func (e *evening) Close(ctx context.Context, ref match.Ref, u match.By) (match.Table, error) {
	return e.Moderate(ctx, ref, u, (*match.Draft).Close)
}

func (e *evening) Reopen(ctx context.Context, ref match.Ref, u match.By) (match.Table, error) {
	return e.Moderate(ctx, ref, u, (*match.Draft).Reopen)
}

func (e *evening) Skip(ctx context.Context, ref match.Ref, u match.By, seen time.Time) (match.Table, error) {
	return e.Moderate(ctx, ref, u, func(d *match.Draft, by match.By) error { return d.Skip(by, seen) })
}

func (e *evening) Unseat(ctx context.Context, ref match.Ref, u match.By, user string) (match.Table, error) {
	return e.Moderate(ctx, ref, u, func(d *match.Draft, by match.By) error { return d.Unseat(by, user) })
}

func (e *evening) Reseat(ctx context.Context, ref match.Ref, u match.By, user string) (match.Table, error) {
	return e.Moderate(ctx, ref, u, func(d *match.Draft, by match.By) error { return d.Reseat(by, user) })
}

// game opens a table, seats the users and starts.
func (e *evening) game(kind string, values map[string]int, users ...match.By) match.Ref {
	e.t.Helper()
	ref := e.lobby(kind, values, users...)
	if values[guild.Rated] != 0 {
		e.agreed(ref, users...)
	}
	_, err := e.Start(e.t.Context(), ref, users[0])
	require.NoError(e.t, err)
	return ref
}

// agreed has people press again in a rated lobby, because they see who plays.
func (e *evening) agreed(ref match.Ref, users ...match.By) {
	e.t.Helper()
	for _, u := range users {
		done(e.Join(e.t.Context(), ref, u))(e.t)
	}
}

// act makes a move and waits for the answer.
func (e *evening) act(ref match.Ref, u match.By, move string) (match.Hand, error) {
	return actAt(e.Host, ref, u, move, time.Now())
}

// timed runs a test on an evening whose clock goes on while everybody waits.
func timed(t *testing.T, test func(t *testing.T, e *evening), kinds ...games.Kind) {
	synctest.Test(t, func(t *testing.T) { test(t, newEvening(t, store.NewMemory(), kinds...)) })
}

// playing runs a test in a game of Ann and Ben while the clock runs. A turn lasts that many seconds.
func playing(t *testing.T, kind string, turn int, test func(t *testing.T, e *evening, ref match.Ref), kinds ...games.Kind) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		values := map[string]int{"turn_time": turn}
		if len(kinds) > 0 && kinds[0].Races() {
			values = nil // in a race nobody has a turn
		}
		test(t, e, e.game(kind, values, ann, ben))
	}, kinds...)
}

// done gives what an act that must succeed returns.
func done[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		require.NoError(t, err)
		return v
	}
}

// move makes a move that is taken.
func (e *evening) move(ref match.Ref, u match.By, move string) match.Hand {
	e.t.Helper()
	return done(e.act(ref, u, move))(e.t)
}

// hand opens the user's hand, which shows that they are there.
func (e *evening) hand(ref match.Ref, u match.By) match.Hand {
	e.t.Helper()
	return done(e.Hand(e.t.Context(), ref, u))(e.t)
}

// peek looks at a hand behind the user's back.
func (e *evening) peek(ref match.Ref, userID string) match.Hand {
	e.t.Helper()
	return done(e.Peek(e.t.Context(), ref, userID))(e.t)
}

// leave has the user leave the table.
func (e *evening) leave(ref match.Ref, u match.By) match.Table {
	e.t.Helper()
	return done(e.Leave(e.t.Context(), ref, u))(e.t)
}

func actAt(h *table.Host, ref match.Ref, u match.By, move string, at time.Time) (hand match.Hand, err error) {
	done := make(chan struct{})
	h.Act(context.Background(), ref, u, move, at, func(got match.Hand, gotErr error) {
		hand, err = got, gotErr
		close(done)
	})
	<-done
	return hand, err
}

func (e *evening) get(ref match.Ref) match.Table {
	e.t.Helper()
	return done(e.Get(e.t.Context(), ref))(e.t)
}

func (e *evening) step(ref match.Ref) int {
	e.t.Helper()
	return e.get(ref).Public.(toyView).Step
}

// run starts the clock, until the test ends or stop is called.
func (e *evening) run() (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		if err := e.Run(ctx); err != nil {
			e.t.Error(err)
		}
	}()
	stop = sync.OnceFunc(func() {
		cancel()
		<-done
	})
	e.t.Cleanup(stop)
	return stop
}

// refused asserts that the error is a sentence for a person, in the form that screens expect, with these words in it.
func refused(t testing.TB, err error, words string) {
	t.Helper()
	require.Error(t, err)
	text, log := problem.Sentence(err)
	require.False(t, log, "for the log, not for people: %v", err)
	require.Contains(t, text, words)
	require.NotRegexp(t, `\.$`, text)
}

// failed asserts that the error has a sentence for the person and a cause for the log.
func failed(t testing.TB, err error, words, cause string) {
	t.Helper()
	require.Error(t, err)
	text, log := problem.Sentence(err)
	require.True(t, log, "not for the log: %v", err)
	require.Contains(t, text, words)
	require.Contains(t, err.Error(), cause)
	require.NotContains(t, text, "\n")
	require.NotContains(t, strings.ToLower(text), "panic")
}
