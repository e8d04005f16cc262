package riot

import "encoding/json"

// A record is how a position is written for lessons and tests. Places, units and cards have the names of moves there: "A1", "A1:2Q" (see
// readUnits) and "rally". Goals and Public Opinion have their IDs. There are blanks between the names of a list.
type record struct {
	plain
	TeamOf, Order   []Team
	Teams           map[Team]sheet
	Goal            string
	Refuted         string
	Opinions        string
	Obstructions    string // those that hold: "A/police"
	Attacked        string // "A1/police"
	Changed, Before string
	Target          string // "A1", or for an attack "A1/police"
	Played          [2]string
}

// plain is what of a game is written as it is. It has no methods, not to be mistaken for the whole.
type plain game

// A sheet is what a team has.
type sheet struct {
	Units, Hand, Discard string
	Points, Grants       int
	CameBack             int
}

// UnmarshalJSON reads a position of the house's edition.
func (g *game) UnmarshalJSON(position []byte) error {
	var r record
	if err := json.Unmarshal(position, &r); err != nil {
		return err
	}
	*g = game(r.plain)
	g.t = newTables(Default())
	return r.read(g)
}
