package gamestest

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ruckus/games"
)

const (
	// reasonDeals is in how many ways to deal what the seat cannot know each reason has to hold, that of the game included.
	reasonDeals = 8
	// hintsGiven is for how many moves of robots the suite asks why they are good, and longHintsGiven where it asks for everything.
	hintsGiven, longHintsGiven = 160, 2000
	// everyHardHint is how many moves there are for each that a hard robot chooses: it thinks long.
	everyHardHint = 4
	// everyEarlyTick is how many ticks that are due while seats are asked there are for each that comes: others would end races.
	everyEarlyTick = 64
)

// A told is what a suite has heard of the reasons for moves.
type told struct {
	hints, kept int            // those of hard robots, and those of them that have a reason
	times       map[string]int // by verb
	wrong       map[string]int
	faults      map[string]error // the first by verb
	planted     map[string]int   // by verb, how many reasons were made false,
	missed      map[string]int   // and for how many of them nothing was found that speaks against it
}

// reasons has robots of all levels play whole games. Whatever they give as a reason has to be so, however that lies which their
// seat cannot know.
func (s *Suite[G]) reasons(t *testing.T) {
	h := s.hear(s.given())
	t.Log(h)
	for _, verb := range slices.Sorted(maps.Keys(h.faults)) {
		t.Errorf("%d of %d: %v", h.wrong[verb], h.times[verb], h.faults[verb])
	}
	for _, verb := range slices.Sorted(maps.Keys(h.missed)) {
		t.Errorf("of %d false reasons %q the claim lets %d pass", h.planted[verb], verb, h.missed[verb])
	}
}

func (s *Suite[G]) given() int {
	given := cmp.Or(s.Explained, hintsGiven)
	switch {
	case Quick():
		return given / 8
	case Long():
		return max(longHintsGiven, given)
	}
	return given
}

func (h *told) String() string {
	all, wrong := 0, 0
	var verbs []string
	for _, verb := range slices.Sorted(maps.Keys(h.times)) {
		all, wrong = all+h.times[verb], wrong+h.wrong[verb]
		verbs = append(verbs, fmt.Sprintf("%s %d/%d", verb, h.wrong[verb], h.times[verb]))
	}
	untrue, passed := 0, 0
	for verb, n := range h.planted {
		untrue, passed = untrue+n, passed+h.missed[verb]
	}
	return fmt.Sprintf("%d of %d reasons do not hold; of %d false ones %d pass; %d of %d hints have one; %s", wrong, all, untrue, passed, h.kept, h.hints, strings.Join(verbs, ", "))
}

// hear plays games of all sizes, and with all pairs of house rules, in turn until that many moves have been explained.
func (s *Suite[G]) hear(moves int) *told {
	h := &told{times: make(map[string]int), wrong: make(map[string]int), faults: make(map[string]error), planted: make(map[string]int), missed: make(map[string]int)}
	o := s.options()
	o.open = true // the seed is not looked at
	rules := append([]map[string]int{{}}, pairs(s.Kind)...)
	sizes := s.Kind.Max - s.Kind.Min + 1
	each := max(1, moves/max(sizes, len(rules)))
	for number := 0; moves > 0; number++ {
		values := maps.Clone(s.Values)
		if values == nil {
			values = make(map[string]int)
		}
		maps.Copy(values, rules[number%len(rules)])
		size := o.sizeFor(s.Kind, number+number/len(rules), values)
		m := newMatch(s.Kind, size, values, o, uint64(number), nil)
		m.absent = false
		if err := m.begin(); err != nil {
			h.faults["begin"] = err
			return h
		}
		apart := 1
		if s.Apart > 0 {
			apart += m.rand.IntN(s.Apart)
		}
		for left := min(each, moves); left > 0 && m.game.Result() == nil; {
			explained, err := s.explained(m, h, apart)
			if err != nil {
				h.faults["move"] = m.report(err)
				return h
			}
			if explained {
				left, moves = left-1, moves-1
			}
		}
	}
	return h
}

// explained makes a move of a robot, and looks at its reasons if there was a choice, mostly for one of that many such moves.
func (s *Suite[G]) explained(m *match, h *told, apart int) (bool, error) {
	m.prompts = promptsOf(m.game, m.setup.Seats)
	a := m.choose()
	for apart > 1 && a.Seat == games.Table && slices.ContainsFunc(m.prompts, asks) && m.rand.IntN(everyEarlyTick) > 0 {
		a = m.choose()
	}
	choice := a.Seat != games.Table && len(m.prompts[a.Seat].Moves) > 1
	if choice {
		g := m.game.Clone()
		level, explains := games.Levels()[m.rand.IntN(2)], m.rand.IntN(apart) == 0
		switch {
		case !explains:
			level = games.Easy
		case m.rand.IntN(everyHardHint) == 0:
			level = games.Hard
		}
		r := rand.New(rand.NewPCG(m.rand.Uint64(), 0))
		hint := games.Hint{Move: games.Choose(g, a.Seat, level, r)}
		switch {
		case explains && level == games.Hard:
			hint = games.Explain(g, a.Seat, hint.Move, r)
		case explains && hint.Move != "":
			hint.Reasons = m.game.(games.Adviser).Reasons(a.Seat, hint.Move)
		}
		if hint.Move != "" {
			a.Move = hint.Move
		}
		choice = explains && hint.Move != ""
		if choice {
			h.listen(level, hint)
			for _, e := range hint.Reasons {
				h.judge(e.Verb, s.holds(m, a, e))
				s.plant(m, h, a, e)
			}
		}
	}
	m.log = append(m.log, a)
	if a.At.After(m.now) {
		m.now = a.At
	}
	if _, err := m.played.Play(a); err != nil {
		return false, err
	}
	return choice, m.take()
}

func asks(p games.Prompt) bool { return len(p.Moves) > 0 }

// listen counts a hint.
func (h *told) listen(l games.Level, hint games.Hint) {
	if l != games.Hard {
		return
	}
	h.hints++
	if len(hint.Reasons) > 0 {
		h.kept++
	}
}

// judge counts a reason, and keeps the first fault.
func (h *told) judge(verb string, err error) {
	h.times[verb]++
	if err == nil {
		return
	}
	h.wrong[verb]++
	if h.faults[verb] == nil {
		h.faults[verb] = err
	}
}

// planted is how many reasons of each verb are made false.
const planted = 4

// plant makes a reason false, see Suite.Plant.
func (s *Suite[G]) plant(m *match, h *told, a games.Action, e games.Event) {
	var all []games.Event
	if e.N != 0 {
		other := e
		other.N += 7
		all = append(all, other)
	}
	for who := range games.Seat(m.setup.Seats) {
		if len(e.Seats) == 1 && who != a.Seat && who != e.Seats[0] {
			other := e
			other.Seats = []games.Seat{who}
			all = append(all, other)
			break
		}
	}
	if !s.Plant {
		return
	}
	before := m.rand
	defer func() { m.rand = before }() // the game goes on as it would have
	m.rand = rand.New(rand.NewPCG(uint64(h.times[e.Verb]), 1))
	for _, other := range all {
		if h.planted[e.Verb] >= planted {
			return
		}
		h.planted[e.Verb]++
		if s.holds(m, a, other) == nil {
			h.missed[e.Verb]++
		}
	}
}

// holds returns what speaks against a reason for an action; nil for nothing.
func (s *Suite[G]) holds(m *match, a games.Action, e games.Event) error {
	for i := range reasonDeals {
		g := m.game.Clone()
		if i > 0 {
			g.Redeal(a.Seat, m.rand)
		}
		if err := s.Claim(g.(G), a, e, m.rand); err != nil {
			return m.report(faultf("%s is good because of %+v: %v", describe(a), e, err))
		}
	}
	return nil
}
