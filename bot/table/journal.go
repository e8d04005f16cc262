package table

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"ruckus/games"
)

// Who made a move, in the log.
const (
	byUser  = "user"
	byClock = "clock"
)

// A setupLine is the first line of a game's log. With the actions it is all that is needed to play the game again, and so
// it tells every hidden card: it is for nobody's eyes before the game is over.
type setupLine struct {
	Kind   string         `json:"kind"`
	Schema int            `json:"schema"`
	Seats  int            `json:"seats"`
	Seed   string         `json:"seed"` // hexadecimal
	Values map[string]int `json:"values"`
	At     time.Time      `json:"at"`
}

// An actionLine is each further line of a game's log: as secret as the first.
type actionLine struct {
	Seat games.Seat `json:"seat"` // -1: the clock's tick
	Move string     `json:"move"`
	At   time.Time  `json:"at"`
	By   string     `json:"by"`
}

func (d *draft) logSetup(s games.Setup) error {
	return d.line(setupLine{
		Kind: d.kind.Name, Schema: d.kind.Schema, Seats: s.Seats,
		Seed: hex.EncodeToString(s.Seed[:]), Values: s.Values, At: s.At,
	})
}

func (d *draft) logAction(a games.Action, by string) error {
	return d.line(actionLine{Seat: a.Seat, Move: a.Move, At: a.At, By: by})
}

func (d *draft) line(v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return fmt.Errorf("log line: %w", err)
	}
	d.lines = append(d.lines, data)
	return nil
}
