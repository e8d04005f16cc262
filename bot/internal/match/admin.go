package match

import (
	"cmp"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/markup"
)

// Close ends the table at once.
func (d *Draft) Close(by By) error {
	return d.administer(by, guild.ActClose, func(e *guild.Entry) error {
		switch {
		case d.Record.Phase == Over || d.Record.Phase == Closed:
			return d.notInLobby()
		case d.Record.Host != by.ID && !by.moderates():
			return refuse("no.end", "host", d.hostName())
		}
		if d.Record.timed() && !by.Manager {
			return refuse("no.night.end")
		}
		if err := d.mayEnd(by); err != nil {
			return err
		}
		if d.Record.Phase == Lobby && d.Record.Host == by.ID {
			e.Act = "" // who cancels what never began has not used any power
		}
		why := whyModerator
		if d.Record.Host == by.ID {
			why = whyHost
		}
		d.endedBy(by.ID, why)
		return nil
	})
}

// Skip makes the first move of each seat that the game waits for, now.
func (d *Draft) Skip(by By, seen time.Time) error {
	return d.administer(by, guild.ActSkip, func(e *guild.Entry) error {
		seats, err := d.playing()
		switch {
		case err != nil:
			return err
		case !by.moderates():
			return refuse("no.skip")
		case d.judgesOwn(by):
			return errOwnTable
		case d.rated():
			return errRatedBack
		case !d.still(seen):
			return errGoneOn
		case len(seats) == 0:
			return refuse("no.skip.nobody")
		}
		for _, s := range seats {
			e.Names = append(e.Names, d.Record.Seats[s].whom())
		}
		d.announce(games.Event{Verb: EventSkip, Seats: seats})
		return d.playFirst(seats, byAdmin)
	})
}

// Unseat takes somebody's seat away.
func (d *Draft) Unseat(by By, userID string) error {
	return d.administer(by, guild.ActUnseat, func(e *guild.Entry) error {
		s := d.Seat(userID)
		switch {
		case d.Record.Phase == Over || d.Record.Phase == Closed:
			return d.notInLobby()
		case !by.moderates() && (d.Record.Host != by.ID || d.Record.Phase != Lobby):
			return refuse("no.remove")
		case s == games.Table:
			return refuse("no.remove.seat")
		case d.Record.Seats[s].Robot != 0:
			return refuse("no.remove.robot")
		case d.Unseated(userID):
			return refuse("no.remove.again")
		case !by.Manager && userID == by.ID:
			return refuse("no.remove.self")
		}
		if err := d.mayEnd(by); err != nil {
			return refuse("no.rated.remove")
		}
		e.Names = []guild.Whom{d.Record.Seats[s].whom()}
		return d.unseat(by, s)
	})
}

// unseat takes a seat away, so that its user cannot come back.
func (d *Draft) unseat(by By, s games.Seat) error {
	seat := &d.Record.Seats[s]
	seat.Rating.Unasked = seat.Rating.Unasked || d.Record.Rating.Counts && !d.hasGone(s) // nobody else makes anybody lose
	d.Record.Out = append(slices.Clone(d.Record.Out), seat.ID)
	if d.Record.Phase == Playing {
		d.announce(games.Event{Verb: EventUnseat, Seats: []games.Seat{s}})
	}
	return d.vacate(by, s)
}

// Reseat lets somebody come back who was unseated.
func (d *Draft) Reseat(by By, userID string) error {
	return d.administer(by, guild.ActReseat, func(e *guild.Entry) error {
		switch {
		case d.Record.Phase == Over || d.Record.Phase == Closed:
			return d.notInLobby()
		case !by.moderates() && (d.Record.Host != by.ID || d.Record.Phase != Lobby):
			return refuse("no.reseat")
		case !d.Unseated(userID):
			return refuse("no.reseat.in")
		}
		d.Record.Out = slices.DeleteFunc(d.Record.Out, func(id string) bool { return id == userID })
		d.touch()
		s := d.Seat(userID)
		if s == games.Table {
			e.Names = []guild.Whom{{ID: userID, Name: markup.NameOf(say("someone"))}}
			return nil
		}
		e.Names = []guild.Whom{d.Record.Seats[s].whom()}
		p := &d.Record.Seats[s]
		p.Presence.Misses, p.Presence.Away, p.Presence.Left, p.Mind.Acts = 0, false, false, time.Time{}
		d.announce(games.Event{Verb: EventReseat, Seats: []games.Seat{s}})
		return nil
	})
}

// administer makes a change that goes into the guild's audit list, unless the change empties the entry's Act.
func (d *Draft) administer(by By, act string, change func(*guild.Entry) error) error {
	e := by.Entry().As(act)
	e.ID, e.At = cmp.Or(e.ID, d.Text()), d.Now
	d.Record.Describe(&e, d.Ref)
	if err := change(&e); err != nil {
		return err
	}
	if e.Act != "" {
		d.Record.Audit = append(d.Record.Audit, e)
	}
	return nil
}

func (s Seat) whom() guild.Whom { return guild.Whom{ID: s.ID, Name: s.Name} }

// Describe notes in an entry of the audit list which table it is about.
func (r Record) Describe(e *guild.Entry, ref Ref) {
	e.Table, e.Channel, e.Game = ref.ID, r.Channel, r.Kind
	for _, s := range r.Seats {
		if s.Robot == 0 {
			e.Players = append(e.Players, s.whom())
		}
	}
}

// playing returns the seats that a running game waits for, and refuses where none is running.
func (d *Sight) playing() ([]games.Seat, error) {
	switch {
	case d.Record.Phase != Playing:
		return nil, d.NotPlaying()
	case d.Broken != nil:
		return nil, d.Broken
	case d.suspended():
		return nil, refuse("no.paused")
	}
	return d.Position.waiting(), nil
}

// judgesOwn reports whether somebody who moderates games has seen cards here. Who manages the guild is trusted with their own table.
func (d *Sight) judgesOwn(by By) bool { return !by.Manager && d.Record.seen(by.ID) != games.Table }

// still reports whether the table has not changed since it was seen.
func (d *Sight) still(seen time.Time) bool { return seen.IsZero() || seen.Equal(d.Record.Changed) }

// Unseated reports whether an admin has taken the user's seat away.
func (d *Sight) Unseated(userID string) bool { return slices.Contains(d.Record.Out, userID) }
