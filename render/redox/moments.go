package redox

import (
	"fmt"

	"ruckus/games"
	"ruckus/render"
)

// remembered puts what was worth remembering into a sentence.
func remembered(t render.Table, e games.Event) string {
	who := t.Names(e.Seats)
	switch e.Verb {
	case "slammed":
		return fmt.Sprintf("Best slam: %s, and the others got %s", who, render.Plural(e.N, "point"))
	case "plot":
		return fmt.Sprintf("Longest plot: %s laid %s at once", who, render.Plural(e.N, "card"))
	case "caught":
		return fmt.Sprintf("Dearest hand: %s, %s in one round", who, render.Plural(e.N, "point"))
	}
	return ""
}
