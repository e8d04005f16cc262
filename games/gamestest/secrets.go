package gamestest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"time"

	"ruckus/games"
)

// checkSecrets deals what a seat cannot know again. If that changes its view or its prompt, then they tell too much.
func (m *match) checkSecrets() error {
	for _, s := range m.some() {
		if err := m.checkSecretsOf(s); err != nil {
			return err
		}
	}
	return nil
}

func (m *match) checkSecretsOf(s games.Seat) error {
	g := m.game.Clone()
	m.doing = "dealing again what a seat cannot see"
	g.Redeal(s, m.rand)
	if v := encode(g.View(s)); !bytes.Equal(v, m.view(s)) {
		return faultf("leak: the view of seat %d depends on what it cannot know, or Redeal changes what the seat sees: %s", s, difference(m.view(s), v))
	}
	if v := encode(g.View(games.Table)); !bytes.Equal(v, m.view(games.Table)) {
		return faultf("leak: a bystander sees what seat %d cannot know: %s", s, difference(m.view(games.Table), v))
	}
	for _, stranger := range m.strangers() {
		if a, b := encode(m.game.View(stranger)), encode(g.View(stranger)); !bytes.Equal(a, b) {
			return faultf("leak: who is not at the table sees what seat %d cannot know: %s", s, difference(a, b))
		}
	}
	if !g.Due().Equal(m.game.Due()) || !bytes.Equal(encode(g.Result()), encode(m.game.Result())) {
		return faultf("Redeal for seat %d changes when the game is due, or its result", s)
	}
	for _, s := range []games.Seat{s, games.Table} {
		a, b := encode(m.game.Prompt(s)), encode(g.Prompt(s))
		if !bytes.Equal(a, b) {
			return faultf("leak: the prompt of seat %d depends on what it cannot know, or Redeal changes what the seat may do: %s", s, difference(a, b))
		}
	}
	if seed := seedIn(m.game); seed != "" && seed == seedIn(g) {
		return faultf("leak: Redeal for seat %d keeps the seed, which tells all that is to be dealt", s)
	}
	if diff := m.lostCards(g); diff != "" {
		return faultf("Redeal for seat %d changes the cards: %s", s, diff)
	}
	if err := m.compareDeals(g, s); err != nil {
		return err
	}
	if err := m.tellsNoMore(g, s); err != nil {
		return err
	}
	return m.playable(g, s)
}

// tellsNoMore requires that a seat is told the same of another one's move in this game, and in a game in which what the seat cannot
// know is otherwise, if it sees the same after both. What shows in no view must not be told, either.
func (m *match) tellsNoMore(other games.Game, s games.Seat) error {
	r := rand.New(rand.NewPCG(uint64(len(m.log)), uint64(s+1))) // of its own, so that games go on as they would without it
	mover := games.Seat(r.IntN(m.setup.Seats))
	others := other.Prompt(mover).Moves
	moves := slices.DeleteFunc(slices.Clone(m.prompts[mover].Moves), func(move string) bool { return !slices.Contains(others, move) })
	if mover == s || len(moves) == 0 {
		return nil
	}
	a := games.Action{Seat: mover, Move: moves[r.IntN(len(moves))], At: m.now}
	after := func(from games.Game) (view []byte, told []games.Event) {
		next, events, err := m.step(from, a)
		if err != nil {
			return nil, nil // for other checks to judge
		}
		for _, e := range events {
			if e.Only == nil || *e.Only == s {
				told = append(told, e)
			}
		}
		return encode(next.View(s)), told
	}
	seen, told := after(m.game)
	if seen == nil {
		return nil
	}
	sees, tells := after(other)
	if !bytes.Equal(seen, sees) {
		return nil
	}
	if one, two := encode(told), encode(tells); !bytes.Equal(one, two) {
		return faultf("leak: seat %d sees the same after %s, whatever it cannot know, and is told something else: %s; an event that not everyone may know has Only",
			s, describe(a), difference(one, two))
	}
	return nil
}

// seedIn is the seed that a game has; "" where there is none.
func seedIn(g games.Game) string {
	v := reflect.Indirect(reflect.ValueOf(g))
	if v.Kind() != reflect.Struct || !v.FieldByName("Seed").IsValid() {
		return ""
	}
	return fmt.Sprint(v.FieldByName("Seed"))
}

// compareDeals notes whose view of g differs after another Redeal for the same seat.
func (m *match) compareDeals(g games.Game, s games.Seat) error {
	if !m.close {
		return nil
	}
	other := m.game.Clone()
	other.Redeal(s, m.rand)
	for o := range games.Seat(m.setup.Seats) {
		if o != s && !m.shown[o] {
			m.shown[o] = !bytes.Equal(encode(g.View(o)), encode(other.View(o)))
		}
	}
	return nil
}

// playable requires that a game with other hidden cards can be played on by the seat.
func (m *match) playable(g games.Game, s games.Seat) error {
	if err := m.sounds(g); err != nil {
		return faultf("after Redeal for seat %d: %v", s, err)
	}
	if s == games.Table || len(m.prompts[s].Moves) == 0 {
		return nil
	}
	moves := m.prompts[s].Moves
	a := games.Action{Seat: s, Move: moves[m.rand.IntN(len(moves))], At: m.soon()}
	if due := g.Due(); !due.IsZero() && !a.At.Before(due) {
		return nil
	}
	if _, _, err := m.step(g, a); err != nil {
		return faultf("leak: whether %s is allowed depends on what the seat cannot know: %v", describe(a), err)
	}
	return nil
}

// checkViews checks that a view can hold nothing but what it shows, and shares no memory with the game.
func (m *match) checkViews() error {
	if !m.close {
		return nil
	}
	for s := games.Table; int(s) < m.setup.Seats; s++ {
		g := m.game.Clone()
		m.doing = "changing a view"
		view := g.View(s)
		if view == nil {
			return faultf("seat %d has no view", s)
		}
		if err := checkType(reflect.TypeOf(view), make(map[reflect.Type]bool)); err != nil {
			return err
		}
		scribble(reflect.ValueOf(view))
		if m.changed(g) {
			return faultf("the view of seat %d shares memory with the game", s)
		}
	}
	return nil
}

// checkType refuses what is not plain exported data.
func checkType(t reflect.Type, seen map[reflect.Type]bool) error {
	if seen[t] || t == reflect.TypeFor[time.Time]() {
		return nil
	}
	seen[t] = true
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if !f.IsExported() {
				return faultf("the view has an unexported field: %s.%s", t, f.Name)
			}
			if err := checkType(f.Type, seen); err != nil {
				return faultf("%v (in %s.%s)", err, t, f.Name)
			}
		}
	case reflect.Slice, reflect.Array, reflect.Pointer:
		return checkType(t.Elem(), seen)
	case reflect.Map:
		if err := checkType(t.Key(), seen); err != nil {
			return err
		}
		return checkType(t.Elem(), seen)
	case reflect.Interface, reflect.Func, reflect.Chan, reflect.UnsafePointer, reflect.Uintptr, reflect.Complex64, reflect.Complex128:
		return faultf("the view is not plain data: it holds a %s", t)
	}
	return nil
}

// scribble sets everything that can be reached through v by reference to zero.
func scribble(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			scribble(v.Elem())
			v.Elem().SetZero()
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[time.Time]() {
			return
		}
		for i := range v.NumField() {
			scribble(v.Field(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			scribble(v.Index(i))
			v.Index(i).SetZero()
		}
	case reflect.Array:
		for i := range v.Len() {
			scribble(v.Index(i))
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			scribble(v.MapIndex(k))
			v.SetMapIndex(k, reflect.Value{})
		}
	}
}
