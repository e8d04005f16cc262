package table_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/store"
)

func FuzzMove(f *testing.F) {
	e := newEvening(f, store.NewMemory(), rednines.Kind())
	ref := e.game("rednines", nil, ann, ben, cleo, dan)
	users := []match.By{ann, ben, cleo, dan, eve}
	for _, u := range users[:4] {
		hand, err := e.Hand(f.Context(), ref, u)
		require.NoError(f, err)
		for _, move := range hand.Prompt.Moves {
			f.Add(move, 0)
		}
	}
	f.Add("tick", 1)
	f.Add(strings.Repeat("play 7H ", 1250), 2)
	f.Add("play \x00\xff", 4)
	f.Fuzz(func(t *testing.T, move string, who int) {
		_, err := e.act(ref, users[uint(who)%5], move)
		if err != nil {
			text, log := problem.Sentence(err)
			require.False(t, log, "%v", err)
			require.Less(t, len(text), 300)
		}
	})
}

func FuzzRecord(f *testing.F) {
	e := newEvening(f, store.NewMemory())
	for _, ref := range []match.Ref{
		e.lobby("turns", nil, ann, ben),
		e.game("vote", nil, ann, ben),
		e.game("turns", map[string]int{"turn_time": 0}, ann, ben, cleo),
		e.robots("turns", nil, games.Hard),
		e.started("race", nil, games.Easy, games.Medium),
	} {
		r, err := e.store.Get(f.Context(), key(ref))
		require.NoError(f, err)
		f.Add(r.Data)
		f.Add(r.Data[:len(r.Data)/2])
		f.Add([]byte(strings.Replace(string(r.Data), `"playing"`, `"over"`, 1)))
		f.Add([]byte(strings.ReplaceAll(string(r.Data), `"acts":"2`, `"acts":"1`))) // long due
	}
	f.Add([]byte(`{"v":2}`))
	f.Add([]byte(`null`))
	f.Fuzz(func(t *testing.T, data []byte) {
		e := newEvening(t, store.NewMemory())
		ref := match.Ref{Guild: "g", ID: "x"}
		_, err := e.store.Put(t.Context(), store.Record{Key: key(ref), Due: time.Now(), Data: data})
		require.NoError(t, err)
		ask := func(err error) {
			if err != nil {
				text, _ := problem.Sentence(err)
				require.NotEmpty(t, text)
			}
		}
		ctx, cancel := context.WithCancel(t.Context())
		stopped := make(chan struct{})
		go func() {
			defer close(stopped)
			ask(e.Run(ctx))
		}()
		_, err = e.Get(ctx, ref)
		ask(err)
		_, err = e.List(ctx, "g")
		ask(err)
		_, err = e.Join(ctx, ref, cleo)
		ask(err)
		_, err = e.act(ref, ann, "go 0")
		ask(err)
		_, err = e.Hand(ctx, ref, ben)
		ask(err)
		_, err = e.AddRobot(ctx, ref, managing(eve), games.Easy)
		ask(err)
		_, err = e.Ask(ctx, ref, managing(eve), (*match.Draft).RemoveRobot)
		ask(err)
		_, err = e.Start(ctx, ref, ann)
		ask(err)
		_, err = e.Skip(ctx, ref, managing(eve), anytime)
		ask(err)
		_, err = e.Unseat(ctx, ref, managing(eve), "2")
		ask(err)
		_, err = e.Reseat(ctx, ref, managing(eve), "2")
		ask(err)
		_, err = e.Rewind(ctx, ref, managing(eve), 1, anytime)
		ask(err)
		_, err = e.Replays.Export(ctx, ref, managing(eve))
		ask(err)
		_, err = e.Leave(ctx, ref, ann)
		ask(err)
		_, err = e.Close(ctx, ref, managing(ben))
		ask(err)
		cancel()
		<-stopped
	})
}

// FuzzLog takes moves back with whatever stands in the log.
func FuzzLog(f *testing.F) {
	e := newEvening(f, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	e.play(ref, 0, 3, ann, ben)
	state, err := e.store.Get(f.Context(), key(ref))
	require.NoError(f, err)
	lines, err := e.store.Log(f.Context(), key(ref))
	require.NoError(f, err)
	f.Add(lines[0], lines[1])
	f.Add(lines[0], []byte(`{"rewind":0}`))
	f.Add(lines[1], lines[0])
	f.Add([]byte(`{"kind":"turns","seats":-1,"seed":"00"}`), []byte(`{"seat":127,"move":"boom"}`))
	f.Add([]byte(strings.Replace(string(lines[0]), `"seats":2`, `"seats":1000000000`, 1)), []byte(`{}`))
	f.Fuzz(func(t *testing.T, first, second []byte) {
		e := newEvening(t, store.NewMemory())
		_, err := e.store.Put(t.Context(), store.Record{Key: key(ref), Data: state.Data}, first, second)
		require.NoError(t, err)
		_, err = e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
		require.Error(t, err, "no two lines lead to the third step")
		_, err = e.Replays.Export(t.Context(), ref, managing(eve))
		if err != nil {
			text, _ := problem.Sentence(err)
			require.NotEmpty(t, text)
		}
	})
}
