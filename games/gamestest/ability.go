package gamestest

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"unicode/utf8"

	"ruckus/games"
)

// abilities are the interfaces whose methods a position may have.
var abilities = []reflect.Type{
	reflect.TypeFor[games.Game](), reflect.TypeFor[games.Robot](), reflect.TypeFor[games.Adviser](), reflect.TypeFor[games.Hinter](), reflect.TypeFor[games.Answerer](),
	reflect.TypeFor[games.Runner](),
	reflect.TypeFor[games.Leaver](), reflect.TypeFor[games.Racer](), reflect.TypeFor[games.Chapters](), reflect.TypeFor[games.Forecaster](), reflect.TypeFor[games.Edition](), reflect.TypeFor[games.Sided](),
	reflect.TypeFor[games.Planner](), reflect.TypeFor[games.Inventor](), reflect.TypeFor[games.Judge](),
}

// encodings are those by which a position may be read, see games.Kind.Placed.
var encodings = []reflect.Type{reflect.TypeFor[json.Unmarshaler](), reflect.TypeFor[encoding.TextUnmarshaler]()}

// checkAbilities refuses an exported method of a position that nobody calls, because it is misspelt or of another form than
// that of the interface, and an ability that is there in part. Methods of what is embedded may have any names.
func checkAbilities(g games.Game) error {
	t := reflect.TypeOf(g)
	for _, ability := range abilities {
		if t.Implements(ability) {
			continue
		}
		for m := range ability.Methods() {
			if _, has := t.MethodByName(m.Name); has && !inGame(m.Name) && !embedded(t, m.Name) {
				return faultf("%s has a method %s, but is no %s: it needs all methods of that, in their form", t, m.Name, ability)
			}
		}
	}
	for m := range t.Methods() {
		known := func(i reflect.Type) bool { _, has := i.MethodByName(m.Name); return has }
		if !slices.ContainsFunc(abilities, known) && !slices.ContainsFunc(encodings, known) && !embedded(t, m.Name) {
			return faultf("%s has a method %s, which nobody calls, as it is in no interface of package games: spell it as there, or in lower case", t, m.Name)
		}
	}
	return nil
}

// maxSides is for how many sides a lobby has buttons.
const maxSides = 4

// checkSides requires that people can choose among the sides of a game.
func checkSides(k games.Kind) error {
	g, err := k.New(games.Setup{Seats: k.Max, At: Start})
	sided, is := g.(games.Sided)
	if err != nil || !is {
		return nil
	}
	sides := map[string]bool{}
	for s := range games.Seat(k.Max) {
		side := sided.SideName(s)
		if n := utf8.RuneCountInString(side); n < 1 || n > 30 {
			return faultf("seat %d has a side with the name %q, which must have 1 to 30 characters", s, side)
		}
		sides[side] = true
	}
	if len(sides) > maxSides {
		return faultf("there are %d sides: people can choose among %d", len(sides), maxSides)
	}
	return nil
}

func inGame(name string) bool {
	_, has := reflect.TypeFor[games.Game]().MethodByName(name)
	return has
}

// embedded reports whether a part that a position embeds has a method of this name.
func embedded(t reflect.Type, name string) bool {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct {
		return false
	}
	for f := range t.Fields() {
		part := f.Type
		if !f.Anonymous {
			continue
		}
		if part.Kind() != reflect.Pointer && part.Kind() != reflect.Interface {
			part = reflect.PointerTo(part)
		}
		if _, has := part.MethodByName(name); has {
			return true
		}
	}
	return false
}
