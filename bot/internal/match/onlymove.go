package match

import (
	"math/rand/v2"
	"strings"
	"time"

	"ruckus/games"
)

// Moves the table makes for people who have nothing to weigh, or decided earlier. It waits a moment before each, drawn by
// chance where the wait could tell the others who had a choice.

// Auto is what the table makes for a seat without a press.
type Auto struct {
	Single  bool      `json:"single,omitempty"`  // the user wants their single moves to be made for them
	Made    bool      `json:"made,omitempty"`    // the last move was such a one
	Ahead   string    `json:"ahead,omitempty"`   // what the user has chosen before being asked, see games.Prompt
	Answers []string  `json:"answers,omitempty"` // standing ones, see games.Answerer; of those that contradict each other the last counts
	At      time.Time `json:"at,omitzero"`       // when the next one is made; zero: there is none
}

// onlyPause is how long the others see whose turn it is before a single move is made for somebody.
const onlyPause = 1500 * time.Millisecond

// scheduleOnlyMoves sets when a move is made for those who have nothing to weigh, or a single one and do not want to press for it, or
// have chosen theirs ahead or given a standing answer.
func (d *Draft) scheduleOnlyMoves() {
	for i := range d.Record.Seats {
		d.settleAhead(games.Seat(i))
		d.settleAnswers(games.Seat(i))
		s := &d.Record.Seats[i]
		_, _, single := d.ownMove(games.Seat(i))
		switch {
		case !single && !s.Auto.At.IsZero():
			s.Auto.At = time.Time{}
		case single && (s.Auto.At.IsZero() || d.acted[games.Seat(i)]):
			took := onlyPause
			if s.Auto.Ahead == "" && (d.Position.Prompts[i].NoChoice || s.Auto.Answers != nil || d.pausedMove(games.Seat(i)) != "") { // nobody is to learn which
				took = d.pauseBefore(games.Seat(i))
			}
			s.Auto.At = d.Now.Add(took)
		}
		if p := d.Position; p != nil && p.Prompts[i].Must && p.Prompts[i].Matter != 0 {
			s.Asked.Matter = p.Prompts[i].Matter // whatever has changed is stored: this follows from it
		}
	}
}

// ownMove is what is made for a seat without a press, and how a log calls who makes it. What its player chose for this very question
// counts before what they planned, that before what they said for all such questions, and all of it before what nobody has to weigh.
func (d *Sight) ownMove(s games.Seat) (move, by string, ok bool) {
	seat := d.Record.Seats[s]
	if !d.nudges() || seat.Robot != 0 || seat.absent() || d.Unseated(seat.ID) {
		return "", "", false
	}
	p := d.Position.Prompts[s]
	if !p.Must {
		return "", "", false
	}
	if move, ok := numbered(p.Moves, seat.Auto.Ahead); ok {
		return move, ByUser, true
	}
	if move := d.pausedMove(s); move != "" {
		return move, ByUser, true
	}
	if move, err := d.answered(s); err == nil && move != "" {
		return move, ByUser, true
	}
	if p.NoChoice || seat.Auto.Single && p.Single() {
		return p.Moves[0], byOnly, true
	}
	return "", "", false
}

// single reports whether a seat has a single move that its user has to press for. That all are ready is not one.
func (d *Sight) single(s games.Seat) bool {
	p := d.Position.Prompts[s]
	return p.Must && !p.NoChoice && p.Single() && !d.Record.Seats[s].Auto.Single && !strings.HasPrefix(p.Moves[0], "ready")
}

// playOnlyMoves makes the moves that are due of those who need not press.
func (d *Draft) playOnlyMoves() error {
	for i := range d.Record.Seats {
		s := games.Seat(i)
		if !d.Reached(d.Record.Seats[s].Auto.At) {
			continue
		}
		move, by, ok := d.ownMove(s)
		if !ok {
			continue
		}
		d.Record.Seats[s].Auto.At = time.Time{}
		if err := d.playListed(games.Action{Seat: s, Move: move, At: d.Now}, by); err != nil {
			return err
		}
		d.Record.Seats[s].Auto.Made = by == byOnly && d.Record.Seats[s].Auto.Single
	}
	return nil
}

// Wants notes whether a person wants their single moves to be made for them.
func (d *Draft) Wants(userID string, onlyMove bool) {
	if s := d.Seat(userID); d.Record.Phase == Playing && s != games.Table && d.Record.Seats[s].Auto.Single != onlyMove {
		d.Record.Seats[s].Auto.Single = onlyMove
	}
}

// How long it takes until a move is made for a seat that has nothing to weigh, or has given a standing answer: as long for all of
// these, so that nobody can tell one from the other. After the first question of a matter nobody needs to look up again.
var (
	firstPause = [2]time.Duration{1500 * time.Millisecond, 3500 * time.Millisecond}
	laterPause = [2]time.Duration{300 * time.Millisecond, 900 * time.Millisecond}
)

// pause draws how long it takes until a move is made for a seat.
func (d *Draft) pauseBefore(s games.Seat) time.Duration {
	pause := firstPause
	if seat := &d.Record.Seats[s]; seat.Asked.Matter != 0 && seat.Asked.Matter == d.Position.Prompts[s].Matter {
		pause = laterPause
	}
	return pause[0] + time.Duration(rand.New(rand.NewPCG(d.Chance(), 0)).Int64N(int64(pause[1]-pause[0])))
}

// playPlain makes the moves of which all can see that there is nothing to weigh, as long as there are any.
func (d *Draft) playPlain() error {
	for s := 0; d.Record.Phase == Playing && s < len(d.Position.Prompts); s++ {
		p, seat, by := d.Position.Prompts[s], &d.Record.Seats[s], byOnly
		switch {
		case !p.Plain || !p.Must:
			continue
		case seat.Robot != 0:
			by = ByRobot
		case seat.absent():
			by = byStandIn
		}
		return d.playListed(games.Action{Seat: games.Seat(s), Move: p.Moves[0], At: d.Now}, by) // which comes back here
	}
	return nil
}
