package riot

import (
	"strconv"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hinted is a move in words. What ends with a point, as S.W.A.T. does, gets no other.
func (x scene) hinted(t look.Table, move string, r screen.Reader) string {
	h := hand{scene: x, t: t, r: r, side: look.At(x.Sides, x.Seat)}
	return "**" + screen.Sentence(h.said(read(unnumbered(move)), r)) + "**"
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
			return x.unitName(seatOf(e), first)
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

// teamsOf lists the teams of seats.
func (x scene) teamsOf(seats []games.Seat, r screen.Reader) string {
	return look.Names(seats, func(s games.Seat) string { return x.team(s, r) })
}
