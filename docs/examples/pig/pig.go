// Package pig is a complete small game. On your turn, roll a die as often as you like: a 1 loses everything the turn brought, and holding
// adds it to your points.
//
// # Moves
//
//	roll 12    rolls the die
//	hold 12    keeps what the turn brought
//
// # Events
//
//	roll    Seats: who rolled     N: the die
//	lose    Seats: who rolled a 1, and loses what the turn brought
//	hold    Seats: who held       N: their total
package pig

import (
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Kind describes the game.
func Kind() games.Kind {
	return kit.Kind(games.Kind{
		Name: "pig", Title: "Pig", Phrase: "roll, and stop in time", Summary: "Roll a die as often as you dare; a 1 loses the turn.",
		Min: 2, Max: 6, Edition: "1", Draft: true,
	}, kit.Form[game]{Options: (*game).options, Begin: (*game).begin})
}

// Public is what everybody knows: all but the seed. What has no field here cannot leak.
type Public struct {
	Step   int        `show:"-"` // which move is next; the first one is 1
	Turn   games.Seat // whose it is; games.Table when the game is over
	Goal   int        // the points that win
	Rolled int        // in this turn
	Points []int      // by seat
}

type game struct {
	Public
	Seed kit.Seed
}

func (g *game) options() games.Options {
	return games.Options{games.Int(&g.Goal, "goal", 30, 10, 100, "the points that win")}
}

func (g *game) begin(s games.Setup) {
	g.Step, g.Seed, g.Points = 1, s.Seed, make([]int, s.Seats)
}

func (g *game) Prompt(s games.Seat) games.Prompt {
	moves := kit.NewMoves(nil, nil, g.Step)
	if s < 0 || s != g.Turn {
		return games.Prompt{}
	}
	if g.Rolled > 0 {
		moves = moves.Word("hold") // a player who is absent holds
	}
	return games.Prompt{Must: true, Moves: moves.Word("roll").List()}
}

func (g *game) Apply(a games.Action) ([]games.Event, error) {
	if _, err := kit.Begin(g, int8(len(g.Points)), a); err != nil {
		return nil, err
	}
	verb, args, step, _ := kit.Split(a.Move)
	if err := kit.OnTurn(a.Seat, g.Turn, step, g.Step); err != nil {
		return nil, err
	}
	g.Step++
	switch who := []games.Seat{a.Seat}; {
	case verb == "hold" && args == "" && g.Rolled > 0:
		return g.hold(who), nil
	case verb == "roll" && args == "":
		return g.roll(who), nil
	}
	return nil, games.Illegalf("that is no move now: roll, or hold what you have rolled")
}

// pass gives the turn to the next seat.
func (g *game) pass() { g.Turn = (g.Turn + 1) % games.Seat(len(g.Points)) }

// hold adds what the turn has brought to the player's points, which may win.
func (g *game) hold(who []games.Seat) []games.Event {
	points := g.Points[who[0]] + g.Rolled
	g.Points[who[0]], g.Rolled = points, 0
	g.pass()
	if points >= g.Goal {
		g.Turn = games.Table
	}
	return []games.Event{{Verb: "hold", Seats: who, N: points}}
}

// roll rolls the die, by the seed and the step: so it falls the same whenever the game is played again.
func (g *game) roll(who []games.Seat) []games.Event {
	die := 1 + kit.Rand(g.Seed, "die", g.Step).IntN(6)
	g.Rolled += die
	if die > 1 {
		return []games.Event{{Verb: "roll", Seats: who, N: die}}
	}
	g.Rolled = 0
	g.pass()
	return []games.Event{{Verb: "roll", Seats: who, N: die}, {Verb: "lose", Seats: who}}
}

func (g *game) View(games.Seat) any { return kit.Clone(g.Public) }

// Clone returns a copy that shares nothing with this game.
func (g *game) Clone() games.Game { return new(kit.Clone(*g)) }

func (g *game) Redeal(_ games.Seat, r *rand.Rand) { g.Seed.Redraw(r) }

func (g *game) Due() time.Time { return time.Time{} } // nothing happens here without a player

func (g *game) Result() *games.Result {
	if g.Turn != games.Table {
		return nil
	}
	return &games.Result{Winners: games.Highest(g.Points), Scores: slices.Clone(g.Points)}
}
