package table_test

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

// A scribbler is a store in which the log of one table has become another.
type scribbler struct {
	store.Store
	bad    store.Key
	spoilt func([][]byte) [][]byte
}

func (s *scribbler) Log(ctx context.Context, k store.Key) ([][]byte, error) {
	lines, err := s.Store.Log(ctx, k)
	if k == s.bad {
		return s.spoilt(lines), err
	}
	return lines, err
}

// pointed is a toy that counts points: of each seat how often it has said "go".
type pointed struct{ *toy }

func (p pointed) Clone() games.Game { return pointed{p.clone()} }

func (p pointed) Chapter() games.Chapter {
	points := make([]int, len(p.Secrets))
	for _, s := range p.Said {
		points[s]++
	}
	return games.Chapter{Points: points}
}

func (p pointed) Result() *games.Result {
	r := p.toy.Result()
	if r != nil {
		r.Scores = p.Chapter().Points
		r.Winners = games.Highest(r.Scores)
	}
	return r
}

func pointedKind(name string) games.Kind {
	k := changed(name, func(t *toy) games.Game { return pointed{t} })
	k.Presets = []games.Preset{{Name: "short", Values: map[string]int{"steps": 3}}}
	return k
}

// Whatever has happened to a log, its table says so and ends with its points, the log stays as it is, and no other table notices.
func TestATableWhoseLogLeadsElsewhereEndsWithItsPoints(t *testing.T) {
	for what, spoilt := range map[string]func([][]byte) [][]byte{
		"a cut line":          func(l [][]byte) [][]byte { return append(l[:2:2], l[2][:9], l[3]) },
		"a line that is gone": func(l [][]byte) [][]byte { return l[:3] },
		"no lines at all":     func([][]byte) [][]byte { return nil },
		"a line of another":   func(l [][]byte) [][]byte { return slices.Concat(l[:3], [][]byte{[]byte(`{"seat":1,"move":"go 77"}`)}) },
		"a rewind":            func(l [][]byte) [][]byte { return slices.Concat(l[:3], [][]byte{[]byte(`{"rewind":7}`)}) },
		"another seed":        func(l [][]byte) [][]byte { return slices.Concat([][]byte{seeded(l[0], '9')}, l[1:]) },
	} {
		t.Run(what, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := &scribbler{Store: store.NewMemory(), spoilt: spoilt}
				kind := pointedKind("turns")
				e := newEvening(t, s, kind)
				bad, good := e.game("turns", map[string]int{"turn_time": 30}, ann, ben), e.game("turns", nil, ann, ben)
				e.play(bad, 0, 3, ann, ben)
				s.bad = key(bad)
				e.move(bad, ben, "go 3")
				require.Equal(t, 4, e.step(bad), "the host that has the position plays on")

				again := newEvening(t, s, kind)
				_, err := again.act(bad, ann, "go 4")
				refused(t, err, "this game's stored data is corrupt")
				again.move(good, ann, "go 0")
				got := again.get(bad)
				require.Equal(t, match.Closed, got.Phase)
				require.Equal(t, []int{2, 2}, got.Result.Scores)
				lines, err := s.Store.Log(t.Context(), s.bad)
				require.NoError(t, err)
				require.Len(t, lines, 5)
				s.bad = store.Key{}
				again.canBeExported(bad, "go 0", "go 1", "go 2", "go 3")
			})
		})
	}
}

// seeded is the first line of a log with another seed.
func seeded(line []byte, digit byte) []byte {
	line = slices.Clone(line)
	line[slices.Index(line, '7')] = digit
	return line
}

// A position that does not have its sum is another one, whatever has led to it.
func TestATableWhoseSumIsOfAnotherPositionEnds(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	e.move(ref, ann, "go 0")
	e.tamper(ref, func(r map[string]any) { r["game"].(map[string]any)["sum"] = "00" })
	_, err := e.act(ref, ben, "go 1")
	refused(t, err, "this game's stored data is corrupt")
}

// edition is a kind with rules of another edition.
func edition(k games.Kind, name string) games.Kind {
	k.Edition = name
	return k
}

// A program with other rules leaves a game to the one that began it, which goes on as if nothing had been.
func TestAGameOfAnotherEditionWaitsForItsProgram(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		old := newEvening(t, s, pointedKind("turns"))
		ref := old.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		old.move(ref, ann, "go 0")
		before, err := s.Get(t.Context(), key(ref))
		require.NoError(t, err)

		next := newEvening(t, s, edition(pointedKind("turns"), "3"))
		next.run()
		for what, ask := range map[string]func() error{
			"move":  func() error { _, err := next.act(ref, ben, "go 1"); return err },
			"leave": func() error { _, err := next.Ask(t.Context(), ref, ben, (*match.Draft).Leave); return err },
			"look":  func() error { _, err := next.Get(t.Context(), ref); return err },
		} {
			failed(t, ask(), "another version of the bot", "another edition")
			stays, err := s.Get(t.Context(), key(ref))
			require.NoError(t, err)
			require.Equal(t, before, stays, what)
		}
		x, _ := next.exported(ref, managing(eve))
		require.Empty(t, x.Setup.Seed)
		time.Sleep(2 * time.Hour)
		stays, err := s.Get(t.Context(), key(ref))
		require.NoError(t, err)
		require.Equal(t, before, stays, "no clock runs there")

		old.move(ref, ben, "go 1")
	})
}

func TestAGameThatNoProgramCameForEndsWithItsPointsAfterAWeek(t *testing.T) {
	for name, kinds := range map[string][]games.Kind{"another edition": {edition(pointedKind("turns"), "3")}, "no such game": {toyKind("vote")}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := store.NewMemory()
				old := newEvening(t, s, pointedKind("turns"))
				ref := old.game("turns", map[string]int{"turn_time": 30}, ann, ben)
				old.play(ref, 0, 3, ann, ben)
				next := newEvening(t, s, kinds...)
				time.Sleep(7*24*time.Hour - time.Minute)
				next.run()
				_, err := next.act(ref, ben, "go 3")
				failed(t, err, "another version of the bot", "another edition")
				time.Sleep(2 * time.Minute)
				got := next.get(ref)
				require.Equal(t, match.Closed, got.Phase)
				require.Contains(t, got.Why, "the bot was updated")
				if kinds[0].Name == "turns" {
					require.Equal(t, []int{2, 1}, got.Result.Scores)
				}
				next.canBeExported(ref, "go 0", "go 1", "go 2")
			})
		})
	}
}

// A folding store fails when a log is read, too.
type folding struct{ *flaky }

func (f folding) Log(ctx context.Context, k store.Key) ([][]byte, error) {
	return call(f.flaky, ctx, "log", func() ([][]byte, error) { return f.Store.Log(ctx, k) })
}

// Wherever the store fails or the process dies while a game is folded to be played on, a press that is sent again makes its move once, and
// the game goes on as it was.
func TestAFoldThatFailsAtAnyCallLosesNoMoveAndMakesNoneTwice(t *testing.T) {
	for what, how := range map[string]struct{ late, dies bool }{
		"a call fails":                    {},
		"a call's answer is lost":         {late: true},
		"the process dies before a call":  {dies: true},
		"the process dies after its call": {late: true, dies: true},
	} {
		t.Run(what, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n, failed := int32(0), true
				for ; failed; n++ {
					s := store.NewMemory()
					e := newEvening(t, s)
					ref := e.game("turns", map[string]int{"steps": 6}, ann, ben)
					e.play(ref, 0, 4, ann, ben)
					done(e.Rewind(t.Context(), ref, managing(eve), 1, anytime))(t)
					time.Sleep(time.Minute)

					var calls atomic.Int32
					f := &flaky{Store: s}
					f.fail(func(context.Context, string) error {
						if i := calls.Add(1) - 1; i == n && !how.late || i > n && how.dies {
							return errCable
						}
						return nil
					}, func(string) error {
						if calls.Load()-1 == n && how.late {
							return errCable
						}
						return nil
					})
					press := ben
					press.Request = "one press"
					next := newEvening(t, folding{f})
					_, _ = next.act(ref, press, "go 3")
					failed = calls.Load() > n
					f.fail(nil, nil)
					if how.dies {
						next = newEvening(t, s)
					}
					next.move(ref, press, "go 3")
					require.Equal(t, 4, next.step(ref))
					newEvening(t, s).play(ref, 4, 6, ann, ben) // which folds it once more
					next.canBeExported(ref, "go 0", "go 1", "go 2", "go 3", "go 4", "go 5")
				}
				require.Greater(t, n, int32(3), "it is read, folded and put")
			})
		})
	}
}
