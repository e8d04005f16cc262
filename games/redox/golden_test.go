package redox

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// A golden is a file of rounds that were played elsewhere, with all that is known of them.
type golden struct {
	Config struct {
		Players, Decks, Jokers, Hand int
		Seats                        []string `json:"seats_clockwise"`
		Override                     any      `json:"direction_override"`
	}
	Rounds []goldenRound
}

type goldenRound struct {
	Round      int
	Leader     string
	Direction  string              // "cw" or "ccw"
	Override   any                 `json:"direction_override"` // set: the direction is not that of the round's number; "cw" and "ccw" give it
	DiscardTop string              `json:"discard_top"`
	Hands      map[string][]string // by player, as are the others
	FinalHands map[string][]string `json:"final_hands"`
	Score      map[string]int
	Total      map[string]int
	Stock      []string // as far as it is drawn, first drawn first
	Winner     string
	Actions    []goldenAction
}

type goldenAction struct {
	N                           int
	Player, Type, Discard, Card string
	Cards, Target               []string
	Plots                       [][]string // of a slam
	Last                        int
	Winner                      bool
}

// goldenText is the file that REDOX_GOLDEN names, or the one beside the project.
func goldenText(t *testing.T) []byte {
	file := os.Getenv("REDOX_GOLDEN")
	if file == "" {
		file = filepath.Join("..", "..", "..", "shared", "data", "redox-golden.json")
	} else if !filepath.IsAbs(file) {
		file = filepath.Join("..", "..", file) // tests run in the folder of their package
	}
	text, err := os.ReadFile(file)
	if os.IsNotExist(err) && os.Getenv("REDOX_GOLDEN") == "" && os.Getenv("RUCKUS_TEST") == "" {
		t.Skip("no golden rounds: ", err)
	}
	require.NoError(t, err)
	return text
}

// The rounds of the golden file replay exactly: every hand, every plot on the table, every score.
func TestGoldenRoundsReplay(t *testing.T) {
	require.NoError(t, replay(goldenText(t)))
}

// Each of the corrections that the file had to make to the printed rounds was needed: without it they do not replay.
func TestGoldenRoundsReplayOnlyAsCorrected(t *testing.T) {
	text := goldenText(t)
	var file struct {
		Corrections []struct {
			ID  string
			Ops [][]any
		}
	}
	require.NoError(t, json.Unmarshal(text, &file))
	for _, c := range file.Corrections {
		t.Run(c.ID, func(t *testing.T) {
			var all map[string]any
			require.NoError(t, json.Unmarshal(text, &all))
			for _, op := range c.Ops {
				undo(all["rounds"], op[1].([]any), op)
			}
			printed, err := json.Marshal(all)
			require.NoError(t, err)
			err = replay(printed)
			require.Error(t, err)
			t.Log(err)
		})
	}
}

// undo takes one correction back: ["set", path, printed, corrected] or ["add", path, added].
func undo(at any, path, op []any) any {
	if len(path) == 0 {
		if op[0] == "set" {
			return op[2]
		}
		list := at.([]any)
		i := slices.Index(list, op[2])
		return slices.Delete(slices.Clone(list), i, i+1)
	}
	switch key := path[0].(type) {
	case string:
		m := at.(map[string]any)
		m[key] = undo(m[key], path[1:], op)
	case float64:
		list := at.([]any)
		list[int(key)] = undo(list[int(key)], path[1:], op)
	}
	return at
}

// replay plays the rounds of a golden file, and returns the first thing in which they differ from the game.
func replay(text []byte) error {
	var file golden
	if err := json.Unmarshal(text, &file); err != nil {
		return err
	}
	c := file.Config
	switch {
	case c.Players != len(c.Seats) || c.Players < 2 || c.Players > maxSeats || len(file.Rounds) == 0:
		return fmt.Errorf("%d players on the seats %v, %d rounds", c.Players, c.Seats, len(file.Rounds))
	case differs(c.Decks, decksFor(int8(c.Players))) || differs(c.Jokers, 2*decksFor(int8(c.Players))) || differs(c.Hand, dealt):
		return fmt.Errorf("%d decks with %d jokers and hands of %d", c.Decks, c.Jokers, c.Hand)
	}
	r := replayer{seats: c.Seats, g: &game{Public: Public{Seats: int8(c.Players), Step: 1}}}
	r.g.Rules.options()
	for _, round := range file.Rounds {
		if round.Override == nil {
			round.Override = c.Override
		}
		if err := r.play(round); err != nil {
			return fmt.Errorf("round %d: %w", round.Round, err)
		}
	}
	return nil
}

// differs reports whether the file states another number; 0 states none.
func differs(stated, want int) bool { return stated != 0 && stated != want }
