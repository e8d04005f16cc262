package redbrn

import (
	"ruckus/render/look"
)

// guide explains R!OT as it is played with these options. The rules' refusals name its pages by their places.
func guide(values map[string]int) []look.Page {
	lamps := say("lamps.on")
	if values["lamps_off"] > 0 {
		lamps = say("lamps.off")
	}
	return look.GuideIn(book, values, "lamps", lamps, "countdown", values["countdown"], "window", values["window"], "target", values["target"], "rounds", values["rounds"])
}
