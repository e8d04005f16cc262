package gamestest

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// enoughDeals is how often a choice is dealt again before it counts as one that never changes: an even chance fails in none of
// the games that anybody will ever play.
const enoughDeals = 64

// secretsIn are what the seats have chosen by each kit.Secret of a position, by seat.
func secretsIn(g games.Game) []string {
	var all []string
	if v := reflect.Indirect(reflect.ValueOf(g)); v.Kind() == reflect.Struct {
		for i := range v.NumField() {
			if f := v.Field(i); f.CanInterface() && f.Type() == reflect.TypeFor[kit.Secret]() {
				secret := f.Interface().(kit.Secret)
				all = slices.Grow(all, kit.MaxSeats)[:kit.MaxSeats]
				for s := range all {
					all[s] += secret.Of(games.Seat(s))
				}
			}
		}
	}
	return all
}

// An outcome is where a move leads to, and what it tells.
type outcome struct {
	game   games.Game
	told   []games.Event
	hidden string // what the seat has chosen
}

// checkChoices has seats choose in secret, one thing and another. Nobody else may notice which, nor that a seat thinks better of
// it, and nobody's question is outdated by it.
func (m *match) checkChoices() error {
	if m.o.choices == nil {
		return nil
	}
	m.doing = "choosing in secret"
	before := m.o.choices(m.game)
	if !m.tried && strings.Join(before, "") == "" {
		return nil
	}
	r := rand.New(rand.NewPCG(uint64(len(m.log)), 2)) // of its own, so that games go on as they would without it
	for s, p := range m.prompts {
		seat := games.Seat(s)
		moves := p.Moves
		for _, ask := range p.Typed {
			moves = append(slices.Clip(moves), games.Say(ask.Move, m.o.say(r)), games.Say(ask.Move, m.o.say(r)))
		}
		if len(moves) < 2 || m.o.short && r.IntN(len(m.prompts)) > 1 {
			continue
		}
		first := r.IntN(len(moves))
		second := (first + 1 + r.IntN(len(moves)-1)) % len(moves)
		one, other := m.choosing(seat, moves[first], r), m.choosing(seat, moves[second], r)
		if one.hidden == "" || other.hidden == "" || one.hidden == other.hidden {
			continue // it is no secret, or shown at once
		}
		if err := m.tellsApart(only(seat), one, other); err != nil {
			return faultf("leak: what seat %d chooses in secret is not hidden: %q or %q: %v", s, moves[first], moves[second], err)
		}
		if choiceOf(before, seat) != "" {
			if err := m.tellsApart(only(seat), outcome{game: m.game}, one); err != nil {
				return faultf("leak: that seat %d changes what it has chosen in secret is not hidden: %v", s, err)
			}
		}
		if err := m.outdates(seat, before, one); err != nil {
			return err
		}
		if err := m.chosenAgain(seat, one, r); err != nil {
			return err
		}
	}
	return nil
}

func (m *match) choosing(s games.Seat, move string, r *rand.Rand) (o outcome) {
	a, _, err := m.hears(games.Action{Seat: s, Move: move, At: m.now}, r)
	if err != nil {
		return o // for other checks to judge
	}
	return m.leads(a)
}

// leads is where an action leads to; nowhere, if it is refused.
func (m *match) leads(a games.Action) (o outcome) {
	next, told, err := m.step(m.game, a)
	if err != nil {
		return o
	}
	return outcome{next, told, choiceOf(m.o.choices(next), a.Seat)}
}

func only(s games.Seat) func(games.Seat) bool { return func(o games.Seat) bool { return o == s } }

// choiceOf is what a seat has chosen, in a list by seat.
func choiceOf(choices []string, s games.Seat) string {
	if int(s) >= len(choices) {
		return ""
	}
	return choices[s]
}

// tellsApart says by what somebody who doesn't know it can tell two outcomes apart.
func (m *match) tellsApart(knows func(games.Seat) bool, a, b outcome) error {
	if !a.game.Due().Equal(b.game.Due()) || !bytes.Equal(encode(a.game.Result()), encode(b.game.Result())) {
		return faultf("when the game is due, or its result, depends on it")
	}
	for s := games.Table; s <= games.Seat(m.setup.Seats); s++ { // the last one is a stranger
		if knows(s) {
			continue
		}
		for _, seen := range []struct {
			what string
			a, b any
		}{
			{"the view", a.game.View(s), b.game.View(s)},
			{"the prompt", a.game.Prompt(s), b.game.Prompt(s)},
			{"what is told", toldTo(s, a.told), toldTo(s, b.told)},
		} {
			if one, two := encode(seen.a), encode(seen.b); !bytes.Equal(one, two) {
				return faultf("%s of seat %d depends on it: %s", seen.what, s, difference(one, two))
			}
		}
	}
	return nil
}

func toldTo(s games.Seat, events []games.Event) []games.Event {
	return slices.DeleteFunc(append([]games.Event{}, events...), func(e games.Event) bool { return e.Only != nil && *e.Only != s })
}

// outdates requires that a seat which is still to choose is asked as before: its hand may be on the way.
func (m *match) outdates(chooser games.Seat, before []string, o outcome) error {
	after := m.o.choices(o.game)
	for s, p := range m.prompts {
		seat := games.Seat(s)
		if seat == chooser || !p.Must || choiceOf(before, seat)+choiceOf(after, seat) != "" {
			continue
		}
		if now := o.game.Prompt(seat); !bytes.Equal(encode(now), encode(p)) {
			return faultf("what seat %d chooses in secret outdates what seat %d is asked at the same time: %s", chooser, s, difference(encode(p), encode(now)))
		}
	}
	return nil
}

// chosenAgain requires that Redeal for somebody else draws again what a seat has chosen in secret, and Redeal for itself does not.
func (m *match) chosenAgain(chooser games.Seat, o outcome, r *rand.Rand) error {
	dealt := func(s games.Seat) string {
		g := o.game.Clone()
		g.Redeal(s, r)
		return choiceOf(m.o.choices(g), chooser)
	}
	if dealt(chooser) != o.hidden {
		return faultf("Redeal for seat %d changes what it has chosen itself", chooser)
	}
	other := (chooser + 1 + games.Seat(r.IntN(m.setup.Seats))) % games.Seat(m.setup.Seats)
	for n := 0; other != chooser && dealt(other) == o.hidden; n++ {
		if n == enoughDeals {
			return faultf("leak: Redeal for seat %d keeps what seat %d has chosen in secret (%q), so robots can cheat", other, chooser, o.hidden)
		}
	}
	return nil
}
