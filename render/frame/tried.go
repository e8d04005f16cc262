package frame

import (
	"ruckus/games"
	"ruckus/render/screen"
)

// ReplayAgain is what a ReplayPlace asks for to have the reader play on alone from there.
const ReplayAgain = "again"

// tried tells what there is to beat, and whether it went better.
func (t Table) tried(seat games.Seat) string {
	then := t.Solo.Tried
	if then == nil {
		return ""
	}
	round, place := "", ""
	switch {
	case then.Now != nil:
		better := *then.Now - then.Points
		if then.Fewest {
			better = -better
		}
		round = say("tried.round", "n", then.Round, "now", Scored(t.Look, *then.Now), "then", then.Points, "so", compared(better))
	case then.Before != nil:
		round = say("tried.again", "move", then.Move, "then", Scored(t.Look, then.Points), "n", then.Round)
	case t.Result == nil && !t.Kind.Together:
		round = say("tried.again.place", "move", then.Move, "then", screen.Ordinal(then.Place))
	}
	if t.Result != nil && !t.Kind.Together && seat >= 0 && int(seat) < len(t.Result.Scores) {
		now := t.Result.Standing()[seat]
		place = say("tried.place", "now", screen.Ordinal(now), "then", screen.Ordinal(then.Place), "so", compared(then.Place-now))
	}
	return screen.Lines(round, place)
}

// compared says how something went, against the first time.
func compared(better int) string {
	switch {
	case better > 0:
		return say("tried.better")
	case better < 0:
		return say("tried.worse")
	}
	return say("tried.same")
}
