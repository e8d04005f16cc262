package riot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// What a player can press is checked here in games of robots, whose boards get fuller than any sample. It must never look at less than
// all that a turn's hand leads to.

// tooMuch says what of a screen Discord refuses, or a player does not read.
func tooMuch(s screen.Screen) error {
	if len(s.Rows) > screen.MaxRows {
		return fmt.Errorf("%d rows", len(s.Rows))
	}
	menus := map[string]bool{}
	for _, c := range slices.Concat(s.Rows...) {
		if c.Pick != nil && menus[c.Do+c.Go] {
			return fmt.Errorf("two menus do %q", c.Do+c.Go)
		}
		menus[c.Do+c.Go] = true
		if len(c.Pick) > maxLines {
			return fmt.Errorf("%s has %d lines", c.Label, len(c.Pick))
		}
	}
	return nil
}

// walked are the places of a hand within two presses: what a third one does there.
func walked(h screentest.Hand) map[string]screen.Screen {
	marked := screentest.Readers(h.Table.Look)[0]
	seen := map[string]screen.Screen{"": h.At("", marked)}
	last := []string{""}
	for range 2 {
		var next []string
		for _, from := range last {
			for _, place := range screentest.Leads(seen[from]) {
				verb, _, _ := strings.Cut(place, " ")
				if _, ok := seen[place]; !ok && slices.Contains([]string{placeBuy, placeOrders, placeSquad, placeEnd, placeUnits, placeCards, placeAnswers, placePage}, verb) {
					seen[place] = h.At(place, marked)
					next = append(next, place)
				}
			}
		}
		last = next
	}
	return seen
}

// No screen of a turn is more than Discord takes or a phone shows, and with three presses a player does whatever is proposed, buys whatever
// the credits pay for, and plays any card.
func TestAllOfATurnIsWithinThreePresses(t *testing.T) {
	t.Parallel()
	screens, tallest, most := 0, 0, 0
	seen := map[riot.Phase]int{}
	positions(t, manyGames(), func(g games.Game, r *rand.Rand) {
		v := g.View(games.Table).(riot.View)
		if seen[v.Phase] > 2 && r.IntN(25) > 0 {
			return
		}
		seen[v.Phase]++
		s, orders := v.Asked[0], []string(nil)
		table := screentest.TableOf(riot.Kind(riot.Default()), Look(), len(v.Sides))
		table.Hints, table.Deadline = true, look.SampleTime.Add(time.Minute)
		for i := range table.Players {
			table.Players[i].Away = false
		}
		h := screentest.Planned(t, table, g, s)
		for range r.IntN(3) {
			if p := h.Table.Plan; p != nil && len(p.Shelf) > 0 {
				orders = g.(games.Planner).Arrange(orders, p.Shelf[r.IntN(len(p.Shelf))].Orders)
				h = screentest.Planned(t, table, g, s, orders...)
			}
		}
		var can []string
		for place, s := range walked(h) {
			screens++
			require.NoError(t, tooMuch(s), "%q with %q:\n%s", place, orders, s)
			most = max(most, len(s.Rows))
			for _, m := range screentest.Moves(s) {
				_, planned, _ := strings.Cut(m, " ")
				can = append(can, m, planned)
			}
			if verb, _, _ := strings.Cut(place, " "); verb == placeUnits || verb == placeCards { // are read in peace
				continue
			}
			high := Tall(s)
			require.LessOrEqual(t, high, PhoneHigh, "%q with %q:\n%s", place, orders, s)
			tallest = max(tallest, high)
		}
		p := h.Table.Plan
		if p == nil {
			return
		}
		for _, o := range p.Shelf {
			do := games.PlanAdd + strings.Join(o.Orders, ";")
			if !isPurchase(o.Orders[0]) && len(p.Press(games.PlanAdd, do[1:])) <= screen.MaxPlan {
				require.Contains(t, can, do, "with %q", orders)
			}
		}
		moves := h.Prompt.Moves
		for range min(5, len(moves)) {
			if move := moves[r.IntN(len(moves))]; len(orders) == 0 {
				require.True(t, reaches(h, move) || slices.Contains(can, move), move)
			}
		}
	})
	require.Greater(t, screens, 100)
	t.Logf("%d screens, the tallest has %d pixels, and the one with most rows %d", screens, tallest, most)
}

// The page of an area has room for all attacks and moves that there can be, and cards beyond a menu's lines are on the page of cards.
func TestAPageOfAnAreaHasRoomForWhateverCanBeDoneThere(t *testing.T) {
	t.Parallel()
	p, _ := placed(t)
	h, plan := handOf(t, p.game, p.seat)
	for i := range 40 {
		for _, area := range h.Areas {
			for _, order := range []string{"move A %dM1 %s", "attack %[2]s/1 A:%[1]dM1", "play hooded %[2]s %[1]d"} {
				if strings.HasPrefix(order, "play") || i < riot.MostInArea {
					plan.Shelf = append(plan.Shelf, games.Offer{Orders: []string{fmt.Sprintf(order, i, area.Street.Code)}})
				}
			}
		}
	}
	page := h.others()
	require.NoError(t, tooMuch(page))
	require.Len(t, page.Rows, screen.MaxRows, "and is full")
	for _, row := range page.Rows[:2] {
		require.Len(t, row[0].Pick, riot.MostInArea)
	}
}
