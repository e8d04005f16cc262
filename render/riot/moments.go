package riot

import "ruckus/render"

// memories are what was worth remembering, see the kind's Story.
var memories = map[string]render.Memory{
	"battle": {Text: "Greatest attack: {first} cost {second} {n}", N: render.Many("unit")},
	"held":   {Text: "Best defence: {first} cost {second} {n}", N: render.Many("unit")},
	"haul":   {Text: "Best turn: {first}, {n}", N: render.Many("area point")},
}
