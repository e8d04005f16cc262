// Package kit has what every game needs: the start of Apply, numbered moves and lists of them, sets of seats, the pause between rounds,
// text for lessons, and chance.
package kit

import "ruckus/games"

// Begin is how every Apply begins. It refuses what no game takes: an action after the end, a tick by a seat, any other
// move by the clock, a tick before its time, and a seat that the table does not have. It reports whether the clock acts; moves of
// bystanders are the game's affair.
func Begin(g games.Game, seats int8, a games.Action) (tick bool, err error) {
	if err := games.Check(g, a); err != nil {
		return false, err
	}
	if a.Seat == games.Table {
		return a.Move == games.Tick, nil
	}
	if a.Seat < 0 || int8(a.Seat) >= seats {
		return false, games.Illegalf("there is no such seat at this table")
	}
	return false, nil
}

// OnTurn refuses a move between rounds, when nobody is on turn, a move of a seat that is not on turn, and one that carries
// another number than the next step.
func OnTurn(s, turn games.Seat, number, step int) error {
	switch {
	case turn == games.Table:
		return games.Illegalf("the round is over: wait for the next one")
	case s != turn:
		return games.Illegalf("it isn't your turn: wait until the others have played")
	case number != step:
		return games.Illegalf("the game moved on: look again and choose again")
	}
	return nil
}
