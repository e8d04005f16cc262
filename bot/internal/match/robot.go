package match

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/markup"
)

// When robots act, and what they do by chance, follows from the record, so that a restart changes nothing. A robot chooses
// from a copy in which all it can't know is dealt again, never from the real cards.

// A Mind decides when the robot of a seat acts and what it does at random; also one that stands in.
type Mind struct {
	Chance uint64    `json:"chance,omitempty"`
	Acts   time.Time `json:"acts,omitzero"`   // when it acts next; zero: not before the game changes
	Acted  uint64    `json:"acted,omitempty"` // how often it has
}

// robotNames are what robots are called, in this order, with "Robot" before them.
var robotNames = [...]string{"Cog", "Bolt", "Sprocket", "Gizmo", "Rivet", "Widget", "Ratchet", "Piston", "Dynamo", "Socket", "Gasket", "Lever"}

var errLevel = refuse("no.level")

// AddRobot seats a robot in the lobby; without a level one that plays as well as the last.
func (d *Draft) AddRobot(by By, l games.Level) error {
	switch err := d.mayChangeRobots(by); {
	case err != nil:
		return err
	case l != 0 && !slices.Contains(games.Levels(), l):
		return errLevel
	case len(d.Record.Seats) >= d.Kind.Max:
		return d.full()
	}
	d.seatRobot(l)
	d.revise(by, Robots)
	d.wait()
	return nil
}

func (d *Draft) seatRobot(l games.Level) {
	usual := games.Medium
	for _, s := range d.Record.Seats {
		usual = cmp.Or(s.Robot, usual)
	}
	d.Record.Seats = append(d.Record.Seats, robotSeat(robotName(d.Record.Seats), cmp.Or(l, usual), d.Chance()))
}

// fill seats the robots without which a friendly game cannot begin. They are counted as the game begins and not where somebody has read
// how many, so that a person who has joined since keeps their seat. A rated game has no more than its people have agreed to.
func (d *Draft) fill() error {
	if d.rated() {
		return nil
	}
	return problem.Guard(d.Kind, "fill", func() error {
		_, values := guild.Split(d.Record.Terms.Values)
		players, _ := d.Kind.Needs(len(d.Record.Seats), values)
		for len(d.Record.Seats) < players {
			d.seatRobot(0)
		}
		return nil
	})
}

func robotSeat(name string, l games.Level, seed uint64) Seat {
	return Seat{ID: robotID(name), Name: markup.NameOf(say("robot", "name", name, "level", l.String())), Robot: l, Mind: Mind{Chance: seed}}
}

// NewRobots are the seats of the robots with which a table opens.
func NewRobots(k games.Kind, o Opening, chance func() uint64) (seats []Seat, err error) {
	switch {
	case o.Robots < 0 || o.Robots >= k.Max:
		return nil, refuse("no.robots", "game", markup.Escape(k.Title), "seats", k.Max, "most", k.Max-1, "n", o.Robots)
	case o.Robots > 0 && !slices.Contains(games.Levels(), o.Level):
		return nil, errLevel
	}
	for range o.Robots {
		seats = append(seats, robotSeat(robotName(seats), o.Level, chance()))
	}
	return seats, nil
}

// RemoveRobot frees the seat of the last robot, in the lobby.
func (d *Draft) RemoveRobot(by By) error {
	if err := d.mayChangeRobots(by); err != nil {
		return err
	}
	for s, seat := range slices.Backward(d.Record.Seats) {
		if seat.Robot != 0 {
			return d.vacate(by, games.Seat(s))
		}
	}
	return refuse("no.robots.none")
}

func (d *Sight) mayChangeRobots(by By) error {
	switch {
	case d.Record.Phase != Lobby:
		return d.notInLobby()
	case d.Record.Host != by.ID && !by.Manager:
		return refuse("no.robots.host", "host", d.hostName())
	}
	return nil
}

// robotName returns the first name that no robot of the seats has.
func robotName(seats []Seat) string {
	for n := 0; ; n++ {
		name := fmt.Sprint(n + 1)
		if n < len(robotNames) {
			name = robotNames[n]
		}
		if !slices.ContainsFunc(seats, func(s Seat) bool { return s.ID == robotID(name) }) {
			return name
		}
	}
}

// robotID is the user ID of a robot. No person has one like it: those are numbers.
func robotID(name string) string { return "robot-" + strings.ToLower(name) }

// FirstWord returns the first bytes of a seed as a number.
func FirstWord(seed [32]byte) uint64 { return binary.LittleEndian.Uint64(seed[:]) }

// follow is how long after a robot's move another one makes the next, where the game waits for it. They have thought
// meanwhile, and people can still see what happens.
const follow = 600 * time.Millisecond

// alone is how long robots play on while no person makes a move. Then the table is paused.
const alone = 10 * time.Minute

// scheduleRobots sets when those robots act that may and have no time for it yet.
func (d *Draft) scheduleRobots() {
	for i := range d.Record.Seats {
		s, prompt, level := &d.Record.Seats[i], d.Position.Prompts[i], d.level(games.Seat(i))
		switch {
		case level == 0 || len(prompt.Moves) == 0 || prompt.Change:
			s.Mind.Acts = time.Time{}
		case s.Mind.Acts.IsZero():
			if s.Mind.Chance == 0 {
				s.Mind.Chance = d.Chance()
			}
			took := level.React(prompt, s.random(reacting))
			if prompt.Must && d.byRobot {
				took = follow
			}
			s.Mind.Acts = d.Now.Add(time.Duration(float64(took) * d.Pace * guild.PaceFactor(d.Record.Terms.Values)))
		}
	}
}

// What a robot needs chance for.
const (
	reacting = iota
	choosing
	uses
)

// random decides what a robot does at random the next time that it acts.
func (s Seat) random(use uint64) *rand.Rand {
	return rand.New(rand.NewPCG(s.Mind.Chance, s.Mind.Acted*uses+use))
}

// RobotsAct returns when the first robot acts; zero: none does.
func (d *Sight) RobotsAct() (first time.Time) {
	if d.Record.Phase != Playing || d.Broken != nil || d.suspended() {
		return first
	}
	for _, s := range d.Record.Seats {
		first = sooner(first, s.Mind.Acts)
	}
	return first
}

// RobotMove returns the move that the robot of a seat chooses, or "" if it wants none.
func (d *Sight) RobotMove(s games.Seat) (string, error) {
	return d.Position.choose(s, d.level(s), d.Record.Seats[s].random(choosing))
}

// ActRobot makes the move that a robot has chosen for when it was due. It is late if the table has changed since: if the move
// is refused then, the robot thinks again. A robot that wants no move thinks again when the game has changed; but if the game waits for it, the
// first move is made for it, as for somebody absent. It reports whether the rules have refused the move.
func (d *Draft) ActRobot(s games.Seat, due time.Time, move string, late bool) (refused bool, err error) {
	if d.Record.Phase != Playing || d.Broken != nil || d.suspended() || !d.Record.Seats[s].Mind.Acts.Equal(due) {
		return false, nil // another process was faster, or somebody has come back
	}
	d.Own()
	if d.Reached(d.Record.Clocks.PersonActed.Add(alone)) {
		d.pause()
		return false, nil
	}
	by := ByRobot
	if d.Record.Seats[s].Robot == 0 {
		by = byStandIn
	}
	d.Record.Seats[s].Mind.Acts = time.Time{}
	d.Record.Seats[s].Mind.Acted++
	if move != "" {
		err := d.play(games.Action{Seat: s, Move: move, At: d.Now}, by)
		if !errors.Is(err, games.ErrIllegal) {
			return false, err
		}
		refused = true
	}
	switch {
	case late:
		d.Show = Nobody
		d.scheduleRobots()
	case d.Position.Prompts[s].Must:
		return refused, d.playFirst([]games.Seat{s}, by)
	default:
		d.Show = Nobody
	}
	return refused, nil
}
