package match

import (
	"cmp"
	"encoding/hex"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/render/markup"
)

// From an open table to a dealt game, and how people leave either. What's agreed here, options, sides and seats, is fixed
// once the game begins: nothing in this file may change it later.

const (
	lobbySilence = 10 * time.Minute // without a press before the game begins, and the first turn is as one after a turn that was missed

	lobbyKept  = 30 * time.Minute    // after the last joining or leaving
	lonelyKept = 10 * time.Minute    // the same of one in which a single person sits
	joinings   = 3                   // of one person in one lobby; then they wait in between
	joinPause  = time.Minute         // so long
	joinedKept = 50                  // people of whom a lobby knows that
	closedKept = time.Hour           // the record of a table that was closed before its game began
	OverKept   = 24 * time.Hour      // the record of a game that is over
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

	Parent string    // the channel that a thread belongs to; "" for a channel
	Roles  []string  // IDs of the user's roles in the guild
	Joined time.Time // when the user came to the guild; zero: that is not known
}

// OpenLobby makes the draft a new lobby.
func (d *Draft) OpenLobby(kind games.Kind, rec Record, pausedDays int, secret *seal.Sealed) {
	d.Kind, d.Record = kind, rec
	d.Record.Opened, d.Record.Phase, d.Record.Rest.Days, d.Record.Sealed = d.Now, Lobby, pausedDays, secret
	for i := range d.Record.Seats {
		if d.Record.Seats[i].Robot == 0 {
			d.Record.Seats[i].Presence.Pressed, d.Record.Seats[i].Saw = d.Now, 1
		}
	}
	d.Record.Terms.Revision = 1
	d.Own()
	d.wait()
}

// wait gives a lobby its full time again.
func (d *Draft) wait() {
	d.touch()
	d.Record.Clocks.Deadline = d.Now.Add(lobbyKept)
	d.hasten()
}

// hasten has a lobby in which a single person sits end sooner.
func (d *Draft) hasten() {
	if soon := d.Now.Add(lonelyKept); d.count(Seat.stays) < 2 && d.Record.Clocks.Deadline.After(soon) {
		d.Record.Clocks.Deadline = soon
	}
}

// expire ends a lobby that has waited for too long.
func (d *Draft) expire() {
	why := problem.Reason{Code: "end.unstarted", N: int(lobbyKept.Minutes())}
	if d.count(Seat.stays) < 2 {
		why = problem.Reason{Code: "end.unjoined", N: int(lonelyKept.Minutes())}
	}
	d.end(Closed, why)
}

// A Joining is how often somebody has joined a lobby.
type Joining struct {
	ID string    `json:"id"`
	N  int       `json:"n"`
	At time.Time `json:"at"` // when they last did
}

// mayJoinAgain counts that somebody joins, and refuses it to a person who comes and goes. Again is false the first time.
func (d *Draft) mayJoinAgain(userID string) (again bool, err error) {
	i := slices.IndexFunc(d.Record.Joined, func(j Joining) bool { return j.ID == userID })
	if i < 0 {
		known := d.Record.Joined[max(0, len(d.Record.Joined)-joinedKept+1):]
		d.Record.Joined = append(slices.Clone(known), Joining{ID: userID, N: 1, At: d.Now})
		return false, nil
	}
	was := &d.Record.Joined[i]
	if free := was.At.Add(joinPause); was.N >= joinings && d.Now.Before(free) {
		return true, refuse("no.joining", "time", markup.Time(free.Add(time.Second), "T"))
	}
	was.N, was.At = was.N+1, d.Now
	return true, nil
}

// Join seats the user in the lobby. If they have a seat already, that is no error.
func (d *Draft) Join(by By) error {
	switch {
	case d.Seat(by.ID) != games.Table:
		if err := d.MaySee(by.ID); err != nil {
			return err
		}
		d.saw(d.Seat(by.ID), by.Saw)
		return d.PressNow(by.User)
	case d.Record.Phase != Lobby:
		return d.notInLobby()
	case d.Record.timed():
		return errNight
	case d.MaySit(by.ID, games.Table) != nil:
		return d.MaySit(by.ID, games.Table)
	case len(d.Record.Seats) >= d.Kind.Max:
		return d.full()
	}
	again, err := d.mayJoinAgain(by.ID)
	if err != nil {
		return err
	}
	kept := d.Record.Clocks.Deadline
	d.Record.Seats = append(d.Record.Seats, Seat{ID: by.ID, Name: by.Name, Mix: Mixed{Press: seal.Press(by.Request)}, Presence: Presence{Pressed: d.Now}})
	d.saw(d.Seat(by.ID), by.Saw)
	d.revise(by, WhoPlays)
	d.wait()
	if again {
		d.Record.Clocks.Deadline = kept
	}
	return nil
}

func (d *Sight) full() error {
	return refuse("no.full", "n", d.Kind.Max)
}

// Leave frees the user's seat in the lobby, or marks it as left in a running game.
func (d *Draft) Leave(by By) error {
	s := d.Seat(by.ID)
	switch {
	case d.Record.Phase == Over || d.Record.Phase == Closed:
		return d.notInLobby()
	case s == games.Table:
		return refuse("no.seat.leave")
	case d.Record.Phase == Playing && d.Record.Seats[s].Presence.Left:
		return nil
	}
	if d.Record.Phase == Playing && d.Kind.StandsIn() && d.Record.Seats[s].Sit.For == nil {
		d.announce(games.Event{Verb: EventLeft, Seats: []games.Seat{s}})
	}
	return d.vacate(by, s)
}

// vacate frees a seat in the lobby. In a running game it marks the seat as left.
func (d *Draft) vacate(by By, s games.Seat) error {
	why := whyLeft
	if d.Unseated(d.Record.Seats[s].ID) {
		why = whyRemoved
	}
	if d.Record.Host == d.Record.Seats[s].ID {
		d.Record.Host = d.nextHost(s)
	}
	if d.Record.Phase == Playing && d.Record.Seats[s].Sit.For != nil {
		if err := d.handBack(s); err != nil {
			return err
		}
		if d.count(Seat.stays) == 0 {
			d.end(Closed, why)
		}
		return nil
	}
	if d.Record.Phase == Lobby {
		what := WhoPlays
		if d.Record.Seats[s].Robot != 0 {
			what = Robots
		}
		d.Record.Seats = slices.Delete(d.Record.Seats, int(s), int(s)+1)
		d.revise(by, what)
		d.touch()
		d.hasten()
	} else {
		d.Record.Seats[s].Presence.Left, d.Record.Clocks.PersonActed = true, d.Now
		d.touch()
	}
	switch {
	case d.count(Seat.stays) == 0:
		d.end(Closed, why)
	case d.Record.Phase == Playing:
		return d.quit(s)
	}
	return nil
}

// quit has a seat leave the game, too, where its rules have a move for that.
func (d *Draft) quit(s games.Seat) error {
	if d.Broken != nil {
		return nil
	}
	var move string
	err := d.Position.read("leave", func(g games.Game) {
		if with, ok := g.(games.Leaver); ok {
			move = with.Leave(s)
		}
	})
	if err != nil || move == "" {
		return err
	}
	return d.playListed(games.Action{Seat: s, Move: move, At: d.Now}, ByUser)
}

// nextHost returns the next user after a seat who is there, or the one in the seat if there is none.
func (d *Sight) nextHost(s games.Seat) string {
	n := len(d.Record.Seats)
	for i := 1; i < n; i++ {
		if next := d.Record.Seats[(int(s)+i)%n]; !next.absent() && next.Robot == 0 {
			return next.ID
		}
	}
	return d.Record.Seats[s].ID
}

// Start begins the game, in a friendly lobby with the robots that it needs.
func (d *Draft) Start(by By, deal Dealing) error {
	switch {
	case d.Record.Phase == Playing && d.Record.Host == by.ID:
		return nil // pressed twice
	case d.Record.Phase != Lobby:
		return d.notInLobby()
	case d.Record.Host != by.ID:
		return refuse("no.start", "host", d.hostName())
	}
	if err := d.agreed(by); err != nil {
		return err
	}
	return d.orBack(func() error {
		if err := d.fill(); err != nil {
			return err
		}
		return d.deal(deal)
	})
}

// deal begins the game of a lobby, for all who sit there.
func (d *Draft) deal(with Dealing) error {
	for i := range d.Record.Seats {
		s := &d.Record.Seats[i]
		s.Auto.Single = with.Wishes[s.ID]
		if with.Novices[s.ID] && d.Gentle() {
			s.Presence.Novice = Fresh
		}
	}
	seed := d.seed(with)
	if err := d.seatByWishes(seed); err != nil {
		return err
	}
	_, values := guild.Split(d.Record.Terms.Values)
	return d.start(games.Setup{Seats: len(d.Record.Seats), Seed: seed, At: d.Now, Values: values})
}

// orBack makes a change as a whole: where it is refused, the table is as it was.
func (d *Draft) orBack(change func() error) error {
	was := d.Record.Clone()
	err := change()
	if err != nil {
		d.Record = was
	}
	return err
}

func (d *Draft) start(s games.Setup) error {
	g, err := d.Kind.Start(s)
	if err != nil {
		return problem.OfRules(err)
	}
	p, err := look(d.Kind, *g, s.Seats)
	if err != nil {
		return err
	}
	d.begin(p)
	return d.line(SetupLine{
		Kind: d.Kind.Name, Edition: d.Kind.Edition, Seats: s.Seats,
		Seed: hex.EncodeToString(s.Seed[:]), Values: s.Values, At: s.At, Mix: d.Record.mix(),
	})
}

// begin makes p the position with which the game begins here.
func (d *Draft) begin(p *Position) {
	d.Record.Clocks.Deadline, d.Record.Clocks.PersonActed, d.Record.Terms.Revised, d.Record.Joined = time.Time{}, d.Now, nil, nil
	d.Record.Began, d.Record.Edition = d.Now, d.Kind.EditionName()
	for i := range d.Record.Seats {
		s := &d.Record.Seats[i]
		s.Saw = 0
		if s.Robot != 0 {
			continue
		}
		if !s.Presence.Pressed.IsZero() && d.Now.Sub(s.Presence.Pressed) >= lobbySilence {
			s.Presence.Misses = awayAfter - 1
		}
		s.Presence.Pressed = d.Now
	}
	d.Record.Rating.Counts = d.rated() && d.count(Seat.person) > 1
	d.set(p)
}

// notInLobby refuses what comes too late for the table's phase.
func (d *Sight) notInLobby() error {
	switch d.Record.Phase {
	case Playing:
		return refuse("no.on")
	case Over:
		return refuse("no.over")
	}
	return refuse("no.ended", "why", markup.Escape(d.Record.why()))
}

// hostInLobby refuses what only the host may do, and only before the game begins, by the key of the refusal.
func (d *Sight) hostInLobby(by By, key string) error {
	switch {
	case d.Record.Phase == Playing:
		return refuse(key + ".late")
	case d.Record.Phase != Lobby:
		return d.notInLobby()
	case d.Record.Host != by.ID:
		return refuse(key, "host", d.hostName())
	}
	return nil
}

// hostName is how a refusal calls the table's host.
func (d *Sight) hostName() string {
	if s := d.Seat(d.Record.Host); s != games.Table {
		return cmp.Or(d.Record.Seats[s].Name.String(), say("host"))
	}
	return say("host")
}

// TableID makes a table's ID of random bytes: 8 characters that cannot be mistaken for each other.
func TableID(random [32]byte) string {
	const alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
	id := make([]byte, 8)
	for i := range id {
		id[i] = alphabet[int(random[i])%len(alphabet)]
	}
	return string(id)
}

// MoveToThread makes the table one that is played in a thread of its channel: its host may, in the lobby. With "" it only
// reports whether the user may.
func (d *Draft) MoveToThread(by By, thread string) error {
	if d.Record.Channel == thread {
		return nil
	}
	if err := d.hostInLobby(by, "no.thread"); err != nil {
		return err
	}
	switch {
	case d.Record.Parent != "":
		return refuse("no.thread.already")
	case thread == "":
		return nil
	}
	d.Record.Channel, d.Record.Parent, d.Record.BoardID = thread, d.Record.Channel, ""
	d.wait()
	return nil
}
