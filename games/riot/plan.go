package riot

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Turn is the number of the turn that the seat is having: from when it buys until it ends, with all that others answer. To place the first
// units is one, too, with all that others place in between.
func (g *game) Turn(s games.Seat) int {
	switch {
	case s < 0 || int8(s) >= g.Seats:
		return 0
	case g.firsts(g.TeamOf[s]) > 0:
		return startTurn
	case g.Phase < Buying || g.Phase > Fighting || g.turn() != g.TeamOf[s]:
		return 0
	}
	return g.Round*Teams + int(g.At) + 1
}

// rank is where an order stands in a plan: what is bought comes first, then who is brought in.
func rank(order string) int {
	switch word, rest, _ := strings.Cut(order, " "); {
	case word == "play" && !strings.Contains(rest, " "): // a card that brings credits
		return 0
	case word == "buy":
		return 1
	case word == "deploy":
		return 2
	case word == "end":
		return 4
	}
	return 3
}

// Arrange puts purchases and entries first, and the end last. What is bought is one order, and so is what comes in at one entry.
func (g *game) Arrange(plan, more []string) []string {
	all := slices.Clone(plan)
	for _, order := range more {
		what, units := lastWord(order)
		at := slices.IndexFunc(all, func(o string) bool { w, u := lastWord(o); return w == what && u != "" })
		if r := rank(order); at < 0 || units == "" || r != 1 && r != 2 {
			all = append(all, order)
			continue
		}
		_, had := lastWord(all[at])
		all[at] = what + " " + sumOf(had, units)
	}
	slices.SortStableFunc(all, func(a, b string) int { return rank(a) - rank(b) })
	return all
}

// lastWord cuts the last word off an order.
func lastWord(order string) (before, last string) {
	i := strings.LastIndexByte(order, ' ')
	if i < 0 {
		return order, ""
	}
	return order[:i], order[i+1:]
}

// sumOf adds up units as moves write them: "2M+1Q" and "1M" are "3M+1Q".
func sumOf(units, more string) string {
	parts := strings.Split(units, "+")
	for part := range strings.SplitSeq(more, "+") {
		n, kind := countOf(part)
		at := slices.IndexFunc(parts, func(p string) bool { _, k := countOf(p); return k == kind })
		if at < 0 {
			parts = append(parts, part)
			continue
		}
		had, _ := countOf(parts[at])
		parts[at] = strconv.Itoa(had+n) + kind
	}
	return strings.Join(parts, "+")
}

// countOf takes "2M" apart.
func countOf(group string) (n int, kind string) {
	i := strings.IndexFunc(group, func(c rune) bool { return c < '0' || c > '9' })
	if i < 1 {
		return 0, group
	}
	n, _ = strconv.Atoi(group[:i])
	return n, group[i:]
}

// Carry makes the next move of a plan, with what has to be done before it: who has bought enough says so, and who has no entry
// comes in where most of the others do. In a clash that an order has begun, the seat plays the cards that are the next orders. Where it
// holds others that could do something for it, and whether it goes on hand to hand, it is asked.
func (g *game) Carry(s games.Seat, plan []string) games.Carry {
	next := ""
	if len(plan) > 0 {
		next = plan[0]
	}
	switch g.Phase {
	case Placing, Buying, Deploying, Acting:
		if len(plan) == 0 {
			return games.Carry{}
		}
		return g.carryNext(next)
	case Shooting, Fighting:
		return g.carryCard(s, next)
	}
	return games.Carry{Within: true}
}

// carryNext is Carry where the seat is to begin with an order.
func (g *game) carryNext(next string) games.Carry {
	switch at := rank(next); {
	case g.Phase == Buying && at > 1:
		return games.Carry{Move: g.numbered("bought")}
	case g.Phase == Deploying && at > 2:
		return games.Carry{Move: g.numbered("deploy " + g.usualEntry() + " " + g.newUnits())}
	}
	return games.Carry{Move: g.numbered(next), Taken: true}
}

// carryCard is Carry in a clash.
func (g *game) carryCard(s games.Seat, next string) games.Carry {
	moves := g.Prompt(s).Moves
	if move := g.numbered(next); strings.HasPrefix(next, "blitz ") && slices.Contains(moves, move) {
		return games.Carry{Move: move, Taken: true, Within: true, Pause: true}
	}
	if len(moves) == 1 || strings.HasPrefix(next, "blitz ") || g.needsNoCard() {
		return games.Carry{Move: g.numbered("noblitz"), Within: true, Pause: true}
	}
	return games.Carry{Within: true}
}

// needsNoCard reports whether no card that the attacker could play changes how the fight ends as it stands: the attack wins, and the card
// adds Force, or is a draw, and it lifts to one; or the card keeps the fight from a public that does not care about it. If the defender
// plays another card, they can still do so.
func (g *game) needsNoCard() bool {
	total, t := g.totals(), g.turn()
	lead := total[attacker] - total[defender]
	if g.Phase != Fighting || g.Side != attacker || lead < 0 {
		return false
	}
	counts := !g.Uncounted && !g.Counts && g.Foe == Police
	for c := range g.cards(t) {
		idle := c.Effect == Force && lead > 0 || c.Effect == ForceMaxDraw || c.Effect == NoPO && !counts
		if g.blitzes(c) && !idle {
			return false
		}
	}
	return true
}

// usualEntry is the entry point at which the team on turn has most units, where it has none the first.
func (g *game) usualEntry() string {
	best, most := g.t.entry(0), 0
	for a := range int(g.t.areas) {
		if n := g.tokensAt(g.turn(), g.t.entry(a)).count(); n > most {
			best, most = g.t.entry(a), n
		}
	}
	return g.t.codes[best]
}

// Sum sums up what the seat's plans depend on: all units, what it holds, how many cards the others hold, and what has been attacked,
// counted and scored.
func (g *game) Sum(s games.Seat) string {
	h := fnv.New64a()
	for _, t := range g.TeamOf[:g.Seats] {
		if g.Phase == Placing && g.seatOf[t] != s { // what others place in between does no harm, unless it is in the way
			continue
		}
		units := slices.Clone(g.of(t))
		for _, k := range g.t.kinds[t] { // which of the tokens of a kind is where does not matter
			slices.SortFunc(units[k.from:k.to], func(a, b unit) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.mark, b.mark)) })
		}
		fmt.Fprintln(h, units, g.Hand[t].count(), g.Points[t])
		for c, copies := range g.cards(t) { // nor which of several equal cards is held
			if g.seatOf[t] == s {
				fmt.Fprintln(h, c.ID, copies.count())
			}
		}
	}
	fmt.Fprintln(h, g.Phase, g.Out, len(g.Opinions), g.Counts, g.Credits, g.Cards, len(g.Attacked))
	for i := range int(g.t.areas) {
		if o := g.holding(g.t.street(i)); o != nil {
			fmt.Fprintln(h, o.Street, o.Team)
		}
	}
	return strconv.FormatUint(h.Sum64(), 36)
}

// AsForetold reports whether an attack was won as its outlook said: with the same for Public Opinion, and without more losses. Who has played
// a card to get there need not confirm their plan once more.
func (g *game) AsForetold(s games.Seat, foretold, told []games.Event) bool {
	should, did := attackOf(s, foretold), attackOf(s, told)
	for unit, n := range did.lost {
		if n > should.lost[unit] {
			return false
		}
	}
	return should.won && did.won && should.counts == did.counts
}

// An outcome is what the last attack of a seat has come to.
type outcome struct {
	won, counts bool
	lost        map[string]int // own units, killed or wounded
}

func attackOf(s games.Seat, told []games.Event) (o outcome) {
	for _, e := range told {
		own := len(e.Seats) > 0 && e.Seats[0] == s
		switch {
		case e.Verb == "attack":
			o = outcome{lost: map[string]int{}}
		case e.Verb == "clash":
			o.won = own && e.N > 0
		case e.Verb == "flag":
			o.counts = true
		case own && o.lost != nil && (e.Verb == "kill" || e.Verb == "wound"):
			for _, units := range e.Tokens {
				number, id, _ := strings.Cut(units, " ")
				n, _ := kit.Number(number)
				o.lost[e.Verb+" "+id] += n
			}
		}
	}
	return o
}

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

// What only an outlook says: that units leave a building empty, that others can step in the way of an order or answer it with cards, and
// that its player will be asked.
const (
	Leaves = "leaves" // {"A2", "A"}: the second if A was whole; N: what the building pays
	Bars   = "bars"   // {"A"}: the street; N: the Force that stands there
	Holds  = "holds"  // N: the cards with which somebody can answer an attack
	Asks   = "asks"   // {"go"}: the moves to choose from, by their words
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
			if !g.Prompt(s).Plain {
				g.note(games.Event{Verb: Asks, Seats: []games.Seat{s}, Tokens: []string{"go"}})
			}
			c.Move = g.numbered("go")
		case c.Within && c.Move == "": // holds cards that the plan does not play
			g.note(games.Event{Verb: Asks, Seats: []games.Seat{s}, Tokens: []string{"noblitz"}})
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

// note adds what an outlook says, once.
func (g *game) note(e games.Event) {
	if !slices.ContainsFunc(g.said, func(said games.Event) bool { return said.Verb == e.Verb && slices.Equal(said.Tokens, e.Tokens) }) {
		g.tell(e)
	}
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
		foe := g.teamOn(g.Side)
		g.note(games.Event{Verb: Holds, Seats: g.seatsOf(foe), N: g.Hand[foe].count()})
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
