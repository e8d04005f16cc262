package riot

import "ruckus/render"

// memories are what was worth remembering, see the kind's Story.
var memories = render.Phrases{
	"battle": "Greatest attack: {first} cost {second} {n unit}",
	"held":   "Best defence: {first} cost {second} {n unit}",
	"haul":   "Best turn: {first}, {n area point}",
}
