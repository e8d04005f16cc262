package redbrn

import (
	"fmt"
	"time"

	"ruckus/games"
	"ruckus/render"
)

// remembered puts what was worth remembering into a sentence.
func remembered(t render.Table, e games.Event) string {
	who := t.Names(e.Seats)
	switch e.Verb {
	case "fastest":
		return fmt.Sprintf("Fastest play: %s, %.1f s after the card below it", who, (time.Duration(e.N) * time.Millisecond).Seconds())
	case "soonest":
		return fmt.Sprintf("Earliest RIOT: %s, %s after the start", who, render.Plural(e.N, "second"))
	case "harvest":
		return fmt.Sprintf("Best round: %s, %s", who, render.Signed(e.N))
	}
	return ""
}
