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

// reason puts into words what speaks for a move, see the package comment of games/riot.
func (x scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	first, key := look.At(e.Tokens, 0), "why."+e.Verb
	switch {
	case e.Verb == "able" && first == riot.DrawIfKilled:
		key = "why.able-lost"
	case e.Verb == "rest" && e.N == 0:
		key = "why.rest-none"
	}
	return look.Tell(book.Text(key), t, e, func(place string) any {
		switch place {
		case "teams":
			return x.teamsOf(e.Seats, r)
		case "more":
			return look.At(e.Tokens, 1)
		case "most":
			return look.At(e.Tokens, 2)
		case "versus":
			return versus(e.N, first)
		case "unit":
			return x.foeNamed(e, first)
		case "ability":
			return abilities(riot.Unit{Abilities: []riot.Ability{{Effect: first, N: e.N}}})
		case "does":
			return does(riot.Card{Effect: first, N: e.N})
		}
		return first // a place, or a number
	})
}

// versus says how own Force and that of the others compare.
func versus(mine int, theirs string) string {
	n, _ := strconv.Atoi(theirs)
	key := "versus.draw"
	switch {
	case mine > n:
		key = "versus.for"
	case mine < n:
		key = "versus.against"
	}
	return say(key, "n", mine, "theirs", n)
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
