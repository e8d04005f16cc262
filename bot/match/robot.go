package match

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"ruckus/bot/problem"
	"ruckus/games"
	"ruckus/markup"
)

// robotNames are what robots are called, in this order, with "Robot" before them.
var robotNames = [...]string{"Cog", "Bolt", "Sprocket", "Gizmo", "Rivet", "Widget", "Ratchet", "Piston", "Dynamo", "Socket"}

const errLevel = problem.Refusal("choose how well the robot plays: easy, medium or hard")

// AddRobot seats a robot in the lobby.
func (d *Draft) AddRobot(by By, l games.Level) error {
	switch err := d.mayChangeRobots(by); {
	case err != nil:
		return err
	case !slices.Contains(games.Levels(), l):
		return errLevel
	case len(d.Record.Seats) >= d.Kind.Max:
		return d.full()
	}
	d.Record.Seats = append(d.Record.Seats, robotSeat(d.robotName(), l, d.Chance()))
	d.wait()
	return nil
}

func robotSeat(name string, l games.Level, seed uint64) Seat {
	return Seat{ID: robotID(name), Name: markup.NameOf(fmt.Sprintf("Robot %s (%s)", name, l)), Robot: l, Chance: seed}
}

// NewRobots are the seats of the robots with which a table opens.
func NewRobots(k games.Kind, o Opening, chance func() uint64) (seats []Seat, err error) {
	switch {
	case o.Robots < 0 || o.Robots >= k.Max:
		return nil, problem.Refusal(fmt.Sprintf("%s has %d seats, so there can be up to %d robots besides you, not %d", markup.Escape(k.Title), k.Max, k.Max-1, o.Robots))
	case o.Robots > 0 && !slices.Contains(games.Levels(), o.Level):
		return nil, errLevel
	}
	var d Draft
	for range o.Robots {
		d.Record.Seats = append(d.Record.Seats, robotSeat(d.robotName(), o.Level, chance()))
	}
	return d.Record.Seats, nil
}

// RemoveRobot frees the seat of the last robot, in the lobby.
func (d *Draft) RemoveRobot(by By) error {
	if err := d.mayChangeRobots(by); err != nil {
		return err
	}
	for s, seat := range slices.Backward(d.Record.Seats) {
		if seat.Robot != 0 {
			return d.vacate(games.Seat(s))
		}
	}
	return problem.Refusal("no robot has a seat here, so there is none to remove")
}

func (d *Draft) mayChangeRobots(by By) error {
	switch {
	case d.Record.Phase != Lobby:
		return d.notInLobby()
	case d.Record.Host != by.ID && !by.Manager:
		return problem.Refusal(fmt.Sprintf("only %s can add and remove robots here; open a table of your own to play with some", d.hostName()))
	}
	return nil
}

// robotName returns the first name that no robot at the table has.
func (d *Draft) robotName() string {
	for _, name := range robotNames {
		if d.Seat(robotID(name)) == games.Table {
			return name
		}
	}
	for n := len(robotNames) + 1; ; n++ {
		if name := fmt.Sprint(n); d.Seat(robotID(name)) == games.Table {
			return name
		}
	}
}

// robotID is the user ID of a robot. No person has one like it: those are numbers.
func robotID(name string) string { return "robot-" + strings.ToLower(name) }

func FirstWord(seed [32]byte) uint64 { return binary.LittleEndian.Uint64(seed[:]) }
