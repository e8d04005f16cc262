package look

import (
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/render/screen"
)

// Readiness tells between rounds who is ready for the next, and when it begins at the latest. In a lesson nobody is asked.
func Readiness(t Table, ready []games.Seat) string {
	if t.Lesson {
		return ""
	}
	who := say("ready.nobody")
	if ready != nil {
		who = t.Names(ready)
	}
	if t.Replay {
		return say("ready", "who", who)
	}
	next := screen.Join(" ", []string{say("ready.ask"), t.Latest(say("ready.start"))})
	return screen.Lines(next, "Ready: "+who+".")
}

// YouAreReady tells a seat that is ready whose word is still missing.
func YouAreReady(t Table, ready []games.Seat) string {
	missing := games.Where(t.Players, func(s games.Seat, _ Player) bool { return !slices.Contains(ready, s) })
	if missing == nil {
		return say("ready.you")
	}
	return say("ready.missing", "who", t.Names(missing))
}

// ReadyButton is the button with which a seat says that it is ready for the round after this one; off where it is not asked.
func ReadyButton(label string, round int, moves []string) screen.Control {
	c := screen.Control{Label: label, Do: "ready " + strconv.Itoa(round), Style: screen.Green}
	if !slices.Contains(moves, c.Do) {
		c.Off, c.Style = true, screen.Grey
	}
	return c
}
