package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
)

// A squad is units in a place that can step together: some that are alike, or all that stand there.
type squad struct {
	units []riot.Able
	to    []string // where one step leads all of them
	n     int      // how many of units that are alike go
}

// most is how many units the squad has.
func (q squad) most() (n int) {
	for _, a := range q.units {
		n += a.N
	}
	return n
}

func (q squad) place() string { return q.units[0].Place }

// alike reports whether the squad's units are of one kind, so that some of them can go.
func (q squad) alike() bool { return len(q.units) == 1 }

// group writes who goes as moves do: "2O1+1R1".
func (q squad) group() string {
	if q.alike() {
		return strconv.Itoa(q.n) + token(q.units[0])
	}
	var units []string
	for _, a := range q.units {
		units = append(units, strconv.Itoa(a.N)+token(a))
	}
	return strings.Join(units, "+")
}

// token is how moves write a unit: by its letter and what it can still do.
func token(a riot.Able) string {
	t := a.Letter + strconv.Itoa(a.Steps)
	if a.Fresh {
		t += "!"
	}
	return t
}

// squads are all units that can step: each kind in each place, then for places with several kinds all who stand there.
func (h hand) squads() []squad {
	var list []squad
	var places []string
	for _, a := range h.Able {
		if len(a.To) == 0 {
			continue
		}
		q := squad{units: []riot.Able{a}, to: a.To}
		q.n = h.usual(a)
		list = append(list, q)
		if !slices.Contains(places, a.Place) {
			places = append(places, a.Place)
		}
	}
	for _, place := range places {
		q := squad{}
		for _, one := range list {
			if one.place() == place && one.alike() {
				q.units = append(q.units, one.units[0])
				if q.to == nil {
					q.to = slices.Clone(one.to)
				}
				q.to = slices.DeleteFunc(q.to, func(code string) bool { return !slices.Contains(one.to, code) })
			}
		}
		q.n = q.most()
		if !q.alike() && len(q.to) > 0 && len(h.step(q, "Hosp")) <= games.MaxMove {
			list = append(list, q)
		}
	}
	return list
}

// usual is how many of units that are alike usually go together: the Police and who has just come in, all; else one.
func (h hand) usual(a riot.Able) int {
	if h.side.Team == "police" || h.isEntry(a.Place) {
		return a.N
	}
	return 1
}

// otherNumber is the number of units that comes after this one when it is changed again and again: from the usual one to
// the other extreme, and then through those between.
func (h hand) otherNumber(q squad) int {
	usual, most := h.usual(q.units[0]), q.most()
	order := []int{usual, most + 1 - usual}
	for n := 2; n < most; n++ {
		order = append(order, n)
	}
	return order[(slices.Index(order, q.n)+1)%len(order)]
}

// step writes the move of a squad to a place.
func (h hand) step(q squad, to string) string {
	return fmt.Sprintf("move %s %s %s %d", q.place(), q.group(), to, h.Step)
}

// first is the squad that is chosen at first: who has come in, else who is in a street, else who holds a building.
func (h hand) first(list []squad) int {
	best := 0
	for i, q := range list {
		if h.waits(q.place()) > h.waits(list[best].place()) {
			best = i
		}
	}
	return best
}

// waits is how likely units in a place are to be moved first.
func (h hand) waits(code string) int {
	_, holds := h.building(code)
	switch {
	case h.isEntry(code) || code == h.HQ.Code:
		return 2
	case holds:
		return 0
	}
	return 1
}

// chosen is which squad is chosen: the one that the place says, or the first.
func (h hand) chosen(list []squad) int {
	if len(h.place) < 3 || h.place[0] != placeWho || h.place[1] != strconv.Itoa(h.Step) {
		return h.first(list)
	}
	i, err := strconv.Atoi(h.place[2])
	if err != nil || i < 0 || i >= len(list) {
		return h.first(list)
	}
	if len(h.place) > 3 && list[i].alike() {
		if n, err := strconv.Atoi(h.place[3]); err == nil && n > 0 && n <= list[i].most() {
			list[i].n = n
		}
	}
	return i
}
