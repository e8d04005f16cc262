package riot

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// TestGames plays the games in testdata/games, from the first placement on. A file begins with the number of seats and the seed.
// Lines with ">" are moves, in brackets those that nothing is told of; behind an arrow stands what is told of the last one beyond
// the move itself. All other lines are what a bystander sees at the beginning of a round.
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
	var moves []string // of one line
	end := func(told []string) {
		if len(moves) == 0 {
			return
		}
		line := strings.Join(moves, ", ")
		if len(told) > 0 {
			line += " → " + strings.Join(told, "; ")
		}
		fmt.Fprintln(&out, ">", line)
		moves = nil
	}
	round := 0
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "= ") {
			var seats int
			var seed byte
			_, err := fmt.Sscanf(line, "= seats %d, seed %d", &seats, &seed)
			require.NoError(t, err)
			p = newTable(t, seats, seed, nil)
			fmt.Fprintln(&out, line)
		}
		action, ok := strings.CutPrefix(line, "> ")
		if !ok {
			continue
		}
		action, _, _ = strings.Cut(action, " → ")
		for move := range strings.SplitSeq(action, ", ") {
			move = strings.Trim(move, "()")
			p.do(move)
			if len(p.told) == 0 {
				moves = append(moves, "("+move+")")
			} else {
				moves = append(moves, move)
			}
			told := slices.DeleteFunc(p.told, func(text string) bool { return text == echo(move) })
			v := p.View(games.Table).(View)
			if len(told) > 0 || v.Round > round || len(strings.Join(moves, ", ")) > 90 {
				end(told)
			}
			if v.Round > round {
				round = v.Round
				p.show(&out)
			}
		}
	}
	end(nil)
	if r := p.Result(); r != nil {
		fmt.Fprintf(&out, "result: winners %v, scores %v\n", r.Winners, r.Scores)
	}
	return out.String()
}

var counted = regexp.MustCompile(`^([0-9]+)([A-Z])[0-9]*$`)

// echo is the event that says what a move says: "0 buy 1O" is told as "buy [0] 1 officer".
func echo(move string) string {
	words := strings.Fields(move)
	said := strings.FieldsFunc(strings.Join(words[2:], "+"), func(r rune) bool { return r == '+' })
	for i, word := range said {
		if m := counted.FindStringSubmatch(word); m != nil {
			said[i] = m[1] + " " + unitNames[m[2]]
		}
	}
	switch {
	case words[1] == "card":
		said = []string{"1"}
	case words[1] == "move" && len(said) == 3: // the event has both places first
		said[1], said[2] = said[2], said[1]
	}
	return strings.TrimSpace(fmt.Sprintf("%s [%s] %s", words[1], words[0], strings.Join(said, ", ")))
}

// unitNames are the names of units by their letters.
var unitNames = map[string]string{
	"O": "officer", "R": "riot_squad", "V": "riot_van", "S": "swat",
	"M": "militant", "A": "mediactivist", "Q": "squatter", "G": "affinity", "B": "black_bloc", "H": "hooligan", "P": "paramilitary",
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
