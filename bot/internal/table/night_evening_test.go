package table_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/problem"
	"ruckus/store"
)

// A mortal is a process that dies at one of its writes: before it is stored, or after that and before anybody hears of it.
type mortal struct {
	*evening
	store  *flaky
	stop   func()
	writes atomic.Int32
}

func newMortal(t *testing.T, s store.Store, dies int, after bool) *mortal {
	m := &mortal{store: &flaky{Store: s}}
	var dead atomic.Bool
	before := func(_ context.Context, method string) error {
		if method == "put" && int(m.writes.Add(1)) == dies {
			if after {
				return nil
			}
			dead.Store(true)
		}
		if dead.Load() {
			return errCable
		}
		return nil
	}
	m.store.fail(before, func(method string) error {
		if after && method == "put" && int(m.writes.Load()) >= dies && dies > 0 {
			dead.Store(true)
			return errCable
		}
		return nil
	})
	m.evening = newEvening(t, m.store)
	m.stop = m.run()
	return m
}

// A pair are two processes on one store. Both are told of each press, as Discord does while one follows the other.
type pair struct {
	*evening // that does not die
	first    *mortal
}

// press has both processes make a press, and asserts that one has made it.
func (p pair) press(what string, do func(*evening) error) {
	p.t.Helper()
	one := do(p.first.evening)
	two := do(p.evening)
	if one != nil && !errors.Is(one, problem.ErrStore) {
		p.t.Fatalf("%s: %v", what, one)
	}
	require.NoError(p.t, two, what)
}

func (p pair) answers(ref match.Ref, game string, out bool, users ...match.By) {
	p.t.Helper()
	for _, u := range users {
		p.press(u.Name.Plain()+" answers", func(e *evening) error {
			_, err := e.nights.Answer(p.t.Context(), ref, u, game, out)
			return err
		})
	}
}

// An evening of five games of three kinds, with two who come late, one who falls asleep, and one who leaves. Of two processes the
// one that runs the clocks dies at its n-th write, for each n. Nothing comes twice, nobody has two seats, and the points are those that are
// counted by hand from the results.
func TestAnEveningOutlivesADeathAtEachWrite(t *testing.T) {
	whole := playedEvening(t, 0, false)
	require.Greater(t, whole, 30)
	for dies := 1; dies <= whole; dies++ {
		for _, after := range []bool{false, true} {
			t.Run(fmt.Sprint(dies, after), func(t *testing.T) { playedEvening(t, dies, after) })
		}
	}
}

// playedEvening plays such an evening, and returns how often the first process has written.
func playedEvening(t *testing.T, dies int, after bool) (writes int) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		p := pair{newEvening(t, s), newMortal(t, s, dies, after)}
		p.run()
		for kind, steps := range map[string]int{"vote": 2, "echo": 3} {
			p.set(kind, guild.Change{Values: map[string]int{"steps": steps}})
		}
		var at match.Ref
		one := map[string]int{"steps": 3}
		p.press("Ann opens", func(e *evening) error {
			tab, err := e.Create(t.Context(), asking(ann, "open"), match.Opening{Guild: "g", Channel: "c", Kind: "turns", Values: one})
			at = tab.Ref
			return err
		})
		for _, u := range []match.By{ben, cleo} {
			p.press("joins", func(e *evening) error { _, err := e.Join(t.Context(), at, asking(u, "join"+u.ID)); return err })
		}
		p.press("Ann starts", func(e *evening) error { _, err := e.Start(t.Context(), at, asking(ann, "start")); return err })
		p.finish(at)
		refs := []match.Ref{at}
		next := func() {
			t.Helper()
			time.Sleep(45 * time.Second) // half a minute, and some for a process that has died
			at = p.next(at).Ref
			refs = append(refs, at)
			require.Equal(t, match.Playing, p.get(at).Phase)
		}

		p.answers(at, "vote", false, ann, dan) // Dan comes late
		p.answers(at, "turns", false, ben)
		p.answers(at, "vote", false, cleo)
		next()
		p.press("Cleo moves", func(e *evening) error { _, err := e.act(at, asking(cleo, "go"), "go 0"); return err })
		p.press("Cleo leaves", func(e *evening) error { _, err := e.Leave(t.Context(), at, asking(cleo, "leave")); return err })
		p.finish(at, cleo)

		p.answers(at, "turns", false, ann)
		p.answers(at, "", false, ben, dan)
		next()
		p.finish(at)

		p.answers(at, "turns", false, ann, dan, eve) // Eve comes late; Ben has fallen asleep
		next()
		require.True(t, p.get(at).Players[p.get(at).Seat(ben.ID)].Away)
		p.finish(at, ben)

		p.answers(at, "echo", false, ann, dan)
		p.answers(at, "", false, eve)
		next()
		require.Negative(t, int(p.get(at).Seat(ben.ID)), "who was away for a whole game is out")
		p.finish(at)
		p.press("Ann closes the night", func(e *evening) error {
			_, err := e.nights.Close(t.Context(), at, ann)
			if err != nil && e != p.first.evening {
				return nil // the other process has closed it already
			}
			return err
		})
		time.Sleep(time.Minute)

		tables, err := store.List(t.Context(), s, "g", match.RecordKind)
		require.NoError(t, err)
		require.Len(t, tables, 5, "each game has begun once")
		n := p.tonight(at)
		require.Len(t, n.Games, 5)
		require.NotZero(t, n.Ended)
		require.Len(t, n.Outbox, 1)
		rings, want := map[string]int{}, map[string]int{}
		for _, ref := range refs {
			tab := p.get(ref)
			seats := map[string]bool{}
			for _, player := range tab.Players {
				require.False(t, seats[player.User.ID], "two seats")
				seats[player.User.ID] = true
			}
			for _, id := range tab.Rings {
				rings[id]++
			}
			countByHand(want, tab, ref == refs[1], ref == refs[3])
		}
		require.Equal(t, map[string]int{dan.ID: 1, eve.ID: 1}, rings, "who had a seat all the time isn't called")
		got := map[string]int{}
		for _, s := range n.Standings() {
			got[s.Person] = s.Points
		}
		require.Equal(t, want, got)
		writes = int(p.first.writes.Load())
	})
	return writes
}

// countByHand adds the points of a game: 12 for whom nobody has beaten, and so on. Cleo has left in one game, Ben slept in another
// and does not count there.
func countByHand(points map[string]int, tab match.Table, cleoLeft, benSlept bool) {
	places := tab.Result.Standing()
	var people []int
	for i, p := range tab.Players {
		if p.Robot == 0 && !(benSlept && p.User.ID == ben.ID) {
			people = append(people, i)
		}
	}
	for _, a := range people {
		got, left := 0, cleoLeft && tab.Players[a].User.ID == cleo.ID
		for _, b := range people {
			switch bLeft := cleoLeft && tab.Players[b].User.ID == cleo.ID; {
			case a == b || left:
			case bLeft || places[a] < places[b]:
				got += 12 * night.Unit / (len(people) - 1)
			case places[a] == places[b]:
				got += 6 * night.Unit / (len(people) - 1)
			}
		}
		points[tab.Players[a].User.ID] += got
	}
}
