package riot

import (
	"math/bits"
	"testing"

	"ruckus/games/gamestest"
)

// Open spares two guards of the suite, which do not fit a game where the Police have no secrets and nothing is dealt at first;
// see TestRedealDealsAllThatIsHidden and TestChanceComesFromTheSeed.
// houseKind is made once: to read the editions takes longer than most tests.
var houseKind = Kind(Default())

var suite = gamestest.New(gamestest.Suite[*game]{
	Kind: houseKind, Cards: allCards, Sums: sums, Partial: true, Open: true,
	Round: func(g *game) (int, string) { return g.Round, "" },
	Sense: asked, Times: 3,
	Claim: claim, Plant: true, Explained: 160, Apart: 12,

	Begin: func(t testing.TB, w gamestest.Words) *game {
		return newTable(t, w.Int(t, "seats", 0), byte(w.Int(t, "seed", 1)), map[string]int{"comeback": w.Int(t, "comeback", 0)}).game
	},
	SetUp: setUp, Head: head, Event: eventText, Echo: echo,
	Position: publicText, InLine: true,
})

func TestGame(t *testing.T) { suite.Run(t) }

func BenchmarkGame(b *testing.B) { suite.Benchmark(b) }

// allCards are the Protester cards and the unit tokens, wherever they are.
func allCards(g *game) (cards []string) {
	for t := range Team(Teams) {
		for _, set := range []cardSet{g.Hand[t], g.deck[t], g.Discard[t]} {
			for ; set != 0; set &= set - 1 {
				cards = append(cards, t.String()+" "+g.t.faces[t][g.t.faceOf[t][bits.TrailingZeros32(uint32(set))]].ID)
			}
		}
		for i := range g.of(t) {
			cards = append(cards, t.String()+" "+g.kind(t, i).ID)
		}
	}
	return cards
}

// sums are the units of each seat, by place.
func sums(view any) []gamestest.Sum {
	v := view.(View)
	units := gamestest.Sum{What: "units"}
	for _, side := range v.Sides {
		units.Whole = append(units.Whole, side.Units)
	}
	for _, place := range v.Places() {
		part := make([]int, len(v.Sides))
		for _, stack := range place.Units {
			part[stack.Seat] += stack.N
		}
		units.Parts = append(units.Parts, part)
	}
	return []gamestest.Sum{units}
}
