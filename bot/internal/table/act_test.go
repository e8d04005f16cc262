package table_test

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

func TestAMoveIsStoredToldAndAnsweredWithTheFreshHand(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	hand := e.move(ref, ann, "go 0")
	require.Equal(t, games.Seat(0), hand.Seat)
	require.Equal(t, 1, hand.View.(toyView).Step)
	require.Empty(t, hand.Prompt.Moves, "it is Ben's turn")
	require.Equal(t, []games.Seat{1}, hand.Waiting())
	require.Equal(t, hand.Version, e.get(ref).Version)

	told := e.told()
	last := told[len(told)-1]
	require.Equal(t, match.Change{Ref: ref, Version: hand.Version, Phase: match.Playing, Events: last.Events, Asked: []string{ben.ID}, Watching: []string{ann.ID}}, last)
	require.Equal(t, []string{"go", "secret"}, []string{last.Events[0].Verb, last.Events[1].Verb})
	require.Equal(t, games.Seat(0), *last.Events[1].Only)
	require.Equal(t, []games.Event{{Verb: "go", Seats: []games.Seat{0}, N: 1}}, hand.Recent, "private events aren't for all")
}

func TestStaleAndDoubleAndForeignMovesAreRefusedWithTheFreshHand(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	e.move(ref, ann, "go 0")
	before := e.get(ref).Version

	for _, move := range []string{"go 0", "go 1", "tick", "", "go", strings.Repeat("go 1 ", 2000), "\x00\xff"} {
		hand, err := e.act(ref, ann, move)
		require.ErrorIs(t, err, games.ErrIllegal, "%.20q", move)
		require.Equal(t, games.Seat(0), hand.Seat)
		require.Equal(t, 1, hand.View.(toyView).Step)
	}
	hand, err := e.act(ref, eve, "go 1")
	refused(t, err, "no seat at this table")
	require.Equal(t, games.Table, hand.Seat)
	require.Equal(t, before, e.get(ref).Version, "nothing has changed")
}

func TestMovesBeforeTheStartAndAfterTheEndAreRefused(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", map[string]int{"steps": 1}, ann, ben)
	_, err := e.act(ref, ann, "go 0")
	refused(t, err, "hasn't begun yet; Ann can start it")
	_, err = e.Start(t.Context(), ref, ann)
	require.NoError(t, err)
	hand := e.move(ref, ann, "go 0")
	require.Equal(t, match.Over, hand.Phase)
	require.Equal(t, []games.Seat{0}, hand.Result.Winners)
	require.Empty(t, hand.Waiting())
	require.Zero(t, hand.Deadline)
	_, err = e.act(ref, ben, "go 1")
	refused(t, err, "this game is over; press *I'm in* on its board")
	_, err = e.Leave(t.Context(), ref, ben)
	refused(t, err, "over")
}

func TestASeatSeesItsOwnSecretAndABystanderNone(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	annsHand := e.hand(ref, ann)
	bensHand := e.peek(ref, "2")
	require.NotZero(t, annsHand.View.(toyView).Secret)
	require.NotEqual(t, annsHand.View.(toyView).Secret, bensHand.View.(toyView).Secret)
	require.Zero(t, annsHand.Public.(toyView).Secret)

	for _, seen := range []match.Hand{e.hand(ref, eve), e.peek(ref, "5")} {
		require.Equal(t, games.Table, seen.Seat)
		require.Nil(t, seen.View, "no hand")
		require.Zero(t, seen.Prompt)
		require.Empty(t, seen.Since)
		require.Zero(t, seen.Public.(toyView).Secret)
	}
	_, err := e.Hand(t.Context(), e.lobby("turns", nil, ann), eve)
	refused(t, err, "press *Join* on its board")
}

func TestTheLogTellsTheWholeGame(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"turn_time": 5}, ann, ben)
	at := time.Now().UTC().Round(0)
	_, err := actAt(e.Host, ref, ann, "go 0", at)
	require.NoError(t, err)
	_, err = e.act(ref, ann, "go 0")
	require.Error(t, err)
	lines, err := e.store.Log(t.Context(), store.Key{Guild: "g", Kind: "table", ID: ref.ID})
	require.NoError(t, err)
	require.Len(t, lines, 2, "a refused move is no part of the game")
	require.Regexp(t, `^{"kind":"turns","edition":"2","seats":2,"seed":"07(00){31}","values":{"steps":100},"at":".*Z","mix":{"given":true}}$`, string(lines[0]))
	require.JSONEq(t, `{"seat":0,"move":"go 0","at":"`+at.Format(time.RFC3339Nano)+`","by":"user"}`, string(lines[1]))
}

// A gate is a store that stands still on request.
type gate struct {
	store.Store
	mu sync.Mutex
}

func (g *gate) Get(ctx context.Context, key store.Key) (store.Record, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.Store.Get(ctx, key)
}

func TestWhoPressedFirstIsFirstAmongThoseWhoWait(t *testing.T) {
	g := &gate{Store: store.NewMemory()}
	e := newEvening(t, g)
	ref := e.game("race", nil, ann, ben, cleo, dan)
	now := time.Now()

	g.mu.Lock()
	var answers sync.WaitGroup
	press := func(u match.By, move string, at time.Time) {
		answers.Add(1)
		e.Act(t.Context(), ref, u, move, at, func(match.Hand, error) { answers.Done() })
	}
	press(dan, "nonsense", now.Add(-time.Hour)) // takes the queue
	press(ann, "go 0", now.Add(-10*time.Millisecond))
	press(ben, "go 0", now.Add(-20*time.Millisecond))
	press(cleo, "go 1", now.Add(-10*time.Millisecond)) // the same moment as Ann's, but later here
	g.mu.Unlock()
	answers.Wait()
	require.Equal(t, []games.Seat{1, 2}, e.get(ref).Public.(toyView).Said)
}

func TestAPressCountsFromWhenItWasMadeButAtMost2SecondsBack(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		for _, tt := range []struct {
			name     string
			at, ends time.Duration
		}{
			{"just now", 0, 3 * time.Second},
			{"a second ago", -time.Second, 2 * time.Second},
			{"an hour ago", -time.Hour, time.Second},
			{"in an hour", time.Hour, 3 * time.Second},
		} {
			ref := e.game("race", nil, ann, ben)
			_, err := actAt(e.Host, ref, ben, "call", time.Now().Add(tt.at))
			require.NoError(t, err)
			time.Sleep(tt.ends - time.Millisecond)
			require.Equal(t, match.Playing, e.get(ref).Phase, tt.name)
			time.Sleep(250*time.Millisecond + time.Millisecond)
			require.Equal(t, match.Over, e.get(ref).Phase, tt.name)
		}
	})
}

func TestOfTwoCallsTheEarlierPressWinsWhateverArrivesFirst(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("race", nil, ann, ben)
		now := time.Now()
		_, err := actAt(e.Host, ref, ann, "call", now)
		require.NoError(t, err)
		_, err = actAt(e.Host, ref, ben, "call", now.Add(-time.Second))
		require.NoError(t, err)
		require.Equal(t, games.Seat(1), e.get(ref).Public.(toyView).Caller)
	})
}

func TestEveryPressOfACrowdIsAnsweredAndEveryStepIsMadeOnce(t *testing.T) {
	const steps = 100
	e := newEvening(t, store.NewMemory())
	users := []match.By{ann, ben, cleo, dan}
	ref := e.game("race", map[string]int{"steps": steps}, users...)
	var answers sync.WaitGroup
	var mu sync.Mutex
	made := 0
	for step := range steps {
		for _, u := range users {
			answers.Add(1)
			go e.Act(context.Background(), ref, u, "go "+itoa(step), time.Now(), func(_ match.Hand, err error) {
				defer answers.Done()
				mu.Lock()
				defer mu.Unlock()
				if err == nil {
					made++
				}
			})
		}
	}
	answers.Wait()
	e.Wait()
	require.Equal(t, made, e.step(ref), "each step that was acknowledged, and no other")
	require.Positive(t, made)

	told := e.told()
	for i, c := range told {
		require.Equal(t, uint64(i+1), c.Version, "told in the order of the commits")
	}
}

func TestWaitReturnsWhenEveryPressIsAnswered(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		answered := false
		e.Act(t.Context(), ref, ann, "go 0", time.Now(), func(match.Hand, error) {
			time.Sleep(time.Second) // a slow network
			answered = true
		})
		e.Wait()
		require.True(t, answered)
		require.Equal(t, 1, e.step(ref))
	})
}
