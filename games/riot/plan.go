package riot

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
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
