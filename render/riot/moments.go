package riot

import (
	"ruckus/render/look"
)

// memories are what was worth remembering, see the kind's Story.
var memories = look.Phrases{
	"battle": "Greatest attack: {first} cost {second} {n unit}",
	"held":   "Best defence: {first} cost {second} {n unit}",
	"haul":   "Best turn: {first}, {n area point}",
}
