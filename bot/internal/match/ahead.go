package match

import (
	"slices"
	"strings"

	"ruckus/games"
)

// chooseAhead notes what a user has chosen before being asked, see games.Prompt; chosen again, it is taken back. Where they are asked by
// now, it returns the move itself, to be made.
func (d *Draft) chooseAhead(s games.Seat, move string) (now string, chosen bool) {
	if d.Broken != nil || d.Position == nil {
		return move, false
	}
	p, seat := d.Position.Prompts[s], &d.Record.Seats[s]
	if p.Must {
		listed, ok := numbered(p.Moves, move)
		if ok {
			move = listed
		}
		return move, false
	}
	if !slices.Contains(p.Ahead, move) {
		return move, false
	}
	if seat.Ahead == move {
		move = ""
	}
	seat.Ahead, d.Changed = move, true
	d.notePress(s)
	return "", true
}

// settleAhead forgets what was chosen ahead where its seat has moved, or can no longer choose it.
func (d *Draft) settleAhead(s games.Seat) {
	seat := &d.Record.Seats[s]
	if seat.Ahead == "" || d.suspended() {
		return
	}
	if d.nudges() && !d.acted[s] {
		if p := d.Position.Prompts[s]; p.Must || slices.Contains(p.Ahead, seat.Ahead) {
			return
		}
	}
	seat.Ahead, d.Changed = "", true
}

// numbered is the first of some moves that is another one with a number.
func numbered(moves []string, move string) (string, bool) {
	if move == "" {
		return "", false
	}
	i := slices.IndexFunc(moves, func(m string) bool {
		n, ok := strings.CutPrefix(m, move+" ")
		return ok && number(n)
	})
	if i < 0 {
		return "", false
	}
	return moves[i], true
}
