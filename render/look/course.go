package look

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
)

// A Course is a game that goes on by moves which are written down, of a lesson or for samples. All go through the rules.
type Course struct {
	Game   games.Game
	Now    time.Time     // of the next move
	Recent []games.Event // the last ones
	Texts  games.Texts   // that were typed
}

// newest is how many events a course keeps.
const newest = 12

// Play makes moves as in Way.Then, a millisecond apart: in a race their order counts.
func (c *Course) Play(moves ...string) error {
	if c.Game == nil {
		return errors.New("there is no position to play from")
	}
	for _, m := range moves {
		a := games.Action{Seat: games.Table, Move: games.Tick}
		if due := c.Game.Due(); m == games.Tick && due.After(c.Now) {
			c.Now = due
		}
		a.At = c.Now
		if m != games.Tick {
			seat, move, _ := strings.Cut(m, " ")
			n, err := strconv.Atoi(seat)
			if err != nil {
				return fmt.Errorf("%q names no seat", m)
			}
			a.Seat, a.Move = games.Seat(n), move
		}
		a, err := c.Texts.Read(c.Game, a)
		if err != nil {
			return fmt.Errorf("%s: %w", m, err)
		}
		events, err := games.Play(c.Game, a)
		if err != nil {
			return fmt.Errorf("%s: %w", m, err)
		}
		c.Now = c.Now.Add(time.Millisecond)
		c.Recent = append(c.Recent, events...)
		c.Recent = c.Recent[max(0, len(c.Recent)-newest):]
	}
	return nil
}
