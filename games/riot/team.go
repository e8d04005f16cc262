package riot

import "ruckus/games/kit"

// A Team is one of the four sides.
type Team uint8

// The teams. All but the Police are Protesters.
const (
	Police Team = iota
	Autonomen
	Anarchists
	Nationalists

	Teams = 4 // how many there are
)

var teamNames = [Teams]string{"police", "autonomen", "anarchists", "nationalists"}

// String is the team's name in an edition.
func (t Team) String() string { return teamNames[t] }

// MarshalText writes the team's name in an edition.
func (t Team) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads a team's name in an edition.
func (t *Team) UnmarshalText(text []byte) error { return kit.ReadName(t, text, teamNames[:]) }
