package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/view"
	"ruckus/store"
)

// A plan waits while others are asked about an attack, and is at its end when they have let it pass.
func TestAPlanWaitsForThoseWhomItAttacks(t *testing.T) {
	e := newEvening(t, store.NewMemory(), riotKind)
	ref := e.game("riot", map[string]int{"random_teams": 0, "turn_time": 0}, ann, ben)
	for range 400 { // until Ann attacks a building while Ben stands in its street
		hand := e.peek(ref, ben.ID)
		if hand.Prompt.Must {
			e.move(ref, ben, bold(t, e, ref, 1))
			continue
		}
		p := e.peek(ref, ann.ID).Plan
		if p != nil && e.asksWhenAttacked(ref, p) {
			return
		}
		e.move(ref, ann, bold(t, e, ref, 0))
	}
	t.Fatal("nobody was ever asked")
}

// A hand tells that a plan answers a question in a moment, so that nobody reads of time that they haven't.
func TestAQuestionThatThePlanAnswersIsSaidToBeOne(t *testing.T) {
	e := newEvening(t, store.NewMemory(), riotKind)
	ref := e.game("riot", map[string]int{"random_teams": 0, "turn_time": 0}, ann, ben)
	for range 400 { // until Ben attacks with a card in hand that he doesn't need
		if e.peek(ref, ann.ID).Prompt.Must {
			e.move(ref, ann, bold(t, e, ref, 0))
			continue
		}
		hand := e.peek(ref, ben.ID)
		require.False(t, hand.Carried, "no plan is being played")
		if p := hand.Plan; p != nil {
			i := slices.IndexFunc(p.Shelf, func(o games.Offer) bool { return strings.HasPrefix(o.Orders[0], "attack ") })
			if i >= 0 {
				hand = done(e.act(ref, ben, saw(p)+"+"+p.Shelf[i].Orders[0]))(t)
				done(e.act(ref, ben, saw(hand.Plan)+"g"))(t)
			}
			if hand = e.peek(ref, ben.ID); hand.Carried {
				require.True(t, hand.Prompt.Must)
				require.Nil(t, hand.Plan, "he's in a fight")
				return
			}
		}
		if e.peek(ref, ben.ID).Prompt.Must {
			e.move(ref, ben, bold(t, e, ref, 1))
		}
	}
	t.Fatal("the plan never answered")
}

// bold is a move that attacks, moves or buys, most of the time.
func bold(t *testing.T, e *evening, ref match.Ref, s games.Seat) string {
	t.Helper()
	user := []match.By{ann, ben}[s]
	moves := e.peek(ref, user.ID).Prompt.Moves
	for _, want := range []string{"attack", "move", "buy", "deploy"} {
		for _, m := range moves {
			if strings.HasPrefix(m, want) && len(e.lines(ref))%3 > 0 {
				return m
			}
		}
	}
	return moves[0]
}

// asksWhenAttacked plans an attack about which Ben is asked, and reports whether there is one.
func (e *evening) asksWhenAttacked(ref match.Ref, p *view.Plan) bool {
	for _, o := range p.Shelf {
		if !strings.HasPrefix(o.Orders[0], "attack ") {
			continue
		}
		done(e.plans(ref, "+"+o.Orders[0]))(e.t)
		done(e.plans(ref, "g"))(e.t)
		ben0 := e.peek(ref, ben.ID)
		if !ben0.Prompt.Must {
			return false
		}
		require.Nil(e.t, e.peek(ref, ann.ID).Plan, "she waits")
		e.move(ref, ben, ben0.Prompt.Moves[0])
		for e.peek(ref, ann.ID).Plan == nil {
			if moves := e.peek(ref, ann.ID).Prompt.Moves; len(moves) > 0 { // whether the attack goes on
				e.move(ref, ann, moves[slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, "go") })])
				continue
			}
			e.move(ref, ben, e.peek(ref, ben.ID).Prompt.Moves[0])
		}
		now := e.peek(ref, ann.ID).Plan
		require.NotNil(e.t, now)
		require.Nil(e.t, now.Stopped)
		return true
	}
	return false
}
