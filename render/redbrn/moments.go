package redbrn

import (
	"fmt"

	"ruckus/render/look"
)

// memories are what was worth remembering, see the kind's Story.
var memories = look.Phrases{
	"fastest": "Fastest play: {who}, {seconds} after the card below it",
	"soonest": "Earliest RIOT: {who}, {n second} after the start",
	"harvest": "Best round: {who}, {+n}",
}

// inSeconds writes milliseconds.
func inSeconds(n int) string { return fmt.Sprintf("%.1f s", float64(n)/1000) }
