package riot

import (
	"cmp"
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

// maxFaces is how many units are shown one by one. Of more, each kind is shown once, with its number.
const maxFaces = 3

// face is a team at a glance: its mark, or its shape and name.
func (x scene) face(s games.Seat, r screen.Reader) string {
	team := look.At(x.Sides, s).Team
	if team == "" {
		return say("nobody")
	}
	return r.Mark(teamMark(team), x.team(s, r))
}

// token is a team's mark, or its shape.
func (h hand) token(s games.Seat) string {
	team := look.At(h.Sides, s).Team
	return h.r.Mark(teamMark(team), cmp.Or(shapes[team], "·"))
}

// unitFace is a unit of a seat at a glance: its mark, or its name.
func (x scene) unitFace(s games.Seat, id string, r screen.Reader) string {
	return r.Mark(unitMark(look.At(x.Sides, s).Team, id), x.unitName(s, id))
}

// faces are units of a seat, as marks or as a list: "2 × Officer and Riot Van".
func (x scene) faces(s games.Seat, stacks []riot.Stack, r screen.Reader) string {
	if len(stacks) == 0 {
		return say("nobody")
	}
	stacks = together(stacks)
	names := make([]string, len(stacks))
	marked := false
	for i, u := range stacks {
		mark := r.Mark(unitMark(look.At(x.Sides, s).Team, u.ID), "")
		switch {
		case mark == "":
			names[i] = count(u.N, u.Name)
		case u.N == 1 || number(stacks) <= maxFaces:
			names[i], marked = strings.Repeat(mark, u.N), true
		default:
			names[i], marked = mark+"×"+strconv.Itoa(u.N), true
		}
	}
	if marked {
		return strings.Join(names, " ")
	}
	return screen.List(names, say("and"))
}

// together adds up units of a kind, whatever they have left to do.
func together(stacks []riot.Stack) []riot.Stack {
	var sum []riot.Stack
	for _, u := range stacks {
		i := slices.IndexFunc(sum, func(o riot.Stack) bool { return o.ID == u.ID && o.Force == u.Force })
		if i < 0 {
			sum = append(sum, u)
		} else {
			sum[i].N += u.N
		}
	}
	return sum
}

// cardFace is a card: its mark, if there is one, and its name.
func cardFace(c riot.Card, r screen.Reader) string {
	if mark := r.Mark(cardMark(c), ""); mark != "" {
		return mark + " " + markup.Escape(c.Name)
	}
	return markup.Escape(c.Name)
}

// cards lists cards.
func cards(cards []riot.HandCard, r screen.Reader) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = cardFace(c.Card, r)
		if c.N > 1 {
			names[i] += fmt.Sprintf(" ×%d", c.N)
		}
	}
	return strings.Join(names, ", ")
}

// fewCards lists cards in a line: as marks alone where there is no room for their names.
func fewCards(held []riot.HandCard, r screen.Reader) string {
	const many, letters = 3, 15
	long := 0
	for _, c := range held {
		long += len(c.Name)
	}
	if len(held) < many && long <= letters {
		return cards(held, r)
	}
	return marksOf(held, r)
}

// marksOf are cards as marks alone, for readers who see all of these.
func marksOf(held []riot.HandCard, r screen.Reader) string {
	marks := make([]string, len(held))
	for i, c := range held {
		marks[i] = r.Mark(cardMark(c.Card), "")
		if marks[i] == "" {
			return cards(held, r)
		}
		if c.N > 1 {
			marks[i] += fmt.Sprintf("×%d", c.N)
		}
	}
	return strings.Join(marks, " ")
}

// stacksOf are the units of an event, each a number and an ID: "2 officer".
func (x scene) stacksOf(s games.Seat, units []string) []riot.Stack {
	var stacks []riot.Stack
	for _, u := range units {
		n, id := counted(u)
		stacks = append(stacks, riot.Stack{Seat: s, ID: id, Name: x.unit(s, id).Name, N: n})
	}
	return stacks
}

// at are the units of a seat in a place.
func (x scene) at(code string, s games.Seat) (units []riot.Stack) {
	for _, p := range x.Places() {
		for _, u := range p.Units {
			if p.Code == code && u.Seat == s {
				units = append(units, u)
			}
		}
	}
	return units
}

// force is the Force of units.
func force(units []riot.Stack) (n int) {
	for _, u := range units {
		n += u.N * u.Force
	}
	return n
}
