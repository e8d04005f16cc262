package riot

import (
	"fmt"

	"ruckus/games"
	"ruckus/render"
)

// remembered puts what was worth remembering into a sentence.
func remembered(t render.Table, e games.Event) string {
	who, other := t.Name(e.Seats[0]), "an opponent" // of what is kept of many games
	if len(e.Seats) > 1 {
		other = t.Name(e.Seats[1])
	}
	switch e.Verb {
	case "battle":
		return fmt.Sprintf("Greatest attack: %s cost %s %s", who, other, render.Plural(e.N, "unit"))
	case "held":
		return fmt.Sprintf("Best defence: %s cost %s %s", who, other, render.Plural(e.N, "unit"))
	case "haul":
		return fmt.Sprintf("Best turn: %s, %s", who, render.Plural(e.N, "area point"))
	}
	return ""
}
