package bot

import (
	"bytes"
	"cmp"
	"fmt"
	"image/png"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// modelSlack is by how many pixels a screen may be taller in a browser than by screentest.Tall.
const modelSlack = 12

// All that a turn of RIOT leads to is measured without a browser, see render/riot. So the tallest screens of some games are drawn in one here,
// and must not be much taller than that measure says. With -v it prints both.
func TestTallTurnsOfRIOTAreHardlyTallerThanMeasured(t *testing.T) {
	page, server, shown := startPage(t)
	const tallest, seeds = 12, 3
	kind, l := riot.Kind(riot.Default()), all.Looks()["riot"]
	r := screen.Reader{Marks: screen.SampleMarks(l.Marks)}
	for name, mark := range r.Marks {
		r.Marks[name] = shown(screen.Screen{Text: mark}).Text
	}
	type measured struct {
		frame.Drawn
		tall int
	}
	var found []measured
	for seed := range seeds {
		rnd := rand.New(rand.NewPCG(7, uint64(seed)))
		g, err := kind.New(games.Setup{Seats: 2 + seed%3, Seed: [32]byte{byte(seed)}, At: look.SampleTime})
		require.NoError(t, err)
		for g.Result() == nil {
			s := g.View(games.Table).(riot.View).Asked[0]
			if rnd.IntN(20) == 0 {
				for place, s := range turnOf(t, kind, g, s, rnd).Places(r, 25) {
					if verb, _, _ := strings.Cut(place, " "); slices.Contains([]string{"units", "cards", "opinion", "rules"}, verb) {
						continue // are read in peace
					}
					wide, high := 0, 0
					if s.Picture != nil {
						c, err := png.DecodeConfig(bytes.NewReader(s.Picture.PNG()))
						require.NoError(t, err)
						wide, high = c.Width, c.Height
					}
					name := fmt.Sprintf("riot-hand-%d-%q", len(found), place)
					found = append(found, measured{frame.Drawn{Name: name, Screen: s}, screentest.Tall(s, wide, high)})
				}
			}
			_, err := g.Apply(games.Action{Seat: s, Move: games.Choose(g.Clone(), s, games.Easy, rnd), At: look.SampleTime})
			require.NoError(t, err)
		}
	}
	slices.SortStableFunc(found, func(a, b measured) int { return cmp.Compare(b.tall, a.tall) })
	found = found[:min(len(found), tallest)]
	samples := make([]frame.Drawn, len(found))
	for i, f := range found {
		samples[i] = f.Drawn
	}
	tab := page.In(t)
	postSamples(t, server, tab, "riot-tall", samples, func(s screen.Screen) screen.Screen { return s })
	for i, b := range boxes(tab, len(samples)) {
		t.Logf("%d measured, %.0f in a browser: %s", found[i].tall, b.Own, found[i].Name)
		require.LessOrEqual(t, b.Own, float64(found[i].tall+modelSlack), "%s\n%s", found[i].Name, found[i].Screen)
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
