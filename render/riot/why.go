package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// hinted is a move in words.
func (x scene) hinted(t look.Table, move string, r screen.Reader) string {
	h := hand{scene: x, t: t, r: r, side: look.At(x.Sides, x.Seat)}
	w := strings.Fields(move)
	w = append(w[:max(0, len(w)-1)], "", "", "", "") // without the number of the step
	switch w[0] {
	case "place":
		return "**Take " + w[1] + ".**"
	case "buy":
		return "**Buy** " + h.group(w[1]) + "."
	case "return":
		return "**Take back** " + h.group(w[1]) + "."
	case "deploy":
		return "**Bring in** " + h.group(w[2]) + " at " + h.streetOf(w[1]) + "."
	case "move":
		return "**Move** " + h.group(w[2]) + " from " + x.spot(w[1]) + " to " + x.short(w[3], r) + "."
	case "attack":
		return "**Attack** " + h.attackOf(w) + "."
	}
	if said, ok := hintedWords[w[0]]; ok {
		return "**" + said + ".**"
	}
	label, _ := h.says(move)
	return "**" + map[bool]string{true: "Play ", false: ""}[w[0] == "play" || w[0] == "blitz"] + markup.Escape(label) + ".**"
}

// hintedWords are the moves that are always the same.
var hintedWords = map[string]string{
	"card": "Buy a card", "bought": "Buy nothing more", "obstruct": "Step in", "let": "Let them pass", "go": "Go on, hand to hand",
	"stop": "Stop here", "noblitz": "No card now", "end": "End the turn",
}

// group names own units that a move writes with "+" between kinds.
func (h hand) group(text string) string {
	var names []string
	for part := range strings.SplitSeq(text, "+") {
		names = append(names, markup.Escape(h.units(part)))
	}
	return screen.List(names, "and")
}

// attackOf names whom an attack is against, and who makes it.
func (h hand) attackOf(w []string) string {
	place, seat, _ := strings.Cut(w[1], "/")
	foe, _ := strconv.Atoi(seat)
	var from []string
	for part := range strings.SplitSeq(w[2], ",") {
		code, units, _ := strings.Cut(part, ":")
		from = append(from, h.group(units)+" from "+h.spot(code))
	}
	return h.team(games.Seat(foe), h.r) + " in " + h.short(place, h.r) + " with " + screen.List(from, "and")
}

// toward reports whether a place in the hand can lead to a move. For an attack that is a choice of groups, one after the other.
func (x scene) toward(place, move string) bool {
	w, at := strings.Fields(move), strings.Fields(place)
	switch {
	case len(w) == 0 || len(at) == 0:
		return true
	case w[0] != "attack":
		return at[0] != placeAttack && at[0] != placeUnits && at[0] != placeOpinion && at[0] != placeAnswers
	case at[0] != placeAttack || len(at) < 2 || at[1] != w[1]:
		return false
	}
	return len(at) < 4 || x.chosenInTurn(w[1], w[2], at[3])
}

// chosenInTurn reports whether of the groups of an attack those before one are as wanted, and those behind it as at first.
func (x scene) chosenInTurn(about, wanted, counts string) bool {
	code, seat, _ := strings.Cut(about, "/")
	i := slices.IndexFunc(x.Targets, func(to riot.Target) bool { return to.Place == code && strconv.Itoa(int(to.Seat)) == seat })
	if i < 0 {
		return false
	}
	groups, now := hand{scene: x}.attackers(x.Targets[i]), strings.Split(counts, ".")
	if len(groups) != len(now) {
		return false
	}
	changed := false // a group that is not as wanted
	for i, g := range groups {
		n, _ := strconv.Atoi(now[i])
		switch {
		case !changed && n == sentOf(g, wanted):
		case !changed:
			changed = true
		case n != g.n:
			return false
		}
	}
	return true
}

// alike writes an attack as its buttons do, which list those who stand in a place in an order of their own.
func (x scene) alike(move string) []string {
	w := strings.Fields(move)
	if len(w) != 4 || w[0] != "attack" {
		return nil
	}
	for _, to := range x.Targets {
		if fmt.Sprintf("%s/%d", to.Place, to.Seat) != w[1] {
			continue
		}
		p := pick{groups: hand{scene: x}.attackers(to)}
		for i := range p.groups {
			p.groups[i].n = sentOf(p.groups[i], w[2])
		}
		return []string{"attack " + w[1] + " " + p.from() + " " + w[3]}
	}
	return nil
}

// sentOf is how many of a group an attack sends, as moves write it: "A:2M1,Ae:1A1+1M1".
func sentOf(g group, attack string) int {
	for part := range strings.SplitSeq(attack, ",") {
		code, units, _ := strings.Cut(part, ":")
		for u := range strings.SplitSeq(units, "+") {
			if count, ok := strings.CutSuffix(u, token(g.Able)); ok && code == g.Place {
				if n, err := strconv.Atoi(count); err == nil {
					return n
				}
			}
		}
	}
	return 0
}

// reason puts a reason into words. They are listed in the package comment of games/riot.
func (x scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	first := look.At(e.Tokens, 0)
	switch e.Verb {
	case "aim", "holds-aim":
		return fmt.Sprintf("if it holds, you win with %s when your turn begins", screen.Plural(e.N, "point"))
	case "whole":
		return "area " + first + " is wholly yours then"
	case "left":
		return fmt.Sprintf("of area %s you lack %s then", first, screen.Plural(e.N, "building"))
	case "pays":
		return fmt.Sprintf("%s pays %s each turn", first, screen.Plural(e.N, "credit"))
	case "guards":
		return fmt.Sprintf("%s is yours, and defended with %d then", first, e.N)
	case "meets":
		return fmt.Sprintf("in street %s you have Force %d then, and %s %s", first, e.N, x.teamsOf(e.Seats, r), look.At(e.Tokens, 1))
	case "bars":
		return fmt.Sprintf("from street %s you can step in the way of %s", first, x.teamsOf(e.Seats, r))
	case "free":
		return fmt.Sprintf("%s in area %s", screen.Plural(e.N, "empty building"), first)
	case "covers":
		return fmt.Sprintf("you have %s in area %s", screen.Plural(e.N, "building"), first)
	case "together":
		return fmt.Sprintf("with those who stand in %s that is Force %d", first, e.N)
	case "home":
		return "from the headquarters they reach every street"
	case "spent":
		return "no unit of yours can do anything more"
	case "earns":
		return "as they stand, your buildings bring " + screen.Plural(e.N, "credit") + " when your turn begins"
	case "holds":
		return "you hold " + screen.Plural(e.N, "whole area") + " now"
	case "near":
		return fmt.Sprintf("with the end of your turn Public Opinion gets to %s of %s", first, look.At(e.Tokens, 1))
	}
	return x.reasonToBuy(t, e, first, r)
}

// reasonToBuy puts reasons for what is bought and played into words.
func (x scene) reasonToBuy(t look.Table, e games.Event, first string, r screen.Reader) string {
	switch e.Verb {
	case "able":
		if first == riot.DrawIfKilled {
			return "lost as a defender it " + strings.TrimSuffix(abilityText(first, e.N), " when it is removed as a defender")
		}
		return abilityText(first, e.N)
	case "force":
		return fmt.Sprintf("it brings Force %d", e.N)
	case "rest":
		if e.N == 0 {
			return "no credit is left over"
		}
		return screen.Plural(e.N, "credit") + map[bool]string{true: " is", false: " are"}[e.N == 1] + " left"
	case "price":
		return "it is one more card in your hand, for " + screen.Plural(e.N, "credit")
	case "does":
		return does(riot.Card{Effect: first, N: e.N})
	}
	return x.reasonToFight(t, e, first, r)
}

// abilityText is what units can do besides.
func abilityText(effect string, n int) string {
	return abilities(riot.Unit{Abilities: []riot.Ability{{Effect: effect, N: n}}})
}

// reasonToFight puts reasons for fights, and for what is before them, into words.
func (x scene) reasonToFight(t look.Table, e games.Event, first string, r screen.Reader) string {
	who := x.teamsOf(e.Seats, r)
	switch e.Verb {
	case "force-to":
		return "it is " + versus(e.N, first)
	case "stands":
		return "it stands " + versus(e.N, first)
	case "turns":
		return fmt.Sprintf("it was %s to %s, and is %s then", e.Tokens[1], e.Tokens[2], versus(e.N, first))
	case "stops":
		return who + " would win when their turn begins"
	case "breaks":
		return who + " hold the whole area " + first
	case "their-aim":
		return who + " would win with it when their turn begins"
	case "their-whole":
		return who + " would hold the whole area " + first
	case "they-get":
		return fmt.Sprintf("%s would bring %s %s a turn", first, who, screen.Plural(e.N, "credit"))
	case "inside":
		return fmt.Sprintf("%s is defended with %d against %s", e.Tokens[1], e.N, first)
	case "street":
		return fmt.Sprintf("in street %s you have Force %d, and %s can bring %s", first, e.N, who, look.At(e.Tokens, 1))
	case "quiet":
		return "it does not count for Public Opinion"
	case "counted":
		return "this turn counts for Public Opinion already"
	case "track":
		return fmt.Sprintf("if anybody wins hand to hand, Public Opinion is at %d of %s", e.N, first)
	case "cards":
		return who + " hold " + screen.Plural(e.N, "card")
	case "own-cards":
		return "you hold " + screen.Plural(e.N, "card") + " that can help"
	case "fells":
		return fmt.Sprintf("it takes one %s with Force %d off the board", x.foeNamed(e, first), e.N)
	case "wounds":
		return fmt.Sprintf("one %s with Force %d leaves the fight", x.foeNamed(e, first), e.N)
	case "shielded":
		return "it wears on the shield of one " + x.foeNamed(e, first)
	}
	return ""
}

// versus says how own Force and that of the others compare.
func versus(mine int, theirs string) string {
	n, _ := strconv.Atoi(theirs)
	switch {
	case mine > n:
		return fmt.Sprintf("%d to %d for you", mine, n)
	case mine < n:
		return fmt.Sprintf("%d to %d against you", mine, n)
	}
	return fmt.Sprintf("%d to %d, a draw", mine, n)
}

// foeNamed names a unit of another seat by its ID.
func (x scene) foeNamed(e games.Event, id string) string {
	if len(e.Seats) == 0 {
		return screen.Title(id)
	}
	return x.unitName(e.Seats[0], id)
}

// teamsOf lists the teams of seats.
func (x scene) teamsOf(seats []games.Seat, r screen.Reader) string {
	return look.Names(seats, func(s games.Seat) string { return x.team(s, r) })
}
