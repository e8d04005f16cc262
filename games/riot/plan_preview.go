package riot

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"ruckus/games"
)

// Preview plays a plan as if all others let pass and played no card, and then has the units come in that were bought.
func (g *game) Preview(s games.Seat, plan []string) []games.Outlook {
	g.forget(s)
	out := make([]games.Outlook, len(plan))
	for i := 0; i < len(plan); {
		if plan[i] == "end" { // after which the seat plans nothing
			out[i].Sum = g.Sum(s)
			i++
			continue
		}
		o, taken := g.foresee(s, plan[i:])
		for n := range taken {
			out[i+n].Sum = o.Sum
		}
		out[i] = o
		i += taken
	}
	g.comeIn(s)
	return out
}

// forget deals what the seat cannot know in the same way, however it was dealt.
func (g *game) forget(s games.Seat) { g.Redeal(s, rand.New(rand.NewPCG(1, 1))) }

// foresee plays the first order of a plan, and tells how many orders it was with the cards in its clash. One that is refused
// changes nothing.
func (g *game) foresee(s games.Seat, plan []string) (o games.Outlook, taken int) {
	var before game
	g.copyTo(&before)
	taken, err := g.playOrder(s, plan)
	o.Events, g.said = g.said, nil
	if err != nil {
		before.copyTo(g)
		return games.Outlook{Refused: err.Error(), Rule: games.Rule(err), Sum: g.Sum(s)}, 1
	}
	o.Events = append(o.Events, g.left(&before, s)...)
	o.Sum = g.Sum(s)
	return o, max(1, taken)
}

// left says which buildings an order has left empty, what they pay, and which of them broke an area that was whole. Nobody else is
// told: it is part of an outlook alone.
func (g *game) left(before *game, s games.Seat) (said []games.Event) {
	team := g.TeamOf[s]
	held := before.held(team)
	for p := range (held &^ g.held(team)).all {
		e := games.Event{Verb: Leaves, Seats: []games.Seat{s}, Tokens: []string{g.t.codes[p]}, N: int(g.t.credits[p])}
		if before.missing(held, p) == 0 {
			e.Tokens = append(e.Tokens, g.t.codes[g.t.streetOf(p)])
		}
		said = append(said, e)
	}
	return said
}

// What only an outlook says: that units leave a building empty, and that others can step in the way of an order.
const (
	Leaves = "leaves" // {"A2", "A"}: the second if A was whole; N: what the building pays
	Bars   = "bars"   // {"A"}: the street; N: the Force that stands there
)

// playOrder makes the first order of a plan, with the moves before it, and answers all questions that it raises.
func (g *game) playOrder(s games.Seat, plan []string) (taken int, err error) {
	for begun := false; g.Turn(s) > 0; {
		if !g.asks(g.TeamOf[s]) {
			g.passAll()
			continue
		}
		c := g.Carry(s, plan)
		switch {
		case c.Within && g.Phase == Deciding:
			c.Move = g.numbered("go")
		case c.Within && c.Move == "": // holds cards that the plan does not play
			c.Move = g.numbered("noblitz")
		case begun && !c.Within, c.Move == "":
			return taken, nil
		}
		if err := g.act(games.Action{Seat: s, Move: c.Move, At: time.Unix(0, 0)}); err != nil {
			return taken, err
		}
		if c.Taken {
			taken++
			begun, plan = true, cards(plan[1:])
		}
	}
	return taken, nil
}

// cards are the orders at the beginning of a plan that are cards for a clash.
func cards(plan []string) []string {
	n := slices.IndexFunc(plan, func(order string) bool { return !strings.HasPrefix(order, "blitz ") })
	if n < 0 {
		return plan
	}
	return plan[:n]
}

// passAll has a team that is asked let the others pass, play no card, or place no first unit.
func (g *game) passAll() {
	if g.Phase == Placing {
		g.At++
		return
	}
	if g.Phase != Blocking {
		must(g.act(games.Action{Seat: g.seatOf[g.teamOn(g.Side)], Move: g.numbered("noblitz"), At: time.Unix(0, 0)}))
		return
	}
	t := Team(bits.TrailingZeros8(uint8(g.Asked)))
	street := g.t.streetOf(g.Target)
	g.tell(games.Event{Verb: Bars, Seats: g.seatsOf(t), Tokens: []string{g.t.codes[street]}, N: g.total(t, g.tokensAt(t, street), street)})
	must(g.act(games.Action{Seat: g.seatOf[t], Move: g.numbered("let"), At: time.Unix(0, 0)}))
}

// comeIn ends the buying, and brings in who has no entry yet.
func (g *game) comeIn(s games.Seat) {
	for g.Turn(s) > 0 && (g.Phase == Buying || g.Phase == Deploying) {
		must(g.act(games.Action{Seat: s, Move: g.Carry(s, []string{"end"}).Move, At: time.Unix(0, 0)}))
	}
	g.said = nil
}
