package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/games"
)

// Rewind takes back the last n moves of seats, as the log says that was read with a version of the table.
func (d *draft) Rewind(by By, n int, seen time.Time, past history, version uint64) error {
	return d.administer(by, guild.ActRewind, func(e *guild.Entry) error {
		switch {
		case !d.still(seen):
			return errGoneOn
		case d.version != version:
			return errMoved
		}
		if _, err := d.playing(); err != nil {
			return err
		}
		e.N = n
		return d.rewind(past, n)
	})
}

// rewind goes back to the position before the last n moves.
func (d *draft) rewind(past history, n int) error {
	if _, try := d.rec.day(); try {
		return errDayBack
	}
	keep, moves := len(past.actions), 0
	for moves < n && keep > 0 {
		if keep--; past.actions[keep].Seat != games.Table {
			moves++
		}
	}
	switch {
	case moves == 0:
		return problem.Refusal("nobody has made a move yet, so there is none to take back")
	case moves < n && moves == 1:
		return problem.Refusal("there is only 1 move to take back")
	case moves < n:
		return problem.Refusal(fmt.Sprintf("there are only %d moves to take back", moves))
	}
	state, recent, err := d.stateAfter(past, keep)
	if err != nil {
		return err
	}
	p, err := load(d.kind, d.kind.Schema, state, len(d.rec.Seats))
	if err != nil {
		return problem.Rules(err)
	}
	began := past.setup.At
	if keep > 0 {
		began = past.actions[keep-1].At
	}
	d.set(p)
	if !p.due.IsZero() {
		d.rec.NoTickBefore = d.now.Add(max(0, p.due.Sub(began))) // the game's own clock runs as it did then
	}
	d.rec.Deadline, d.rec.Rewound, d.promptsBefore = time.Time{}, d.now, nil
	d.rec.Recent = recent
	for i := range d.rec.Seats {
		d.rec.Seats[i].Since = min(d.rec.Seats[i].Since, len(recent))
	}
	d.rec.TakenBack += n
	d.announce(games.Event{Verb: EventRewind, N: n})
	return d.line(rewindLine{Rewind: keep, At: d.now})
}

// stateAfter returns the stored form of the game after its first actions, with the last events of these. It plays
// the whole log: unless that leads to the present position, it cannot be trusted to lead to an earlier one.
func (d *draft) stateAfter(past history, keep int) (state []byte, recent []games.Event, err error) {
	var last games.Game
	err = replay(d.kind, past.setup, past.actions, func(n int, g games.Game, events []games.Event) (err error) {
		last = g
		if n > 0 && n <= keep {
			recent = append(recent, credit(events, past.actions[n-1].Seat, past.actions[n-1].By)...)
		}
		if n == keep {
			state, err = json.Marshal(g)
		}
		return err
	})
	if err != nil {
		return nil, nil, errNoReplay(err)
	}
	present, err := d.pos.take()
	if err != nil {
		return nil, nil, err
	}
	same, err := sameGame(last, present)
	if err != nil {
		return nil, nil, problem.Rules(err)
	}
	if !same {
		return nil, nil, errNoReplay(errors.New("the log does not lead to the stored position"))
	}
	return state, recent[max(0, len(recent)-keptEvents):], nil
}

func errNoReplay(cause error) error {
	return &problem.Fault{
		Sentence: "this game can't be replayed, because it was begun with another version of the bot or its log is damaged; it can be played on or ended",
		Cause:    cause,
	}
}
