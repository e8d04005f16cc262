package table_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/view"
	"ruckus/store"
)

func key(ref match.Ref) store.Key { return store.Key{Guild: ref.Guild, Kind: "table", ID: ref.ID} }

// tamper changes a stored record behind the host's back.
func (e *evening) tamper(ref match.Ref, change func(fields map[string]any)) {
	e.t.Helper()
	r, err := e.store.Get(e.t.Context(), key(ref))
	require.NoError(e.t, err)
	var fields map[string]any
	require.NoError(e.t, json.Unmarshal(r.Data, &fields))
	change(fields)
	r.Data, err = json.Marshal(fields)
	require.NoError(e.t, err)
	_, err = e.store.Put(e.t.Context(), r)
	require.NoError(e.t, err)
}

func TestAMoveThatBreaksTheRulesGetsAnApologyAndChangesNothing(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	before := e.get(ref).Version
	for move, cause := range map[string]string{
		"boom":  "turns: play: panic of type string",
		"blind": "turns: view: panic of type string",
		"mute":  "slice bounds out of range",
	} {
		_, err := e.act(ref, ann, move)
		failed(t, err, "sorry, the rules of this game have a fault here", cause)
		require.Contains(t, err.Error(), "toy_test.go:", "the log gets the place")
		require.NotContains(t, err.Error(), "seat holds", "and no cards")
		require.Equal(t, before, e.get(ref).Version)
	}
	_, err := e.act(ref, ann, "go 0")
	require.NoError(t, err, "the game goes on")
}

func TestAFaultyGameHoldsUpNoOtherTableAndCanBeEnded(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		bad := e.game("turns", nil, ann, ben)
		e.move(bad, ann, "stuck")
		good := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		time.Sleep(30*time.Second + tick)
		require.Equal(t, 1, e.step(good))
		require.Equal(t, 1, strings.Count(e.log.String(), "table's clock is stuck; everyone else plays on"), "told once, not at every poll")
		require.NotContains(t, e.log.String(), "no way on from")
		time.Sleep(time.Hour)
		require.LessOrEqual(t, strings.Count(e.log.String(), "table's clock is stuck; everyone else plays on"), 7)
		got, err := e.Close(t.Context(), bad, ann)
		require.NoError(t, err)
		require.Equal(t, match.Closed, got.Phase)
	})
}

func TestDamagedRecordsAreRefusedPolitelyAndHoldUpNoOtherTable(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		var bad []match.Ref
		for i := range 200 {
			ref := match.Ref{Guild: "h", ID: fmt.Sprintf("bad%d", i)}
			data := `{"v":1,"kind":"turns","phase":"playing","seats":[{"id":"1"}`
			_, err := e.store.Put(t.Context(), store.Record{Key: key(ref), Due: time.Now().Add(-time.Hour), Data: []byte(data)})
			require.NoError(t, err)
			bad = append(bad, ref)
		}
		good := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		e.run()
		time.Sleep(30*time.Second + tick)
		require.Equal(t, 1, e.step(good))
		require.Equal(t, 200, strings.Count(e.log.String(), "unexpected end of JSON"))

		for _, ask := range []func() error{
			func() error { _, err := e.Get(t.Context(), bad[0]); return err },
			func() error { _, err := e.Join(t.Context(), bad[0], ann); return err },
			func() error { _, err := e.Hand(t.Context(), bad[0], ann); return err },
			func() error { _, err := e.act(bad[0], ann, "go 0"); return err },
			func() error { _, err := e.Close(t.Context(), bad[0], managing(ann)); return err },
		} {
			failed(t, ask(), "is damaged", "unexpected end of JSON")
		}
		list, err := e.List(t.Context(), "h")
		require.NoError(t, err)
		require.Empty(t, list)
		r, err := e.store.Get(t.Context(), key(bad[0]))
		require.NoError(t, err)
		require.Equal(t, uint64(1), r.Version, "left as it is for whoever repairs it")
	})
}

func TestARecordOfANewerVersionWaitsForANewerBot(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	e.tamper(ref, func(r map[string]any) { r["v"], r["seats"] = 2, "in another form" })
	_, err := e.act(ref, ann, "go 0")
	failed(t, err, "newer version of the bot", "schema 2")

}

func TestARecordThatNoHostWroteIsRefused(t *testing.T) {
	seat := map[string]any{"id": "1", "name": "Ann"}
	for name, change := range map[string]func(map[string]any){
		"schema 0":                               func(r map[string]any) { delete(r, "v") },
		"one user in two seats":                  func(r map[string]any) { r["seats"] = []any{seat, seat} },
		"seats without a user":                   func(r map[string]any) { r["seats"] = []any{map[string]any{}} },
		"no seats":                               func(r map[string]any) { r["seats"] = nil },
		"too many seats":                         func(r map[string]any) { r["seats"] = crowd(1000) },
		"no kind of game":                        func(r map[string]any) { r["kind"] = "" },
		"no such phase":                          func(r map[string]any) { r["phase"] = "halftime" },
		"no game":                                func(r map[string]any) { delete(r, "game") },
		"no result":                              func(r map[string]any) { r["phase"] = "over" },
		"turn_time can be":                       func(r map[string]any) { r["terms"] = view.Terms{Values: map[string]int{"turn_time": -5}} },
		"cannot unmarshal string into Go struct": func(r map[string]any) { r["seats"] = "Ann" },
	} {
		e := newEvening(t, store.NewMemory())
		ref := e.game("turns", nil, ann, ben)
		e.tamper(ref, change)
		_, err := e.act(ref, ann, "go 0")
		failed(t, err, "is damaged", name)
	}
}

func crowd(n int) (seats []any) {
	for i := range n {
		seats = append(seats, map[string]any{"id": itoa(i)})
	}
	return seats
}

// canBeExported requires that a player gets the game that was played at a table, with its seed and these moves.
func (e *evening) canBeExported(ref match.Ref, moves ...string) {
	e.t.Helper()
	x, _ := e.exported(ref, ben)
	require.NotEmpty(e.t, x.Setup.Seed)
	var made []string
	for _, a := range x.Actions {
		made = append(made, a.Move)
	}
	require.Equal(e.t, moves, made)
}

func TestTheEndOfAGameOutlivesItsRules(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	e.move(ref, ann, "go 0")
	without := newEvening(t, e.store, toyKind("race"))
	got := without.get(ref)
	require.Equal(t, match.Over, got.Phase)
	require.NotNil(t, got.Result)
	require.Nil(t, got.Public)
	without.hand(ref, ann)
}

// A game of a kind that must move and lists nothing is a fault of the rules, not of the clock.
func TestAGameThatWaitsForNoPossibleMoveIsReported(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		e.game("turns", nil, ann, ben)
		time.Sleep(90*time.Second + tick)
		require.Contains(t, e.log.String(), "seat 0 must move and has no moves")
	}, changed("turns", func(t *toy) games.Game { return speechless{t} }))
}

func TestAListedMoveThatIsRefusedIsReportedWithoutItsSentence(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kind := toyKind("turns")
		kind.New = func(games.Setup) (games.Game, error) { return new(liar), nil }
		e := newEvening(t, store.NewMemory(), kind)
		e.run()
		e.game("turns", nil, ann, ben)
		time.Sleep(90*time.Second + tick)
		require.Contains(t, e.log.String(), "refused to seat 0 what the rules have called for")
		require.NotContains(t, e.log.String(), "7H")
	})
}

type liar struct{ toy }

func (l *liar) Clone() games.Game { return new(*l) }

func (liar) Prompt(games.Seat) games.Prompt {
	return games.Prompt{Moves: []string{"play 7H"}, Must: true}
}
func (liar) View(games.Seat) any { return nil }
func (liar) Apply(games.Action) ([]games.Event, error) {
	return nil, games.Illegalf("you hold 7H but may not play it")
}

type speechless struct{ *toy }

func (s speechless) Clone() games.Game { return speechless{s.clone()} }

func (s speechless) Prompt(seat games.Seat) games.Prompt { return games.Prompt{Must: true} }

// garbled is a store whose medium has damaged one record.
type garbled struct {
	store.Store
	bad store.Key
}

func (g garbled) Get(ctx context.Context, k store.Key) (store.Record, error) {
	if k == g.bad {
		return store.Record{}, fmt.Errorf("%w: checksum", store.ErrDamaged)
	}
	return g.Store.Get(ctx, k)
}

func (g garbled) Scan(ctx context.Context, guild, kind, from string, most int) ([]store.Record, string, error) {
	all, next, err := g.Store.Scan(ctx, guild, kind, from, most)
	all, err = g.whole(all, err)
	return all, next, err
}

func (g garbled) Page(ctx context.Context, list store.Ranking, part store.Part) ([]store.Record, error) {
	return g.whole(g.Store.Page(ctx, list, part))
}

func (g garbled) whole(all []store.Record, err error) ([]store.Record, error) {
	whole := slices.DeleteFunc(all, func(r store.Record) bool { return r.Key == g.bad })
	if len(whole) < len(all) {
		err = fmt.Errorf("%w: checksum", store.ErrDamaged)
	}
	return whole, err
}

func TestARecordThatTheStoreCannotReadHoldsUpNoOtherTable(t *testing.T) {
	memory := store.NewMemory()
	bad := newEvening(t, memory).game("turns", nil, ann, ben)
	e := newEvening(t, garbled{memory, key(bad)})
	good := e.game("turns", nil, ann, ben)

	_, err := e.Get(t.Context(), bad)
	failed(t, err, "is damaged", "checksum")
	tables, err := e.List(t.Context(), bad.Guild)
	require.NoError(t, err)
	require.Len(t, tables, 1)
	require.Equal(t, good.ID, tables[0].ID)
}
