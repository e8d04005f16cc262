package table_test

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log/slog"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/bot/internal/seal"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/store"
)

// newSealed is an evening whose tables have secrets of their own.
func newSealed(t testing.TB, s store.Store, kinds ...games.Kind) *evening {
	e := newEvening(t, s, kinds...)
	if len(kinds) == 0 {
		kinds = []games.Kind{toyKind("turns"), toyKind("race")}
	}
	e.Host = table.New(table.Config{Store: s, Kinds: kinds, Log: slog.New(slog.NewTextHandler(&e.log, nil)), Nights: e.nights})
	e.nights.Host = e.Host
	return e
}

// pressing is the n-th press of an evening.
func pressing(u match.By, n int) match.By { return asking(u, fmt.Sprint(1441000000000000000+n)) }

func (e *evening) verified(ref match.Ref) replay.Verdict {
	e.t.Helper()
	v, err := e.Replays.Verify(e.t.Context(), ref)
	require.NoError(e.t, err)
	require.Empty(e.t, v.Differs)
	return v
}

// played opens a table, seats two people with presses and plays to the end.
func (e *evening) played() match.Ref {
	e.t.Helper()
	opened, err := e.Create(e.t.Context(), pressing(ann, 1), match.Opening{Guild: "g", Channel: "c", Kind: "turns", Values: map[string]int{"steps": 3}})
	require.NoError(e.t, err)
	_, err = e.Join(e.t.Context(), opened.Ref, pressing(ben, 2))
	require.NoError(e.t, err)
	_, err = e.Start(e.t.Context(), opened.Ref, pressing(ann, 4))
	require.NoError(e.t, err)
	e.play(opened.Ref, 0, 3, ann, ben)
	return opened.Ref
}

func TestTheSumOfTheSecretStandsFromTheOpeningOnAndTheSecretIsShownAtTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newSealed(t, store.NewMemory())
		opened, err := e.Create(t.Context(), pressing(ann, 1), match.Opening{Guild: "g", Channel: "c", Kind: "turns", Values: map[string]int{"steps": 2}})
		require.NoError(t, err)
		require.Len(t, opened.Dealing.Sum, 64)
		require.Equal(t, []string{"1441000000000000001"}, opened.Dealing.Presses)
		unknown := func(ref match.Ref) {
			t.Helper()
			now := e.get(ref)
			require.Equal(t, opened.Dealing.Sum, now.Dealing.Sum)
			require.Empty(t, now.Dealing.Secret)
			_, err := e.Replays.Verify(t.Context(), ref)
			require.Error(t, err)
		}
		unknown(opened.Ref)
		_, err = e.Join(t.Context(), opened.Ref, pressing(ben, 2))
		require.NoError(t, err)
		unknown(opened.Ref)
		_, err = e.Start(t.Context(), opened.Ref, ann)
		require.NoError(t, err)
		e.play(opened.Ref, 0, 1, ann, ben)
		unknown(opened.Ref)
		running, text := e.exported(opened.Ref, managing(eve))
		require.Equal(t, opened.Dealing.Sum, running.Setup.Mix.Sum)
		require.NotContains(t, text, `"secret"`, "a file of the running game tells the sum only")
		require.Contains(t, running.Verify(toyKind("turns")).Differs, "exported while it was on")

		_, err = e.Close(t.Context(), opened.Ref, ann)
		require.NoError(t, err)
		unknown(opened.Ref)
		_, err = e.Replays.Verify(t.Context(), opened.Ref)
		refused(t, err, "can undo that for 10 minutes")
		_, err = e.Reopen(t.Context(), opened.Ref, ann)
		require.NoError(t, err)
		e.play(opened.Ref, 1, 2, ann, ben)
		over := e.get(opened.Ref)
		require.Equal(t, opened.Dealing.Sum, seal.Sum(over.Dealing.Secret))
		v := e.verified(opened.Ref)
		require.Equal(t, over.Dealing, match.Dealt(v.Mix, over.Dealing.Mixed))
		require.Equal(t, 2, v.Actions)
		require.Empty(t, v.Unchecked)
		seed := v.Mix.Seed()
		require.Equal(t, hex.EncodeToString(seed[:]), v.Seed)
	})
}

func TestAnEndedGameIsCheckedWhenItCannotGoOnAnyMore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newSealed(t, store.NewMemory())
		ref := e.game("turns", nil, ann, ben)
		e.play(ref, 0, 1, ann, ben)
		_, err := e.Close(t.Context(), ref, ann)
		require.NoError(t, err)
		e.run()
		time.Sleep(11 * time.Minute)
		require.NotEmpty(t, e.verified(ref).Mix.Secret)
	})
}

func TestWhatIsMixedIsThePressesThatTookTheSeatsInTheirOrder(t *testing.T) {
	e := newSealed(t, store.NewMemory())
	opened, err := e.Create(t.Context(), pressing(ann, 1), match.Opening{Guild: "g", Channel: "c", Kind: "turns", Robots: 1, Level: games.Easy, Values: map[string]int{"steps": 1}})
	require.NoError(t, err)
	ref := opened.Ref
	for n, u := range []match.By{ben, cleo, ben} { // Ben's second press finds him seated
		_, err = e.Join(t.Context(), ref, pressing(u, 2+n))
		require.NoError(t, err)
	}
	e.leave(ref, pressing(ben, 5))
	got, err := e.Join(t.Context(), ref, pressing(ben, 6))
	require.NoError(t, err)
	want := []string{"1441000000000000001", "", "1441000000000000003", "1441000000000000006"}
	require.Equal(t, want, got.Dealing.Presses, "who comes back has a new press")
	_, err = e.Start(t.Context(), ref, ann)
	require.NoError(t, err)
	require.Equal(t, want, e.get(ref).Dealing.Presses)
}

func TestPracticeHasASecretOfItsOwnUnlessTheDealIsGiven(t *testing.T) {
	e := newSealed(t, store.NewMemory())
	h, err := e.OpenPrivate(t.Context(), pressing(ann, 1), match.Deal{Guild: "g", Kind: "turns", Values: map[string]int{}})
	require.NoError(t, err)
	require.Len(t, h.Dealing.Sum, 64)
	require.Equal(t, "1441000000000000001", h.Dealing.Presses[0])
	h, err = e.OpenPrivate(t.Context(), pressing(ann, 2), match.Deal{Guild: "g", Kind: "turns", Values: map[string]int{}, Seed: [32]byte{5}, Name: "today"})
	require.NoError(t, err)
	require.True(t, h.Dealing.Given)
}

func TestWhereTheSeedIsGivenNothingIsMixedAndVerifySaysSo(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", map[string]int{"steps": 1}, ann, ben)
	_, err := e.Start(t.Context(), ref, ann)
	require.NoError(t, err)
	e.play(ref, 0, 1, ann, ben)
	v := e.verified(ref)
	require.Equal(t, hex.EncodeToString([]byte{7})+strings.Repeat("00", 31), v.Seed)
	require.Len(t, v.Unchecked, 1)
	require.Contains(t, v.Unchecked[0], "it was set in advance")
}

// What is taken out of a file, so that less is left to be checked, is missed.
func TestADowngradedExportIsNotVerified(t *testing.T) {
	e := newSealed(t, store.NewMemory())
	good, _ := e.exported(e.played(), ann)
	for want, forge := range map[string]func(*replay.Export){
		"setup.mix: the file doesn't say": func(x *replay.Export) { x.Setup.Mix = nil },
		"format: it is 1":                 func(x *replay.Export) { x.Format, x.Sums, x.Final = 1, nil, "" },
		"not checked: the deal":           func(x *replay.Export) { x.Setup.Mix = &seal.Mix{Given: true} },
		"final: played again":             func(x *replay.Export) { x.Final = "" },
		"setup.edition: the game":         func(x *replay.Export) { x.Setup.Edition = "of old" },
		"late: in this game no press":     func(x *replay.Export) { x.Late = make([]match.LateLine, 200_000) },
	} {
		x := copied(t, good)
		forge(&x)
		v := summed(t, x).Verify(toyKind("turns"))
		said := v.Differs
		if said == "" {
			said = "not checked: " + strings.Join(v.Unchecked, "; ")
		}
		require.Contains(t, said, want)
	}
}

func TestARecordWithADamagedSecretIsRefused(t *testing.T) {
	e := newSealed(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann, ben)
	for _, damaged := range []any{map[string]any{"secret": "00"}, map[string]any{"given": true, "secret": "00"}, map[string]any{}} {
		e.tamper(ref, func(r map[string]any) { r["sealed"] = damaged })
		_, err := e.Get(t.Context(), ref)
		failed(t, err, "", "a table")
	}
}

// Whichever process opens the table, seats people and deals, all come to the same cards.
func TestTwoProcessesMixTheSame(t *testing.T) {
	s := store.NewMemory()
	one, two := newSealed(t, s), newSealed(t, s)
	opened, err := one.Create(t.Context(), pressing(ann, 1), match.Opening{Guild: "g", Channel: "c", Kind: "turns", Values: map[string]int{"steps": 1}})
	require.NoError(t, err)
	same, err := two.Create(t.Context(), pressing(ann, 1), match.Opening{Guild: "g", Channel: "c", Kind: "turns", Values: map[string]int{"steps": 1}})
	require.NoError(t, err)
	require.Equal(t, opened.Dealing, same.Dealing, "the same press opens one table with one secret")
	for _, e := range []*evening{two, one} {
		_, err = e.Join(t.Context(), opened.Ref, pressing(ben, 2))
		require.NoError(t, err)
	}
	for _, e := range []*evening{two, one} {
		_, err = e.Start(t.Context(), opened.Ref, pressing(ann, 4))
		require.NoError(t, err)
	}
	one.play(opened.Ref, 0, 1, ann, ben)
	require.Equal(t, one.verified(opened.Ref), two.verified(opened.Ref))
	require.Equal(t, opened.Dealing.Sum, one.verified(opened.Ref).Mix.Sum)
}

// One bit anywhere in a file: either verify names what differs, or the file reads the same.
func TestAnExportWithOneBitChangedIsFound(t *testing.T) {
	e := newSealed(t, store.NewMemory())
	_, text := e.exported(e.played(), ann)
	good, err := replay.ReadExport([]byte(text))
	require.NoError(t, err)
	kind := toyKind("turns")
	v := good.Verify(kind)
	require.Empty(t, v.Differs)
	require.Empty(t, v.Unchecked)
	var same, unread, named int
	for i := range text {
		for bit := range 8 {
			data := []byte(text)
			data[i] ^= 1 << bit
			x, err := replay.ReadExport(data)
			if err != nil {
				require.Contains(t, err.Error(), "byte ")
				unread++
				continue
			}
			v := x.Verify(kind)
			if v.Differs == "" {
				require.True(t, reflect.DeepEqual(good, x), "byte %d, %q: %s", i, data[max(0, i-20):min(len(data), i+20)], "a change that counts wasn't found")
				require.Empty(t, v.Unchecked)
				same++
				continue
			}
			require.Regexp(t, `^[a-zA-Z0-9_., ]+: `, v.Differs)
			named++
		}
	}
	t.Logf("%d changes: %d can't be read, %d have a name, %d don't matter", 8*len(text), unread, named, same)
	require.Positive(t, unread)
	require.Positive(t, named)
}

// Somebody changes a file and makes its sums again: then what the deal and the rules say must not fit.
func TestAForgedExportIsNamed(t *testing.T) {
	e := newSealed(t, store.NewMemory())
	_, text := e.exported(e.played(), ann)
	for what, forge := range map[string]func(*replay.Export){
		"setup.mix: the sum that was shown": func(x *replay.Export) { x.Setup.Mix.Secret = seal.Secret([32]byte{1}) },
		"setup.seed: what was mixed":        func(x *replay.Export) { x.Setup.Mix.Presses[1] = "1441000000000000003" },
		"setup.seed: what was mixed comes":  func(x *replay.Export) { x.Setup.Seed = strings.Repeat("07", 32) },
		"setup.mix: it is of 3":             func(x *replay.Export) { x.Setup.Mix.Presses = append(x.Setup.Mix.Presses, "") },
		"result: played again":              func(x *replay.Export) { x.Result.Winners[0]++ },
		"final: played again":               func(x *replay.Export) { x.Final = strings.Repeat("0", 64) },
		"actions 2: the rules refuse":       func(x *replay.Export) { x.Actions[1].Move = "go 7" },
		"phase: ":                           func(x *replay.Export) { x.Phase = match.Closed },
		"players: there are 1":              func(x *replay.Export) { x.Players = x.Players[:1] },
		"game: ":                            func(x *replay.Export) { x.Game = "race" },
		"setup: ":                           func(x *replay.Export) { x.Setup.Values["steps"] = -1 },
	} {
		x, err := replay.ReadExport([]byte(text))
		require.NoError(t, err)
		forge(&x)
		require.Contains(t, x.Verify(toyKind("turns")).Differs, "changed since the export")
		require.Contains(t, summed(t, x).Verify(toyKind("turns")).Differs, what)
	}
	x, err := replay.ReadExport([]byte(text))
	require.NoError(t, err)
	require.Contains(t, x.Verify(edition(toyKind("turns"), "another")).Differs, "edition")
	for _, nonsense := range []string{"", "{", "[]", "null", "7", `{"format":2}`, text + "x", `{"format":2,"setup":{"mix":null,"seats":-1}}`} {
		x, err := replay.ReadExport([]byte(nonsense))
		if err == nil {
			require.NotEmpty(t, x.Verify(toyKind("turns")).Differs, nonsense)
		}
	}
	_, err = json.Marshal(x)
	require.NoError(t, err)
}
