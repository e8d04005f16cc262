package riot

import (
	"cmp"
	"slices"

	"ruckus/games"
)

// win ends the game.
func (g *game) win(winners teamSet, how Ending) {
	g.Phase, g.Winners, g.Ending, g.Clock = Ended, winners, how, 0
	g.Credits, g.Cards, g.Counts, g.Obstructions, g.Attacked = 0, 0, false, nil, nil // a turn may be going on
	for i := range g.Units {
		g.Units[i].mark = 0
	}
	g.tell(games.Event{Verb: "end", Seats: g.winnerSeats(), N: int(how)})
}

func (g *game) winnerSeats() []games.Seat { return g.seatsIn(g.Winners) }

// reached reports whether the Nationalists meet a goal with the buildings that they hold.
func (g *game) reached(goal *Goal, held placeSet) bool {
	if goal.Test == Occupy {
		return held.count() >= goal.Buildings && g.t.areasIn(held) >= goal.Areas
	}
	return g.t.whole(held) >= goal.FullAreas || g.Points[Nationalists] >= goal.AreaStarts
}

// areasIn counts the areas in which some building is in a set.
func (t *tables) areasIn(held placeSet) int {
	n := 0
	for _, inside := range t.inside[:t.areas] {
		if held&inside != 0 {
			n++
		}
	}
	return n
}

// A fraction is how far a team has come to its aim.
type fraction struct{ n, of int }

func (f fraction) compare(g fraction) int { return cmp.Compare(f.n*g.of, g.n*f.of) }

func (f fraction) percent() int { return min(100*f.n/f.of, 100) }

// progress is how far a team has come. Of the Nationalists it tells the goal.
func (g *game) progress(t Team) fraction {
	switch t {
	case Police:
		return fraction{len(g.Opinions), g.opinions()}
	case Nationalists:
		goal := &g.goals()[g.Goal]
		held := g.held(t)
		if goal.Test == Occupy {
			return slices.MinFunc([]fraction{{held.count(), goal.Buildings}, {g.t.areasIn(held), goal.Areas}}, fraction.compare)
		}
		return slices.MaxFunc([]fraction{{g.t.whole(held), goal.FullAreas}, {g.Points[t], goal.AreaStarts}}, fraction.compare)
	}
	return fraction{g.Points[t], g.Rules.Points}
}

// endByLength ends the game after the last round: the player in play who has come farthest to their own aim has won.
func (g *game) endByLength() {
	var best fraction
	var winners teamSet
	for _, t := range g.inOrder() {
		p := g.progress(t)
		switch ahead := p.compare(best); {
		case winners == 0 || ahead > 0:
			best, winners = p, 1<<t
		case ahead == 0:
			winners |= 1 << t
		}
	}
	g.win(winners, ByLength)
}

// checkOut puts Protester teams out that have no unit left on the board, by which the game or the turn may be over.
func (g *game) checkOut() {
	for t := range g.eachProtester {
		if g.onBoard(t) > 0 {
			continue
		}
		g.Out |= 1 << t
		g.Discard[t] |= g.Hand[t]
		g.Hand[t] = 0
		g.tell(games.Event{Verb: "out", Seats: g.seatsOf(t)})
	}
	if g.protesters() == 0 {
		g.win(1<<Police, ByOutlast)
	} else if g.Out.has(g.turn()) {
		g.endTurn()
	}
}

// Result is nil until the game is over. The scores are per cent of the way to each team's own aim, 100 for a player who has won
// before the last round was over.
func (g *game) Result() *games.Result {
	if g.Phase != Ended {
		return nil
	}
	r := &games.Result{Winners: g.winnerSeats(), Scores: g.scores()}
	for s, t := range g.TeamOf[:g.Seats] {
		if g.Winners.has(t) && g.Ending != ByLength {
			r.Scores[s] = 100
		}
	}
	return r
}

// A length is what the other teams play for where that many area points win.
type length struct {
	goals    []Goal // of the Nationalists
	opinions int    // Public Opinion cards, with the last of which the Police win
}

// length shortens the aims of an edition as much as the area points. A goal to occupy buildings always needs more than a
// team begins with.
func (e *Edition) length(points int) length {
	scaled := func(n int) int { return (n*points + e.Params.Points - 1) / e.Params.Points }
	_, _, begun := setupUnits(*e)
	begun = max(begun, e.Params.SetupUnits.Three, e.Params.SetupUnits.Four)
	l := length{opinions: max(1, len(e.Opinions)*points/e.Params.Points)}
	for _, g := range e.Goals {
		if points < e.Params.Points {
			g.Buildings = min(max(scaled(g.Buildings), begun+1), g.Buildings)
			g.Areas, g.FullAreas, g.AreaStarts = scaled(g.Areas), scaled(g.FullAreas), scaled(g.AreaStarts)
		}
		g.Text = say("goal-"+g.Test, "buildings", g.Buildings, "areas", g.Areas, "whole", g.FullAreas, "sum", g.AreaStarts)
		l.goals = append(l.goals, g)
	}
	return l
}

// goals are those that the Nationalists can have in this game.
func (g *game) goals() []Goal { return g.t.lengths[g.Rules.Points].goals }

// opinions is with how many revealed Public Opinion cards the Police win. In a shorter game of two players it is one less, as
// the first rounds bring the Police hardly anybody to attack.
func (g *game) opinions() int {
	n := g.t.lengths[g.Rules.Points].opinions
	if g.Seats == 2 && g.Rules.Points < g.t.edition.Params.Points {
		return max(1, n-1)
	}
	return n
}
