package riot

import "fmt"

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
			g.Text = g.says()
		}
		l.goals = append(l.goals, g)
	}
	return l
}

// says tells what a goal asks for, where what is printed on it does not hold.
func (g *Goal) says() string {
	if g.Test == Occupy {
		return fmt.Sprintf("At the start of your turn you occupy at least %d buildings in at least %d different areas.", g.Buildings, g.Areas)
	}
	return fmt.Sprintf("At the start of your turn you hold %d whole areas at once, or your whole areas summed over all your turn starts have reached %d.",
		g.FullAreas, g.AreaStarts)
}

// goals are those that the Nationalists can have in this game.
func (g *game) goals() []Goal { return g.t.lengths[g.Rules.Points].goals }

// goalNames are the IDs of these goals.
func (g *game) goalNames() []string {
	names := make([]string, len(g.goals()))
	for i := range names {
		names[i] = g.goals()[i].ID
	}
	return names
}

// opinions is with how many revealed Public Opinion cards the Police win. In a shorter game of two players it is one less, as
// the first rounds bring the Police hardly anybody to attack.
func (g *game) opinions() int {
	n := g.t.lengths[g.Rules.Points].opinions
	if g.Seats == 2 && g.Rules.Points < g.t.edition.Params.Points {
		return max(1, n-1)
	}
	return n
}
