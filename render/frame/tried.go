package frame

import (
	"fmt"

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
		round = fmt.Sprintf("After round %d you have %s; the first time, %s. %s", then.Round, Scored(t.Look, *then.Now), screen.Number(then.Points), compared(better))
	case then.Before != nil:
		round = fmt.Sprintf("Your game again, from move %d. The first time you had %s after round %d.", then.Move, Scored(t.Look, then.Points), then.Round)
	case t.Result == nil && !t.Kind.Together:
		round = fmt.Sprintf("Your game again, from move %d. The first time you came %s.", then.Move, screen.Ordinal(then.Place))
	}
	if t.Result != nil && !t.Kind.Together && seat >= 0 && int(seat) < len(t.Result.Scores) {
		now := t.Result.Standing()[seat]
		place = fmt.Sprintf("You came %s; the first time you came %s. %s", screen.Ordinal(now), screen.Ordinal(then.Place), compared(then.Place-now))
	}
	return screen.Lines(round, place)
}

// compared says how something went, against the first time.
func compared(better int) string {
	switch {
	case better > 0:
		return "**Better!**"
	case better < 0:
		return "Worse."
	}
	return "Just the same."
}
