package kit

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"ruckus/games"
)

// Turns is the part of a position that games share in which one seat after the other has its turn. A move ends in the number of
// the step that it is for, as in "roll 12", so a late or doubled press can do nothing.
type Turns struct {
	Seats int        `show:"-"` // how many there are
	Step  int        `show:"-"` // which move is next; the first one is 1
	Turn  games.Seat // whose it is; games.Table when the game is over
}

// NewTurns begins with the first seat.
func NewTurns(seats int) Turns { return Turns{Seats: seats, Step: 1} }

// Take is how Apply begins. It refuses what no game takes, a seat that is not on turn, and a move for another step. It takes the
// move apart, and counts the step: after an error the game is thrown away.
func (t *Turns) Take(g games.Game, a games.Action) (verb, args string, err error) {
	if tick, err := Begin(g, int8(t.Seats), a); tick || err != nil {
		return "", "", err
	}
	verb, args, number, ok := Split(a.Move)
	if !ok {
		return "", "", games.Illegalf("that is not a move of this game")
	}
	if err := OnTurn(a.Seat, t.Turn, number, t.Step); err != nil {
		return "", "", err
	}
	t.Step++
	return verb, args, nil
}

// Ask is the prompt of a seat: the seat on turn may make one of these moves, to which the number of the step is added. The first is
// made for a player who is absent.
func (t Turns) Ask(s games.Seat, moves ...string) games.Prompt {
	if s < 0 || s != t.Turn {
		return games.Prompt{}
	}
	numbered := make([]string, len(moves))
	for i, m := range moves {
		numbered[i] = m + " " + strconv.Itoa(t.Step)
	}
	return games.Prompt{Must: true, Moves: numbered}
}

// Pass ends the turn: the next seat has one.
func (t *Turns) Pass() { t.Turn = (t.Turn + 1) % games.Seat(t.Seats) }

// PassOver ends the turn: the next seat has one that is not out. Where all are, it ends at the seat that had the turn.
func (t *Turns) PassOver(out func(games.Seat) bool) {
	for range t.Seats {
		t.Pass()
		if !out(t.Turn) {
			return
		}
	}
}

// End ends the game.
func (t *Turns) End() { t.Turn = games.Table }

// Over reports whether the game is over.
func (t Turns) Over() bool { return t.Turn == games.Table }

// Due is never: a game with a clock of its own has a Due of its own.
func (t Turns) Due() time.Time { return time.Time{} }

// Valid refuses a stored value that the rules could not go on with. What must hold in the rest of the position, the game says.
func (t Turns) Valid(rest ...bool) error {
	if t.Turn < games.Table || int(t.Turn) >= t.Seats || t.Step < 1 || t.Step > MaxStep {
		return errors.New("turn out of bounds")
	}
	if i := slices.Index(rest, false); i >= 0 {
		return fmt.Errorf("condition %d of the game's own does not hold", i+1)
	}
	return nil
}
