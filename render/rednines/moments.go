package rednines

import "ruckus/render"

// memories are what was worth remembering, see the kind's Story.
var memories = render.Phrases{
	"doubled": "The nine that doubled everybody: {who} went out with it, and the others got {n point}",
	"run":     "Longest run: {who}, {n card} one after the other",
	"caught":  "Costliest hand: {who}, {n point} in one round",
}
