package bot

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	screens "ruckus/render/riot"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// modelSlack is by how many pixels a screen may be taller in a browser than by riot.Tall.
const modelSlack = 12

// All that a turn of RIOT leads to is measured without a browser, see render/riot. So the tallest screens of each kind in some games are drawn
// in one here, and must not be much taller than that measure says. With -v it prints both.
func TestTallTurnsOfRIOTAreHardlyTallerThanMeasured(t *testing.T) {
	page, server, shown := startPage(t)
	const tallest, seeds = 3, 3
	kind, l := riot.Kind(riot.Default()), all.Looks()["riot"]
	r := screen.Reader{Marks: screen.SampleMarks(l.Marks)}
	for name, mark := range r.Marks {
		r.Marks[name] = shown(screen.Screen{Text: mark}).Text
	}
	type measured struct {
		frame.Drawn
		tall int
	}
	found := map[string][]measured{}
	n := 0
	for seed := range seeds {
		rnd := rand.New(rand.NewPCG(7, uint64(seed)))
		g, err := kind.New(games.Setup{Seats: 2 + seed%3, Seed: [32]byte{byte(seed)}, At: look.SampleTime})
		require.NoError(t, err)
		for g.Result() == nil {
			s := g.View(games.Table).(riot.View).Asked[0]
			if rnd.IntN(20) == 0 {
				for place, s := range turnOf(t, kind, g, s, rnd).Places(r, 25) {
					verb, _, _ := strings.Cut(place, " ")
					if slices.Contains([]string{"units", "cards", "opinion", "answers"}, verb) || strings.HasPrefix(verb, "_") {
						continue // are read in peace, or every game's
					}
					n++
					name := fmt.Sprintf("riot-hand-%d-%q", n, place)
					all := append(found[verb], measured{frame.Drawn{Name: name, Screen: s}, screens.Tall(s)})
					slices.SortStableFunc(all, func(a, b measured) int { return cmp.Compare(b.tall, a.tall) })
					found[verb] = all[:min(len(all), tallest)]
				}
			}
			_, err := g.Apply(games.Action{Seat: s, Move: games.Choose(g.Clone(), s, games.Easy, rnd), At: look.SampleTime})
			require.NoError(t, err)
		}
	}
	var samples []frame.Drawn
	var sizes []int
	for _, verb := range slices.Sorted(maps.Keys(found)) {
		for _, f := range found[verb] {
			samples, sizes = append(samples, f.Drawn), append(sizes, f.tall)
		}
	}
	tab := page.In(t)
	postSamples(t, server, tab, "riot-tall", samples, func(s screen.Screen) screen.Screen { return s })
	for i, b := range boxes(tab, len(samples)) {
		t.Logf("%d measured, %.0f in a browser: %s%s", sizes[i], b.Own, samples[i].Name, wraps(b))
		assert.LessOrEqual(t, b.Own, float64(sizes[i]+modelSlack), "%s\n%s", samples[i].Name, samples[i].Screen)
		assert.LessOrEqual(t, b.Own, float64(screens.PhoneHigh), "%s\n%s", samples[i].Name, samples[i].Screen)
	}
}

// turnOf is the hand of a seat with up to two orders that are offered.
func turnOf(t *testing.T, kind games.Kind, g games.Game, s games.Seat, rnd *rand.Rand) screentest.Hand {
	table := screentest.TableOf(kind, all.Looks()[kind.Name], len(g.View(s).(riot.View).Sides))
	table.Hints, table.Deadline = true, look.SampleTime.Add(time.Minute)
	for i := range table.Players {
		table.Players[i].Away = false
	}
	h, orders := screentest.Planned(t, table, g, s), []string(nil)
	for range rnd.IntN(3) {
		if p := h.Table.Plan; p != nil && len(p.Shelf) > 0 {
			orders = g.(games.Planner).Arrange(orders, p.Shelf[rnd.IntN(len(p.Shelf))].Orders)
			h = screentest.Planned(t, table, g, s, orders...)
		}
	}
	return h
}
