package redbrn

import "ruckus/games"

// told is the memory of the events of one press, so that they are made at once.
type told struct {
	events [3]games.Event
	seat   [1]games.Seat
	cards  [2]string
}

// tellBack tells that somebody is back, or who comes late, that they are here.
func tellBack(n uint16) string {
	if n == 0 {
		return "join"
	}
	return words[wBack]
}

func (g *game) tellWho(verb string, s games.Seat) []games.Event {
	return []games.Event{{Verb: verb, Seats: []games.Seat{s}}}
}

// tellUndone tells how many presses of a player count no longer, because an earlier one of theirs has come in after them.
func (g *game) tellUndone(events []games.Event, undone int) []games.Event {
	if undone > 0 {
		events = append(events, games.Event{Verb: "overtaken", Seats: events[0].Seats, N: undone})
	}
	return events
}

// tellJam tells of hands that were turned, or could not be, because nobody could play.
func (g *game) tellJam(events []games.Event, turned bool) []games.Event {
	if turned {
		events = append(events, games.Event{Verb: "jam", N: int(g.live.turns)})
	}
	return events
}

// tell tells what a press has done that counts now.
func (g *game) tell(m *press) []games.Event {
	t := &told{seat: [1]games.Seat{m.seat}}
	e := &t.events[0]
	e.Seats = t.seat[:]
	l := &g.live.layouts[m.seat]
	t.cards[0] = m.card.String()
	e.Tokens = t.cards[:1]
	list := t.events[:1]
	switch m.verb {
	case flip:
		e.Verb, t.cards[0] = "flip", l.waste().String()
		if l.wasteN == 0 { // the hands were turned at once
			e.Tokens = nil
		}
	case toPit, withWild:
		e.Verb = "pit"
		if m.verb == withWild {
			e.Verb = "wild"
		}
		e.N = int(m.pile) + 1
		if g.live.pit.codes[m.pile] == complete {
			t.events[1] = games.Event{Verb: "full", N: e.N}
			list = t.events[:2]
		}
	case toColumn:
		e.Verb = "column"
		t.cards[1] = number(m.to).String()
		e.Tokens = t.cards[:2]
	case toSpot:
		e.Verb = "spot"
	case leave:
		e.Verb, e.Tokens = "leave", nil
	case back:
		e.Verb, e.Tokens = tellBack(m.n), nil
	}
	return list
}
