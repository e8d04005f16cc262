package riot

import (
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// tell puts an event into words.
func (x scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	first, at, rest := games.Table, look.At(e.Tokens, 0), e.Tokens[min(1, len(e.Tokens)):]
	if len(e.Seats) > 0 {
		first = e.Seats[0]
	}
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
			return x.opinionSaid(at)
		case "mark":
			return x.bubbled(r)
		}
		return nil
	})
}

// opinionName is the name of a Public Opinion card that was revealed.
func (x scene) opinionName(id string) string {
	for _, o := range x.Public.Revealed {
		if o.ID == id {
			return markup.Escape(o.Name)
		}
	}
	return markup.Escape(screen.Title(id))
}

// opinionSaid is the name of a Public Opinion card that was revealed, and what it does.
func (x scene) opinionSaid(id string) string {
	for _, o := range x.Public.Revealed {
		if o.ID == id {
			return x.opinionName(id) + ". " + markup.Escape(o.Text)
		}
	}
	return x.opinionName(id)
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
