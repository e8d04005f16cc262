package rage

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// All deals that are possible come equally often. A few cards are dealt to hands that may not have all of them; all
// possible deals are listed by trying each card everywhere.
func TestAllPossibleDealsAreEquallyLikely(t *testing.T) {
	anything, noRed, noBlue, noGreen := wholePack, wholePack.without(suits[red]), wholePack.without(suits[blue]), wholePack.without(suits[green])
	for name, c := range map[string]struct {
		cards  string
		places []place // the first is the pile
		pile   colourSet
		seen   string
	}{
		"all is possible":       {"R0 R1 B0 WR MR", []place{{needs: 2, may: anything}, {needs: 2, may: anything}, {needs: 1, may: anything}}, 0, ""},
		"hands without colours": {"R0 R1 B0 B1 G0 WR", []place{{needs: 2, may: anything}, {needs: 2, may: noRed}, {needs: 2, may: noBlue}}, 0, ""},
		"a hand of few colours": {"R0 R1 B0 B1 G0 WR", []place{{needs: 2, may: anything}, {needs: 1, may: suits[green].or(actions)}, {needs: 3, may: noGreen}}, 0, ""},
		"a pile without cards":  {"R0 R1 B0 B1 G0 WR", []place{{needs: 2, may: noRed}, {needs: 2, may: noBlue}, {needs: 2, may: anything}}, 0, ""},
		"no place for all":      {"R0 R1 B0 B1 G0 G1", []place{{needs: 2, may: noRed}, {needs: 2, may: noBlue}, {needs: 2, may: noGreen}}, 0, ""},
		"colours on the pile":   {"R0 R1 B0 B1 G0", []place{{needs: 2, may: anything}, {needs: 2, may: noBlue}, {needs: 1, may: anything}}, 1<<red | 1<<blue, ""},
		"a colour seen there":   {"R0 R1 B0 B1 G0", []place{{needs: 2, may: anything}, {needs: 3, may: anything}}, 1<<red | 1<<blue, "B5"},
		"four places":           {"R0 R1 B0 B1 G0 G1", []place{{needs: 2, may: noGreen}, {needs: 1, may: noRed}, {needs: 1, may: noBlue}, {needs: 2, may: anything}}, 0, ""},
	} {
		t.Run(name, func(t *testing.T) {
			u := unknown{cards: cardsOf(t, wholePack, c.cards), places: c.places, pile: c.pile, seen: cardsOf(t, wholePack, c.seen)}
			for i := range u.places {
				u.places[i].seat = games.Table + games.Seat(i)
			}
			u.order()
			count := make(map[[maxSeats + 1]set]int)
			for _, dealt := range possibleDeals(u, u.cards, [maxSeats + 1]set{}) {
				count[dealt] = 0
			}
			require.Greater(t, len(count), 1)
			const each = 2000
			r := rand.New(rand.NewPCG(1, 2))
			for n := 0; n < each*len(count); {
				if dealt, ok := u.deal(r); ok {
					require.Contains(t, count, dealt)
					count[dealt]++
					n++
				}
			}
			for dealt, n := range count {
				require.InDelta(t, each, n, 5.5*math.Sqrt(each), fmt.Sprint(dealt))
			}
		})
	}
}

// possibleDeals puts the next card everywhere it may be, and goes on with the rest.
func possibleDeals(u unknown, left set, dealt [maxSeats + 1]set) [][maxSeats + 1]set {
	if left.empty() {
		for i, p := range u.places {
			if dealt[i].count() != p.needs {
				return nil
			}
			for k := range colour(colours) {
				if p.seat == games.Table && u.pile.has(k) && !dealt[i].or(u.seen).hasColour(k) {
					return nil
				}
			}
		}
		return [][maxSeats + 1]set{dealt}
	}
	c := left.next()
	var all [][maxSeats + 1]set
	for i, p := range u.places {
		if p.may.has(c) {
			with := dealt
			with[i].add(c)
			all = append(all, possibleDeals(u, left, with)...)
		}
	}
	return all
}

// Where nobody has shown anything all deals come equally often by themselves: none is dealt in vain. This is what keeps
// Redeal fast.
func TestNoDealIsInVainWhereNothingIsKnown(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 28 {
		g := begin(t, 3+n%6, n, Rules{})
		u := g.unknownTo(g.Turn)
		for i := range u.places {
			if u.places[i].seat == games.Table {
				u.places[i].may = u.places[i].may.without(g.Hands[g.after(g.Turn, 1)]) // as if these were known not to be there
			}
		}
		u.order()
		for range 20 {
			_, ok := u.deal(r)
			require.True(t, ok)
		}
	}
}

// In play a deal takes few tries: on average less than ten, and hardly ever more than Redeal makes.
func TestFewDealsAreInVain(t *testing.T) {
	positions, tries, failed := 0, 0, 0
	for n := range 35 {
		r := rand.New(rand.NewPCG(uint64(n), 0))
		g := begin(t, 2+n%7, n, Rules{})
		for g.Result() == nil {
			if g.Phase == Playing {
				u := g.unknownTo(g.Turn)
				ok := false
				for i := 0; i < maxTries && !ok; i++ {
					_, ok = u.deal(r)
					tries++
				}
				positions++
				if !ok {
					failed++
				}
			}
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
	}
	t.Logf("%d positions, %.1f tries each, %d without a deal", positions, float64(tries)/float64(positions), failed)
	require.Less(t, tries, 10*positions)
	require.LessOrEqual(t, failed, positions/1000)
}
