package redox

import (
	"strconv"

	"ruckus/games/redox"
	"ruckus/render/look"
)

// guide explains REDOX as it is played with these options. The rules' refusals name its pages by their places.
func guide(values map[string]int) []look.Page {
	odd, even, calls := say("way.counter"), say("way.clockwise"), say("calls.auto")
	if values["clockwise"] > 0 {
		odd, even = even, odd
	}
	if values["must_yell"] > 0 {
		calls = say("calls.own")
	}
	rules := redox.Rules{Target: values["target"], Rounds: values["rounds"]}
	end := say("end.points", "n", rules.Target)
	if n := rules.Length(); n > 0 {
		end = say("end.rounds", "n", n)
	}
	return look.GuideIn(book, values, "odd", odd, "even", even, "calls", calls, "end", end, "slam", say("slam."+strconv.Itoa(values["slam"])))
}
