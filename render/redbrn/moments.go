package redbrn

import (
	"fmt"

	"ruckus/render"
)

// memories are what was worth remembering, see the kind's Story.
var memories = render.Phrases{
	"fastest": "Fastest play: {who}, {seconds} after the card below it",
	"soonest": "Earliest RIOT: {who}, {n second} after the start",
	"harvest": "Best round: {who}, {+n}",
}

// inSeconds writes milliseconds.
func inSeconds(n int) string { return fmt.Sprintf("%.1f s", float64(n)/1000) }
