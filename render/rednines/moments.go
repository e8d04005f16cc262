package rednines

import (
	"fmt"

	"ruckus/games"
	"ruckus/render"
)

// remembered puts what was worth remembering into a sentence.
func remembered(t render.Table, e games.Event) string {
	who := t.Names(e.Seats)
	switch e.Verb {
	case "doubled":
		return fmt.Sprintf("The nine that doubled everybody: %s went out with it, and the others got %s", who, render.Plural(e.N, "point"))
	case "run":
		return fmt.Sprintf("Longest run: %s, %s one after the other", who, render.Plural(e.N, "card"))
	case "caught":
		return fmt.Sprintf("Dearest hand: %s, %s in one round", who, render.Plural(e.N, "point"))
	}
	return ""
}
