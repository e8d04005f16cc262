package arena

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
)

// A robot is one of the game's own.
type robot struct{ level games.Level }

func (p robot) Name() string         { return p.level.String() }
func (p robot) Sit() (Seated, error) { return p, nil }
func (p robot) Close()               {}
func (p robot) Choose(q Question) (string, error) {
	return q.Game.Choose(q.Seat, p.level, q.Rand)
}

// levelOf is the level at whose pace somebody plays: the middle one for a player that is no robot.
func levelOf(p Seated) games.Level {
	if r, ok := p.(robot); ok {
		return r.level
	}
	return games.Medium
}

// A beginner plays the hint, which is the move of a hard robot, that many times in a hundred, and else as an easy robot does.
type beginner struct{ hints int }

func (p beginner) Name() string         { return fmt.Sprint("hints:", p.hints) }
func (p beginner) Sit() (Seated, error) { return p, nil }
func (p beginner) Close()               {}
func (p beginner) Choose(q Question) (string, error) {
	level := games.Easy
	if q.Rand.IntN(100) < p.hints {
		level = games.Hard
	}
	return q.Game.Choose(q.Seat, level, q.Rand)
}

// A flat player knows nothing but the rules: it plays each of its moves out many times at random, with hidden cards dealt
// again each time, and makes the move that won most often. It is slow, and a yardstick of another kind than the robots.
type flat struct{ playouts int } // of all moves together

func (p flat) Name() string         { return fmt.Sprint("flat:", p.playouts) }
func (p flat) Sit() (Seated, error) { return p, nil }
func (p flat) Close()               {}

// longest is how many actions a playout has at most; one without an end counts as nobody's.
const longest = 5000

func (p flat) Choose(q Question) (string, error) {
	moves := q.Prompt.Moves
	if len(moves) == 1 {
		return moves[0], nil
	}
	best, most := moves[0], -1.0
	for _, move := range moves {
		sum := 0.0
		for range max(1, p.playouts/len(moves)) {
			g, err := q.Game.Copy()
			if err != nil {
				return "", err
			}
			sum += p.playout(q, g, move)
		}
		if sum > most {
			best, most = move, sum
		}
	}
	return best, nil
}

// playout plays a copy of the game to its end at random after a move, and returns the seat's share of the victory.
func (p flat) playout(q Question, g games.Game, move string) float64 {
	g.Redeal(q.Seat, q.Rand)
	at := start
	if due := g.Due(); !due.IsZero() {
		at = due.Add(-time.Millisecond)
	}
	if _, err := games.Play(g, games.Action{Seat: q.Seat, Move: move, At: at}); err != nil {
		return 0
	}
	for range longest {
		if r := g.Result(); r != nil {
			return share(*r, q.Seat)
		}
		a, ok := anyMove(g, at, q.Rand)
		if !ok {
			return 0
		}
		at = a.At
		if _, err := games.Play(g, a); err != nil {
			return 0
		}
	}
	return 0
}

// anyMove is a move at random of somebody whom the game waits for, or else the clock's tick.
func anyMove(g games.Game, at time.Time, r *rand.Rand) (games.Action, bool) {
	for s := games.Seat(0); s < 16; s++ {
		if p := g.Prompt(s); p.Must && len(p.Moves) > 0 {
			return games.Action{Seat: s, Move: p.Moves[r.IntN(len(p.Moves))], At: at}, true
		}
	}
	due := g.Due()
	return games.Action{Seat: games.Table, Move: games.Tick, At: later(at, due)}, !due.IsZero()
}

// share is how much of a victory somebody has.
func share(r games.Result, s games.Seat) float64 {
	for _, w := range r.Winners {
		if w == s {
			return 1 / float64(len(r.Winners))
		}
	}
	return 0
}

// Named makes a player of this name: a robot's level, "hints:50" or "flat:20000". The second plays the hint in that many of a
// hundred moves, and else as an easy robot does. The third plays that many games out for each move.
func Named(name string) (Player, error) {
	for _, l := range games.Levels() {
		if l.String() == name {
			return robot{l}, nil
		}
	}
	kind, number, _ := strings.Cut(name, ":")
	switch n, err := strconv.Atoi(number); {
	case err != nil:
	case kind == "hints" && n >= 0 && n <= 100:
		return beginner{n}, nil
	case kind == "flat" && n > 0:
		return flat{n}, nil
	}
	return nil, fmt.Errorf("there is no player %q: write easy, medium, hard, hints:50, flat:20000, or exec with --exec", name)
}
