package riot

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
