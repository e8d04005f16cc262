package table_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
)

// hurry has a user ask whether those are there who are waited for.
func (e *evening) hurry(ref match.Ref, u match.By) error {
	_, err := e.Ask(e.t.Context(), ref, u, (*match.Draft).AskFor)
	return err
}

// turnOf has the others move until it is a seat's turn.
func (e *evening) turnOf(ref match.Ref, users []match.By, seat games.Seat) {
	e.t.Helper()
	for now := first(e.get(ref).Waiting()); now != seat; now = first(e.get(ref).Waiting()) {
		e.move(ref, users[now], "go "+itoa(e.step(ref)))
	}
}

// manyTurns is the toy of turns for a large table.
func manyTurns() games.Kind {
	k := toyKind("turns")
	k.Max = 8
	return k
}

// The others wait for who closed the app: 45 seconds with one press of somebody, 120 with none, and 30 each later time.
func TestHowLongTheOthersWaitForWhoClosedTheApp(t *testing.T) {
	for seats := 2; seats <= 8; seats++ {
		for most, presses := range map[time.Duration]bool{45 * time.Second: true, 120 * time.Second: false} {
			t.Run(fmt.Sprint(seats, most), func(t *testing.T) {
				timed(t, func(t *testing.T, e *evening) {
					e.run()
					users := append([]match.By{ann, ben, cleo, dan, eve}, somebody(6), somebody(7), somebody(8))[:seats]
					ref := e.game("turns", map[string]int{"turn_time": 90}, users...)
					var waited time.Duration
					for !e.get(ref).Players[1].Away {
						e.turnOf(ref, users, 1)
						begun := time.Now()
						if presses {
							refused(t, e.hurry(ref, ann), "give them a moment")
							e.waitFor(ref, func(t match.Table) bool { return t.MayHurry })
							require.NoError(t, e.hurry(ref, ann))
							require.Equal(t, []games.Seat{1}, e.get(ref).AskedFor)
						}
						e.waitFor(ref, func(t match.Table) bool { return t.Players[1].Away || first(t.Waiting()) != 1 })
						waited += time.Since(begun)
					}
					require.InDelta(t, most.Seconds(), waited.Seconds(), 1)

					e.hand(ref, ben) // is back for a turn, and closes the app again
					e.turnOf(ref, users, 1)
					e.move(ref, ben, "go "+itoa(e.step(ref)))
					e.turnOf(ref, users, 1)
					begun := time.Now()
					e.waitFor(ref, func(t match.Table) bool { return t.Players[1].Away })
					require.InDelta(t, 30, time.Since(begun).Seconds(), 1)
				}, manyTurns())
			})
		}
	}
}

// A thinker loses nothing but one press.
func TestWhoIsThereHasTheirWholeTurnAgain(t *testing.T) {
	presses := map[string]func(e *evening, ref match.Ref){
		"a look at the hand": func(e *evening, ref match.Ref) { e.hand(ref, ben) },
		"a refused move":     func(e *evening, ref match.Ref) { _, _ = e.act(ref, ben, "nonsense") },
	}
	for name, press := range presses {
		t.Run(name, func(t *testing.T) {
			playing(t, "turns", 90, func(t *testing.T, e *evening, ref match.Ref) {
				e.move(ref, ann, "go 0")
				time.Sleep(31 * time.Second)
				refused(t, e.hurry(ref, ben), "the game is waiting for you, too")
				e.move(ref, ben, "go 1")
				e.move(ref, ann, "go 2")

				time.Sleep(31 * time.Second)
				require.NoError(t, e.hurry(ref, ann))
				require.Equal(t, time.Now().Add(15*time.Second).UTC(), e.get(ref).Deadline)
				time.Sleep(15*time.Second - time.Millisecond)
				press(e, ref)
				got := e.get(ref)
				require.Equal(t, time.Now().Add(90*time.Second).UTC(), got.Deadline)
				require.Empty(t, got.AskedFor)
				time.Sleep(60 * time.Second)
				refused(t, e.hurry(ref, ann), "no need to ask")
				e.move(ref, ben, "go 3")
				require.False(t, e.get(ref).Players[1].Away)
			})
		})
	}
}

func TestTwoAskAndTheTimeRunsOnce(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", map[string]int{"turn_time": 90}, ann, ben, cleo)
		time.Sleep(31 * time.Second)
		require.NoError(t, e.hurry(ref, ben))
		end := e.get(ref).Deadline
		time.Sleep(5 * time.Second)
		refused(t, e.hurry(ref, cleo), "no need to ask")
		refused(t, e.hurry(ref, dan), "you have no seat")
		require.Equal(t, end, e.get(ref).Deadline)
		todo := 0
		for _, m := range e.record(ref).Outbox {
			require.Equal(t, ann.ID, m.User)
			todo++
		}
		require.Equal(t, 1, todo, "she is called once")
		time.Sleep(10*time.Second + tick)
		require.True(t, e.get(ref).Players[0].Away)
	})
}

func TestNobodyIsAskedForInAShortTurnAndWhereOnlyOneIsHere(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		short := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		time.Sleep(25 * time.Second)
		refused(t, e.hurry(short, ben), "no need to ask")
		alone := e.game("turns", map[string]int{"turn_time": 90}, cleo, dan)
		e.move(alone, cleo, "go 0")
		e.leave(alone, cleo)
		time.Sleep(40 * time.Second)
		require.False(t, e.get(alone).MayHurry)
		slow := e.game("turns", map[string]int{"turn_time": 0}, ann, ben)
		time.Sleep(9 * time.Minute)
		refused(t, e.hurry(slow, ben), "give them a moment")
		time.Sleep(time.Minute + tick)
		require.NoError(t, e.hurry(slow, ben))
		time.Sleep(5*time.Minute + tick)
		require.True(t, e.get(slow).Players[0].Away)
	})
}

// A player who has been silent in the lobby for long may not be there: the others wait for a third of a clock, and any press gives a
// whole turn.
func TestWhoHasBeenSilentInTheLobbyIsNotWaitedForForLong(t *testing.T) {
	for name, press := range map[string]bool{"silent": false, "has looked at the seat": true} {
		t.Run(name, func(t *testing.T) {
			timed(t, func(t *testing.T, e *evening) {
				e.run()
				ref := e.lobby("turns", map[string]int{"turn_time": 90}, ann, ben)
				time.Sleep(10 * time.Minute)
				if press {
					e.hand(ref, ben)
				}
				_, err := e.Start(t.Context(), ref, ann)
				require.NoError(t, err)
				e.move(ref, ann, "go 0")
				begun := time.Now()
				e.waitFor(ref, func(t match.Table) bool { return first(t.Waiting()) == 0 })
				require.Equal(t, !press, e.get(ref).Players[1].Away)
				if press {
					require.InDelta(t, 90, time.Since(begun).Seconds(), 1)
				} else {
					require.InDelta(t, 30, time.Since(begun).Seconds(), 4, "the robot takes a moment, too")
				}
			})
		})
	}
}
