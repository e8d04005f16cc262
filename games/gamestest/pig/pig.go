// Package pig is a complete small game for tests: nothing is hidden, chance comes late, and it has no screens of its own.
//
// A player rolls a die as often as they like. A 1 loses what the turn has brought; to hold adds it to their points.
//
// # Moves
//
//	roll 12    rolls the die
//	hold 12    keeps what the turn has brought
//
// # Events
//
//	roll    Seats: who rolled     N: the die
//	lose    Seats: who rolled a 1, and loses what the turn has brought
//	hold    Seats: who held       N: what they have in all
//	end     Seats: who won        N: their points
package pig

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Rules are the options of the game.
type Rules struct {
	Goal int
}

func (r *Rules) options() games.Options {
	return games.Options{games.Int(&r.Goal, "goal", 30, 10, 100, "the points that win")}
}

// Kind describes the game.
func Kind() games.Kind {
	return games.Kind{
		Name: "pig", Title: "Pig", Phrase: "roll, and stop in time", Summary: "Roll a die as often as you dare; a 1 loses the turn.",
		Min: 2, Max: 6, Schema: 1, Open: true,
		Options: func() games.Options { return new(Rules).options() },
		New:     begin,
		Load:    kit.Load(1, func() *game { return new(game) }, (*game).check),
	}
}

// Public is what everybody knows: all but the seed.
type Public struct {
	Rules  Rules
	Turn   games.Seat // games.Table when the game is over
	Rolled int        // in this turn
	Points []int      // by seat
}

type game struct {
	Public
	Step int
	Seed kit.Seed
}

func begin(s games.Setup) (games.Game, error) {
	g := &game{Step: 1, Seed: s.Seed}
	if s.Seats < 2 || s.Seats > 6 {
		return nil, games.Illegalf("Pig is for 2 to 6 players")
	}
	if err := g.Rules.options().Set(s.Values); err != nil {
		return nil, err
	}
	g.Points = make([]int, s.Seats)
	return g, nil
}

func (g *game) Apply(a games.Action) ([]games.Event, error) {
	if _, err := kit.Begin(g, int8(len(g.Points)), a); err != nil {
		return nil, err
	}
	verb, args, step, ok := kit.Split(a.Move)
	if !ok || args != "" || verb != "roll" && verb != "hold" {
		return nil, games.Illegalf("that is not a move of this game: roll or hold")
	}
	if err := kit.OnTurn(a.Seat, g.Turn, step, g.Step); err != nil {
		return nil, err
	}
	who := []games.Seat{a.Seat}
	if verb == "hold" && g.Rolled == 0 {
		return nil, games.Illegalf("there is nothing to keep yet: roll first")
	}
	if verb == "hold" {
		return g.hold(who), nil
	}
	die := 1 + kit.Rand(g.Seed, "die", g.Step).IntN(6)
	events := []games.Event{{Verb: "roll", Seats: who, N: die}}
	g.Step++
	if die > 1 {
		g.Rolled += die
		return events, nil
	}
	g.pass()
	return append(events, games.Event{Verb: "lose", Seats: who}), nil
}

// hold adds what the turn has brought to the player's points, which may win.
func (g *game) hold(who []games.Seat) []games.Event {
	s := who[0]
	g.Step++
	g.Points[s] += g.Rolled
	events := []games.Event{{Verb: "hold", Seats: who, N: g.Points[s]}}
	g.pass()
	if g.Points[s] >= g.Rules.Goal {
		g.Turn = games.Table
		events = append(events, games.Event{Verb: "end", Seats: who, N: g.Points[s]})
	}
	return events
}

// pass ends the turn.
func (g *game) pass() {
	g.Rolled, g.Turn = 0, (g.Turn+1)%games.Seat(len(g.Points))
}

func (g *game) Prompt(s games.Seat) games.Prompt {
	if s < 0 || s != g.Turn {
		return games.Prompt{}
	}
	p := games.Prompt{Must: true, Moves: []string{fmt.Sprint("roll ", g.Step)}}
	if g.Rolled > 0 { // a player who is absent holds
		p.Moves = slices.Insert(p.Moves, 0, fmt.Sprint("hold ", g.Step))
	}
	return p
}

func (g *game) View(games.Seat) any {
	v := g.Public
	v.Points = slices.Clone(v.Points)
	return v
}

func (g *game) Redeal(_ games.Seat, r *rand.Rand) { g.Seed.Redraw(r) }

func (g *game) Due() time.Time { return time.Time{} }

func (g *game) Result() *games.Result {
	if g.Turn != games.Table {
		return nil
	}
	return &games.Result{Winners: games.Highest(g.Points), Scores: slices.Clone(g.Points)}
}

// check refuses a stored game that the rules could not go on with.
func (g *game) check() error {
	n := len(g.Points)
	switch {
	case n < 2 || n > 6 || g.Turn < games.Table || int(g.Turn) >= n:
		return errors.New("seats out of bounds")
	case !kit.ValidRules(g.Rules, (*Rules).options):
		return errors.New("options out of bounds")
	case g.Rolled < 0 || slices.Min(g.Points) < 0:
		return errors.New("points out of bounds")
	case g.Step < 1 || g.Step > kit.MaxStep:
		return errors.New("step out of bounds")
	}
	return nil
}
