package match

import (
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/outbox"
	"ruckus/games"
)

// A player who waits for another one can ask whether they are there. That takes nothing away: they are called at once, and with
// any press they have their whole turn again. Only who says nothing for a moment is away.

const (
	hurryTime = 15 * time.Second // to say that one is there
	hurrySlow = 5 * time.Minute  // the same where no turn clock runs
)

// A Hurry is that somebody was asked whether they are there.
type Hurry struct {
	By   games.Seat `json:"by"`
	Here bool       `json:"here,omitempty"` // they have said so
}

// AskFor asks whether those are there for whom the game waits.
func (d *Draft) AskFor(by By) error {
	s, err := d.inGame(by.ID)
	switch {
	case err != nil:
		return err
	case d.Broken != nil:
		return d.Broken
	}
	if err := d.PressNow(by.User); err != nil {
		return err
	}
	from := d.hurryFrom()
	switch {
	case d.Position.Prompts[s].Must:
		return refuse("no.hurry.you")
	case from.IsZero():
		return refuse("no.hurry.soon")
	case !d.Reached(from):
		return refuse("no.hurry.yet")
	}
	for _, w := range d.waitingPeople() {
		seat := &d.Record.Seats[w]
		if !seat.here() || seat.Hurry != nil {
			continue
		}
		seat.Hurry = &Hurry{By: s, Here: d.rated()} // in a rated game it only mentions them, and shortens nothing
		if d.Record.Outbox.Nudge(seat.ID) == nil && seat.Nudged.IsZero() {
			d.OweMessage(outbox.Message{User: seat.ID})
		}
	}
	if d.rated() {
		return nil
	}
	wait := hurryTime
	if guild.TurnLength(d.Record.Terms.Values) == 0 {
		wait = hurrySlow
	}
	if end := d.Now.Add(wait); d.Record.Clocks.Deadline.IsZero() || end.Before(d.Record.Clocks.Deadline) {
		d.Record.Clocks.Deadline = end
	}
	return nil
}
