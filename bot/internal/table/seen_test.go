package table_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/store"
)

// reads has an outsider try to see the hand of every robot, and returns the seats whose cards they were shown. Between two of them
// something else is done.
func (e *evening) reads(ref match.Ref, u match.By, between func(games.Seat)) (seen map[games.Seat]bool) {
	e.t.Helper()
	seen = make(map[games.Seat]bool)
	for s, p := range e.get(ref).Players {
		if p.Robot == 0 {
			continue
		}
		_ = e.sitIn(ref, u, games.Seat(s)) // what is refused shows nothing
		if h := e.hand(ref, u); h.Seat != games.Table {
			require.NotNil(e.t, h.View)
			seen[h.Seat] = true
			between(h.Seat)
			if e.hand(ref, u).Seat != games.Table {
				e.leave(ref, u)
			}
		}
	}
	return seen
}

func TestAnOutsiderReadsOneHandOfADeal(t *testing.T) {
	for name, between := range map[string]func(*evening, match.Ref) func(games.Seat){
		"sitting in and leaving": func(*evening, match.Ref) func(games.Seat) { return func(games.Seat) {} },
		"forgotten in between": func(e *evening, _ match.Ref) func(games.Seat) {
			return func(games.Seat) {
				_, err := e.Fulfil(e.t.Context(), e.wish(cleo))
				require.NoError(e.t, err)
			}
		},
		"removed and let back in": func(e *evening, ref match.Ref) func(games.Seat) {
			return func(games.Seat) {
				done(e.Unseat(e.t.Context(), ref, managing(eve), cleo.ID))(e.t)
				refused(e.t, e.sitIn(ref, cleo, 3), "you were removed")
				_, err := e.Fulfil(e.t.Context(), e.wish(cleo))
				require.NoError(e.t, err)
				refused(e.t, e.sitIn(ref, cleo, 3), "you were removed")
				done(e.Reseat(e.t.Context(), ref, managing(eve), cleo.ID))(e.t)
			}
		},
		"with their name hidden": func(e *evening, _ match.Ref) func(games.Seat) {
			return func(games.Seat) {
				_, _, err := e.Oust(e.t.Context(), "g", managing(eve), cleo.ID, false, true)
				require.NoError(e.t, err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := newEvening(t, store.NewMemory(), rage.Kind())
			ref := e.started("rage", nil, games.Medium, games.Medium, games.Medium, games.Medium)
			seen := e.reads(ref, cleo, between(e, ref))
			require.Len(t, seen, 1, "of 4 robots")
			e = newEvening(t, e.store, rage.Kind()) // another process takes over
			require.Equal(t, seen, e.reads(ref, cleo, func(games.Seat) {}), "the same hand, and no other")
			refused(t, e.sitIn(ref, cleo, 3), "seen another seat's cards")
			require.NoError(t, e.sitIn(ref, dan, 3), "someone else")
			refused(t, e.sitIn(ref, ann, 4), "have a seat here")
		})
	}
}

// What was stored is what counts: nobody is shown a hand of which no record knows that they have seen it.
func TestAHandIsShownWhenItIsStoredWhoSeesIt(t *testing.T) {
	for name, stored := range map[string]bool{"killed before it is stored": false, "killed after it is stored": true} {
		t.Run(name, func(t *testing.T) {
			timed(t, func(t *testing.T, _ *evening) {
				e, f := flakyEvening(t)
				ref := e.started("turns", map[string]int{"turn_time": 0}, games.Medium, games.Medium)
				if stored {
					f.fail(nil, after(0, "put"))
				} else {
					f.fail(down, nil)
				}
				require.Error(t, e.sitIn(ref, cleo, 1), "no hand is shown")
				f.fail(nil, nil)
				e = newEvening(t, e.store)
				require.Equal(t, stored, e.hand(ref, cleo).Seat == 1)
				if stored {
					e.leave(ref, cleo)
					refused(t, e.sitIn(ref, cleo, 2), "seen another seat's cards")
					return
				}
				require.NoError(t, e.sitIn(ref, cleo, 2), "she has seen nothing")
			})
		})
	}
}

// Who waits for the end of a race has seen nothing, and can wait for another robot; afterwards they cannot.
func TestAfterARaceALateFriendStaysWithTheirRobot(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.started("redbrn", map[string]int{"target": 30}, games.Medium, games.Medium)
		e.waitFor(ref, func(t match.Table) bool { return t.Racing })
		require.NoError(t, e.sitIn(ref, cleo, 1))
		_, err := e.Fulfil(t.Context(), e.wish(cleo))
		require.NoError(t, err)
		require.NoError(t, e.sitIn(ref, cleo, 2))
		e.waitFor(ref, func(t match.Table) bool {
			return t.Players[2].User.ID == cleo.ID && t.Racing || t.Phase != match.Playing
		})
		require.Equal(t, games.Seat(2), e.hand(ref, cleo).Seat)
		e.leave(ref, cleo)
		refused(t, e.sitIn(ref, cleo, 1), "seen another seat's cards")
		require.NoError(t, e.sitIn(ref, cleo, 2))
	}, redbrn.Kind())
}

// A moderator who has sat in has seen cards: another one takes moves back there.
func TestWhoHasSatInJudgesNothingInThatGame(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		hal := e.moderating(eve)
		ref := e.started("turns", map[string]int{"turn_time": 0}, games.Medium)
		e.move(ref, ann, "go 0")
		require.NoError(t, e.sitIn(ref, hal, 1))
		e.leave(ref, hal)
		_, err := e.Rewind(t.Context(), ref, hal, 1, time.Time{})
		refused(t, err, "you played at this table; ask another moderator")
		done(e.Rewind(t.Context(), ref, managing(eve), 1, anytime))(t)
	})
}
