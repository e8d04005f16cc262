package rednines

import "ruckus/render"

// memories are what was worth remembering, see the kind's Story.
var memories = map[string]render.Memory{
	"doubled": {Text: "The nine that doubled everybody: {who} went out with it, and the others got {n}", N: render.Many("point")},
	"run":     {Text: "Most in a row: {who}, {n}", N: render.Many("card")},
	"caught":  {Text: "Costliest hand: {who}, {n} in one round", N: render.Many("point")},
}
