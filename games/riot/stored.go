package riot

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// schema is the version of the stored form.
const schema = 1

// errEdition is returned for a game that was begun with an edition that is not known.
var errEdition = fmt.Errorf("%w: it was begun with another edition", games.ErrOld)

// A record is the stored form of a game. Places, units and cards have the names of moves there: "A1", "A1:2Q" (see unitsText)
// and "rally". Goals and Public Opinion have their IDs. There are blanks between the names of a list.
type record struct {
	plain
	TeamOf, Order   []Team
	Teams           map[Team]sheet
	Goal            string    `json:",omitempty"`
	Refuted         string    `json:",omitempty"`
	Opinions        string    `json:",omitempty"`
	Obstructions    string    `json:",omitempty"` // those that hold: "A/police"
	Attacked        string    `json:",omitempty"` // "A1/police"
	Changed, Before string    `json:",omitempty"`
	Target          string    `json:",omitempty"` // "A1", or for an attack "A1/police"
	Played          [2]string `json:",omitzero"`
}

// plain is what of a game is stored as it is. It has no methods, not to be mistaken for the whole.
type plain game

// A sheet is what a team has.
type sheet struct {
	Units, Hand, Discard string `json:",omitempty"`
	Points, Grants       int    `json:",omitempty"`
	CameBack             int    `json:",omitempty"`
}

// MarshalJSON writes a record of the game.
func (g *game) MarshalJSON() ([]byte, error) {
	t := g.t
	r := record{
		plain: plain(*g), TeamOf: g.TeamOf[:g.Seats], Order: g.Order[:g.Seats], Teams: make(map[Team]sheet, Teams),
		Refuted:  setText(g.Refuted, g.goalNames()),
		Opinions: listText(g.Opinions, func(text []byte, i int) []byte { return append(text, t.edition.Opinions[i].ID...) }),
		Obstructions: listText(slices.DeleteFunc(slices.Clone(g.Obstructions), func(o obstruction) bool { return !g.stands(&o) }),
			func(text []byte, o obstruction) []byte { return t.appendGroup(text, o.Street, o.Team) }),
		Attacked: listText(g.Attacked, func(text []byte, n int) []byte { return t.appendGroup(text, place(n/Teams), Team(n%Teams)) }),
		Changed:  setText(g.Changed, t.codes[:]), Before: setText(g.Before, t.codes[:]),
	}
	if g.plays(Nationalists) {
		r.Goal = g.goals()[g.Goal].ID
	}
	for _, team := range r.TeamOf {
		r.Teams[team] = sheet{g.unitsText(team), t.cardsText(team, g.Hand[team]), t.cardsText(team, g.Discard[team]), g.Points[team], g.Grants[team], g.CameBack[team]}
	}
	if g.Attack {
		r.Target = string(t.appendGroup(nil, g.Target, g.Foe))
	} else if g.Target != supply {
		r.Target = t.codes[g.Target]
	}
	for s, played := range g.Played {
		r.Played[s] = t.cardsText(g.teamOn(side(s)), played)
	}
	return json.Marshal(&r)
}

// loader returns what reads the stored games of editions. Each game goes on with its own.
func loader(known ...*tables) func(version int, state []byte) (games.Game, error) {
	return kit.LoadFrom(schema, func() *record { return new(record) }, func(r *record) (games.Game, error) {
		i := slices.IndexFunc(known, func(t *tables) bool { return t.fingerprint == r.Edition })
		switch {
		case i >= 0:
			return r.game(known[i])
		case r.Edition == fingerprint{}:
			return nil, errors.New("of no edition")
		}
		return nil, errEdition
	})
}

// A fingerprint tells editions apart. Its stored form is hexadecimal digits.
type fingerprint [8]byte

// MarshalText writes hexadecimal digits.
func (f fingerprint) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, f[:]), nil }

// UnmarshalText reads what MarshalText writes.
func (f *fingerprint) UnmarshalText(text []byte) error { return kit.ReadHex(f[:], text) }
