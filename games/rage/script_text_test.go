package rage

import (
	"fmt"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// eventText writes an event as a line of a script.
func eventText(e games.Event) string {
	text := gamestest.EventText(e)
	if e.Verb == "bid" && e.N == 0 {
		text += " 0"
	}
	return text
}

func publicText(v View) string {
	switch v.Phase {
	case Bidding:
		return fmt.Sprintf("bids %v, sum %d of %d", v.Bids, v.BidSum, v.Tricks)
	case Playing:
		text := fmt.Sprintf("trump %q, lead colour %q, won %v", v.Trump, v.Trick.Colour, v.Won)
		if v.Trick.Winner != games.Table {
			text += fmt.Sprint(", winning ", v.Trick.Winner)
		}
		return text
	}
	last := v.Scored[len(v.Scored)-1]
	return fmt.Sprintf("%s, bids %v, won %v, extra %v, points %v, totals %v", v.Phase, last.Bids, last.Won, last.Extra, last.Points, last.Totals)
}
