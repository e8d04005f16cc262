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

// tell puts an event into words.
func (x scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	first, at, rest := seatOf(e), look.At(e.Tokens, 0), e.Tokens[min(1, len(e.Tokens)):]
	key, units, place := e.Verb, e.Tokens, x.short(at, r)
	switch e.Verb {
	case "deploy":
		units, place = rest, x.short(x.arrival(at), r)
	case "move":
		if len(rest) == 0 {
			return ""
		}
		units, place = rest[1:], x.short(rest[0], r)
	case "declare", "attack":
		units = rest
	case "hit":
		if e.N == 0 {
			key = "hit.shield"
		}
	case "clash":
		key = ended(e.N)
	}
	return look.Tell(book.Text("told."+key), t, e, func(filled string) any {
		switch filled {
		case "place":
			return place
		case "from":
			return x.spot(at)
		case "units":
			return x.faces(first, x.stacksOf(first, units), r)
		case "unit":
			return x.unitName(first, at)
		case "card":
			return x.cardName(first, at)
		case "odds":
			return strings.Join(e.Tokens, " to ")
		case "opinion":
			return markup.Escape(x.opinion(at).Name)
		case "demands":
			return demands(x.opinion(at))
		case "mark":
			return x.bubbled(r)
		}
		return nil
	})
}

// opinion is a card of Public Opinion that was revealed, by its ID.
func (x scene) opinion(id string) riot.Opinion {
	return find(x.Public.Revealed, func(o riot.Opinion) bool { return o.ID == id }, riot.Opinion{Name: screen.Title(id)})
}

// short is a place as moves and the map write it; who reads text only has no map and is told its name, too.
func (x scene) short(code string, r screen.Reader) string {
	if r.TextOnly {
		return x.place(code)
	}
	return x.spot(code)
}

// spot is a place as buttons write it: an entry is called so, since the map shows no code there.
func (x scene) spot(code string) string {
	if x.isEntry(code) {
		return say("entry", "area", x.streetOf(code))
	}
	return code
}

// arrival is where new units come in: the area of an entry.
func (x scene) arrival(code string) string {
	if x.isEntry(code) {
		return x.streetOf(code)
	}
	return code
}

// bubbled is the mark of Public Opinion with a blank, where there are marks.
func (x scene) bubbled(r screen.Reader) string {
	if mark := r.Mark(opinionMark, ""); mark != "" {
		return mark + " "
	}
	return ""
}

// moment puts what was worth remembering into words, see the kind's Story.
func moment(t look.Table, e games.Event) string {
	return look.Tell(book.Text("moment."+e.Verb), t, e, func(string) any { return nil })
}

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
			return look.Names(e.Seats, func(s games.Seat) string { return x.team(s, r) })
		case "more":
			return look.At(e.Tokens, 1)
		case "most":
			return look.At(e.Tokens, 2)
		case "versus":
			theirs, _ := strconv.Atoi(first)
			return say("versus."+ended(e.N-theirs), "n", e.N, "theirs", theirs)
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
