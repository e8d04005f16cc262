package table_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

func TestTheSamePressTwiceIsOneMoveAndNoRefusal(t *testing.T) {
	s := store.NewMemory()
	e, other := newEvening(t, s), newEvening(t, s) // two processes, both told of everything
	ref := e.game("turns", map[string]int{"steps": 3}, ann, ben)
	at := time.Now()
	for step, u := range []match.By{ann, ben, ann} {
		press := asking(u, fmt.Sprint("press ", step))
		first, err := actAt(e.Host, ref, press, "go "+itoa(step), at)
		require.NoError(t, err)
		second, err := actAt(other.Host, ref, press, "go "+itoa(step), at)
		require.NoError(t, err)
		require.Equal(t, first.Version, second.Version)
		require.Equal(t, first.View, second.View)
		require.Equal(t, first.Prompt, second.Prompt)
		_, err = actAt(e.Host, ref, u, "go "+itoa(step), at)
		require.Error(t, err, "another press is another press")
	}
	require.Equal(t, match.Over, e.get(ref).Phase)
	require.Empty(t, other.told())
	lines, err := s.Log(t.Context(), key(ref))
	require.NoError(t, err)
	require.Len(t, lines, 1+3)
}

// Whatever somebody asks for, two processes that are both told of it do it once, and both say that it is done.
func TestWhatTwoProcessesAreAskedForIsDoneOnceAndRefusedByNone(t *testing.T) {
	lobby := func(e *evening) match.Ref { return e.lobby("turns", nil, ann, ben, cleo) }
	game := func(e *evening) match.Ref {
		ref := e.game("turns", nil, ann, ben, cleo)
		e.play(ref, 0, 3, ann, ben, cleo)
		return ref
	}
	for name, tt := range map[string]struct {
		begin func(*evening) match.Ref
		ask   func(*evening, match.Table) (match.Table, error)
	}{
		"join": {lobby, func(e *evening, t match.Table) (match.Table, error) {
			return e.Join(e.t.Context(), t.Ref, asking(dan, "press"))
		}},
		"leave": {lobby, func(e *evening, t match.Table) (match.Table, error) {
			return e.Leave(e.t.Context(), t.Ref, asking(ben, "press"))
		}},
		"leave a game": {game, func(e *evening, t match.Table) (match.Table, error) {
			return e.Leave(e.t.Context(), t.Ref, asking(ben, "press"))
		}},
		"cancel": {lobby, func(e *evening, t match.Table) (match.Table, error) {
			return e.Close(e.t.Context(), t.Ref, asking(ann, "press"))
		}},
		"start": {lobby, func(e *evening, t match.Table) (match.Table, error) {
			return e.Start(e.t.Context(), t.Ref, asking(ann, "press"))
		}},
		"add a robot": {lobby, func(e *evening, t match.Table) (match.Table, error) {
			return e.AddRobot(e.t.Context(), t.Ref, asking(ann, "press"), games.Easy)
		}},
		"remove the only robot": {
			func(e *evening) match.Ref {
				ref := lobby(e)
				_, err := e.AddRobot(e.t.Context(), ref, ann, games.Easy)
				require.NoError(e.t, err)
				return ref
			},
			func(e *evening, t match.Table) (match.Table, error) {
				return e.Ask(e.t.Context(), t.Ref, asking(ann, "press"), (*match.Draft).RemoveRobot)
			},
		},
		"skip": {game, func(e *evening, t match.Table) (match.Table, error) {
			return e.Skip(e.t.Context(), t.Ref, asking(managing(eve), "press"), t.Changed)
		}},
		"rewind": {game, func(e *evening, t match.Table) (match.Table, error) {
			return e.Rewind(e.t.Context(), t.Ref, asking(managing(eve), "press"), 2, t.Changed)
		}},
		"unseat": {game, func(e *evening, t match.Table) (match.Table, error) {
			return e.Unseat(e.t.Context(), t.Ref, asking(managing(eve), "press"), ben.ID)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := store.NewMemory()
			one, two := newEvening(t, s), newEvening(t, s)
			ref := tt.begin(one)
			was := one.get(ref)
			first, err := tt.ask(one, was)
			require.NoError(t, err)
			made := one.get(ref)
			require.NotEqual(t, was.Version, made.Version)
			second, err := tt.ask(two, was)
			require.NoError(t, err)
			require.Equal(t, first.Players, second.Players)
			require.Equal(t, first.Ref, second.Ref)
			now := two.get(ref)
			require.Equal(t, made.Players, now.Players)
			require.Equal(t, made.Public, now.Public)
			require.Equal(t, made.Phase, now.Phase)
			require.LessOrEqual(t, len(one.audited()), 1)
		})
	}
}

func TestATableThatTwoProcessesAreAskedToOpenIsOne(t *testing.T) {
	s := store.NewMemory()
	one, two := newEvening(t, s), newEvening(t, s)
	var refs []match.Ref
	for _, e := range []*evening{one, two} {
		got, err := e.Create(t.Context(), asking(ann, "command"), match.Opening{Guild: "g", Kind: "turns"})
		require.NoError(t, err)
		refs = append(refs, got.Ref)
	}
	require.Equal(t, refs[0], refs[1])
	got, err := two.Create(t.Context(), asking(ann, "another command"), match.Opening{Guild: "g", Kind: "turns"})
	require.NoError(t, err)
	require.NotEqual(t, refs[0], got.Ref)
}

func TestSettingsThatTwoProcessesAreAskedToChangeAreChangedOnce(t *testing.T) {
	s := store.NewMemory()
	for _, e := range []*evening{newEvening(t, s), newEvening(t, s)} {
		_, err := e.Guilds.Set(t.Context(), "g", asking(eve, "set").Entry(), "turns", guild.Change{Values: map[string]int{"steps": 5}})
		require.NoError(t, err)
	}
	for _, e := range []*evening{newEvening(t, s), newEvening(t, s)} {
		_, err := e.Guilds.Reset(t.Context(), "g", asking(eve, "reset").Entry(), "turns")
		require.NoError(t, err)
		require.Len(t, e.audited(), 2)
	}
}

func TestAnAdminWhoLookedBeforeTheTableChangedDoesNothing(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	e.play(ref, 0, 1, ann, ben)
	seen := e.get(ref).Changed
	e.play(ref, 1, 2, ann, ben)
	_, err := e.Skip(t.Context(), ref, managing(eve), seen)
	refused(t, err, "the table just changed")
	_, err = e.Rewind(t.Context(), ref, managing(eve), 1, seen)
	refused(t, err, "the table just changed")
	require.Equal(t, 2, e.step(ref))
	_, err = e.Skip(t.Context(), ref, managing(eve), e.get(ref).Changed)
	require.NoError(t, err)
	require.Equal(t, 3, e.step(ref))
}
