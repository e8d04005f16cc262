// Package rage draws RAGE: what it says of itself on the screens of package render.
package rage

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render"
)

// Look is the look of RAGE.
func Look() render.Look {
	return render.Look{
		Draw: render.DrawAs(func(v rage.View) render.Drawing {
			g := look{v}
			return render.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell, Why: render.Because(3, g.hinted, g.reason), NoTurns: true, More: placeMore, ShowsMoves: true, Held: g.held}
		}),
		Guide:   guide,
		Lesson:  lesson(),
		Card:    cardNamed,
		Moment:  render.Remember(memories),
		Turn:    "trick",
		Marks:   marks(),
		Samples: samples,
		Levels: map[games.Level]string{
			games.Easy:   "bids exactly 38 % of the time",
			games.Medium: "bids exactly 44 % of the time",
			games.Hard:   "bids exactly 63 % of the time",
		},
	}
}

// look is the look of RAGE.
type look struct{ rage.View }

func (g look) tell(t render.Table, e games.Event, r render.Reader) string {
	who := t.Names(e.Seats)
	card, called, _ := strings.Cut(strings.Join(e.Cards, ""), "=")
	verb := func(one, many string) string { return who + " " + render.Verb(e.Seats, one, many) }
	switch e.Verb {
	case "deal":
		return fmt.Sprintf("Round %d: %s", e.N, verb("deals", "deal"))
	case "bid":
		return verb("bids", "bid") + fmt.Sprintf(" %d", e.N)
	case "seal":
		return verb("has", "have") + " bid in secret"
	case "play":
		return verb("plays", "play") + " " + playText(card, called, r)
	case "trump":
		if card == "" {
			return "There is no trump any more"
		}
		return "A new trump is turned: " + cardText(card, r)
	case "trick":
		return verb("wins", "win") + fmt.Sprintf(" trick %d", e.N)
	case "exact":
		return verb("has", "have") + " bid exactly"
	case "tie":
		return who + fmt.Sprintf(" have %s each: exact bids decide", render.Plural(e.N, "point"))
	}
	return ""
}
