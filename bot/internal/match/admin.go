package match

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
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
			return problem.Refusal(fmt.Sprintf("only %s or a moderator can end this table", d.hostName()))
		}
		if d.Record.timed() && !by.Manager {
			return problem.Refusal("game-night tables can't be ended early; *Have to go* on the night's message hands your seat to a robot")
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
			return problem.Refusal("only a moderator can skip a player; on the board you can ask if they're still there")
		case d.judgesOwn(by):
			return errOwnTable
		case d.rated():
			return errRatedBack
		case !d.still(seen):
			return errGoneOn
		case len(seats) == 0:
			return problem.Refusal("the game isn't waiting for anyone, so there's nobody to skip")
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
			return problem.Refusal("only a moderator can remove a player; in the lobby the table's host can, too")
		case s == games.Table:
			return problem.Refusal("they have no seat at this table, so there's no one to remove")
		case d.Record.Seats[s].Robot != 0:
			return problem.Refusal("that's a robot: the table's host can remove it only before the game begins; after that it stays to the end")
		case d.Unseated(userID):
			return problem.Refusal("they've already been removed")
		case !by.Manager && userID == by.ID:
			return problem.Refusal("you're the host; leave the table, or end it")
		}
		if err := d.mayEnd(by); err != nil {
			return problem.Refusal("this game is rated: only a moderator who isn't playing here can remove a player")
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
			return problem.Refusal("only a moderator can let a player back in; in the lobby the table's host can, too")
		case !d.Unseated(userID):
			return problem.Refusal("they weren't removed, so they can just play")
		}
		d.Record.Out = slices.DeleteFunc(d.Record.Out, func(id string) bool { return id == userID })
		d.touch()
		s := d.Seat(userID)
		if s == games.Table {
			e.Names = []guild.Whom{{ID: userID, Name: markup.NameOf("someone")}}
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
		return nil, problem.Refusal("the table is paused, because none of its players is here; it resumes when one of them presses something")
	}
	return d.Position.waiting(), nil
}

// judgesOwn reports whether somebody who moderates games has seen cards here. Who manages the guild is trusted with their own table.
func (d *Sight) judgesOwn(by By) bool { return !by.Manager && d.Record.seen(by.ID) != games.Table }

// still reports whether the table has not changed since it was seen.
func (d *Sight) still(seen time.Time) bool { return seen.IsZero() || seen.Equal(d.Record.Changed) }

// Unseated reports whether an admin has taken the user's seat away.
func (d *Sight) Unseated(userID string) bool { return slices.Contains(d.Record.Out, userID) }
