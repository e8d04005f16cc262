package riot

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// hinted is a move in words. What ends with a point, as S.W.A.T. does, gets no other.
func (x scene) hinted(t look.Table, move string, r screen.Reader) string {
	return strings.Replace(x.hintedSentence(t, move, r), `\..`, `\.`, 1)
}

func (x scene) hintedSentence(t look.Table, move string, r screen.Reader) string {
	h := hand{scene: x, t: t, r: r, side: look.At(x.Sides, x.Seat)}
	w := strings.Fields(move)
	w = append(w[:max(0, len(w)-1)], "", "", "", "") // without the number of the step
	switch w[0] {
	case "place":
		return "**Take " + w[1] + ".**"
	case "buy":
		return "**Buy** " + h.group(w[1]) + "."
	case "return":
		return "**Undo** " + h.group(w[1]) + "."
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
	"card": "Buy a card", "bought": "Buy nothing more", "obstruct": "Step in", "let": "Let them pass", "go": "Continue, hand to hand",
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

// reason puts into words what speaks for a move, see the package comment of games/riot.
func (x scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	first, key := look.At(e.Tokens, 0), "why."+e.Verb
	if e.Verb == "rest" && e.N == 0 {
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
