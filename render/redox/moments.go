package redox

import "ruckus/render"

// memories are what was worth remembering, see the kind's Story.
var memories = render.Phrases{
	"slammed": "Best slam: {who}, and the others got {n point}",
	"plot":    "Longest plot: {who} laid {n card} at once",
	"caught":  "Costliest hand: {who}, {n point} in one round",
}
