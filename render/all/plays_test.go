package all

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

const (
	longestPlay = 5000 // actions
	screensEach = 23   // positions between two whose screens count
	smallest    = 4    // seats at which hard robots play: all games can be played so
)

// A play is one game whose course must stay the same while the code around it is rebuilt. What people see of it and its positions
// have sums of their own. Running games are folded from their logs, so other positions need another edition, see editions.
type play struct {
	kind  games.Kind
	look  look.Look
	seats int
	level games.Level // 0: all moves are drawn at random
	seen  hash.Hash
	led   hash.Hash // to which positions
}

// The rules, robots and screens of all games give the same games as before. Anyone who changes one of them on purpose reads
// which rows change; -update writes them again.
func TestGamesArePlayedAsBefore(t *testing.T) {
	var rows strings.Builder
	looks := Looks()
	for _, k := range Kinds() {
		fmt.Fprintf(&rows, "%s, edition %s\n", k.Name, k.Edition)
		for seats := k.Min; seats <= k.Max; seats++ {
			for level := games.Level(0); level <= games.Hard; level++ {
				if level == games.Hard && seats != smallest {
					continue // it takes most of the time
				}
				p := play{kind: k, look: looks[k.Name], seats: seats, level: level, seen: sha256.New(), led: sha256.New()}
				if moves := p.run(t); moves > 0 {
					fmt.Fprintf(&rows, "%-8s %d %-6s: %4d moves, %.8x | %.8x\n", k.Name, seats, orRandom(level), moves, p.seen.Sum(nil), p.led.Sum(nil))
				}
			}
		}
	}
	const file = "testdata/plays.txt"
	before, err := os.ReadFile(file)
	require.NoError(t, err)
	now := editions(rows.String())
	for edition, led := range editions(string(before)) {
		require.Contains(t, []string{"", led}, now[edition],
			"the same moves lead elsewhere, or to positions with other sums: change the Edition of the kind, so that no running game is folded to the wrong end")
	}
	gamestest.Golden(t, file, rows.String(), *update)
}

// editions are by game and edition the sums of the positions to which random moves have led: those depend on the rules alone.
func editions(rows string) map[string]string {
	sums, edition := map[string]string{}, ""
	for row := range strings.Lines(rows) {
		switch _, led, isRow := strings.Cut(row, " | "); {
		case !isRow:
			edition = row
		case strings.Contains(row, " random: "):
			sums[edition] += led
		}
	}
	return sums
}

func orRandom(level games.Level) string {
	if level == 0 {
		return "random"
	}
	return level.String()
}

// run plays the game and returns how many actions that took; 0 where the rules refuse so few players without a house rule.
func (p *play) run(t *testing.T) int {
	at := look.SampleTime
	chance := rand.New(rand.NewPCG(uint64(p.level), uint64(p.seats)))
	g, err := p.kind.New(games.Setup{Seats: p.seats, Seed: [32]byte{byte(p.seats), byte(p.level)}, At: at})
	if errors.Is(err, games.ErrIllegal) {
		return 0
	}
	require.NoError(t, err)
	table := screentest.TableOf(p.kind, p.look, p.seats)
	for made := range longestPlay {
		p.position(t, g, table, made)
		if g.Result() != nil {
			return made
		}
		at = at.Add(time.Second)
		a, ok := p.next(t, g, at, chance)
		if !ok {
			at = g.Due()
			a = games.Action{Seat: games.Table, Move: games.Tick, At: at}
		}
		events, err := games.Play(g, a)
		require.NoError(t, err, "%s: seat %d: %s", p.kind.Name, a.Seat, a.Move)
		table.Recent = events
		fmt.Fprintln(p.seen, a.Seat, a.Move, a.At, asJSON(t, events))
	}
	require.Fail(t, "the game doesn't end", "%s with %d", p.kind.Name, p.seats)
	return 0
}

// next returns an action of one of those who are asked; false where only the clock can go on.
func (p *play) next(t *testing.T, g games.Game, at time.Time, chance *rand.Rand) (games.Action, bool) {
	if due := g.Due(); !due.IsZero() && !at.Before(due) {
		return games.Action{}, false
	}
	for _, seat := range chance.Perm(p.seats) {
		s := games.Seat(seat)
		moves := g.Prompt(s).Moves
		if len(moves) == 0 {
			continue
		}
		move := moves[chance.IntN(len(moves))]
		if p.level != 0 {
			if move = games.Choose(g.Clone(), s, p.level, chance); move == "" {
				continue
			}
		}
		return games.Action{Seat: s, Move: move, At: at}, true
	}
	require.False(t, g.Due().IsZero(), "%s isn't waiting for anyone and for no time", p.kind.Name)
	return games.Action{}, false
}

// position adds a position to the sums: the prompts, now and then the screens, and its own sum.
func (p *play) position(t *testing.T, g games.Game, table frame.Table, made int) {
	fmt.Fprintln(p.led, games.Sum(g))
	table.Result = g.Result()
	for s := range games.Seat(p.seats) {
		prompt := g.Prompt(s)
		fmt.Fprintln(p.seen, s, asJSON(t, prompt))
		if made%screensEach == 0 || table.Result != nil {
			fmt.Fprintln(p.seen, asJSON(t, frame.Hand(table, s, g.View(s), prompt, "", "", screen.Reader{})))
		}
	}
	if table.Result != nil {
		table.Phase = look.OverPhase
		fmt.Fprintln(p.seen, asJSON(t, table.Result))
	}
	if made%screensEach == 0 || table.Result != nil {
		fmt.Fprintln(p.seen, asJSON(t, frame.Board(table, g.View(games.Table), screen.Reader{})))
	}
}

func asJSON(t *testing.T, v any) string {
	text, err := json.Marshal(v)
	require.NoError(t, err)
	return string(text)
}
