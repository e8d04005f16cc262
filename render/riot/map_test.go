package riot

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// everyRiotMap plays random games of each size and shows some of the positions to visit.
func everyRiotMap(t *testing.T, visit func(*testing.T, riot.View)) {
	for seats := 2; seats <= 4; seats++ {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			t.Parallel()
			at := time.Unix(1e9, 0)
			g, err := riot.Kind(riot.Default()).New(games.Setup{Seats: seats, Seed: [32]byte{byte(seats)}, At: at})
			require.NoError(t, err)
			gamestest.PlayOut(t, g, seats, func(g games.Game, r *rand.Rand) games.Action {
				if v := g.View(games.Table).(riot.View); v.Clash != nil || v.Declared != nil || r.IntN(8) == 0 {
					visit(t, v)
				}
				var all []games.Action
				for seat := range games.Seat(seats) {
					for _, m := range g.Prompt(seat).Moves {
						all = append(all, games.Action{Seat: seat, Move: m, At: at})
					}
				}
				return all[r.IntN(len(all))]
			})
		})
	}
}

// Who cannot see the picture reads of every unit on the board where it is, and of every clash.
func TestTheMapInWordsHasEveryUnit(t *testing.T) {
	everyRiotMap(t, func(t *testing.T, v riot.View) {
		m := cityMapOf(v, nil)
		rows := make(map[string]string) // by place
		for _, f := range m.fields() {
			for _, row := range strings.Split(f.Text, "\n") {
				code, _, _ := strings.Cut(strings.TrimPrefix(row, "- "), " ")
				rows[strings.Trim(code, ",:")] = row
			}
		}
		alt := m.alt()
		for _, p := range v.Places() {
			row, ok := rows[p.Code]
			require.True(t, ok, "%s is missing", p.Code)
			require.Equal(t, len(p.Units) == 0, strings.Contains(row, "nobody"), row)
			require.Equal(t, p.Changed, strings.Contains(row, "changed this turn"), row)
			units := make(map[string]int) // of each team, by letter
			for _, s := range p.Units {
				units[v.Sides[s.Seat].Name+s.Letter] += s.N
			}
			for _, s := range p.Units {
				name, n := v.Sides[s.Seat].Name, units[v.Sides[s.Seat].Name+s.Letter]
				_, group, ok := strings.Cut(row, name+" ")
				require.True(t, ok, "%s: no %s", row, name)
				group, _, _ = strings.Cut(group, ")")
				require.Contains(t, group, fmt.Sprintf("%d %s", n, markup.Escape(s.Name)))
				_, team, ok := strings.Cut(alt, name+": ")
				require.True(t, ok, "%s: no %s", alt, name)
				team, _, _ = strings.Cut(team, ").")
				_, here, ok := strings.Cut(" "+team, " "+p.Code+" ")
				require.True(t, ok, "%s: %s isn't in %s", alt, name, p.Code)
				here, _, _ = strings.Cut(here, "(")
				require.Contains(t, here, fmt.Sprintf("%d%s", n, s.Letter))
			}
		}
		if c := v.Clash; c != nil {
			require.Contains(t, rows[c.Target], "a clash")
			require.Contains(t, rows[c.Target], ", attacked")
			require.Contains(t, rows[c.Target[:1]], ", attacking")
			require.Contains(t, alt, "A clash in "+c.Target)
		}
		require.LessOrEqual(t, markup.Width(alt), screen.MaxAlt)
		require.NotContains(t, alt, "…", "nothing is left out")
	})
}
