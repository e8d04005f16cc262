package rage

import (
	"fmt"

	"ruckus/games"
	"ruckus/render"
)

// remembered puts what was worth remembering into a sentence.
func remembered(t render.Table, e games.Event) string {
	who := t.Names(e.Seats)
	switch e.Verb {
	case "bold":
		return fmt.Sprintf("Boldest bid: %s, %s, and won exactly so many", who, render.Plural(e.N, "trick"))
	case "streak":
		return fmt.Sprintf("Surest eye: %s bid exactly in %d rounds one after the other", who, e.N)
	case "astray":
		if e.N > 0 {
			return fmt.Sprintf("Furthest from a bid: %s, %s too many", who, render.Plural(e.N, "trick"))
		}
		return fmt.Sprintf("Furthest from a bid: %s, %s too few", who, render.Plural(-e.N, "trick"))
	}
	return ""
}
