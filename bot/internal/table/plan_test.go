package table_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games/riot"
	"ruckus/render/view"
	"ruckus/store"
)

var riotKind = riot.Kind(riot.Default())

// policing begins a game in which Ann has the Police, up to her first turn.
func (e *evening) policing(turn int) match.Ref {
	e.t.Helper()
	ref := e.game("riot", map[string]int{"random_teams": 0, "turn_time": turn}, ann, ben)
	for range 20 {
		if hand := e.peek(ref, ben.ID); hand.Prompt.Must {
			e.move(ref, ben, hand.Prompt.Moves[0])
		}
	}
	require.NotNil(e.t, e.peek(ref, ann.ID).Plan, "Ann can plan")
	return ref
}

// plans presses on the plan as Ann sees it.
func (e *evening) plans(ref match.Ref, do string) (match.Hand, error) {
	e.t.Helper()
	p := e.peek(ref, ann.ID).Plan
	require.NotNil(e.t, p)
	return e.act(ref, ann, saw(p)+do)
}

func saw(p *view.Plan) string { return fmt.Sprintf("@%d.%d ", p.Planned.Turn, p.Rev) }

// planned has Ann plan to buy, to go into a street, and to attack.
func (e *evening) planned(ref match.Ref) match.Hand {
	e.t.Helper()
	done(e.plans(ref, "+buy 4O"))(e.t)
	hand := done(e.plans(ref, "+move HQ 1O1 A"))(e.t)
	for _, o := range hand.Plan.Shelf {
		if strings.HasPrefix(o.Orders[0], "attack ") && hand.Plan.Rev < 3 {
			hand = done(e.plans(ref, "+"+o.Orders[0]))(e.t)
		}
	}
	return hand
}

// stored has the store keep another plan for Ann.
func (e *evening) stored(ref match.Ref, plan any) {
	e.t.Helper()
	e.tamper(ref, func(fields map[string]any) {
		fields["seats"].([]any)[0].(map[string]any)["plan"] = plan
	})
}

func (e *evening) lines(ref match.Ref) []string {
	e.t.Helper()
	stored, err := e.store.Log(e.t.Context(), key(ref))
	require.NoError(e.t, err)
	var moves []string
	for _, line := range stored[1:] {
		var a match.ActionLine
		require.NoError(e.t, json.Unmarshal(line, &a))
		moves = append(moves, fmt.Sprint(a.Seat, " ", a.Move, " ", a.By))
	}
	return moves
}

// What is planned is in the player's own hand and nowhere else, and nobody is told of it.
func TestAPlanIsForNobodyButItsPlayer(t *testing.T) {
	e := newEvening(t, store.NewMemory(), riotKind)
	ref := e.policing(0)
	knows := func() string {
		hand := e.peek(ref, ben.ID)
		text, err := json.Marshal([]any{hand.View, hand.Prompt, hand.Since, hand.Recent, hand.Changed, hand.Deadline, hand.Players})
		require.NoError(t, err)
		return string(text)
	}
	told, before, log := len(e.told()), knows(), len(e.lines(ref))
	hand := e.planned(ref)
	require.GreaterOrEqual(t, len(hand.Plan.Orders), 2)
	require.Len(t, hand.Plan.Outlooks, len(hand.Plan.Orders))
	require.Equal(t, before, knows())
	require.Len(t, e.told(), told)
	require.Len(t, e.lines(ref), log)
	require.NotContains(t, fmt.Sprint(e.get(ref)), "buy 4O")
}

// Do it makes the moves of the orders, with what is between them, in one commit.
func TestAPlanIsPlayedInOneCommit(t *testing.T) {
	e, f := flakyEvening(t)
	e.Host = newEvening(t, f, riotKind).Host
	ref := e.policing(0)
	e.planned(ref)
	version, log := e.get(ref).Version, len(e.lines(ref))
	hand := done(e.plans(ref, "g"))(t)
	require.Equal(t, version+1, hand.Version)
	moves := e.lines(ref)[log:]
	require.GreaterOrEqual(t, len(moves), 3)
	require.Equal(t, "0 buy 4O", moves[0][:8])
	require.Contains(t, moves[1], "bought")
	require.Contains(t, moves[2], "move HQ 1O1 A")
}

// Do it, end ends the turn, and with it the plan.
func TestATurnCanBePlayedAndEndedInOneGo(t *testing.T) {
	e := newEvening(t, store.NewMemory(), riotKind)
	ref := e.policing(0)
	done(e.plans(ref, "+buy 4O"))(t)
	done(e.plans(ref, "+move HQ 2O1 A"))(t)
	old := saw(e.peek(ref, ann.ID).Plan)
	hand := done(e.plans(ref, "e"))(t)
	require.Nil(t, hand.Plan)
	require.False(t, hand.Prompt.Must)
	require.True(t, e.peek(ref, ben.ID).Prompt.Must)
	_, err := e.act(ref, ann, old+"+move HQ 2O1 B")
	require.ErrorContains(t, err, "on your turn")
}

// Of presses that come twice, from a second device, or to an old screen one counts, and the others are told so.
func TestAPressOnAnOldPlanDoesNothing(t *testing.T) {
	s := store.NewMemory()
	e, other := newEvening(t, s, riotKind), newEvening(t, s, riotKind)
	ref := e.policing(0)
	done(e.plans(ref, "+buy 4O"))(t)
	eight := func(do string) {
		seen := saw(e.peek(ref, ann.ID).Plan)
		var all sync.WaitGroup
		refused := make([]error, 8)
		for i := range refused {
			all.Go(func() { _, refused[i] = []*evening{e, other}[i%2].act(ref, ann, seen+do) })
		}
		all.Wait()
		refused = slices.DeleteFunc(refused, func(err error) bool { return err == nil })
		require.Len(t, refused, 7)
		for _, err := range refused {
			require.EqualError(t, err, "your plan had changed, so that press did nothing")
		}
	}
	eight("+move HQ 1O1 A")
	require.Equal(t, []string{"buy 4O", "move HQ 1O1 A"}, e.peek(ref, ann.ID).Plan.Orders)
	log := len(e.lines(ref))
	eight("g")
	require.Len(t, e.lines(ref)[log:], 3, "bought, and gone, once")
}

// A crash before or after a put leaves either nothing or all.
func TestACrashLeavesAPlanWholeOrPlayed(t *testing.T) {
	for _, late := range []bool{false, true} {
		f := &flaky{Store: store.NewMemory()}
		e := newEvening(t, f, riotKind)
		ref := e.policing(0)
		e.planned(ref)
		planned, log := e.peek(ref, ann.ID).Plan.Orders, len(e.lines(ref))
		seen := saw(e.peek(ref, ann.ID).Plan)
		if late {
			f.fail(nil, times(9, "put"))
		} else {
			f.fail(early(times(9, "put")), nil)
		}
		_, _ = e.act(ref, asking(ann, "press"), seen+"g")
		f.fail(nil, nil)
		next := newEvening(t, f, riotKind)
		hand := next.peek(ref, ann.ID)
		switch moves := len(next.lines(ref)) - log; moves {
		case 0:
			require.Equal(t, planned, hand.Plan.Orders)
		default:
			require.GreaterOrEqual(t, moves, 3)
		}
		done(next.act(ref, asking(ann, "press"), seen+"g"))(t)
		bought := 0
		for _, m := range next.lines(ref) {
			if strings.Contains(m, " buy 4O ") {
				bought++
			}
		}
		require.Equal(t, 1, bought)
	}
}

// Who says nothing has their plan played when the time is up, and then what is done for all who are silent.
func TestSilencePlaysThePlan(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.policing(30)
		done(e.plans(ref, "+buy 4O"))(t)
		done(e.plans(ref, "+move HQ 2O1 A"))(t)
		log := len(e.lines(ref))
		time.Sleep(30*time.Second + tick)
		moves := e.lines(ref)[log:]
		require.Len(t, moves, 4)
		require.Contains(t, moves[2], "move HQ 2O1 A")
		require.Contains(t, moves[2], "user", "it was their own choice")
		require.Contains(t, moves[3], "end")
		require.Contains(t, moves[3], "clock")
		require.True(t, e.peek(ref, ben.ID).Prompt.Must)
	}, riotKind)
}

// Who is alone with robots misses nothing: the table waits, with their plan.
func TestSilenceOfSomebodyAlonePausesTheTable(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.policing(30)
		done(e.plans(ref, "+buy 4O"))(t)
		require.Equal(t, 2, e.get(ref).Here())
		e.leave(ref, ben)
		require.Equal(t, 1, e.get(ref).Here(), "the hand says so")
		time.Sleep(30*time.Second + tick)
		require.True(t, e.get(ref).Rest.Paused)
		require.Equal(t, []string{"buy 4O"}, e.peek(ref, ann.ID).Plan.Orders)
	}, riotKind)
}

// A plan is for the position that it was made in: taking moves back drops it, and so does who sits in.
func TestAPlanGoesWithItsPositionAndItsPlayer(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.policing(0)
		e.planned(ref)
		time.Sleep(time.Second)
		done(e.Rewind(t.Context(), ref, managing(eve), 1, anytime))(t)
		require.True(t, e.peek(ref, ben.ID).Prompt.Must)
		time.Sleep(time.Second)
		e.move(ref, ben, e.peek(ref, ben.ID).Prompt.Moves[0])
		require.Empty(t, e.peek(ref, ann.ID).Plan.Orders)

		e.planned(ref)
		e.leave(ref, ann)
		e.hand(ref, ann)
		require.Empty(t, e.peek(ref, ann.ID).Plan.Orders, "a robot stood in")
	}, riotKind)
}

// A plan of another version, or one that makes no sense, is dropped, and the table is played on.
func TestAPlanOfAnotherVersionIsDropped(t *testing.T) {
	for _, plan := range []any{
		map[string]any{"v": 0, "turn": 5, "orders": []string{"buy 1O"}},
		map[string]any{"v": 1, "turn": 99, "orders": []string{"buy 1O"}},
		map[string]any{"v": 1, "turn": 5, "running": true, "orders": make([]string, 90)},
		map[string]any{"v": 1, "turn": 5, "added": [][]string{{}, {"", "x"}, nil}, "running": true, "sum": "x", "doing": "y"},
		map[string]any{"v": 1, "turn": 5}, map[string]any{}, nil,
	} {
		e := newEvening(t, store.NewMemory(), riotKind)
		ref := e.policing(0)
		e.stored(ref, plan)
		hand := done(newEvening(t, e.store, riotKind).Hand(t.Context(), ref, ann))(t)
		require.Empty(t, hand.Plan.Orders)
		done(e.plans(ref, "+buy 4O"))(t)
	}
}

// What is stored with a plan may be cut off anywhere: every press is refused with a sentence, nothing is written over it, and once it is
// whole again the plan is as it was.
func TestAPlanThatIsCutOffIsRefusedAndLosesNothing(t *testing.T) {
	e := newEvening(t, store.NewMemory(), riotKind)
	ref := e.policing(0)
	planned := e.planned(ref).Plan.Orders
	press := saw(e.peek(ref, ann.ID).Plan) + "g"
	r, err := e.store.Get(t.Context(), key(ref))
	require.NoError(t, err)
	whole := r.Data
	put := func(data []byte) {
		r.Data = data
		r, err = e.store.Put(t.Context(), r)
		require.NoError(t, err)
	}
	begin := strings.Index(string(whole), `"plan":`)
	require.Positive(t, begin)
	for cut := begin; cut < len(whole); cut++ {
		put(whole[:cut])
		_, err := e.act(ref, ann, press)
		failed(t, err, "is damaged", "a table: damaged")
		now, err := e.store.Get(t.Context(), key(ref))
		require.NoError(t, err)
		require.Equal(t, whole[:cut], now.Data)
	}
	put(whole)
	require.Equal(t, planned, e.peek(ref, ann.ID).Plan.Orders)
}

// An order that is cut off anywhere is shown as refused, or is another order; playing it says why it stops there, and what comes behind
// it stays planned. To go on leaves it out.
func TestAnOrderThatIsCutOffStopsThePlan(t *testing.T) {
	e := newEvening(t, store.NewMemory(), riotKind)
	ref := e.policing(0)
	const order, next = "attack A1/1 HQ:1O1", "move HQ 1O1 B"
	for cut := 1; cut < len(order); cut++ {
		turn := e.peek(ref, ann.ID).Plan.Planned.Turn
		orders := []string{order[:cut], next}
		e.stored(ref, map[string]any{"v": 1, "turn": turn, "orders": orders, "added": [][]string{{orders[0]}, {next}}})
		log := len(e.lines(ref))
		e.get(ref) // the host reads it
		hand := e.peek(ref, ann.ID)
		require.NotNil(t, hand.Plan, order[:cut])
		require.Equal(t, orders, hand.Plan.Orders)
		require.NotEmpty(t, hand.Plan.Outlooks[0].Refused, order[:cut])
		hand = done(e.plans(ref, "g"))(t)
		require.NotNil(t, hand.Plan.Stopped, order[:cut])
		require.True(t, hand.Plan.Stopped.Refused, order[:cut])
		require.Equal(t, orders, hand.Plan.Orders)
		require.Len(t, e.lines(ref), log)
	}
	hand := done(e.plans(ref, "g"))(t) // now that it has said why
	require.Nil(t, hand.Plan.Stopped)
	require.Empty(t, hand.Plan.Orders, "it has gone on with the other one")
}

// A plan that has stopped before an order that can't be done leaves it out as soon as its player plans on: it would stop there once more.
func TestAPlanThatHasStoppedStopsNoSecondTimeAtWhatCannotBeDone(t *testing.T) {
	e := newEvening(t, store.NewMemory(), riotKind)
	ref := e.policing(0)
	turn := e.peek(ref, ann.ID).Plan.Planned.Turn
	orders := []string{"attack A1/1 F:1O1", "buy 1O"}
	e.stored(ref, map[string]any{"v": 1, "turn": turn, "orders": orders, "added": [][]string{{orders[0]}, {orders[1]}}})
	hand := done(e.plans(ref, "g"))(t)
	require.NotNil(t, hand.Plan.Stopped)
	require.Equal(t, orders, hand.Plan.Orders)

	hand = done(e.plans(ref, "+buy 1R"))(t)
	require.Equal(t, []string{"buy 1O+1R"}, hand.Plan.Orders)
	hand = done(e.plans(ref, "g"))(t)
	require.Nil(t, hand.Plan.Stopped)
	require.Empty(t, hand.Plan.Orders)
}

// Nonsense is refused with a sentence, and 25 orders are the most.
func TestBadOrdersAreRefused(t *testing.T) {
	e := newEvening(t, store.NewMemory(), riotKind)
	ref := e.policing(0)
	const huge = "99999999999999999999"
	for _, do := range []string{"+buy " + huge + "O", "+move HQ " + huge + "O1 A", "+move HQ 1O" + huge + " A", "+deploy HQ -1O", "+attack A/" + huge + " HQ:1O1", "=" + huge + ";buy 1O", "=-1;buy 1O", "i" + huge,
		"+buy 1O;end", "+ready", "+let", "", "+", "+end", "+zz", "+" + strings.Repeat("x", 200), "+buy 99O", "=9;buy 1O", "=0", "i7", "i-1", "?", "+move HQ 1O1 A;\x00"} {
		_, err := e.plans(ref, do)
		require.Error(t, err, do)
		require.Empty(t, e.peek(ref, ann.ID).Plan.Orders, do)
	}
	for _, press := range []string{"@" + huge + ".0 +buy 1O", "@5." + huge + " g", "@0x5.0 g", "@5.0", "@5.0 ", "", " ", "x", "@9999.0 +buy 1O", "@5 +buy 1O", "@-1.-1 g", "@", "@ ", "@1.1"} {
		_, err := e.act(ref, ann, press)
		require.Error(t, err, press)
	}
	done(e.plans(ref, "+buy 4O"))(t)
	many := make([]string, 25)
	for i := range many {
		many[i] = fmt.Sprintf("move HQ 1O1 %c", 'A'+i%6)
		_, err := e.plans(ref, "+"+many[i])
		require.Equal(t, i > 3, err != nil, "one for each Officer")
	}
	_, err := e.plans(ref, "+"+strings.Join(many, ";"))
	require.ErrorContains(t, err, "room for 25 orders")
	hand := e.peek(ref, ann.ID)
	require.Len(t, hand.Plan.Orders, 5)
	_, err = e.act(ref, ben, saw(hand.Plan)+"x")
	require.ErrorContains(t, err, "on your turn", "it is Ann's")
	hand = done(e.plans(ref, "-"))(t)
	require.Len(t, hand.Plan.Orders, 4)
	hand = done(e.plans(ref, "x"))(t)
	require.Empty(t, hand.Plan.Orders)
}

// The first units are planned at once, and go on by themselves when the others have placed theirs; a building that another one has taken
// in between stops it with a sentence.
func TestFirstUnitsArePlacedInOneGo(t *testing.T) {
	for _, inTheWay := range []bool{false, true} {
		e := newEvening(t, store.NewMemory(), riotKind)
		ref := e.game("riot", map[string]int{"random_teams": 0, "turn_time": 0}, ann, ben, cleo)
		first, other := ben, cleo
		if e.peek(ref, cleo.ID).Prompt.Must {
			first, other = cleo, ben
		}
		hand := e.peek(ref, first.ID)
		hand = done(e.act(ref, first, saw(hand.Plan)+"+"+strings.Join(hand.Plan.Shelf[0].Orders, ";")))(t)
		require.Equal(t, []string{"place A2", "place B3"}, hand.Plan.Orders)
		hand = done(e.act(ref, first, saw(hand.Plan)+"g"))(t)
		require.False(t, hand.Prompt.Must)
		require.Nil(t, e.peek(ref, ann.ID).Plan, "the Police place nobody")
		taken := "place C1"
		if inTheWay {
			taken = "place B3"
		}
		hand = e.peek(ref, other.ID)
		hand = done(e.act(ref, other, saw(hand.Plan)+"+"+taken))(t)
		done(e.act(ref, other, saw(hand.Plan)+"g"))(t)
		hand = e.peek(ref, first.ID)
		require.Equal(t, inTheWay, hand.Prompt.Must)
		if inTheWay {
			require.True(t, hand.Plan.Stopped.Refused)
			require.Equal(t, "B3 is occupied: choose an empty building", hand.Plan.Outlooks[0].Refused)
			require.Equal(t, []string{"place B3"}, hand.Plan.Orders)
		}
	}
}

// A player who comes back to a paused table finds the turn as they know it, and a press on it goes on.
func TestATurnIsPlannedAtAPausedTable(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.policing(30)
		for e.peek(ref, ann.ID).Plan == nil || !e.get(ref).Rest.Paused {
			require.NoError(t, t.Context().Err())
			time.Sleep(10 * time.Second)
		}
		hand := done(e.plans(ref, "+buy 1O"))(t)
		require.Equal(t, []string{"buy 1O"}, hand.Plan.Orders)
		require.False(t, e.get(ref).Rest.Paused)
	}, riotKind)
}
