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
	if people := t.People(ready); people != nil {
		who = t.Names(people)
	}
	if t.Replay {
		return say("ready", "who", who)
	}
	next := screen.Join(" ", []string{say("ready.ask"), t.Latest(say("ready.start"))})
	return screen.Lines(next, say("ready", "who", who))
}

// People are those of the seats for whose press a pause waits: robots are ready at once, for who is away, too.
func (t Table) People(seats []games.Seat) (people []games.Seat) {
	for _, s := range seats {
		if p := At(t.Players, s); p.Robot == 0 && !p.Away {
			people = append(people, s)
		}
	}
	return people
}

// readyCount tells a seat that is asked how many of the people are ready, and when the next round begins at the latest. In a lesson
// nobody is.
func readyCount(t Table, ready []games.Seat) string {
	if t.Lesson {
		return ""
	}
	says, all := "", t.People(games.Where(t.Players, func(games.Seat, Player) bool { return true }))
	if len(all) > 1 {
		says = say("ready.count", "n", len(t.People(ready)), "of", len(all))
	}
	return screen.Join(" ", []string{says, t.Latest(say("ready.start"))})
}

// YouAreReady tells a seat that is ready whose word is still missing.
func YouAreReady(t Table, ready []games.Seat) string {
	missing := t.People(games.Where(t.Players, func(s games.Seat, _ Player) bool { return !slices.Contains(ready, s) }))
	if missing == nil {
		return say("ready.you")
	}
	return say("ready.missing", "who", t.Names(missing))
}

// ReadyButton is the button with which a seat says that it is ready for the round after this one, off where it is not asked, and how many are.
func ReadyButton(t Table, ready []games.Seat, round int, moves []string) (screen.Control, string) {
	c := screen.Control{Label: screen.LabelReady, Do: "ready " + strconv.Itoa(round), Style: screen.Green}
	if !slices.Contains(moves, c.Do) {
		c.Off, c.Style = true, screen.Grey
	}
	return c, readyCount(t, ready)
}
