package table

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/bot/seal"
	"ruckus/games"
	"ruckus/markup"
)

const (
	lobbyKept  = 30 * time.Minute    // after the last joining or leaving
	closedKept = time.Hour           // the record of a table that was closed before its game began
	overKept   = 24 * time.Hour      // the record of a game that is over
	endedKept  = 30 * 24 * time.Hour // the record of a game that was ended
)

// An Opening is what a new table is made from.
type Opening struct {
	Guild, Channel string
	Kind           string
	Length         string         // the name of one of the kind's presets, or ""
	Values         map[string]int // those that the user has chosen besides; the guild's settings decide the others, then the defaults
	Robots         int            // how many take seats at once
	Level          games.Level    // of these robots

	Parent string   // the channel that a thread belongs to; "" for a channel
	Roles  []string // IDs of the user's roles in the guild
}

// openLobby makes the draft a new lobby.
func (d *draft) openLobby(kind games.Kind, rec record, pausedDays int, secret *seal.Sealed) {
	d.kind, d.rec = kind, rec
	d.rec.Opened, d.rec.Phase, d.rec.PausedDays, d.rec.Sealed = d.now, Lobby, pausedDays, secret
	d.own()
	d.wait()
}

// wait gives a lobby its full time again.
func (d *draft) wait() {
	d.touch()
	d.rec.Deadline = d.now.Add(lobbyKept)
}

// Join seats the user in the lobby. If they have a seat already, that is no error.
func (d *draft) Join(by By) error {
	switch {
	case d.seat(by.ID) != games.Table:
		return d.pressNow(by.User)
	case d.rec.Phase != Lobby:
		return d.notInLobby()
	case d.unseated(by.ID):
		return errUnseated
	case len(d.rec.Seats) >= d.kind.Max:
		return d.full()
	}
	d.rec.Seats = append(d.rec.Seats, seat{ID: by.ID, Name: by.Name, Share: shareOf(by)})
	d.wait()
	return nil
}

func (d *draft) full() error {
	return problem.Refusal(fmt.Sprintf("all %d seats are taken; wait for somebody to leave, or open another table", d.kind.Max))
}

// Leave frees the user's seat in the lobby, or marks it as left in a running game.
func (d *draft) Leave(by By) error {
	s := d.seat(by.ID)
	switch {
	case d.rec.Phase == Over || d.rec.Phase == Closed:
		return d.notInLobby()
	case s == games.Table:
		return problem.Refusal("you have no seat at this table, so there is nothing to leave")
	case d.rec.Phase == Playing && d.rec.Seats[s].Left:
		return nil
	}
	if d.rec.Phase == Playing && d.kind.StandsIn() {
		d.announce(games.Event{Verb: EventLeft, Seats: []games.Seat{s}})
	}
	return d.vacate(s)
}

// vacate frees a seat in the lobby. In a running game it marks the seat as left.
func (d *draft) vacate(s games.Seat) error {
	if d.rec.Host == d.rec.Seats[s].ID {
		d.rec.Host = d.nextHost(s)
	}
	if d.rec.Phase == Lobby {
		d.rec.Seats = slices.Delete(d.rec.Seats, int(s), int(s)+1)
		d.wait()
	} else {
		d.rec.Seats[s].Left, d.restless, d.rec.PersonActed = true, true, d.now
		d.touch()
	}
	switch {
	case d.deserted():
		d.end(Closed, "everybody left")
	case d.rec.Phase == Playing:
		return d.quit(s)
	}
	return nil
}

// quit has a seat leave the game, too, where its rules have a move for that.
func (d *draft) quit(s games.Seat) error {
	if d.kind.Leave == nil || d.broken != nil {
		return nil
	}
	var move string
	err := d.pos.read("leave", func(g games.Game) { move = d.kind.Leave(g, s) })
	if err != nil || move == "" {
		return err
	}
	return d.playListed(games.Action{Seat: s, Move: move, At: d.now}, byUser)
}

// nextHost returns the next user after a seat who is there, or the one in the seat if there is none.
func (d *draft) nextHost(s games.Seat) string {
	n := len(d.rec.Seats)
	for i := 1; i < n; i++ {
		if next := d.rec.Seats[(int(s)+i)%n]; !next.absent() && next.Robot == 0 {
			return next.ID
		}
	}
	return d.rec.Seats[s].ID
}

// Start begins the game. The seed is the given one unless it is mixed; wishes are who wants their single moves to be made for
// them.
func (d *draft) Start(by By, given [32]byte, wishes map[string]bool) error {
	switch {
	case d.rec.Phase == Playing && d.rec.Host == by.ID:
		return nil // pressed twice
	case d.rec.Phase != Lobby:
		return d.notInLobby()
	case d.rec.Host != by.ID:
		return problem.Refusal(fmt.Sprintf("only %s can start this game", d.hostName()))
	}
	for i := range d.rec.Seats {
		d.rec.Seats[i].OnlyMove = wishes[d.rec.Seats[i].ID]
	}
	_, values := guild.Split(d.rec.Values)
	return d.start(games.Setup{Seats: len(d.rec.Seats), Seed: d.rec.seed(given), At: d.now, Values: values})
}

func (d *draft) start(s games.Setup) error {
	var state []byte
	err := problem.Guard(d.kind, "start", func() (err error) {
		state, _, err = d.kind.Start(s)
		return err
	})
	if err != nil {
		return err
	}
	p, err := load(d.kind, d.kind.Schema, state, s.Seats)
	if err != nil {
		return problem.Rules(err)
	}
	d.rec.Deadline, d.rec.PersonActed, d.rec.Chosen = time.Time{}, d.now, nil
	d.rec.Began, d.rec.Edition = d.now, d.kind.Edition
	d.set(p)
	return d.logSetup(s)
}

// notInLobby refuses what comes too late for the table's phase.
func (d *draft) notInLobby() error {
	switch d.rec.Phase {
	case Playing:
		return problem.Refusal("this game is on already; open a table of your own, or wait for the rematch")
	case Over:
		return problem.Refusal("this game is over; ask for a rematch, or open a new table")
	}
	return problem.Refusal("this table is closed: " + markup.Escape(d.rec.Why))
}

// hostInLobby refuses what only the host may do, and only before the game begins.
func (d *draft) hostInLobby(by By, late problem.Refusal, what string) error {
	switch {
	case d.rec.Phase == Playing:
		return late
	case d.rec.Phase != Lobby:
		return d.notInLobby()
	case d.rec.Host != by.ID:
		return problem.Refusal(fmt.Sprintf("only %s can %s", d.hostName(), what))
	}
	return nil
}

// hostName is how a refusal calls the table's host.
func (d *draft) hostName() markup.Name {
	var name markup.Name
	for _, s := range d.rec.Seats {
		if s.ID == d.rec.Host {
			name = s.Name
		}
	}
	return cmp.Or(name, markup.NameOf("the table's host"))
}

// idFrom makes a table's ID of random bytes: 8 characters that cannot be mistaken for each other.
func idFrom(random [32]byte) string {
	const alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
	id := make([]byte, 8)
	for i := range id {
		id[i] = alphabet[int(random[i])%len(alphabet)]
	}
	return string(id)
}
