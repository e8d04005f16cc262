package redbrn

import (
	"fmt"

	"ruckus/render/look"
)

// memories are what was worth remembering, see the kind's Story.
var memories = look.Phrases{
	"fastest":  "Fastest play: {who}, {seconds} after the card below it",
	"soonest":  "Earliest RIOT: {who}, {n second} after the start",
	"harvest":  "Best round: {who}, {+n}",
	"snatched": "{first} beat {second} by {seconds}",
	"nemesis":  "Nemesis: {first} beat {second} to {n card}",
	"closest":  "Closest: {first} beat {second} by {seconds}",

	"live.harvest": "{who} takes {n point} in one round!",
	"mine.fastest": "You played {seconds} after the card below it.",
	"mine.soonest": "You called RIOT {n second} after the start.",
	"mine.harvest": "Your best round: {+n}.",
	"tie.beat":     "You beat {second} to {n card}.",
	"tied.beat":    "{first} beat you to {n card}.",
	"tie.built":    "You played on {second}'s cards {times}.",
	"tied.built":   "{first} played on your cards {times}.",
}

// inSeconds writes milliseconds: a tenth of a second and more as "1.2 s", less as "0.04 s" or "0.004 s".
func inSeconds(n int) string {
	digits := 1
	for least := 100; n < least && digits < 3; least /= 10 {
		digits++
	}
	return fmt.Sprintf("%.*f s", digits, float64(n)/1000)
}
