package riot

import (
	"ruckus/render/look"
)

// memories are what was worth remembering, see the kind's Story.
var memories = look.Phrases{
	"battle": "Greatest attack: {first} cost {second} {n unit}",
	"held":   "Best defence: {first} cost {second} {n unit}",
	"haul":   "Best turn: {first}, {n area point}",

	"live.blow":   "{who} {loses|lose} {n unit} in one blow!",
	"live.haul":   "{who} {gets|get} {n area point} in one turn!",
	"mine.battle": "Your greatest attack cost {second} {n unit}.",
	"mine.held":   "Your best defence cost {second} {n unit}.",
	"mine.haul":   "Your best turn: {n area point}.",
	"tie.cost":    "Your attacks cost {second} {n unit}.",
	"tied.cost":   "{first}'s attacks cost you {n unit}.",
}
