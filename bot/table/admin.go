package table

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/games"
	"ruckus/markup"
)

const hostSkips = 30 * time.Second // of standstill before a table's host may skip somebody

// Close ends the table at once.
func (d *draft) Close(by By) error {
	return d.administer(by, guild.ActClose, func(e *guild.Entry) error {
		switch {
		case d.rec.Phase == Over || d.rec.Phase == Closed:
			return d.notInLobby()
		case d.rec.Host != by.ID && !by.Manager:
			return problem.Refusal(fmt.Sprintf("only %s or somebody who manages the server can end this table", d.hostName()))
		}
		if d.rec.Phase == Lobby && d.rec.Host == by.ID {
			e.Act = "" // who cancels what never began has not used any power
		}
		why := "somebody who manages the server ended it"
		if d.rec.Host == by.ID {
			why = "its host ended it"
		}
		d.endedBy(by.ID, why)
		return nil
	})
}

// Skip makes the first move of each seat that the game waits for, now.
func (d *draft) Skip(by By, seen time.Time) error {
	return d.administer(by, guild.ActSkip, func(e *guild.Entry) error {
		seats, err := d.playing()
		switch {
		case err != nil:
			return err
		case !by.Manager && d.rec.Host != by.ID:
			return problem.Refusal(fmt.Sprintf("only %s or somebody who manages the server can skip a player", d.hostName()))
		case !by.Manager && d.now.Before(d.rec.Changed.Add(hostSkips)):
			return problem.Refusal("give them 30 seconds; then you can skip them, or somebody who manages the server at once")
		case !d.still(seen):
			return errGoneOn
		case len(seats) == 0:
			return problem.Refusal("the game waits for nobody, so there is nobody to skip")
		}
		for _, s := range seats {
			e.Names = append(e.Names, d.rec.Seats[s].Name)
		}
		d.announce(games.Event{Verb: EventSkip, Seats: seats})
		return d.playFirst(seats, byAdmin)
	})
}

// Unseat takes somebody's seat away.
func (d *draft) Unseat(by By, userID string) error {
	return d.administer(by, guild.ActUnseat, func(e *guild.Entry) error {
		s := d.seat(userID)
		switch {
		case d.rec.Phase == Over || d.rec.Phase == Closed:
			return d.notInLobby()
		case !by.Manager && (d.rec.Host != by.ID || d.rec.Phase != Lobby):
			return problem.Refusal("only somebody who manages the server can unseat a player; in the lobby the table's host can, too")
		case s == games.Table:
			return problem.Refusal("they have no seat at this table, so there is nothing to take away")
		case d.rec.Seats[s].Robot != 0:
			return problem.Refusal("that is a robot: the table's host can remove it before the game begins, and then it stays to the end")
		case d.unseated(userID):
			return problem.Refusal("they are unseated already")
		case !by.Manager && userID == by.ID:
			return problem.Refusal("you are the host; leave the table, or end it")
		}
		e.Names = []markup.Name{d.rec.Seats[s].Name}
		d.rec.Out = append(d.rec.Out, userID)
		if d.rec.Phase == Playing {
			d.announce(games.Event{Verb: EventUnseat, Seats: []games.Seat{s}})
		}
		return d.vacate(s)
	})
}

// Reseat lets somebody come back who was unseated.
func (d *draft) Reseat(by By, userID string) error {
	return d.administer(by, guild.ActReseat, func(e *guild.Entry) error {
		switch {
		case d.rec.Phase == Over || d.rec.Phase == Closed:
			return d.notInLobby()
		case !by.Manager && (d.rec.Host != by.ID || d.rec.Phase != Lobby):
			return problem.Refusal("only somebody who manages the server can seat a player again; in the lobby the table's host can, too")
		case !d.unseated(userID):
			return problem.Refusal("they were not unseated, so they can play without being seated again")
		}
		d.rec.Out = slices.DeleteFunc(d.rec.Out, func(id string) bool { return id == userID })
		d.touch()
		s := d.seat(userID)
		if s == games.Table {
			e.Names = []markup.Name{markup.NameOf("somebody")}
			return nil
		}
		e.Names = []markup.Name{d.rec.Seats[s].Name}
		p := &d.rec.Seats[s]
		p.Misses, p.Away, p.Left, p.Acts = 0, false, false, time.Time{}
		d.announce(games.Event{Verb: EventReseat, Seats: []games.Seat{s}})
		return nil
	})
}

// administer makes a change that goes into the guild's audit list, unless the change empties the entry's Act.
func (d *draft) administer(by By, act string, change func(*guild.Entry) error) error {
	e := by.Entry().As(act)
	e.ID, e.At = cmp.Or(e.ID, d.text()), d.now
	d.rec.describe(&e, d.ref)
	if err := change(&e); err != nil {
		return err
	}
	if e.Act != "" {
		d.rec.Audit = append(d.rec.Audit, e)
	}
	return nil
}

// describe notes in an entry of the audit list which table it is about.
func (r record) describe(e *guild.Entry, ref Ref) {
	e.Table, e.Channel, e.Game = ref.ID, r.Channel, r.Kind
	for _, s := range r.Seats {
		if s.Robot == 0 {
			e.Players = append(e.Players, s.Name)
		}
	}
}

// playing returns the seats that a running game waits for, and refuses where none is running.
func (d *draft) playing() ([]games.Seat, error) {
	switch {
	case d.rec.Phase != Playing:
		return nil, d.notPlaying()
	case d.broken != nil:
		return nil, d.broken
	case d.suspended():
		return nil, problem.Refusal("the table is paused, because none of its players is here; it goes on when one of them presses something")
	}
	return d.pos.waiting(), nil
}

// still tells whether the table has not changed since it was seen.
func (d *draft) still(seen time.Time) bool { return seen.IsZero() || seen.Equal(d.rec.Changed) }

// unseated tells whether an admin has taken the user's seat away.
func (d *draft) unseated(userID string) bool { return slices.Contains(d.rec.Out, userID) }
