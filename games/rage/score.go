package rage

import "ruckus/games"

// A tally is what one seat has bid and won in one round.
type tally struct {
	bid   int8 // or noBid
	won   int8 // tricks
	bonus int8 // cards of Bonus Rage in them
	mad   int8 // cards of Mad Rage in them
}

// row are the tallies of this round by seat.
func (g *game) row() []tally { return g.rowOf(g.Round) }

// rowOf are the tallies of a round by seat.
func (g *game) rowOf(round int) []tally { return g.Sheet[round-1][:g.Seats] }

// scored is how many rounds are scored.
func (g *game) scored() int {
	if g.Phase >= Between {
		return g.Round
	}
	return g.Round - 1
}

// side is the tally of a seat and its partner in a round: what counts for both.
func (g *game) side(round int, s games.Seat) tally {
	row := g.rowOf(round)
	sum := row[s]
	if g.Rules.Teams {
		other := row[g.partner(s)]
		sum.bid += other.bid
		sum.won += other.won
		sum.bonus += other.bonus
		sum.mad += other.mad
	}
	return sum
}

// extra are the points for cards of Bonus Rage and Mad Rage.
func (t tally) extra() int { return 5 * int(t.bonus-t.mad) }

// exact reports whether the bid was as many tricks as were won.
func (t tally) exact() bool { return t.bid == t.won }

// points are what a side gets for a round of that many tricks: one for each trick and 5 for each Bonus Rage, less 5 for each
// Mad Rage; 10 for an exact bid, or 5 if that was zero.
func (r Rules) points(t tally, tricks int) int {
	points := int(t.won) + t.extra()
	if r.SweepDouble && int(t.won) == tricks && tricks > 1 {
		points += tricks
	}
	switch {
	case t.exact() && (t.bid > 0 || r.AmigoScore):
		points += 10
	case t.exact():
		points += 5
	case r.AmigoScore:
		points -= 5
	}
	return points
}

// pointsIn are the points of a scored round by seat; partners have the same.
func (g *game) pointsIn(round int) []int {
	points := make([]int, g.Seats)
	for s := range points {
		points[s] = g.Rules.points(g.side(round, games.Seat(s)), g.Rules.dealt(round))
	}
	return points
}

// exactIn are the seats whose side bid exactly in a scored round.
func (g *game) exactIn(round int) []games.Seat {
	var seats []games.Seat
	for s := range games.Seat(g.Seats) {
		if g.side(round, s).exact() {
			seats = append(seats, s)
		}
	}
	return seats
}

// totals are the points of the first that many rounds by seat.
func (g *game) totals(scored int) []int {
	totals := make([]int, g.Seats)
	for round := 1; round <= scored; round++ {
		for s, points := range g.pointsIn(round) {
			totals[s] += points
		}
	}
	return totals
}

// exact is by seat how many of the first that many rounds its side bid exactly.
func (g *game) exact(scored int) []int {
	exact := make([]int, g.Seats)
	for round := 1; round <= scored; round++ {
		for _, s := range g.exactIn(round) {
			exact[s]++
		}
	}
	return exact
}

// winners are those with the highest total; of several those who bid exactly most often, who may be several still.
func (g *game) winners() []games.Seat {
	totals, exact := g.totals(g.Rules.Hands), g.exact(g.Rules.Hands)
	var best []games.Seat
	for s := range games.Seat(g.Seats) {
		switch {
		case len(best) == 0 || totals[s] > totals[best[0]] || totals[s] == totals[best[0]] && exact[s] > exact[best[0]]:
			best = []games.Seat{s}
		case totals[s] == totals[best[0]] && exact[s] == exact[best[0]]:
			best = append(best, s)
		}
	}
	return best
}

// Result is nil until the game is over. The highest total wins.
func (g *game) Result() *games.Result {
	if g.Phase != Ended {
		return nil
	}
	return &games.Result{Winners: g.winners(), Scores: g.totals(g.Rules.Hands)}
}
