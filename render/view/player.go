package view

import (
	"regexp"

	"ruckus/games"
	"ruckus/render/markup"
)

// A Player is a seat as others see it.
type Player struct {
	User
	Waiting bool // the game waits for them
	Host    bool // may start and cancel
	Away    bool // missed turns, or left the running game: a robot stands in, if the game has that, and any press brings them back
	Left    bool // left on purpose, or was unseated
	Spared  bool // have just missed a turn in their first game, which counts for nothing
	Out     bool // was unseated: cannot come back until seated again

	Hints int // how many they have got in this game

	Stale bool     // of the lobby: they have not pressed for what it is now
	News  []string // what of it has changed since they did: names of options, or words

	Never bool // of a game that has ended: they have made no move of their own
	Gone  bool // of a game that has ended: they have left it, as too many of their moves were made for them

	Robot games.Level // how well the robot plays that sits here; 0: a person does
	For   markup.Name // of the robot for which the person has sat in; the zero Name: the seat is their own
	Taken bool        // of a robot's seat: somebody sits in for it when the race is over
}

// Named is a person of whom nothing else is known.
func Named(name markup.Name) Player { return Player{User: User{Name: name}} }

// robotName finds what a robot is called in its name: Cog in "Robot Cog (easy)".
var robotName = regexp.MustCompile(`^Robot (.+) \(\w+\)$`)

// ShortName is the player's name as lists have it that are to fit a phone.
func (p Player) ShortName() markup.Name {
	if p.Robot != 0 {
		return ShortRobot(p.Name)
	}
	return p.Name.Short()
}

// ShortRobot is a robot's name as such lists have it.
func ShortRobot(name markup.Name) markup.Name {
	if called := robotName.FindStringSubmatch(name.Plain()); called != nil {
		name = markup.NameOf(called[1])
	}
	return name.Short()
}
