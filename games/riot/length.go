package riot

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
