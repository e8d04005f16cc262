package redbrn

import (
	"fmt"

	"ruckus/render"
)

// memories are what was worth remembering, see the kind's Story.
var memories = map[string]render.Memory{
	"fastest": {Text: "Fastest play: {who}, {n} after the card below it", N: inSeconds},
	"soonest": {Text: "Earliest RIOT: {who}, {n} after the start", N: render.Many("second")},
	"harvest": {Text: "Best round: {who}, {n}", N: render.Signed},
}

// inSeconds writes milliseconds.
func inSeconds(n int) string { return fmt.Sprintf("%.1f s", float64(n)/1000) }
