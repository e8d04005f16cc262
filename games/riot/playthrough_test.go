package riot

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// TestGames plays the games in testdata/games, from the first placement on. A file begins with the number of seats and the seed;
// lines with ">" are actions, each followed by its events; all others are what a bystander sees at the beginning of a round.
func TestGames(t *testing.T) {
	files, err := filepath.Glob("testdata/games/*.txt")
	require.NoError(t, err)
	require.Len(t, files, 3, "for two, three and four players")
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			gamestest.Golden(t, file, playFile(t, string(text)), *update)
		})
	}
}

// playFile returns the file with the answers that the game gives now.
func playFile(t *testing.T, text string) string {
	var out strings.Builder
	var p *table
	round := 0
	for _, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		action, ok := strings.CutPrefix(line, "> ")
		switch {
		case strings.HasPrefix(line, "= "):
			var seats int
			var seed byte
			_, err := fmt.Sscanf(line, "= seats %d, seed %d", &seats, &seed)
			require.NoError(t, err)
			p = newTable(t, seats, seed, nil)
			fmt.Fprintln(&out, line)
			p.show(&out)
		case ok:
			action, _, _ = strings.Cut(action, "; ")
			fmt.Fprint(&out, "> ", action)
			p.do(action)
			for _, told := range p.told {
				fmt.Fprint(&out, "; ", told)
			}
			fmt.Fprintln(&out)
			if v := p.View(games.Table).(View); v.Round > round {
				round = v.Round
				p.show(&out)
			}
		}
	}
	if r := p.Result(); r != nil {
		fmt.Fprintf(&out, "result: winners %v, scores %v\n", r.Winners, r.Scores)
	}
	return out.String()
}

// show writes what a bystander sees of the position.
func (p *table) show(out *strings.Builder) {
	v := p.View(games.Table).(View)
	fmt.Fprintf(out, "  round %d, %s, asked %v", v.Round, v.Phase, v.Asked)
	if v.Phase == Buying {
		fmt.Fprintf(out, ", credits %d", v.Credits)
	}
	if c := v.Clash; c != nil {
		fmt.Fprintf(out, ", clash in %s %d against %d", c.Target, c.Attacker.Total, c.Defender.Total)
	}
	fmt.Fprintln(out)
	for _, s := range v.Sides {
		team := Team(slices.Index(teamNames[:], s.Team))
		fmt.Fprintf(out, "  %-12s points %d, cards %d: %s\n", s.Team, s.Points, s.Cards, p.units(team))
	}
}
