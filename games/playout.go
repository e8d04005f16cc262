package games

import (
	"math"
	"math/rand/v2"
	"time"
)

// A Playout plays a game on in somebody's mind, with a robot in each seat: how a position may end. Robots take the hidden cards for
// what they are in it, so deal them first, see [Game]. In a race everybody presses at a pace of their own, see [Playout.Race].
type Playout struct {
	Game   Game
	Levels []Level // by seat
	Rand   *rand.Rand

	racers []racer
}

// A racer is a seat of a race.
type racer struct {
	rand *rand.Rand
	pace time.Duration
	next time.Time // when it presses
}

// longestIdle is how often racers may look for a move in a row and find none.
const longestIdle = 1000

// Race says how long each seat takes from one press to the next, as a median, and that all begin after a moment. When they press
// depends on a seed alone, not on what they play.
func (p *Playout) Race(at time.Time, paces []time.Duration, seed uint64) {
	p.racers = make([]racer, len(paces))
	for s, pace := range paces {
		r := rand.New(rand.NewPCG(seed, uint64(s)))
		p.racers[s] = racer{r, pace, at.Add(time.Duration(r.Int64N(int64(pace))))}
	}
}

// Wait has a seat of a race press nothing before a moment.
func (p *Playout) Wait(s Seat, until time.Time) { p.racers[s].next = until }

// Do carries out an action.
func (p *Playout) Do(a Action) error {
	if p.racers != nil && a.Seat != Table {
		p.racers[a.Seat].press(a.At)
	}
	_, err := Play(p.Game, a)
	return err
}

// press notes that a racer presses now, and draws when it does so next.
func (r *racer) press(at time.Time) {
	r.next = at.Add(time.Duration(float64(r.pace) * math.Exp(spread*r.rand.NormFloat64())))
}

// Next is what is done next after a moment: by a robot, or by the clock where nobody wants to do anything. It is false where
// nothing can happen any more.
func (p *Playout) Next(at time.Time) (a Action, ok bool) {
	if p.racers != nil {
		return p.race()
	}
	for s := range p.Levels {
		if move := p.choose(Seat(s)); move != "" {
			return Action{Seat(s), move, at}, true
		}
	}
	due := p.Game.Due()
	if due.After(at) {
		at = due
	}
	return Action{Table, Tick, at}, !due.IsZero()
}

func (p *Playout) race() (Action, bool) {
	due := p.Game.Due()
	for range longestIdle {
		first := 0
		for s := range p.racers {
			if p.racers[s].next.Before(p.racers[first].next) {
				first = s
			}
		}
		at := p.racers[first].next
		if !due.IsZero() && !at.Before(due) {
			return Action{Table, Tick, due}, true
		}
		if move := p.choose(Seat(first)); move != "" {
			return Action{Seat(first), move, at}, true
		}
		p.racers[first].press(at)
	}
	return Action{}, false
}

// choose is what a robot does in a seat; "" for nothing.
func (p *Playout) choose(s Seat) string {
	asked := p.Game.Prompt(s)
	if len(asked.Moves) == 0 || asked.Change {
		return ""
	}
	if with, ok := p.Game.(Robot); ok {
		return with.Robot(s, p.Levels[s], p.Rand)
	}
	return asked.Moves[0]
}
