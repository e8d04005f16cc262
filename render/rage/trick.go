package rage

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render"
)

// trump names the trump and the card that shows it.
func (g look) trump(r render.Reader) string {
	switch {
	case g.Trump == "":
		return "**No trump**, since an Out Rage. Before it: " + colourText(g.LastTrump, r) + "."
	case g.Phase == rage.Bidding && len(g.Buried) > 0:
		return "**Trump: " + colourText(g.Trump, r) + "**, turned card " + cardText(g.Turned, r) + ".\n" +
			"Turned before it, and out of the round: " + cardList(g.Buried, r) + "."
	}
	return "**Trump: " + colourText(g.Trump, r) + "**, turned card " + cardText(g.Turned, r) + "."
}

// history tells how the trump came about, from the deal on.
func (g look) history(t render.Table, r render.Reader) string {
	then := " → "
	if r.TextOnly {
		then = ", then "
	}
	var steps []string
	for i, o := range g.Turnovers {
		if i > 0 && o.Trump == g.Turnovers[i-1].Trump {
			continue // an Out Rage where there is no trump
		}
		step := "none"
		if o.Trump != "" {
			step = colourText(o.Trump, r)
		}
		if o.Card != "" {
			step += fmt.Sprintf(" (%s, trick %d)", t.Name(o.Seat), o.Trick)
		}
		steps = append(steps, step)
	}
	return strings.Join(steps, then)
}

// onTable is the trick that is being played; while nobody has led, it is the last one.
func (g look) onTable(t render.Table, r render.Reader) string {
	if len(g.Trick.Plays) == 0 {
		return render.Paragraphs(g.lastTrick(t, r), fmt.Sprintf("**Trick %d**: %s leads, with any card.", g.Trick.Number, t.Name(g.Trick.Leader)))
	}
	head := fmt.Sprintf("**Trick %d**", g.Trick.Number)
	if g.Trick.Colour == "" {
		head += ", no lead colour yet: the next may play any card."
	} else {
		head += ", lead colour " + colourText(g.Trick.Colour, r) + "."
	}
	rows := []string{head, g.plays(t, g.Trick, "wins so far", r)}
	var rest []games.Seat
	for i := len(g.Trick.Plays); i < len(g.Bids); i++ {
		rest = append(rest, games.Seat((int(g.Trick.Leader)+i)%len(g.Bids)))
	}
	return render.Lines(append(rows, "Still to play: "+t.Names(rest)+".")...)
}

// lastTrick is the last complete trick, or nothing where there is none.
func (g look) lastTrick(t render.Table, r render.Reader) string {
	if len(g.Last.Plays) == 0 {
		return ""
	}
	head := fmt.Sprintf("**Trick %d** went to %s", g.Last.Number, t.Name(g.Last.Winner))
	if g.Last.Colour == "" {
		head += ": only action cards, so the first one wins."
	} else {
		head += ", lead colour " + colourText(g.Last.Colour, r) + "."
	}
	return render.Lines(head, g.plays(t, g.Last, "wins", r))
}

// plays lists what was played in a trick in playing order.
func (g look) plays(t render.Table, trick rage.Trick, wins string, r render.Reader) string {
	rows := make([]string, len(trick.Plays))
	for i, p := range trick.Plays {
		rows[i] = fmt.Sprintf("%d. %s: %s", i+1, t.Name(p.Seat), playText(p.Card, p.Called, r))
		if p.Seat == trick.Leader {
			rows[i] = fmt.Sprintf("%d. %s leads: %s", i+1, t.Name(p.Seat), playText(p.Card, p.Called, r))
		}
		if p.Seat == trick.Winner {
			rows[i] += " · **" + wins + "**"
		}
	}
	return strings.Join(rows, "\n")
}
