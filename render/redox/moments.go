package redox

import "ruckus/render"

// memories are what was worth remembering, see the kind's Story.
var memories = map[string]render.Memory{
	"slammed": {Text: "Best slam: {who}, and the others got {n}", N: render.Many("point")},
	"plot":    {Text: "Longest plot: {who} laid {n} at once", N: render.Many("card")},
	"caught":  {Text: "Costliest hand: {who}, {n} in one round", N: render.Many("point")},
}
