package match

import (
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/view"
)

// Undoing moves plays the log again up to there; the undone lines stay, so that anyone can see what happened. It's refused
// wherever a result counts for more than this table.

// Undone is what was taken back.
type Undone struct {
	N  int       `json:"n,omitempty"` // moves
	At time.Time `json:"at,omitzero"` // presses that were made before this are refused
	// Asked is what bystanders aren't asked again: some had answered, and who it was is no longer known.
	Asked []string `json:"asked,omitempty"`
}

// Rewind takes back the last n moves of seats, as the log says that was read with a version of the table.
func (d *Draft) Rewind(by By, n int, seen time.Time, past History, version uint64) error {
	return d.administer(by, guild.ActRewind, func(e *guild.Entry) error {
		switch {
		case !by.moderates():
			return refuse("no.rewind")
		case d.judgesOwn(by):
			return errOwnTable
		case d.rated():
			return errRatedBack
		case d.Record.timed():
			return refuse("no.night.undo")
		case !d.still(seen):
			return errGoneOn
		case d.Version != version:
			return ErrMoved
		}
		if _, err := d.playing(); err != nil {
			return err
		}
		e.N = n
		return d.rewind(past, n)
	})
}

// rewind goes back to the position before the last n moves.
func (d *Draft) rewind(past History, n int) error {
	if _, try := d.Record.Day(); try {
		return refuse("no.daily.undo")
	}
	keep, moves := len(past.Actions), 0
	for moves < n && keep > 0 {
		keep--
		if past.Actions[keep].Seat != games.Table {
			moves++
		}
	}
	switch {
	case moves == 0:
		return refuse("no.rewind.yet")
	case moves < n:
		return refuse("no.rewind.moves", "n", moves)
	}
	for keep > 0 && past.Actions[keep-1].aside() {
		keep-- // those who have answered since the move before can answer again
	}
	p, recent, asked, err := d.after(past, keep)
	if err != nil {
		return err
	}
	began := past.Setup.At
	if keep > 0 {
		began = past.Actions[keep-1].At
	}
	users(d.Record.Seats, func(s *Seat) { s.Plan = nil })
	answered := d.Record.Answered
	d.set(p)
	d.askAgain(p, past.Actions[asked.then:keep], asked.last < keep, answered)
	if !p.due.IsZero() {
		d.Record.Clocks.NoTickBefore = d.Now.Add(max(0, p.due.Sub(began))) // the game's own clock runs as it did then
	}
	d.Record.Clocks.Deadline, d.Record.Undone.At, d.promptsBefore = time.Time{}, d.Now, nil
	d.Record.Recent, d.Record.Lost = recent, nil
	d.Record.Moments = slices.DeleteFunc(d.Record.Moments, func(m view.Moment) bool { return m.At.After(began) })
	users(d.Record.Seats, func(s *Seat) { s.Auto.Answers, s.Asked.Since = nil, min(s.Asked.Since, len(recent)) })
	d.Record.Undone.N += n
	d.announce(games.Event{Verb: EventRewind, N: n})
	return d.line(rewindLine{Rewind: keep, At: d.Now})
}

// askAgain asks bystanders what was asked when the last of these actions was made. Answers among them still count, so who gave them can't
// give another. Those who answered are known in order, if the same has been asked ever since.
func (d *Draft) askAgain(p *Position, since []ActionLine, same bool, answered []string) {
	n := len(games.Where(since, func(_ games.Seat, a ActionLine) bool { return a.aside() }))
	d.Record.Answered = nil
	switch {
	case n > 0 && same:
		d.Record.Answered = answered[:min(n, len(answered))]
	case n > 0:
		d.Record.Undone.Asked = slices.Clone(p.crowd)
	}
}

// An asked says after how many actions bystanders were first asked what they are asked: at the end, and where the log is cut.
type asked struct{ last, then int }

// after returns the position after the first actions, with the last events of these. It plays the whole log: unless that
// leads to the present position, it cannot be trusted to lead to an earlier one.
func (d *Sight) after(past History, keep int) (p *Position, recent []games.Event, ask asked, err error) {
	var then, last games.Game
	var crowd []string
	err = Replay(d.Kind, past.Setup, past.Actions, func(n int, played games.Played) error {
		last = played.Game
		if now := last.Prompt(games.Table).Moves; !slices.Equal(now, crowd) {
			crowd, ask.last = slices.Clone(now), n
		}
		if n > 0 && n <= keep {
			recent = append(recent, Credit(played.Events, past.Actions[n-1].Seat, past.Actions[n-1].By)...)
		}
		if n == keep {
			then, ask.then = last.Clone(), ask.last
		}
		return nil
	})
	if err != nil {
		return nil, nil, ask, NoReplay(err)
	}
	seats := len(d.Record.Seats)
	end, err := at(d.Kind, last, seats)
	switch {
	case err != nil:
		return nil, nil, ask, err
	case end.Sum != d.Position.Sum:
		return nil, nil, ask, NoReplay(errors.New("the log doesn't lead to the stored position"))
	}
	p, err = at(d.Kind, then, seats)
	return p, newest(d.Kind, recent), ask, err
}

// NoReplay is the Fault of a game whose log does not lead to where it is.
func NoReplay(cause error) error {
	return &problem.Fault{Sentence: say("no.replay"), Cause: cause}
}
